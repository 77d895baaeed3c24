from tests.games.clash.fields import RED, city, gained, lead, question, reason
from tests.games.clash.situations import board, stock

from civitas.games.clash.actions.advance import advance_price, buy_advance, gain_advance, may_gain
from civitas.games.clash.actions.construct import may_build
from civitas.games.clash.box.content import DECKS
from civitas.kernel import Term


def start() -> tuple[str, ...]:
    return ("farming", "mining")


def test_an_advance_costs_two_food_ideas_or_gold_in_any_mix() -> None:
    g = board()
    gained(g, RED, *start())
    goods = stock(g, RED, food=1, ideas=1, gold=1)
    lead(buy_advance(g, RED), "storage", {"ideas": 1, "gold": 1})
    assert (goods["food"], goods["ideas"], goods["gold"]) == (1, 0, 0)
    assert "storage" in g.players[RED].advances


def test_the_first_advance_of_a_category_is_its_top_one_then_the_order_is_free() -> None:
    g = board()
    gained(g, RED, *start())
    stock(g, RED, food=2)
    asked = question(buy_advance(g, RED))
    assert asked.prompt.verdict("husbandry") is None
    assert reason(asked, "siegecraft") == "top-first"
    assert reason(asked, "farming") == "already-gained"


def test_gaining_an_advance_takes_a_marker_from_the_event_counter() -> None:
    g = board()
    gained(g, RED, *start())
    lead(gain_advance(g, RED, "fishing", "action"))
    assert g.players[RED].event_markers == 2


def test_an_empty_event_counter_brings_an_event_and_three_new_markers() -> None:
    g = board()
    gained(g, RED, *start())
    g.players[RED].event_markers = 1
    g.decks["event"] = ("e10",)
    goods = stock(g, RED)
    lead(gain_advance(g, RED, "fishing", "action"))
    assert g.players[RED].event_markers == 3
    assert g.discards["event"] == ("e10",)
    assert goods["food"] == 1


def test_the_rim_brings_a_token_once() -> None:
    """The example of the rulebook: Myths brings a mood token; a blue rim a culture token."""
    g = board()
    goods = stock(g, RED)
    lead(gain_advance(g, RED, "myths", "action"))
    assert (goods["mood"], goods["culture"]) == (1, 0)
    lead(gain_advance(g, RED, "tactics", "action"))
    assert (goods["mood"], goods["culture"]) == (1, 1)
    lead(gain_advance(g, RED, "siegecraft", "action", marker=False))
    assert (goods["mood"], goods["culture"]) == (1, 1)


def test_writing_makes_the_academy_available() -> None:
    """The example of the rulebook."""
    g = board()
    city(g, RED, "D5")
    city(g, RED, "B7")
    stock(g, RED, food=1, wood=1, ore=1)
    verdict = may_build(g, RED, "D5", "academy")
    assert verdict is not None
    assert verdict[0].id == "locked"
    lead(gain_advance(g, RED, "writing", "action"))
    assert may_build(g, RED, "D5", "academy") is None


def test_the_top_advance_of_a_government_needs_the_advance_beside_it() -> None:
    """The example of the rulebook: Voting needs Philosophy."""
    g = board()
    verdict = may_gain(g, RED, "voting")
    assert verdict is not None
    assert verdict[0].id == "needs-advance"
    gained(g, RED, "writing", "philosophy")
    assert may_gain(g, RED, "voting") is None
    for top, needs in (("nationalism", "draft"), ("dogma", "state_religion")):
        assert may_gain(g, RED, top) is not None
        gained(g, RED, needs)
        assert may_gain(g, RED, top) is None


def test_only_one_government_at_a_time() -> None:
    g = board()
    gained(g, RED, "philosophy", "draft", "voting")
    verdict = may_gain(g, RED, "nationalism")
    assert verdict is not None
    assert verdict[0].id == "other-government"


def test_a_price_says_which_advance_changed_it() -> None:
    g = board()
    gained(g, RED, *start(), "math")
    assert advance_price(g, RED, "engineering").terms == [Term("advance", 2), Term("math", -2)]


def test_without_a_marker_from_the_counter_nothing_happens() -> None:
    g = board()
    g.players[RED].event_markers = 1
    lead(gain_advance(g, RED, "fishing", "card", marker=False))
    assert g.players[RED].event_markers == 1
    assert g.decks["event"] == DECKS["event"]
