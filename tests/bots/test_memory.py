"""Bots that remember what they thought: they know no more than their seat, and play as if they had thought anew."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from civitas.bots import make_bot
from civitas.bots.advised import Amended, advice_of
from civitas.bots.chances import even_taste
from civitas.bots.learned import advice_of_searches
from civitas.bots.memory import MOST, Memory
from civitas.games import find_title, titles
from civitas.games.advice import Advice, Knowing
from civitas.games.title import companions_of
from civitas.kernel import Dice, Table
from civitas.kernel.dice import Stream
from civitas.kit.looking import Offence, Position
from civitas.kit.watching.leaks import Leaks

KNOWING = [title for title in map(find_title, titles()) if isinstance(companions_of(title).advice, Knowing)]
EACH_TITLE = pytest.mark.parametrize("title", KNOWING, ids=lambda title: title.id)


def positions(title: Any, seats: int, every: int) -> list[Table]:
    """Some positions of a game of greedy bots, from its first question on."""
    table, found = Table(title, seats, None, Dice("remember"), quiet=True), []
    bots = [make_bot("greedy", title, f"remember {seat}") for seat in range(seats)]
    while not table.over:
        if table.seq % every == 0:
            found.append(table.clone())
        seat = table.to_act()[0]
        table.apply(seat, bots[seat].choose(table, seat))
    return [*found, table]


def plain(value: Any) -> Any:
    """Lists and tuples alike."""
    if isinstance(value, dict):
        return {key: plain(inner) for key, inner in value.items()}
    return [plain(inner) for inner in value] if isinstance(value, list | tuple) else value


def part_of(look: Any, view: Any) -> Any:
    """What of the view is in the look as well."""
    if isinstance(look, dict):
        return {key: part_of(inner, view[key]) for key, inner in look.items()}
    if isinstance(look, list) and look and isinstance(look[0], dict):
        return [part_of(inner, view[n]) for n, inner in enumerate(look)]
    return view


@EACH_TITLE
@pytest.mark.parametrize("seats", [2, 4])
def test_what_advice_looks_at_is_what_the_seat_sees(title: Any, seats: int) -> None:
    knowing, seen = advice_of(title), 0
    assert isinstance(knowing, Knowing)
    for table in positions(title, seats, 7):
        for seat in range(seats):
            look, view = knowing.look(table.state, seat), table.view(seat)["game"]
            assert plain(look) == plain(part_of(look, view))
            seen += 1
    assert seen > 50


@EACH_TITLE
def test_what_a_seat_knows_is_the_same_whatever_is_hidden(title: Any) -> None:
    knowing, hidden, found = advice_of(title), 0, set()
    assert isinstance(knowing, Knowing)
    for n, table in enumerate(positions(title, 3, 9)):
        for seat in range(0 if table.over else 3):
            other = table.determinise(seat, Stream(f"deal {n} {seat}"))
            assert knowing.known(other.state, seat) == knowing.known(table.state, seat)
            hidden += other.fingerprint() != table.fingerprint()
            found.add(knowing.known(table.state, seat))
    assert hidden > 20, "something was hidden"
    assert len(found) > 100, "and positions are told apart"


@EACH_TITLE
def test_a_position_is_judged_alike_by_the_look_and_by_the_view(title: Any) -> None:
    advice = advice_of(title)
    assert isinstance(advice, Knowing)
    for taste in (even_taste(advice), advice.taste(Random("taste"))):
        for table in positions(title, 3, 29):
            look = advice.look(table.state, 1)
            assert advice.evaluate(look, 1, taste) == advice.evaluate(table.view(1)["game"], 1, taste)


def forgetful(advice: Advice) -> Any:
    """The same advice, without what helps to remember."""
    bare = Amended(advice)
    for name in ("PLAIN", "known", "look"):
        vars(bare).pop(name)
    return bare


@EACH_TITLE
@pytest.mark.parametrize("bot", ["greedy", "search:iterations=6"])
def test_a_bot_that_remembers_plays_as_one_that_does_not(title: Any, bot: str, monkeypatch: Any) -> None:
    def answers(most: int) -> list[Any]:
        table, said = Table(title, 3, None, Dice("same"), quiet=True), list[Any]()
        bots = [make_bot(bot, title, f"same {seat}") for seat in range(3)]
        while not table.over and len(said) < most:
            seat = table.to_act()[0]
            said.append(bots[seat].choose(table, seat))
            table.apply(seat, said[-1])
        return said

    most = 400 if bot == "greedy" else 60
    remembered = answers(most)
    for where, advice in (("greedy.advice_of", advice_of), ("search.advice_of_searches", advice_of_searches)):
        bare = forgetful(advice(title))
        assert isinstance(advice(title), Knowing)
        assert not isinstance(bare, Knowing)
        monkeypatch.setattr(f"civitas.bots.{where}", lambda title, bare=bare: bare)
    assert answers(most) == remembered


@EACH_TITLE
def test_a_memory_does_not_grow_for_ever(title: Any, monkeypatch: Any) -> None:
    assert MOST > 1000
    monkeypatch.setattr("civitas.bots.memory.MOST", 5)
    memory, thought = Memory(advice_of(title)), 0
    for table in positions(title, 2, 20):
        for _ in range(2):
            memory.thought(table, 0, "number", lambda: 1)
            thought = max(thought, len(memory._of))
    assert 1 < thought <= 5


def test_the_kit_finds_advice_that_knows_too_much(monkeypatch: Any) -> None:
    title = find_title("sands")
    table = next(table for table in positions(title, 3, 9)[20:] if not table.over)
    position = Position(table)
    Leaks().check(position, Stream("honest"))
    monkeypatch.setattr(advice_of(title), "known", lambda g, seat: dict(g.stacks))
    with pytest.raises(Offence, match="advice"):
        Leaks().check(position, Stream("curious"))


class Peeping(dict[str, Any]):
    """A look that is equal to any other of the same position, and lets whoever asks see everything."""

    state: Any


def asked(title: Any) -> Table:
    """A position in which somebody has a choice."""
    return next(table for table in positions(title, 3, 9)[20:] if not table.prompt(table.to_act()[0]).forced())


SAID = ("evaluate", "features", "spread", "moment", "pending", "judged", "phase", "traits", "appraise", "hint")


@pytest.mark.parametrize("name", SAID)
def test_the_kit_finds_advice_that_says_too_much(name: str, monkeypatch: Any) -> None:
    title = find_title("sands")
    advice: Any = advice_of(title)
    look = advice.look

    def peeping(state: Any, seat: int) -> Peeping:
        seen = Peeping(look(state, seat))
        seen.state = state
        return seen

    position = Position(asked(title))
    monkeypatch.setattr(advice, "look", peeping)
    Leaks().check(position, Stream("honest"))
    monkeypatch.setattr(advice, name, lambda view, *rest: dict(view.state.stacks))
    with pytest.raises(Offence, match=f"the advice tells seat . what it cannot know: {name}"):
        Leaks().check(position, Stream("curious"))


def test_the_kit_finds_advice_that_looks_behind_the_question(monkeypatch: Any) -> None:
    """Two questions that read the same may be made of what is hidden."""
    title = find_title("sands")
    prompt, position, behind = Table.prompt, Position(asked(title)), dict[int, Any]()

    def telling(self: Table, seat: int) -> Any:
        found = prompt(self, seat)
        behind[id(found)] = found, dict(self.state.stacks)
        return found

    monkeypatch.setattr(Table, "prompt", telling)
    Leaks().check(position, Stream("honest"))
    monkeypatch.setattr(advice_of(title), "sensible", lambda prompt: [behind[id(prompt)][1]])
    with pytest.raises(Offence, match="sensible"):
        Leaks().check(position, Stream("curious"))
