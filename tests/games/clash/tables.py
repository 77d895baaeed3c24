"""Whole tables at a position made for a test: it is somebody's turn, and from there on everything is answered."""

from __future__ import annotations

from typing import Any

from tests.games.clash.fields import BLUE, RED, city, gained
from tests.games.clash.situations import board, table_at

from civitas.games.clash.box.content import BOX, DECKS, HAPPY, LEADERS
from civitas.games.clash.box.queries import Clash, in_play, put
from civitas.kernel import CHANCE, Table, seat_of
from civitas.kernel.actors import Who

OF_THE_TABLE = ("options", "phase", "round", "seats", "start_player", "turn")
"""What a table keeps when its board is swept clean."""


def at_red_turn(players: int = 3, **options: str) -> Table:
    """A table at the first deed of RED's turn: a board of plains with nothing on it, nobody has anything.

    Dice are answered like everything else.
    """
    table = table_at("deed", players, "meadow", **options)
    assert table.to_act() == (RED,)
    table.dice = None
    empty = board(players, **options)
    empty.decks = {deck: tuple(card for card in cards if in_play(empty, card)) for deck, cards in DECKS.items()}
    for name in Clash.__slots__:
        if name not in OF_THE_TABLE:
            setattr(table.state, name, getattr(empty, name))
    return table


def playing(civ: str, *advances: str) -> tuple[Table, Clash]:
    """It is the turn of RED, who plays this civilisation and has these advances; BLUE plays Rome."""
    table = at_red_turn(2, expansion="chosen")
    g = table.state
    g.players[RED].civ, g.players[BLUE].civ = civ, "rome"
    gained(g, RED, *advances)
    return table, g


def led_by(leader: str, *advances: str, hex: str = "D5") -> tuple[Table, Clash]:
    """It is the turn of RED, whose people this leader leads; his figure is in a happy city, or wherever he is put."""
    table, g = playing(LEADERS[leader], *advances)
    if hex == "D5":
        city(g, RED, hex, mood=HAPPY)
    g.players[RED].leader, g.players[RED].home = leader, "D5"
    put(g, RED, hex, "leader")
    return table, g


def cleared(players: int = 2) -> tuple[Table, Clash, int]:
    """The same for two, with its state, and whose turn it is; everybody has the advances of the beginning."""
    table = at_red_turn(players)
    for seat in range(players):
        gained(table.state, seat, *BOX["start"]["advances"])
    return table, table.state, RED


def say(table: Table, *answers: Any) -> None:
    """Whoever is asked answers, one after the other; dice fall in between."""
    for answer in answers:
        table.state.changed()  # tests write into the state
        table.apply(CHANCE if table.roll_due else table.to_act()[0], answer)


def asked(table: Table) -> tuple[Who, str]:
    """Who is asked what; dice ask as CHANCE."""
    if table.roll_due:
        return CHANCE, table.chance().key
    seat = table.to_act()[0]
    return seat, table.prompt(seat).key


def open_key(table: Table) -> str:
    """The question that is open."""
    return asked(table)[1]


def offered(table: Table) -> list[Any]:
    """The answers that are allowed now."""
    table.state.changed()
    return table.legal(table.to_act()[0])


def refused(table: Table, answer: Any) -> str:
    """Why the answer is not allowed; empty if it is."""
    table.state.changed()
    verdict = table.prompt(table.to_act()[0]).verdict(answer)
    return "" if verdict is None else str(verdict[0].id)


def told(table: Table, key: str) -> list[dict[str, Any]]:
    """What the notes of this kind say that everybody can read."""
    return [line.params for line in table.notes(None) if line.key == key]


def next_event(g: Clash, card: str) -> None:
    """The next advance brings this event."""
    g.players[seat_of(g.turn.seat)].event_markers = 1
    g.decks["event"] = (card, *(other for other in g.decks["event"] if other != card))


def hold(g: Clash, seat: int, *cards: str) -> None:
    """These action cards are in the hand instead of the deck."""
    dropped = g.players[seat].action_cards
    g.players[seat].action_cards = cards
    g.decks["action"] = (*(card for card in g.decks["action"] if card not in cards), *dropped)


def next_turn(table: Table) -> None:
    """On to the beginning of a turn of RED."""
    say(table, "pass", "pass", "pass", "end", "pass", "pass", "pass", "end")


def values(table: Table) -> list[int]:
    """The combat values told so far, attacker and defender in turn."""
    return [line.params["value"] for line in table.notes(None) if line.key == "combat-value"]
