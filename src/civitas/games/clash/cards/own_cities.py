"""§8.5 Cards for one's own cities, units and actions."""

from __future__ import annotations

from functools import partial

from civitas.games.clash.actions.cities import activate, may_activate, next_working_mood, raise_mood
from civitas.games.clash.actions.construct import ANGRY_CITY, may_place, place_building
from civitas.games.clash.actions.explore import AS_IT_IS, TURNED, by_water, explore
from civitas.games.clash.actions.produce import can_produce
from civitas.games.clash.box.content import ANGRY, BUILDINGS, CIVIL, HAPPY, NEUTRAL
from civitas.games.clash.box.hooks import listeners, modifiers
from civitas.games.clash.box.labels import NO_MORE, NONE, hex_label, unless
from civitas.games.clash.box.paying import affordable, pay, price_of
from civitas.games.clash.box.placing import homes_for, place_unit
from civitas.games.clash.box.queries import Clash, cities, in_play
from civitas.games.clash.cards.knowledge import NO_BATTLE_WON, unused_victories
from civitas.games.clash.cards.playing import effect, no_effect
from civitas.kernel import Ask, Label, Note, One, Procedure, Reason, Verdict

ONE_AT_A_TIME = Reason("one-at-a-time", "8.5.10")


# ---------------------------------------------------------------------- moods


def sad_cities(g: Clash, seat: int) -> list[str]:
    return [hex for hex in cities(g, seat) if g.mood[hex] != HAPPY]


def may_honour(g: Clash, seat: int) -> Verdict:
    if unused_victories(g, "hero_general") < 1:
        return (NO_BATTLE_WON,)
    return None if sad_cities(g, seat) else no_effect("hero_general")


@effect("hero_general", may_honour)
def hero_general(g: Clash, seat: int) -> Procedure[None]:
    """§8.5.3 After a land battle won: a step of mood for a city, and another for a mood token."""
    g.turn.rewarded += ("hero_general",)
    hex = yield Ask(seat, One("hero-city", sad_cities(g, seat), rule="8.5.3", label=hex_label))
    yield from raise_mood(g, hex)
    price = price_of("card", "hero_general", CIVIL["hero_general"].value, g, seat)
    if not sad_cities(g, seat) or affordable(g, seat, price) is not None:
        return
    hex = yield Ask(
        seat,
        One("hero-city-more", [*sad_cities(g, seat), NONE], rule="8.5.3", label=unless(NONE, NO_MORE, hex_label)),
    )
    if hex != NONE:
        yield from pay(g, seat, price)
        yield from raise_mood(g, hex)


# ---------------------------------------------------------------------- units and tiles


def may_raise_militia(g: Clash, seat: int) -> Verdict:
    return None if homes_for(g, seat, "infantry") else no_effect("militia")


@effect("militia", may_raise_militia)
def militia(g: Clash, seat: int) -> Procedure[None]:
    """§8.5.19 An infantry in an own city."""
    yield from place_unit(g, seat, "infantry", "8.5.19")


def tiles_beside(g: Clash, seat: int) -> list[str]:
    """§8.5.11 Unexplored tiles that touch a tile with an own city."""
    slots = {g.atlas.slot_of[hex] for hex in cities(g, seat)}
    return [slot for slot in g.tiles if any(other in slots for other in g.atlas.touching[slot])]


def may_explore(g: Clash, seat: int) -> Verdict:
    return None if tiles_beside(g, seat) or homes_for(g, seat, "settler") else no_effect("explorer")


@effect("explorer", may_explore)
def explorer(g: Clash, seat: int) -> Procedure[None]:
    """§8.5.11 Explore a tile near one's cities, put a settler into one of them, or both."""
    settler = bool(homes_for(g, seat, "settler"))
    yield from explore_near(g, seat, "8.5.11", must=not settler)
    yield from place_unit(g, seat, "settler", "8.5.11", must=False)


def explore_near(g: Clash, seat: int, rule: str, must: bool) -> Procedure[str]:
    """§8.5.11 Turn up a tile beside one's cities; it is laid as water wants it. Returns its slot."""
    slots = tiles_beside(g, seat)
    if not slots:
        return ""
    choices = slots if must else [*slots, NONE]
    slot: str = yield Ask(seat, One("explore-tile", choices, rule=rule, label=partial(_slot_label, g)))
    if slot == NONE:
        return ""
    yield from explore(g, seat, slot, lambda g, slot, tile: by_water(g, slot, tile, [AS_IT_IS, TURNED]))
    return slot


def _slot_label(g: Clash, slot: str) -> Label:
    if slot == NONE:
        return Label("no-more")
    hexes = g.atlas.slots[slot].hexes
    return Label("tile", [f"hex:{hex}" for hex in hexes], hexes=list(hexes))


# ---------------------------------------------------------------------- building and producing


def may_develop(g: Clash, seat: int, answer: str) -> Verdict:
    """§8.5.9 Everything that holds for construct, but the price."""
    hex, _, building = answer.partition(":")
    if (verdict := may_activate(g, seat, hex)) is not None:
        return verdict
    if next_working_mood(g, seat, hex) == ANGRY:
        return ANGRY_CITY, hex
    return may_place(g, seat, hex, building)


def developments(g: Clash, seat: int) -> list[str]:
    return [f"{hex}:{building}" for hex in cities(g, seat) for building in BUILDINGS if in_play(g, building)]


def may_develop_any(g: Clash, seat: int) -> Verdict:
    if any(may_develop(g, seat, answer) is None for answer in developments(g, seat)):
        return None
    return no_effect("city_development")


@effect("city_development", may_develop_any)
def city_development(g: Clash, seat: int) -> Procedure[None]:
    """§8.5.9 A building without its price; the city is activated."""
    prompt = One(
        "develop",
        lambda: developments(g, seat),
        lambda answer: may_develop(g, seat, answer),
        rule="8.5.9",
        label=development_label,
    )
    hex, _, building = (yield Ask(seat, prompt)).partition(":")
    yield from activate(g, seat, hex, "construct", NEUTRAL)
    yield from place_building(g, seat, hex, building)


def development_label(answer: str) -> Label:
    hex, _, building = answer.partition(":")
    return Label("build-in", [f"hex:{hex}", f"building:{building}"], hex=hex, building=building)


def may_help_production(g: Clash, seat: int) -> Verdict:
    """§8.5.10 §8.5.15 One such card for a production, and there must be one to come."""
    if g.turn.production_focus or g.turn.mass_production:
        return (ONE_AT_A_TIME,)
    return can_produce(g, seat)


@effect("production_focus", may_help_production)
def production_focus(g: Clash, seat: int) -> Procedure[None]:
    """§8.5.10 In the next production the same hex may be chosen more than once."""
    g.turn.production_focus = True
    yield from ()


@effect("mass_production", may_help_production)
def mass_production(g: Clash, seat: int) -> Procedure[None]:
    """§8.5.15 The next production may use two hexes more."""
    g.turn.mass_production = True
    yield from ()


@modifiers.on("production.amount", "mass_production")
def more_hexes(g: Clash, seat: int, hex: str) -> int:
    """§8.5.15 The two hexes more."""
    return CIVIL["mass_production"].value["hexes"] if g.turn.mass_production else 0


@listeners.on("city.produced", 90, "mass_production")
def production_is_over(g: Clash, seat: int, hex: str, gained: dict[str, int]) -> Procedure[None]:
    """§8.5.10 §8.5.15 The card was for one production."""
    g.turn.production_focus = g.turn.mass_production = False
    yield from ()


@effect("leadership")
def leadership(g: Clash, seat: int) -> Procedure[None]:
    """§8.5.13 One more action."""
    g.turn.actions += CIVIL["leadership"].value["actions"]
    yield Note("extra-action", seat=seat)
