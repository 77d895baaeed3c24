"""Feeding of connections, sieges and those whom nothing reaches."""

from __future__ import annotations

from tests.games.scharz.rear.stalls import offered, told
from tests.games.scharz.situations import at, blank, key, order, post, settle

from civitas.games.scharz.box.state import Scharz
from civitas.games.scharz.seasons import feeding
from civitas.kernel import Answer, Table

WINTER_ROUND = 4


def winter(seats: int = 2) -> Scharz:
    g = blank(seats, mode="basic", round=WINTER_ROUND)
    settle(g, 0, "roma", "panormus")
    settle(g, 1, "tarentum")
    g.grain = {"roma": 3, "panormus": 3, "tarentum": 5}
    return g


def fed(g: Scharz, **answers: Answer) -> Table:
    table = at(g, feeding.feeding)
    if any(key(table, seat) == "feed" for seat in table.to_act()):
        order(table, **answers)
    return table


def test_each_connection_eats_out_of_its_own_stores() -> None:
    g = winter()
    post(g, 0, "light", "roma", 3)
    post(g, 0, "light", "henna", 1)
    g.herds = {"panormus": (0, ("sheep",))}
    table = fed(g)
    assert table.state.grain == {"roma": 0, "panormus": 0, "tarentum": 4}
    assert table.state.realms[0].units == {"light.roma.open": 2, "light.henna.open": 1}
    assert told(table, "fed") == [("fed", 0, 0, 0, 3), ("fed", 0, 0, 0, 3), ("fed", 1, 0, 0, 1)]


def test_units_that_no_settlement_reaches_starve_but_mercenaries_do_not() -> None:
    g = winter()
    post(g, 0, "light", "apulia", 2)
    post(g, 0, "mercenary", "picenum")
    post(g, 0, "light", "picenum")
    table = at(g, feeding.feeding)
    assert offered(table, 0) == {"drop.light.apulia.open": 2, "drop.light.picenum.open": 1}
    order(table)
    assert table.state.realms[0].units == {"mercenary.picenum.open": 1}
    assert table.state.grain == {"roma": 2, "panormus": 2, "tarentum": 4}


def test_meat_of_herds_that_no_settlement_reaches_feeds_those_there_and_is_not_sold() -> None:
    g = winter()
    post(g, 0, "light", "apulia", 2)
    g.herds = {"apulia": (0, ("pigs",))}
    table = fed(g)
    assert table.state.herds == {}
    assert table.state.realms[0].units == {"light.apulia.open": 2}
    assert table.state.realms[0].gold == 10


def siege(inside: int, grain: int, kind: str = "village") -> Scharz:
    """Rome is besieged by the second player, with units inside."""
    g = winter()
    g.towns["roma"] = (0, kind)
    if inside:
        post(g, 0, "light", "roma", inside, where="in")
    post(g, 1, "light", "roma", 2)
    settle(g, 1, "latium")
    g.grain = {"roma": grain, "panormus": 5, "tarentum": 5, "latium": 5}
    return g


def test_a_besieged_settlement_eats_its_own_store_and_drops_units_first() -> None:
    table = fed(siege(2, 3))
    assert table.state.grain["roma"] == 0
    assert table.state.grain["panormus"] == 4
    assert table.state.realms[0].units == {"light.roma.in": 2}
    table = fed(siege(2, 2))
    assert table.state.realms[0].units == {"light.roma.in": 1}
    assert table.state.towns["roma"] == (0, "village")


def test_an_unfed_settlement_in_a_siege_surrenders_to_its_besieger() -> None:
    for kind, points, prestige in (("village", 4, 8), ("city", 8, 12)):
        table = fed(siege(0, 0, kind))
        state = table.state
        assert state.towns["roma"] == (1, kind)
        assert [realm.points for realm in state.realms] == [-points, points]
        assert state.realms[1].prestige == 7 + prestige * 3 // 2, "half as much again, as the rival's"
        assert told(table, "taken", "razed") == [("taken", 1, 0, kind, "roma")]


def test_a_settlement_that_has_just_surrendered_is_not_fed_a_second_time() -> None:
    g = siege(0, 0)
    post(g, 0, "light", "tarentum")
    table = fed(g)
    assert table.state.towns["roma"] == (1, "village")
    # Both besiege the other. Rome falls first; its new owner feeds Tarentum, and Latium with two units.
    assert told(table, "fed") == [("fed", 0, 0, 0, 1), ("fed", 1, 0, 0, 1), ("fed", 1, 0, 0, 3)]
    assert [table.state.grain.get(field, 0) for field in ("roma", "latium", "tarentum", "panormus")] == [0, 2, 4, 4]


def test_besiegers_are_fed_before_all_others() -> None:
    g = winter(3)
    settle(g, 2, "messana")
    g.grain["messana"] = 3
    g.first = 0
    post(g, 2, "light", "tarentum", 1)
    post(g, 1, "light", "tarentum", 1, where="in")
    table = fed(g)
    assert [line[1] for line in told(table, "fed")] == [2, 0, 0, 1]
    assert told(table, "destroyed")[0] == ("destroyed", 2, "light", "tarentum", 1)


def test_herds_of_others_are_left_alone_and_those_inside_eat_with_their_settlement() -> None:
    g = winter()
    g.herds = {"roma": (0, ("sheep",)), "tarentum": (1, ("pigs", "pigs"))}
    table = at(g, feeding.feeding)
    assert offered(table, 0) == {"slaughter.sheep": 1, "eat.grain": 6}
    assert offered(table, 1) == {"slaughter.pigs": 2, "eat.grain": 5}
    order(table, s0={"slaughter.sheep": 1}, s1={"slaughter.pigs": 1})
    assert table.state.herds == {"tarentum": (1, ("pigs",))}
    assert [realm.gold for realm in table.state.realms] == [12, 14]


def test_grain_to_be_eaten_first_is_shared_by_the_connections() -> None:
    g = winter()
    g.herds = {"roma": (0, ("sheep",)), "panormus": (0, ("sheep",))}
    g.yards = {"roma": "harbour", "panormus": "harbour"}
    g.fish = {"roma": 4, "panormus": 4}
    post(g, 0, "light", "roma")
    table = fed(g, s0={"eat.grain": 2})
    # Two grain in Rome instead of fish, and one for its sheep; in Panormus fish.
    assert (table.state.grain["roma"], table.state.fish["roma"]) == (0, 4)
    assert (table.state.grain["panormus"], table.state.fish["panormus"]) == (2, 2)


def test_a_ship_in_a_besieged_shipyard_eats_with_its_settlement() -> None:
    g = siege(0, 2)
    g.yards = {"roma": "dock"}
    post(g, 0, "transport", "roma", where="dock")
    table = fed(g)
    assert table.state.realms[0].units == {"transport.roma.dock": 1}
    assert (table.state.grain["roma"], table.state.grain["panormus"]) == (0, 4)


def test_without_herds_there_is_no_choice_between_grain_and_fish() -> None:
    g = winter()
    post(g, 0, "light", "roma", 5)
    table = at(g, feeding.feeding)
    assert offered(table, 0) == {"drop.light.roma.open": 5}


def test_newcomers_need_no_food_where_they_have_no_settlement_and_feed_the_others() -> None:
    g = blank(3, mode="basic", round=8, factions=("northmen",), map="taifas")
    here, there, far = [field for field in g.atlas.standard if not g.atlas.coast[field]][:3]
    post(g, 0, "warship", "vasconia", 5)
    settle(g, 0, here)
    settle(g, 1, there)
    settle(g, 2, far)
    post(g, 0, "light", here, 2)
    g.grain = {here: 5, there: 5, far: 5}
    table = fed(g)
    assert table.state.realms[0].units == {"warship.vasconia.open": 5, f"light.{here}.open": 2}
    assert table.state.grain == {here: 2, there: 4, far: 4}
