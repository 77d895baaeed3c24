"""§14.10.11 The leaders of Egypt: the tokens of Cleopatra, which attackers have to pay for."""

from __future__ import annotations

from civitas.games.clash.battle.fighters import under_way
from civitas.games.clash.box.deeds import add_deed
from civitas.games.clash.box.hooks import Price
from civitas.games.clash.box.paying import affordable, pay, price_of
from civitas.games.clash.box.queries import Clash, Owner
from civitas.games.clash.expansion.hooks import on_event, on_veto
from civitas.games.clash.expansion.leaders.here import NOT_IN_CITY, ability, in_city, leader_price, may_pay
from civitas.kernel import Note, Procedure, Reason, Verdict

CITY_ADORED = Reason("city-adored", "14.10.11", "hex", "number")


def may_adore(g: Clash, seat: int) -> Verdict:
    found = ability(g, seat, "adored")
    if found is None:
        return (NOT_IN_CITY,)
    verdict = in_city(g, seat)
    return may_pay(g, seat, found) if verdict is None else verdict


def adore(g: Clash, seat: int) -> Procedure[None]:
    """§14.10.11 Once a turn a token comes into her city; there is no limit, and it stays when she is gone."""
    found = ability(g, seat, "adored")
    assert found is not None
    yield from pay(g, seat, leader_price(g, seat, found))
    g.players[seat].honours += (found.hex,)
    yield Note("adored", seat=seat, hex=found.hex)


add_deed("adored_by_the_people", may_adore, adore, action=False, advance="adored_by_the_people", once=True)


def tribute(g: Clash, seat: int, hex: str) -> Price | None:
    """§14.10.11 What an attack on the city costs; None if nothing lies there."""
    owner = g.city.get(hex)
    if not isinstance(owner, int) or owner == seat or not g.players[owner].honours:
        return None
    number = g.players[owner].honours.count(hex)
    return price_of("leader", "adored_by_the_people", {"mood": number}, g, seat) if number else None


@on_veto("enter")
def cannot_pay_tribute(g: Clash, seat: int, start: str, target: str, units: tuple[str, ...]) -> Verdict:
    """§14.10.11 Who cannot pay does not attack."""
    price = tribute(g, seat, target)
    if price is None or affordable(g, seat, price) is None:
        return None
    return CITY_ADORED, target, price.total


@on_event("battle.began", 5, "adored")
def pay_tribute(g: Clash, attacker: Owner) -> Procedure[None]:
    """§14.10.11 The attacker pays, and the tokens in the city are gone; barbarians pay nothing."""
    hex = under_way(g).hex
    price = tribute(g, attacker, hex) if isinstance(attacker, int) else None
    if price is not None and isinstance(attacker, int) and affordable(g, attacker, price) is None:
        yield from pay(g, attacker, price)
        yield from _clear(g, hex)


@on_event("battle.ended", 47, "adored")
def lost_with_the_city(g: Clash, attacker: Owner) -> Procedure[None]:
    """§14.10.11 With a city captured its tokens are gone as well."""
    battle = under_way(g)
    if battle.captured:
        yield from _clear(g, battle.hex)


def _clear(g: Clash, hex: str) -> Procedure[None]:
    for player in g.players:
        if hex in player.honours:
            player.honours = tuple(other for other in player.honours if other != hex)
            yield Note("tribute-paid", hex=hex)
