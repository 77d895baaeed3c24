"""Everything true at a table of Clash of Cultures, hidden cards and face-down tiles included.

Units are words: the kind, and behind a colon what the unit has gone through in this turn, one letter each (`infantry`,
`settler:m`). A land unit on a water hex is aboard. `g.units[owner][hex]` is the stack of an owner on a hex; the owners
are the seats, BARBARIANS and PIRATES. A hex without units has no entry.

A city is a hex with an entry in `g.city`; its buildings are pairs of a kind and the seat of its colour.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from civitas.games.clash.box.battle_record import Battle
from civitas.games.clash.box.content import ATLAS, Atlas
from civitas.games.clash.box.earlier import lifted
from civitas.games.clash.box.owners import BARBARIANS, NOBODY, PIRATES, Nobody, Owner, by_owner, listed
from civitas.games.clash.box.player import Player
from civitas.kernel import Record, State

PROPOSED, CHOSEN = "proposed", "chosen"
"""How far an offer has come."""

MOVED, STOPPED, FOREST, PLAIN = "m", "s", "f", "p"
"""Marks of a unit: moved in this move action; may not move again this turn (battle, mountain); entered a forest
(starts no land battle this turn); entered a plain (the Great Gardens)."""


_BROUGHT: dict[str, Any] = {"lasting": (), "envoys": ()}
"""What the expansion brings to a table, as it is without it."""


class Offer(Record):
    """A trade being put together: what the active player gives and wants. Cards are named by kind to the partner."""

    __slots__ = ("cards", "chosen", "gives", "partner", "show", "stage", "wants")
    partner: int
    gives: dict[str, int]
    """Goods, and "action", "objective", "wonder" for cards."""
    wants: dict[str, int]
    cards: tuple[str, ...]
    """The cards behind the numbers in `gives`, as deck and place in the hand."""
    chosen: tuple[str, ...]
    """The cards that the partner gives, in the same form."""
    show: bool
    """Are cards shown to the other side before it is decided?"""
    stage: str
    """Empty while the offer is put together, then PROPOSED, then CHOSEN once the partner has picked cards."""

    def __init__(self, partner: int) -> None:
        self.partner = partner
        self.gives = {}
        self.wants = {}
        self.cards = ()
        self.chosen = ()
        self.show = False
        self.stage = ""


class Turn(Record):
    """The turn going on. Everything here is forgotten when the next one begins."""

    __slots__ = (
        "acted",
        "actions",
        "activations",
        "city",
        "deed",
        "drafts",
        "facts",
        "finished",
        "forced_labor",
        "mass_production",
        "moves",
        "navigated",
        "negotiated",
        "offers",
        "paid",
        "peace",
        "picks",
        "produced",
        "production_focus",
        "rewarded",
        "sailed",
        "seat",
        "served",
        "spied",
        "takeover",
        "taught",
        "used",
        "warlord",
        "warmonger",
    )
    seat: int | Nobody
    """Whose turn it is; NOBODY in the status phase."""
    actions: int
    """Actions left."""
    deed: str
    """What the player does at the moment: a name of `deeds.DEEDS`."""
    finished: bool
    moves: int
    """Moves left in the move action under way."""
    sailed: bool
    """Has a ship moved in this move action, to another hex that is?"""
    navigated: bool
    """Has a ship used Navigation in this move action?"""
    activations: dict[str, int]
    """How often each city was activated."""
    produced: int
    """Productions so far."""
    city: str
    """The city being activated."""
    picks: tuple[str, ...]
    """What was chosen so far in the deed under way: "hex:good" in a production, units in a recruit."""
    paid: dict[str, int]
    """What was paid so far in the deed under way."""
    offers: int
    """Offers begun so far."""
    used: tuple[str, ...]
    """What is allowed once in a turn and is used up ("taxes", "influence" after a success)."""
    facts: tuple[tuple[str, str], ...]
    """What happened, as pairs of a key and a value ("captured", "D4"), for cards and objectives that ask about it."""
    acted: bool
    """Has anything been done in this turn but negotiate?"""
    negotiated: bool
    """Is the deed under way a card of negotiations?"""
    peace: tuple[int, ...]
    """The players with whom the active one has made peace in this turn."""
    forced_labor: bool
    """Do angry cities work as neutral ones?"""
    production_focus: bool
    """May the next production use a hex more than once?"""
    mass_production: bool
    """May the next production use more hexes?"""
    takeover: bool
    """May the next attempt to influence aim at barbarians?"""
    warlord: bool
    """Does a great warlord lead the next battle of this move action?"""
    spied: int | None
    """The player whose hand the active one looks at."""
    served: tuple[tuple[str, str], ...]
    """The cards played on the strength of something that serves a card once a turn, each with what it was: a teacher, a
    city with an academy."""
    rewarded: tuple[str, ...]
    """The cards played on the strength of a land battle won, one entry for each battle."""
    taught: tuple[int, ...]
    """The players who have taught for the loss of a city, one entry for each city."""
    warmonger: int
    """How often the objective of that name was completed."""
    drafts: int
    """The recruitments in which Draft was used."""

    def __init__(self, seat: int | Nobody) -> None:
        self.seat = seat
        self.actions = 0
        self.deed = ""
        self.finished = False
        self.moves = 0
        self.sailed = False
        self.navigated = False
        self.activations = {}
        self.produced = 0
        self.city = ""
        self.picks = ()
        self.paid = {}
        self.offers = 0
        self.used = ()
        self.facts = ()
        self.acted = False
        self.negotiated = False
        self.peace = ()
        self.forced_labor = False
        self.production_focus = False
        self.mass_production = False
        self.takeover = False
        self.warlord = False
        self.spied = None
        self.served = ()
        self.rewarded = ()
        self.taught = ()
        self.warmonger = 0
        self.drafts = 0


class Clash(State):
    """The table."""

    __slots__ = (
        "battle",
        "buildings",
        "city",
        "decks",
        "discards",
        "drawer",
        "ended",
        "ended_by",
        "envoys",
        "event",
        "event_kept",
        "exhausted",
        "fought",
        "laid",
        "lasting",
        "mood",
        "offer",
        "open_wonders",
        "options",
        "pestilence",
        "phase",
        "players",
        "ports",
        "round",
        "seats",
        "start_player",
        "status_step",
        "terrain",
        "tiles",
        "turn",
        "turned",
        "units",
        "wonder_marks",
        "wonders",
    )
    seats: int
    options: dict[str, str]
    """The variants chosen for this table."""
    start_player: int
    round: int
    phase: int
    """The action phase of the round; 0 before the first and in the status phase."""
    status_step: int
    """The step of the status phase; 0 outside of it."""
    ended: bool
    ended_by: str
    """How the game ended: "rounds", "no-city" or "die"."""
    tiles: Mapping[str, str]
    """The face-down tiles by slot. Nobody knows them."""
    turned: str
    """The tile just turned up, while it is decided how it lies."""
    laid: Mapping[str, str]
    """The open tiles by slot; a tile turned by half has a "-" in front."""
    terrain: dict[str, str]
    """The terrain of every explored hex. A hex that is not in here is unexplored."""
    exhausted: tuple[str, ...]
    """Hexes with an exhausted marker."""
    city: dict[str, Owner]
    """The owner of each city, by hex."""
    mood: dict[str, int]
    """ANGRY, NEUTRAL or HAPPY, by hex of the city."""
    buildings: dict[str, tuple[tuple[str, int], ...]]
    """The buildings of each city: kind and colour."""
    ports: dict[str, str]
    """The water hex into which the port of a city points."""
    wonders: dict[str, str]
    """Built wonders and the hex of their city; empty once the city is destroyed."""
    wonder_marks: dict[str, tuple[int, ...]]
    """The markers on the card of a built wonder: the builder's first."""
    units: dict[Owner, dict[str, tuple[str, ...]]]
    """The stacks of each owner, by hex; pirates and barbarians before the seats."""
    decks: dict[str, tuple[str, ...]]
    """"action", "objective", "event", "wonder": the top card first."""
    discards: dict[str, tuple[str, ...]]
    """The discard piles, the top card last. Everybody may look through them."""
    players: list[Player]
    turn: Turn
    battle: Battle | None
    fought: Battle | None
    """The last battle, as it ended: whoever was not asked in it can still see how it went."""
    offer: Offer | None
    event: str
    """The event card being resolved."""
    event_kept: bool
    """Has that card gone into a hand?"""
    drawer: int | None
    """The player who has drawn the event that is taking effect."""
    pestilence: bool
    """Has there been a pestilence?"""
    open_wonders: tuple[str, ...]
    """The wonder cards that lie open for everybody, in the order in which they were drawn."""
    lasting: tuple[str, ...]
    """The events that have been drawn and still wait for what they are about."""
    envoys: tuple[str, ...]
    """The wonder cards that envoys have laid open: whoever draws one may take one of these."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        super().__init__()
        self.seats = seats
        self.options = options
        self.start_player = 0
        self.round = 1
        self.phase = 0
        self.status_step = 0
        self.ended = False
        self.ended_by = ""
        self.tiles = {}
        self.turned = ""
        self.laid = {}
        self.terrain = {}
        self.exhausted = ()
        self.city = {}
        self.mood = {}
        self.buildings = {}
        self.ports = {}
        self.wonders = {}
        self.wonder_marks = {}
        self.units = {owner: {} for owner in (PIRATES, BARBARIANS, *range(seats))}
        self.decks = {}
        self.discards = dict.fromkeys(("action", "objective", "event", "wonder"), ())
        self.players = [Player() for _ in range(seats)]
        self.turn = Turn(NOBODY)
        self.battle = None
        self.fought = None
        self.offer = None
        self.event = ""
        self.event_kept = False
        self.drawer = None
        self.pestilence = False
        self.open_wonders = ()
        self.lasting = ()
        self.envoys = ()

    @classmethod
    def load(cls, data: dict[str, Any]) -> Self:
        """The table that `dump` wrote, by this version or by an earlier one."""
        return super().load({**_BROUGHT, **lifted(data), "units": by_owner(data["units"])})

    def dump(self) -> dict[str, Any]:
        """What only the expansion brings is not written, so that positions without it are the same bytes as ever."""
        data = super().dump()
        for name in _BROUGHT:
            if not data[name]:
                del data[name]
        return {**data, "units": listed(data["units"])}

    @property
    def atlas(self) -> Atlas:
        return ATLAS[self.seats]
