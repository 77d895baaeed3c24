"""§11.4 The factions and the rivers of the map Huns, at real tables."""

from __future__ import annotations

from tests.games.scharz.situations import at, blank, order, post, quiet, refused, settle, yard
from tests.games.scharz.test_vectors import run

from civitas.games.scharz import setup
from civitas.games.scharz.box.content import ROUNDS
from civitas.games.scharz.box.lie import Lie
from civitas.games.scharz.box.queries import ice_on, level_of, lord_of
from civitas.games.scharz.box.state import Scharz
from civitas.games.scharz.combat.plunder import plunder_prestige
from civitas.games.scharz.movement import march
from civitas.games.scharz.movement.routes import march_orders
from civitas.games.scharz.rear import trade, upkeep
from civitas.games.scharz.rear.construction import least_workers
from civitas.games.scharz.rear.offers import Market
from civitas.games.scharz.seasons.weather import grazes
from civitas.kernel import Ask, Roll

WINTER_ROUND = 4


def table_of(*factions: str, seats: int = 8, mode: str = "basic", round: int = 2) -> Scharz:
    return blank(seats, mode=mode, round=round, factions=factions, map="huns")


def test_constantinople_is_the_lord_of_the_romans_from_the_beginning() -> None:
    g = table_of(seats=4)
    settle(g, 0, "constantinopolis", kind="city")
    settle(g, 1, "moesia_secunda")
    settle(g, 2, "gutthiuda")
    settle(g, 3, "sirmium")
    run(setup.choose_factions(g))
    assert [realm.faction for realm in g.realms] == [
        "constantinople",
        "romans_danuvius",
        "visigoths",
        "romans_danuvius",
    ]
    assert [lord_of(g, seat) for seat in range(4)] == [-1, 0, -1, 0]
    assert [(realm.points, realm.prestige) for realm in g.realms] == [(0, 7)] * 4


def test_villages_of_the_romans_on_the_danube_begin_with_a_fortification() -> None:
    g = table_of("romans_danuvius", "visigoths")
    settle(g, 0, "moesia_secunda", "sirmium", "thracia")
    settle(g, 1, "gutthiuda", "valeria")
    run(setup.choose_forts(g))
    assert g.forts == {"moesia_secunda": 0, "sirmium": 0}


def steps(g: Scharz, seat: int, start: str) -> set[str]:
    return {one.partition(">")[2] for one in march_orders(g, seat, Lie(g)) if one.startswith(f"light.{start}.open>")}


def test_only_romans_cross_the_danube_at_any_time() -> None:
    g = table_of("romans_danuvius", "visigoths")
    post(g, 0, "light", "moesia_secunda")
    post(g, 1, "light", "gutthiuda")
    assert "gutthiuda" in steps(g, 0, "moesia_secunda")
    assert "moesia_secunda" not in steps(g, 1, "gutthiuda")


def test_a_frozen_section_of_a_black_river_is_crossed_in_that_winter() -> None:
    g = table_of("visigoths", round=WINTER_ROUND)
    post(g, 0, "light", "gutthiuda")
    post(g, 0, "light", "taifali")
    beginning = march.begin_round(g)
    next(beginning)
    asked = next(beginning)
    for section in dict.fromkeys(g.atlas.sections.values()):
        assert isinstance(asked, Roll)
        asked = beginning.send(5 if section == "gutthiuda" else 4)
        if section == "gutthiuda":
            assert ice_on(section) in g.weather
            break
    assert "moesia_secunda" in steps(g, 0, "gutthiuda")
    assert "dacia_ripensis" not in steps(g, 0, "taifali")
    g.round += 1
    list(march.begin_round(g))
    assert "moesia_secunda" not in steps(g, 0, "gutthiuda")


def test_ships_off_both_banks_take_their_owner_across() -> None:
    g = table_of("visigoths", "ostrogoths")
    sea = next(one for one in g.atlas.coast["peuce"] if one in g.atlas.coast["scythia_minor"])
    for seat in (0, 1):
        post(g, seat, "light", "peuce")
    post(g, 0, "warship", sea)
    assert "scythia_minor" in steps(g, 0, "peuce")
    assert "scythia_minor" not in steps(g, 1, "peuce")


def hired(g: Scharz, seat: int, field: str) -> set[str]:
    return {one.split(".")[1] for one in Market(g, seat, Lie(g)).limits if one.startswith("hire.") and field in one}


def test_romans_have_no_new_light_infantry_but_recruits() -> None:
    for mode, expected in (("original", {"light-0"}), ("basic", {"light"})):
        g = table_of("romans_danuvius", mode=mode)
        settle(g, 0, "thracia")
        assert {one for one in hired(g, 0, "thracia") if one.startswith("light")} == expected


def test_the_bosporus_begins_with_two_fortifications_and_has_richer_harbours() -> None:
    g = table_of("bospor")
    settle(g, 0, "tauris", "pantikapaion")
    yard(g, "pantikapaion", kind="harbour")
    asked = setup.choose_forts(g)
    next(asked)
    asked.send("tauris")
    assert not any(isinstance(one, Ask) for one in asked)
    assert g.forts == {"tauris": 0, "pantikapaion": 0}
    assert upkeep.income(g, 0, Lie(g)) == 6


def test_huns_begin_with_one_village_riders_and_horses() -> None:
    g = table_of("huns", "alans", seats=2)
    settle(g, 0, "donets", "tanaitae", "erac")
    settle(g, 1, "tyras")
    asked = setup._encamp(g)
    for given_up in ("donets", "erac"):
        wish = next(one for one in asked if isinstance(one, Ask))
        assert wish.prompt.key == "encamp"
        asked.send(given_up)
    assert not list(asked)
    assert setup.villages_of(g, 0) == ["tanaitae"]
    run(setup.choose_docks(g))
    run(setup.muster(g))
    realm = g.realms[0]
    assert realm.units == {"light.tanaitae.open": 3, "cavalry.tanaitae.open": 3}
    assert (realm.gold, realm.prestige, g.grain["tanaitae"]) == (7, 7, 5)
    herds = sorted(kind for owner, kinds in g.herds.values() if owner == 0 for kind in kinds)
    assert herds == ["horses", "horses", "sheep", "sheep"]


def test_herds_of_the_huns_graze_in_winter_in_every_mode() -> None:
    g = table_of("huns", "ostrogoths", round=WINTER_ROUND)
    g.herds = {"tanaitae": (0, ("sheep",)), "oium": (1, ("sheep",)), "sal": (0, ("sheep",))}
    assert [grazes(g, field) for field in g.herds] == [True, False, False]


def test_a_ransom_of_the_alans_to_the_huns_holds_for_the_whole_game() -> None:
    g = table_of("alans", "huns", "slavs", seats=4)
    for seat, field in enumerate(("alania", "donets", "antes", "thracia")):
        settle(g, seat, field)
    table = at(g, trade.trade)
    quiet(table, "trade")
    order(table, s0={"ransom.1": 1, "ransom.2": 1})
    quiet(table, "offers")
    order(table, s1={"ransom.0": 1}, s2={"ransom.0": 1})
    treaties = table.state.treaties
    assert treaties["0-1"][3] == ROUNDS
    assert treaties["0-2"][3] < ROUNDS


def test_visigoths_are_paid_when_romans_hire_mercenaries() -> None:
    g = table_of("romans_danuvius", "visigoths", "slavs")
    for seat, field in enumerate(("thracia", "gutthiuda", "antes")):
        settle(g, seat, field)
    run(trade._hire(g, 0, "mercenary.thracia", 2))
    run(trade._hire(g, 2, "mercenary.antes", 1))
    run(trade._hire(g, 0, "light.thracia", 1))
    assert [realm.gold for realm in g.realms[:3]] == [10, 14, 10]


def test_light_infantry_of_the_visigoths_crosses_mountains_and_no_river() -> None:
    g = table_of("visigoths")
    post(g, 0, "light", "caucaland")
    post(g, 0, "light", "taifali")
    assert "siret" in steps(g, 0, "caucaland")
    assert "dacia_ripensis" not in steps(g, 0, "taifali")


def test_goths_take_down_a_village_for_four_gold_but_not_the_last() -> None:
    g = table_of("ostrogoths", "slavs")
    settle(g, 0, "oium", "tyras")
    settle(g, 1, "antes", "spali")
    assert not any(one.startswith("dismantle") for one in Market(g, 1, Lie(g)).limits)
    table = at(g, trade.trade)
    quiet(table, "trade")
    assert refused(table, 0, {"dismantle.oium": 1, "dismantle.tyras": 1})
    assert refused(table, 0, {"dismantle.oium": 1, "hire.light.oium": 1})
    order(table, s0={"dismantle.oium": 1})
    assert "oium" not in table.state.towns
    assert (table.state.realms[0].gold, table.state.realms[0].points) == (14, 0)


def test_one_unit_of_the_ostrogoths_builds_a_village() -> None:
    g = table_of("ostrogoths", "visigoths")
    assert [least_workers(realm, "village") for realm in g.realms[:2]] == [1, 2]
    assert least_workers(g.realms[0], "city") == 4


def test_slavs_sell_light_infantry_and_are_safer_on_turquoise_ground() -> None:
    g = table_of("slavs", "visigoths")
    settle(g, 0, "pripet", "antes")
    post(g, 0, "light", "antes")
    assert Market(g, 0, Lie(g)).limits["dismiss.light.antes"] == 1
    assert [level_of(g, field) for field in ("pripet", "antes")] == [3, 1]


def test_plunder_on_a_bank_of_the_danube_brings_prestige() -> None:
    g = table_of("constantinople", "romans_danuvius", "huns", "slavs")
    for seat, field in enumerate(("moesia_secunda", "gutthiuda", "gutthiuda", "sirmium")):
        run(plunder_prestige(g, seat, field))
    assert [realm.prestige for realm in g.realms[:4]] == [11, 3, 11, 3]
