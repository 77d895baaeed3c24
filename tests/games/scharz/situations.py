"""Table situations for the tests of the rules: a real table, with the pieces put where the test wants them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from civitas.games.scharz import TITLE
from civitas.games.scharz.box.content import BASIC, DOCK, FAST
from civitas.games.scharz.box.queries import stack
from civitas.games.scharz.box.state import OPEN, Scharz
from civitas.kernel import CHANCE, Answer, Dice, Refusal, Table

STARTS = ("arretium", "syracusae", "tarentum", "taurini", "hippo", "histri", "massalia", "issa")


@cache
def _begun(seats: int, mode: str, map: str) -> dict[str, Any]:
    table = Table(TITLE, seats, {"mode": mode, "map": map}, Dice("situations"))
    while table.prompt(table.to_act()[0]).key != "march":
        seat = table.to_act()[0]
        answer = table.prompt(seat).decline()
        table.apply(seat, table.legal(seat)[0] if answer is None else answer)
    state: Scharz = table.state
    return state.dump()


def blank(
    seats: int = 2, mode: str = "fast", round: int = 2, factions: tuple[str, ...] = (), map: str = "italia"
) -> Scharz:
    """A table before the marches of a round, with nothing on the map and everybody at seven prestige."""
    g = Scharz.load(_begun(seats, FAST if mode == FAST else BASIC, map))
    g.mode = mode
    g.round = round
    g.first = 0
    for name in ("towns", "yards", "forts", "sites", "grain", "fish", "crops", "herds", "plundered", "treaties"):
        setattr(g, name, {})
    for seat, realm in enumerate(g.realms):
        realm.units, realm.spent = {}, {}
        realm.gold, realm.prestige, realm.points, realm.points_before = 10, 7, 0, 0
        realm.rival = (seat + 1) % seats if seats == 2 else (seat + 2) % seats
        realm.faction = factions[seat] if seat < len(factions) else ""
        realm.destroyed = realm.lost = 0
    return g


def opened(seats: int = 2, mode: str = "basic", map: str = "italia", first: int = 0) -> Table:
    """A table at its first village; this seat has rolled all swords."""
    table = Table(TITLE, seats, {"mode": mode, "map": map})
    if seats > 2:
        for seat in range(seats):
            table.apply(CHANCE, (seat + 1) % seats)
    for seat in range(seats):
        table.apply(CHANCE, [1 if seat == first else 6] * 6)
    return table


def settle(g: Scharz, seat: int, *fields: str, kind: str = "village") -> None:
    """Settlements of a player."""
    for field in fields:
        g.towns[field] = (seat, kind)


def yard(g: Scharz, *fields: str, kind: str = DOCK) -> None:
    for field in fields:
        g.yards[field] = kind


def post(g: Scharz, seat: int, kind: str, place: str, number: int = 1, where: str = OPEN) -> None:
    """Units of a player."""
    name = stack(kind, place, where)
    g.realms[seat].units[name] = g.realms[seat].units.get(name, 0) + number


def at(g: Scharz, step: Callable[..., Any] | None = None) -> Table:
    """A table at this position, before the marches or before another step of the round, without dice."""
    if step is not None:
        leaf = TITLE.program.leaf(g)
        while leaf is None or leaf.call is not step:
            leaf = TITLE.program.advance(g)
            assert leaf is not None
    return Table(TITLE, g.seats, {"mode": g.mode, "map": g.map}, start=g)


def key(table: Table, seat: int) -> str:
    return table.prompt(seat).key


def quiet(table: Table, until: str) -> None:
    """Everybody declines until a question of this key is asked; a die that is thrown on the way shows a six."""
    while not any(key(table, seat) == until for seat in table.to_act()):
        if not table.to_act():
            table.apply(CHANCE, 6)
            continue
        seat = table.to_act()[0]
        answer = table.prompt(seat).decline()
        table.apply(seat, table.legal(seat)[0] if answer is None else answer)


def order(table: Table, **answers: Answer) -> None:
    """Seats `s0`, `s1` … give these orders; whoever else is asked gives none."""
    for seat in list(table.to_act()):
        table.apply(seat, answers.get(f"s{seat}", {}))


def roll(table: Table, *faces: int) -> None:
    """The dice show this."""
    table.apply(CHANCE, faces[0] if len(faces) == 1 else list(faces))


def refused(table: Table, seat: int, answer: Answer) -> str:
    """Why an answer is not legal; nothing if it is."""
    verdict = table.prompt(seat).verdict(answer)
    return "" if verdict is None else verdict[0].id


__all__ = ["Refusal", "at", "blank", "key", "order", "post", "quiet", "refused", "roll", "settle", "yard"]
