"""A position of Era of Tribes as numbers, as one seat knows it: itself first, then the others clockwise."""

from __future__ import annotations

from functools import cache

from civitas.games.encodings import Layout, flags, places, within
from civitas.games.era.box.content import CARDS, PROVINCES, TRIBES, VILLAGES, WHEEL, village
from civitas.games.era.box.queries import leaders_of, triumph_field
from civitas.games.era.box.state import Era, Realm
from civitas.games.era.box.tracks import LEAST
from civitas.games.era.box.underway import AUTOMAS, Owner

VERSION = 0
_TABLE = ("round", "level", "epoch", "greys", "long")
_STOCK = (
    *("thalers", "influence", "morale", "food", "hunger", "starved", "free", "under_cities", "cities", "armies"),
    *("legions", "militia", "leaders", "all_leaders", "epoch", "triumph", "treaties", "hidden", "shown", "passed"),
    *WHEEL,
)
_PROVINCE, _CARD, _VILLAGE, _TRIBE = (places(names) for names in (PROVINCES, CARDS, VILLAGES, TRIBES))


@cache
def layout(seats: int) -> Layout:
    """What each number stands for; the parts come in the order in which `encode` puts them together."""
    found = Layout()
    found.add("table", _TABLE)
    found.add("crown", CARDS)
    found.add("own_card", CARDS)
    found.add("own_villages", VILLAGES)
    found.add("barbarians", PROVINCES)
    found.add("holder", PROVINCES)
    found.add("city", PROVINCES)
    found.add("battlefield", PROVINCES)
    for n in range(seats):
        found.add(f"seat+{n}", (*_STOCK, *TRIBES))
        found.add(f"vassals+{n}", PROVINCES)
        found.add(f"fleets+{n}", PROVINCES)
    return found


def encode(g: Era, seat: int) -> bytearray:
    """The position as the seat knows it."""
    own = g.realms[seat]
    out = bytearray((within(g.round), g.level, g.epoch, g.greys, g.length == "long"))
    out += flags(_CARD, g.crown)
    out += flags(_CARD, [own.card] if own.card else own.drawn)
    out += flags(_VILLAGE, map(village, own.hidden))
    out += flags(_PROVINCE, g.villages)
    out += _by_province({place: _holder(g, seat, holder) for place, holder in g.control.items()})
    out += flags(_PROVINCE, [city for realm in g.realms for city in realm.cities])
    out += _by_province(g.battlefields)
    for n in range(g.seats):
        realm = g.realms[(seat + n) % g.seats]
        out += bytes(map(within, _numbers(g, realm)))
        out += flags(_TRIBE, [realm.tribe] if realm.tribe else ())
        out += _by_province(realm.vassals)
        out += _by_province(realm.fleets)
    return out


def _holder(g: Era, seat: int, holder: Owner) -> int:
    """Oneself is 1, the others clockwise; automas come after all of them."""
    return (holder - seat) % g.seats + 1 if isinstance(holder, int) else g.seats + 1 + AUTOMAS.index(holder)


def _numbers(g: Era, realm: Realm) -> tuple[int, ...]:
    return (
        realm.thalers,
        realm.influence,
        realm.morale - LEAST,
        realm.food,
        realm.hunger,
        realm.starved,
        realm.free,
        sum(realm.board),
        len(realm.cities),
        realm.armies,
        realm.legions,
        realm.militia,
        realm.leaders,
        leaders_of(realm),
        realm.epoch,
        triumph_field(g, realm),
        realm.treaties,
        len(realm.hidden),
        len(realm.shown),
        int(realm.passed),
        *realm.levels.values(),
    )


def _by_province(numbers: dict[str, int]) -> bytearray:
    out = bytearray(len(_PROVINCE))
    for place, number in numbers.items():
        out[_PROVINCE[place]] = within(number)
    return out
