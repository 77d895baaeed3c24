"""Lanterns: a toy with a deck, hands, sealed bids, a die, gifts and notes, which passes every check.

The tests of the kit break it in one place at a time; see `broken.py`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from civitas.games.companions import Companions
from civitas.games.title import Title
from civitas.kernel import (
    Ask,
    AskAll,
    Choice,
    Chooser,
    Each,
    Label,
    Note,
    Number,
    One,
    Outcome,
    Procedure,
    Program,
    Reason,
    Repeat,
    Result,
    Reveal,
    Roll,
    Sequence,
    Shuffle,
    State,
    Step,
    Verdict,
)

LANTERNS = ("amber", "blue", "coral", "dawn", "ebony", "fern", "gold", "hazel", "iris", "jade", "khaki", "lilac")
HAND = 2
ROUNDS = {"short": 3, "long": 5}
EMPTY = Reason("deck-empty", "3.1", "left")


class Night(State):
    """A night of the market."""

    __slots__ = ("coins", "deck", "hands", "rounds", "shown")
    coins: list[int]
    deck: list[str]
    hands: list[list[str]]
    rounds: int
    shown: list[str]

    def __init__(self, seats: int, rounds: int) -> None:
        super().__init__()
        self.coins = [2] * seats
        self.deck = []
        self.hands = [[] for _ in range(seats)]
        self.rounds = rounds
        self.shown = []


def everyone(g: Night) -> range:
    return range(len(g.coins))


def goes_on(g: Night) -> bool:
    return g.rounds > 0


def deal(g: Night) -> Procedure[None]:
    """§1: the lanterns are shuffled and dealt."""
    g.deck = yield Shuffle("deck", LANTERNS)
    for seat in everyone(g):
        g.hands[seat] = [g.deck.pop() for _ in range(HAND)]


def bid(g: Night) -> Procedure[None]:
    """§2: all offer a lantern at once; the last in the alphabet wins a coin."""
    g.rounds -= 1
    bidders = [seat for seat in everyone(g) if g.hands[seat]]
    bids = yield AskAll({s: One("bid", lambda s=s: g.hands[s], label=named, rule="2") for s in bidders})  # type: ignore[misc]
    yield Reveal()
    for seat, lantern in bids.items():
        g.hands[seat].remove(lantern)
        g.shown.append(lantern)
    if bids:
        best = max(bids, key=lambda seat: bids[seat])
        g.coins[best] += 1
        shown = [{"seat": seat, "lantern": lantern} for seat, lantern in bids.items()]
        yield Note("won", seat=best, lantern=bids[best], bids=shown)


def named(lantern: str) -> Label:
    return Label("lantern", [f"lantern:{lantern}"], lantern=lantern)


def turn(g: Night, seat: int) -> Procedure[None]:
    """§3: two acts, each of which may be taken twice."""
    for _ in range(2):
        act = yield Ask(seat, One("act", ["draw", "roll", "give", "rest"], lambda act: can(g, act), rule="3"))
        if act == "draw":
            yield from draw(g, seat)
        elif act == "roll":
            yield from roll(g, seat)
        elif act == "give":
            yield from give(g, seat)
        else:
            yield Note("rested", seat=seat)


def can(g: Night, act: str) -> Verdict:
    return (EMPTY, len(g.deck)) if act == "draw" and not g.deck else None


def draw(g: Night, seat: int) -> Procedure[None]:
    """§3.1: take the uppermost lantern, unseen by the others."""
    lantern = g.deck.pop()
    g.hands[seat].append(lantern)
    yield Reveal((seat,))
    yield Note("drew", (seat,), lantern=lantern)
    yield Note("drew-hidden", seat=seat, left=len(g.deck))


def roll(g: Night, seat: int) -> Procedure[None]:
    """§3.2: a four or more earns a coin."""
    number = yield Roll("luck")
    if number >= 4:
        g.coins[seat] += 1
    yield Note("rolled", seat=seat, number=number, earned=int(number >= 4))


def give(g: Night, seat: int) -> Procedure[None]:
    """§3.3: give coins to the next player."""
    other = (seat + 1) % len(g.coins)
    coins = yield Ask(seat, Number("give", 0, g.coins[seat], rule="3.3", params={"to_seat": other}))
    g.coins[seat] -= coins
    g.coins[other] += coins
    yield Note("gave", seat=seat, to_seat=other, coins=coins)


class Lanterns(Title[Night]):
    id = "lanterns"
    home = __name__
    version = "1"
    seats = range(2, 4)
    state = Night
    options: Mapping[str, Choice] = {"length": Choice(tuple(ROUNDS))}
    program = Program(Sequence(Step(deal), Repeat(Sequence(Step(bid), Each(everyone, Step(turn))), while_=goes_on)))

    @property
    def companions(self) -> Companions:
        from . import ledger, tally

        return Companions(tally=tally, ledger=ledger.ledger)

    def setup(self, seats: int, options: Mapping[str, str]) -> Night:
        return Night(seats, ROUNDS[options["length"]])

    def view(self, g: Night, viewer: int | None) -> dict[str, Any]:
        own = [] if viewer is None else list(g.hands[viewer])
        held = [len(hand) for hand in g.hands]
        return {"coins": list(g.coins), "shown": list(g.shown), "left": len(g.deck), "held": held, "own": own}

    def redeal(self, g: Night, seat: int, chooser: Chooser) -> None:
        others = [s for s in everyone(g) if s != seat]
        unknown = g.deck + [lantern for s in others for lantern in g.hands[s]]
        chooser.shuffle(unknown)
        for s in others:
            g.hands[s] = [unknown.pop() for _ in g.hands[s]]
        g.deck = unknown

    def result(self, g: Night) -> Result:
        best = max(g.coins)
        winners = tuple(seat for seat in everyone(g) if g.coins[seat] == best)
        return Result(tuple(g.coins), winners, None if g.rounds else Outcome("dawn", rule="3"))

    def invariants(self, g: Night) -> Iterator[str]:
        box = sorted([*g.deck, *g.shown, *(lantern for hand in g.hands for lantern in hand)])
        if g.cursor and box and box != sorted(LANTERNS):
            yield f"these lanterns are in the box: {box}"

    def vocabulary(self) -> Mapping[str, tuple[str, ...]]:
        return {"lantern": LANTERNS, "thing": ("lantern", "bid", "gift", "luck", "die")}


TITLE = Lanterns()
