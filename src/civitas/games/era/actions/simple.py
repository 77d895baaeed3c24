"""§7.B §7.C §7.F Trade, taxes, bread and circuses."""

from __future__ import annotations

from civitas.games.era.box.content import BOX, Tribe
from civitas.games.era.box.holding import change_morale
from civitas.games.era.box.queries import games_markers, trade_markers, tribe_of
from civitas.games.era.box.state import Era
from civitas.games.era.box.tracks import gain_thalers
from civitas.games.era.box.underway import Owner
from civitas.kernel import Procedure


def trade_income(tribe: Tribe, leaders: int, goods: int, markers: int) -> int:
    """§7.B A thaler for each leader, luxury good and trade marker. §11.5 A leader of the Germanics brings two."""
    return tribe.leader_trade * leaders + goods + markers


def trade(g: Era, seat: Owner, leaders: int, goods: int) -> Procedure[None]:
    """§7.B Thalers for what was placed."""
    tribe = tribe_of(g.realms[seat])
    yield from gain_thalers(g, seat, trade_income(tribe, leaders, goods, trade_markers(g, seat)))


def tax_loss(cities: int, leaders: int, malus: int) -> int:
    """§7.C §D8 What taxes cost in morale: more with each city and each leader, and by what the tribe thinks of them."""
    loss: int = cities + malus + BOX["taxes"]["morale_each_leader"] * leaders
    return loss


def taxes(g: Era, seat: Owner, leaders: int) -> Procedure[None]:
    """§7.C §D8 Cities times leaders in thalers, and the people like it less with each."""
    realm = g.realms[seat]
    cities = len(realm.cities)
    yield from gain_thalers(g, seat, cities * leaders)
    yield from change_morale(g, seat, -tax_loss(cities, leaders, tribe_of(realm).city_malus))


def games_rise(tribe: Tribe, leaders: int, goods: int, markers: int) -> int:
    """§7.F Morale for each leader, luxury good and marker. §11.1 A leader of the Britons brings two."""
    return tribe.leader_games * leaders + goods + markers


def bread_and_circuses(g: Era, seat: Owner, leaders: int, goods: int) -> Procedure[None]:
    """§7.F Morale for what was placed."""
    realm = g.realms[seat]
    yield from change_morale(g, seat, games_rise(tribe_of(realm), leaders, goods, games_markers(realm)))
