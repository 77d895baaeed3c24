"""Beside a real table: what is written can be read, and the automas' turn on a copy is their turn in the game."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.bots import make_bot
from civitas.games import find_title
from civitas.games.copies import BadEntry, NotNow, Sections
from civitas.games.era.box.state import Era
from civitas.games.era.companions import copying
from civitas.games.era.companions.positions import arrange
from civitas.games.title import Title
from civitas.kernel import Dice, Table
from civitas.kernel.dice import Stream

ERA = find_title("era")
HARMLESS = {"acts", "commits", "thalers-gained", "passes"}
"""What a person may do without an automa deciding differently."""
TOLD = ("automa-choice", "automa-branch", "automa-growth", "automa-fleet", "automa-rest")


def options(automas: int = 1, level: str = "medium") -> dict[str, str]:
    return {"length": "normal", "automas": str(automas), "level": level}


def new(seats: int = 1, automas: int = 1) -> Sections:
    return copying.written(copying.opening(ERA, seats, options(automas), Stream("new")))


def turn(sections: Sections) -> Table:
    copied = copying.read(sections, Stream("deal"))
    assert isinstance(ERA, Title)
    alone = ERA.of_opponents
    assert alone is not None
    alone.program.begin(copied.state)
    return Table(alone, copied.seats, copied.options, Dice("turn"), start=copied.state)


@pytest.mark.parametrize("number", range(24))
def test_a_position_that_is_written_can_be_read_and_is_whole(number: int) -> None:
    seats, automas = 1 + number % 4, 1 + number % 2
    g = arrange(ERA, seats, options(automas, ("easy", "medium", "hard")[number % 3]), Stream(f"rich {number}"))
    sections = copying.written(g)
    for part in sections["automa"]:
        part["luxury_used"] = []  # a rich position may have used what it no longer has
    again = copying.read(sections, Stream("deal")).state
    assert isinstance(again, Era)
    assert copying.written(again) == sections
    assert list(ERA.invariants(again)) == []
    for one, other in zip(g.realms, again.realms, strict=True):
        assert (one.free, one.armies, sum(one.board)) == (other.free, other.armies, sum(other.board))
    assert again.control == g.control


def copied_before(table: Table) -> Sections | None:
    try:
        return copying.written(table.state)
    except NotNow:
        return None


@pytest.mark.parametrize("level", ["easy", "hard"])
def test_the_turn_on_a_copy_is_the_turn_in_the_game(level: str) -> None:
    compared: list[str] = []
    for seed in ("a", "b", "c"):
        table = Table(ERA, 1, options(level=level), Dice(seed))
        bot = make_bot("greedy", ERA, seed)
        while not table.over:
            copy, before = copied_before(table), len(table.notes(None))
            table.apply(0, bot.choose(table, 0))
            lines = table.notes(None)[before:]
            keys = [line.key for line in lines]
            drawn = keys.index("automa-card") if keys.count("automa-card") == 1 else None
            if copy is None or drawn is None or not HARMLESS.issuperset(keys[:drawn]):
                continue  # what the person did last would have to be in the copy as well
            card = lines[drawn].params["deed"]
            copy["table"][0]["card"] = card
            told = [(line.key, line.params) for line in turn(copy).notes(None) if line.key in TOLD]
            assert told
            assert told == [(line.key, line.params) for line in lines if line.key in TOLD][: len(told)]
            compared.append(card)
    assert len(compared) >= 5
    assert "expansion" in compared


def test_at_the_end_of_a_round_whoever_still_has_the_leader_up_expands() -> None:
    sections = new(automas=2)
    sections["table"][0]["card"] = "auto"
    sections["automa"][0]["leader_up"] = False
    assert {line.params["seat"] for line in turn(sections).notes(None) if "seat" in line.params} == {"automa_2"}


def test_nobody_has_won_after_a_turn() -> None:
    table = turn(new())
    assert table.over
    assert not {line.key for line in table.notes(None)} & {"victory", "defeat"}


@pytest.mark.parametrize(
    ("section", "entry", "value", "reason"),
    [
        ("table", "level", "godlike", "unknown"),
        ("table", "round", 0, "number"),
        ("table", "round", True, "number"),
        ("table", "open_cards", "peasants", "words"),
        ("table", "battlefields", {"nowhere": 1}, "unknown"),
        ("table", "posts", {"nowhere": "person_1"}, "unknown"),
        ("table", "posts", ["rome"], "words"),
        ("table", "card", 5, "word"),
        ("person", "tribe", "atlanteans", "unknown"),
        ("person", "morale", 99, "number"),
        ("person", "vassals", {"nowhere": 1}, "unknown"),
        ("person", "vassals", 3, "counts"),
        ("person", "armies", 30, "pieces"),
        ("person", "villages", ["atlantis"], "unknown"),
        ("automa", "leader_up", "yes", "flag"),
        ("automa", "attacks", 9, "number"),
        ("automa", "lucky", 1, "odd"),
    ],
)
def test_a_wrong_entry_is_refused_where_it_stands(section: str, entry: str, value: Any, reason: str) -> None:
    sections = new()
    sections[section][0][entry] = value
    with pytest.raises(BadEntry) as bad:
        copying.read(sections, Stream("deal"))
    assert bad.value.reason == reason
    assert bad.value.place.section == section
    assert bad.value.place.entry in (entry, "vassals")


def test_two_cannot_have_the_same_province_tribe_or_village() -> None:
    sections = new()
    sections["automa"][0]["vassals"] = sections["person"][0]["vassals"]
    with pytest.raises(BadEntry, match="twice"):
        copying.read(sections, Stream("deal"))
    sections = new()
    sections["automa"][0]["tribe"] = sections["person"][0]["tribe"]
    with pytest.raises(BadEntry, match="twice"):
        copying.read(sections, Stream("deal"))
    sections = new()
    sections["table"][0]["villages"] = list(sections["person"][0]["vassals"])
    with pytest.raises(BadEntry, match="twice"):
        copying.read(sections, Stream("deal"))


def test_what_is_missing_or_too_much_is_said() -> None:
    sections = new()
    del sections["person"][0]["food"]
    with pytest.raises(BadEntry, match="missing"):
        copying.read(sections, Stream("deal"))
    for change in ({"person": new()["person"] * 5}, {"automa": new()["automa"] * 3}):
        with pytest.raises(BadEntry, match="pieces"):
            copying.read({**new(), **change}, Stream("deal"))
    wrong: tuple[Sections, ...] = ({"people": []}, {"automa": []})
    for odd in wrong:
        with pytest.raises(BadEntry, match="sections"):
            copying.read({**new(), **odd}, Stream("deal"))


def test_a_game_without_automas_cannot_be_copied() -> None:
    with pytest.raises(NotNow):
        copying.written(copying.opening(ERA, 2, options(0), Stream("none")))
