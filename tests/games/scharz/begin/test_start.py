"""What lies on the fields when the Prolog is over, and what some factions begin with."""

from __future__ import annotations

from tests.games.scharz.begin.test_setup import ITALIAN, give, settled
from tests.games.scharz.reading import asked, label, told, units, why
from tests.games.scharz.situations import opened, quiet

from civitas.kernel import Table


def test_the_dock_and_its_ship_stand_at_a_village_on_the_coast_of_ones_choice() -> None:
    table = settled(*ITALIAN)
    assert (asked(table), table.legal(0), table.legal(1)) == (
        {0: "dock", 1: "dock"},
        ["roma", "latium", "campania"],
        ["syracusae", "agrigentum"],
    )
    table.apply(0, "latium")
    table.apply(1, "agrigentum")
    assert table.state.yards == {"latium": "dock", "agrigentum": "dock"}
    assert units(table) == [{"transport.latium.dock": 1}, {"transport.agrigentum.dock": 1}]
    assert told(table, "built")[-2:] == [
        {"seat": 0, "building": "dock", "place": "latium"},
        {"seat": 1, "building": "dock", "place": "agrigentum"},
    ]


def test_with_one_coast_or_a_harbour_nobody_is_asked_for_the_dock() -> None:
    table = settled("sabini", "syracusae", "agrigentum", "latium", "umbria", "henna")
    assert asked(table) == {1: "dock"}
    give(table, "syracusae")
    assert table.state.yards == {"syracusae": "dock", "latium": "dock"}
    assert units(table)[0] == {"transport.latium.dock": 1}
    table = opened(4)
    give(table, "carthago", "roma", "syracusae", "tarentum", "apulia", "agrigentum", "volsinii", "utica")
    give(table, "harbour.carthago", "latium", "henna", "croton")
    while "relocate" in asked(table).values():
        give(table, "keep")
    while "faction" in asked(table).values():
        give(table, table.legal(table.to_act()[0])[0])
    assert asked(table).get(0) != "dock"
    while "muster" not in asked(table).values():
        give(table, table.legal(table.to_act()[0])[0])
    assert asked(table)[0] == "muster", "there are two villages to choose from"
    quiet(table, "march")
    g = table.state
    assert g.yards["carthago"] == "harbour"
    assert g.realms[0].units["transport.carthago.dock"] == 1
    assert "utica" not in g.yards
    assert sorted(kind for owner, kinds in g.herds.values() if owner == 0 for kind in kinds) == ["sheep"] * 3
    assert g.realms[0].gold == 5
    assert sum(n for name, n in g.realms[0].units.items() if name.startswith("light")) == 5


def mustered(*fields: str, mode: str = "basic", **spread: int) -> Table:
    """A table at its first march; the first seat has spread its light infantry like this."""
    table = settled(*fields, mode=mode)
    while "muster" not in asked(table).values():
        give(table, table.legal(table.to_act()[0])[0])
    table.apply(0, spread)
    quiet(table, "march")
    return table


def test_light_infantry_stands_where_its_owner_likes() -> None:
    table = settled(*ITALIAN)
    give(table, "roma", "syracusae")
    assert asked(table) == {0: "muster", 1: "muster"}
    assert table.prompt(0).params == {"number": 5}
    assert why(table, 0, {"roma": 3, "latium": 3}) != ()
    assert why(table, 0, {"syracusae": 5}) != ()
    table = mustered(*ITALIAN, roma=2, campania=3)
    assert units(table)[0] == {"transport.roma.dock": 1, "light.roma.open": 2, "light.campania.open": 3}
    assert [line for line in told(table, "mustered") if line["seat"] == 0] == [
        {"seat": 0, "unit": "light", "place": "roma", "number": 2},
        {"seat": 0, "unit": "light", "place": "campania", "number": 3},
    ]
    assert told(table, "purse") == [{"seat": 0, "amount": 5, "number": 7}, {"seat": 1, "amount": 5, "number": 7}]


def test_grain_fills_the_stores_in_turn_and_herds_graze_on_the_poorest_fields() -> None:
    # Syracuse brings three grain, Agrigentum three, Henna one; of the first seat Latium brings one, the others three.
    g = mustered(*ITALIAN, roma=5).state
    assert g.grain == {"roma": 5, "latium": 5, "syracusae": 5, "agrigentum": 5}
    # In the first spring each pair of sheep has another one.
    assert g.herds == {
        "latium": (0, ("sheep", "sheep")),
        "roma": (0, ("pigs", "sheep")),
        "henna": (1, ("sheep", "sheep")),
        "syracusae": (1, ("pigs", "sheep")),
    }
    assert g.subphase == "march"


def test_a_city_begins_with_three_light_infantry_ten_grain_and_no_pigs() -> None:
    table = settled("city.roma", "syracusae", "agrigentum", "henna")
    give(table, "syracusae")
    quiet(table, "march")
    g = table.state
    assert units(table)[0] == {"transport.roma.dock": 1, "light.roma.open": 3}
    assert (g.realms[0].gold, g.grain["roma"], g.herds["roma"]) == (5, 10, (0, ("sheep", "sheep")))
    assert "pigs" not in str(g.herds["roma"])


def test_without_a_coast_there_is_more_infantry_and_gold_but_in_the_fast_game_as_well() -> None:
    inland = ("umbria", "syracusae", "agrigentum", "sabini", "arretium", "henna")
    for mode, gold in (("basic", 7), ("fast", 12)):
        table = settled(*inland, mode=mode)
        if "faction" in asked(table).values():
            table.apply(0, "romans")
        give(table, "syracusae")
        assert table.prompt(0).params == {"number": 7}
        table.apply(0, {"umbria": 7})
        quiet(table, "march")
        assert units(table)[0] == {"light.umbria.open": 7}
        assert table.state.realms[0].gold == gold
        assert table.state.realms[1].gold == gold - 2


def test_three_of_the_first_infantry_of_the_celts_are_experienced_where_there_is_experience() -> None:
    fields = ("senones", "syracusae", "agrigentum", "umbria", "picenum", "henna")
    for mode, there in (
        ("basic", {"light.senones.open": 2, "light.picenum.open": 3}),
        ("original", {"light-2.senones.open": 2, "light.picenum.open": 2, "light-2.picenum.open": 1}),
    ):
        table = settled(*fields, mode=mode)
        if "faction" in asked(table).values():
            table.apply(0, "celts")
        while "muster" not in asked(table).values():
            give(table, "syracusae" if table.to_act() == (1,) else table.legal(0)[0])
        table.apply(0, {"senones": 2, "picenum": 3})
        quiet(table, "march")
        found = {name: number for name, number in units(table)[0].items() if name.startswith("light")}
        assert found == there
    assert told(table, "risen") == [
        {"seat": 0, "unit": "light-2", "place": "senones", "number": 2},
        {"seat": 0, "unit": "light-2", "place": "picenum", "number": 1},
    ]


# ---------------------------------------------------------------------- some factions


def test_nobody_has_anything_at_the_beginning() -> None:
    for realm in opened().state.realms:
        nothing = (realm.hired, realm.points, realm.points_before, realm.destroyed, realm.lost, realm.aided)
        assert nothing == (0, 0, 0, 0, 0, 0)
        assert (realm.ransomed, realm.gold, realm.doubled, realm.out, realm.prestige) == (0, 0, False, False, 7)


def test_herds_graze_on_grey_ground_before_all_other() -> None:
    g = mustered("latium", "syracusae", "agrigentum", "ilva", "campania", "henna", latium=5).state
    assert g.herds["ilva"] == (0, ("sheep", "sheep"))


def huns() -> Table:
    """The Huns with three villages against Constantinople and others, when villages are given up."""
    table = opened(4, map="huns")
    homes: dict[str, list[str]] = {}
    for field in table.state.atlas.standard:
        for home in table.state.atlas.chart.fields[field].home:
            homes.setdefault(home, []).append(field)
    mine = homes["huns"][:3]
    city = f"city.{table.state.atlas.cities[0]}"
    others = {1: city, 2: homes["romans_danuvius"], 3: homes["visigoths"]}
    placed = dict.fromkeys(range(4), 0)
    while "village" in asked(table).values():
        seat = table.to_act()[0]
        choice = city if seat == 1 else (mine if seat == 0 else others[seat])[placed[seat]]
        placed[seat] += 1
        give(table, choice)
    while "relocate" in asked(table).values():
        give(table, "keep")
    while "faction" in asked(table).values():
        seat = table.to_act()[0]
        table.apply(seat, {0: "huns", 1: "constantinople", 2: "romans_danuvius", 3: "visigoths"}[seat])
    return table


def test_huns_give_up_two_villages_and_keep_the_one_they_like() -> None:
    table = huns()
    assert asked(table) == {0: "encamp"}
    own = table.legal(0)
    assert len(own) == 3
    give(table, own[1], own[0])
    assert [field for field, (seat, _) in table.state.towns.items() if seat == 0] == [own[2]]
    assert told(table, "abandoned") == [
        {"seat": 0, "building": "village", "place": own[1]},
        {"seat": 0, "building": "village", "place": own[0]},
    ]
    quiet(table, "march")
    g = table.state
    found = {name: number for name, number in g.realms[0].units.items() if not name.startswith("transport")}
    assert found == {f"light.{own[2]}.open": 3, f"cavalry.{own[2]}.open": 3}
    assert (g.realms[0].gold, g.grain[own[2]]) == (7, 5)
    kinds = [kind for owner, herd in g.herds.values() if owner == 0 for kind in herd]
    # In the first spring each pair has had another one, as far as there was room.
    assert (kinds.count("sheep") >= 2, kinds.count("horses") >= 2, "pigs" in kinds) == (True, True, False)


def test_romans_are_vassals_of_constantinople_from_the_beginning() -> None:
    table = huns()
    give(table, *table.legal(0)[:2])
    assert table.state.treaties == {"1-2": ("vassalage", 1, 0, 0)}
    assert told(table, "treaty") == [{"seat": 2, "other_seat": 1, "treaty": "vassalage", "amount": 0}]


def test_franks_choose_the_village_that_has_their_fortification() -> None:
    table = opened(2, map="vikings")
    own = [field for field in table.state.atlas.standard if table.state.atlas.chart.fields[field].home == ("franks",)]
    rest = [field for field in table.state.atlas.standard if field not in own][:3]
    give(table, own[0], rest[0], rest[1], own[1], own[2], rest[2])
    while "fort" not in asked(table).values():
        give(table, table.legal(table.to_act()[0])[0])
    assert table.legal(0) == own[:3]
    give(table, own[1])
    assert table.state.forts == {own[1]: 0}
    assert {"seat": 0, "building": "fort", "place": own[1]} in told(table, "built")


def test_whoever_comes_later_is_shown_with_the_year() -> None:
    table = opened(4, map="taifas")
    shown = ("come-late", ("faction:northmen",), {"faction": "northmen", "year": 2})
    assert label(table, 0, "late.northmen") == shown
    give(table, "late.northmen")
    assert told(table, "faction") == [{"seat": 0, "faction": "northmen"}]
    assert table.to_act() == (1,)
