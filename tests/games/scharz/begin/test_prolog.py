"""The Prolog, at a real table."""

from __future__ import annotations

from tests.games.scharz.situations import key, opened, quiet, refused

from civitas.games.scharz.box.content import ATLAS, tier_for
from civitas.kernel import Table


def place(table: Table, *fields: str) -> None:
    for field in fields:
        table.apply(table.to_act()[0], field)


def test_two_players_are_rivals_of_each_other_and_more_draw_theirs() -> None:
    assert [realm.rival for realm in opened().state.realms] == [1, 0]
    assert [realm.rival for realm in opened(3).state.realms] == [1, 2, 0]


def test_most_swords_begin() -> None:
    assert opened(3, first=2).to_act() == (2,)


def test_villages_are_placed_clockwise_then_back_then_clockwise_again() -> None:
    table = opened(3)
    asked = []
    for field in ("roma", "syracusae", "tarentum", "apulia", "agrigentum", "latium", "campania", "henna", "picenum"):
        asked.append(table.to_act()[0])
        place(table, field)
    assert asked == [0, 1, 2, 2, 1, 0, 0, 1, 2]
    assert key(table, 2) == "relocate"


def test_a_village_may_stand_next_to_that_of_another() -> None:
    table = opened()
    place(table, "roma")
    assert refused(table, 1, "roma") == "field-taken"
    assert refused(table, 1, "latium") == ""
    place(table, "latium")
    assert table.state.towns == {"roma": (0, "village"), "latium": (1, "village")}


def _placed(*fields: str) -> Table:
    table = opened()
    place(table, *fields)
    return table


def test_everybody_may_move_one_village() -> None:
    table = _placed("roma", "syracusae", "agrigentum", "latium", "campania", "henna")
    place(table, "henna", "messana", "keep")
    assert table.state.towns["messana"] == (1, "village")
    assert "henna" not in table.state.towns


def test_a_village_that_moves_may_stand_next_to_that_of_another() -> None:
    table = _placed("roma", "syracusae", "agrigentum", "latium", "campania", "henna")
    place(table, "henna", "tarquinii", "keep")
    assert table.state.towns["tarquinii"] == (1, "village")


def test_a_faction_needs_a_village_in_its_homeland() -> None:
    table = _placed("roma", "syracusae", "agrigentum", "latium", "tarquinii", "henna", "keep", "keep")
    assert table.legal(0) == ["etruscans", "romans"]
    assert table.state.realms[1].faction == "greeks"


def test_the_start_set_lies_on_the_three_fields() -> None:
    table = _placed("roma", "syracusae", "agrigentum", "latium", "campania", "henna", "keep", "keep")
    quiet(table, "march")
    g = table.state
    assert [realm.gold for realm in g.realms] == [5, 5]
    assert sum(g.grain[field] for field in ("roma", "latium", "campania") if field in g.grain) == 10
    assert sum(len(kinds) for owner, kinds in g.herds.values() if owner == 0) >= 3
    units = g.realms[0].units
    assert sum(n for name, n in units.items() if name.startswith("light.")) == 5
    assert sum(n for name, n in units.items() if name.startswith("transport.")) == 1


def test_without_a_coast_there_are_two_more_light_infantry_and_two_more_gold() -> None:
    table = _placed("umbria", "syracusae", "agrigentum", "sabini", "arretium", "henna", "keep", "keep")
    quiet(table, "march")
    realm = table.state.realms[0]
    assert realm.gold == 7
    assert sum(n for name, n in realm.units.items() if name.startswith("light.")) == 7


def test_rome_may_be_a_city_in_place_of_three_villages() -> None:
    table = opened()
    place(table, "city.roma", "syracusae", "agrigentum", "henna")
    assert table.state.towns["roma"] == (0, "city")
    place(table, "keep")
    quiet(table, "march")
    g = table.state
    assert sum(n for name, n in g.realms[0].units.items() if name.startswith("light.")) == 3
    assert "pigs" not in [kind for owner, kinds in g.herds.values() for kind in kinds if owner == 0]


def test_carthage_may_have_a_harbour_in_place_of_the_third_village() -> None:
    table = opened(4)
    place(table, "carthago", "roma", "syracusae", "tarentum", "apulia", "agrigentum", "volsinii", "utica")
    assert "harbour.carthago" in table.legal(0)
    place(table, "harbour.carthago")
    assert table.state.yards == {"carthago": "harbour"}


def test_the_fast_game_begins_with_ten_gold_and_without_goods() -> None:
    table = opened(mode="fast")
    place(table, "roma", "syracusae", "agrigentum", "latium", "campania", "henna", "keep", "keep")
    quiet(table, "march")
    assert [realm.gold for realm in table.state.realms] == [10, 10]
    assert not table.state.grain
    assert not table.state.herds


def test_the_part_of_the_map_goes_by_the_number_of_players() -> None:
    assert [tier_for(seats) for seats in (2, 3, 4, 7, 8, 12)] == [2, 2, 4, 4, 8, 8]
    parts = ATLAS["italia"].values()
    assert [(len(atlas.standard), len(atlas.seas)) for atlas in parts] == [
        (30, 14),
        (44, 17),
        (57, 18),
    ]
