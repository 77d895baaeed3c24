"""Everything true at a table of Scharz. Nothing is hidden but orders that are not revealed yet.

Units are counted by stack: kind, place and post, written `light.roma.open`; those that are not of the standard level
have it behind their kind, `light-2.roma.open` (see `troop`). A post is `open` (in the field, or on the sea), `in`
(withdrawn into the settlement), `site` (building), `dock` (a ship in a shipyard) or `aboard` (on a ship that lies in a
field). Cargo at sea stands on its sea, in the open.
"""

from __future__ import annotations

from civitas.games.scharz.box.content import BOX, FAST, FEATURES, IN_PLAY, NO_COMMANDER, SEASONS, Atlas
from civitas.kernel import Record, State

OPEN, INSIDE, SITE, DOCKED, ABOARD = POSTS = ("open", "in", "site", "dock", "aboard")
SUBPHASES = (
    *("special", "march", "retreat", "attrition", "battle", "siege"),
    *("plunder", "construction", "trade", "fishing", "feeding"),
)
"""What `subphase` says of where in a round the table stands."""
NOBODY = -1
Treaty = tuple[str, int, int, int]
"""Its kind, who receives (or is lord; nobody if it is equal), the gold of it, and the last round in which it holds."""


class Realm(Record):
    """What one player has."""

    __slots__ = (
        "aided",
        "announced",
        "commander",
        "destroyed",
        "doubled",
        "faction",
        "gold",
        "hired",
        "lost",
        "merits",
        "out",
        "points",
        "points_before",
        "prestige",
        "ransomed",
        "rival",
        "spent",
        "training",
        "units",
    )
    commander: str
    faction: str
    rival: int
    gold: int
    hired: int
    """Mercenaries bought in this round, who ask for no wages yet."""
    prestige: int
    points: int
    points_before: int
    """Victory points at the end of the last round."""
    units: dict[str, int]
    spent: dict[str, int]
    """How many of each stack have used their capacity in this round."""
    training: dict[str, int]
    """How many units are in training, by kind and field: `light.roma`."""
    merits: dict[str, int]
    """How many units were destroyed in this round, by place and post of those who did it: `roma.open`."""
    destroyed: int
    """The prestige of the units destroyed in this year."""
    lost: int
    """The same for the own units lost."""
    announced: str
    """The victory announced at the end of the last round."""
    aided: int
    """Aid given, less twice what was taken: it counts in the end."""
    ransomed: int
    """Ransoms received, less those paid."""
    doubled: bool
    """Do all units build twice in this round?"""
    out: bool

    def __init__(self) -> None:
        """§3 What the board of a player begins with."""
        self.commander = NO_COMMANDER
        self.faction = ""
        self.rival = NOBODY
        self.gold = 0
        self.hired = 0
        self.prestige = BOX["start"]["prestige"]
        self.points = 0
        self.points_before = 0
        self.units = {}
        self.spent = {}
        self.training = {}
        self.merits = {}
        self.destroyed = 0
        self.lost = 0
        self.announced = ""
        self.aided = 0
        self.ransomed = 0
        self.doubled = False
        self.out = False


class Throw(Record):
    """Dice that are about to fall: whose, what they are, and against whom, in combat."""

    __slots__ = ("against", "dice", "seat")
    seat: int
    dice: tuple[str, ...]
    against: tuple[int, ...]

    def __init__(self, seat: int, dice: tuple[str, ...], against: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.dice = dice
        self.against = against


class Scharz(State):
    """Everything true at the table."""

    __slots__ = (
        "battles",
        "broken",
        "byres",
        "came",
        "crops",
        "dealings",
        "dealt",
        "ending",
        "entered",
        "first",
        "fish",
        "fled",
        "forts",
        "grain",
        "herds",
        "losers",
        "map",
        "mode",
        "plundered",
        "realms",
        "round",
        "seats",
        "sieges",
        "sites",
        "subphase",
        "throw",
        "towns",
        "transits",
        "treaties",
        "weather",
        "winners",
        "yards",
    )
    map: str
    mode: str
    seats: int
    round: int
    subphase: str
    first: int
    """Who begins where an order is needed, in the first year."""
    realms: list[Realm]
    towns: dict[str, tuple[int, str]]
    """The settlement of each field: whose, and what."""
    yards: dict[str, str]
    """Dock or harbour at a settlement."""
    forts: dict[str, int]
    sites: dict[str, tuple[int, str, int]]
    """Whose building site, of what, and how many quarters are done."""
    grain: dict[str, int]
    """Stored in settlements."""
    fish: dict[str, int]
    """Stored in shipyards."""
    crops: dict[str, tuple[int, int]]
    """Whose grain stands in a field, and how much."""
    herds: dict[str, tuple[int, tuple[str, ...]]]
    byres: dict[str, tuple[str, ...]]
    """Herds withdrawn into the settlement of a field."""
    weather: dict[str, str]
    """Good, normal or bad in this round: of sown fields in summer, of climates and of the sea in winter."""
    plundered: dict[str, int]
    """Fields with a red stone."""
    treaties: dict[str, Treaty]
    """By pair, `0-3`."""
    transits: tuple[str, ...]
    """Pairs that let each other through."""
    dealings: tuple[tuple[int, str, int], ...]
    """What was ordered in trade that others have a part in, until they have answered: by whom, what and how much."""
    dealt: tuple[str, ...]
    """What has counted for a pair in this year."""
    broken: tuple[str, ...]
    """Treaties that end with this round."""
    came: dict[str, tuple[int, ...]]
    """Who stands in a place in the open, in the order in which they came."""
    battles: tuple[tuple[str, int, tuple[int, ...]], ...]
    """Battles to come in this round: where, against whom, by whom."""
    entered: dict[str, int]
    """How many units came into a field in this subphase, by seat and field: `1:roma`."""
    sieges: tuple[tuple[str, tuple[int, ...]], ...]
    """Assaults to come in this round: which settlement, by whom."""
    fled: dict[str, int]
    """Stacks that fled, by seat and stack: `1:light.roma.open`; they neither fight nor are attacked any more."""
    losers: tuple[tuple[str, int], ...]
    """Who has lost a battle where, in this round."""
    throw: Throw | None
    winners: tuple[int, ...]
    ending: str

    def __init__(self, seats: int, mode: str, map: str) -> None:
        """§3 Nothing lies on the map yet."""
        super().__init__()
        self.map = map
        self.mode = mode
        self.seats = seats
        self.round = 1
        self.subphase = ""
        self.first = 0
        self.realms = [Realm() for _ in range(seats)]
        self.towns = {}
        self.yards = {}
        self.forts = {}
        self.sites = {}
        self.grain = {}
        self.fish = {}
        self.crops = {}
        self.herds = {}
        self.byres = {}
        self.weather = {}
        self.plundered = {}
        self.treaties = {}
        self.transits = ()
        self.dealings = ()
        self.dealt = ()
        self.broken = ()
        self.came = {}
        self.battles = ()
        self.entered = {}
        self.sieges = ()
        self.fled = {}
        self.losers = ()
        self.throw = None
        self.winners = ()
        self.ending = ""

    @property
    def atlas(self) -> Atlas:
        return IN_PLAY[self.map][self.seats]

    @property
    def season(self) -> str:
        """§4 Four seasons a year."""
        return SEASONS[(self.round - 1) % len(SEASONS)]

    @property
    def year(self) -> int:
        return (self.round - 1) // len(SEASONS) + 1

    @property
    def fast(self) -> bool:
        return self.mode == FAST

    def has(self, feature: str) -> bool:
        """§D3 Does the mode of the table play with this?"""
        return feature in FEATURES[self.mode]
