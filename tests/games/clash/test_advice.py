"""What bots think of a position, from the own view alone."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest
from tests.games.clash.fields import BLUE, RED, OneMoreQuestion, city, gained, lead, meadow, question, troops
from tests.games.clash.situations import stock

from civitas.bots import make_bot, play_out
from civitas.games.clash import TITLE
from civitas.games.clash.actions.trade import negotiate
from civitas.games.clash.box.content import ANGRY, GOODS, HAPPY, LEARNED, NEUTRAL
from civitas.games.clash.box.queries import Clash
from civitas.games.clash.companions import advice
from civitas.games.clash.companions.advice import bargains
from civitas.games.clash.companions.advice.moves import rate_group, rate_move
from civitas.games.clash.companions.advice.numbers import ADVANCES as WORTHS
from civitas.games.clash.companions.advice.realm import Realm
from civitas.games.clash.secrets import view
from civitas.kernel import Dice, Table

INDIFFERENT: dict[str, float] = {}


def worth(g: Clash, seat: int = RED) -> float:
    return advice.evaluate(view(g, seat), seat, INDIFFERENT)


def land(players: int = 3) -> Clash:
    g = meadow(players)
    city(g, RED, "E4")
    city(g, BLUE, "E8")
    return g


@pytest.mark.slow
def test_it_beats_three_random_bots() -> None:
    table = Table(TITLE, 4, dice=Dice("beats"), options={"length": "short"})
    bots = [make_bot("greedy", TITLE, "g"), *(make_bot("random", TITLE, n) for n in range(3))]
    play_out(table, bots)
    result = table.result()
    assert result is not None
    assert result.winners == (0,)


@pytest.mark.slow
def test_a_game_among_its_like_comes_to_an_end() -> None:
    table = Table(TITLE, 2, dice=Dice("alike"), options={"length": "short"})
    play_out(table, [make_bot("greedy", TITLE, n) for n in range(2)])
    assert table.over


def test_what_it_thinks_does_not_depend_on_what_it_cannot_know() -> None:
    table = Table(TITLE, 3, dice=Dice("secrets"))
    bots = [make_bot("random", TITLE, n) for n in range(3)]
    for _ in range(120):
        if table.over:
            break
        seat = table.to_act()[0]
        table.apply(seat, bots[seat].choose(table, seat))
    other = table.determinise(RED, random.Random(1))
    one, two = (advice.evaluate(t.view(RED)["game"], RED, INDIFFERENT) for t in (table, other))
    assert one == two


def test_every_advance_has_been_thought_of() -> None:
    assert set(WORTHS) == set(LEARNED)


def test_bots_have_likings_of_their_own() -> None:
    one, other = (advice.taste(random.Random(n)) for n in range(2))
    assert one.keys() == other.keys()
    assert one != other


def test_what_is_good_for_a_realm_is_worth_more() -> None:
    plain = worth(land())
    for good in GOODS:
        g = land()
        g.players[RED].goods[good] += 1
        assert worth(g) > plain
    g = land()
    city(g, RED, "C4")
    assert worth(g) > plain + 1
    g = land()
    gained(g, RED, "writing")
    assert worth(g) > plain + 0.5
    g = land()
    troops(g, RED, "E4", infantry=1)
    assert worth(g) > plain
    moods = []
    for mood in (ANGRY, NEUTRAL, HAPPY):
        g = land()
        g.mood["E4"] = mood
        moods.append(worth(g))
    assert moods == sorted(moods)
    assert len(set(moods)) == 3


def test_points_of_others_are_a_pity() -> None:
    g = land()
    city(g, BLUE, "C8")
    assert worth(g) < worth(land())


def test_a_city_with_enemies_near_wants_a_garrison() -> None:
    g = land()
    troops(g, BLUE, "E6", infantry=2)
    exposed = worth(g)
    assert exposed < worth(land())
    troops(g, RED, "E4", infantry=1)
    assert worth(g) > exposed + 0.3


def thought(g: Clash) -> float:
    """What a bot thinks that thinks ahead."""
    return advice.evaluate(view(g, RED), RED, {"tuned": 1.0})


def test_who_thinks_ahead_wants_more_defenders_than_enemies_are_near() -> None:
    def gains(enemies: int) -> list[float]:
        """What the first, second, third and fourth defender is worth."""
        found = []
        for infantry in range(5):
            g = land()
            city(g, RED, "C4")
            g.round = 2
            troops(g, BLUE, "E6", infantry=enemies)
            troops(g, RED, "E4", infantry=infantry)
            found.append(thought(g))
        return [after - before for before, after in pairwise(found)]

    peace, war = gains(0), gains(2)
    assert all(war[n] > peace[3] + 0.05 for n in range(3))
    assert war[3] == pytest.approx(peace[3])


def test_who_thinks_ahead_sees_that_the_game_ends_when_somebody_has_no_city() -> None:
    g = land(2)
    g.round, g.phase = 3, 3
    before = realm_of_thinker(g)
    del g.city["E8"], g.mood["E8"], g.buildings["E8"]
    after = realm_of_thinker(g)
    assert before.horizon > 0.4
    assert after.horizon == 0
    assert after.of_goods() < 0.1 * before.of_goods()
    assert realm(g).horizon == before.horizon, "the greedy one does not think of that"


def realm_of_thinker(g: Clash) -> Realm:
    g.players[RED].goods["food"] = 3
    return Realm(view(g, RED), RED, {"tuned": 1.0})


def test_the_rest_of_a_turn_is_worth_as_much_as_its_actions() -> None:
    g = land()
    g.turn.seat, g.turn.actions = RED, 2
    two = advice.pending(view(g, RED), RED, {"tuned": 1.0})
    g.turn.actions = 1
    one = advice.pending(view(g, RED), RED, {"tuned": 1.0})
    assert two is not None
    assert one is not None
    assert two == 2 * one > 0
    assert advice.pending(view(g, BLUE), BLUE, {"tuned": 1.0}) is None, "it is not their turn"


def test_a_settler_is_worth_less_than_the_city_it_founds() -> None:
    settler = land()
    troops(settler, RED, "C4", settler=1)
    founded = land()
    city(founded, RED, "C4")
    assert worth(land()) < worth(settler) < worth(founded)


def realm(g: Clash) -> Realm:
    return Realm(view(g, RED), RED, INDIFFERENT)


def test_an_undefended_city_is_worth_a_move_and_a_strong_one_is_not() -> None:
    g = land()
    gained(g, RED, "tactics")
    troops(g, RED, "E7", infantry=1)
    assert rate_move(realm(g), "E7>E8") > rate_move(realm(g), "stay")
    troops(g, BLUE, "E8", infantry=3)
    assert rate_move(realm(g), "E7>E8") < rate_move(realm(g), "stay")


def test_a_settler_waits_where_a_city_can_be_founded_and_leaves_where_it_cannot() -> None:
    g = land()
    troops(g, RED, "C4", settler=1)
    assert rate_move(realm(g), "C4>C5") < rate_move(realm(g), "stay")
    g = land()
    troops(g, RED, "E4", settler=1)
    assert rate_move(realm(g), "E4>D4") > rate_move(realm(g), "stay")


def test_all_armies_go_against_enemies_and_settlers_stay_behind() -> None:
    g = land()
    troops(g, RED, "E7", infantry=2, settler=1)
    groups = ["infantry+infantry+settler", "infantry+infantry", "infantry", "settler"]
    params = {"hex": "E7", "target": "E8"}
    assert max(groups, key=lambda name: rate_group(realm(g), params, name)) == "infantry+infantry"


def test_among_deeds_the_last_that_is_tried_is_to_do_nothing() -> None:
    table = Table(TITLE, 2, dice=Dice("idle"))
    while table.prompt(table.to_act()[0]).key != "deed":
        seat = table.to_act()[0]
        table.apply(seat, table.legal(seat)[0])
    prompt = table.prompt(table.to_act()[0])
    tried: list[Any] = advice.sensible(prompt)
    assert tried[-1] == "pass"
    assert "trade" not in tried
    assert set(tried) < set(prompt.legal())


# ---------------------------------------------------------------------- trades


def merchants() -> Clash:
    """One has much food and no ore, the other the other way round."""
    g = land()
    for seat, good in ((RED, "food"), (BLUE, "ore")):
        g.players[seat].advances = (*g.players[seat].advances, "storage")
        g.players[seat].goods |= {"food": 0, "ore": 0, good: 6}
    return g


def answers(g: Clash, asked: OneMoreQuestion) -> dict[str, float]:
    """How each answer to an offer is rated, by what it says; of other terms the best."""
    ratings = advice.appraise(view(g, asked.seat), asked.seat, asked.prompt, INDIFFERENT)
    assert ratings is not None
    rated = sorted(zip(ratings, asked.prompt.legal(), strict=True), key=lambda pair: pair[0])
    return {answer["say"]: rating for rating, answer in rated}


def bids(g: Clash, asked: OneMoreQuestion) -> list[Any]:
    found = advice.bidding(view(g, asked.seat), asked.seat, asked.prompt, INDIFFERENT)
    assert found is not None
    return found


def test_the_best_offer_is_good_for_both_by_the_same_evaluation() -> None:
    g = merchants()
    before = {seat: worth(g, seat) for seat in (RED, BLUE)}
    found = bargains.best(Realm(view(g, RED), RED, INDIFFERENT))
    assert found is not None
    assert (found.partner, found.given, found.taken) == (BLUE, "food", "ore")
    script = (BLUE, f"give:food:{found.number}", f"want:ore:{found.amount}", "propose", {"say": "accept"})
    lead(negotiate(g, RED), *script)
    assert all(worth(g, seat) > before[seat] for seat in (RED, BLUE))


def test_whoever_has_nothing_to_spare_makes_no_offer() -> None:
    g = land()
    assert bargains.best(Realm(view(g, RED), RED, INDIFFERENT)) is None


def test_an_offer_is_put_together_as_it_is_meant_and_dropped_if_it_went_astray() -> None:
    g = merchants()
    assert bids(g, question(negotiate(g, RED))) == [BLUE]
    given, taken = "give:food:2", "want:ore:2"
    assert bids(g, question(negotiate(g, RED), BLUE)) == [given]
    assert bids(g, question(negotiate(g, RED), BLUE, given)) == [taken]
    assert bids(g, question(negotiate(g, RED), BLUE, given, taken)) == ["propose"]
    stock(g, RED, mood=1)
    assert bids(g, question(negotiate(g, RED), BLUE, "give:mood:1")) == ["drop"]


def test_to_trade_is_tried_once_a_turn_if_there_is_an_offer_to_make() -> None:
    g = merchants()
    table = Table(TITLE, 3, dice=Dice("bids"))
    while table.prompt(table.to_act()[0]).key != "deed":
        seat = table.to_act()[0]
        table.apply(seat, table.legal(seat)[0])
    prompt = table.prompt(table.to_act()[0])
    plain = advice.sensible(prompt)
    assert advice.bidding(view(land(), RED), RED, prompt, INDIFFERENT) == plain
    assert advice.bidding(view(g, RED), RED, prompt, INDIFFERENT) == [*plain[:-1], "trade", plain[-1]]
    g.turn.offers = 1
    assert advice.bidding(view(g, RED), RED, prompt, INDIFFERENT) == plain


def test_what_is_good_is_accepted_and_what_is_not_is_refused_or_met_with_other_terms() -> None:
    g = merchants()
    fair = answers(g, question(negotiate(g, RED), BLUE, "give:food:1", "want:ore:1", "propose"))
    assert fair["accept"] > fair["refuse"]
    demand = answers(g, question(negotiate(g, RED), BLUE, "want:ore:2", "propose"))
    assert demand["accept"] < demand["refuse"]
    lopsided = answers(g, question(negotiate(g, RED), BLUE, "give:food:1", "want:ore:2", "propose"))
    assert lopsided["counter"] > max(lopsided["accept"], lopsided["refuse"])


def test_other_terms_are_accepted_if_they_are_still_good() -> None:
    g = merchants()
    stock(g, RED, gold=1)
    for gives, agreed in (({"food": 2}, True), ({"food": 1, "gold": 1}, False)):
        counter = {"say": "counter", "terms": {"gives_goods": gives, "wants_goods": {"ore": 2}}}
        asked = question(negotiate(g, RED), BLUE, "give:food:1", "want:ore:2", "propose", counter)
        ratings = advice.appraise(view(g, RED), RED, asked.prompt, INDIFFERENT)
        assert ratings is not None
        assert (ratings[asked.prompt.legal().index(True)] > 0) is agreed
