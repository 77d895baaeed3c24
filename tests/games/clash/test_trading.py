from random import Random
from typing import Any

from tests.games.clash.fields import BLUE, GREEN, RED, OneMoreQuestion, city, lead, question, reason
from tests.games.clash.situations import board, stock
from tests.games.clash.tables import cleared, hold, offered, open_key, refused, say

from civitas.games.clash.actions.trade import MOST_LINES, NAMED_ALREADY, counters, negotiate
from civitas.games.clash.box import deeds
from civitas.games.clash.box.content import ACTION_CARDS
from civitas.games.clash.box.queries import Clash, Offer
from civitas.games.clash.secrets import redeal, view
from civitas.kernel import Table, Verdict


def partners() -> Clash:
    g = board()
    stock(g, RED, wood=2)
    stock(g, BLUE, food=2)
    g.players[RED].action_cards = ("a1", "a2")
    g.players[BLUE].objective_cards = ("o1", "o2")
    return g


def test_an_accepted_trade_is_carried_out_at_once() -> None:
    """The example of the rulebook: two of one resource and an action card for three of another."""
    g = partners()
    g.players[RED].advances = ("storage",)
    g.players[BLUE].advances = ("storage",)
    stock(g, BLUE, food=3)
    lead(negotiate(g, RED), BLUE, "give:wood:2", "give:action:a2", "want:food:3", "propose", {"say": "accept"})
    assert (g.players[RED].goods["wood"], g.players[RED].goods["food"]) == (0, 3)
    assert (g.players[BLUE].goods["wood"], g.players[BLUE].goods["food"]) == (2, 0)
    assert g.players[RED].action_cards == ("a1",)
    assert g.players[BLUE].action_cards == ("a2",)
    assert g.offer is None


def test_a_promise_is_stored_nowhere() -> None:
    """The example of the rulebook: food for wood and a promise; the goods change hands, the promise does not count."""
    g = partners()
    lead(negotiate(g, RED), BLUE, "give:wood:1", "want:food:2", "propose", {"say": "accept"})
    assert g.players[RED].goods["food"] == 2
    assert g.players[BLUE].goods["wood"] == 1
    assert g.players[RED].objective_cards == ()


def test_a_refused_trade_changes_nothing() -> None:
    g = partners()
    lead(negotiate(g, RED), BLUE, "give:wood:1", "want:food:2", "propose", {"say": "refuse"})
    assert g.players[RED].goods["wood"] == 2
    assert g.players[BLUE].goods["food"] == 2


def test_the_partner_chooses_the_cards_that_were_asked_for() -> None:
    g = partners()
    lead(negotiate(g, RED), BLUE, "give:wood:1", "want:objective:1", "propose", {"say": "accept"}, "o2")
    assert g.players[RED].objective_cards == ("o2",)
    assert g.players[BLUE].objective_cards == ("o1",)


def test_the_offer_names_cards_by_kind_only() -> None:
    g = partners()
    asked = question(negotiate(g, RED), BLUE, "give:action:a2", "propose")
    assert asked.seat == BLUE
    assert asked.prompt.to_json()["terms"] == {"gives_goods": {"action": 1}, "wants_goods": {}}


def _shown(asked: OneMoreQuestion) -> list[str]:
    cards: list[str] = (asked.prompt.params or {})["cards"]
    return cards


def test_cards_can_be_shown_to_the_partner_before_the_decision() -> None:
    g = partners()
    trade = negotiate(g, RED)
    asked = question(trade, BLUE, "give:action:a2", "want:food:1", "show", "propose")
    assert (asked.seat, _shown(asked)) == (BLUE, ["a2"])
    seen = {viewer: view(g, viewer)["offer"]["given_cards"] for viewer in (RED, BLUE, GREEN, None)}
    assert seen == {RED: ["a2"], BLUE: ["a2"], GREEN: [], None: []}


def test_cards_are_hidden_until_the_offer_is_made_and_if_they_are_not_shown() -> None:
    g = partners()
    question(negotiate(g, RED), BLUE, "give:action:a2", "show")
    assert view(g, BLUE)["offer"]["given_cards"] == []
    g = partners()
    question(negotiate(g, RED), BLUE, "give:action:a2", "propose")
    assert view(g, BLUE)["offer"]["given_cards"] == []


def test_cards_that_were_asked_for_are_shown_before_the_trade_stands() -> None:
    offered = (BLUE, "give:wood:1", "want:objective:1", "show", "propose", {"say": "accept"}, "o2")
    g = partners()
    asked = question(negotiate(g, RED), *offered)
    assert (asked.seat, _shown(asked)) == (RED, ["o2"])
    assert view(g, RED)["offer"]["taken_cards"] == ["o2"]
    assert view(g, GREEN)["offer"]["taken_cards"] == []
    g = partners()
    lead(negotiate(g, RED), *offered, False)
    assert (g.players[RED].objective_cards, g.players[RED].goods["wood"]) == ((), 2)
    g = partners()
    lead(negotiate(g, RED), *offered, True)
    assert (g.players[RED].objective_cards, g.players[BLUE].objective_cards) == (("o2",), ("o1",))


def test_there_must_be_cards_to_show() -> None:
    g = partners()
    asked = question(negotiate(g, RED), BLUE, "give:wood:1")
    assert reason(asked, "show") == "no-cards-in-offer"
    asked = question(negotiate(g, RED), BLUE, "want:objective:1", "show")
    assert reason(asked, "show") == "shown-already"


def test_a_card_that_is_shown_stays_where_it_is_when_the_rest_is_dealt_anew() -> None:
    g = partners()
    in_deck = [card for card in ACTION_CARDS if card not in ("a1", "a2")]
    g.decks = {"action": tuple(in_deck), "objective": (), "event": (), "wonder": ()}
    question(negotiate(g, RED), BLUE, "give:action:a2", "show", "propose")
    firsts = set()
    for number in range(20):
        copy = g.copy()
        redeal(copy, BLUE, Random(number))
        assert copy.players[RED].action_cards[1] == "a2"
        firsts.add(copy.players[RED].action_cards[0])
    assert len(firsts) > 1


def test_nobody_offers_what_is_not_there_nor_nothing() -> None:
    g = partners()
    asked = question(negotiate(g, RED), BLUE)
    assert "give:wood:3" not in asked.prompt.legal()
    assert "want:gold:1" not in asked.prompt.legal()
    assert reason(asked, "propose") == "empty-offer"
    asked = question(negotiate(g, RED), BLUE, "give:wood:1")
    assert reason(asked, "give:wood:2") == "named-already"


def test_what_exceeds_the_limit_is_lost_in_a_trade_too() -> None:
    g = partners()
    stock(g, RED, food=1)
    lead(negotiate(g, RED), BLUE, "want:food:2", "propose", {"say": "accept"})
    assert g.players[RED].goods["food"] == 2
    assert g.players[BLUE].goods["food"] == 0


def merchants(players: int = 3) -> tuple[Table, list[int]]:
    """A table at which everybody has something to trade, and the others in turn order."""
    table, g, me = cleared(players)
    others = [(me + n) % players for n in range(1, players)]
    city(g, me, "D2")
    stock(g, me, wood=3)
    for other in others:
        stock(g, other, ore=3)
    return table, others


def test_an_offer_that_was_dropped_does_not_end_trading() -> None:
    table, (first, _) = merchants()
    say(table, "trade", first, "give:wood:1", "drop")
    assert "trade" in offered(table)
    say(table, "trade", first, "give:wood:1", "propose")
    assert (table.to_act(), open_key(table)) == ((first,), "deal")


def test_after_a_refusal_others_may_be_asked_and_the_same_player_for_something_else() -> None:
    table, (first, second) = merchants()
    say(table, "trade", first, "give:wood:1", "want:ore:2", "propose", {"say": "refuse"})
    say(table, "trade", second, "give:wood:1", "want:ore:2", "propose", {"say": "refuse"})
    say(table, "trade", first, "give:wood:2", "want:ore:2", "propose", {"say": "accept"})
    assert table.state.players[first].goods["wood"] == 2


def test_a_refused_offer_is_not_made_again_to_the_same_player_in_the_turn() -> None:
    table, (first, _) = merchants()
    say(table, "trade", first, "give:wood:1", "want:ore:2", "propose", {"say": "refuse"})
    say(table, "trade", first, "want:ore:2", "give:wood:1")
    assert refused(table, "propose") == "refused-already"
    say(table, "drop")
    assert "trade" in offered(table)


def test_an_accepted_offer_may_be_made_again() -> None:
    table, (first, _) = merchants()
    for _ in range(3):
        say(table, "trade", first, "give:wood:1", "want:ore:1", "propose", {"say": "accept"})
    assert table.state.players[first].goods["wood"] == 3


def test_of_hidden_cards_another_one_is_the_same_offer_and_of_shown_cards_it_is_not() -> None:
    table, (first, _) = merchants()
    hold(table.state, table.state.turn.seat, "a1", "a2")
    say(table, "trade", first, "give:action:a1", "propose", {"say": "refuse"})
    say(table, "trade", first, "give:action:a2")
    assert refused(table, "propose") == "refused-already"
    say(table, "show", "propose", {"say": "refuse"})
    say(table, "trade", first, "give:action:a1", "show", "propose")
    assert open_key(table) == "deal-shown"


def test_a_turn_has_twenty_offers_at_most() -> None:
    table, (first, _) = merchants()
    for _ in range(20):
        say(table, "trade", first, "drop")
    assert refused(table, "trade") == "no-offer-left"


def test_an_offer_has_four_lines_at_most() -> None:
    g = partners()
    stock(g, RED, ore=1, gold=1, ideas=1, mood=1)
    asked = question(negotiate(g, RED), BLUE, "give:wood:1", "give:ore:1", "give:gold:1", "give:ideas:1")
    assert reason(asked, "give:mood:1") == "offer-full"


def test_the_partner_may_name_other_terms_and_the_active_player_decides() -> None:
    counter = {"say": "counter", "terms": {"gives_goods": {"wood": 2}, "wants_goods": {"food": 2}}}
    g = partners()
    lead(negotiate(g, RED), BLUE, "give:wood:1", "want:food:2", "propose", counter, True)
    assert (g.players[RED].goods["wood"], g.players[RED].goods["food"]) == (0, 2)
    assert (g.players[BLUE].goods["wood"], g.players[BLUE].goods["food"]) == (2, 0)
    g = partners()
    lead(negotiate(g, RED), BLUE, "give:wood:1", "want:food:2", "propose", counter, False)
    assert (g.players[RED].goods["wood"], g.players[BLUE].goods["food"]) == (2, 2)


def test_other_terms_are_one_more_of_a_good_or_one_less_of_what_was_asked_for() -> None:
    g = partners()
    g.offer = Offer(BLUE)
    g.offer.gives, g.offer.wants = {"wood": 1}, {"food": 2}
    named = [(terms["gives_goods"], terms["wants_goods"]) for terms in counters(g, RED, g.offer)]
    assert ({"wood": 2}, {"food": 2}) in named
    assert ({"wood": 1}, {"food": 1}) in named
    assert all(sum(gives.values()) + 2 - sum(wants.values()) == 2 for gives, wants in named)


def test_in_a_game_of_two_nobody_is_asked_with_whom_to_trade() -> None:
    """§5.4"""
    assert question(negotiate(board(2), RED)).prompt.key == "offer"
    assert question(negotiate(board(3), RED)).prompt.key == "trade-partner"


def judged(table: Table, monkeypatch: Any) -> list[str]:
    """The deeds that are judged from here on, each time that it is done."""
    seen: list[str] = []

    def judge(g: Clash, seat: int, name: str) -> Verdict:
        seen.append(name)
        return real(g, seat, name)

    real = deeds.judge
    monkeypatch.setattr(deeds, "judge", judge)
    return seen


def test_after_a_trade_that_came_to_nothing_no_deed_is_judged_again(monkeypatch: Any) -> None:
    table, g, _ = cleared()
    stock(g, RED, wood=1)
    g.turn.acted = True
    g.changed()
    table.prompt(RED).forget()
    seen = judged(table, monkeypatch)
    before = table.legal(RED)
    assert set(seen) >= {"advance", "trade", "end"}
    for answers in (("trade", "drop"), ("trade", "give:wood:1", "propose", {"say": "refuse"})):
        for answer in answers:
            table.apply(table.to_act()[0], answer)
        seen.clear()
        assert table.legal(RED) == before
        assert set(seen) == {"trade", "end"}


def test_after_a_trade_that_was_agreed_on_deeds_are_judged_again(monkeypatch: Any) -> None:
    table, g, _ = cleared()
    stock(g, RED, wood=1)
    g.turn.acted = True
    seen = judged(table, monkeypatch)
    for answer in ("trade", "give:wood:1", "propose", {"say": "accept"}):
        table.apply(table.to_act()[0], answer)
    seen.clear()
    table.legal(RED)
    assert set(seen) >= {"advance", "recruit"}


def test_a_trade_that_was_the_first_deed_of_the_turn_ends_the_time_for_negotiations(monkeypatch: Any) -> None:
    table, g, _ = cleared()
    seen = judged(table, monkeypatch)
    for answer in ("trade", "drop"):
        table.apply(RED, answer)
    seen.clear()
    table.legal(RED)
    assert "card" in seen
    assert g.turn.acted


def test_a_card_in_an_offer_is_not_offered_again_after_hands_were_dealt_anew() -> None:
    """Whoever thinks for the partner deals the other hand anew: what lies in the offer is known by its place alone."""
    table, g, _ = cleared()
    hold(g, RED, "a1", "a2")
    say(table, "trade", "give:action:a1")
    other = table.determinise(BLUE, Random(7))
    laid, free = other.state.players[RED].action_cards
    assert {laid, free} != {"a1", "a2"}
    assert refused(other, f"give:action:{laid}") == "named-already"
    assert f"give:action:{free}" in offered(other)


def test_the_refusal_of_what_is_named_already_names_its_sort() -> None:
    table, g, _ = cleared()
    stock(g, RED, wood=2)
    say(table, "trade", "give:wood:1")
    assert table.prompt(RED).verdict("give:wood:2") == (NAMED_ALREADY, "wood")


def test_everybody_sees_how_many_things_an_offer_still_has_room_for() -> None:
    table, g, _ = cleared()
    hold(g, RED, "a1", "a2")
    stock(g, RED, wood=2)
    rooms = []
    for item in ("trade", "give:wood:1", "give:action:a1", "give:action:a2"):
        say(table, item)
        rooms.append(view(g, BLUE)["offer"]["room"])
    assert rooms == [MOST_LINES, MOST_LINES - 1, MOST_LINES - 2, MOST_LINES - 3]
