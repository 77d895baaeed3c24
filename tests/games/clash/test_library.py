"""The Great Library lends its advance at the moment when it is first of use."""

from __future__ import annotations

from tests.games.clash.fields import city, gained, troops
from tests.games.clash.situations import stock
from tests.games.clash.tables import cleared, next_event, offered, open_key, say

from civitas.games.clash.box.content import NEUTRAL
from civitas.games.clash.box.queries import Clash
from civitas.kernel import Table

FLOOD, FLOOD_FOR_ALL, FAMINE = "e32", "e33", "e3"


def reader(*advances: str) -> tuple[Table, Clash, int]:
    """A table at which the player whose turn it is owns the Great Library."""
    table, g, me = cleared()
    city(g, me, "D2")
    city(g, 1 - me, "D7")
    g.wonders["great_library"] = "D2"
    g.wonder_marks["great_library"] = (me,)
    gained(g, me, *advances)
    return table, g, me


def barbarians_move(table: Table) -> None:
    """The symbol of the event comes first; how it ends does not matter here."""
    while open_key(table).startswith("barbarian-"):
        say(table, offered(table)[0])


def test_myths_are_borrowed_at_the_moment_of_the_flood() -> None:
    table, g, me = reader()
    g.terrain["D3"] = "water"
    stock(g, me, food=2, mood=1)
    next_event(g, FLOOD)
    say(table, "advance", "writing")
    assert (open_key(table), offered(table)) == ("library", ["myths", "none"])
    say(table, "myths")
    assert (open_key(table), g.players[me].borrowed) == ("myths", "myths")
    say(table, True)
    assert g.mood["D2"] == NEUTRAL
    assert "great_library" not in offered(table)


def test_irrigation_is_borrowed_when_the_famine_comes() -> None:
    table, g, me = reader()
    stock(g, me, ideas=2, food=2)
    next_event(g, FAMINE)
    say(table, "advance", "writing", {"ideas": 2})
    barbarians_move(table)
    assert (open_key(table), offered(table)) == ("library", ["irrigation", "none"])
    say(table, "irrigation")
    assert g.players[me].goods["food"] == 2


def test_whoever_borrows_nothing_may_still_name_an_advance_later() -> None:
    table, g, me = reader()
    stock(g, me, ideas=2, food=2)
    next_event(g, FAMINE)
    say(table, "advance", "writing", {"ideas": 2})
    barbarians_move(table)
    say(table, "none")
    assert g.players[me].goods["food"] < 2
    say(table, "great_library", "myths")
    assert g.players[me].borrowed == "myths"


def test_nobody_borrows_twice_in_a_turn() -> None:
    table, g, me = reader()
    g.terrain["D3"] = "water"
    stock(g, me, food=2)
    next_event(g, FLOOD)
    say(table, "great_library", "roads", "advance", "writing")
    assert open_key(table) == "deed"
    assert g.mood["D2"] < NEUTRAL


def test_public_education_is_borrowed_when_a_city_with_an_academy_has_produced() -> None:
    table, g, me = reader()
    g.buildings["D2"] = (("academy", me),)
    say(table, "produce", "D2", "D2:food", "D3:food", "D1:food")
    assert (open_key(table), offered(table)) == ("library", ["public_education", "none"])
    say(table, "public_education")
    assert g.players[me].goods["ideas"] == 1


def test_metallurgy_is_borrowed_when_a_city_has_mined_two_ore() -> None:
    table, g, me = reader()
    g.terrain["D2"] = g.terrain["D3"] = "mountain"
    say(table, "produce", "D2", "D2:ore", "D3:ore")
    assert (open_key(table), offered(table)) == ("library", ["metallurgy", "none"])
    say(table, "metallurgy", True)
    assert (g.players[me].goods["ore"], g.players[me].goods["gold"]) == (1, 1)


def test_philosophy_and_free_education_are_borrowed_after_an_advance() -> None:
    table, g, me = reader()
    stock(g, me, ideas=3)
    say(table, "advance", "math")
    assert (open_key(table), offered(table)) == ("library", ["philosophy", "none"])
    say(table, "none")
    assert (open_key(table), offered(table)) == ("library", ["free_education", "none"])
    say(table, "free_education", True)
    assert (g.players[me].goods["ideas"], g.players[me].goods["mood"]) == (0, 1)


def test_medicine_is_borrowed_after_a_recruit() -> None:
    table, g, me = reader()
    stock(g, me, food=2)
    say(table, "recruit", "D2", "settler")
    while open_key(table) == "recruit-unit":
        say(table, "done")
    assert (open_key(table), offered(table)) == ("library", ["medicine", "none"])
    say(table, "medicine")
    assert g.players[me].goods["food"] == 1


def test_cartography_is_borrowed_after_a_ship_has_moved() -> None:
    table, g, me = reader()
    g.terrain["C2"] = g.terrain["C3"] = "water"
    troops(g, me, "C2", ship=1)
    say(table, "move", "C2>C3", "stay")
    assert (open_key(table), offered(table)) == ("library", ["cartography", "none"])
    say(table, "cartography")
    assert g.players[me].goods["ideas"] == 1


def test_steel_weapons_are_borrowed_before_a_battle() -> None:
    table, g, me = reader("tactics")
    troops(g, me, "D3", infantry=2)
    troops(g, 1 - me, "D4", infantry=1)
    stock(g, me, ore=1)
    say(table, "move", "D3>D4")
    while open_key(table) in ("group", "tactics"):
        say(table, offered(table)[0] if open_key(table) == "group" else "none")
    assert (open_key(table), offered(table)) == ("library", ["steel_weapons", "none"])
    say(table, "steel_weapons", True)
    assert g.players[me].goods["ore"] == 0


def test_war_ships_are_borrowed_before_a_sea_battle() -> None:
    table, g, me = reader()
    g.terrain["C2"] = g.terrain["C3"] = "water"
    troops(g, me, "C2", ship=1)
    troops(g, 1 - me, "C3", ship=1)
    say(table, "move", "C2>C3")
    assert (open_key(table), offered(table)) == ("library", ["war_ships", "none"])


def test_siegecraft_is_borrowed_before_the_attack_on_a_fortress() -> None:
    table, g, me = reader("tactics")
    g.buildings["D7"] = (("fortress", 1 - me),)
    troops(g, me, "D6", infantry=2)
    troops(g, 1 - me, "D7", infantry=1)
    stock(g, me, ore=2)
    say(table, "move", "D6>D7")
    while open_key(table) == "group":
        say(table, offered(table)[0])
    assert (open_key(table), offered(table)) == ("library", ["siegecraft", "none"])
    say(table, "siegecraft")
    assert open_key(table) == "siegecraft-hit"


def test_the_library_lends_nothing_that_could_not_be_paid() -> None:
    table, g, me = reader("tactics")
    troops(g, me, "D3", infantry=2)
    troops(g, 1 - me, "D4", infantry=1)
    say(table, "move", "D3>D4")
    while open_key(table) == "group":
        say(table, offered(table)[0])
    assert open_key(table) != "library"


def test_the_library_lends_nothing_on_the_turn_of_another() -> None:
    table, g, me = cleared()
    foe = 1 - me
    city(g, foe, "D2")
    city(g, me, "D7")
    g.terrain["D3"] = "water"
    g.wonders["great_library"] = "D2"
    g.wonder_marks["great_library"] = (foe,)
    stock(g, me, food=2)
    stock(g, foe, mood=1)
    next_event(g, FLOOD_FOR_ALL)
    say(table, "advance", "writing")
    assert open_key(table) == "deed"
    assert g.mood["D2"] < NEUTRAL
