"""§5.6 §5.11 §6.2 §6.3 §6.5 Cities: founding, activating, moods."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from civitas.games.clash.box.content import ANGRY, BARREN, BOX, HAPPY, MOODS, NEUTRAL, RAW
from civitas.games.clash.box.deeds import add_deed
from civitas.games.clash.box.hooks import Price, trigger, vetoes
from civitas.games.clash.box.labels import DONE, hex_label
from civitas.games.clash.box.paying import affordable, pay, price_of
from civitas.games.clash.box.queries import (
    NOBODY,
    Clash,
    add_city,
    cities,
    effects,
    enemies,
    has_effect,
    is_land,
    kind,
    settlements_left,
    size,
    take,
)
from civitas.games.clash.box.telling import changes, pieces
from civitas.kernel import Ask, Label, Note, One, Procedure, Reason, Verdict

NO_SETTLER = Reason("no-settler", "6.2")
NOT_ON_WATER = Reason("not-on-water", "6.2", "hex")
NOT_ON_BARREN = Reason("not-on-barren", "6.2", "hex")
CITY_THERE = Reason("city-there", "6.2", "hex")
ENEMIES_THERE = Reason("enemies-there", "6.2", "hex")
EXHAUSTED_LAND = Reason("exhausted-land", "6.2", "hex")
NO_SETTLEMENT_LEFT = Reason("no-settlement-left", "3.9")
ANGRY_USED = Reason("angry-used", "6.3", "hex")
MOOD_NEEDED = Reason("mood-needed", "6.3", "hex")
NO_CITY = Reason("no-city", "6.3")
NO_MOOD_TO_RAISE = Reason("no-mood-to-raise", "6.5")
ALREADY_HAPPY = Reason("already-happy", "6.5", "hex")

# ---------------------------------------------------------------------- §6.2 found a city


def may_found_here(g: Clash, seat: int, hex: str) -> Verdict:
    """§6.2 Land, not barren unless an advance allows it, no city, no enemy, not exhausted."""
    if not is_land(g, hex):
        return NOT_ON_WATER, hex
    if g.terrain[hex] == BARREN and all(effect["terrain"] != BARREN for _, effect in effects(g, seat, "found-on")):
        return NOT_ON_BARREN, hex
    if hex in g.city:
        return CITY_THERE, hex
    if enemies(g, seat, hex) != NOBODY:
        return ENEMIES_THERE, hex
    if hex in g.exhausted:
        return EXHAUSTED_LAND, hex
    if not settlements_left(g, seat):
        return (NO_SETTLEMENT_LEFT,)
    return vetoes.verdict("found", g, seat, hex)


def settler_hexes(g: Clash, seat: int) -> list[str]:
    return [hex for hex, units in g.units[seat].items() if "settler" in map(kind, units)]


def can_found(g: Clash, seat: int) -> Verdict:
    verdict: Verdict = (NO_SETTLER,)
    for hex in settler_hexes(g, seat):
        verdict = may_found_here(g, seat, hex)
        if verdict is None:
            return None
    return verdict


def found(g: Clash, seat: int) -> Procedure[None]:
    """§6.2 One of the settlers on the board becomes a settlement."""
    prompt = One(
        "found",
        lambda: settler_hexes(g, seat),
        lambda at: may_found_here(g, seat, at),
        rule="6.2",
        label=hex_label,
    )
    hex = yield Ask(seat, prompt)
    take(g, seat, hex, next(unit for unit in g.units[seat][hex] if kind(unit) == "settler"))
    yield from new_city(g, seat, hex, settlers=1)


def new_city(g: Clash, seat: int, hex: str, settlers: int = 0) -> Procedure[None]:
    """§5.11 §6.2 A new city is neutral."""
    add_city(g, seat, hex, NEUTRAL)
    yield Note("founded", seat=seat, hex=hex, settlers=settlers, **changes([], pieces(g, hex)))
    yield from trigger("city.founded", g, seat, hex)


add_deed("found", can_found, found, action=True)

# ---------------------------------------------------------------------- §6.3 activate a city


def may_activate(g: Clash, seat: int, hex: str) -> Verdict:
    """§6.3 An angry city is activated once in a turn; any other as often as its mood can fall."""
    if g.mood[hex] == ANGRY and g.turn.activations.get(hex, 0) and g.turn.seat == seat:
        return ANGRY_USED, hex
    return None


def working_mood(g: Clash, seat: int, hex: str) -> int:
    """§5.11 The mood that counts for production, construct and recruit; Forced Labor calms the angry."""
    mood = g.mood[hex]
    return NEUTRAL if mood == ANGRY and g.turn.forced_labor and g.turn.seat == seat else mood


def next_working_mood(g: Clash, seat: int, hex: str) -> int:
    """§6.3 The mood that will count if the city is activated now: a further activation lowers it first."""
    return working_mood(g, seat, hex) if bearers(g, seat, hex) else _borne_mood(g, hex)


def _borne_mood(g: Clash, hex: str) -> int:
    """The same if the city has to bear the activation itself."""
    mood = g.mood[hex]
    if g.turn.activations.get(hex, 0):
        mood = max(ANGRY, mood - 1)
    return NEUTRAL if mood == ANGRY and g.turn.forced_labor else mood


class Bearing(NamedTuple):
    """A way to let a further activation of a city count for another one."""

    advance: str
    cities: Callable[[Clash, int, str], Iterable[str]]
    """The cities that could bear it: (g, seat, city)."""


BEARERS: list[Bearing] = []
"""Civilisations add to it."""


def bearers(g: Clash, seat: int, hex: str) -> dict[str, str]:
    """The cities for which an activation of this one may count, each with the advance that allows it."""
    if not BEARERS or not g.turn.activations.get(hex, 0):
        return {}
    return {city: bearing.advance for bearing in BEARERS for city in bearing.cities(g, seat, hex)}


def activate(g: Clash, seat: int, hex: str, use: str, least: int = ANGRY) -> Procedure[None]:
    """§6.3 Each activation after the first in a turn lowers the mood by a step, before anything else.

    What the city is to do may need a mood of `least`; it cannot bear an activation then that would cost it that.
    """
    bearer, able = hex, bearers(g, seat, hex)
    if able:
        bearer = yield Ask(seat, _bearer_prompt(g, hex, able, least))
        if bearer != hex:
            g.turn.used += (able[bearer],)
            yield Note("bears", seat=seat, hex=bearer, other_hex=hex, advance=able[bearer])
    times = g.turn.activations.get(bearer, 0)
    g.turn.activations[bearer] = times + 1
    if times:
        yield from lower_mood(g, bearer)
    yield from trigger("city.activated", g, seat, hex, use)
    if bearer != hex:
        yield from trigger("city.activated", g, seat, bearer, "counted")


def _bearer_prompt(g: Clash, hex: str, able: dict[str, str], least: int) -> One:
    def check(at: str) -> Verdict:
        return (MOOD_NEEDED, hex) if at == hex and _borne_mood(g, hex) < least else None

    return One("bearer", [hex, *able], check, rule="6.3", params={"hex": hex}, label=hex_label)


def amount_by_mood(g: Clash, seat: int, hex: str, mood: int, what: str) -> int:
    """§5.11 The size; one more if happy; exactly one if angry."""
    if mood == ANGRY:
        return int(BOX["mood"]["angry"][what])
    return size(g, hex) + (int(BOX["mood"]["happy"][what]) if mood == HAPPY else 0)


def set_mood(g: Clash, hex: str, mood: int) -> Procedure[None]:
    """§5.11 The mood marker of a city is turned."""
    before, g.mood[hex] = g.mood[hex], mood
    yield Note("mood", hex=hex, mood=MOODS[mood], former_mood=MOODS[before])


def lower_mood(g: Clash, hex: str, steps: int = 1) -> Procedure[None]:
    """§5.11 A step down, not below angry."""
    yield from set_mood(g, hex, max(ANGRY, g.mood[hex] - steps))


def raise_mood(g: Clash, hex: str, steps: int = 1) -> Procedure[None]:
    """§5.11 A step up, not above happy."""
    yield from set_mood(g, hex, min(HAPPY, g.mood[hex] + steps))


# ---------------------------------------------------------------------- §6.5 increase happiness


def happiness_price(g: Clash, seat: int, hex: str) -> Price:
    """§6.5 §13.6.2 Mood tokens as many as the size of the city for each step; Rituals takes any resources for them."""
    price = price_of("happiness", "size", {"mood": size(g, hex)}, g, seat, "", hex)
    if has_effect(g, seat, "pay-mood-with-resources"):
        price.replace("mood", *RAW, "ideas", "gold")
    return price


def may_cheer(g: Clash, seat: int, hex: str) -> Verdict:
    if g.mood[hex] == HAPPY:
        return ALREADY_HAPPY, hex
    return affordable(g, seat, happiness_price(g, seat, hex))


def can_cheer(g: Clash, seat: int) -> Verdict:
    verdict: Verdict = (NO_MOOD_TO_RAISE,)
    for hex in cities(g, seat):
        if g.mood[hex] != HAPPY:
            verdict = may_cheer(g, seat, hex)
            if verdict is None:
                return None
    return verdict


def increase_happiness(g: Clash, seat: int) -> Procedure[None]:
    """§6.5 As many cities and steps as one likes and can pay, one step after the other."""
    first = True
    while first or can_cheer(g, seat) is None:
        hex = yield Ask(seat, _cheer_prompt(g, seat, first))
        if hex == DONE:
            return
        yield from pay(g, seat, happiness_price(g, seat, hex))
        yield from raise_mood(g, hex)
        first = False


def _cheer_prompt(g: Clash, seat: int, first: bool) -> One:
    return One(
        "cheer",
        lambda: cities(g, seat) if first else [*cities(g, seat), DONE],
        lambda at: None if at == DONE else may_cheer(g, seat, at),
        rule="6.5",
        label=lambda at: cheer_label(g, seat, at),
    )


add_deed("happiness", can_cheer, increase_happiness, action=True)

# ---------------------------------------------------------------------- labels


def cheer_label(g: Clash, seat: int, answer: str) -> Label:
    if answer == DONE:
        return Label("done")
    return Label("cheer", [f"hex:{answer}"], hex=answer, **happiness_price(g, seat, answer).told())


def any_city(g: Clash, seat: int, check: Iterable[Verdict]) -> Verdict:
    """None if one of the verdicts on the player's cities is; else the last reason."""
    verdict: Verdict = (NO_CITY,)
    for verdict in check:
        if verdict is None:
            return None
    return verdict
