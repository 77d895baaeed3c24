"""What of all that a move wins and loses is worth a mention."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

LEAST = 0.1
"""Points of the evaluation: less is nothing that anybody would notice."""
SHARE = 0.3
"""What is less than this share of the weightiest reason is not a reason."""
MOST = 2
"""Reasons for a move that one sentence holds; against it there is room for one."""


class Reasons(NamedTuple):
    """Features by which a move wins and loses, the weightiest first."""

    more: list[str]
    less: list[str]


def reasons(gains: Mapping[str, float], but: Collection[str] = ()) -> Reasons:
    """The weightiest reasons for and against; features in `but` are not spoken of."""
    told = {name: gain for name, gain in gains.items() if name not in but}
    least = max(LEAST, SHARE * max(map(abs, told.values()), default=0.0))
    weighty = sorted((name for name, gain in told.items() if abs(gain) >= least), key=lambda name: -abs(told[name]))
    return Reasons([n for n in weighty if told[n] > 0][:MOST], [n for n in weighty if told[n] < 0][:1])
