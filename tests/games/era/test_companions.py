"""What people, bots and clients are told beside the rules."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from tests.games.era.situations import SWORDS, asked, at, blank, build, camp, offers, say, settle
from tests.games.era.test_battle import border, charge
from tests.games.era.test_movement import marching, raiding
from tests.games.test_positions import arranged

from civitas.bots import make_bot, play_out
from civitas.games.era import TITLE
from civitas.games.era.box.content import TRIBES
from civitas.games.era.companions import COMPANIONS, encoding, luck
from civitas.games.era.companions.board import board
from civitas.games.era.companions.census import count
from civitas.games.era.companions.goals import goals
from civitas.games.era.companions.ledger import ledger
from civitas.games.era.companions.outlook import outlooks
from civitas.games.era.companions.sheet import sheets
from civitas.games.goals import Goal
from civitas.games.outlooks import Outlook, Prospect
from civitas.kernel import Dice, Table
from civitas.kernel.dice import Stream

POSITIONS, ANSWERS = 24, 90


def walks() -> Iterator[Table]:
    """Tables at rich positions and on the way from there, with a liking for doing something."""
    for number in range(POSITIONS):
        table, stream = arranged("era", number)
        for _ in range(ANSWERS):
            if table.over:
                break
            yield table
            seat = stream.choice(table.to_act())
            busy = [a for a in table.legal(seat) if a not in ("pass", "done", "none", "stay", "fight")]
            table.apply(seat, stream.choice(busy or table.legal(seat)))


def test_everything_that_can_be_chosen_has_a_label_that_points_somewhere() -> None:
    keys = set()
    for table in walks():
        for seat in table.to_act():
            prompt = table.prompt(seat)
            keys.add(prompt.key)
            assert prompt.to_json()["key"] == prompt.key
            prompt.refusals()
    assert {"march", "walk", "sail", "recruit", "bargain", "send", "reinforce", "found", "advance"} <= keys


def test_no_piece_is_lost_on_the_way_from_rich_positions() -> None:
    for table in walks():
        assert list(table.title.invariants(table.state)) == []


def test_sheets_numbers_and_counts_can_be_made_of_every_position() -> None:
    for at_, table in enumerate(walks()):
        if at_ % 25:
            continue
        view = table.view(0)["game"]
        captions = ["realms", "stocks", "wheel", "land", "cards", *(["automas"] if "automas" in view else []), "map"]
        assert [sheet.caption for sheet in sheets(view, 0)] == captions
        assert all(len(row) == len(sheet.columns) for sheet in sheets(view, None) for row in sheet.rows)
        assert len(encoding.encode(table.state, 0)) == encoding.layout(table.seats).size
        assert ledger(view)
        assert COMPANIONS.absence.holdings(view, 0)["thalers"] == table.state.realms[0].thalers
        for seat in table.to_act():
            outlooks(table.state, seat, table.prompt(seat))


def test_the_numbers_of_a_position_tell_nothing_that_is_hidden() -> None:
    for at_, table in enumerate(walks()):
        if at_ % 50 == 0:
            before = encoding.encode(table.state, 0)
            assert encoding.encode(table.determinise(0, Stream("hidden")).state, 0) == before


def test_the_board_prints_every_tribe_and_province() -> None:
    printed = board()
    assert [tribe["id"] for tribe in printed["tribes"]] == list(TRIBES)
    assert len(printed["provinces"]) == 209


def test_an_outlook_tells_what_a_march_leads_to() -> None:
    g = border()
    camp(g, "etruria")
    settle(g, 0, "bruttium")
    table = say(marching(g), "vassal:samnium")
    told = {one.answer: [p.key for p in one.prospects] for one in outlooks(table.state, 0, table.prompt(0))}
    assert told["apulia"] == ["defended", "odds"]
    assert {place for place, keys in told.items() if keys == ["stays-inside"]} <= set(table.state.control)

    def attack() -> list[Prospect]:
        found = outlooks(table.state, 0, table.prompt(0))
        return next(one.prospects for one in found if one.answer == "apulia")

    defenders = attack()[0].params["number"]
    table.state.realms[1].armies += 2
    more = attack()
    assert more[0].params["number"] == defenders + 2, "those who would be sent count as the odds count them"
    say(table, "stay", "vassal:latium")
    told = {one.answer: [p.key for p in one.prospects] for one in outlooks(table.state, 0, table.prompt(0))}
    assert told["etruria"] == ["barbarians", "odds"]
    g = blank()
    settle(g, 0, "samnium", "latium")
    settle(g, 1, "attica")
    table = say(marching(g), "vassal:samnium")
    told = {one.answer: [p.key for p in one.prospects] for one in outlooks(table.state, 0, table.prompt(0))}
    assert told["apulia"] == ["good", "settles"]
    assert told["latium"] == ["stays-inside"]
    table = say(at(g), "advance", {"leader": 1})
    assert {p.params["amount"] for one in outlooks(table.state, 0, table.prompt(0)) for p in one.prospects} == {1, 3}


def test_a_vassal_is_told_how_much_empty_land_lies_beside_it() -> None:
    g = blank()
    settle(g, 0, "samnium", "latium")
    settle(g, 1, "attica")
    camp(g, "etruria")
    table = marching(g)
    told = {one.answer: {p.key: p.params["number"] for p in one.prospects} for one in _ahead(table)}
    near = [other for other in g.atlas.land_beside["latium"] if other not in g.control]
    assert "etruria" in near
    assert told["vassal:latium"] == {"room": len(near) - 1, "villages-near": 1}


def _ahead(table: Table) -> list[Outlook]:
    return outlooks(table.state, 0, table.prompt(0))


def test_an_action_takes_a_leader_and_passing_leaves_the_others_idle() -> None:
    g = blank()
    settle(g, 0, "samnium", "latium")
    settle(g, 1, "attica")
    table = at(g)
    told = {one.answer: [(p.key, p.part) for p in one.prospects] for one in outlooks(table.state, 0, table.prompt(0))}
    assert told["expansion"] == [("leaders", "cost")]
    assert told["pass"] == [("leaders-idle", "risk")]


def test_a_good_roll_hits_more_often_than_it_is_hit() -> None:
    table = say(charge(border()), {})
    weigh = luck.scale(table)
    assert weigh is not None
    assert (weigh([1, 3]), weigh([3, 1])) == ({0: 2.0, 1: -2.0}, {0: -2.0, 1: 2.0})
    table = marching(raiding())
    say(table, next(answer for answer in offers(table) if answer.startswith("raid:")))
    weigh = luck.scale(table)
    assert weigh is not None
    assert weigh(1)[0] > weigh(6)[0]


def test_a_census_counts_what_was_done() -> None:
    table = say(charge(border()), {}, SWORDS)
    assert count(table)["action"]["expansion"] == 1
    assert asked(table)


def test_a_census_counts_the_rank_of_whoever_plays_alone() -> None:
    table = Table(TITLE, 1, {"automas": "1", "level": "hard"}, Dice("rank"))
    play_out(table, [make_bot("random", TITLE, "rank")])
    ranks = count(table)["rank"]
    assert sum(ranks.values()) == 1
    assert ranks["citizen"] == 1, "a bot that plays at random hardly gets further"


@pytest.mark.slow
def test_advice_rates_every_legal_answer() -> None:
    advice = COMPANIONS.advice
    assert advice is not None
    taste = advice.taste(Random("taste"))
    for number, table in enumerate(walks()):
        seat = table.to_act()[0]
        view, prompt = table.view(seat)["game"], table.prompt(seat)
        ratings = advice.hint(view, seat, prompt, taste)
        assert ratings is None or len(ratings) == len(prompt.legal())
        if number % 30 == 0:
            assert set(advice.features(view, seat, taste)) == set(advice.FEATURES)
            assert advice.judged(view, seat, "action") == (not view["realms"][seat]["actions"])
            assert advice.spread(view) > 0
            assert advice.moment(view) == table.state.round
            assert advice.pending(view, seat, taste) is None
            assert advice.sensible(prompt) == prompt.legal()
            assert set(advice.manner(Random("taste"), "warrior")) == set(taste)


def test_one_works_towards_the_own_card_the_open_ones_and_the_next_epoch() -> None:
    g = blank()
    g.realms[0].card, g.crown = "townsmen", ("nobility", "townsmen")
    settle(g, 0, "latium", "samnium")
    build(g, 0, "etruria")
    settle(g, 1, "attica", "thessalia", "argolis")
    assert goals(g, 0) == [Goal("card:townsmen", 1, 1), Goal("card:nobility", 3, 4), Goal("epoch:bronze", 1, 2)]
    g.realms[0].epoch = 3
    assert [goal.target for goal in goals(g, 0)] == ["card:townsmen", "card:nobility"], "no epoch is left"


def test_before_tribes_are_chosen_nobody_works_towards_anything() -> None:
    assert goals(TITLE.setup(2, {"length": "normal", "automas": "0", "level": "medium"}), 0) == []
