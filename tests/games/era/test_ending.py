"""Chapters 3, 4, 5 and 6: villages, cards, ends, scoring."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.era.situations import asked, at, blank, build, offers, own, reason, say, settle, told

from civitas.bots.advised import advice_of
from civitas.bots.chances import chances, even_taste
from civitas.games.era.box.content import CARDS, LUXURY, PROVINCES, VILLAGE_TOKENS, VILLAGES, village
from civitas.games.era.box.queries import triumph_field
from civitas.games.era.box.state import Era
from civitas.games.era.cards import COUNTS, open_points, own_points, ranking
from civitas.games.era.ending import lost_homes, reached
from civitas.games.era.scoring import PARTS, crown_points, parts_of, red_points, result


def homes(g: Era) -> Era:
    settle(g, 0, "latium", "samnium")
    settle(g, 1, "attica")
    return g


# ---------------------------------------------------------------------- villages


def test_forty_villages_lie_in_the_box() -> None:
    kinds = Counter(map(village, VILLAGE_TOKENS))
    assert len(VILLAGE_TOKENS) == 40
    assert (sum(number == 3 for number in kinds.values()), sum(number == 2 for number in kinds.values())) == (6, 11)


@pytest.mark.parametrize(
    ("token", "what", "gain"),
    [
        ("morale_2.1", "morale", 2),
        ("morale_3.1", "morale", 3),
        ("influence_1.1", "influence", 1),
        ("thalers_2.1", "thalers", 2),
        ("army_2.1", "militia", 2),
        ("grey_leader.1", "leaders", 1),
    ],
)
def test_a_green_village_gives_what_it_shows_and_lies_open_then(token: str, what: str, gain: int) -> None:
    g = homes(blank())
    own(g, 0, token)
    before = getattr(g.realms[0], what)
    table = say(at(g), f"use:{token}")
    realm = table.state.realms[0]
    assert getattr(realm, what) == before + gain
    assert (realm.hidden, realm.shown) == ((), (token,))
    assert asked(table) == "action"


def test_a_grey_leader_comes_from_the_box_if_the_supply_is_empty() -> None:
    g = homes(blank())
    own(g, 0, "grey_leader.1")
    g.greys = 0
    table = say(at(g), "use:grey_leader.1")
    assert (table.state.realms[0].leaders, table.state.greys) == (3, 0)


def test_an_advance_at_half_price_is_an_action_of_its_own_with_a_leader() -> None:
    g = homes(blank())
    own(g, 0, "half_advance.1")
    table = say(at(g), "use:half_advance.1", "culture")
    realm = table.state.realms[0]
    assert (realm.levels["culture"], realm.thalers, realm.leaders, realm.actions) == (1, 3, 1, ())
    assert table.to_act() == (1,)
    g.realms[0].leaders = 0
    assert reason(at(g), "use:half_advance.1") == "no-leader-for-it"
    g.realms[0].leaders, g.realms[0].thalers = 2, 1
    assert reason(at(g), "use:half_advance.1") == "no-advance-to-buy"


def test_a_red_village_that_scores_is_kept_for_the_end() -> None:
    g = homes(blank())
    own(g, 0, "score_thalers.1")
    assert reason(at(g), "use:score_thalers.1") == "only-scores"


@pytest.mark.parametrize("kind", [kind for kind, one in VILLAGES.items() if one.steps])
def test_a_red_village_scores_a_point_for_each_step(kind: str) -> None:
    g = homes(blank(2, part="two4"))
    own(g, 0, f"{kind}.1")
    realm, steps = g.realms[0], VILLAGES[kind].steps
    luxury = [p for p in g.atlas.land if PROVINCES[p].good in LUXURY]
    if kind == "score_thalers":
        realm.thalers = steps[2]
    elif kind == "score_treaties":
        realm.treaties = steps[2]
    elif kind == "score_leaders":
        realm.leaders = steps[2]
    elif kind == "score_advances":
        realm.levels = dict.fromkeys(realm.levels, 2) | {"culture": 4}
    elif kind == "score_different":
        settle(g, 0, *{PROVINCES[p].good: p for p in luxury}.values())
    elif kind == "score_equal":
        good = Counter(PROVINCES[p].good for p in luxury).most_common(1)[0][0]
        settle(g, 0, *[p for p in luxury if PROVINCES[p].good == good])
    elif kind == "score_areas":
        settle(g, 0, "carthago", "creta", "delta")
    else:
        build(g, 1, "argolis", "thessalia", "macedonia", "epirus")
        g.posts = dict.fromkeys(g.realms[1].cities, 0)
    assert red_points(g, 0, f"{kind}.1") >= 1
    assert red_points(g, 0, f"{kind}.1") == sum(count >= step for step in steps for count in [_count(g, kind)])


def _count(g: Era, kind: str) -> int:
    from civitas.games.era.scoring import REDS

    return REDS[kind](g, 0)


# ---------------------------------------------------------------------- cards


@pytest.mark.parametrize("card", CARDS)
def test_each_card_counts_what_it_names(card: str) -> None:
    g = homes(blank())
    build(g, 0, "bruttium", "etruria")
    settle(g, 0, "sicilia", "corsica", "apulia", "hadriaticum", "dalmatia")
    own(g, 0, "morale_2.1")
    g.realms[0].shown = ("morale_2.2",)
    g.waiting = tuple(token for token in g.waiting if token != "morale_2.2")
    g.realms[0].levels |= {"culture": 2, "commerce": 1}
    g.realms[0].triumph = 3
    g.battlefields = {"apulia": 1, "attica": 2}
    expected = {
        "admiralty": 1,
        "colonists": 3,
        "emperor": 3,
        "fishermen": 1,
        "liberators": 2,
        "loggers": 2,
        "merchants": 2,
        "miners": 3,
        "nobility": 8,
        "partisans": 1,
        "peasants": 2,
        "scholars": 3,
        "shepherds": 1,
        "townsmen": 2,
        "rich": 5,
    }
    assert COUNTS[card](g, 0) == expected[card]


def test_an_open_card_gives_the_first_three_and_the_second_one_or_shared_firsts_two() -> None:
    g = blank(3)
    for seat, thalers in enumerate((5, 3, 3)):
        g.realms[seat].thalers = thalers
    assert open_points(g, "rich") == Counter({0: 3, 1: 1, 2: 1})
    g.realms[1].thalers = 5
    assert open_points(g, "rich") == Counter({0: 2, 1: 2})


def test_nothing_is_never_the_most() -> None:
    g = blank(3)
    assert ranking(g, "townsmen") == ([], [])


def test_the_own_card_gives_three_alone_two_shared_and_nothing_to_the_second() -> None:
    g = blank(3)
    g.realms[0].card = "rich"
    points = []
    for mine, theirs in ((6, 3), (6, 6), (5, 6)):
        g.realms[0].thalers, g.realms[1].thalers = mine, theirs
        points.append(own_points(g, 0))
    assert points == [3, 2, 0]


# ---------------------------------------------------------------------- ends


def test_each_end_of_the_normal_and_the_long_game() -> None:
    for length, land, advances, influence in (("normal", 25, 15, 25), ("long", 35, 22, 44)):
        g = homes(blank(2, length))
        assert reached(g, 0) == ""
        g.realms[0].influence = influence
        assert reached(g, 0) == "fame"
        g.realms[0].influence = 1
        for number, field in enumerate(
            ("agriculture", "culture", "navigation", "commerce", "mechanics", "architecture")
        ):
            g.realms[0].levels[field] = min(4, max(0, advances - 4 * number))
        assert reached(g, 0) == "wisdom"
        g.realms[0].levels = dict.fromkeys(g.realms[0].levels, 0)
        g.control |= dict.fromkeys([p for p in g.atlas.land if p not in g.control][: land - 2], 0)
        assert reached(g, 0) == "land"


def test_vector_h7_the_triumph_meets_influence_after_nine_steps_at_nineteen() -> None:
    g = homes(blank())
    g.realms[0].triumph = 9
    assert triumph_field(g, g.realms[0]) == 19
    g.realms[0].influence = 18
    assert reached(g, 0) == ""
    g.realms[0].influence = 19
    assert reached(g, 0) == "triumph"


def test_all_homes_of_a_player_in_other_hands_end_the_game() -> None:
    g = blank()
    settle(g, 0, "latium", "samnium", "attica", "argolis")
    settle(g, 1, "epirus")
    assert not lost_homes(g), "Thessalia is empty"
    settle(g, 0, "thessalia")
    assert lost_homes(g)
    table = say(at(g), "trade", {"leader": 1})
    assert (table.state.ending, table.state.realms[0].bonus) == ("homes", 3)


def test_the_first_gets_three_influence_whoever_follows_two_and_the_round_is_played_out() -> None:
    g = homes(blank())
    g.realms[0].levels = dict.fromkeys(g.realms[0].levels, 2) | {"culture": 4, "commerce": 3}
    g.realms[1].influence = 24
    table = say(at(g), "trade", {"leader": 1})
    assert (table.state.realms[0].bonus, table.state.ending) == (3, "wisdom")
    assert table.state.realms[1].bonus == 0
    assert asked(table) == "action"
    g = table.state.copy()
    g.realms[1].influence = 25
    table = say(at(g), "trade", {"leader": 1})
    assert table.state.realms[1].bonus == 2
    while not table.over:
        say(table, next((one for one in ("pass", "done", "none") if one in offers(table)), offers(table)[0]))
    assert table.state.round == 1


def test_alone_the_game_lasts_ten_rounds_and_an_early_end_is_worth_more() -> None:
    g = blank(1)
    settle(g, 0, "latium")
    g.round = 10
    table = at(g)
    while not table.over:
        say(table, next((one for one in ("pass", "done") if one in offers(table)), offers(table)[0]))
    assert table.state.ending == "rounds"
    g = blank(1)
    settle(g, 0, "latium")
    g.round, g.realms[0].influence = 8, 27
    table = say(at(g), "trade", {"leader": 1})
    assert table.state.realms[0].bonus == 3 + 2 * 5


@pytest.mark.parametrize(("influence", "winners", "rank"), [(34, (), "warlord"), (35, (0,), "prince")])
def test_alone_thirty_five_points_are_a_victory_and_any_number_gives_a_rank(
    influence: int, winners: tuple[int, ...], rank: str
) -> None:
    g = blank(1)
    settle(g, 0, "latium")
    g.round, g.crown = 10, ()
    table = at(g)
    while not table.over:
        realm = table.state.realms[0]
        realm.influence = influence - realm.morale
        say(table, next((one for one in ("pass", "done") if one in offers(table)), offers(table)[0]))
    result = table.result()
    assert result is not None
    assert result.ending is not None
    assert (result.scores, result.winners, result.ending.params["rank"]) == ((influence,), winners, rank)
    advice = advice_of(table.title)
    assert chances(advice, table, even_taste(advice)) == [len(winners)]


# ---------------------------------------------------------------------- scoring


def test_the_score_is_influence_cards_morale_red_villages_less_hunger() -> None:
    g = homes(blank())
    realm = g.realms[0]
    realm.influence, realm.morale, realm.hunger, realm.starved, realm.thalers = 10, -2, 1, 2, 12
    realm.card, g.crown = "nobility", ("rich", "townsmen")
    own(g, 0, "score_thalers.1")
    assert dict(zip(PARTS, parts_of(g, 0, crown_points(g)), strict=True)) == {
        "influence": 10,
        "own_card": 3,
        "open_cards": 3,
        "morale": -2,
        "villages": 2,
        "hunger": -3,
    }


def test_before_the_end_everybody_counts_their_own_secrets_and_nobody_elses() -> None:
    g = homes(blank())
    (first, second), dealt = g.realms, "nobility"
    pile = sorted({*g.deck, *g.crown, first.card, second.card} - {dealt})
    first.thalers, first.card, second.card, g.crown, g.deck = 12, dealt, pile[0], tuple(pile[1:3]), tuple(pile[3:])
    own(g, 0, "score_thalers.1")
    table = at(g)

    def secrets(viewer: int | None) -> list[int]:
        points = table.view(viewer)["game"]["realms"][0]["points"]
        return [points["own_card"], points["villages"]]

    assert (secrets(0), secrets(1), secrets(None)) == ([3, 2], [0, 0], [0, 0])


def test_green_villages_are_cashed_in_before_the_scoring() -> None:
    g = homes(blank())
    own(g, 0, "influence_1.1", "thalers_5.1")
    g.ending, g.realms[0].bonus = "fame", 3
    for realm in g.realms:
        realm.passed = realm.expanded = True
    table = at(g)
    while not table.over:
        say(table, next((one for one in ("pass", "done") if one in offers(table)), offers(table)[0]))
    assert [note["village"] for note in told(table, "cashed")] == ["influence_1", "thalers_5"]
    assert table.state.realms[0].influence == 2


def test_a_tie_goes_to_higher_morale_then_to_less_hunger_or_is_shared() -> None:
    g = blank(3)
    g.ending = "fame"
    for realm, (influence, morale, starved) in zip(g.realms, ((9, 1, 0), (8, 3, 1), (9, 3, 2)), strict=True):
        realm.influence, realm.morale, realm.starved = influence, morale, starved
    g.scores = tuple((realm.influence, 0, 0, realm.morale, 0, -realm.starved) for realm in g.realms)
    found = result(g)
    assert (found.scores, found.winners) == ((10, 10, 10), (1,))
    assert [tie.key for tie in found.ties] == ["tie-morale", "tie-hunger"]
    g.realms[0].morale, g.realms[1].starved = 3, 2
    g.realms[0].starved = 2
    assert result(g).winners == (0, 1, 2)
