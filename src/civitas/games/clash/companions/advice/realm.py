"""How good a position is for a seat, from its own view: points, and what may still become points."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache
from typing import Any, TypeVar

from civitas.games.clash.box.content import ARMY, ATLAS, BARREN, BOX, BUILDINGS, EFFECTS, SHIPS
from civitas.games.clash.companions.advice.numbers import SITE, TUNED, Taste, View, weights_of

T = TypeVar("T")
_ROUNDS: int = BOX["frame"]["rounds"]
_PHASES: int = BOX["frame"]["phases"]
NEAR = 2
_HANDS = [(f"{deck}_card", f"{deck}_cards") for deck in ("action", "objective", "wonder")]
_MARCHING, _SETTLING = (frozenset(id for id, _ in EFFECTS[kind]) for kind in ("move-armies", "found-on"))
"""The advances by which armies march, and those by which cities are founded on barren land."""


def kinds(units: list[str]) -> list[str]:
    """The kinds of units, without what they went through."""
    return [unit.partition(":")[0] for unit in units]


def phases_left(view: View, foresees: bool = True) -> int:
    """Phases until the end of a game of the usual length. The round in which somebody has no city is the last one;
    not everybody thinks of that."""
    rounds = _ROUNDS - view["round"]
    if foresees and view["round"] and not all(player["cities"] for player in view["players"]):
        rounds = 0
    return int(rounds * _PHASES + max(0, _PHASES - view["phase"]))


def horizon(left: int) -> float:
    """How much of the game lies ahead, from 1 to 0."""
    return max(0.0, min(1.0, left / (_ROUNDS * _PHASES)))


class Look(View):
    """A view that brings along what was thought of the same board before."""

    __slots__ = ("board",)
    board: dict[Hashable, Any]
    """What follows from the hexes and the cities alone, whoever asks."""


class Realm:
    """A view, looked at by a seat."""

    def __init__(self, view: View, seat: int, taste: Taste) -> None:
        self.view = view
        self._board: dict[Hashable, Any] = view.board if isinstance(view, Look) else {}
        self.seat = seat
        self.taste = taste
        self.weights = weights_of(taste)
        self.atlas = ATLAS[view["seats"]]
        self.own: dict[str, Any] = view["players"][seat]
        self.cities: list[str] = self.own["cities"]
        worth = self.weights.worth
        foresees = bool(worth["sees_end"])
        left = phases_left(view, foresees)
        self.horizon: float = horizon(left)
        self.soon: float = 1.0 if left > 1 else worth["late"] if left else worth["last"]
        """Are there still turns in which to spend what one has?"""
        self.useful: float = self.soon if foresees else 1.0
        """The same for what stands on the board."""
        self._times = self.horizon, self.soon, self.useful, self.weights is TUNED
        advances: list[str] = self.own["advances"]
        self._marches = not _MARCHING.isdisjoint(advances)
        self.poor: tuple[str, ...] = (BARREN,) if _SETTLING.isdisjoint(advances) else ()
        """The land on which the seat can found no city."""

    def on_board(self, key: Hashable, think: Callable[[], T]) -> T:
        """What follows from the board and from what the key says; most of what is looked at leaves the board alone."""
        if key not in self._board:
            self._board[key] = think()
        found: T = self._board[key]
        return found

    # ------------------------------------------------------------------ the whole

    def worth(self) -> float:
        """Points, and hopes of points."""
        return sum(self.parts().values())

    def parts(self) -> dict[str, float]:
        """What makes the position good, part by part."""
        others: list[float] = [player["total"] for seat, player in enumerate(self.view["players"]) if seat != self.seat]
        return {
            "points": float(self.own["total"]),
            "rivals": -self.weights.worth["rival"] * sum(others) / len(others),
            "cities": self.of_cities(),
            "goods": self.of_goods(),
            "advances": self.of_advances(),
            "units": self.of_units(),
            "cards": self.of_cards(),
        }

    def of_cities(self) -> float:
        return self.on_board(("cities", self.seat, self._times, self.taste.get("city")), self._of_cities)

    def _of_cities(self) -> float:
        value = 0.0
        for hex in self.cities:
            city = self.view["cities"][hex]
            value += self.weights.worth["city"] * self.taste.get("city", 1.0) * self.horizon
            value += self.weights.worth.get(city["mood"], 0.0) * max(self.horizon, self.weights.worth["mood_late"])
            value += self.weights.worth["structure"] * (city["size"] - 1) * self.horizon
            value += self.safety(hex)
        near = {n for hex in self.cities for n in self.atlas.neighbours[hex]}
        land = sum(self.terrain(hex) not in ("", "water") for hex in sorted(near))
        return value + self.weights.worth["known_land"] * land

    def safety(self, hex: str) -> float:
        """A city with too few defenders is lost to the army that comes, with all that stands in it."""
        worth = self.weights.worth
        threat = self.threat(hex)
        if not worth["risk"]:
            return worth["exposed"] if threat and not self.guarded(hex) else 0.0
        guard = self.strength(hex, self.seat) + self.walls(hex)
        if not threat:
            return float(worth["garrison"] * min(1.0, guard) * self.horizon)
        stake = self.view["cities"][hex]["size"] + worth["city"] * self.horizon
        if len(self.cities) == 1:
            stake += worth["last_city"]
        return -float(stake * self.peril(hex, guard))

    def peril(self, hex: str, guard: float) -> float:
        """How likely what stands on a hex with so many defenders is thought to be lost."""
        risk = self.weights.worth["risk"] * self.useful
        threat = self.threat(hex) if risk else 0
        return risk * max(0.0, 1 + threat - guard) / (1 + threat) if threat else 0.0

    def of_goods(self) -> float:
        goods: dict[str, int] = self.own["goods"]
        worths, decay = self.weights.goods, self.weights.worth["good_decay"]
        return self.soon * sum([stock(worths[good], amount, decay) for good, amount in goods.items()])

    def stock(self, good: str, amount: int) -> float:
        """What so many of a good are worth."""
        return stock(self.weights.goods[good], amount, self.weights.worth["good_decay"])

    def of_advances(self) -> float:
        known: list[str] = self.own["advances"]
        worth, liking = self.weights.advances.get, self.taste.get
        return self.horizon * sum([worth(id, 0.0) * liking(id, 1.0) for id in known])

    def of_cards(self) -> float:
        worth, own = self.weights.worth, self.own
        return self.soon * sum([worth[card] * len(own[cards]) for card, cards in _HANDS])

    def cards(self, deck: str) -> int:
        return len(self.own[f"{deck}_cards"])

    # ------------------------------------------------------------------ units

    def of_units(self) -> float:
        likings = [self.taste.get(name) for name in ("war", "army", "ship")]
        own = bool(self.own["settlements_left"]), self._marches, self.poor
        return self.on_board(("units", self.seat, self._times, *own, *likings), self._of_units)

    def _of_units(self) -> float:
        settlers: list[float] = []
        armies = ships = 0
        value = 0.0
        for hex in self.places():
            here = kinds(self.units(hex, self.seat))
            strong = sum(unit in ARMY for unit in here)
            settlers += [self.settler(hex) * (1 - self.peril(hex, strong))] * here.count("settler")
            armies += strong
            ships += sum(unit in SHIPS for unit in here)
            if strong and self.prey(hex, strong):
                value += self.weights.worth["prey"] * self.taste.get("war", 1.0) * self.soon
        settlers.sort(reverse=True)
        enough = int(self.weights.worth["settlers_enough"])
        value += sum(settlers[:enough]) + self.weights.worth["spare_settler"] * sum(settlers[enough:])
        useful = min(armies, int(self.weights.worth["infantry_enough"]))
        army = self.weights.worth["infantry"] * useful + self.weights.worth["spare_infantry"] * (armies - useful)
        value += army * self.taste.get("army", 1.0) * self.useful
        return value + self.weights.worth["ship"] * self.taste.get("ship", 1.0) * ships * self.soon

    def settler(self, hex: str) -> float:
        """A settler is worth as much as the city it will found, less the way to go."""
        if not self.own["settlements_left"] or not self.soon:
            return 0.0
        way = self.way_to_site(hex)
        if way is None:
            return float(self.weights.worth["settler_lost"] * self.horizon)
        worth = self.weights.worth["settler"] - self.weights.worth["settler_step"] * way
        return float(max(self.weights.worth["settler_least"], worth) * (1 + self.horizon) / 2 * self.useful)

    def way_to_site(self, hex: str) -> int | None:
        """How many hexes the nearest place for a city is away."""
        distance = self.atlas.distance[hex]
        ways = [distance[site] for site in self.sites()]
        return min(ways, default=None)

    def sites(self) -> list[str]:
        """Where a city could be founded, as far as one can see; the unknown may hide some too."""
        return self.on_board(
            ("sites", self.seat, self.poor), lambda: [hex for hex in self.atlas.hexes if self.is_site(hex)]
        )

    def is_site(self, hex: str) -> bool:
        spot = self.view["hexes"][hex]
        free = spot["terrain"] not in ("", "water", *self.poor) and not spot["exhausted"]
        return free and hex not in self.view["cities"] and all(owner == str(self.seat) for owner in spot["units"])

    def site(self, hex: str) -> float:
        """How good a place for a city is."""
        value = SITE.get(self.terrain(hex), 0.0)
        for n in self.atlas.neighbours[hex]:
            value += SITE["other_city"] if n in self.view["cities"] else SITE.get(self.terrain(n) or "unknown", 0.0)
        return value

    # ------------------------------------------------------------------ neighbours

    def terrain(self, hex: str) -> str:
        return str(self.view["hexes"][hex]["terrain"])

    def units(self, hex: str, owner: int) -> list[str]:
        found: list[str] = self.view["hexes"][hex]["units"].get(str(owner), [])
        return found

    def places(self) -> list[str]:
        """Where own units stand."""
        own = str(self.seat)
        return self.on_board(
            ("places", own), lambda: [hex for hex, spot in self.view["hexes"].items() if own in spot["units"]]
        )

    def strength(self, hex: str, owner: int) -> int:
        return sum(unit in ARMY for unit in kinds(self.units(hex, owner)))

    def enemies_at(self, hex: str) -> int:
        """Army units of others on a hex."""
        spot = self.view["hexes"][hex]["units"]
        return sum(self.strength(hex, int(owner)) for owner in spot if int(owner) != self.seat)

    def in_danger(self, hex: str) -> bool:
        """Do enemies stand within two hexes?"""
        return self.threat(hex) > 0

    def threat(self, hex: str) -> int:
        """The largest army of others within two hexes."""
        distance = self.atlas.distance[hex]
        return max([strong for at, strong in self.enemies.items() if 0 < distance[at] <= NEAR], default=0)

    @property
    def enemies(self) -> dict[str, int]:
        """Where army units of others stand, and how many."""
        return self.on_board(("enemies", self.seat), self._enemies)

    def _enemies(self) -> dict[str, int]:
        found = {hex: self.enemies_at(hex) for hex, spot in self.view["hexes"].items() if spot["units"]}
        return {hex: strong for hex, strong in found.items() if strong}

    def walls(self, hex: str) -> float:
        """What a fortress adds to the defenders, in army units: so many dice it rolls."""
        city = self.view["cities"].get(hex)
        fortified = city is not None and any(built == "fortress" for built, _ in city["buildings"])
        return float(BUILDINGS["fortress"].dice) if fortified else 0.0

    def guarded(self, hex: str) -> bool:
        return self.strength(hex, self.seat) > 0 or self.walls(hex) > 0

    def defence(self, hex: str) -> float:
        """What an attack on a hex meets, in army units."""
        return self.enemies_at(hex) + self.walls(hex)

    def prey(self, hex: str, strong: int) -> bool:
        """Is there a city next to an army that it could take?"""
        if not self._marches:
            return False
        foreign = [n for n in self.atlas.neighbours[hex] if self.is_foreign_city(n)]
        return any(strong > self.defence(n) for n in foreign)

    @property
    def foreign(self) -> dict[str, float]:
        """The cities of others, and what an attack on each meets."""
        return self.on_board(("foreign", self.seat), self._foreign)

    def _foreign(self) -> dict[str, float]:
        return {hex: self.defence(hex) for hex in self.view["cities"] if self.is_foreign_city(hex)}

    def is_foreign_city(self, hex: str) -> bool:
        city = self.view["cities"].get(hex)
        return city is not None and city["owner"] != self.seat


@lru_cache(maxsize=1024)
def stock(first: float, amount: int, decay: float) -> float:
    """So many of a good of which the first is worth this: each further one is worth less."""
    return first * float(1 - decay**amount) / (1 - decay)
