"""§9.5 Founding cities, when all have moved."""

from __future__ import annotations

from civitas.games.era.box.content import BOX
from civitas.games.era.box.holding import build_city, take
from civitas.games.era.box.queries import can_build
from civitas.games.era.box.state import Era
from civitas.games.era.box.tracks import change_influence
from civitas.kernel import Ask, Label, Note, One, Procedure

NONE = "none"
NEED: int = BOX["city"]["vassals"]


def sites(g: Era, seat: int) -> list[str]:
    """§9.5 §9.3.3 Provinces with three vassals and no city."""
    realm = g.realms[seat]
    return [place for place, number in realm.vassals.items() if number >= NEED and place not in realm.cities]


def found_cities(g: Era, seat: int) -> Procedure[None]:
    """§9.5 Three vassals make a city, as far as architecture allows it; food is given, influence gained."""
    realm = g.realms[seat]
    while can_build(realm) and (where := sites(g, seat)):
        place = yield Ask(seat, One("found", [*where, NONE], rule="9.5", label=_site_label))
        if place == NONE:
            return
        take(realm.vassals, place, NEED)
        realm.free += NEED
        yield Note("founded", seat=seat, province=place, number=NEED)
        yield from build_city(g, seat, place)
        yield from change_influence(g, seat, BOX["city"]["influence"])


def _site_label(place: str) -> Label:
    return Label("no-city") if place == NONE else Label("found", [f"province:{place}"], province=place)
