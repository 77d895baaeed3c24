"""Everything true at a table of Era of Tribes, hidden cards and villages included.

Whose a province is stands in `g.control`; a land province without an entry is empty or, if it has an entry in
`g.villages`, held by barbarians. Goods lie in the provinces: whoever holds one has its good. The pieces of a player are
counted by province; those that have marched into a province of others wait in the expansion until the battle.
"""

from __future__ import annotations

from typing import Any, Self

from civitas.games.era.box.automas import Opponents, Puppet
from civitas.games.era.box.content import ATLAS, BOX, WHEEL, Atlas
from civitas.games.era.box.underway import NOBODY, Battle, Expansion, Holder, Owner
from civitas.kernel import Record, State

PIECES = BOX["pieces"]


def _without(data: dict[str, Any], name: str) -> dict[str, Any]:
    """The same, but for a field that holds nothing."""
    return data if data[name] is not None else {key: value for key, value in data.items() if key != name}


class Realm(Record):
    """What one player has."""

    __slots__ = (
        "actions",
        "armies",
        "arrived",
        "board",
        "bonus",
        "card",
        "cities",
        "colonies_spared",
        "drawn",
        "epoch",
        "expanded",
        "fleets",
        "food",
        "free",
        "gone",
        "hidden",
        "hunger",
        "influence",
        "leaders",
        "legions",
        "levels",
        "martial",
        "militia",
        "morale",
        "passed",
        "penalised",
        "placed",
        "protected",
        "puppet",
        "raided",
        "revolution",
        "shown",
        "spent",
        "starved",
        "thalers",
        "treaties",
        "tribe",
        "triumph",
        "vassals",
    )
    tribe: str
    card: str
    """The influence card of one's own, secret until the end."""
    drawn: tuple[str, ...]
    """The cards from which it is being chosen."""
    thalers: int
    influence: int
    arrived: int
    """When the marker came to its field: of two on a field, the later lies further back."""
    morale: int
    food: int
    hunger: int
    """On the plate."""
    starved: int
    """Hunger beside the board: it counts at the end alone."""
    free: int
    board: tuple[int, ...]
    """The vassals under each city that is not built, from the left."""
    gone: int
    """Vassals that are out of the game."""
    vassals: dict[str, int]
    fleets: dict[str, int]
    cities: tuple[str, ...]
    armies: int
    legions: int
    militia: int
    """Grey militia waiting in the regular army."""
    leaders: int
    """Beside the board."""
    placed: int
    """On action fields, used in this round."""
    levels: dict[str, int]
    epoch: int
    triumph: int
    """How many fields the triumph has come nearer to the start of the track."""
    treaties: int
    hidden: tuple[str, ...]
    """Villages kept face down."""
    shown: tuple[str, ...]
    """Villages used up, face up."""
    actions: tuple[str, ...]
    """The action fields used in this round."""
    spent: tuple[str, ...]
    """The provinces whose goods have served in this round."""
    martial: tuple[str, ...]
    """The provinces whose wine or ivory serves as a military good in this round."""
    passed: bool
    revolution: bool
    expanded: bool
    protected: bool
    penalised: tuple[Owner, ...]
    """Who has attacked in spite of the protection and paid for it."""
    raided: tuple[Owner, ...]
    """Whom this player has raided in this round."""
    colonies_spared: int
    """Colonies founded in this round without a loss of morale."""
    bonus: int
    """Influence for having brought about the end."""
    puppet: Puppet | None
    """What an automa has beside; nothing with a player."""

    def __init__(self) -> None:
        """§1.6 §1.7 §1.9 Everybody starts with the same."""
        start = BOX["start"]
        self.tribe = ""
        self.card = ""
        self.drawn = ()
        self.thalers = start["thalers"]
        self.influence = start["influence"]
        self.arrived = 0
        self.morale = start["morale"]
        self.food = 0
        self.hunger = 0
        self.starved = 0
        self.free = PIECES["free_vassals"]
        self.board = (PIECES["vassals_under_city"],) * PIECES["cities"]
        self.gone = 0
        self.vassals = {}
        self.fleets = {}
        self.cities = ()
        self.armies = 0
        self.legions = 0
        self.militia = 0
        self.leaders = PIECES["start_leaders"]
        self.placed = 0
        self.levels = dict.fromkeys(WHEEL, 0)
        self.epoch = 0
        self.triumph = 0
        self.treaties = 0
        self.hidden = ()
        self.shown = ()
        self.actions = ()
        self.spent = ()
        self.martial = ()
        self.passed = False
        self.revolution = False
        self.expanded = False
        self.protected = False
        self.penalised = ()
        self.raided = ()
        self.colonies_spared = 0
        self.bonus = 0
        self.puppet = None

    def dump(self) -> dict[str, Any]:
        """As JSON data; of a player it says nothing of automas, so that games without them are written as ever."""
        return _without(super().dump(), "puppet")

    @classmethod
    def load(cls, data: dict[str, Any]) -> Self:
        return super().load({"puppet": None, **data})


class Era(State):
    """Everything true at the table."""

    __slots__ = (
        "action",
        "alliances",
        "arrivals",
        "automa",
        "battle",
        "battlefields",
        "buried",
        "control",
        "crown",
        "deck",
        "ended",
        "ending",
        "envoys",
        "epoch",
        "expansion",
        "greys",
        "length",
        "level",
        "order",
        "over",
        "part",
        "posts",
        "realms",
        "ring",
        "ring_open",
        "round",
        "scores",
        "seats",
        "villages",
        "waiting",
    )
    seats: int
    length: str
    part: str
    """The part of the map that is played."""
    round: int
    order: tuple[int, ...]
    control: dict[str, Owner]
    villages: dict[str, str]
    """The barbarian village in each province, face down."""
    waiting: tuple[str, ...]
    """Villages that lie in the box, face down."""
    buried: tuple[str, ...]
    """Villages out of the game, which nobody has seen."""
    battlefields: dict[str, int]
    posts: dict[str, Owner]
    """Whose trading post stands in which city."""
    alliances: tuple[tuple[int, int], ...]
    greys: int
    """Grey leaders in the supply."""
    crown: tuple[str, ...]
    """The open influence cards."""
    deck: tuple[str, ...]
    level: int
    """How far the barbarians have come."""
    epoch: int
    """The latest epoch that anybody has entered."""
    ring: Holder
    """Whose leader stands on the ring of the turn order."""
    ring_open: bool
    """May that player still choose a place, in the next round?"""
    arrivals: int
    """How often a marker has come to another field of the influence track."""
    action: str
    """The action under way."""
    envoys: int
    """Leaders of the diplomacy under way that have not spoken yet."""
    ending: str
    """What has brought about the end; empty as long as nothing has."""
    ended: bool
    """Is the game over?"""
    over: bool
    """Does the game end with this round without a bonus, because somebody has nothing left?"""
    scores: tuple[tuple[int, ...], ...]
    """The parts of the final score of each player."""
    realms: list[Realm]
    """Those of the seats, then those of the automas (see `Automa`)."""
    expansion: Expansion
    battle: Battle | None
    automa: Opponents | None
    """The opponents made of cards, if there are any."""

    def __init__(self, seats: int, length: str, opponents: Opponents | None = None) -> None:
        """§1.13 Grey leaders by the number of players; nothing else lies on the table yet."""
        super().__init__()
        self.seats = seats
        self.length = length
        self.part = ""
        self.round = 0
        self.order = tuple(range(seats))
        self.control = {}
        self.villages = {}
        self.waiting = ()
        self.buried = ()
        self.battlefields = {}
        self.posts = {}
        self.alliances = ()
        self.greys = BOX["grey_leaders"]["supply"][seats - 1]
        self.crown = ()
        self.deck = ()
        self.level = 0
        self.epoch = 0
        self.ring = NOBODY
        self.ring_open = False
        self.arrivals = 0
        self.action = ""
        self.envoys = 0
        self.ending = ""
        self.ended = False
        self.over = False
        self.scores = ()
        self.realms = [Realm() for _ in range(seats)]
        self.expansion = Expansion()
        self.battle = None
        self.automa = opponents
        for _ in range(0 if opponents is None else opponents.number):
            realm = Realm()
            realm.puppet = Puppet()
            self.realms.append(realm)

    def dump(self) -> dict[str, Any]:
        return _without(super().dump(), "automa")

    @classmethod
    def load(cls, data: dict[str, Any]) -> Self:
        return super().load({"automa": None, **data})

    @property
    def atlas(self) -> Atlas:
        return ATLAS[self.part]
