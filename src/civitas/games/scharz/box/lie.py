"""How things lie on the map: who stands where, whose is what, what is encircled and what is connected."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import TypeVar

from civitas.games.scharz.box.content import IS_SEA, NEUTRAL, UNITS
from civitas.games.scharz.box.queries import hostile, in_order, lets_through, pair
from civitas.games.scharz.box.state import NOBODY, OPEN, SITE, Scharz

T = TypeVar("T")


def standing_in(g: Scharz, *, moored: bool = False) -> dict[str, dict[int, int]]:
    """Land units in the open fields, and ships on the seas, by place and seat; on demand ships in fields too."""
    found: dict[str, dict[int, int]] = {}
    for seat, realm in enumerate(g.realms):
        for name, n in realm.units.items():
            kind, place, post = name.split(".")
            if post in (OPEN, SITE) and (IS_SEA[place] == UNITS[kind].ship or (moored and UNITS[kind].ship)):
                there = found.setdefault(place, {})
                there[seat] = there.get(seat, 0) + n
    return found


class Lie:
    """§D8 §D9 §D10 §D12 How things lie: who stands where in the open, who controls which place, what is encircled."""

    def __init__(self, g: Scharz) -> None:
        self.g = g
        self.standing = standing_in(g)
        """Who may control a place: land units in fields, ships on seas."""
        self.present = standing_in(g, moored=True)
        """Who can fight in a place: ships in fields among them."""
        self.owner: dict[str, int] = {}
        """Who controls a field or a sea."""
        self.encircled: dict[str, int] = {}
        """Encircled settlements, and the first encircler in the order of seats."""
        self._order = in_order(g)
        # Where nothing stands, is built, grows or grazes, nobody controls anything.
        busy = {**self.standing, **g.towns, **g.crops, **g.herds}
        for place in busy:
            if place not in NEUTRAL and (owner := self._controller(place)) != NOBODY:
                self.owner[place] = owner
        self._nets: dict[int, dict[str, int]] = {}
        self._ways: dict[int, dict[str, int]] = {}
        self._vu: dict[int, list[str]] = {}
        self._fed: dict[int, set[int]] = {}
        self._held: dict[int, list[str]] = {}

    def at(self, g: Scharz) -> Lie:
        """The same, bound to the state of a copy of the table."""
        new = copy(self)
        new.g = g
        # What was not asked for yet is looked up in that state.
        new._nets, new._ways, new._vu = self._nets.copy(), self._ways.copy(), self._vu.copy()
        new._fed, new._held = self._fed.copy(), self._held.copy()
        return new

    def foes(self, seat: int, place: str) -> list[int]:
        """Hostile seats in the open there."""
        return [other for other in self.present.get(place, ()) if hostile(self.g, seat, other)]

    def contested(self, place: str) -> bool:
        """§D9 Hostile units of two seats stand in the open there."""
        seats = list(self.standing.get(place, ()))
        return len(seats) > 1 and any(hostile(self.g, a, b) for a in seats for b in seats)

    def _controller(self, place: str) -> int:
        g, there = self.g, self.standing.get(place, {})
        if len(there) == 1 and place not in g.towns:
            return next(iter(there))
        if IS_SEA[place]:
            return NOBODY if not there or self.contested(place) else self._first(place)
        town = g.towns.get(place)
        if town is not None:
            owner = town[0]
            foes = [other for other in there if hostile(g, owner, other)]
            if not foes:
                return owner
            if owner not in self.present[place]:
                self.encircled[place] = min(foes, key=self._order.index)
        if self.contested(place):
            return NOBODY
        sown = g.crops[place][0] if place in g.crops else g.herds[place][0] if place in g.herds else NOBODY
        if not there:
            return sown if town is None else NOBODY
        if sown in there:
            return sown
        return self._first(place)

    def _first(self, place: str) -> int:
        """§D9 Of partners in a place whoever came first, else the first in the order of seats."""
        there = self.standing[place]
        came = [seat for seat in self.g.came.get(place, ()) if seat in there]
        return came[0] if came else min(there, key=self._order.index)

    def vu(self, field: str) -> bool:
        """§1 Is the settlement there complete and not encircled?"""
        return field in self.g.towns and field not in self.encircled

    def own_vu(self, seat: int) -> list[str]:
        """The settlements of a seat that are not encircled."""
        known = self._vu.get(seat)
        if known is None:
            towns, shut = self.g.towns, self.encircled
            known = self._vu[seat] = [
                field for field, (owner, _) in towns.items() if owner == seat and field not in shut
            ]
        return known

    def net(self, seat: int) -> dict[str, int]:
        """§D11 The places of a seat, each with the number of the connection it belongs to."""
        known = self._nets.get(seat)
        if known is None:
            ways, own = self.ways(seat), set(self.own_vu(seat))
            known = {place: group for place, group in ways.items() if self.owner.get(place) == seat or place in own}
            self._nets[seat] = known
        return known

    def ways(self, seat: int) -> dict[str, int]:
        """§D11 The same with the places of partners who let the seat through."""
        known = self._ways.get(seat)
        if known is not None:
            return known
        atlas, g = self.g.atlas, self.g
        found: dict[str, int] = {}
        partners = [other for other in range(g.seats) if pair(seat, other) in g.treaties]
        hosts = {other for other in partners if lets_through(g, other, seat)}
        own = [place for place, owner in self.owner.items() if owner == seat]
        mine = {place for place, owner in self.owner.items() if owner == seat or owner in hosts}
        number = 0
        for start in own:
            if start in found:
                continue
            number += 1
            found[start] = number
            heap = [start]
            while heap:
                place = heap.pop()
                near = (
                    (*atlas.waters[place], *atlas.shores[place])
                    if IS_SEA[place]
                    else (*atlas.beside[place], *atlas.coast[place])
                )
                for other in near:
                    if other in mine and other not in found:
                        found[other] = number
                        heap.append(other)
        for field in self.own_vu(seat):
            if field not in found:
                number += 1
                found[field] = number
        self._ways[seat] = found
        return found

    def linked(self, seat: int, place: str) -> bool:
        """§4.1 Is a place connected to an own settlement that is complete and not encircled?"""
        return self.fed(seat, self.ways(seat).get(place))

    def fed(self, seat: int, group: int | None) -> bool:
        """§D11 Is there such a settlement in this connection?"""
        return group in self._with_town(seat)

    def _with_town(self, seat: int) -> set[int]:
        """The connections that have a settlement."""
        known = self._fed.get(seat)
        if known is None:
            net = self.net(seat)
            known = self._fed[seat] = {net[field] for field in self.own_vu(seat)}
        return known

    def linked_fields(self, seat: int) -> list[str]:
        """§D46 Fields with an own unit or settlement that are connected."""
        net, g = self.net(seat), self.g
        groups = self._with_town(seat)
        return [
            place
            for place, group in net.items()
            if group in groups
            and not IS_SEA[place]
            and (seat in self.standing.get(place, ()) or (place in g.towns and g.towns[place][0] == seat))
        ]

    def held(self, seat: int) -> list[str]:
        """§10 Fields that a seat controls or holds."""
        known = self._held.get(seat)
        if known is None:
            own = [place for place, owner in self.owner.items() if owner == seat and not IS_SEA[place]]
            known = self._held[seat] = own
        return known


def at_first(g: Scharz, step: str, look: Callable[[Scharz, int, Lie], T]) -> tuple[dict[int, T], Lie]:
    """What each seat finds that finds anything, in the order in which they are asked, and how things lie.

    For the first question of a step: no copy of the table has to look again.
    """

    def looked() -> tuple[dict[int, T], Lie]:
        lie = Lie(g)
        found = {seat: look(g, seat, lie) for seat in in_order(g)}
        return {seat: one for seat, one in found.items() if one}, lie

    found, lie = g.remembered(step, looked)
    return found, lie.at(g)
