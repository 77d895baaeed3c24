"""What a learned evaluation looks at: counts of the own empire and of the others, and what the written one thinks."""

from __future__ import annotations

from typing import Any

from civitas.games.advice import leads, mean_and_most
from civitas.games.sands.box.content import ADVANCES, BOX, BUILDINGS, CATEGORIES, FIELDS
from civitas.games.sands.companions.advice.merits import claims
from civitas.games.sands.companions.advice.numbers import Taste, View
from civitas.games.sands.companions.advice.outlook import ALL_CARDS
from civitas.games.sands.companions.advice.realm import Realm

_TABLE = ("field", "generation_round", "rounds_left", "dynasty_left", "growths", "own_turn")
_PUBLIC = (
    "points",
    "regions",
    "unrest",
    "goods",
    "caravans",
    "crops",
    "gold",
    "advances",
    "buildings",
    "peasants",
    "soldiers",
    "chronicles",
    *(f"heritage_{category}" for category in CATEGORIES),
    *(f"achieved_{field}" for field in FIELDS),
)
_OWN = (
    *(f"advance_{id}" for id in ADVANCES),
    *(f"building_{id}" for id in BUILDINGS),
    *(f"open_{category}" for category in CATEGORIES),
    *(f"emphasis_{category}" for category in CATEGORIES),
    "markers",
    "played",
    "calm_left",
    "bonus_used",
    *(f"laid_{field}" for field in FIELDS),
    *(f"hand_{number}" for number in ALL_CARDS),
    "earners",
    "colonies",
    "empty",
    "peasants_left",
    "provinces",
    "cards_to_play",
    *(f"outlook_{category}" for category in CATEGORIES),
    *(f"gap_{category}" for category in CATEGORIES),
    "lead_regions",
    "lead_calm",
    "lead_symbols",
)
_PARTS = ("chronicles", "land", "buildings", "treasury", "calm", "advances", "trade", "emphasis", "prizes")
TRAITS: tuple[str, ...] = (
    *_TABLE,
    *(f"own.{name}" for name in (*_PUBLIC, *_OWN)),
    *(f"part.{name}" for name in _PARTS),
    *(f"mean.{name}" for name in _PUBLIC),
    *(f"most.{name}" for name in _PUBLIC),
)
_EVEN: Taste = dict.fromkeys((*FIELDS, *CATEGORIES, *ADVANCES, *BUILDINGS), 1.0) | {"tuned": 1.0}
"""No whims: everybody learns from the same numbers."""
_DYNASTIES = len(BOX["dynasty"]["first_fields"]) - 1
PHASES = _DYNASTIES + 1
"""The dynasties, and the end."""


def phase(view: View) -> int:
    """The dynasty; what is over is worth its points."""
    return _DYNASTIES if view["ended"] else int(view["dynasty"]) - 1


def traits(view: View, seat: int) -> list[float]:
    """The numbers of a position for a seat, in the order of `TRAITS`."""
    realm = Realm(view, seat, _EVEN)
    public = [_public(view, other) for other in range(view["seats"])]
    own = public.pop(seat)
    parts = realm.parts()
    return [
        view["dynasty_field"],
        view["generation_round"],
        realm.to_go[-1] if realm.to_go else 0,
        realm.to_go[0] if realm.to_go else 0,
        realm.growths[-1] if realm.growths else 0,
        float(view["turn"]["seat"] == seat),
        *own,
        *_own(realm, view, seat),
        *(parts.get(name, 0.0) for name in _PARTS),
        *mean_and_most(public, len(_PUBLIC)),
    ]


def _public(view: View, seat: int) -> list[float]:
    empire, lands = view["empires"][seat], view["regions"].values()
    return [
        empire["victory_points"],
        len(empire["regions"]),
        empire["unrest"],
        empire["goods"],
        len(empire["caravans"]),
        empire["crops"],
        empire["gold"],
        len(empire["advances"]),
        sum(len(land["buildings"]) for land in lands if land["control"] == seat),
        sum(land["peasants"][seat] for land in lands),
        sum(land["soldiers"][seat] for land in lands),
        len(empire["chronicles"]),
        *(empire["heritage"][category] for category in CATEGORIES),
        *(empire["achieved"][field] for field in FIELDS),
    ]


def _own(realm: Realm, view: View, seat: int) -> list[float]:
    empire: dict[str, Any] = realm.empire
    built = dict.fromkeys(BUILDINGS, 0)
    earners = colonies = empty = 0
    for land in view["regions"].values():
        peasants, soldiers = land["peasants"][seat], land["soldiers"][seat]
        if land["control"] == seat:
            for id in land["buildings"]:
                built[id] += 1
            earners += min(peasants, land["capacity"])
            empty += not (peasants or soldiers)
        else:
            colonies += bool(peasants or soldiers)
    has, hand, laid = set(realm.advances), set(realm.hand), empire["chronicles"]
    relief = realm.effect("advance-unrest-relief")
    rivals = [claims(other) for at, other in enumerate(view["empires"]) if at != seat]
    return [
        *(float(id in has) for id in ADVANCES),
        *built.values(),
        *(float(category in empire["unlocked"]) for category in CATEGORIES),
        *(float(empire["emphasis"] == category) for category in CATEGORIES),
        empire["emphasis_markers"],
        len(empire["played"]),
        empire["most_unrest"] - empire["unrest"],
        len(empire["bonus_used"]),
        *(laid.get(field, 0) for field in FIELDS),
        *(float(number in hand) for number in ALL_CARDS),
        earners,
        colonies,
        empty,
        empire["peasants_left"],
        len(empire["provinces"]),
        len(view["turn"]["cards"]) if view["turn"]["seat"] == seat else 0,
        *realm.outlooks.values(),
        *(empire["unrest"] - relief - empire["heritage"][category] for category in CATEGORIES),
        *leads(claims(empire), rivals),
    ]
