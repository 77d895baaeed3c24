"""What a conquest would bring is told beforehand, and it comes true."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.sands.courses import attacked
from tests.games.sands.situations import ANGELIKA, MARION, NICOLE, in_turn, say, seated, settle

from civitas.games.outlooks import Outlook, Prospect
from civitas.games.sands import TITLE
from civitas.games.sands.box.content import GOODS
from civitas.games.sands.box.state import NOBODY, Sands
from civitas.games.title import companions_of
from civitas.kernel import Dice, Table
from civitas.texts import LANGUAGES, Speaker


def _sicilia(soldiers: int = 2, theirs: int = 2, unrest: int = 3) -> Sands:
    """Marion with soldiers and a peasant against Angelika's, who rules Sicilia and has a fortress there."""
    g = seated()
    settle(g, ANGELIKA, "sicilia", "italia", peasants=1, soldiers=theirs)
    g.empires[MARION].soldiers["sicilia"] = soldiers
    g.empires[MARION].peasants["sicilia"] = 1
    g.empires[MARION].advances = ("bronze_working", "law")
    g.empires[MARION].crops = 9
    g.empires[MARION].unrest = unrest
    g.buildings["sicilia"] = ("fortress",)
    g.empires[ANGELIKA].emphasis = "politics"
    return g


def _ahead(table: Table, seat: int) -> list[Outlook]:
    return companions_of(table.title).look_ahead(table, seat, Random(1))


def _of(table: Table, seat: int, answer: object) -> list[Prospect]:
    return next(found.prospects for found in _ahead(table, seat) if found.answer == answer)


def _told(prospects: list[Prospect]) -> dict[str, list[dict[str, object]]]:
    found: dict[str, list[dict[str, object]]] = {}
    for prospect in prospects:
        found.setdefault(prospect.key, []).append(prospect.params)
    return found


def test_a_region_tells_what_it_yields_and_how_many_goods_lie_around_it() -> None:
    table = Table(TITLE, 3, {}, Dice("ground"))
    seat = table.to_act()[0]
    told = _told(_of(table, seat, "aegyptus"))
    g = table.state
    assert told["yields"] == [
        {"region": "aegyptus", "resource": g.resource["aegyptus"], "number": g.capacity["aegyptus"]}
    ]
    goods = sum(border in GOODS for border in g.atlas.borders_of["aegyptus"])
    assert told["ways"] == [{"region": "aegyptus", "borders": len(g.atlas.borders_of["aegyptus"]), "number": goods}]


def test_whoever_would_have_the_most_citizens_somewhere_is_told_what_annexing_it_costs() -> None:
    g = seated()
    settle(g, MARION, "libya", peasants=3)
    table = say(in_turn(g, "migrate"), "migrate")
    number = sum(holder == MARION for holder in g.control.values())
    assert _told(_of(table, MARION, "peasant:libya:mauretania"))["could-annex"] == [
        {"region": "mauretania", "number": number}
    ]


def test_nobody_is_told_of_annexing_where_others_are_more() -> None:
    g = seated()
    settle(g, MARION, "libya", peasants=3)
    g.empires[ANGELIKA].peasants["mauretania"] = 2
    table = say(in_turn(g, "migrate"), "migrate")
    assert not [one for one in _ahead(table, MARION) if one.answer == "peasant:libya:mauretania"]


def test_nobody_is_told_of_annexing_the_last_region_of_another() -> None:
    g = seated()
    settle(g, MARION, "libya", peasants=3)
    for region, holder in g.control.items():
        if holder == ANGELIKA:
            g.control[region] = NOBODY
    g.control["mauretania"] = ANGELIKA
    table = say(in_turn(g, "migrate"), "migrate")
    assert not [one for one in _ahead(table, MARION) if one.answer == "peasant:libya:mauretania"]


def test_a_peasant_beyond_the_capacity_is_said_to_bring_nothing() -> None:
    g = seated()
    settle(g, MARION, "libya", "mauretania", peasants=1)
    g.empires[MARION].peasants["mauretania"] = g.capacity["mauretania"]
    table = say(in_turn(g, "migrate"), "migrate")
    assert "peasant-idle" in _told(_of(table, MARION, "peasant:libya:mauretania"))
    assert "peasant-brings" in _told(_of(table, MARION, "peasant:mauretania:libya"))


def test_both_strengths_are_told_part_by_part() -> None:
    table = say(in_turn(_sicilia(), "conquest"), "conquest")
    told = _told(_of(table, MARION, f"attack:sicilia:{ANGELIKA}"))
    assert told["strength-peasants"] == [{"seat": MARION, "amount": 1}, {"seat": ANGELIKA, "amount": 1}]
    assert told["strength-soldiers"] == [{"seat": MARION, "amount": 4}, {"seat": ANGELIKA, "amount": 4}]
    assert told["strength-advance"] == [{"seat": MARION, "advance": "bronze_working", "amount": 1}]
    assert told["strength-building"] == [{"seat": ANGELIKA, "building": "fortress", "amount": 3}]
    assert told["crops-left"] == [{"crops": 6}]


def test_for_each_die_it_is_told_what_it_beats() -> None:
    # Six against eight, four pips each at most.
    table = say(in_turn(_sicilia(), "conquest"), "conquest")
    told = _told(_of(table, MARION, f"attack:sicilia:{ANGELIKA}"))
    assert told["die-beats-none"] == [{"die": 0}]
    assert told["die-beats"] == [{"die": die, "other_die": die - 1, "most": 4} for die in (1, 2, 3, 4)]


def test_a_battle_that_cannot_be_lost_or_won_is_called_so() -> None:
    strong = _told(_of(say(in_turn(_sicilia(9), "conquest"), "conquest"), MARION, f"attack:sicilia:{ANGELIKA}"))
    assert {"die": 4} in strong["die-beats-all"]
    weak = _told(_of(say(in_turn(_sicilia(0, 9), "conquest"), "conquest"), MARION, f"attack:sicilia:{ANGELIKA}"))
    assert {"die": 0} in weak["die-beats-none"]


def test_annexing_is_told_with_what_it_costs_and_saves() -> None:
    g = seated()
    g.empires[MARION].soldiers["libya"] = 1
    g.empires[MARION].advances = ("law",)
    g.empires[MARION].crops = 3
    table = say(in_turn(g, "conquest"), "conquest")
    told = _told(_of(table, MARION, "annex:libya"))
    assert told["price-regions"] == [{"number": 1}]
    assert told["price-advance"] == [{"advance": "law", "amount": 1}]
    assert told["crops-left"] == [{"crops": 3}]


def test_the_last_region_of_a_player_is_said_to_be_safe() -> None:
    g = seated()
    g.empires[MARION].soldiers["hispania"] = 5
    g.empires[MARION].crops = 9
    table = say(in_turn(g, "conquest"), "conquest")
    assert "keeps-last-region" in _told(_of(table, MARION, f"attack:hispania:{ANGELIKA}"))


@pytest.mark.parametrize(("refuge", "told"), [("graecia", "retreats"), ("armenia", "has-no-refuge")])
def test_where_the_beaten_would_go_is_told(refuge: str, told: str) -> None:
    g = seated()
    settle(g, NICOLE, "sicilia", peasants=4)
    g.control["graecia"] = NOBODY
    g.control[refuge] = NICOLE
    g.empires[MARION].soldiers["sicilia"] = 5
    g.empires[MARION].crops = 9
    table = say(in_turn(g, "conquest"), "conquest")
    assert told in _told(_of(table, MARION, f"attack:sicilia:{NICOLE}"))


@pytest.mark.parametrize("seat", [MARION, ANGELIKA])
@pytest.mark.parametrize("die", range(5))
@pytest.mark.parametrize("other_die", range(5))
def test_what_was_told_of_a_die_comes_true(seat: int, die: int, other_die: int) -> None:
    table = attacked(in_turn(_sicilia(), "conquest"), "sicilia", ANGELIKA)
    told = _of(table, seat, die)[other_die]
    rival = ANGELIKA if seat == MARION else MARION
    table.apply(seat, die)
    table.apply(rival, other_die)
    (won,) = [line.params for line in table.notes(None) if line.key == "battle-won"]
    while table.to_act()[0] != MARION or table.prompt(MARION).key == "lose-citizen":
        table.apply(table.to_act()[0], table.legal(table.to_act()[0])[0])
    assert told.key == ("against-won" if won["seat"] == seat else "against-lost")
    assert told.good == (won["seat"] == seat)
    assert told.params["other_die"] == other_die
    assert told.params["unrest"] == table.state.empires[seat].unrest


def test_what_the_other_side_has_set_in_secret_changes_nothing_that_is_told() -> None:
    told = set()
    for die in range(5):
        table = attacked(in_turn(_sicilia(), "conquest"), "sicilia", ANGELIKA)
        table.apply(ANGELIKA, die)
        told.add(str([[p.params for p in found.prospects] for found in _ahead(table, MARION)]))
    assert len(told) == 1


def test_where_nothing_is_to_be_told_nothing_is() -> None:
    table = in_turn(_sicilia(), "conquest")
    assert {prospect.key for found in _ahead(table, MARION) for prospect in found.prospects} == {"bonus-unrest"}
    assert _ahead(table, NICOLE) == []


def test_the_first_bonus_action_of_a_kind_in_a_generation_costs_unrest() -> None:
    g = _sicilia()
    g.empires[MARION].bonus_used = ("support",)
    table = in_turn(g, "conquest")
    assert [prospect.key for prospect in _of(table, MARION, "support:civic")] == ["bonus-calm"]
    g.empires[MARION].bonus_used = ()
    assert [prospect.key for prospect in _of(in_turn(g, "conquest"), MARION, "support:civic")] == ["bonus-unrest"]


def test_a_card_that_was_played_before_costs_unrest() -> None:
    g = _sicilia()
    g.empires[MARION].played = ("conquest",)
    assert [prospect.key for prospect in _of(in_turn(g, "conquest"), MARION, "conquest")] == ["repeat-unrest"]


def test_ending_the_turn_is_fitting_when_no_card_can_be_carried_out() -> None:
    table = in_turn(_sicilia(), "caravan_2", "emphasis_civic")
    fitting = [found.answer for found in _ahead(table, MARION) if found.fitting]
    assert fitting == ["end"]
    assert not any(found.fitting for found in _ahead(in_turn(_sicilia(), "conquest"), MARION))


def test_everything_is_said_in_both_languages() -> None:
    tables = [say(in_turn(_sicilia(n), "conquest"), "conquest") for n in (0, 2, 9)]
    tables.append(attacked(in_turn(_sicilia(), "conquest"), "sicilia", ANGELIKA))
    for language in LANGUAGES:
        speaker = Speaker(TITLE, language)
        for table in tables:
            for found in _ahead(table, MARION):
                assert all(speaker.say(f"outlook-{p.key}", p.params) for p in found.prospects)
