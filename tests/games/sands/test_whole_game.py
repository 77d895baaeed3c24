"""Whole games: they end in time, nothing gets lost, and they can be undone, written down and verified."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.sands.generations import opened
from tests.games.sands.situations import ANGELIKA, IDLE, MARION, NICOLE, asked, at_choice, in_turn, say, seated

from civitas.games.sands import TITLE
from civitas.games.sands.box.content import CATEGORIES
from civitas.games.sands.box.state import NOBODY, Sands
from civitas.kernel import CannotUndo, Dice, Table
from civitas.kernel.gamefile import FITS, compare, last, read_game, reopen, replay, verify, write_game

PLAYERS = [2, 3, 4, 5]


def _move(table: Table, rng: Random) -> None:
    seat = rng.choice(table.to_act())
    table.apply(seat, rng.choice(table.legal(seat)))


def _played(players: int, seed: int) -> Table:
    """A game of random answers."""
    table, rng = Table(TITLE, players, dice=Dice(f"game {seed}")), Random(seed)
    while not table.over:
        _move(table, rng)
    return table


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(5))
def test_a_game_ends_after_21_to_24_rounds_with_nothing_lost_on_the_way(players: int, seed: int) -> None:
    table, rng = Table(TITLE, players, dice=Dice(f"whole {seed}"), quiet=True), Random(seed)
    while not table.over:
        assert table.to_act(), "somebody is asked, or the game is over"
        _move(table, rng)
        assert list(TITLE.invariants(table.state)) == []
    g = table.state
    assert 21 <= g.round <= 24
    assert g.dynasty_field == 1 + g.round, "one field for each round"
    assert 22 <= g.dynasty_field <= 25
    assert (g.dynasty, g.ended) == (3, True)
    result = table.result()
    assert result is not None
    assert result.winners
    assert all(result.scores[winner] == max(result.scores) for winner in result.winners)


@pytest.mark.parametrize("players", PLAYERS)
def test_every_generation_has_two_to_four_rounds_and_the_next_start_player(players: int) -> None:
    table, rng = Table(TITLE, players, dice=Dice(f"starts {players}")), Random(players)
    starts: list[int] = []
    rounds: list[int] = []
    while not table.over:
        if asked(table) == "choose-cards":
            g = table.state
            if g.generation > len(starts):
                starts.append(g.start_player)
                rounds.append(0)
            rounds[-1] = g.generation_round + 1
        _move(table, rng)
    first = starts[0]
    assert starts == [(first + i) % players for i in range(len(starts))]
    assert all(2 <= count <= 4 for count in rounds)
    assert sum(rounds) == table.state.round


def test_the_game_has_three_dynasties_scored_once_each() -> None:
    table = _played(3, seed=1)
    told = [line.params["number"] for line in table.notes(None) if line.key == "dynasty-ends"]
    assert told == [1, 2, 3]


def test_the_last_generation_has_no_sixth_phase() -> None:
    """Every generation but the last is followed by a new one; after the last scoring only the final points come."""
    table = _played(3, seed=2)
    told = [line.key for line in table.notes(None)]
    assert told.count("generation") == table.state.generation - 1
    end = len(told) - 1 - told[::-1].index("dynasty-ends")
    assert "generation" not in told[end:]
    assert "income" not in told[end:]
    points = len(told) - told[::-1].index("end-points")
    assert told[points:] == ["end-dynasty", "tie-shared", "victory"], "only the outcome follows; this one is a tie"


def test_growth_comes_five_times_in_a_game() -> None:
    table = _played(4, seed=3)
    grown = [line.params["seat"] for line in table.notes(None) if line.key == "growth"]
    assert len(grown) == 5 * 4


# ---------------------------------------------------------------------- undo


def test_answers_of_the_own_turn_can_be_undone_one_by_one() -> None:
    def arrange(g: Sands) -> None:
        g.empires[MARION].gold = 9

    table = in_turn(seated(arrange), "muster", "build")
    start = table.fingerprint()
    say(table, "build")
    chosen = table.fingerprint()
    say(table, "forum:syria")
    assert table.state.empires[MARION].gold == 4
    table.undo(MARION)
    assert (table.fingerprint(), asked(table)) == (chosen, "build")
    table.undo(MARION)
    assert (table.fingerprint(), asked(table)) == (start, "next-deed")
    assert not table.can_undo(MARION), "the cards have been revealed"


def test_a_bonus_action_can_be_undone() -> None:
    table = say(in_turn(seated(), "muster"), "oppression:syria")
    assert (table.state.empires[MARION].crops, table.state.turn.bonus) == (2, "oppression")
    table.undo(MARION)
    assert (table.state.empires[MARION].crops, table.state.turn.bonus) == (0, "")


def test_a_finished_turn_cannot_be_undone_once_the_next_cards_are_revealed() -> None:
    table = say(in_turn(seated(), "chronicle"), "chronicle", "A1", "end")
    assert table.to_act() == (ANGELIKA,)
    with pytest.raises(CannotUndo):
        table.undo(MARION)


def test_nobody_undoes_the_answers_of_another() -> None:
    table = say(in_turn(seated(), "chronicle"), "chronicle", "A1")
    assert table.can_undo(MARION)
    assert not table.can_undo(ANGELIKA)


def test_a_choice_of_cards_can_be_withdrawn_until_the_last_one_has_chosen() -> None:
    table = at_choice(seated())
    table.apply(MARION, ["muster", "build"])
    table.apply(NICOLE, IDLE)
    table.undo(MARION)
    assert set(table.to_act()) == {MARION, ANGELIKA}
    table.apply(MARION, ["chronicle", "build"])
    table.apply(ANGELIKA, IDLE)
    assert table.state.turn.cards == ("chronicle", "build")
    assert not table.can_undo(MARION)


def test_a_claim_of_the_setup_can_be_undone_until_the_next_player_has_claimed() -> None:
    table = say(opened(3), "italia")
    table.undo(0)
    assert table.state.control["italia"] is NOBODY
    say(table, "gallia", "hispania")
    assert not table.can_undo(0)
    assert table.can_undo(1)


# ---------------------------------------------------------------------- game files, saved tables


@pytest.mark.parametrize("players", PLAYERS)
def test_a_game_file_fits_the_rules_verifies_and_replays(players: int) -> None:
    table = _played(players, seed=10 + players)
    game = read_game(write_game(table))
    assert compare(TITLE, game).verdict == FITS
    verified = verify(TITLE, game)
    assert verified.problems == []
    assert verified.rolls == table.rolls
    again = last(replay(TITLE, game))
    assert again.result() == table.result()
    assert again.notes(None) == table.notes(None)


def test_a_forged_roll_is_found() -> None:
    table = _played(2, seed=20)
    game = read_game(write_game(table))
    place = next(i for i, entry in enumerate(game.entries) if entry.key == "start-player")
    entry = game.entries[place]
    game.entries[place] = entry._replace(answer=1 - entry.answer)
    assert verify(TITLE, game).problems


def test_an_unfinished_game_is_written_down_and_goes_on_alike() -> None:
    table, rng = Table(TITLE, 3, dice=Dice("unfinished")), Random(5)
    for _ in range(150):
        _move(table, rng)
    again = reopen(TITLE, read_game(write_game(table, secret=True)))
    assert again.fingerprint() == table.fingerprint()
    assert again.to_act() == table.to_act()
    one, other = Random(6), Random(6)
    while not table.over:
        _move(table, one)
        _move(again, other)
    assert again.fingerprint() == table.fingerprint()


def test_a_table_saved_in_the_midst_of_an_action_goes_on_alike() -> None:
    table, rng = Table(TITLE, 4, dice=Dice("saved")), Random(7)
    for number in range(400):
        _move(table, rng)
        if number % 10 == 0:
            loaded = Table.load(TITLE, table.save())
            assert loaded.fingerprint() == table.fingerprint()
            assert loaded.to_act() == table.to_act()
            assert [loaded.legal(s) for s in loaded.to_act()] == [table.legal(s) for s in table.to_act()]


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    assert _played(3, seed=4).fingerprint() == _played(3, seed=4).fingerprint()
    assert _played(3, seed=4).fingerprint() != _played(3, seed=5).fingerprint()


# ---------------------------------------------------------------------- the watch over pieces and tracks


def _faults(g: Sands) -> str:
    return "; ".join(TITLE.invariants(g))


def test_the_invariants_notice_what_must_never_happen() -> None:
    g = in_turn(seated(), "build").state
    assert _faults(g) == ""
    empire = g.empires[MARION]
    empire.peasants["syria"] = 21
    assert "more citizens than pieces" in _faults(g)
    empire.peasants["syria"], empire.caravans = 2, ("cyprus-syria", "cyprus-syria")
    assert "too many caravans" in _faults(g), "one of a colour on a border"
    empire.caravans, empire.unrest = (), 8
    assert "unrest 8" in _faults(g)
    empire.unrest, empire.advances = 6, ("bread_and_circuses",)
    assert "unrest 6" in _faults(g)
    empire.unrest, empire.heritage[CATEGORIES[0]] = 3, 16
    assert "heritage" in _faults(g)
    empire.heritage[CATEGORIES[0]], empire.hand = 0, (1, 2, 3)
    assert "chronicle card" in _faults(g)
    empire.hand, empire.capital = (1, 2, 3, 4, 5, 6, 7), "hispania"
    assert "capital" in _faults(g)
    empire.capital, g.stacks["civic_3"] = "syria", ()
    assert "advance" in _faults(g)
