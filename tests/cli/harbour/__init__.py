"""A toy game for the tests of the terminal: small, but it asks every kind of question.

Each turn a harbour master does one thing; after two rounds all bid in secret, and then it is over.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from civitas.games.companions import Companions
from civitas.games.title import Title
from civitas.kernel import (
    Ask,
    AskAll,
    Choice,
    Chooser,
    Deal,
    Each,
    Label,
    Note,
    Number,
    One,
    Order,
    Outcome,
    Path,
    Pay,
    Procedure,
    Program,
    Reason,
    Repeat,
    Result,
    Reveal,
    Roll,
    Sequence,
    Shuffle,
    Some,
    State,
    Step,
    Verdict,
    YesNo,
)

BERTHS = {"north": ("south", "east"), "south": ("north",), "east": ("north",)}
WORKS = ("fish", "load", "sail", "toll", "queue", "treaty", "vote", "rest")
BUILDINGS = {"pier": 1, "crane": 3, "light": 99}
TOO_POOR = Reason("too-poor", "2.1", "cost")


class Harbour(State):
    __slots__ = ("cargo", "coins", "built", "round", "fair")  # noqa: RUF023 - in the order of reading
    round: int
    fair: int
    coins: list[int]
    built: list[str]
    cargo: list[str]

    def __init__(self, seats: int, fair: bool) -> None:
        super().__init__()
        self.round = 0
        self.fair = int(fair)
        self.coins = [2] * seats
        self.built = []
        self.cargo = []


def deal(g: Harbour) -> Procedure[None]:
    """§1.1: each is dealt a secret cargo."""
    g.cargo = yield Shuffle("cargo", ["amber", "salt", "silk", "wine"])
    for seat in range(len(g.coins)):
        yield Note("dealt", seats=(seat,), good=g.cargo[seat])


def new_round(g: Harbour) -> None:
    """§1.2: another round."""
    g.round += 1


def turn(g: Harbour, seat: int) -> Procedure[None]:
    """§2.1: do one thing."""

    def check(what: str) -> Verdict:
        cost = BUILDINGS.get(what, 0)
        return (TOO_POOR, cost) if cost > g.coins[seat] else None

    def label(what: str) -> Label:
        return Label("build", [what], building=what, cost=BUILDINGS[what]) if what in BUILDINGS else Label(what)

    candidates = [*WORKS, *(b for b in BUILDINGS if b not in g.built)]
    aside = One("beg", ["beg"], lambda _: None, rule="2.2", label=Label)
    what = yield Ask(
        seat, One("work", candidates, check, rule="2.1", params={"round": g.round}, label=label, aside=aside)
    )
    if what in BUILDINGS:
        g.coins[seat] -= BUILDINGS[what]
        g.built.append(what)
        yield Note("built", seat=seat, building=what)
    elif what == "beg":
        g.coins[seat] += 1
    else:
        yield from DEEDS[what](g, seat)


def fish(g: Harbour, seat: int) -> Procedure[None]:
    """§2.3: roll for fish."""
    caught = yield Roll("fish")
    g.coins[seat] += caught
    yield Note("caught", seat=seat, fish=caught)


def load(g: Harbour, seat: int) -> Procedure[None]:
    """§2.4: load up to two goods."""
    chosen = yield Ask(
        seat,
        Some(
            "load",
            ["amber", "salt", "silk", "wine"],
            0,
            2,
            lambda good: (TOO_POOR, 50) if good == "silk" else None,
            rule="2.4",
            label=lambda good: Label("good", good=good),
        ),
    )
    g.coins[seat] += len(chosen)
    yield Note("loaded", seat=seat, goods=chosen)


def sail(g: Harbour, seat: int) -> Procedure[None]:
    """§2.5: sail from berth to berth."""
    way = yield Ask(seat, Path("sail", ["north"], lambda spot: BERTHS[spot], 2, rule="2.5"))
    yield Note("sailed", seat=seat, steps=len(way) - 1)


def toll(g: Harbour, seat: int) -> Procedure[None]:
    """§2.6: pay a toll of two."""
    paid = yield Ask(
        seat, Pay("toll", 2, {"salt": 2, "wine": 1}, rule="2.6", label=lambda good: Label("good", good=good))
    )
    yield Note("paid", seat=seat, goods=paid)


def queue(g: Harbour, seat: int) -> Procedure[None]:
    """§2.7: put the ships in order."""
    ships = yield Ask(seat, Order("queue", ["salt", "wine"], rule="2.7", label=lambda good: Label("good", good=good)))
    yield Note("queued", seat=seat, good=ships[0])


def treaty(g: Harbour, seat: int) -> Procedure[None]:
    """§2.8: offer a treaty to the next player."""
    other = (seat + 1) % len(g.coins)
    answer = yield Ask(other, Deal("treaty", {"coins": 1}, [{"coins": 2}], rule="2.8", params={"seat": seat}))
    yield Note("answered", seat=other, say=answer["say"])


def vote(g: Harbour, seat: int) -> Procedure[None]:
    """§2.9: the next player consents or not, and a coin changes hands."""
    other = (seat + 1) % len(g.coins)
    if (yield Ask(other, YesNo("vote", rule="2.9"))):
        g.coins[seat] += 1
    yield Reveal()


def rest(g: Harbour, seat: int) -> Procedure[None]:
    """§2.10: rest for a while."""
    hours = yield Ask(seat, Number("hours", 2, 6, rule="2.10"))
    yield Note("rested", seat=seat, hours=hours)


DEEDS = {
    "fish": fish,
    "load": load,
    "sail": sail,
    "toll": toll,
    "queue": queue,
    "treaty": treaty,
    "vote": vote,
    "rest": rest,
}


def bid(g: Harbour) -> Procedure[None]:
    """§3.1: all bid in secret."""
    bids = yield AskAll({seat: Number("bid", 0, coins, rule="3.1") for seat, coins in enumerate(g.coins)})
    for seat, amount in bids.items():
        g.coins[seat] -= amount
    yield Note("bids", bids=sum(bids.values()))


def clockwise(g: Harbour) -> range:
    return range(len(g.coins))


class HarbourTitle(Title[Harbour]):
    id = "harbour"
    home = __name__
    version = "1"
    seats = range(2, 5)
    program = Program(
        Sequence(Step(deal), Repeat(Sequence(Step(new_round), Each(clockwise, Step(turn))), at_most=2), Step(bid))
    )
    state = Harbour
    options = {"fair": Choice(("no", "yes"))}  # noqa: RUF012 - as the kernel declares it

    @property
    def companions(self) -> Companions:
        from tests.cli.harbour import census, sheet

        return Companions(sheets=sheet.sheets, census=census.count)

    def setup(self, seats: int, options: Mapping[str, str]) -> Harbour:
        return Harbour(seats, options["fair"] == "yes")

    def view(self, g: Harbour, viewer: int | None) -> dict[str, Any]:
        own = None if viewer is None or not g.cargo else g.cargo[viewer]
        return {"round": g.round, "coins": list(g.coins), "built": list(g.built), "cargo": own}

    def redeal(self, g: Harbour, seat: int, chooser: Chooser) -> None:
        hidden = g.cargo[:seat] + g.cargo[seat + 1 :]
        chooser.shuffle(hidden)
        g.cargo = [*hidden[:seat], g.cargo[seat], *hidden[seat:]]

    def result(self, g: Harbour) -> Result:
        best = max(g.coins)
        winners = tuple(seat for seat, coins in enumerate(g.coins) if coins == best)
        return Result(tuple(g.coins), winners, Outcome("harbour-closes", rule="2.1"))

    def vocabulary(self) -> dict[str, tuple[str, ...]]:
        return {"building": tuple(BUILDINGS), "good": ("amber", "salt", "silk", "wine")}


TITLE = HarbourTitle()
