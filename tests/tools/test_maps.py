"""The drawn maps say what the games say."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from tools.maps.check import faults

from civitas.games.sands.box.content import DOTTED, GOODS, REGIONS, SIDES
from civitas.games.scharz.box.content import CHARTS, MAPS

ROOT = Path(__file__).parents[2]


@pytest.fixture
def sands() -> dict[str, Any]:
    drawing: dict[str, Any] = json.loads((ROOT / "web/src/titles/sands/map.json").read_text())
    return drawing


def test_every_region_and_every_border_of_sands_is_drawn_and_no_other(sands: dict[str, Any]) -> None:
    assert sorted(sands["regions"]) == sorted(REGIONS)
    assert sorted(sands["borders"]) == sorted(SIDES)
    assert {id for id, border in sands["borders"].items() if border["kind"] == "dotted"} == set(DOTTED)


def test_neighbours_share_a_line_and_others_do_not_touch(sands: dict[str, Any]) -> None:
    assert faults(sands) == []


def test_a_border_that_is_not_wanted_is_found(sands: dict[str, Any]) -> None:
    drawing = deepcopy(sands)
    del drawing["borders"]["gallia-germania"]
    assert len(faults(drawing)) == 1
    assert faults(drawing)[0].startswith("gallia and germania touch")


def test_neighbours_that_do_not_touch_are_found(sands: dict[str, Any]) -> None:
    drawing = deepcopy(sands)
    drawing["borders"]["britannia-india"] = {"kind": "land"}
    assert faults(drawing) == ["britannia and india should touch but share 0 units"]


def test_a_trade_good_has_the_middle_of_its_border_for_itself(sands: dict[str, Any]) -> None:
    for id, border in sands["borders"].items():
        assert (border["slots"][0] != border["anchor"]) == (id in GOODS), id


@pytest.mark.parametrize("name", MAPS)
def test_every_border_and_every_coast_of_scharz_is_drawn_and_no_other(name: str) -> None:
    drawing = json.loads((ROOT / f"web/src/titles/scharz/maps/{name}.json").read_text())
    fields, seas = CHARTS[name].fields, CHARTS[name].seas
    assert sorted(drawing["places"]) == sorted({*fields, *seas})
    touching = {
        frozenset((id, other)) for id, field in fields.items() for other in (*field.beside, *field.black, *field.seas)
    } | {frozenset((id, other)) for id, sea in seas.items() for other in sea.beside}
    borders = {"-".join(sorted(pair)): {"kind": "land"} for pair in touching}
    assert faults({"regions": drawing["places"], "borders": borders}) == []
    black = {frozenset((id, other)) for id, field in fields.items() for other in field.black}
    assert {frozenset(line["between"]) for line in drawing["black"]} == black
