"""What trade offers to units: to become something else, to be trained, to be sold, pirates and elephants."""

from __future__ import annotations

import pytest
from tests.games.scharz.rear.stalls import offered
from tests.games.scharz.situations import at, blank, post, settle, yard

from civitas.games.scharz.box.state import Scharz
from civitas.games.scharz.rear import trade


def table_of(mode: str = "original", seats: int = 2, faction: str = "", map: str = "italia") -> Scharz:
    g = blank(seats, mode=mode, factions=(faction,), map=map)
    g.realms[0].gold = 30
    return g


def test_whatever_was_raised_may_be_lowered_where_it_stands_on_land() -> None:
    g = table_of("extended")
    settle(g, 0, "roma", kind="city")
    settle(g, 1, "tarentum")
    yard(g, "roma", kind="harbour")
    for kind in ("light", "heavy", "heavy-2", "engine", "cavalry", "elephants", "mercenary"):
        post(g, 0, kind, "roma", 2)
    post(g, 0, "heavy", "campania", 3)
    post(g, 0, "heavy-3", "roma", where="in")
    post(g, 0, "heavy-4", "roma", where="site")
    post(g, 0, "transport", "roma", where="dock")
    post(g, 0, "warship", "tyrrhenum")
    post(g, 0, "heavy", "tyrrhenum")
    post(g, 0, "pirates", "tyrrhenum")
    assert offered(at(g, trade.trade), 0, "lower", "beach") == {
        "lower.heavy.roma": 2,
        "lower.heavy-2.roma": 2,
        "lower.engine.roma": 2,
        "lower.cavalry.roma": 2,
        "lower.elephants.roma": 2,
        "lower.heavy.campania": 3,
        "lower.transport.roma": 1,
        "beach.warship.tyrrhenum>roma": 1,
        "beach.warship.tyrrhenum>campania": 1,
    }


def test_ships_of_the_north_in_a_field_become_infantry_there_beside_no_enemy() -> None:
    g = table_of("basic", faction="vikings", map="vikings")
    coast = next(field for field in g.atlas.standard if g.atlas.coast[field])
    sea = g.atlas.coast[coast][0]
    settle(g, 1, *[field for field in g.atlas.standard if not g.atlas.coast[field]][:1])
    post(g, 0, "warship", coast, 2)
    post(g, 0, "transport", sea)
    table = at(g, trade.trade)
    assert offered(table, 0, "beach", "lower") == {f"beach.warship.{coast}>{coast}": 2}
    post(g, 1, "light", coast)
    assert not offered(at(g, trade.trade), 0, "beach", "lower")


def test_units_outside_a_siege_and_in_shipyards_are_trained_but_no_elite_elephants_or_pirates() -> None:
    g = table_of("extended")
    settle(g, 0, "roma", kind="city")
    settle(g, 1, "tarentum")
    yard(g, "roma", kind="harbour")
    for kind in ("light-0", "light", "heavy-2", "cavalry-3", "light-4", "elephants", "mercenary"):
        post(g, 0, kind, "roma", 3)
    post(g, 0, "heavy", "roma", where="site")
    post(g, 0, "warship", "roma", 2, where="dock")
    post(g, 0, "pirates", "tyrrhenum")
    post(g, 0, "light", "campania")
    kinds = {"light-0": 3, "light": 3, "heavy-2": 3, "cavalry-3": 3, "mercenary": 3, "warship": 2}
    assert offered(at(g, trade.trade), 0, "train") == {f"train.{kind}.roma": n for kind, n in kinds.items()}
    g.realms[0].gold = 5
    assert set(offered(at(g, trade.trade), 0, "train").values()) == {2}
    g.mode = "basic"
    assert not offered(at(g, trade.trade), 0, "train")


def test_pirates_are_offered_once_on_each_controlled_sea_off_an_own_shipyard() -> None:
    g = table_of("extended")
    g.realms[0].prestige = 20
    settle(g, 0, "roma", "messapia", "campania")
    settle(g, 1, "tarentum")
    yard(g, "roma", "messapia")
    for sea in ("tyrrhenum", "ionium", "aeolium"):
        post(g, 0, "transport", sea)
    post(g, 0, "transport", "hadria_inferior")
    post(g, 1, "warship", "hadria_inferior")
    found = {name: most for name, most in offered(at(g, trade.trade), 0, "hire").items() if "latium" not in name}
    pirates = {name: most for name, most in found.items() if name.split(".")[1].startswith(("pirates", "corsairs"))}
    kinds = [f"{kind}{grade}" for kind in ("pirates", "corsairs") for grade in ("", "-2", "-3", "-4")]
    assert pirates == {f"hire.{kind}.{sea}": 1 for kind in kinds for sea in ("tyrrhenum", "ionium")}
    g.mode = "original"
    assert not any("pirates" in name or "corsairs" in name for name in offered(at(g, trade.trade), 0, "hire"))


def test_light_infantry_in_the_desert_becomes_elephants_for_six_gold() -> None:
    g = table_of("extended", seats=4)
    settle(g, 0, "hadrumetum")
    settle(g, 1, "tarentum")
    post(g, 0, "light", "deserta", 3)
    post(g, 0, "light-2", "deserta", 3)
    post(g, 0, "light", "hadrumetum", 3)
    g.realms[0].gold = 6
    assert {n: m for n, m in offered(at(g, trade.trade), 0, "raise").items() if "elephants" in n} == {
        "raise.elephants.deserta": 1
    }
    g.realms[0].gold = 5
    assert not any("elephants" in name for name in offered(at(g, trade.trade), 0, "raise"))
    g.realms[0].gold, g.mode = 6, "original"
    assert not any("elephants" in name for name in offered(at(g, trade.trade), 0, "raise"))


def test_elam_catches_elephants_in_its_settlements_and_nowhere_else() -> None:
    g = table_of("extended", seats=8, faction="elam", map="orient")
    settle(g, 0, "susa", "gaza")
    settle(g, 1, "memphis")
    post(g, 0, "light", "susa")
    post(g, 0, "light", "desert_syria")
    found = offered(at(g, trade.trade), 0, "raise")
    assert [name for name in found if "elephants" in name] == ["raise.elephants.susa"]


@pytest.mark.parametrize(("besieger", "linked", "offer"), [(0, True, True), (0, False, False), (1, True, False)])
def test_an_engine_is_built_by_a_besieger_who_is_connected(besieger: int, linked: bool, offer: bool) -> None:
    g = table_of("original", seats=3)
    for seat, fields in enumerate((("roma", "latium"), ("picenum",), ("lucania",))):
        settle(g, seat, *fields)
    post(g, besieger, "light", "lucania", 2)
    post(g, besieger, "light-2", "lucania", 2)
    if linked:
        post(g, 0, "light", "campania")
    post(g, 0, "light", "apulia", 2)
    engines = [name for name in offered(at(g, trade.trade), 0, "raise") if "engine" in name]
    assert engines == (["raise.engine.lucania", "raise.engine-2.lucania"] if offer else [])
    g.realms[0].gold = 1
    assert not any("engine" in name for name in offered(at(g, trade.trade), 0, "raise"))


def test_a_transport_is_built_in_any_shipyard_and_a_warship_in_a_harbour() -> None:
    g = table_of("basic", faction="yamhad", map="orient", seats=4)
    settle(g, 0, "ugarit", "emar")
    settle(g, 1, "gaza")
    for field in ("ugarit", "emar"):
        post(g, 0, "light", field, 3)
    for kind, found in (
        ("", {}),
        ("dock", {"raise.transport.ugarit": 1}),
        ("harbour", {"raise.transport.ugarit": 2, "raise.warship.ugarit": 2}),
    ):
        if kind:
            yard(g, "ugarit", kind=kind)
        assert offered(at(g, trade.trade), 0, "raise") == found
    g.realms[0].gold = 1
    assert list(offered(at(g, trade.trade), 0, "raise")) == ["raise.transport.ugarit"]
    g.realms[0].gold = 0
    assert not offered(at(g, trade.trade), 0, "raise")


@pytest.mark.parametrize(
    ("mode", "plundered", "kinds"),
    [
        ("basic", False, ["light", "mercenary"]),
        ("original", False, ["light", "mercenary", "light-0", "mercenary-2", "mercenary-3", "mercenary-4"]),
        ("original", True, ["light", "mercenary", "mercenary-2", "mercenary-3", "mercenary-4"]),
    ],
)
def test_recruits_and_higher_levels_need_a_mode_with_experience_and_recruits_no_red_stone(
    mode: str, plundered: bool, kinds: list[str]
) -> None:
    g = table_of(mode)
    settle(g, 0, "roma")
    settle(g, 1, "tarentum")
    g.plundered = {"roma": 1} if plundered else {}
    assert list(offered(at(g, trade.trade), 0, "hire")) == [f"hire.{kind}.roma" for kind in kinds]


def test_those_who_hire_for_prestige_recruit_nobody() -> None:
    g = table_of("original", faction="carthaginians")
    g.realms[0].prestige = 20
    settle(g, 0, "roma")
    settle(g, 1, "tarentum")
    kinds = ["light", "mercenary", "alternative", *(f"mercenary-{n}" for n in (2, 3, 4))]
    kinds += [f"alternative-{n}" for n in (2, 3, 4)]
    assert list(offered(at(g, trade.trade), 0, "hire")) == [f"hire.{kind}.roma" for kind in kinds]
    g.mode = "basic"
    assert list(offered(at(g, trade.trade), 0, "hire")) == [f"hire.{kind}.roma" for kind in kinds[:3]]


def test_slavs_sell_the_light_infantry_of_settlements_at_every_level() -> None:
    g = table_of("original", faction="slavs_balts", map="vikings")
    first, second, third = g.atlas.standard[:3]
    settle(g, 0, first)
    settle(g, 1, third)
    post(g, 0, "light", first, 2)
    post(g, 0, "light-3", first, 4)
    post(g, 0, "heavy", first)
    post(g, 0, "light", second)
    found = {f"dismiss.light.{first}": 2, f"dismiss.light-3.{first}": 4}
    assert offered(at(g, trade.trade), 0, "dismiss") == found
    g.realms[0].faction = "franks"
    assert not offered(at(g, trade.trade), 0, "dismiss")


def test_goths_may_take_down_any_village_but_the_last_without_a_site() -> None:
    g = table_of("basic", faction="ostrogoths", map="huns")
    settle(g, 0, "oium", "tyras")
    settle(g, 0, "podolia", kind="city")
    settle(g, 1, "thracia")
    g.sites = {"tyras": (0, "fort", 1)}
    assert offered(at(g, trade.trade), 0, "dismantle") == {"dismantle.oium": 1}
    del g.towns["tyras"], g.towns["podolia"], g.sites["tyras"]
    assert not offered(at(g, trade.trade), 0, "dismantle")
