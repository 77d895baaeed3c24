"""§14.4 Rome: Aqueduct, Roman Roads, Captivi, Provinces."""

from __future__ import annotations

from civitas.games.clash.actions.advance import gain_advance, may_gain
from civitas.games.clash.actions.cities import set_mood
from civitas.games.clash.actions.recruit import WITHOUT
from civitas.games.clash.actions.roads import LONG_ROADS, Passes
from civitas.games.clash.battle.fighters import under_way
from civitas.games.clash.box.content import BOX, HAPPY, NEUTRAL, RAW
from civitas.games.clash.box.deeds import add_deed
from civitas.games.clash.box.hooks import Price
from civitas.games.clash.box.paying import affordable, pay, price_of
from civitas.games.clash.box.queries import Clash, Owner, effects, gain, reach
from civitas.games.clash.expansion.hooks import on_event, on_price
from civitas.kernel import Ask, Note, Procedure, Verdict, YesNo

# ---------------------------------------------------------------------- Aqueduct


def full_price(g: Clash, seat: int) -> Price:
    """What an advance costs without any discount."""
    price = Price("advance", dict(BOX["prices"]["advance"]))
    price.replace("food", "ideas", "gold")
    return price


def may_build_aqueduct(g: Clash, seat: int) -> Verdict:
    (_, effect), *_ = effects(g, seat, "free-action-advance")
    verdict = may_gain(g, seat, effect["advance"])
    return affordable(g, seat, full_price(g, seat)) if verdict is None else verdict


def build_aqueduct(g: Clash, seat: int) -> Procedure[None]:
    """§14.4.1 Sanitation as a free action, at its full price; as an action it costs nothing."""
    (_, effect), *_ = effects(g, seat, "free-action-advance")
    paid = yield from pay(g, seat, full_price(g, seat))
    yield from gain_advance(g, seat, effect["advance"], "action", paid)


add_deed("aqueduct", may_build_aqueduct, build_aqueduct, action=False, advance="aqueduct")


# ---------------------------------------------------------------------- Roman Roads


def roman_roads(g: Clash, seat: int, start: str, passes: Passes) -> list[str]:
    """§14.4.2 On roads from one own city to another, up to four hexes over land without enemies."""
    if g.city.get(start) != seat:
        return []
    return [
        hex
        for _, effect in effects(g, seat, "long-roads")
        for hex in reach(g, [start], passes, effect["value"])
        if hex != start and g.city.get(hex) == seat
    ]


LONG_ROADS.append(roman_roads)


# ---------------------------------------------------------------------- Captivi


@on_event("battle.ended", 50, "captivi")
def captives(g: Clash, attacker: Owner) -> Procedure[None]:
    """§14.4.3 A battle won brings a gold and a mood token."""
    winner = under_way(g).winner
    if not isinstance(winner, int):
        return
    for _, effect in effects(g, winner, "after-victory"):
        for good, amount in effect["gain"].items():
            yield Note("gains", seat=winner, good=good, amount=gain(g, winner, good, amount))


@on_price("building", "build-with-mood")
def captives_build(price: Price, g: Clash, seat: int, subject: str, hex: str) -> None:
    """§14.4.3 §14.4.42 Mood tokens stand in for the resources of buildings."""
    if effects(g, seat, "build-with-mood"):
        for good in RAW:
            if good in price.needs:
                price.replace(good, "mood")


# ---------------------------------------------------------------------- Provinces


def provincial(g: Clash, seat: int, city: str, unit: str) -> bool:
    """§14.4.4 Far from the capital cavalry needs no market."""
    for _, effect in effects(g, seat, "without-market"):
        if effect["unit"] == unit and g.atlas.distance[g.players[seat].home][city] >= effect["distance"]:
            return True
    return False


WITHOUT.add(provincial, "without-market")


@on_event("city.captured", 50, "provinces")
def mild_conquest(g: Clash, seat: int, hex: str, loser: Owner, size: int) -> Procedure[None]:
    """§14.4.4 A captured city is neutral, or happy for a culture token."""
    for _, effect in effects(g, seat, "mild-conquest"):
        if hex not in g.city:
            return
        yield from set_mood(g, hex, NEUTRAL)
        price = price_of("civilisation", "provinces", effect["price"], g, seat)
        prompt = YesNo("provinces", rule="14.4.4", params={"hex": hex})
        if affordable(g, seat, price) is None and (yield Ask(seat, prompt)):
            yield from pay(g, seat, price)
            yield from set_mood(g, hex, HAPPY)
