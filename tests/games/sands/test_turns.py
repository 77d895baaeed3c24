"""§4.2 Turns: choosing cards, carrying them out, and the length of a generation."""

from __future__ import annotations

import pytest
from tests.games.sands.courses import told
from tests.games.sands.generations import ENDS, GOES_ON, border, idle_round
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
    reason,
    rolls,
    say,
    seated,
    settle,
)

from civitas.games.sands.box.state import Sands
from civitas.kernel import CHANCE, NotAsked, Table


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


# ---------------------------------------------------------------------- A: choosing


def test_all_players_choose_at_once_and_in_any_order() -> None:
    table = at_choice(seated())
    assert sorted(table.to_act()) == [MARION, ANGELIKA, NICOLE]
    table.apply(NICOLE, IDLE)
    table.apply(MARION, IDLE)
    assert table.to_act() == (ANGELIKA,)
    assert table.state.empires[NICOLE].chosen == (), "nothing is laid out before the last one has chosen"
    table.apply(ANGELIKA, IDLE)
    assert asked(table) == "next-deed"


def test_everybody_chooses_exactly_two_cards() -> None:
    table = at_choice(seated())
    assert reason(table, ["build"]) == "wrong-count"
    assert reason(table, ["muster", "build", "govern"]) == "wrong-count"
    assert reason(table, ["build", "build"]) == "wrong-form"


def test_two_action_cards_or_one_of_them_with_an_emphasis_card() -> None:
    """Eleven action cards make 55 pairs, and with the three emphasis cards 33 more."""
    pairs = at_choice(seated()).legal(MARION)
    assert len(pairs) == 55 + 33
    assert len([pair for pair in pairs if pair[1].startswith("emphasis")]) == 33


def test_two_emphasis_cards_are_never_chosen_together() -> None:
    table = at_choice(seated())
    assert reason(table, ["emphasis_civic", "emphasis_culture"]) == "one-emphasis"


def test_one_of_the_two_cards_may_be_played_again_but_not_both() -> None:
    table = _round(at_choice(seated(_wealth)), ["chronicle", "muster"], "chronicle", "A1", "muster", "soldier:syria")
    assert set(table.state.empires[MARION].played) == {"chronicle", "muster"}
    assert reason(table, ["chronicle", "muster"]) == "two-repeats"
    pairs = table.legal(MARION)
    assert ["chronicle", "build"] in pairs
    assert ["muster", "build"] in pairs
    assert ["build", "govern"] in pairs
    assert len(pairs) == 88 - 1
    assert table.prompt(MARION).to_json()["whole"] == pairs, "a client lights no card that leads to no pair"


def test_a_repeated_card_goes_with_an_emphasis_card() -> None:
    table = _round(at_choice(seated(_wealth)), ["chronicle", "tribute"], "chronicle", "A1")
    table = _round(table, ["chronicle", "emphasis_civic"], "chronicle", "B2")
    marion = table.state.empires[MARION]
    assert (marion.emphasis, marion.unrest) == ("civic", 4)


def test_only_one_emphasis_card_in_a_generation() -> None:
    table = at_choice(seated(_wealth))
    rolls(table, {0: GOES_ON, 1: ENDS})
    _round(table, ["chronicle", "emphasis_civic"])
    for emphasis in ("emphasis_civic", "emphasis_politics", "emphasis_culture"):
        assert reason(table, ["build", emphasis]) == "one-emphasis"
    assert len(table.legal(MARION)) == 55
    idle_round(table)
    assert reason(table, ["build", "emphasis_culture"]) == "one-emphasis"
    idle_round(table)
    assert table.state.generation == 2
    assert len(table.legal(MARION)) == 88


# ---------------------------------------------------------------------- B: carrying out


@pytest.mark.parametrize("start", [MARION, ANGELIKA, NICOLE])
def test_turns_go_clockwise_from_the_start_player(start: int) -> None:
    g = seated()
    g.start_player = start
    table = at_choice(g)
    for seat in table.to_act():
        table.apply(seat, IDLE)
    order: list[int] = []
    while asked(table) == "next-deed" and len(order) < 3:
        order += table.to_act()
        finish_turn(table)
    assert order == [(start + i) % 3 for i in range(3)]
    assert asked(table) == "choose-cards"


def test_cards_are_revealed_only_when_the_turn_comes() -> None:
    table = in_turn(seated(), "build", "muster")
    assert table.state.empires[MARION].chosen == ()
    assert [len(table.state.empires[seat].chosen) for seat in (ANGELIKA, NICOLE)] == [2, 2]
    assert told(table, "reveal") == [{"seat": MARION, "cards": ["muster", "build"]}]
    finish_turn(table)
    assert [len(table.state.empires[seat].chosen) for seat in (ANGELIKA, NICOLE)] == [0, 2]
    assert told(table, "reveal")[1:] == [{"seat": ANGELIKA, "cards": IDLE}]


@pytest.mark.parametrize("first", ["muster", "build"])
def test_two_actions_follow_in_any_order_the_first_completely_before_the_second(first: str) -> None:
    second = "build" if first == "muster" else "muster"
    table = in_turn(seated(_wealth), "muster", "build")
    assert {"muster", "build", "end"} <= set(table.legal(MARION))
    say(table, first)
    assert asked(table) == first
    assert reason(table, second) == "not-offered"
    say(table, "soldier:syria" if first == "muster" else "forum:syria")
    assert asked(table) == "next-deed"
    assert second in table.legal(MARION)
    assert reason(table, first) == "not-offered", "a card is carried out once"


def test_an_emphasis_card_takes_effect_before_the_action_beside_it() -> None:
    """The second caravan card is locked, and its marker counts, though both were revealed together."""
    table = in_turn(seated(_wealth), "caravan_2", "emphasis_culture")
    assert reason(table, "emphasis_culture") == "not-offered"
    assert table.state.empires[MARION].emphasis == "culture"
    say(table, "caravan_2", border("syria", "asia_minor"), "gold")
    assert table.state.empires[MARION].emphasis_markers == 1


def test_example_emphasis_civic_with_tribute_puts_a_marker_and_opens_both_ways() -> None:
    """Marion plays the civic emphasis and Tribute: one marker, and both halves of the action."""

    def arrange(g: Sands) -> None:
        g.control["cyprus"] = MARION
        g.resource["cyprus"], g.resource["syria"] = "gold", "crops"
        g.empires[ANGELIKA].caravans = (border("syria", "asia_minor"),)

    table = say(in_turn(seated(arrange), "tribute", "emphasis_civic"), "tribute")
    marion = table.state.empires[MARION]
    assert marion.emphasis_markers == 1
    assert (marion.gold, marion.crops) == (1, 1), "gold from the colony, crops from Angelika's caravan"
    alone = say(in_turn(seated(arrange), "tribute"), "tribute")
    assert asked(alone) == "tribute", "without the emphasis it is one or the other"
    say(alone, "colonies")
    assert (alone.state.empires[MARION].gold, alone.state.empires[MARION].crops) == (1, 0)
    assert alone.state.empires[MARION].emphasis_markers == 0


def test_every_used_action_with_the_symbol_fills_a_space_others_do_not() -> None:
    table = at_choice(seated(_wealth))
    _round(table, ["muster", "emphasis_politics"], "muster", "soldier:syria")
    assert table.state.empires[MARION].emphasis_markers == 1, "Muster bears the symbol of politics"
    _round(table, ["chronicle", "build"], "chronicle", "A1", "build", "forum:syria")
    assert table.state.empires[MARION].emphasis_markers == 1, "Chronicle, Build and a civic building do not"


def test_actions_before_the_emphasis_card_fill_no_space() -> None:
    table = at_choice(seated(_wealth))
    _round(table, ["muster", "govern"], "muster", "soldier:syria", "govern", 1)
    _round(table, ["build", "emphasis_civic"])
    assert table.state.empires[MARION].emphasis == "civic"
    assert table.state.empires[MARION].emphasis_markers == 0


def test_a_bonus_action_comes_before_between_within_or_after_the_actions() -> None:
    g = seated(_wealth)
    before = say(in_turn(g, "muster", "build"), "oppression:syria")
    within = say(in_turn(g, "muster", "build"), "build", "oppression:syria")
    assert asked(within) == "build", "the action goes on where it was"
    between = say(in_turn(g, "muster", "build"), "build", "forum:syria", "oppression:syria")
    after = say(in_turn(g, "muster", "build"), "build", "forum:syria", "muster", "soldier:syria", "oppression:syria")
    for table in (before, within, between, after):
        assert table.state.empires[MARION].crops == 22
    assert after.to_act() == (ANGELIKA,), "with both cards done and the bonus action taken, the turn is over"


def test_one_bonus_action_in_a_turn() -> None:
    table = say(in_turn(seated(_wealth), "muster", "build"), "support:civic")
    assert reason(table, "oppression:syria") == "bonus-used"
    assert reason(table, "support:culture") == "bonus-used"
    say(table, "build")
    assert reason(table, "oppression:syria") == "bonus-used"


def test_bonus_actions_belong_to_the_own_turn() -> None:
    table = in_turn(seated(_wealth), "muster")
    with pytest.raises(NotAsked):
        table.apply(ANGELIKA, "support:civic")


def test_a_declined_action_returns_to_hand_and_brings_no_marker() -> None:
    table = at_choice(seated(_wealth))
    _round(table, ["build", "emphasis_civic"])
    marion = table.state.empires[MARION]
    assert marion.played == ()
    assert marion.emphasis_markers == 0
    _round(table, ["muster", "build"], "build", "irrigation:syria")
    assert table.state.empires[MARION].unrest == 3, "Build was not played before"
    assert table.state.empires[MARION].played == ("build",)


def test_both_actions_may_be_declined() -> None:
    table = in_turn(seated(_wealth), "muster", "build")
    finish_turn(table)
    marion = table.state.empires[MARION]
    assert (marion.played, marion.unrest, marion.gold) == ((), 3, 20)


def test_a_bonus_action_raises_unrest_by_one_when_the_turn_ends() -> None:
    table = say(in_turn(seated(_wealth), "muster"), "support:civic")
    assert table.state.empires[MARION].unrest == 3
    finish_turn(table)
    assert table.state.empires[MARION].unrest == 4


def test_the_price_of_unrest_comes_only_after_the_turn() -> None:
    """Oppression first, then a forum: it still costs 3 + 2."""
    table = say(in_turn(seated(_wealth), "build"), "oppression:syria", "build", "forum:syria")
    assert table.state.empires[MARION].gold == 15


def test_the_same_bonus_action_costs_no_more_unrest_in_the_generation() -> None:
    table = at_choice(seated(_wealth))
    rolls(table, {0: GOES_ON, 1: ENDS})
    _round(table, IDLE, "support:civic")
    _round(table, IDLE, "support:culture")
    assert table.state.empires[MARION].unrest == 4
    _round(table, IDLE, "oppression:syria")
    assert table.state.empires[MARION].unrest == 5, "another bonus action costs again"
    _round(table, IDLE, "support:civic")
    assert table.state.empires[MARION].unrest == 6, "and so does the first one in a new generation"


def test_a_repeated_card_raises_unrest_by_one_when_the_turn_ends() -> None:
    table = _round(at_choice(seated(_wealth)), ["chronicle", "tribute"], "chronicle", "A1")
    assert table.state.empires[MARION].unrest == 3
    for seat in table.to_act():
        table.apply(seat, ["chronicle", "tribute"] if seat == MARION else IDLE)
    say(table, "chronicle", "B2")
    assert table.state.empires[MARION].unrest == 3
    finish_turn(table)
    assert table.state.empires[MARION].unrest == 4
    assert table.state.empires[MARION].played == ("chronicle",)


def test_unrest_for_a_bonus_action_and_for_a_repeated_card_add_up() -> None:
    table = _round(at_choice(seated(_wealth)), ["chronicle", "tribute"], "chronicle", "A1")
    _round(table, ["chronicle", "tribute"], "chronicle", "B2", "support:civic")
    assert table.state.empires[MARION].unrest == 5


def test_a_repeated_card_that_is_declined_costs_no_unrest_and_stays_on_display() -> None:
    table = _round(at_choice(seated(_wealth)), ["chronicle", "tribute"], "chronicle", "A1")
    rolls(table, {0: GOES_ON})
    _round(table, ["chronicle", "tribute"])
    assert table.state.empires[MARION].unrest == 3
    assert table.state.empires[MARION].played == ("chronicle",)
    _round(table, ["chronicle", "tribute"], "chronicle", "B2")
    assert table.state.empires[MARION].unrest == 4


def test_an_action_without_any_effect_counts_as_not_used() -> None:
    """Marion migrates nobody: no card on display, no marker, and no unrest when the card was played before."""
    table = at_choice(seated(_wealth))
    rolls(table, {0: GOES_ON, 1: GOES_ON})
    _round(table, ["migrate", "emphasis_politics"], "migrate", "done")
    marion = table.state.empires[MARION]
    assert (marion.played, marion.emphasis_markers) == ((), 0)
    _round(table, ["migrate", "tribute"], "migrate", "peasant:syria:cyprus", "done")
    marion = table.state.empires[MARION]
    assert (marion.played, marion.emphasis_markers) == (("migrate",), 1)
    _round(table, ["migrate", "tribute"], "migrate", "done")
    marion = table.state.empires[MARION]
    assert (marion.played, marion.emphasis_markers, marion.unrest) == (("migrate",), 1, 3)


# ---------------------------------------------------------------------- C: time


def _thrown(table: Table) -> int:
    return len([entry for entry in table.journal if entry.who == CHANCE])


def test_a_round_is_choosing_then_all_turns_then_time() -> None:
    table = at_choice(seated())
    keys = []
    while table.state.round < 2:
        keys.append(asked(table))
        say(table, IDLE if keys[-1] == "choose-cards" else "end")
    assert keys == ["choose-cards"] * 3 + ["next-deed"] * 3
    assert table.state.generation_round == 1


def test_both_time_markers_move_after_every_round() -> None:
    table = at_choice(seated())
    rolls(table, {0: GOES_ON, 1: GOES_ON})
    for moved in (1, 2, 3):
        for seat in table.to_act():
            table.apply(seat, IDLE)
        assert (table.state.dynasty_field, table.state.generation_round) == (moved, moved - 1)
        finish_round(table)
        assert (table.state.dynasty_field, table.state.generation_round) == (moved + 1, moved)


def test_no_die_is_rolled_after_the_first_round() -> None:
    table = idle_round(at_choice(seated()))
    assert _thrown(table) == 0
    assert (table.state.generation, asked(table)) == (1, "choose-cards")


def test_example_a_roll_of_three_after_the_second_round_brings_a_third() -> None:
    """Angelika is the start player, rolls a 3, and the generation track asks for a 3."""
    g = seated()
    g.start_player = ANGELIKA
    table = at_choice(g)
    rolls(table, {0: 3})
    idle_round(idle_round(table))
    assert _thrown(table) == 1
    assert (table.state.generation, table.state.generation_round, table.state.round) == (1, 2, 3)
    assert table.state.start_player == ANGELIKA


@pytest.mark.parametrize(("die", "rounds"), [(1, 2), (2, 2), (3, 3), (4, 3), (5, 3), (6, 3)])
def test_after_the_second_round_a_three_or_more_goes_on(die: int, rounds: int) -> None:
    table = at_choice(seated())
    rolls(table, {0: die, 1: ENDS})
    while table.state.generation == 1:
        idle_round(table)
    assert table.state.round - 1 == rounds


@pytest.mark.parametrize(("die", "rounds"), [(1, 3), (3, 3), (4, 3), (5, 4), (6, 4)])
def test_after_the_third_round_a_five_or_more_goes_on(die: int, rounds: int) -> None:
    table = at_choice(seated())
    rolls(table, {0: GOES_ON, 1: die})
    while table.state.generation == 1:
        idle_round(table)
    assert table.state.round - 1 == rounds


def test_after_the_fourth_round_the_generation_ends_without_a_roll() -> None:
    table = at_choice(seated())
    rolls(table, {0: GOES_ON, 1: GOES_ON, 2: GOES_ON})
    for _ in range(4):
        assert table.state.generation == 1
        idle_round(table)
    assert table.state.generation == 2
    assert _thrown(table) == 2


def test_played_cards_stay_on_display_while_the_generation_goes_on() -> None:
    table = at_choice(seated(_wealth))
    rolls(table, {0: GOES_ON})
    _round(table, ["chronicle", "emphasis_civic"], "chronicle", "A1")
    idle_round(table)
    marion = table.state.empires[MARION]
    assert (table.state.generation_round, marion.played, marion.emphasis) == (2, ("chronicle",), "civic")


def test_crossing_into_the_next_dynasty_does_not_end_the_generation() -> None:
    """The marker comes to field 8 after the second round; the cards are scored only after the third."""

    def arrange(g: Sands) -> None:
        g.dynasty_field = 6
        g.empires[MARION].chronicles, g.empires[MARION].hand = {"C": 1}, (2, 3, 4, 5, 6, 7)

    table = at_choice(seated(arrange))
    rolls(table, {0: GOES_ON, 1: ENDS})
    idle_round(idle_round(table))
    assert (table.state.dynasty_field, table.state.dynasty, table.state.generation) == (8, 1, 1)
    assert table.state.empires[MARION].chronicles == {"C": 1}
    idle_round(table)
    assert (table.state.dynasty_field, table.state.dynasty, table.state.generation) == (9, 2, 2)
    assert table.state.empires[MARION].chronicles == {}


def test_a_card_without_a_legal_use_may_be_chosen_but_not_carried_out() -> None:
    table = in_turn(seated(lambda g: settle(g, MARION, "cyprus")), "build", "muster")
    assert reason(table, "build") == "nothing-to-build"
    assert reason(table, "muster") == "gold-short"
    assert "end" in table.legal(MARION)
