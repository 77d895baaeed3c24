"""How near trade lies to a realm."""

from __future__ import annotations

from functools import lru_cache

from civitas.games.sands.box.content import (
    ATLAS,
    GOODS,
    SIDES,
    across,
)


@lru_cache(maxsize=1 << 14)
def nearness(seats: int, caravans: tuple[str, ...], starts: tuple[str, ...], foreign: tuple[str, ...]) -> float:
    """How near trade goods and foreign places lie that no own caravan has reached: 1 for each one caravan away."""
    atlas, laid = ATLAS[seats], set(caravans)
    steps = dict.fromkeys(starts, 0)
    found = list(starts)
    for region in found:  # first along own caravans, which costs nothing, then step by step
        for border in atlas.borders_of[region]:
            beyond = across(border, region)
            if border in laid and beyond in atlas.neighbours and beyond not in steps:
                steps[beyond] = 0
                found.append(beyond)
    for region in found:
        if steps[region] < 2:
            for beyond in atlas.neighbours[region]:
                if beyond not in steps:
                    steps[beyond] = steps[region] + 1
                    found.append(beyond)
    touched = {side for border in caravans for side in SIDES[border]}
    value = 0.0
    for border in GOODS:
        if border not in laid:
            distance = min(steps.get(side, 9) for side in SIDES[border])
            value += 0.5**distance if distance < 3 else 0.0
    for region in foreign:
        if region not in touched and region in steps and region not in starts:
            value += 0.5 ** max(0, steps[region] - 1)
    return value
