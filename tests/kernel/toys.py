"""Small rules to test the kernel with, and one game made of all of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from civitas.kernel import (
    Answer,
    Ask,
    AskAll,
    Chooser,
    Deal,
    Dice,
    Each,
    Lanes,
    Listeners,
    Note,
    Number,
    One,
    Procedure,
    Program,
    Repeat,
    Result,
    Reveal,
    Roll,
    Sequence,
    Shuffle,
    State,
    Step,
    Switch,
    Table,
    Title,
    YesNo,
)
from civitas.kernel.dice import Stream
from civitas.kernel.sequence import Element

CARDS = range(1, 13)
ROADS = {"coast": ("plain", "hills"), "plain": ("coast", "hills"), "hills": ("coast", "plain", "peak"), "peak": ()}


class Bag(State):
    """The state of every toy."""

    __slots__ = ("deck", "hands", "marching", "places", "plans", "said", "scores")
    deck: list[int]
    hands: list[list[int]]
    scores: list[int]
    places: list[str]
    plans: dict[int, tuple[str, int]]
    marching: bool
    said: list[str]
    """What the rules have heard, for everybody to see."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.deck = []
        self.hands = [[] for _ in range(seats)]
        self.scores = [0] * seats
        self.places = ["coast"] * seats
        self.plans = {}
        self.marching = False
        self.said = []


class Toy(Title[Bag]):
    """A game of the given sequence."""

    id = "toy"
    home = "toys"
    seats = range(2, 4)
    state = Bag

    def __init__(self, play: Element, version: str = "1") -> None:
        self.program = Program(play)
        self.version = version

    def setup(self, seats: int, options: Mapping[str, str]) -> Bag:
        return Bag(seats)

    def view(self, g: Bag, viewer: int | None) -> dict[str, Any]:
        return {
            "scores": list(g.scores),
            "places": list(g.places),
            "said": list(g.said),
            "cards": [len(hand) for hand in g.hands],
            "hand": None if viewer is None else list(g.hands[viewer]),
            "plan": None if viewer is None else g.plans.get(viewer),
        }

    def redeal(self, g: Bag, seat: int, chooser: Chooser) -> None:
        others = [s for s in range(len(g.hands)) if s != seat]
        unknown = g.deck + [card for s in others for card in g.hands[s]]
        chooser.shuffle(unknown)
        for s in others:
            g.hands[s] = [unknown.pop() for _ in g.hands[s]]
        g.deck = unknown

    def result(self, g: Bag) -> Result:
        best = max(g.scores)
        return Result(tuple(g.scores), tuple(seat for seat, score in enumerate(g.scores) if score == best))


def seats(g: Bag) -> range:
    return range(len(g.scores))


def say(*words: object) -> Step:
    """A step that only leaves a trace."""

    def speak(g: Bag, *seat: int) -> None:
        g.said.append(" ".join(map(str, (*words, *seat))))

    return Step(speak)


def ask(key: str, *answers: Answer, seat: int = 0) -> Step:
    """A step that asks one seat one thing."""

    def question(g: Bag) -> Procedure[None]:
        answer = yield Ask(seat, One(key, answers))
        g.said.append(f"{key} {answer}")
        yield Note("heard", answer=answer)

    return Step(question)


# ---------------------------------------------------------------------- the rules of the realm


def deal(g: Bag) -> Procedure[None]:
    """Three cards each from a shuffled deck, which goes on being drawn from."""
    g.deck = yield Shuffle("deck", CARDS)
    for seat in seats(g):
        g.hands[seat] = [g.deck.pop() for _ in range(3)]
        yield Note("dealt", (seat,), cards=g.hands[seat])


def _hand(g: Bag, seat: int) -> Callable[[], list[int]]:
    return lambda: g.hands[seat]


def council(g: Bag) -> Procedure[None]:
    """All bid a card at once; the highest gets a point."""
    bids = yield AskAll({seat: One("bid", _hand(g, seat)) for seat in seats(g)})
    yield Reveal()
    for seat, card in bids.items():
        g.hands[seat].remove(card)
    winner = max(bids, key=bids.__getitem__)
    g.scores[winner] += 1
    g.said.append(f"bids {list(bids.values())}")
    yield Note("council", winner=winner)


def _plan(g: Bag, seat: int) -> Procedure[int]:
    crop = yield Ask(seat, One("crop", ("wheat", "none")))
    if crop == "none":
        return 0
    fields = yield Ask(seat, Number("fields", 1, 3))
    g.plans[seat] = (crop, fields)
    yield Note("planned", fields=fields)
    again = yield Ask(seat, YesNo("double"))
    return 2 * int(fields) if again else int(fields)


def planning(g: Bag) -> Procedure[None]:
    """Everyone plans a harvest on their own; then all is brought in."""
    harvest = yield Lanes({seat: _plan(g, seat) for seat in seats(g)})
    g.plans = {}
    for seat, amount in harvest.items():
        g.scores[seat] += amount
    g.said.append(f"harvest {list(harvest.values())}")


BATTLE = Listeners()


@BATTLE.on("battle.begins", 20, "horn")
def horn(g: Bag, attacker: int, defender: int) -> Procedure[None]:
    if (yield Ask(attacker, YesNo("horn"))):
        g.said.append("horn")
        yield Reveal()


@BATTLE.on("battle.begins", 10, "walls")
def walls(g: Bag, attacker: int, defender: int) -> Procedure[None]:
    if (yield Ask(defender, YesNo("walls"))):
        g.said.append("walls")


def battle(g: Bag, seat: int) -> Procedure[None]:
    """The next seat is attacked; both sides may interrupt before the dice fall."""
    defender = (seat + 1) % len(g.scores)
    yield from BATTLE.trigger("battle.begins", g, seat, defender)
    attack, defence = yield Roll("battle", 6, 2)
    winner = seat if attack > defence else defender
    g.scores[winner] += 1
    yield Note("won", winner=winner)


def set_out(g: Bag, seat: int) -> None:
    g.marching = True


def march_on(g: Bag, seat: int) -> bool:
    return g.marching


def march(g: Bag, seat: int) -> Procedure[None]:
    """Move one group, or stop."""
    goal = yield Ask(seat, One("march", lambda: (*ROADS[g.places[seat]], "stop")))
    if goal == "stop":
        g.marching = False
    else:
        g.places[seat] = goal
        yield Note("marched", seat=seat, goal=goal)


MARCH = Sequence(Step(set_out), Repeat(Step(march), while_=march_on, at_most=3))


def offer(g: Bag, seat: int) -> Procedure[None]:
    """Offer gold to the next seat, which may answer with other terms; then the first seat has the last word."""
    other = (seat + 1) % len(g.scores)
    gold = yield Ask(seat, Number("gold", 1, 2))
    reply = yield Ask(other, Deal("offer", {"gold": gold}, [{"gold": n} for n in range(1, 4)]))
    agreed = reply["say"] == "accept"
    if reply["say"] == "counter":
        gold = reply["terms"]["gold"]
        agreed = yield Ask(seat, YesNo("counter", params={"gold": gold}))
    if agreed:
        g.scores[seat] -= gold
        g.scores[other] += gold


def action(g: Bag, seat: int) -> Procedure[None]:
    choice = yield Ask(seat, One("action", ("march", "battle", "offer", "rest")))
    g.said.append(choice)


def chosen(g: Bag, seat: int) -> str:
    return g.said[-1]


TURN = Sequence(
    Step(action),
    Switch(chosen, {"march": MARCH, "battle": Step(battle), "offer": Step(offer), "rest": Sequence()}),
)
REALM = Toy(
    Sequence(Step(deal), Repeat(Sequence(Step(council), Step(planning), Each(seats, TURN)), at_most=2), say("the end"))
)
COUNCIL = Toy(Sequence(Step(deal), Step(council), ask("after", "yes", "no")))
PLANNING = Toy(Sequence(Step(planning), ask("after", "yes", "no")))


# ---------------------------------------------------------------------- at the table


def realm(seed: str = "realm", players: int = 2) -> Table:
    return Table(REALM, players, dice=Dice(seed))


def play(table: Table, text: str, decisions: int = 1000) -> None:
    """Random answers, chosen by a text."""
    chooser = Stream(text)
    for _ in range(decisions):
        if table.over:
            return
        seat = chooser.choice(table.to_act())
        table.apply(seat, chooser.choice(table.legal(seat)))


def stands(table: Table) -> dict[str, Any]:
    """All that anyone can find out about a table, but not how it got there."""
    everyone = range(table.seats)
    return {
        "fingerprint": table.fingerprint(),
        "over": table.over,
        "rolls": table.rolls,
        "prompts": {seat: table.prompt(seat).to_json() for seat in table.to_act()},
        "views": [table.view(viewer) for viewer in (None, *everyone)],
        "notes": [table.notes(viewer) for viewer in (None, *everyone)],
        "undo": [table.can_undo(seat) for seat in everyone],
        "redo": [table.can_redo(seat) for seat in everyone],
    }
