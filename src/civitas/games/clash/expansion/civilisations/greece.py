"""§14.4 Greece: Study, Sparta, Hellenistic Culture, City States."""

from __future__ import annotations

from civitas.games.clash.actions.cities import BEARERS, Bearing, may_activate
from civitas.games.clash.actions.influence import STARTS
from civitas.games.clash.battle.fighters import fighters, under_way
from civitas.games.clash.box.hooks import Price
from civitas.games.clash.box.queries import Clash, cities, effects, has_building, has_effect, size
from civitas.games.clash.box.telling import gain_all
from civitas.games.clash.expansion.hooks import on_event, on_price, on_veto
from civitas.kernel import Note, Procedure, Reason, Verdict

OUTNUMBERS = Reason("outnumbers", "14.4.6")

# ---------------------------------------------------------------------- Study


@on_event("city.activated", 20, "study")
def study(g: Clash, seat: int, hex: str, use: str) -> Procedure[None]:
    """§14.4.5 An idea whenever a city with an academy is activated for recruiting."""
    for advance, effect in effects(g, seat, "recruit-gain"):
        if use == "recruit" and has_building(g, hex, effect["building"]):
            taken = gain_all(g, seat, effect["gain"])
            yield Note("advance-gain", seat=seat, advance=advance, goods=dict(effect["gain"]), taken=taken)


# ---------------------------------------------------------------------- Sparta


@on_price("draft", "draft-price")
def spartan_draft(price: Price, g: Clash, seat: int, subject: str, hex: str) -> None:
    """§14.4.6 Draft takes culture tokens as well, token by token."""
    for _, effect in effects(g, seat, "draft-price"):
        price.replace(effect["good"], effect["instead"])


@on_veto("tactics")
def outnumbered(g: Clash, seat: int) -> Verdict:
    """§14.4.6 Who has more units in a land battle against Sparta plays no tactics in that round."""
    battle = under_way(g)
    side = battle.side(seat)
    fewer = len(fighters(g, battle, 1 - side)) < len(fighters(g, battle, side))
    barred = fewer and not battle.sea and has_effect(g, battle.owners[1 - side], "outnumbered")
    return (OUTNUMBERS,) if barred else None


# ---------------------------------------------------------------------- Hellenistic Culture


def hellenised(g: Clash, seat: int) -> list[str]:
    """§14.4.7 Cities of others with a building in the player's colour."""
    if not has_effect(g, seat, "influenced-starts"):
        return []
    return [
        hex for hex, built in g.buildings.items() if g.city[hex] != seat and any(colour == seat for _, colour in built)
    ]


STARTS.add(hellenised, "influenced-starts")


@on_price("arts", "arts-price")
def arts_for_mood(price: Price, g: Clash, seat: int, subject: str, hex: str) -> None:
    """§14.4.7 Two mood tokens in the place of the price of Arts."""
    for advance, effect in effects(g, seat, "arts-price"):
        price.or_else(advance, effect["price"])


# ---------------------------------------------------------------------- City States


def sisters(g: Clash, seat: int, hex: str) -> list[str]:
    """§14.4.8 Once a turn the second activation of a city counts for one that is no smaller and no less content."""
    if g.turn.seat != seat or g.turn.activations.get(hex, 0) != 1:
        return []
    for advance, _ in effects(g, seat, "shared-activation"):
        if advance not in g.turn.used:
            return [
                other
                for other in cities(g, seat)
                if other != hex
                and size(g, other) >= size(g, hex)
                and g.mood[other] >= g.mood[hex]
                and may_activate(g, seat, other) is None
            ]
    return []


BEARERS.append(Bearing("city_states", sisters))
