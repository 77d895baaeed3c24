"""Whose a place is, what is encircled, and what hangs together."""

from __future__ import annotations

from typing import Any

from tests.games.scharz.reading import offered, plain
from tests.games.scharz.situations import at, blank, order, post, quiet, settle

from civitas.games.scharz.box.state import Scharz
from civitas.games.scharz.movement import march
from civitas.games.scharz.seasons import feeding
from civitas.games.scharz.victory import end_round


def table_of(seats: int = 3, mode: str = "basic", round: int = 6) -> Scharz:
    g = plain(blank(seats, mode=mode, round=round))
    for seat, field in enumerate(("roma", "messapia", "syracusae")[:seats]):
        settle(g, seat, field)
    return g


def holders(g: Scharz) -> dict[str, Any]:
    fields = at(g).view(None)["game"]["fields"]
    return {place: facts["holder"] for place, facts in fields.items() if "holder" in facts}


HOMES = {"roma": 0, "messapia": 1, "syracusae": 2}


def test_of_partners_on_a_sea_whoever_came_first_controls_it_and_of_enemies_nobody() -> None:
    g = table_of()
    post(g, 0, "warship", "ionium")
    post(g, 1, "warship", "ionium")
    assert holders(g) == HOMES
    g.treaties["0-1"] = ("peace", -1, 0, 0)
    g.came = {}
    assert holders(g) == HOMES | {"ionium": 1}, "the second seat begins in the second year"
    g.came = {"ionium": (0, 1)}
    assert holders(g) == HOMES | {"ionium": 0}
    post(g, 2, "transport", "ionium")
    assert holders(g) == HOMES


def test_grain_and_herds_hold_a_field_in_which_nobody_stands() -> None:
    g = table_of()
    g.crops, g.herds = {"apulia": (0, 2)}, {"campania": (2, ("sheep",))}
    assert holders(g) == HOMES | {"apulia": 0, "campania": 2}
    post(g, 1, "light", "apulia")
    assert holders(g) == HOMES | {"apulia": 1, "campania": 2}
    post(g, 2, "light", "apulia")
    assert holders(g) == HOMES | {"campania": 2}


def test_of_partners_in_a_field_its_grain_decides_and_else_who_came_first() -> None:
    g = table_of()
    g.treaties["0-1"] = ("alliance", -1, 0, 0)
    post(g, 0, "light", "apulia")
    post(g, 1, "light", "apulia")
    g.came = {"apulia": (1, 0)}
    assert holders(g)["apulia"] == 1
    g.crops = {"apulia": (0, 1)}
    assert holders(g)["apulia"] == 0
    g.crops = {"apulia": (2, 1)}
    assert holders(g)["apulia"] == 1, "the grain of somebody else decides nothing"


def test_a_settlement_holds_its_field_unless_an_enemy_stands_in_it() -> None:
    g = table_of()
    g.treaties["0-1"] = ("alliance", -1, 0, 0)
    post(g, 1, "light", "roma")
    assert holders(g)["roma"] == 0
    post(g, 2, "light", "roma")
    assert "roma" not in holders(g)
    assert at(g).view(None)["game"]["fields"]["roma"]["encircled"]
    g.realms[1].units = {}
    assert holders(g)["roma"] == 2
    post(g, 0, "light", "roma")
    assert "roma" not in holders(g)
    assert not at(g).view(None)["game"]["fields"]["roma"]["encircled"]


def test_settlements_with_enemies_before_them_do_not_feed_each_other() -> None:
    def wins(*grain: int) -> bool:
        g = plain(blank(2, mode="basic", round=6))
        settle(g, 0, "roma", "tarentum")
        settle(g, 1, "messapia")
        for field, amount in zip(("roma", "tarentum"), grain, strict=True):
            post(g, 0, "light", field)
            post(g, 1, "light", field)
            g.grain[field] = amount
        g.realms[0].points = g.realms[0].points_before = 10
        g.realms[0].announced = "dominance"
        return bool(at(g, end_round).state.ending == "dominance")

    assert wins(1, 1)
    assert not wins(2, 0)
    assert not wins(0, 2)


def test_what_belongs_to_a_partner_connects_only_whoever_is_let_through() -> None:
    def reached(*transits: str, kind: str = "peace") -> list[str]:
        g = table_of()
        settle(g, 0, "campania")
        settle(g, 1, "latium")
        g.herds = {"roma": (0, ("sheep",))}
        g.treaties["0-1"] = (kind, -1, 0, 0)
        g.transits = transits
        orders = offered(at(g, march.special))
        return [one.partition(">")[2] for one in orders if one.startswith("goods")]

    assert reached() == []
    assert reached("0-1") == ["campania"], "nothing stays in the field of the partner"
    assert reached(kind="alliance") == ["campania"]


def test_light_infantry_of_the_illyrians_crosses_no_black_border_out_of_its_home() -> None:
    g = plain(blank(8, mode="basic", factions=("illyrians",)))
    settle(g, 0, "issa")
    post(g, 0, "light", "histri")
    post(g, 0, "light", "delmatae")
    ways = [one for one in offered(at(g)) if one.startswith("light")]
    assert "light.histri.open>barbarorum_alpes" not in ways
    assert "light.delmatae.open>autariatae" in ways


def test_a_copy_of_a_table_goes_its_own_way() -> None:
    g = table_of()
    post(g, 0, "light", "roma", 2)
    table = at(g)
    copy = table.clone()
    order(copy, s0={"light.roma.open>latium": 1})
    assert copy.state.realms[0].units == {"light.roma.open": 1, "light.latium.open": 1}
    assert table.state.realms[0].units == {"light.roma.open": 2}
    assert offered(table)["light.roma.open>latium"] == 2


def test_a_hungry_settlement_surrenders_to_the_first_of_its_encirclers_in_the_order_of_the_year() -> None:
    for first, taker in ((0, 1), (1, 2)):
        g = table_of(round=8)
        g.first = first
        for seat in (1, 2):
            post(g, seat, "mercenary", "roma")  # they eat nothing
        g.grain = {"messapia": 5, "syracusae": 5}
        # In the second year the order begins one seat after the first player of the first year.
        table = at(g, feeding.feeding)
        quiet(table, "march")
        assert table.state.towns["roma"] == (taker, "village")


def test_a_settlement_with_enemies_before_it_is_not_fed_by_any_of_several_connections() -> None:
    g = plain(blank(2, mode="basic", round=6))
    settle(g, 0, "roma", "syracusae", "tarentum", "pisae")
    settle(g, 1, "messapia")
    for field in ("tarentum", "pisae"):
        post(g, 0, "light", field)
        post(g, 1, "light", field)
    g.realms[0].points = g.realms[0].points_before = 10
    g.realms[0].announced = "dominance"
    g.grain = {"roma": 5, "syracusae": 5, "tarentum": 1}
    assert at(g, end_round).state.ending == ""
    g.grain = {"roma": 5, "syracusae": 5, "pisae": 1}
    assert at(g, end_round).state.ending == ""
    g.grain = {"roma": 5, "syracusae": 5, "pisae": 1, "tarentum": 1}
    assert at(g, end_round).state.ending == "dominance"
