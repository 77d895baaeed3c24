"""Bots that think ahead: fair, repeatable, within their budget; and the tree that they think in."""

from __future__ import annotations

import time
from functools import partial
from random import Random
from typing import Any

import pytest
from tests.games.sands.situations import ANGELIKA, MARION, at_choice, in_turn, scholar, seated

from civitas.bots import DeadEnd, make_bot
from civitas.bots.advised import advice_of
from civitas.bots.names import Budget
from civitas.bots.policy import Policy, Rated
from civitas.bots.search import SearchBot
from civitas.bots.search.thinking import Search
from civitas.bots.search.tree import WIDENING, DecisionNode, Scale
from civitas.games import find_title
from civitas.games.advice import Detailing
from civitas.kernel import Dice, Table
from civitas.kernel.dice import Stream

TITLES = [find_title("sands"), find_title("clash")]


def midway(title: Any, answers: int, seats: int = 3) -> Table:
    """A game of greedy bots after so many answers."""
    table = Table(title, seats, None, Dice("midway"))
    bots = [make_bot("greedy", title, f"midway {seat}") for seat in range(seats)]
    for _ in range(answers):
        seat = table.to_act()[0]
        table.apply(seat, bots[seat].choose(table, seat))
    return table


def thinker(title: Any, iterations: int = 4, manner: str = "") -> SearchBot:
    return SearchBot(title, "seed", Budget(iterations=iterations), manner)


# ---------------------------------------------------------------------- the bot


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_it_answers_alike_whatever_is_hidden(title: Any) -> None:
    """Deal anew what the seat cannot know, at some positions of a game: the same seed gives the same answer."""
    table, looked, changed = midway(title, 25), 0, 0
    bots = [make_bot("greedy", title, f"on {seat}") for seat in range(3)]
    while looked < 4:
        seat = table.to_act()[0]
        if len(table.legal(seat)) > 1 and table.seq % 5 == 0:
            other = table.determinise(seat, Stream(f"deal {looked}"), quiet=False)
            changed += other.fingerprint() != table.fingerprint()
            said = [thinker(title).think(place, seat) for place in (table, other)]
            assert said[0] == said[1]
            looked += 1
        table.apply(seat, bots[seat].choose(table, seat))
    assert changed, "something was hidden"


def test_it_does_not_know_what_others_have_sealed_before_it() -> None:
    thoughts = []
    for cards in (["chronicle", "muster"], ["conquest", "raid"]):
        table = at_choice(seated(scholar))
        table.apply(ANGELIKA, cards)
        thoughts.append(thinker(TITLES[0], 6).think(table, MARION))
    assert thoughts[0] == thoughts[1]


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_the_same_seed_plays_the_same_game_and_nothing_changes_at_the_table(title: Any) -> None:
    table = midway(title, 30)
    before = table.fingerprint(), table.seq
    seat = table.to_act()[0]
    assert thinker(title).think(table, seat) == thinker(title).think(table, seat)
    assert (table.fingerprint(), table.seq) == before


def test_what_it_chooses_is_what_it_looked_at_most() -> None:
    table = in_turn(seated(scholar), "advance", "build")
    bot = thinker(TITLES[0], 30)
    thoughts = bot.think(table, MARION)
    assert bot.choose(table, MARION) == thoughts[0].answer
    assert thoughts[0].visits == max(thought.visits for thought in thoughts)
    assert 15 <= sum(thought.visits for thought in thoughts) <= 30
    assert all(table.prompt(MARION).verdict(thought.answer) is None for thought in thoughts)


def _is_below(most: int, search: Search) -> bool:
    return search.iterations < most


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_it_stops_when_nothing_can_change_its_answer_and_not_before(title: Any) -> None:
    table, sooner = midway(title, 12), 0
    bots = [make_bot("greedy", title, f"on {seat}") for seat in range(3)]
    for _ in range(12):
        seat = table.to_act()[0]
        if len(table.legal(seat)) > 1:
            bot = thinker(title, 12)
            said = bot.choose(table, seat)
            whole = table.prompt(seat).key in advice_of(title).RESTING
            search = Search(bot._advice, bot._taste, table, seat, Random(f"search seed {table.seq}").getrandbits(60))
            search.think(partial(_is_below, 12 if whole else 3))
            assert said == search.thoughts()[0].answer
            sooner += bot.iterations < search.iterations
        table.apply(seat, bots[seat].choose(table, seat))
    assert sooner


def test_it_answers_at_once_where_there_is_nothing_to_choose() -> None:
    table, other = midway(TITLES[1], 10), make_bot("random", TITLES[1], 1)
    while len(table.legal(seat := table.to_act()[0])) > 1:
        table.apply(seat, other.choose(table, seat))
    bot = thinker(TITLES[1])
    assert bot.choose(table, seat) == table.legal(seat)[0]
    assert bot.iterations == 0


def test_it_answers_details_by_the_quick_thought_where_the_title_rates_them_well() -> None:
    title = find_title("era")
    details, bots = advice_of(title), [thinker(title) for _ in range(2)]
    assert isinstance(details, Detailing)
    table = Table(title, 2, None, Dice("details"))
    thought: dict[bool, set[bool]] = {True: set(), False: set()}
    for _ in range(60):
        seat = table.to_act()[0]
        prompt, before = table.prompt(seat), bots[seat].iterations
        table.apply(seat, bots[seat].choose(table, seat))
        if not prompt.forced():
            thought[prompt.key in details.DETAILS].add(bots[seat].iterations > before)
    assert thought == {True: {False}, False: {True}}


def test_a_budget_of_time_is_kept_by_the_clock() -> None:
    table = at_choice(seated(scholar))
    bot = SearchBot(TITLES[0], "seed", Budget(seconds=0.05))
    begun = time.monotonic()
    bot.choose(table, MARION)
    assert time.monotonic() - begun < 5, "generous: the machine may be busy"
    assert bot.iterations >= 1


def test_a_budget_of_processor_time_ends_too() -> None:
    bot = SearchBot(TITLES[0], "seed", Budget(cpu=0.02))
    bot.choose(at_choice(seated(scholar)), MARION)
    assert bot.iterations >= 1


def test_it_thinks_at_a_table_that_asks_for_its_rolls() -> None:
    table = at_choice(seated(scholar))
    rolled = thinker(TITLES[0]).think(table, MARION)
    table.dice = None
    assert thinker(TITLES[0]).think(table, MARION)[0].answer in table.legal(MARION)
    assert rolled


def test_a_seat_without_a_legal_answer_is_a_dead_end(monkeypatch: pytest.MonkeyPatch) -> None:
    table = at_choice(seated(scholar))
    monkeypatch.setattr(table.prompt(MARION), "_legal", [])
    with pytest.raises(DeadEnd):
        thinker(TITLES[0]).choose(table, MARION)


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_each_manner_has_likings_of_its_own(title: Any) -> None:
    tastes = [thinker(title, manner=manner)._taste for manner in ("", "builder", "warrior", "trader")]
    assert all(one != other for number, one in enumerate(tastes) for other in tastes[:number])


def _deeds(title: Any) -> tuple[Table, int]:
    """Somebody has a whole turn of Clash of Cultures before them."""
    table, other = midway(title, 20), make_bot("greedy", title, 1)
    while True:
        seat = table.to_act()[0]
        if table.prompt(seat).key == "deed" and table.view(seat)["game"]["turn"]["actions"] == 3:
            return table, seat
        table.apply(seat, other.choose(table, seat))


def test_a_rollout_ends_with_the_deed_where_the_rest_of_the_turn_can_be_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    table, seat = _deeds(TITLES[1])
    judged: list[int] = []

    def pending(view: dict[str, Any], seat: int, taste: Any) -> float:
        judged.append(view["turn"]["actions"])
        return 0.0

    monkeypatch.setattr("civitas.games.clash.companions.advice.pending", pending)
    thinker(TITLES[1], 1).think(table, seat)
    assert judged
    assert set(judged) <= {2, 3}, "one deed, and no second one"


def test_deeds_are_followed_to_their_end_only_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table, seat = _deeds(TITLES[1])
    followed, prospects = [], Policy._prospects

    def counted(self: Policy, *given: Any) -> list[float]:
        followed.append(given)
        return prospects(self, *given)

    monkeypatch.setattr(Policy, "_prospects", counted)
    bot = thinker(TITLES[1], 24)
    bot.think(table, seat)
    assert bot.iterations >= 12
    assert len(followed) == 1, "at the root; further down, deeds are as good as they were there"


# ---------------------------------------------------------------------- the tree


def _known(*ratings: float) -> DecisionNode:
    found = DecisionNode()
    found.learn(Rated([f"a{n}" for n in range(len(ratings))], ratings))
    return found


def _visit(crossroads: DecisionNode, key: str, value: float, scale: Scale) -> None:
    crossroads.tell(crossroads.known[key], value)
    scale.see(value)


def test_the_best_rated_is_looked_at_first() -> None:
    first = _known(1.0, 3.0, 2.0).select(None, Scale())
    assert first is not None
    assert first.answer == "a1"


def test_more_answers_are_considered_the_longer_one_thinks() -> None:
    crossroads, scale = _known(*range(50, 0, -1)), Scale()
    for n in range(100):
        choice = crossroads.select(None, scale)
        assert choice is not None
        _visit(crossroads, choice.key, 1.0, scale)
        looked_at = sum(choice.visits > 0 for choice in crossroads.choices)
        assert looked_at <= WIDENING * (n + 2) ** 0.5 + 1
    assert 10 < looked_at < 50


def test_what_turned_out_well_is_looked_at_more_often() -> None:
    crossroads, scale = _known(3.0, 2.5, 2.0), Scale()
    for _ in range(120):
        choice = crossroads.select(None, scale)
        assert choice is not None
        _visit(crossroads, choice.key, {"a0": 1.0, "a1": 5.0, "a2": 2.0}[choice.key], scale)
    assert max(crossroads.choices, key=lambda choice: choice.visits).key == "a1"
    assert all(choice.visits for choice in crossroads.choices)


def test_only_what_is_legal_in_the_present_world_is_chosen() -> None:
    crossroads = _known(3.0, 2.0, 1.0)
    chosen = crossroads.select(["a2", "another"], Scale())
    assert chosen is not None
    assert chosen.answer == "a2"
    assert crossroads.select(["another"], Scale()) is None
