"""§8.7.55 to §8.7.66 The objectives of the expansion, each by its sentence and what just misses it, at whole tables."""

from __future__ import annotations

import pytest
from tests.games.clash.fields import BLUE, GREEN, RED, city, gained, troops
from tests.games.clash.situations import paint, stock
from tests.games.clash.tables import asked, offered, say
from tests.games.clash.test_expansion_events import FIVE, ONE, expanded

from civitas.games.clash.box.content import CIVS, EXPANSION, OBJECTIVE_CARDS
from civitas.games.clash.box.queries import BARBARIANS, PIRATES, Clash, in_play, put
from civitas.games.clash.objectives.fulfilling import progress
from civitas.games.clash.scoring import halves
from civitas.kernel import Table


def holding(objective: str) -> tuple[Table, Clash]:
    """RED, who is on turn, holds a card with the objective."""
    table, g = expanded()
    card = next(id for id, card in OBJECTIVE_CARDS.items() if objective in card.halves)
    g.players[RED].objective_cards = (card,)
    g.decks["objective"] = tuple(other for other in g.decks["objective"] if other != card)
    return table, g


def in_status(table: Table) -> list[str]:
    """Everybody passes up to the status phase: the objectives that RED may lay out there."""
    table.state.phase = 3
    for _ in range(3):
        say(table, "pass", "pass", "pass", "end")
    return laid_out(table)


def laid_out(table: Table) -> list[str]:
    """The objectives that RED may lay out now."""
    if table.over or table.roll_due or asked(table) != (RED, "objective"):
        return []
    return [answer.partition(":")[2] for answer in offered(table) if answer != "done"]


def test_cards_of_the_expansion_are_not_in_the_base_game() -> None:
    cards = [card for card in OBJECTIVE_CARDS if card in EXPANSION]
    assert cards == ["o33", "o34", "o35", "o36", "o37", "o38"]
    _, g = expanded()
    assert all(in_play(g, card) for card in cards)
    g.options["expansion"] = "off"
    assert not any(in_play(g, card) for card in cards)


@pytest.mark.parametrize(
    ("objective", "building"), [("star_gazers", "observatory"), ("traders", "market"), ("legacy", "obelisk")]
)
def test_star_gazers_traders_and_legacy_want_more_cities_with_a_building_than_any_other_player(
    objective: str, building: str
) -> None:
    for number, wanted in ((1, []), (2, [objective])):
        table, g = holding(objective)
        for hex in ("C4", "G4")[:number]:
            city(g, RED, hex, building)
        city(g, BLUE, "E8", building)
        city(g, GREEN, "G8", "temple")
        assert in_status(table) == wanted


def test_a_fulfilled_objective_of_the_expansion_is_worth_two_points() -> None:
    table, g = holding("legacy")
    city(g, RED, "C4", "obelisk")
    assert in_status(table) == ["legacy"]
    say(table, "o36:legacy")
    assert halves(g, RED)["objectives"] == 4


@pytest.mark.parametrize(
    ("objective", "unit", "other"),
    [("horse_power", "cavalry", "elephant"), ("ivory_tower", "elephant", "cavalry")],
)
def test_horse_power_and_ivory_tower_want_such_units_on_three_hexes(objective: str, unit: str, other: str) -> None:
    for third, wanted in ((unit, [objective]), (other, [])):
        table, g = holding(objective)
        city(g, RED, "C4")
        for hex, sort in (("C4", unit), ("E4", unit), ("G4", third)):
            put(g, RED, hex, sort, sort)
        put(g, BLUE, "E8", unit)
        assert in_status(table) == wanted


def test_migration_wants_settlers_on_three_land_hexes_away_from_all_cities() -> None:
    for hex, wanted in (("E6", ["migration"]), ("G7", []), ("C6", []), ("G8", [])):
        table, g = holding("migration")
        paint(g, C6="water")
        city(g, RED, "G8")
        city(g, BARBARIANS, "B8")
        troops(g, RED, "C6", ship=1)
        troops(g, RED, "C4", settler=1)
        troops(g, RED, "G4", settler=2)
        troops(g, RED, "E4", infantry=1)
        troops(g, RED, hex, settler=1)
        assert in_status(table) == wanted


def battle(defenders: int, *units: str) -> tuple[Table, Clash]:
    """RED attacks infantry of BLUE with these units."""
    table, g = holding("trample")
    gained(g, RED, "tactics")
    put(g, RED, "D5", *units)
    troops(g, BLUE, "D4", infantry=defenders)
    say(table, "move", "D5>D4")
    if asked(table)[1] == "group":
        say(table, "+".join(sorted(units)))
    return table, g


@pytest.mark.parametrize("unit", ["cavalry", "elephant"])
def test_trample_wants_a_land_battle_won_as_attacker_with_cavalry_or_an_elephant_left(unit: str) -> None:
    table, _ = battle(1, unit, "infantry")
    say(table, [FIVE, ONE], ONE)
    assert laid_out(table) == ["trample"]


def test_trample_is_not_for_defenders_losers_and_those_without_such_a_unit_left() -> None:
    table, _ = battle(1, "infantry", "infantry")
    say(table, [FIVE, ONE], ONE)
    assert laid_out(table) == []
    table, _ = battle(2, "cavalry", "infantry")
    say(table, [FIVE, FIVE], [FIVE, ONE], "cavalry")
    assert laid_out(table) == []
    table, _ = battle(2, "cavalry")
    say(table, ONE, [FIVE, FIVE])
    assert laid_out(table) == []
    table, g = holding("trample")
    say(table, "pass", "pass", "pass", "end")
    gained(g, BLUE, "tactics")
    put(g, RED, "D5", "cavalry", "cavalry")
    troops(g, BLUE, "D4", infantry=1)
    say(table, "move", "D4>D5", ONE, [FIVE, FIVE])
    assert laid_out(table) == []


def sea_battles(number: int) -> tuple[Table, Clash]:
    """RED beats pirates so many times in a turn."""
    table, g = holding("sea_cleansing")
    troops(g, RED, "D7", settler=1)
    sea = ("C4", "C5", "E4", "E5", "G4", "G5")
    paint(g, **dict.fromkeys(sea, "water"))
    say(table, "move")
    for hex, pirates in list(zip(sea[::2], sea[1::2], strict=True))[:number]:
        if laid_out(table):
            say(table, "done")
        troops(g, PIRATES, pirates, ship=1)
        troops(g, RED, hex, ship=1)
        say(table, f"{hex}>{pirates}", BLUE, FIVE, ONE, "mood")
    return table, g


def test_sea_cleansing_wants_the_second_battle_of_the_turn_won_against_pirates() -> None:
    for number, wanted in ((1, []), (2, ["sea_cleansing"]), (3, [])):
        table, _ = sea_battles(number)
        assert laid_out(table) == wanted


def test_a_battle_against_others_cleanses_no_sea() -> None:
    table, g = sea_battles(2)
    say(table, "done")
    troops(g, RED, "E6", infantry=1)
    gained(g, RED, "tactics")
    troops(g, BLUE, "E7", infantry=1)
    say(table, "E6>E7", FIVE, ONE)
    assert laid_out(table) == []


# ---------------------------------------------------------------------- leaders


LOW = 3
"""A face of the die with a low number and a symbol that does nothing here."""


def led_battle(own: tuple[str, ...], enemies: tuple[str, ...], *rolls: object) -> tuple[Table, Clash]:
    """RED attacks BLUE in one round with these units and holds a card for what leaders do; both have leaders."""
    table, g = holding("great_commander")
    g.players[RED].objective_cards = ("o34", "o35")
    for seat, leader in ((RED, "sulla"), (BLUE, "caesar")):
        g.players[seat].leader = leader
        g.players[seat].leaders = ()
    gained(g, RED, "tactics")
    put(g, RED, "D5", *own)
    put(g, BLUE, "D4", *enemies)
    say(table, "move", "D5>D4")
    if asked(table)[1] == "group":
        say(table, "+".join(sorted(own)))
    say(table, *rolls)
    return table, g


def test_great_commander_wants_a_land_battle_won_with_a_leader_and_without_more_army_units() -> None:
    table, _ = led_battle(("infantry", "leader"), ("infantry", "infantry"), [FIVE, FIVE], [LOW, LOW])
    assert laid_out(table) == ["great_commander"]
    table, _ = led_battle(("infantry", "infantry", "leader"), ("infantry", "infantry"), [FIVE, FIVE, LOW], [LOW, LOW])
    assert laid_out(table) == []


def test_great_commander_is_not_for_losers_nor_without_a_leader() -> None:
    table, _ = led_battle(("infantry", "infantry"), ("infantry", "infantry"), [FIVE, FIVE], [LOW, LOW])
    assert laid_out(table) == []
    table, _ = led_battle(("infantry", "leader"), ("infantry", "infantry"), [LOW, LOW], [FIVE, FIVE])
    assert laid_out(table) == []


def test_versatility_wants_a_unit_of_every_kind_on_the_board() -> None:
    for led, wanted in ((True, ["versatility"]), (False, [])):
        table, g = holding("versatility")
        paint(g, C4="water")
        city(g, RED, "G8")
        put(g, RED, "C4", "ship")
        put(g, RED, "E4", "settler", "infantry", "cavalry", "elephant")
        if led:
            g.players[RED].leader, g.players[RED].leaders = "sulla", ()
            put(g, RED, "G8", "leader")
        assert in_status(table) == wanted
    table, g = holding("versatility")
    g.options["leaders"] = "off"
    assert measured(g, "versatility") == (0, 5)


def measured(g: Clash, objective: str) -> tuple[int, int]:
    """How far RED has come with an objective."""
    return progress(g, RED)[objective]


def test_brutus_wants_a_leader_and_two_more_army_units_killed_in_a_battle() -> None:
    victims = ("infantry", "infantry", "leader")
    own = ("infantry", "infantry", "infantry", "infantry")
    table, _ = led_battle(own, victims, [FIVE, FIVE, FIVE, LOW], [LOW, LOW, LOW])
    assert laid_out(table) == ["brutus"]
    table, _ = led_battle(own, victims[1:], [FIVE, FIVE, FIVE, LOW], [LOW, LOW])
    assert laid_out(table) == []
    table, _ = led_battle(own, ("infantry",) * 3, [FIVE, FIVE, FIVE, LOW], [LOW, LOW, LOW])
    assert laid_out(table) == []


def test_high_culture_wants_all_advances_of_the_civilisation_and_two_leaders_recruited() -> None:
    for advances, led, wanted in ((4, 2, ["high_culture"]), (3, 3, []), (4, 1, [])):
        table, g = holding("high_culture")
        gained(g, RED, *tuple(CIVS["rome"].values())[:advances])
        g.players[RED].led = led
        assert in_status(table) == wanted


def test_each_leader_recruited_counts_for_high_culture() -> None:
    table, g = holding("high_culture")
    city(g, RED, "G8")
    stock(g, RED, mood=1, culture=1)
    g.players[RED].leaders = ("sulla", "caesar")
    say(table, "recruit", "G8", "leader", "sulla")
    assert (g.players[RED].led, g.players[RED].leader) == (1, "sulla")
    assert measured(g, "high_culture") == (1, 6)
