"""What holds of every map: its graph, room for all who play, and homes for the factions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import pytest

from civitas.games.scharz.box.content import ATLAS, BOX, CHARTS, FIELDS, HOMES, MAPS, MOST_SEATS, NEUTRAL, TIERS, Atlas

EACH = [(name, tier) for name in MAPS for tier in TIERS]
LAST = {tier: following - 1 for tier, following in zip(TIERS, (*TIERS[1:], MOST_SEATS + 1), strict=True)}
"""The most who play on a part."""
VILLAGES: int = BOX["prolog"]["villages"]
GOAL: int = BOX["victory"]["fields"]
SPARE = 2
BALANCE = 2.25
"""No faction's homeland yields more than so many times as much a field as another's."""
PEOPLES = 3
"""So many factions at least can be chosen on every part."""


def parts(near: Mapping[str, Iterable[str]]) -> list[int]:
    """How many places hang together, part by part, the largest first."""
    left, found = set(near), []
    while left:
        heap = [left.pop()]
        size = 0
        while heap:
            size += 1
            for other in near[heap.pop()]:
                if other in left:
                    left.remove(other)
                    heap.append(other)
        found.append(size)
    return sorted(found, reverse=True)


def land(atlas: Atlas) -> dict[str, list[str]]:
    return {field: [near for near in atlas.beside[field] if near not in NEUTRAL] for field in atlas.standard}


@pytest.mark.parametrize("name", MAPS)
def test_borders_and_coasts_are_the_same_from_both_sides(name: str) -> None:
    chart = CHARTS[name]
    for id, field in chart.fields.items():
        assert all(id in chart.fields[near].beside for near in field.beside), id
        assert all(id in chart.fields[near].black for near in field.black), id
        assert not set(field.beside) & set(field.black), id
        assert id not in (*field.beside, *field.black)
    for id, sea in chart.seas.items():
        assert all(id in chart.seas[near].beside for near in sea.beside), id


@pytest.mark.parametrize("name", MAPS)
def test_a_river_hangs_together_reaches_a_sea_and_meets_no_other_inland(name: str) -> None:
    fields, streams = CHARTS[name].fields, ATLAS[name][TIERS[-1]].streams
    for river in {river for one in fields.values() for river in one.rivers}:
        along = {id: streams[id] for id, one in fields.items() if river in one.rivers}
        assert parts({id: [n for n in near if n in along] for id, near in along.items()}) == [len(along)], river
        assert any(fields[id].seas for id in along), river
    assert all(one.seas or len(one.rivers) < 2 for one in fields.values())


@pytest.mark.parametrize("name", MAPS)
def test_a_map_can_be_drawn_on_a_sheet(name: str) -> None:
    chart = CHARTS[name]
    sides = {frozenset((id, near)) for id, one in chart.fields.items() for near in (*one.beside, *one.black, *one.seas)}
    sides |= {frozenset((id, near)) for id, one in chart.seas.items() for near in one.beside}
    assert len(sides) <= 3 * (len(chart.fields) + len(chart.seas)) - 6


@pytest.mark.parametrize(("name", "tier"), EACH)
def test_all_of_a_part_can_be_reached(name: str, tier: int) -> None:
    atlas = ATLAS[name][tier]
    near: dict[str, list[str]] = {sea: [*atlas.waters[sea], *atlas.shores[sea]] for sea in atlas.seas}
    near |= {field: [*land(atlas)[field], *atlas.coast[field]] for field in atlas.standard}
    assert len(parts(near)) == 1
    assert parts(land(atlas))[0] >= GOAL


@pytest.mark.parametrize(("name", "tier"), EACH)
def test_there_is_room_for_all_who_play_on_a_part(name: str, tier: int) -> None:
    fields = len(ATLAS[name][tier].standard)
    assert fields >= VILLAGES * LAST[tier] + SPARE
    assert fields - VILLAGES * (LAST[tier] - 1) >= GOAL


@pytest.mark.parametrize(("name", "tier"), EACH)
def test_factions_in_play_have_a_home_and_homes_yield_alike(name: str, tier: int) -> None:
    inside = ATLAS[name][tier].inside
    homes = {faction: [field for field in HOMES[faction] if field in inside] for faction in CHARTS[name].factions}
    yields = [
        sum(BOX["yield"].get(FIELDS[field].colours[0], 0) for field in fields) / len(fields)
        for fields in homes.values()
        if fields
    ]
    assert len(yields) >= PEOPLES
    assert max(yields) <= BALANCE * min(yields)
    if tier == TIERS[-1]:
        assert all(homes[id] or faction.comes for id, faction in CHARTS[name].factions.items())
    assert not any(FIELDS[field].home for field in NEUTRAL)
