"""Everything true at a table of The Sands of Time, hidden cards included."""

from __future__ import annotations

from typing import Any, Final, Self

from civitas.games.sands.box.content import ATLAS, BOX, BUILDINGS, CATEGORIES, CHRONICLES, CITY, ROWS, Atlas
from civitas.kernel import Actor, Record, State


class Unclaimed(Actor):
    """Who holds a region that no player controls."""

    NOBODY = -1


NOBODY: Final = Unclaimed.NOBODY
Holder = int | Unclaimed
"""A seat, or NOBODY."""
ABACUS: int = BOX["abacus"]["most"]


class Empire(Record):
    """What one player has."""

    __slots__ = (
        "advances",
        "bonus_used",
        "capital",
        "caravans",
        "chosen",
        "chronicle_points",
        "chronicles",
        "crops",
        "emphasis",
        "emphasis_markers",
        "gold",
        "hand",
        "heritage",
        "peasants",
        "played",
        "provinces",
        "soldiers",
        "unrest",
        "victory_points",
    )
    peasants: dict[str, int]
    soldiers: dict[str, int]
    caravans: tuple[str, ...]
    capital: str
    provinces: tuple[str, ...]
    """The start regions still held since the beginning; all other regions are colonies."""
    crops: int
    gold: int
    unrest: int
    victory_points: int
    heritage: dict[str, int]
    advances: tuple[str, ...]
    """Reached advances; the marker of a row stands on the last of them in that row."""
    hand: tuple[int, ...]
    """Chronicle cards not laid out."""
    chronicles: dict[str, int]
    """Face-down chronicle cards by scoring field."""
    chosen: tuple[str, ...]
    """The cards chosen for this round, face down until the own turn."""
    played: tuple[str, ...]
    """Action cards displayed in this generation."""
    emphasis: str
    emphasis_markers: int
    bonus_used: tuple[str, ...]
    """Bonus actions already used in this generation."""
    chronicle_points: int
    """Victory points from chronicle cards at the end of the latest dynasty, which breaks ties."""

    def __init__(self, regions: tuple[str, ...]) -> None:
        """§3.E.1 Unrest 3, and nothing else yet."""
        start = BOX["start"]
        self.peasants = dict.fromkeys(regions, 0)
        self.soldiers = dict.fromkeys(regions, 0)
        self.caravans = ()
        self.capital = ""
        self.provinces = ()
        self.crops = start["crops"]
        self.gold = start["gold"]
        self.unrest = BOX["unrest"]["start"]
        self.victory_points = start["victory_points"]
        self.heritage = dict.fromkeys(CATEGORIES, BOX["heritage"]["start"])
        self.advances = ()
        self.hand = tuple(CHRONICLES)
        self.chronicles = {}
        self.chosen = ()
        self.played = ()
        self.emphasis = ""
        self.emphasis_markers = 0
        self.bonus_used = ()
        self.chronicle_points = 0


class Turn(Record):
    """The turn going on: what a player has done so far, and what the action under way needs to remember."""

    __slots__ = (
        "attacked",
        "bonus",
        "built_in",
        "card",
        "cards",
        "drawn",
        "drawn_row",
        "entered",
        "finished",
        "looted",
        "mustered",
        "passages",
        "region",
        "repeated",
        "seat",
        "soldiers_raised",
        "spent",
        "stopped",
        "support",
        "unmoved",
        "used",
    )
    seat: Holder
    """Whose turn it is; NOBODY's between two turns."""
    cards: tuple[str, ...]
    """Face-up action cards not carried out yet."""
    card: str
    """The action under way."""
    used: bool
    """Has the action under way had an effect?"""
    stopped: bool
    """Has the player ended the repeated part of the action (moving, mustering)?"""
    finished: bool
    """Has the player ended the turn?"""
    repeated: bool
    """Was a card used that had been played before in this generation?"""
    bonus: str
    """The bonus action of this turn."""
    support: str
    """The category that Support raises until the end of the turn."""
    spent: tuple[str, ...]
    """Regions with a building whose locked ability has served in this turn."""
    unmoved: dict[str, int]
    """Citizens that may still move in this action, by "kind:region" where they are."""
    entered: tuple[str, ...]
    """Regions that soldiers entered in this raid."""
    looted: tuple[str, ...]
    """Regions that were looted in this raid."""
    passages: tuple[str, ...]
    """Road regions of other players through which passage was granted."""
    mustered: tuple[str, ...]
    """Regions whose one possibility of this Muster is used."""
    soldiers_raised: int
    built_in: tuple[str, ...]
    """Regions in which this Build action has put a building."""
    drawn: tuple[str, ...]
    """Advance cards drawn to choose from, the upper first."""
    drawn_row: str
    region: str
    """The region of the conquest under way."""
    attacked: Holder
    """Who is attacked in it."""

    def __init__(self, seat: Holder) -> None:
        self.seat = seat
        self.cards = ()
        self.card = ""
        self.finished = False
        self.repeated = False
        self.bonus = ""
        self.support = ""
        self.spent = ()
        self.begin("")

    @classmethod
    def load(cls, data: dict[str, Any]) -> Self:
        """The turn that `dump` wrote; release 0.1 did not yet keep what had served and what a raid had looted."""
        return super().load({"looted": (), "spent": (), **data})

    def begin(self, card: str) -> None:
        """Start an action afresh."""
        self.card = card
        self.used = False
        self.stopped = False
        self.unmoved = {}
        self.entered = ()
        self.looted = ()
        self.passages = ()
        self.mustered = ()
        self.soldiers_raised = 0
        self.built_in = ()
        self.drawn = ()
        self.drawn_row = ""
        self.region = ""
        self.attacked = NOBODY


class Sands(State):
    """The table."""

    __slots__ = (
        "buildings",
        "capacity",
        "chronicles_open",
        "control",
        "dynasty",
        "dynasty_field",
        "empires",
        "ended",
        "generation",
        "generation_round",
        "goes_on",
        "grows",
        "knows_top",
        "resource",
        "round",
        "rows",
        "seats",
        "stacks",
        "start_player",
        "supply",
        "turn",
    )
    seats: int
    start_player: int
    resource: dict[str, str]
    capacity: dict[str, int]
    control: dict[str, Holder]
    buildings: dict[str, tuple[str, ...]]
    supply: dict[str, int]
    """Building tiles left."""
    rows: dict[str, tuple[str, ...]]
    """Advances laid out in each row, from the left."""
    stacks: dict[str, tuple[str, ...]]
    """Face-down advance cards, the top first."""
    knows_top: dict[str, tuple[int, ...]]
    """The seats that have seen the top card of a stack."""
    dynasty: int
    dynasty_field: int
    generation: int
    generation_round: int
    """Rounds completed in this generation."""
    round: int
    """Rounds begun in this game."""
    goes_on: bool
    """Does the generation have another round?"""
    grows: bool
    """Has the dynasty marker passed a peasant symbol in this generation?"""
    chronicles_open: bool
    """Have the chronicle cards been turned up, to be scored?"""
    ended: bool
    empires: list[Empire]
    turn: Turn

    def __init__(self, seats: int) -> None:
        super().__init__()
        regions = ATLAS[seats].regions
        tiles = BOX["building_tiles"]
        self.seats = seats
        self.start_player = 0
        self.resource = {}
        self.capacity = {}
        self.control = dict.fromkeys(regions, NOBODY)
        self.buildings = dict.fromkeys(regions, ())
        self.supply = dict.fromkeys(BUILDINGS, tiles["per_sort"][str(seats)]) | {CITY: tiles["cities"]}
        self.rows = {row: (first,) for row, first in ROWS.items()}
        self.stacks = {}
        self.knows_top = {}
        self.dynasty = 1
        self.dynasty_field = BOX["dynasty"]["start_field"]
        self.generation = 1
        self.generation_round = 0
        self.round = 0
        self.goes_on = True
        self.grows = False
        self.chronicles_open = False
        self.ended = False
        self.empires = [Empire(regions) for _ in range(seats)]
        self.turn = Turn(NOBODY)

    @property
    def atlas(self) -> Atlas:
        return ATLAS[self.seats]


def clockwise(g: Sands) -> tuple[int, ...]:
    """All seats, beginning with the start player."""
    return tuple((g.start_player + i) % g.seats for i in range(g.seats))


def others(g: Sands, seat: int) -> tuple[int, ...]:
    """The other seats, clockwise."""
    return tuple((seat + i) % g.seats for i in range(1, g.seats))


def regions_of(g: Sands, seat: int) -> list[str]:
    """The regions under the seat's control."""
    return [region for region, holder in g.control.items() if holder == seat]


def citizens(empire: Empire, region: str) -> int:
    """§2.6.1 Peasants and soldiers are citizens."""
    return empire.peasants[region] + empire.soldiers[region]


def citizens_on_board(empire: Empire) -> int:
    return sum(empire.peasants.values()) + sum(empire.soldiers.values())


def crowd(g: Sands, region: str) -> int:
    """The citizens of all players in a region."""
    count = 0
    for empire in g.empires:
        count += empire.peasants[region] + empire.soldiers[region]
    return count


def peasants_left(empire: Empire) -> int:
    """§2.0.1 The pieces in the box are the limit."""
    return int(BOX["pieces"]["peasants"]) - sum(empire.peasants.values())


def soldiers_left(empire: Empire) -> int:
    """§2.0.1 The pieces in the box are the limit."""
    return int(BOX["pieces"]["soldiers"]) - sum(empire.soldiers.values())


def gain(empire: Empire, resource: str, amount: int) -> int:
    """§2.8.1 Take resources, as far as the abacus can count. Returns how many it were."""
    taken = min(amount, ABACUS - stock(empire, resource))
    if resource == "crops":
        empire.crops += taken
    else:
        empire.gold += taken
    return taken


def stock(empire: Empire, resource: str) -> int:
    return empire.crops if resource == "crops" else empire.gold


def lose(empire: Empire, resource: str, amount: int) -> int:
    """Give resources up, as far as there are any. Returns how many it were."""
    given = min(amount, stock(empire, resource))
    if resource == "crops":
        empire.crops -= given
    else:
        empire.gold -= given
    return given
