"""The list of everything to which content can attach is complete, and names nothing that is not there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.games.clash.fields import BLUE, RED
from tests.games.clash.tables import at_red_turn, playing

import civitas.games.clash
from civitas.games.clash.actions.advance import BY_ACTION, BY_CARD
from civitas.games.clash.actions.recruit import WITHOUT
from civitas.games.clash.box import hooks
from civitas.games.clash.box.content import ADVANCES

HOME = Path(civitas.games.clash.__file__).parent
SOURCES = {
    ".".join(path.relative_to(HOME).with_suffix("").parts): path.read_text(encoding="utf-8")
    for path in sorted(HOME.rglob("*.py"))
}


def listed(table: str) -> list[str]:
    """The first column of the table under this heading."""
    _, _, rest = (hooks.__doc__ or "").partition(f"\n| {table} |")
    rows = rest.partition("\n\n")[0].splitlines()[2:]
    return [name.strip() for row in rows for name in row.split("|")[1].split(",")]


def named(pattern: str) -> set[str]:
    """What the first group of the pattern finds anywhere in the rules."""
    return {name for source in SOURCES.values() for name in re.findall(pattern, source)}


@pytest.mark.parametrize(
    ("table", "pattern"),
    [
        ("event", r'trigger\(\s*"([\w.-]+)"'),
        ("number", r'modifiers\.terms\(\s*"([\w.-]+)"'),
        ("veto", r'vetoes\.verdict\(\s*"([\w.-]+)"'),
    ],
)
def test_every_event_number_and_veto_of_the_rules_is_listed(table: str, pattern: str) -> None:
    assert sorted(listed(table)) == sorted(named(pattern))


def test_every_name_of_a_price_is_listed() -> None:
    asked = named(r'(?:price_of|prices\.settle)\(\s*"([\w-]+)"') | {BY_ACTION, BY_CARD, "any"}
    assert sorted(listed("price")) == sorted(asked - set(ADVANCES))


@pytest.mark.parametrize(
    ("table", "on"),
    [
        ("event", r"listeners\.on|on_event"),
        ("number", r"modifiers\.on|on_number"),
        ("veto", r"vetoes\.on|on_veto"),
        ("price", r"prices\.on|on_price"),
    ],
)
def test_nothing_attaches_to_what_is_not_listed(table: str, on: str) -> None:
    found = named(rf'@(?:{on})\("([\w.-]+)"')
    assert found
    assert found <= {*listed(table), *(ADVANCES if table == "price" else ())}


def test_every_collection_that_content_adds_to_is_listed() -> None:
    """Such a collection is empty where it stands."""
    empty = re.compile(r"^([A-Z_]+): (?:list|dict|ByEffect)\[.*\] = (?:\[\]|\{\}|ByEffect\(\))$", re.MULTILINE)
    found = [f"{module}.{name}" for module, source in SOURCES.items() for name in empty.findall(source)]
    assert sorted(listed("collection")) == sorted(found)


def test_what_the_expansion_attaches_is_left_out_at_a_table_of_the_base_game() -> None:
    base, whole = at_red_turn(2).state, at_red_turn(2, expansion="chosen").state
    for hook in (hooks.listeners._events, hooks.modifiers._numbers, hooks.vetoes._rules):
        left_out = {name for name in hook._order if hook.at(base, name) != hook.at(whole, name)}
        assert left_out
        assert all(set(hook.at(base, name)) < set(hook.at(whole, name)) for name in left_out)


def test_players_are_only_asked_about_what_their_civilisation_can_bring() -> None:
    g = playing("carthage")[1]
    asked = {seat: [grants.__module__.rpartition(".")[2] for grants in WITHOUT.of(g, seat)] for seat in (RED, BLUE)}
    assert asked == {RED: ["carthage"], BLUE: ["rome"]}
    assert WITHOUT.of(at_red_turn(2).state, RED) == ()
