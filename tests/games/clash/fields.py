"""Boards made for a test, and a hand that leads one procedure through its questions and dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from civitas.games.clash.box.battle_record import Battle
from civitas.games.clash.box.content import DECKS, NEUTRAL
from civitas.games.clash.box.queries import Clash, Owner, Turn, add_city, put
from civitas.games.clash.rules import VARIANTS
from civitas.kernel import Ask, AskAll, Note, Pick, Procedure, Prompt, Refusal, Reveal, Roll, Shuffle, seat_of

RED, BLUE, GREEN, YELLOW = range(4)


def meadow(players: int = 3) -> Clash:
    """A board of plains, explored to the last hex, with nothing on it; it is the turn of the first seat."""
    g = Clash(players, {name: choice.values[0] for name, choice in VARIANTS.items()})
    g.terrain = dict.fromkeys(g.atlas.hexes, "plain")
    g.decks = {deck: tuple(cards) for deck, cards in DECKS.items()}
    g.turn = Turn(RED)
    g.turn.actions = 3
    for player in g.players:
        player.event_markers = 3
        player.goods = dict.fromkeys(player.goods, 0)
    return g


def city(g: Clash, seat: Owner, hex: str, *buildings: str, mood: int = NEUTRAL) -> str:
    """A city with buildings in the colour of its owner."""
    add_city(g, seat, hex, mood)
    g.buildings[hex] = tuple((building, seat_of(seat)) for building in buildings)
    if "port" in buildings:
        g.ports[hex] = next(n for n in g.atlas.neighbours[hex] if g.terrain[n] == "water")
    return hex


def stand(g: Clash, wonder: str, owner: Owner, hex: str) -> None:
    """The wonder, built by BLUE if not by its owner, stands in a new city."""
    city(g, owner, hex)
    g.wonders[wonder], g.wonder_marks[wonder] = hex, (owner if isinstance(owner, int) else BLUE,)
    g.decks["wonder"] = tuple(card for card in g.decks["wonder"] if card != wonder)


def troops(g: Clash, owner: Owner, hex: str, infantry: int = 0, settler: int = 0, ship: int = 0) -> None:
    put(g, owner, hex, *["infantry"] * infantry, *["settler"] * settler, *["ship"] * ship)


def gained(g: Clash, seat: int, *advances: str) -> None:
    """The advances are there, without anything that gaining them brings."""
    g.players[seat].advances += advances


class Led:
    """How a procedure went: what was asked, what was told, and whether anything was revealed."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, str]] = []
        self.notes: list[tuple[str, dict[str, Any]]] = []
        self.reveals = 0

    def told(self, key: str) -> list[dict[str, Any]]:
        return [params for note, params in self.notes if note == key]


class OneMoreQuestion(Exception):
    """The procedure asks and the test has no answer for it: what is asked stands open for a look."""

    def __init__(self, seat: int, prompt: Prompt) -> None:
        super().__init__(f"seat {seat} is asked {prompt.key}: {prompt.legal()}")
        self.seat = seat
        self.prompt = prompt


def lead(procedure: Procedure[Any], *answers: Any, rolls: Sequence[Any] = ()) -> Led:
    """Run a procedure with these answers and these dice, all of them legal and none left over."""
    led, said, rolled = Led(), list(answers), list(rolls)
    send: Any = None
    while True:
        try:
            request = procedure.send(send)
        except StopIteration:
            assert not said, f"nobody asked for {said}"
            assert not rolled, f"nobody rolled for {rolled}"
            return led
        send = None
        if isinstance(request, Ask):
            if not said:
                raise OneMoreQuestion(request.seat, request.prompt)
            led.asked.append((request.seat, request.prompt.key))
            send = said.pop(0)
            if (verdict := request.prompt.verdict(send)) is not None:
                raise Refusal(send, verdict)
        elif isinstance(request, Note):
            led.notes.append((request.key, request.params))
        elif isinstance(request, Reveal):
            led.reveals += 1
        elif isinstance(request, Shuffle):
            send = list(request.items)
        elif isinstance(request, Roll | Pick):
            send = rolled.pop(0)
            assert request.verdict(send) is None, f"{send} for {request.key}"
        else:
            assert not isinstance(request, AskAll)
            raise AssertionError(f"unexpected: {request}")


def question(procedure: Procedure[Any], *answers: Any, rolls: Sequence[Any] = ()) -> OneMoreQuestion:
    """The question at which the procedure waits after these answers."""
    try:
        lead(procedure, *answers, rolls=rolls)
    except OneMoreQuestion as asked:
        return asked
    raise AssertionError("nothing more was asked")


def reason(asked: OneMoreQuestion, answer: Any) -> str:
    """Why the answer is refused."""
    verdict = asked.prompt.verdict(answer)
    assert verdict is not None, f"{answer} is allowed"
    return str(verdict[0].id)


def fought(g: Clash) -> Battle:
    assert g.battle is not None
    return g.battle
