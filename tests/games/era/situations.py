"""Table situations for the tests of the rules: a real table, with the pieces put where the test wants them."""

from __future__ import annotations

from functools import cache
from typing import Any

from civitas.games.era import TITLE
from civitas.games.era.box.automas import ASIDE
from civitas.games.era.box.automas import CARDS as ACTION_CARDS
from civitas.games.era.box.content import CARDS, VILLAGE_TOKENS
from civitas.games.era.box.state import Era
from civitas.games.era.box.underway import Owner
from civitas.kernel import CHANCE, Answer, Refusal, Table

PARTS = {1: "two4", 2: "two4", 3: "three2", 4: "four1", 5: "five", 6: "five"}
"""Where situations take place: in the south, with the whole map from five players on."""
TRIBES = ("romans", "greeks", "gauls", "iberians", "egyptians", "slavs")


def opened(
    seats: int = 2,
    length: str = "normal",
    part: str = "",
    tribes: tuple[str, ...] = (),
    automas: tuple[str, ...] = (),
    level: str = "medium",
) -> Table:
    """A new table at its first action, without dice: the order is that of the seats, decks lie as they are listed.

    `automas` are the tribes that automas lead.
    """
    table = Table(TITLE, seats, {"length": length, "automas": str(len(automas)), "level": level})
    table.apply(CHANCE, part or PARTS[seats])
    table.apply(CHANCE, list(range(seats)))
    table.apply(CHANCE, list(VILLAGE_TOKENS))
    table.apply(CHANCE, list(CARDS))
    if automas:
        table.apply(CHANCE, [*automas, *(tribe for tribe in table.state.atlas.tribes if tribe not in automas)])
        table.apply(CHANCE, [card for card in ACTION_CARDS if card not in ASIDE])
    for seat in range(seats):
        say(table, (*tribes, *TRIBES[len(tribes) :])[seat] if tribes else TRIBES[seat])
    for seat in range(seats):
        table.apply(seat, table.legal(seat)[0])
        table.apply(CHANCE, sorted(table.state.deck + leftover(table)))
    return table


def leftover(table: Table) -> tuple[str, ...]:
    """The card that has just gone back to the deck."""
    known = {*table.state.deck, *(realm.card for realm in table.state.realms)}
    known |= {card for realm in table.state.realms if realm.puppet for card in realm.puppet.cards}
    known |= {card for realm in table.state.realms for card in realm.drawn}
    return tuple(card for card in CARDS if card not in known)


@cache
def _after_setup(
    seats: int, length: str, part: str, tribes: tuple[str, ...], automas: tuple[str, ...] = (), level: str = "medium"
) -> dict[str, Any]:
    table = opened(seats, length, part, tribes, automas, level)
    while asked(table) != "action":
        seat = table.to_act()[0]
        table.apply(seat, table.legal(seat)[0] if asked(table) != "arm" else [])
    state: Era = table.state
    return state.dump()


def blank(seats: int = 2, length: str = "normal", part: str = "", tribes: tuple[str, ...] = ()) -> Era:
    """The first round, before the first action: nobody has an advance, morale, food or land."""
    return cleared(Era.load(_after_setup(seats, length, part, tribes)))


def contest(
    *automas: str, seats: int = 1, part: str = "", tribes: tuple[str, ...] = ("romans",), level: str = "medium"
) -> Era:
    """The same against automas with these tribes, on the whole map or a part; no open card, no action card aside."""
    start = "two4" if {*automas, *tribes} <= {"romans", "greeks", "carthaginians", "egyptians"} else "two3"
    if seats > 2:
        start = PARTS[seats]
    g = cleared(Era.load(_after_setup(seats, "normal", start, tribes, automas, level)))
    g.part = part or "five"
    g.deck, g.crown = tuple(sorted((*g.deck, *g.crown))), ()
    assert g.automa is not None
    g.automa.deck, g.automa.aside = ACTION_CARDS, ()
    return g


def lay_aside(g: Era) -> Era:
    """The action cards as they lie before the first expansion."""
    assert g.automa is not None
    g.automa.deck, g.automa.aside = tuple(card for card in ACTION_CARDS if card not in ASIDE), ASIDE
    return g


def cleared(g: Era) -> Era:
    """Without pieces on the map, advances, food and morale; villages in the box."""
    g.villages = {}
    g.waiting = VILLAGE_TOKENS
    g.control = {}
    for realm in g.realms:
        realm.free += sum(realm.vassals.values()) + sum(realm.fleets.values()) + realm.armies
        while sum(realm.board) < 24:
            realm.board = tuple(3 for _ in realm.board)
        realm.free, realm.armies, realm.vassals, realm.fleets = 12, 0, {}, {}
        realm.levels = dict.fromkeys(realm.levels, 0)
        realm.morale = realm.food = realm.hunger = 0
        realm.influence, realm.thalers, realm.legions = 1, 5, 0
    return g


def settle(g: Era, seat: Owner, *provinces: str, number: int = 1) -> None:
    """Vassals of a player in provinces, or fleets at sea, without collecting anything."""
    realm = g.realms[seat]
    for province in provinces:
        stock = realm.fleets if province in g.atlas.seas else realm.vassals
        stock[province] = stock.get(province, 0) + number
        realm.free -= number
        g.control.setdefault(province, seat)


def build(g: Era, seat: Owner, *provinces: str) -> None:
    """Cities of a player, with nothing else in the province."""
    realm = g.realms[seat]
    for province in provinces:
        realm.free += realm.board[-1]
        realm.board = realm.board[:-1]
        realm.cities += (province,)
        g.control[province] = seat


def arm(g: Era, seat: Owner, number: int) -> None:
    g.realms[seat].armies += number
    g.realms[seat].free -= number


def camp(g: Era, province: str, token: str = "thalers_3.1") -> None:
    """A barbarian village."""
    g.waiting = tuple(other for other in g.waiting if other != token)
    g.villages[province] = token


def own(g: Era, seat: int, *tokens: str) -> None:
    """Villages that a player keeps face down."""
    g.waiting = tuple(other for other in g.waiting if other not in tokens)
    g.realms[seat].hidden += tokens


def at(g: Era) -> Table:
    """A table in this situation; it has no dice, so the test says what they show."""
    assert TITLE.invariants(g) == []
    options = {"length": g.length}
    if g.automa is not None:
        options |= {"automas": str(g.automa.number), "level": g.automa.level}
    return Table(TITLE, g.seats, options, start=g)


def next_card(g: Era, card: str) -> Table:
    """Everybody trades with one leader of two, and the automas turn up this card."""
    assert g.automa is not None
    pile = [*g.automa.deck, *g.automa.played, *g.automa.aside]
    g.automa.aside, g.automa.played = (), ()
    g.automa.deck = (card, *(other for other in sorted({*pile, *ACTION_CARDS}) if other != card))
    for seat in g.order:
        g.realms[seat].leaders = 2
        g.realms[seat].spent = tuple(g.control)
    table = at(g)
    for _ in g.order:
        say(table, "trade", {"leader": 1})
    return table


def by_themselves(g: Era) -> Table:
    """Everybody passes, so that the automas whose leaders stand expand at the end of the round."""
    table = at(g)
    for _ in g.order:
        say(table, "pass")
    while asked(table) in ("place-vassal", "recruit", "march"):
        say(table, "done")
    return table


def say(table: Table, *answers: Answer) -> Table:
    """Answers of whoever is asked, one after the other; a tuple is what the dice show."""
    for answer in answers:
        if isinstance(answer, tuple):
            table.apply(CHANCE, list(answer) if len(answer) > 1 else answer[0])
        else:
            table.apply(table.to_act()[0], answer)
    return table


def asked(table: Table) -> str:
    """The question that is open, of the first seat that is asked."""
    return table.prompt(table.to_act()[0]).key if table.to_act() else ""


def offers(table: Table) -> list[Answer]:
    return table.legal(table.to_act()[0])


def reason(table: Table, answer: Answer) -> str:
    """Why an answer is refused; empty if it is not."""
    try:
        table.clone().apply(table.to_act()[0], answer)
    except Refusal as refusal:
        return refusal.reason
    return ""


def told(table: Table, key: str) -> list[dict[str, Any]]:
    """The parameters of all notes of this kind."""
    return [line.params for line in table.notes(None) if line.key == key]


ATTACK, DEFEND = 1, 3
"""A face of the red die with the sword, and one with the shield."""
SWORDS, SHIELDS, EVEN = (1, 3), (3, 1), (1, 1)
"""Both dice for the attacker; both for the defender; one each."""
