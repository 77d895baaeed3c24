"""The greedy bot: fair, repeatable, and better than chance; and the advice it is given for The Sands of Time."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tests.games.sands.situations import ANGELIKA, MARION, NICOLE, at_choice, in_turn, say, scholar, seated, settle

from civitas.bots import make_bot
from civitas.bots.greedy import GreedyBot
from civitas.games.sands import TITLE
from civitas.games.sands.actions import conquest
from civitas.games.sands.box.content import ADVANCES, BUILDINGS, CATEGORIES, CHRONICLES, FIELDS
from civitas.games.sands.box.state import Sands
from civitas.games.sands.companions.advice import appraise, estimates, evaluate, gains, hand, moment, sensible, taste
from civitas.games.sands.companions.advice.nearness import nearness
from civitas.games.sands.companions.advice.numbers import EFFECTS, Taste
from civitas.games.sands.companions.advice.outlook import growths, hope, promise, prospects, rounds_to_go, step_of
from civitas.games.sands.companions.advice.realm import Realm
from civitas.kernel import Dice, Table

PLAIN: Taste = dict.fromkeys((*FIELDS, *CATEGORIES, *ADVANCES, *BUILDINGS), 1.0)
"""No likings at all."""


def game(names: str, seed: str, most: int = 10_000) -> Table:
    """A game between bots, to its end or up to so many answers."""
    title = names.split()
    table = Table(TITLE, len(title), None, Dice(seed))
    bots = [make_bot(name, TITLE, f"{seed}/{seat}") for seat, name in enumerate(title)]
    while not table.over and table.seq < most:
        seat = table.to_act()[0]
        table.apply(seat, bots[seat].choose(table, seat))
    return table


def questions(key: str) -> Iterator[tuple[Table, int]]:
    """All questions of a sort in two games between random bots, each with the seat that is asked."""
    for dice in ("midway", "again"):
        table = Table(TITLE, 3, None, Dice(dice))
        bots = [make_bot("random", TITLE, f"{dice} {seat}") for seat in range(3)]
        while not table.over:
            seat = table.to_act()[0]
            if table.prompt(seat).key == key:
                yield table, seat
            table.apply(seat, bots[seat].choose(table, seat))


def realm(g: Sands, seat: int = MARION, **likes: float) -> Realm:
    return Realm(at_choice(g).view(seat)["game"], seat, PLAIN | likes)


# ---------------------------------------------------------------------- the bot


def test_the_same_seed_plays_the_same_game_and_another_seed_another() -> None:
    first = game("greedy greedy", "a", 120)
    assert first.journal == game("greedy greedy", "a", 120).journal
    assert first.journal != game("greedy greedy", "b", 120).journal


def test_it_beats_three_random_bots() -> None:
    won = 0
    for number in range(3):
        names = ["random"] * 4
        names[number % 4] = "greedy"
        result = game(" ".join(names), f"duel {number}").result()
        assert result is not None
        won += result.winners == (number % 4,)
    assert won == 3


def test_choosing_changes_nothing_at_the_table() -> None:
    table, seat = next(questions("next-deed"))
    before = table.fingerprint(), table.seq
    GreedyBot(TITLE, 1).choose(table, seat)
    assert (table.fingerprint(), table.seq) == before


def _otherwise_hidden(g: Sands) -> None:
    """The same for Marion's eyes, with other cards face down."""
    scholar(g)
    g.stacks = {name: cards[::-1] for name, cards in g.stacks.items()}
    g.empires[ANGELIKA].chronicles, g.empires[ANGELIKA].hand = {"A": 7, "C": 4, "F": 6}, (1, 2, 3, 5)
    g.empires[NICOLE].chronicles, g.empires[NICOLE].hand = {"E": 2}, (1, 3, 4, 5, 6, 7)


@pytest.mark.parametrize("cards", [("advance", "chronicle"), ("advance", "build"), ("conquest", "migrate")])
def test_it_sees_no_card_that_is_face_down(cards: tuple[str, str]) -> None:
    tables = [in_turn(seated(arrange), *cards) for arrange in (scholar, _otherwise_hidden)]
    assert tables[0].fingerprint() != tables[1].fingerprint()
    bots = [GreedyBot(TITLE, "seed"), GreedyBot(TITLE, "seed")]
    for _ in range(4):
        assert tables[0].view(MARION) == tables[1].view(MARION)
        answers = [bot.choose(table, MARION) for bot, table in zip(bots, tables, strict=True)]
        assert answers[0] == answers[1]
        for table in tables:
            table.apply(MARION, answers[0])
        if tables[0].to_act() != (MARION,) or tables[0].view(MARION) != tables[1].view(MARION):
            return  # the turn is over, or Marion has drawn a card


def test_it_does_not_know_what_others_have_chosen_before_it() -> None:
    answers = []
    for cards in (["chronicle", "muster"], ["conquest", "raid"]):
        table = at_choice(seated(scholar))
        table.apply(ANGELIKA, cards)
        answers.append(GreedyBot(TITLE, "seed").choose(table, MARION))
    assert answers[0] == answers[1]


def test_a_whole_game_among_its_like() -> None:
    table = game("greedy greedy", "keys")
    assert table.over
    asked = {entry.key for entry in table.journal if isinstance(entry.who, int)}
    assert {"claim", "capital", "choose-cards", "next-deed", "chronicle", "caravan", "build", "migrate-move"} <= asked


def test_bots_have_likings_of_their_own() -> None:
    one, other = taste(Random(1)), taste(Random(2))
    assert set(one) == set(other) == set(PLAIN)
    assert one == taste(Random(1)) != other
    assert min(one.values()) > 0


# ---------------------------------------------------------------------- chronicles


def test_hope_falls_with_what_is_missing_and_grows_with_the_time_left() -> None:
    assert hope("C", 0, 1) == hope("C", -2, 1) == 1
    assert hope("C", 1, 5) > hope("C", 2, 5) > hope("C", 2, 2) > 0


@pytest.mark.parametrize("field", FIELDS)
def test_steps_of_an_achievement(field: str) -> None:
    for number, card in CHRONICLES.items():
        assert step_of(field, card.needs[field]) == number
        assert step_of(field, card.needs[field] - 1) < number
    assert step_of(field, 99) == 7


def test_a_promise_is_the_points_of_a_card_whose_conditions_are_met() -> None:
    needs = CHRONICLES[4].needs["B"]
    assert promise("B", 4, needs, 4, 3) == 10
    assert promise("B", 4, needs - 1, 4, 3) < 10
    assert promise("B", 4, needs, 3, 3) < 10


def test_two_cards_of_a_category_share_its_heritage() -> None:
    def laid(heritage: int) -> float:
        return prospects("politics", (9, 29), heritage, 1, (3, 4), (1, 2, 5, 6, 7), (1.0, 1.0), 0.0)

    assert laid(7) == 6 + 10
    assert laid(4) == pytest.approx(max(10, 16 * hope("heritage", 3, 1)))


def test_a_card_that_is_not_laid_yet_counts_by_its_chance() -> None:
    certain = prospects("politics", (9, 29), 15, 1, (0, 7), (6,), (1.0, 1.0), 1.0)
    assert certain == 21 + 28
    assert prospects("politics", (9, 29), 15, 1, (0, 7), (6,), (1.0, 1.0), 0.5) == 10.5 + 28


def test_the_clock() -> None:
    view: dict[str, Any] = {"ended": False, "dynasty": 1, "dynasty_field": 1, "generation_round": 0}
    assert rounds_to_go(view) == (7, 14, 21)
    assert growths(view) == (2, 3, 5)
    late = view | {"dynasty": 3, "dynasty_field": 22, "generation_round": 2}
    assert rounds_to_go(late) == (1,)
    assert growths(late) == (0,)
    assert rounds_to_go(view | {"ended": True}) == ()


def test_it_lays_a_chronicle_card_that_it_can_score() -> None:
    def arrange(g: Sands) -> None:
        settle(g, MARION, "cyprus", "asia_minor", "aegyptus", "libya")
        g.empires[MARION].heritage["politics"] = 3
        g.dynasty_field = 7

    table = say(in_turn(seated(arrange), "chronicle"), "chronicle")
    ratings = appraise(table.view(MARION)["game"], MARION, table.prompt(MARION), PLAIN)
    assert ratings is not None
    best = max(zip(ratings, table.legal(MARION), strict=True))[1]
    assert best == "C3", "five regions and heritage 3"


# ---------------------------------------------------------------------- the empire


def _worth(arrange: Any = None) -> float:
    return evaluate(at_choice(seated(arrange)).view(MARION)["game"], MARION, PLAIN)


def test_what_is_good_for_an_empire_is_worth_more() -> None:
    def change(**values: Any) -> float:
        def arrange(g: Sands) -> None:
            for name, value in values.items():
                setattr(g.empires[MARION], name, value)

        return _worth(arrange)

    plain = _worth()
    assert change(victory_points=5) == pytest.approx(plain + 5)
    assert change(unrest=2) > plain > change(unrest=5)
    assert change(gold=4) > plain
    assert change(advances=("agriculture",)) > plain
    assert change(heritage={"civic": 0, "politics": 2, "culture": 0}) > plain
    assert change(caravans=("cyprus-syria",)) > plain
    assert _worth(lambda g: settle(g, MARION, "cyprus")) > plain
    assert _worth(lambda g: g.buildings.update(syria=("wonder",))) > _worth(
        lambda g: g.buildings.update(syria=("road",))
    )


def test_after_the_end_only_points_count() -> None:
    view = at_choice(seated()).view(MARION)["game"] | {"ended": True}
    assert evaluate(view, MARION, PLAIN) == 0
    assert moment(view) != moment(view | {"ended": False})


def test_likings_change_what_a_category_is_worth() -> None:
    g = seated()
    assert realm(g, culture=2.0).heritage_gains["culture"] > realm(g).heritage_gains["culture"]


def test_unrest_is_dearer_where_it_costs_points() -> None:
    def arrange(g: Sands) -> None:
        g.empires[MARION].unrest, g.empires[MARION].victory_points = 7, 9

    assert realm(seated(arrange)).one_step >= 1


def test_the_nearer_a_trade_good_the_better() -> None:
    here = nearness(3, (), ("cyprus",), ())
    assert here > nearness(3, (), ("asia_minor",), ()) > 0
    assert nearness(3, (), ("cyprus",), ("syria",)) > here
    assert nearness(3, ("cyprus-syria",), ("cyprus",), ("syria",)) < nearness(3, (), ("cyprus",), ("syria",))


def test_prices_are_those_of_the_rules() -> None:
    checked = 0
    for table, seat in questions("build"):
        own = Realm(table.view(seat)["game"], seat, PLAIN)
        unrest, unlocked = own.empire["unrest"], frozenset(own.empire["unlocked"])
        for answer in sensible(table.prompt(seat)):
            building, _, region = answer.partition(":")
            discount = gains.building_discount(own, region, unlocked)
            price = gains.building_price(own, building, region, unrest, discount)
            assert price == table.prompt(seat).label(answer).params["cost"]
            checked += 1
    assert checked > 50


def test_annexing_is_seen_as_the_rules_see_it() -> None:
    checked = 0
    for table, seat in questions("next-deed"):
        own = Realm(table.view(seat)["game"], seat, PLAIN)
        for region, land in own.view["regions"].items():
            citizens = land["peasants"][seat] + land["soldiers"][seat]
            if citizens and land["control"] != seat:
                paid = gains.annexing_cost(own, land["soldiers"][seat]) <= own.empire["crops"]
                allowed = conquest.may_annex(table.state, seat, region) is None
                assert (gains.may_annex(own, region, citizens) and paid) == allowed
                checked += 1
    assert checked > 100


# ---------------------------------------------------------------------- cards and bonus actions


def test_a_purse_pays_from_one_bonus_action_at_most() -> None:
    full = estimates.Purse(2, 1, 3, frozenset(), aid_crops=3, aid_gold=2, price=0.5)
    assert full.pay(2, 1) == (full._replace(crops=0, gold=0), 0.0)
    assert full.pay(4, 0) == (full.without_aid()._replace(crops=1), 0.5)
    assert full.pay(0, 3) == (full.without_aid()._replace(gold=0), 0.5)
    assert full.pay(4, 3) is None


def test_cards_that_can_do_nothing_are_worth_nothing() -> None:
    g = seated()
    cards, empty = hand.Hand(realm(g)), estimates.Purse(0, 0, 3, frozenset())
    for card in ("muster", "build", "advance", "caravan_1", "caravan_2", "conquest", "tribute", "govern"):
        assert cards.estimate(card, empty)[0] == 0, card
    assert cards.estimate("migrate", empty)[0] > 0


def test_an_emphasis_opens_the_second_caravan() -> None:
    g = seated(lambda g: setattr(g.empires[MARION], "gold", 4))
    cards = hand.Hand(realm(g))
    full = estimates.purse(cards.realm)
    assert cards.estimate("caravan_2", full)[0] == 0
    alone = cards.estimate("emphasis_culture", full)[0]
    assert cards.pair("caravan_2", "emphasis_culture", full) > alone
    assert cards.pair("emphasis_culture", "caravan_2", full) > alone


def test_support_is_for_an_advance_that_it_makes_possible() -> None:
    def arrange(g: Sands) -> None:
        g.empires[MARION].advances = ("writing",)
        g.empires[MARION].heritage["culture"] = 1

    def rating(card: str, bonus: str) -> float:
        table = in_turn(seated(arrange), card)
        return hand.rate_bonus(Realm(table.view(MARION)["game"], MARION, PLAIN), bonus)

    assert rating("advance", "support:culture") > rating("advance", "support:civic")
    assert rating("muster", "support:culture") == float("-inf")


def test_bonus_actions_are_not_tried_by_the_way() -> None:
    table = in_turn(seated(), "migrate")
    assert any(answer.startswith("oppression") for answer in table.legal(MARION))
    assert set(sensible(table.prompt(MARION))) <= {"migrate", "govern", "end"}


def test_every_effect_in_the_data_has_been_thought_of() -> None:
    """A new effect in the data needs a number here, unless it shows in fields, heritage, points or wonders."""
    seen = {"", "heritage-on-build", "heritage-on-reach", "vp-per-dynasty-end", "wonder-vp", "chronicle-bonus"}
    seen |= {"extra-goods", *EFFECTS}
    named = {advance.effect for advance in ADVANCES.values()} | {building.effect for building in BUILDINGS.values()}
    assert named <= seen
    assert set(EFFECTS) <= named | {f"unlocks-{category}" for category in CATEGORIES}
