"""What one player of Clash of Cultures has."""

from __future__ import annotations

from typing import Any, Self

from civitas.games.clash.box.content import BOX, GOODS
from civitas.kernel import Record

_BROUGHT: dict[str, Any] = {
    "mat": (),
    "set_aside": 0,
    "persons": (),
    "treaties": (),
    "foreseen": (),
    "leader": "",
    "leaders": (),
    "landmarks": (),
    "honours": (),
    "slain": (),
    "led": 0,
}
"""What the expansion brings to a player, as it is without it."""


class Player(Record):
    """What one player has."""

    __slots__ = (
        "action_cards",
        "advances",
        "borrowed",
        "civ",
        "completed",
        "completed_in",
        "destroyed",
        "event_halves",
        "event_markers",
        "foreseen",
        "goods",
        "governed",
        "home",
        "honours",
        "landmarks",
        "leader",
        "leaders",
        "led",
        "lost_actions",
        "mat",
        "objective_cards",
        "peace",
        "persons",
        "set_aside",
        "slain",
        "treaties",
        "wonder_cards",
        "wonder_round",
    )
    goods: dict[str, int]
    """Resources and tokens."""
    advances: tuple[str, ...]
    borrowed: str
    """The advance used this turn by grace of the Great Library."""
    event_markers: int
    """Markers left on the event counter."""
    action_cards: tuple[str, ...]
    """The hand; great persons bought from events are in it too."""
    objective_cards: tuple[str, ...]
    wonder_cards: tuple[str, ...]
    completed: tuple[str, ...]
    """Objectives completed, as card and objective: "o5:general"."""
    completed_in: tuple[tuple[str, int], ...]
    """The objectives completed, each with its round."""
    governed: tuple[str, ...]
    """The governments that have served for the objective of that name."""
    wonder_round: int
    """The round in which the player built a wonder last; 0 if never."""
    destroyed: tuple[str, ...]
    """The settlements and buildings of this colour that events have taken out of the game, one entry for each."""
    peace: tuple[int, ...]
    """The players who have made peace with this one, who may not attack them in the next turn."""
    event_halves: int
    """Points from events, in half points."""
    lost_actions: int
    """Actions that the next turn is short of."""
    home: str
    """The hex of the first city."""
    civ: str
    """The civilisation; empty in the base game."""
    mat: tuple[str, ...]
    """What lies on the mat of the civilisation, one entry for each piece."""
    set_aside: int
    """The markers of advances of a government that an anarchy has laid aside."""
    persons: tuple[str, ...]
    """The great persons who lie open before the player, by their cards."""
    led: int
    """How many leaders the player has recruited."""
    treaties: tuple[int, ...]
    """The players with whom the great diplomat of this one has made a treaty."""
    foreseen: tuple[tuple[str, int], ...]
    """The objective cards that the player draws next, each with the player who has seen and assigned it."""
    leader: str
    """The leader in play; empty if there is none."""
    leaders: tuple[str, ...]
    """The cards of leaders that can still be recruited. They lie open."""
    honours: tuple[str, ...]
    """The hexes of cities with tokens that attackers have to pay for, one entry for each token."""
    landmarks: tuple[str, ...]
    """The places of the tiles that a leader has marked."""
    slain: tuple[str, ...]
    """The cards of leaders of others whom this player has killed."""

    def __init__(self) -> None:
        """§3.3 Food as printed, everything else nothing."""
        self.goods = dict.fromkeys(GOODS, 0) | BOX["start"]["stock"]
        self.advances = ()
        self.borrowed = ""
        self.event_markers = 0
        self.action_cards = ()
        self.objective_cards = ()
        self.wonder_cards = ()
        self.completed = ()
        self.completed_in = ()
        self.governed = ()
        self.wonder_round = 0
        self.destroyed = ()
        self.peace = ()
        self.event_halves = 0
        self.lost_actions = 0
        self.home = ""
        self.civ = ""
        self.mat = ()
        self.set_aside = 0
        self.persons = ()
        self.treaties = ()
        self.foreseen = ()
        self.leader = ""
        self.leaders = ()
        self.landmarks = ()
        self.honours = ()
        self.slain = ()
        self.led = 0

    def dump(self) -> dict[str, Any]:
        """What only the expansion brings is not written, so that positions without it are the same bytes as ever."""
        data = super().dump()
        for name in _BROUGHT:
            if not data[name]:
                del data[name]
        return data

    @classmethod
    def load(cls, data: dict[str, Any]) -> Self:
        return super().load({**_BROUGHT, **data})
