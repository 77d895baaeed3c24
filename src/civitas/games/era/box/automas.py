"""The opponents made of cards: what their data says, and what is true of them beside their realms."""

from __future__ import annotations

from dataclasses import dataclass

from civitas.games.era.box.content import FIELDS, TERRAINS, TRIBES, Tribe, read
from civitas.games.era.box.underway import AUTOMAS, Automa
from civitas.games.things import refer, things
from civitas.kernel import Record

_DATA = read("automa")
TABLE, FIGURES, VALUE, DEFENCE = _DATA["table"], _DATA["figures"], _DATA["value"], _DATA["defence"]
CARDS: tuple[str, ...] = tuple(_DATA["deck"]["cards"])
"""The eight action cards; their numbers are their places."""
CITY_CARD, POST_CARD, WAR_CARD, FARM_CARD, REVOLUTION_CARD, RESHUFFLE_CARD, TAX_CARD, EXPANSION_CARD = CARDS
ASIDE: tuple[str, ...] = tuple(_DATA["deck"]["aside"])


@dataclass(frozen=True)
class Level:
    """§12.1.1 How hard the automas are."""

    markers: int
    growth: int
    pieces: int
    militia: int
    surplus: int
    attacks: int
    edge: int
    end_bonus: int


@dataclass(frozen=True)
class Trait(Tribe):
    """§12.2 What sets a tribe apart under an automa: nothing else does.

    §12.2.1 Egyptians, §12.2.2 Britons, §12.2.3 Gauls, §12.2.4 Germanics, §12.2.5 Greeks, §12.2.6 Iberians,
    §12.2.7 Carthaginians, §12.2.8 Norsemen, §12.2.9 Romans, §12.2.10 Slavs.
    """

    start: str = ""
    games: int = 0
    trade: int = 0
    fleets: tuple[int, ...] = ()
    armies: int = 0
    city_malus_always: bool = False
    tax_malus: int = 0
    plunder: int = 0
    dear: tuple[str, ...] = ()


@dataclass(frozen=True)
class Rank:
    """§12.8.3 What a person is called after the scoring, from so many points on."""

    points: int


LEVELS = things(Level, "automa", _DATA["level"])
TRAITS = things(Trait, "automa", _DATA["tribe"])
RANKS = things(Rank, "automa", _DATA["rank"])
refer("automa.toml, tribes", TRAITS, TRIBES)
for _id, _trait in TRAITS.items():
    refer(f"automa.toml, {_id}", [_trait.start], FIELDS)
    refer(f"automa.toml, {_id}", _trait.dear, TERRAINS)


def rank(points: float) -> str:
    """§12.8.3 The highest rank that so many points reach."""
    return next((id for id, one in reversed(RANKS.items()) if points >= one.points), next(iter(RANKS)))


def automas_at(seats: int, wanted: int) -> int:
    """§12.1.3 §A2 As many as were wished for and fit: with more than four people none, and six tribes at most."""
    if seats > TABLE["most_people"]:
        return 0
    most: int = min(wanted, TABLE["most"], TABLE["most_tribes"] - seats)
    return most


class Puppet(Record):
    """What an automa has beside the realm."""

    __slots__ = ("attacks", "cards", "up")
    cards: tuple[str, ...]
    """Its influence cards, which nobody sees before the end."""
    up: bool
    """Does the leader on its crest stand? Then it has not expanded."""
    attacks: int
    """How often it may still attack in this round."""

    def __init__(self) -> None:
        self.cards = ()
        self.up = True
        self.attacks = 0


class Opponents(Record):
    """What the automas share: their level, their action cards, and how far a card has come."""

    __slots__ = ("acted", "aside", "battles", "card", "deck", "level", "number", "order", "played", "queue")
    number: int
    level: str
    deck: tuple[str, ...]
    """Action cards, face down; the first is drawn next."""
    aside: tuple[str, ...]
    """Those that come in after the first expansion."""
    played: tuple[str, ...]
    card: str
    """The card under way; empty for an expansion at the end of a round."""
    order: tuple[Automa, ...]
    queue: tuple[Automa, ...]
    """Who has yet to carry it out."""
    battles: tuple[str, ...]
    """Where the automa under way is about to attack, in its order."""
    acted: bool
    """Has anybody acted since the last card?"""

    def __init__(self, number: int, level: str) -> None:
        self.number = number
        self.level = level
        self.deck = ()
        self.aside = ASIDE
        self.played = ()
        self.card = ""
        self.order = AUTOMAS[:number]
        self.queue = ()
        self.battles = ()
        self.acted = False
