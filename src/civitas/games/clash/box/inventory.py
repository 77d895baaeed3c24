"""What buildings, wonders and cards say, as records. `content` reads them from the data files."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Goods = Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Building:
    pieces: int
    gain: Goods = field(default_factory=dict)
    """What comes at once when it is built."""
    gain_one: tuple[str, ...] = ()
    """Goods of which one of choice comes at once."""
    water: bool = False
    """Does it need a water hex beside the city?"""
    goods: tuple[str, ...] = ()
    """What it lets the city produce from water."""
    dice: int = 0
    """Dice of the defender in the first combat round."""
    ignore: int = 0
    """Hits of the first combat round that the defender ignores."""
    unlocked_by: str = ""
    """The advance that makes it available, where the advance itself does not say so."""
    route_gold: int = 0
    """Gold from a trade route that another player forms to it."""
    action_cards: int = 0
    """Action cards that are drawn when it is built."""
    keeps_colour: bool = False
    """Does it stay in the colour of its builder, whoever has the city and whatever is influenced?"""


@dataclass(frozen=True, slots=True)
class Wonder:
    price: Goods
    needs: str
    """The advance without which it cannot be built."""
    points: int
    shared_points: int
    """Points for each of two players with a marker on it; with none of these its builder alone scores."""
    value: int = 0
    """The number in its text."""
    building: str = ""
    """The building that its city must have."""


@dataclass(frozen=True, slots=True)
class ActionCard:
    civil: str
    tactic: str


@dataclass(frozen=True, slots=True)
class Civil:
    """The civil half of an action card."""

    action: bool
    """Does it take an action?"""
    price: Goods
    value: Goods = field(default_factory=dict)
    """The numbers in its text, by what they count."""


@dataclass(frozen=True, slots=True)
class Tactic:
    """The tactic of an action card."""

    carriers: tuple[str, ...]
    role: str
    where: str
    value: int = 0
    """What it adds to the combat value."""
    dice: int = 0
    ignore: int = 0
    hits_from: int = 0
    """The lowest number of a die that counts."""
    price: Goods = field(default_factory=dict)
    """What the enemy pays to be rid of it."""


@dataclass(frozen=True, slots=True)
class ObjectiveCard:
    upper: str
    lower: str

    @property
    def halves(self) -> tuple[str, str]:
        return self.upper, self.lower


@dataclass(frozen=True, slots=True)
class Objective:
    when: str
    """In the status phase, at once, or both."""
    test: str
    """The test of `objectives.tests` that says whether it is fulfilled."""
    value: int = 0
    """How many of what the test counts."""
    lead_value: int = 0
    """How many are enough for whoever has the most."""
    cities: int = 0
    advances: int = 0
    size: int = 0
    building: str = ""
    category: str = ""
    resource: str = ""
    pay: int = 0
    """How much of the resource it costs."""
    units: tuple[str, ...] = ()
    """The kinds of units it asks for."""
    not_with: tuple[str, ...] = ()
    """Objectives that cannot be completed in the same round."""


@dataclass(frozen=True, slots=True)
class Event:
    name: str
    symbol: str
    effect: str
    """The effect of `events` that it has."""
    who: str
    kind: str = ""
    """Famine or plague: some advances keep such events off."""
    cities: int = 0
    """How many cities make it strike."""
    units: int = 0
    """How many units make it strike."""
    more_with: tuple[str, ...] = ()
    """Advances that make it worse."""
    food: int = 0
    good: str = ""
    buildings: tuple[str, ...] = ()
    """The buildings that bring the good."""
    drawer_least: int = 0
    """What the drawer gets at least."""
    most: int | None = None
    """What anybody gets at most."""
    categories: tuple[str, ...] = ()
    """The field of a great person."""
    price: Goods = field(default_factory=dict)
    ideas: int = 0
    action_cards: int = 0
    combat_value: int = 0
    only_with: str = ""
    """The advance without which it passes a player by."""
    goods: tuple[str, ...] = ()
    """The goods among which a player chooses."""
    gain: Goods = field(default_factory=dict)
    """What the drawer gets."""
    other_gain: Goods = field(default_factory=dict)
    """What another player gets."""
    loss: Goods = field(default_factory=dict)
    """What is lost where there is nothing else to lose."""
    less: Goods = field(default_factory=dict)
    """What a great person takes off the price of a wonder."""
    terrain: str = ""
    """The terrain at which it strikes."""
    per: int = 0
    """How many cities or units make one that is given up."""
    halves: int = 0
    """Half points: in all, or for each of what is counted."""
    lies_open: bool = False
    """Does a great person lie open before a player, instead of going into the hand?"""


@dataclass(frozen=True, slots=True)
class Symbols:
    """The numbers of the symbols on event cards."""

    gold_mine: int
    barbarian_distance: int
    barbarian_reach: int


@dataclass(frozen=True, slots=True)
class GreatPersons:
    """What great persons cost when they are drawn, in culture tokens."""

    drawer_pays: int
    others_pay: int


@dataclass(frozen=True, slots=True)
class Destroyed:
    """What destroyed structures are worth, and how many an earthquake takes at most."""

    points: int
    most: int
