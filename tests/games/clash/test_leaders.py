"""§14.8 §14.9 §15.5 §15.6 Leaders: their cards, their figure, their death, at whole tables."""

from __future__ import annotations

import pytest
from tests.games.clash.fields import BLUE, GREEN, RED, city, lead, meadow, troops
from tests.games.clash.situations import paint, stock, table_at
from tests.games.clash.tables import at_red_turn, led_by, offered, playing, refused, say, told, values

from civitas.bots import make_bot, play_out
from civitas.games.clash import TITLE
from civitas.games.clash.battle.fight import fight
from civitas.games.clash.box.content import ABILITIES, ABILITIES_OF, CIVS, LEADERS
from civitas.games.clash.box.leaders import known_abilities
from civitas.games.clash.box.queries import BARBARIANS, Clash, in_play, kind, put, stack
from civitas.games.clash.companions.sheet import sheets
from civitas.games.clash.events.effects import remove_unit
from civitas.games.clash.expansion.civilisations.persia import believers
from civitas.games.clash.scoring import halves, result
from civitas.games.sheets import thing
from civitas.kernel import CHANCE, Dice, Table
from civitas.kernel.gamefile import FITS, compare, read_game, write_game

ONE_LEADER, TWO_CAVALRY, FIVE_INFANTRY = 1, 3, 10
"""Faces of the die: number and symbol."""


def recruiting(*leaders: str) -> tuple[Table, Clash]:
    """RED can recruit these leaders in D5, and can pay."""
    table, g = playing("rome")
    city(g, RED, "D5")
    city(g, RED, "A3", "academy")
    g.players[RED].leaders = leaders
    stock(g, RED, mood=3, culture=3, food=3, ore=3)
    return table, g


def at_war(*own: str) -> tuple[Table, Clash]:
    """Augustus marches with an infantry on a hex with infantry of BLUE."""
    table, g = led_by("augustus", "tactics", hex="D4")
    city(g, RED, "D5")
    city(g, RED, "D3")
    city(g, BLUE, "G3")
    put(g, RED, "D4", *own)
    return table, g


# ---------------------------------------------------------------------- cards


def test_every_civilisation_here_has_three_leaders_with_two_abilities_each() -> None:
    for civ in dict.fromkeys(LEADERS.values()):
        assert civ in CIVS
        assert [*LEADERS.values()].count(civ) == 3
    assert all(len(abilities) == 2 for abilities in ABILITIES_OF.values())


def test_each_player_has_the_three_leaders_of_the_civilisation() -> None:
    table = table_at("deed", 2, "leaders", expansion="chosen")
    for player in table.state.players:
        assert [LEADERS[leader] for leader in player.leaders] == [player.civ] * 3


def test_without_leaders_nobody_has_a_card_and_none_is_recruited() -> None:
    for options in ({"expansion": "chosen", "leaders": "off"}, {"expansion": "preview"}, {}):
        g = table_at("deed", 2, "none", **options).state
        assert not any(player.leaders for player in g.players)
        assert not in_play(g, "leader")


def test_the_base_game_says_nothing_of_leaders_in_its_files() -> None:
    table = table_at("deed", 2, "base")
    assert not [name for name in table.options if name.startswith("leader")]
    assert "leader" not in table.state.dump()["players"][0]


def test_a_leader_costs_a_culture_and_a_mood_token_and_is_chosen_among_the_cards() -> None:
    table, g = recruiting("augustus", "caesar")
    say(table, "recruit", "D5", "leader")
    assert offered(table) == ["augustus", "caesar"]
    say(table, "caesar")
    assert stack(g, RED, "D5") == ("leader",)
    assert (g.players[RED].leader, g.players[RED].leaders) == ("caesar", ("augustus",))
    assert (g.players[RED].goods["mood"], g.players[RED].goods["culture"]) == (2, 2)


def test_a_new_leader_takes_the_place_of_the_old_one_who_is_out_of_the_game() -> None:
    table, g = recruiting("augustus", "caesar")
    g.players[RED].leader = "sulla"
    put(g, RED, "A3", "leader")
    say(table, "recruit", "D5", "leader", "augustus")
    assert stack(g, RED, "A3") == ()
    assert stack(g, RED, "D5") == ("leader",)
    assert (g.players[RED].leader, g.players[RED].leaders) == ("augustus", ("caesar",))
    assert not g.players[BLUE].slain


def test_a_new_leader_finds_room_where_the_old_one_stood_with_three_others() -> None:
    table, g = recruiting("augustus")
    g.players[RED].leader = "sulla"
    troops(g, RED, "D5", infantry=3)
    put(g, RED, "D5", "leader")
    say(table, "recruit", "D5", "leader")
    assert g.players[RED].leader == "augustus"
    assert [*map(kind, stack(g, RED, "D5"))].count("leader") == 1


def test_without_a_card_no_leader_is_recruited() -> None:
    table, _ = recruiting()
    say(table, "recruit", "D5")
    assert refused(table, "leader") == "no-leader-left"


def test_a_random_leader_is_drawn() -> None:
    table, g = recruiting("augustus", "caesar", "sulla")
    g.options["leader_choice"] = "lot"
    say(table, "recruit", "D5", "leader")
    assert table.chance().key == "leader"
    table.apply(CHANCE, "sulla")
    assert g.players[RED].leader == "sulla"


def test_in_an_alternate_history_each_player_has_three_of_all_leaders() -> None:
    table = table_at("deed", 3, "mixed", expansion="chosen", leader_cards="mixed")
    players = table.state.players
    dealt = [leader for player in players for leader in player.leaders]
    assert len(set(dealt)) == 9
    assert any(LEADERS[leader] != player.civ for player in players for leader in player.leaders)
    assert [note["leaders"] for note in told(table, "leaders-dealt")] == [
        list(players[note["seat"]].leaders) for note in told(table, "leaders-dealt")
    ]


def test_tables_that_want_it_so_play_only_with_what_is_printed() -> None:
    for leader, abilities in ABILITIES_OF.items():
        _, g = led_by(leader)
        assert known_abilities(g, RED) == abilities
        g.options["leaders"] = "printed"
        assert known_abilities(g, RED) == tuple(id for id in abilities if ABILITIES[id].printed)


# ---------------------------------------------------------------------- the figure


def test_leaders_move_and_count_as_army_units() -> None:
    table, g = at_war("infantry", "infantry", "infantry")
    troops(g, RED, "C4", infantry=1)
    say(table, "move")
    assert refused(table, "C4>D4") == "hex-full"
    say(table, "D4>E4", "infantry+infantry+infantry+leader")
    assert [*map(kind, stack(g, RED, "E4"))] == ["infantry", "infantry", "infantry", "leader"]


def test_without_tactics_a_leader_stays_where_he_is() -> None:
    table, g = led_by("augustus")
    city(g, RED, "A3")
    troops(g, RED, "A3", settler=1)
    say(table, "move")
    assert not [move for move in offered(table) if move.startswith("D5")]


def test_the_symbol_of_the_leader_has_its_die_rolled_again_until_it_shows_another() -> None:
    """After the rulebook's example: the new face counts and activates an infantry."""
    table, g = at_war("infantry")
    troops(g, BLUE, "E4", infantry=1)
    city(g, RED, "E5")
    say(table, "move", "D4>E4", "infantry+leader", [ONE_LEADER, TWO_CAVALRY])
    assert table.chance().key == "reroll"
    say(table, ONE_LEADER, FIVE_INFANTRY, ONE_LEADER)
    assert values(table)[:1] == [5 + 2 + 1 + 2 * (g.atlas.slot_of["E4"] not in {g.atlas.slot_of[h] for h in g.city})]


def test_one_leader_rolls_one_die_again() -> None:
    """After the rulebook's example: two symbols, one leader, so one of the dice stays."""
    g = meadow(2)
    g.players[RED].leader = "caesar"
    put(g, RED, "D5", "infantry", "leader", "elephant")
    troops(g, BLUE, "D5", infantry=3)
    rolls = [[4, ONE_LEADER, ONE_LEADER], FIVE_INFANTRY, [ONE_LEADER, ONE_LEADER, ONE_LEADER]]
    led = lead(fight(g, RED, "D5", "D4"), True, rolls=rolls)
    assert led.told("combat-value")[0]["value"] == 1 + 5 + 1
    assert len(led.told("rolled-again")) == 1


def test_leaders_do_not_fight_at_sea() -> None:
    g = meadow(2)
    paint(g, D4="water")
    g.players[RED].leader = "caesar"
    put(g, RED, "D4", "leader", "ship")
    troops(g, BLUE, "D4", ship=1)
    led = lead(fight(g, RED, "D4", "D3"), True, rolls=[ONE_LEADER, ONE_LEADER])
    assert [note["value"] for note in led.told("combat-value")] == [1, 1]


def test_no_leader_changes_sides() -> None:
    _, g = at_war("infantry")
    assert believers(g, BLUE, "D4") == ["infantry"]


# ---------------------------------------------------------------------- death


def test_whoever_kills_a_leader_in_a_battle_keeps_the_card_for_two_points() -> None:
    table, g = at_war()
    troops(g, BLUE, "E4", infantry=3)
    before = halves(g, BLUE)["leaders"]
    say(table, "move", "D4>E4", TWO_CAVALRY, [FIVE_INFANTRY, TWO_CAVALRY, TWO_CAVALRY])
    assert (g.players[RED].leader, g.players[BLUE].slain) == ("", ("augustus",))
    assert halves(g, BLUE)["leaders"] == before + 4


def test_a_leader_who_drowns_in_a_sea_battle_was_killed_by_the_enemy() -> None:
    g = meadow(2)
    paint(g, D4="water")
    g.options["expansion"] = "chosen"
    g.players[RED].leader = "caesar"
    put(g, RED, "D4", "leader", "ship")
    troops(g, BLUE, "D4", ship=1)
    lead(fight(g, RED, "D4", "D3"), rolls=[ONE_LEADER, FIVE_INFANTRY])
    assert (g.players[RED].leader, g.players[BLUE].slain) == ("", ("caesar",))


def test_barbarians_keep_no_card() -> None:
    table, g = at_war()
    troops(g, BARBARIANS, "E4", infantry=3)
    say(table, "move", "D4>E4", TWO_CAVALRY, [FIVE_INFANTRY, TWO_CAVALRY, TWO_CAVALRY])
    assert g.players[RED].leader == ""
    assert not any(player.slain for player in g.players)


def test_a_leader_who_dies_by_an_event_is_out_of_the_game() -> None:
    g = meadow(2)
    g.options["expansion"] = "drawn"
    g.players[RED].leader = "caesar"
    put(g, RED, "D4", "leader")
    led = lead(remove_unit(g, RED, ["D4:leader"], "11.5.2"))
    assert g.players[RED].leader == ""
    assert led.told("leader-gone") == [{"seat": RED, "leader": "caesar"}]


def test_killed_leaders_decide_the_last_tie() -> None:
    table = at_red_turn(2, expansion="chosen")
    g = table.state
    g.players[RED].slain = ("caesar",)
    g.players[BLUE].event_halves = 4
    found = result(g)
    assert found.winners == (BLUE,)
    g.players[BLUE].event_halves = 0
    g.players[BLUE].slain = ("sulla",)
    assert result(g).winners == (RED, BLUE)
    assert GREEN not in result(g).winners


# ---------------------------------------------------------------------- the table


def test_a_page_of_the_table_says_who_leads_whom() -> None:
    _, g = led_by("augustus")
    found = {sheet.caption: sheet for sheet in sheets(TITLE.view(g, RED), RED)}["leaders"]
    assert found.rows[RED][:3] == [
        thing("seat", RED),
        thing("leader", "augustus"),
        [thing("ability", "princeps"), thing("ability", "emperor")],
    ]


@pytest.mark.parametrize("leaders", ["all", "printed"])
def test_whole_games_with_leaders_end_with_nothing_lost_and_replay(leaders: str) -> None:
    options = {"expansion": "drawn", "leaders": leaders, "leader_cards": "mixed"}
    table = Table(TITLE, 3, dice=Dice(leaders), options=options)
    play_out(table, [make_bot("random", TITLE, f"{leaders} {seat}") for seat in range(3)])
    assert TITLE.invariants(table.state) == []
    assert compare(TITLE, read_game(write_game(table))).verdict == FITS
