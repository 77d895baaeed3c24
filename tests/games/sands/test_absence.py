"""What a seat does while its player is away."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.games.sands.courses import told
from tests.games.sands.generations import border
from tests.games.sands.situations import ANGELIKA, MARION, at_choice, in_turn, say, seated, settle

from civitas.bots import make_bot
from civitas.games.sands import TITLE
from civitas.games.sands.box.content import ACTIONS
from civitas.games.sands.box.state import Sands
from civitas.games.sands.companions import absence
from civitas.games.sands.turn import CARDS
from civitas.kernel import Table
from civitas.kit.rules_index import load_rules


def _with_on_display(*cards: str) -> Table:
    g = seated()
    g.generation_round = (len(cards) + 1) // 2
    g.empires[MARION].played = cards
    return at_choice(g)


def test_every_card_that_a_caretaker_wishes_for_exists() -> None:
    assert {card for pair in absence.PREFERS["choose-cards"] for card in pair} <= set(CARDS)


@pytest.mark.parametrize("first", range(len(ACTIONS)))
def test_whatever_lies_on_display_a_wish_of_the_caretaker_is_legal_and_chosen(first: int) -> None:
    """Six cards are the most that can lie there in the last round of a generation."""
    table = _with_on_display(*[ACTIONS[(first + i) % len(ACTIONS)] for i in range(6)])
    legal = table.legal(MARION)
    wishes = [pair for pair in absence.PREFERS["choose-cards"] if pair in legal]
    assert wishes
    assert make_bot("caretaker", TITLE, "away").choose(table, MARION) == wishes[0]


def test_with_all_but_one_calm_card_on_display_the_caretaker_still_has_a_wish() -> None:
    table = _with_on_display("chronicle", "muster", "build", "govern", "advance", "caravan_1")
    assert make_bot("caretaker", TITLE, "away").choose(table, MARION) == ["chronicle", "migrate"]


def _warned(table: Table) -> set[str]:
    """What warns Angelika: lines of the log that name her."""
    return {
        line.key
        for line in table.notes(None)
        if line.key in absence.WARNINGS and ANGELIKA in (line.params.get("seat"), line.params.get("other_seat"))
    }


def test_who_loses_resources_to_a_raid_is_warned_with_the_amount() -> None:
    """Two soldiers loot two gold; Angelika had one. Nothing is told of her where she has nothing to lose."""

    def arrange(g: Sands) -> None:
        settle(g, ANGELIKA, "rhodes", "aegyptus")
        g.resource["rhodes"] = "gold"
        g.empires[ANGELIKA].gold = 1
        g.empires[MARION].soldiers["cyprus"] = 2

    table = say(in_turn(seated(arrange), "raid"), "raid", *["soldier:cyprus:rhodes"] * 2, "done")
    assert _warned(table) == {"raid-loss"}
    assert told(table, "raid-loss") == [{"seat": ANGELIKA, "other_seat": MARION, "amount": 1, "resource": "gold"}]
    table = say(in_turn(seated(arrange), "raid"), "raid", *["soldier:cyprus:aegyptus"] * 2, "done")
    assert _warned(table) == set()


def test_who_is_attacked_or_pays_tribute_is_warned() -> None:
    def arrange(g: Sands) -> None:
        settle(g, ANGELIKA, "gallia")
        g.empires[ANGELIKA].caravans = (border("cyprus", "syria"),)
        g.empires[MARION].soldiers["gallia"] = 4
        g.empires[MARION].crops = 9

    table = say(in_turn(seated(arrange), "conquest"), "conquest", "attack:gallia:1", 0, 0)
    assert _warned(table) == {"attack", "control-lost"}
    assert _warned(say(in_turn(seated(arrange), "tribute"), "tribute")) == {"tribute-caravan"}


def test_the_paragraphs_cited_there_are_in_the_index() -> None:
    """Comments are read by people only, so this looks at the text of the module."""
    cited = re.findall(r"§([\w.]+\w)", Path(str(absence.__file__)).read_text(encoding="utf-8"))
    assert cited
    assert set(cited) <= {rule.id for rule in load_rules(TITLE)}
