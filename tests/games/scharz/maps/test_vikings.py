"""§11.2 The factions of the map Vikings, at real tables."""

from __future__ import annotations

from tests.games.scharz.situations import at, blank, key, order, post, quiet, settle, yard
from tests.games.scharz.test_vectors import run

from civitas.games.scharz.box.lie import Lie
from civitas.games.scharz.box.state import Scharz
from civitas.games.scharz.combat.plunder import plunder_prestige
from civitas.games.scharz.movement.routes import special_orders
from civitas.games.scharz.rear import fishing, trade
from civitas.games.scharz.setup import choose_docks, choose_forts, light_at_start
from civitas.kernel import Ask, Command


def table_of(*factions: str) -> Scharz:
    return blank(mode="basic", factions=factions, map="vikings")


def test_a_single_ship_of_the_vikings_is_a_fleet() -> None:
    g = table_of("vikings", "franks")
    post(g, 0, "transport", "kattegat")
    post(g, 1, "transport", "channel")
    settle(g, 0, "jylland")
    settle(g, 1, "paris")
    assert any("skagerrak" in one for one in special_orders(g, 0, Lie(g)))
    assert not any("strait" in one for one in special_orders(g, 1, Lie(g)))


def test_vikings_gain_prestige_by_plunder_abroad() -> None:
    g = table_of("vikings", "franks")
    run(plunder_prestige(g, 0, "paris"))
    run(plunder_prestige(g, 1, "jylland"))
    assert [realm.prestige for realm in g.realms] == [11, 3]


def test_franks_begin_with_a_fortification_in_a_village_of_their_choice() -> None:
    g = table_of("franks", "vikings")
    settle(g, 0, "paris", "neustria")
    settle(g, 1, "jylland")
    asked = choose_forts(g)
    wish = next(asked)
    assert isinstance(wish, Ask)
    assert (wish.prompt.key, wish.prompt.legal()) == ("fort", ["paris", "neustria"])
    asked.send("neustria")
    assert g.forts == {"neustria": 0}


def test_slavs_and_balts_begin_without_dock_and_ship_but_with_seven_light_infantry() -> None:
    g = table_of("slavs_balts", "vikings")
    settle(g, 0, "obodrites")
    settle(g, 1, "jylland")
    run(choose_docks(g))
    assert g.yards == {"jylland": "dock"}
    assert g.realms[0].units == {}
    assert [light_at_start(g, seat) for seat in (0, 1)] == [7, 5]


def test_slavs_and_balts_sell_light_infantry_for_one_gold() -> None:
    g = table_of("slavs_balts", "franks")
    settle(g, 0, "obodrites")
    settle(g, 1, "paris")
    post(g, 0, "light", "obodrites", 3)
    post(g, 1, "light", "paris", 3)
    table = at(g, trade.trade)
    quiet(table, "trade")
    assert key(table, 1) == "trade"
    prompt = table.prompt(1)
    assert isinstance(prompt, Command)
    assert not any(one.startswith("dismiss") for one in prompt.limits)
    order(table, s0={"dismiss.light.obodrites": 2})
    realm = table.state.realms[0]
    assert (realm.gold, realm.units) == (12, {"light.obodrites.open": 1})


def test_the_british_isles_always_catch_fish() -> None:
    g = blank(mode="original", factions=("british_isles",), map="vikings")
    settle(g, 0, "sussex")
    yard(g, "sussex")
    post(g, 0, "transport", "strait")
    run(fishing.fishing(g))
    assert g.fish == {"sussex": 1}
