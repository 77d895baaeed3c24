"""Campaigns: the best rank against printed opponents is kept, for each kind of game and for whoever played it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.site.calling import Caller, play_out

from civitas.games import find_title
from civitas.games.era.box.automas import RANKS, rank
from civitas.games.title import companions_of
from civitas.kernel import Dice
from civitas.kernel import Table as Game
from civitas.site.campaigns.models import Feat
from civitas.site.tables.models import Table

pytestmark = pytest.mark.django_db
TITLE = "era"
SOLO = {"automas": "1", "level": "medium"}


def played(caller: Caller, seed: str, options: dict[str, str] = SOLO, *others: Caller, **how: Any) -> Table:
    """A game alone, or together with others, against what the box prints, by random answers to its end."""
    people = (caller, *others)
    table = caller.post("/tables", {"title": TITLE, "seats": len(people), "options": options, **how})
    assert caller.status == 201, table
    name = table["name"]
    for one in people:
        if one is not caller:
            one.post("/join", {"invitation": table["invitation"]})
        one.put(f"/tables/{name}/ready", {"ready": True})
    caller.post(f"/tables/{name}/start")
    play_out(name, seed)
    return Table.objects.get(name=name)


def campaigns(caller: Caller, of: Caller, lang: str = "en") -> Any:
    handle = of.get("/people/me")["handle"]
    return caller.get(f"/people/{handle}/campaigns?lang={lang}")


def test_the_best_rank_is_kept_for_each_kind_of_game() -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    tables = [played(anna, "one"), played(anna, "two"), played(anna, "three", {"automas": "2", "level": "hard"})]
    (book,) = campaigns(ben, anna)
    assert book["title"] == TITLE
    assert book["columns"][0] == "Tribe"
    assert sum(line["games"] for line in book["lines"]) == len(tables)
    points = [table.scores[0] for table in tables if table.scores]
    assert max(line["best"] for line in book["lines"]) == max(points)
    worth = {name: one.points for name, one in RANKS.items()}
    best = max((rank(score) for score in points), key=worth.__getitem__)
    assert book["lines"][0]["rank"].lower() == best
    hard = [line for line in book["lines"] if line["marks"][2] == "2"]
    assert [line["games"] for line in hard] == [1]
    assert campaigns(anna, ben) == []


def test_each_of_two_who_play_together_has_a_line_for_their_own_tribe() -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    table = played(anna, "both", SOLO, ben)
    assert table.scores is not None
    lines = [campaigns(anna, one)[0]["lines"] for one in (anna, ben)]
    assert [[(line["people"], line["games"], line["best"]) for line in book] for book in lines] == [
        [(2, 1, score)] for score in table.scores
    ]
    assert lines[0][0]["marks"][0] != lines[1][0]["marks"][0]
    assert lines[0][0]["rank"] == lines[1][0]["rank"]
    assert anna.get(f"/tables/{table.name}")["together"]


def test_it_is_told_in_the_language_of_whoever_looks() -> None:
    anna = Caller("Anna")
    played(anna, "one")
    (book,) = campaigns(Caller(), anna, "de")
    assert book["columns"][0] == "Volk"


def test_games_without_printed_opponents_are_no_campaign() -> None:
    anna = Caller("Anna")
    table = played(anna, "one", {"automas": "0"})
    assert not anna.get(f"/tables/{table.name}")["together"]
    assert campaigns(anna, anna) == []


def test_nothing_is_reached_where_hints_may_be_asked_for() -> None:
    anna = Caller("Anna")
    played(anna, "one", teaching=True)
    assert Feat.objects.count() == 1
    assert campaigns(anna, anna) == []


def test_who_is_not_there_has_no_campaign() -> None:
    caller = Caller("Anna")
    caller.get("/people/0123456789abcdef01/campaigns")
    assert caller.status == 404


def test_before_the_end_nothing_is_reached() -> None:
    title = find_title(TITLE)
    campaign = companions_of(title).campaign
    assert campaign is not None
    assert campaign.feat(Game(title, 1, SOLO, Dice("begun")).state, 0) is None
