"""Chapters 6 to 9: locks, emphasis cards, heritage and unrest."""

from __future__ import annotations

import pytest
from tests.games.sands.courses import next_turn, told
from tests.games.sands.generations import ENDS, GOES_ON, after_generation, border, idle_round
from tests.games.sands.situations import (
    ANGELIKA,
    IDLE,
    MARION,
    NICOLE,
    asked,
    at_choice,
    finish_round,
    finish_turn,
    in_turn,
    offers,
    reason,
    rolls,
    say,
    seated,
    settle,
)

from civitas.games.sands.box.content import ADVANCES, ROWS
from civitas.games.sands.box.state import Sands
from civitas.kernel import Table


def _wealth(g: Sands) -> None:
    for empire in g.empires:
        empire.crops = empire.gold = 20


def _round(table: Table, cards: list[str], *answers: str | int) -> Table:
    """Marion chooses these cards and gives these answers in her turn; then the round is played to its end."""
    for seat in table.to_act():
        table.apply(seat, cards if seat == MARION else IDLE)
    while table.to_act() != (MARION,):
        finish_turn(table)
    say(table, *answers)
    if table.to_act() == (MARION,):
        finish_turn(table)
    finish_round(table)
    return table


def _next_in_row(g: Sands, seat: int, advance: str) -> str:
    """Lay the advance third in a row of its category, take it from its stack, put the seat's marker just before it."""
    row = next(r for r, first in ROWS.items() if ADVANCES[first].category == ADVANCES[advance].category)
    g.rows[row] = (*g.rows[row][:2], advance)
    for stack, cards in g.stacks.items():
        g.stacks[stack] = tuple(card for card in cards if card != advance)
    g.empires[seat].advances = g.rows[row][:2]
    return row


# ---------------------------------------------------------------------- chapter 6: locks


def test_example_marion_builds_no_city_before_civic_is_unlocked() -> None:
    g = seated(_wealth)
    table = say(in_turn(g, "build"), "build")
    assert reason(table, "city:syria") == "city-locked"
    table = say(in_turn(g, "build", "emphasis_civic"), "build", "city:syria")
    assert table.state.buildings["syria"] == ("city",)


@pytest.mark.parametrize("emphasis", ["emphasis_politics", "emphasis_culture"])
def test_only_the_matching_category_opens_a_box(emphasis: str) -> None:
    table = say(in_turn(seated(_wealth), "build", emphasis), "build")
    assert reason(table, "city:syria") == "city-locked"


def test_converting_citizens_is_locked_by_politics() -> None:
    g = seated(_wealth)
    table = say(in_turn(g, "muster"), "muster")
    assert reason(table, "to_soldier:syria") == "convert-locked"
    assert "to_soldier:syria" in say(in_turn(g, "muster", "emphasis_politics"), "muster").legal(MARION)


def test_raiding_everywhere_is_locked_by_politics() -> None:
    """Marion's soldiers stand in Cyprus and move into Asia Minor; only with politics both give loot."""

    def arrange(g: Sands) -> None:
        g.empires[MARION].soldiers["cyprus"] = 1

    moves = ("raid", "soldier:syria:asia_minor", "done")
    table = say(in_turn(seated(arrange), "raid"), *moves)
    assert table.state.empires[MARION].crops == 1
    table = say(in_turn(seated(arrange), "raid", "emphasis_politics"), *moves, "cyprus", "asia_minor")
    assert table.state.empires[MARION].crops == 2


def test_a_new_row_of_advances_is_locked_by_culture() -> None:
    g = seated()
    g.empires[MARION].unrest, g.empires[MARION].heritage["civic"] = 3, 3
    g.empires[MARION].advances = ("agriculture",)
    table = say(in_turn(g, "advance"), "advance")
    assert reason(table, "civic_2") == "new-row-locked"
    assert "civic_2" in say(in_turn(g, "advance", "emphasis_culture"), "advance").legal(MARION)


def test_the_second_caravan_card_is_locked_by_culture() -> None:
    g = seated(_wealth)
    assert reason(in_turn(g, "caravan_2"), "caravan_2") == "card-locked"
    assert "caravan_2" in in_turn(g, "caravan_2", "emphasis_culture").legal(MARION)


def test_the_caravan_of_a_migration_is_locked_by_culture() -> None:
    g = seated()
    g.empires[MARION].soldiers["syria"] = 0
    g.empires[MARION].peasants["syria"] = 1
    table = say(in_turn(g, "migrate"), "migrate", "peasant:syria:cyprus")
    assert asked(table) == "next-deed"
    table = say(in_turn(g, "migrate", "emphasis_culture"), "migrate", "peasant:syria:cyprus")
    assert asked(table) == "migrate-caravan"


def test_irrigation_and_amphitheatre_lie_idle_until_their_category_is_open() -> None:
    def arrange(g: Sands) -> None:
        _wealth(g)
        g.buildings["syria"] = ("irrigation", "amphitheatre")

    g = seated(arrange)
    table = say(in_turn(g, "muster"), "muster")
    assert reason(table, "irrigation:syria") == "no-irrigation"
    table = say(in_turn(g, "muster", "emphasis_civic"), "muster", "irrigation:syria")
    assert table.state.empires[MARION].peasants["syria"] == 3
    table = say(in_turn(g, "build"), "build", "temple:syria")
    assert table.state.empires[MARION].gold == 20 - 5
    table = say(in_turn(g, "build", "emphasis_culture"), "build", "temple:syria")
    assert table.state.empires[MARION].gold == 20 - 4


@pytest.mark.parametrize(
    ("advance", "category"), [("tyranny", "civic"), ("republic", "politics"), ("democracy", "culture")]
)
def test_an_advance_unlocks_its_category_for_good(advance: str, category: str) -> None:
    g = seated()
    g.empires[MARION].advances = (advance,)
    table = after_generation(g)
    assert table.state.generation == 2
    assert table.view(None)["game"]["empires"][MARION]["unlocked"] == [category]
    assert table.view(None)["game"]["empires"][ANGELIKA]["unlocked"] == []


def test_an_emphasis_card_unlocks_its_category_for_the_generation_only() -> None:
    table = at_choice(seated())
    rolls(table, {0: GOES_ON, 1: ENDS})
    _round(table, ["build", "emphasis_culture"])
    for _ in range(2):
        assert table.view(None)["game"]["empires"][MARION]["unlocked"] == ["culture"]
        idle_round(table)
    assert table.state.generation == 2
    assert table.view(None)["game"]["empires"][MARION]["unlocked"] == []


def test_an_advance_reached_in_the_first_action_unlocks_for_the_second() -> None:
    def arrange(g: Sands) -> None:
        _wealth(g)
        g.empires[MARION].heritage["civic"] = 3

    g = seated(arrange)
    row = _next_in_row(g, MARION, "tyranny")
    table = in_turn(g, "build", "advance")
    say(table, "advance", row, table.state.stacks["civic_4"][0], "build", "city:syria")
    assert table.state.buildings["syria"] == ("city",)


def test_a_category_unlocked_in_both_ways_gives_its_ability_once() -> None:
    """Democracy and the culture emphasis: Govern is free for one step, the next costs a crop for the one region."""

    def arrange(g: Sands) -> None:
        g.empires[MARION].advances = ("democracy",)
        g.empires[MARION].crops = 1

    table = say(in_turn(seated(arrange), "govern", "emphasis_culture"), "govern")
    assert offers(table) == [1, 2]
    say(table, 2)
    assert (table.state.empires[MARION].unrest, table.state.empires[MARION].crops) == (1, 0)


def _amphitheatre(g: Sands) -> None:
    """Marion has Engineering and Democracy, and an Amphitheatre in Cyprus, next to Syria and Asia Minor."""
    settle(g, MARION, "cyprus", "asia_minor")
    g.buildings["cyprus"] = ("amphitheatre",)
    g.empires[MARION].gold, g.empires[MARION].advances = 30, ("engineering", "democracy")


def _prices_paid(table: Table) -> list[int]:
    return [line["cost"] for line in told(table, "build")]


def test_an_amphitheatre_serves_one_building_in_a_turn_however_it_was_unlocked() -> None:
    """Unrest 3 and level 2: the first Forum costs a gold less, the second its full price."""
    table = say(in_turn(seated(_amphitheatre), "build", "emphasis_culture"), "build", "forum:syria", "forum:asia_minor")
    assert _prices_paid(table) == [4, 5]


def test_an_amphitheatre_serves_again_in_the_next_turn() -> None:
    table = say(in_turn(seated(_amphitheatre), "build"), "build", "forum:syria", "done")
    say(next_turn(table, "build"), "build", "forum:asia_minor", "done")
    assert _prices_paid(table) == [4, 4]


def test_two_amphitheatres_serve_one_building_each() -> None:
    def arrange(g: Sands) -> None:
        _amphitheatre(g)
        g.buildings["asia_minor"] = ("amphitheatre",)

    table = say(in_turn(seated(arrange), "build"), "build", "forum:syria", "forum:asia_minor")
    assert _prices_paid(table) == [4, 4]


def test_an_amphitheatre_that_saved_nothing_can_still_serve_the_second_building() -> None:
    """Unrest 1 and level 1: with a Quarry and Masonry, Irrigation in Syria costs nothing anyway."""

    def arrange(g: Sands) -> None:
        _amphitheatre(g)
        g.empires[MARION].unrest = 1
        g.empires[MARION].advances = ("masonry", "engineering", "democracy")
        g.buildings["syria"] = ("quarry",)

    table = say(in_turn(seated(arrange), "build"), "build", "irrigation:syria", "forum:asia_minor")
    assert _prices_paid(table) == [0, 1]


def _fortress(g: Sands) -> None:
    """Marion stands in Hispania, where Angelika has a Fortress, two peasants and a soldier."""
    _wealth(g)
    settle(g, ANGELIKA, "gallia")
    g.buildings["hispania"] = ("fortress",)
    g.empires[MARION].soldiers["hispania"] = 2


def _strength_of_angelika(g: Sands, cards: list[str]) -> int:
    """Her strength when Marion attacks her, if she chose these cards."""
    table = at_choice(g)
    for seat in (MARION, ANGELIKA, NICOLE):
        table.apply(seat, {MARION: ["conquest", "govern"], ANGELIKA: cards, NICOLE: IDLE}[seat])
    while table.to_act() != (MARION,):
        finish_turn(table)
    say(table, "conquest", "attack:hispania:1")
    told = next(line for line in table.notes(None) if line.key == "attack")
    return int(told.params["theirs"])


def test_a_fortress_works_in_the_turn_of_another_once_its_owner_has_unlocked_it() -> None:
    g = seated(_fortress)
    assert _strength_of_angelika(g, IDLE) == 4
    g.empires[ANGELIKA].advances = ("republic",)
    assert _strength_of_angelika(g, IDLE) == 4 + 3


def test_an_emphasis_card_still_face_down_unlocks_nothing_in_the_turn_of_another() -> None:
    g = seated(_fortress)
    hidden = ["govern", "emphasis_politics"]
    assert _strength_of_angelika(g, hidden) == 4, "Marion's turn comes first"
    g.start_player = ANGELIKA
    assert _strength_of_angelika(g, hidden) == 4 + 3, "Angelika has revealed it"
    assert _strength_of_angelika(g, ["govern", "emphasis_civic"]) == 4


def test_the_attacker_who_unlocked_politics_does_not_open_the_fortress_of_another() -> None:
    g = seated(_fortress)
    g.empires[MARION].advances = ("republic",)
    assert _strength_of_angelika(g, IDLE) == 4


# ---------------------------------------------------------------------- chapter 7: emphasis cards


def test_an_emphasis_card_takes_the_place_of_an_action_card() -> None:
    table = in_turn(seated(_wealth), "build", "emphasis_culture")
    assert table.state.turn.cards == ("build",)
    assert table.state.empires[MARION].emphasis == "culture"


def test_the_third_marker_raises_heritage_of_the_category_and_a_fourth_finds_no_space() -> None:
    table = at_choice(seated(_wealth))
    rolls(table, {0: GOES_ON, 1: GOES_ON})
    _round(table, ["muster", "emphasis_civic"], "muster", "soldier:syria")
    _round(table, ["build", "govern"], "govern", 1)
    marion = table.state.empires[MARION]
    assert (marion.emphasis_markers, marion.heritage["civic"]) == (2, 0)
    _round(table, ["build", "caravan_1"], "build", "irrigation:syria")
    marion = table.state.empires[MARION]
    assert marion.emphasis_markers == 3, "action and building match, but only one space was left"
    assert marion.heritage == {"civic": 1, "politics": 0, "culture": 0}


def test_a_full_emphasis_card_is_not_filled_again_in_the_generation() -> None:
    def arrange(g: Sands) -> None:
        _wealth(g)
        g.empires[MARION].emphasis, g.empires[MARION].emphasis_markers = "civic", 3

    table = _round(at_choice(seated(arrange)), ["muster", "govern"], "muster", "soldier:syria", "govern", 1)
    marion = table.state.empires[MARION]
    assert set(marion.played) == {"muster", "govern"}
    assert (marion.emphasis_markers, marion.heritage["civic"]) == (3, 0)


def test_a_new_generation_empties_the_emphasis_card_and_it_can_be_filled_anew() -> None:
    def arrange(g: Sands) -> None:
        g.empires[MARION].emphasis, g.empires[MARION].emphasis_markers = "civic", 3
        g.empires[MARION].gold = 1
        g.resource["syria"] = "gold"

    table = after_generation(seated(arrange))
    assert (table.state.empires[MARION].emphasis, table.state.empires[MARION].emphasis_markers) == ("", 0)
    _round(table, ["muster", "emphasis_civic"], "muster", "soldier:syria")
    assert table.state.empires[MARION].emphasis_markers == 1


def test_a_card_with_two_symbols_puts_one_marker() -> None:
    """Migrate bears politics and culture; Govern bears civic and culture."""
    for emphasis in ("emphasis_politics", "emphasis_culture"):
        table = say(in_turn(seated(), "migrate", emphasis), "migrate", "peasant:syria:cyprus", "done")
        say(table, "done" if emphasis == "emphasis_culture" else "end")
        assert table.state.empires[MARION].emphasis_markers == 1


# ---------------------------------------------------------------------- chapter 8: heritage


def test_heritage_is_needed_in_the_category_itself_and_is_not_spent() -> None:
    """Unrest 3: civic heritage 3 allows the advance; culture heritage 15 alone does not."""
    g = seated()
    g.empires[MARION].advances = ("agriculture", "writing")
    g.empires[MARION].heritage.update(civic=3, culture=2)
    table = say(in_turn(g, "advance"), "advance")
    assert reason(table, "culture_1") == "too-restless"
    say(table, "civic_1")
    assert len(table.state.empires[MARION].advances) == 3
    assert table.state.empires[MARION].heritage == {"civic": 3, "politics": 0, "culture": 2}
    g.empires[MARION].heritage.update(civic=2, culture=15)
    assert reason(say(in_turn(g, "advance"), "advance"), "civic_1") == "too-restless"


def test_a_caravan_to_a_trade_good_or_to_a_capital_or_city_of_another_raises_heritage() -> None:
    """From Syria: dye towards Cyprus, Angelika's capital in Asia Minor, her City in Armenia; nothing in Mesopotamia."""

    def arrange(g: Sands) -> None:
        _wealth(g)
        settle(g, ANGELIKA, "asia_minor", "armenia", capital="asia_minor")
        g.buildings["armenia"] = ("city",)

    for target in ("cyprus", "asia_minor", "armenia"):
        table = say(in_turn(seated(arrange), "caravan_1"), "caravan_1", border("syria", target), "gold")
        assert asked(table) == "caravan-heritage", target
        say(table, "politics")
        assert table.state.empires[MARION].heritage == {"civic": 0, "politics": 1, "culture": 0}
    table = say(in_turn(seated(arrange), "caravan_1"), "caravan_1", border("syria", "mesopotamia"), "gold")
    assert asked(table) == "next-deed"


@pytest.mark.parametrize(
    ("building", "category"), [("forum", "civic"), ("triumphal_arch", "politics"), ("temple", "culture")]
)
def test_some_buildings_raise_heritage_when_they_are_built(building: str, category: str) -> None:
    table = say(in_turn(seated(_wealth), "build"), "build", f"{building}:syria")
    assert {c: n for c, n in table.state.empires[MARION].heritage.items() if n} == {category: 1}


def test_a_scored_chronicle_raises_heritage() -> None:
    def arrange(g: Sands) -> None:
        g.dynasty, g.dynasty_field = 2, 13
        settle(g, MARION, "asia_minor", "cyprus", "rhodes")
        g.empires[MARION].heritage["politics"] = 1
        g.empires[MARION].chronicles, g.empires[MARION].hand = {"C": 1}, (2, 3, 4, 5, 6, 7)

    assert after_generation(seated(arrange)).state.empires[MARION].heritage["politics"] == 2


def test_heritage_ends_at_fifteen() -> None:
    def arrange(g: Sands) -> None:
        _wealth(g)
        g.empires[MARION].heritage.update(civic=15, culture=14)

    table = say(in_turn(seated(arrange), "build"), "build", "forum:syria")
    assert table.state.empires[MARION].heritage["civic"] == 15
    table = say(in_turn(seated(arrange), "build"), "build", "temple:syria")
    assert table.state.empires[MARION].heritage["culture"] == 15


# ---------------------------------------------------------------------- chapter 9: unrest


@pytest.mark.parametrize("unrest", [1, 4, 7])
def test_unrest_makes_buildings_and_attacks_dearer(unrest: int) -> None:
    def arrange(g: Sands) -> None:
        _wealth(g)
        g.empires[MARION].unrest = unrest
        g.empires[MARION].soldiers["hispania"] = 1

    table = say(in_turn(seated(arrange), "build", "conquest"), "build", "forum:syria")
    assert table.state.empires[MARION].gold == 20 - unrest - 2
    say(table, "conquest", "attack:hispania:1")
    assert table.state.empires[MARION].crops == 20 - unrest


@pytest.mark.parametrize(("unrest", "allowed"), [(3, True), (4, True), (5, False)])
def test_unrest_above_heritage_bars_advances(unrest: int, allowed: bool) -> None:
    g = seated()
    g.empires[MARION].advances = ("agriculture",)
    g.empires[MARION].unrest, g.empires[MARION].heritage["civic"] = unrest, 4
    assert ("advance" in in_turn(g, "advance").legal(MARION)) == allowed


def _battle(own: int, theirs: int) -> Table:
    """Marion's three soldiers attack Angelika's two peasants and a soldier in Hispania, with these dice."""

    def arrange(g: Sands) -> None:
        _wealth(g)
        g.empires[MARION].soldiers["hispania"] = 3

    table = say(in_turn(seated(arrange), "conquest"), "conquest", "attack:hispania:1")
    table.apply(MARION, own)
    table.apply(ANGELIKA, theirs)
    while asked(table) == "lose-citizen":
        say(table, "peasant")
    return table


def test_the_winner_of_a_combat_adds_the_chosen_die_to_unrest_the_loser_does_not() -> None:
    """Six against four before the dice."""
    g = _battle(2, 1).state
    assert (g.empires[MARION].unrest, g.empires[ANGELIKA].unrest) == (5, 3)
    g = _battle(1, 3).state
    assert (g.empires[MARION].unrest, g.empires[ANGELIKA].unrest) == (3, 6)
    g = _battle(0, 0).state
    assert (g.empires[MARION].unrest, g.empires[ANGELIKA].unrest) == (3, 3)


def test_a_combat_never_drives_unrest_beyond_seven() -> None:
    def arrange(g: Sands) -> None:
        _wealth(g)
        g.empires[MARION].soldiers["hispania"] = 3
        g.empires[MARION].unrest, g.empires[ANGELIKA].unrest = 5, 7

    table = say(in_turn(seated(arrange), "conquest"), "conquest", "attack:hispania:1")
    assert table.to_act() == (MARION,), "who stands at seven lays the die aside"
    assert table.legal(MARION) == [0, 1, 2]
    assert reason(table, 3) == "out-of-range"


def test_only_govern_lowers_unrest() -> None:
    """Two generations of doing nothing change nothing; a step of Govern costs a crop for each region."""
    g = seated()
    g.empires[MARION].unrest = 6
    table = after_generation(g)
    assert table.state.empires[MARION].unrest == 6
    _round(table, ["govern", "tribute"], "govern", 2)
    assert (table.state.empires[MARION].unrest, table.state.empires[MARION].crops) == (4, 0)


@pytest.mark.parametrize(
    ("advances", "unrest", "after", "points"),
    [
        ((), 6, 7, 10),
        ((), 7, 7, 9),
        (("bread_and_circuses",), 4, 5, 10),
        (("bread_and_circuses",), 5, 5, 9),
    ],
)
def test_a_step_beyond_the_highest_unrest_costs_a_victory_point(
    advances: tuple[str, ...], unrest: int, after: int, points: int
) -> None:
    """A bonus action, at 7 or with Bread and Circuses at 5."""
    g = seated()
    marion = g.empires[MARION]
    marion.advances, marion.unrest, marion.victory_points = advances, unrest, 10
    table = say(in_turn(g, "govern"), "support:civic", "end")
    marion = table.state.empires[MARION]
    assert (marion.unrest, marion.victory_points) == (after, points)


def test_every_step_beyond_the_highest_unrest_costs_a_point() -> None:
    """A bonus action and a repeated card: from 6 one step and one point, from 7 two points."""
    for unrest, points in ((6, 9), (7, 8)):
        g = seated()
        marion = g.empires[MARION]
        marion.played, marion.unrest, marion.victory_points = ("chronicle",), unrest, 10
        table = say(in_turn(g, "chronicle"), "chronicle", "A1", "support:civic", "end")
        marion = table.state.empires[MARION]
        assert (marion.unrest, marion.victory_points) == (7, points)


def test_overcrowding_at_the_highest_unrest_costs_a_point() -> None:
    g = seated()
    marion = g.empires[MARION]
    marion.peasants["syria"], marion.unrest, marion.victory_points = 5, 7, 2
    marion = after_generation(g).state.empires[MARION]
    assert (marion.unrest, marion.victory_points) == (7, 1)


def test_victory_points_never_fall_below_nothing() -> None:
    g = seated()
    g.empires[MARION].played, g.empires[MARION].unrest, g.empires[MARION].victory_points = ("chronicle",), 7, 1
    table = say(in_turn(g, "chronicle"), "chronicle", "A1", "support:civic", "end")
    assert (table.state.empires[MARION].unrest, table.state.empires[MARION].victory_points) == (7, 0)


def test_unrest_never_falls_below_one() -> None:
    g = seated(_wealth)
    table = say(in_turn(g, "govern"), "govern")
    assert offers(table) == [1, 2]
    say(table, 2)
    assert table.state.empires[MARION].unrest == 1
    g.empires[MARION].unrest = 1
    assert reason(in_turn(g, "govern", "emphasis_culture"), "govern") == "calm"


@pytest.mark.parametrize(("unrest", "after"), [(7, 5), (6, 5), (5, 5), (3, 3)])
def test_reaching_bread_and_circuses_brings_unrest_down_to_five_without_a_loss(unrest: int, after: int) -> None:
    g = seated()
    marion = g.empires[MARION]
    marion.unrest, marion.victory_points = unrest, 4
    marion.heritage["culture"] = 7
    row = _next_in_row(g, MARION, "bread_and_circuses")
    table = say(in_turn(g, "advance"), "advance", row)
    marion = table.state.empires[MARION]
    assert "bread_and_circuses" in marion.advances
    assert (marion.unrest, marion.victory_points) == (after, 4)
