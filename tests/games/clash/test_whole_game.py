"""Whole games: they end, nothing gets lost, and they can be undone, written down and verified."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from tests.games.clash.situations import idle, play_on, table_at

from civitas.games.clash import TITLE
from civitas.games.clash.box.queries import Clash
from civitas.kernel import Dice, Table
from civitas.kernel.gamefile import FITS, compare, last, read_game, replay, verify, write_game

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.jsonl"))


def _played(players: int, seed: str, **options: str) -> Table:
    """A game of random answers."""
    table, rng = Table(TITLE, players, options, dice=Dice(seed)), Random(seed)
    while not table.over:
        seat = rng.choice(table.to_act())
        table.apply(seat, rng.choice(table.legal(seat)))
        assert list(TITLE.invariants(table.state)) == []
    return table


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", ["a", "b"])
def test_a_random_game_ends_with_nothing_lost_on_the_way(players: int, seed: str) -> None:
    result = _played(players, seed).result()
    assert result is not None
    assert len(result.scores) == players
    assert result.winners


@pytest.mark.parametrize("events", ["all", "symbols", "optional"])
@pytest.mark.parametrize("wonders", ["hand", "buffet"])
def test_every_variant_can_be_played_to_the_end(events: str, wonders: str) -> None:
    table = _played(3, f"{events} {wonders}", events=events, wonders=wonders, length="short", end="flexible")
    assert table.state.ended_by in ("rounds", "no-city")


def test_a_game_written_down_replays_and_its_dice_are_verified() -> None:
    game = read_game(write_game(_played(2, "written")))
    assert compare(TITLE, game).verdict == FITS
    assert not verify(TITLE, game).problems
    assert last(replay(TITLE, game)).over


def test_there_is_a_golden_game_for_every_number_of_players_and_every_way_to_end() -> None:
    played = [last(replay(TITLE, read_game(path.read_text(encoding="utf-8")))) for path in GOLDEN]
    states: list[Clash] = [table.state for table in played]
    assert {state.seats for state in states} == {2, 3, 4}
    assert {state.ended_by for state in states} == {"rounds", "no-city", "die"}


def test_golden_games_have_leaders_of_four_players_and_one_whom_an_enemy_has_killed() -> None:
    games = [read_game(path.read_text(encoding="utf-8")) for path in GOLDEN]
    led = [last(replay(TITLE, game)) for game in games if game.header["options"].get("leaders") == "all"]
    recruited = [{line.params["seat"] for line in table.notes(None) if line.key == "leads"} for table in led]
    slain = [len(player.slain) for table in led for player in table.state.players]
    assert {0, 1, 2, 3} in recruited
    assert max(slain) == 1


def test_a_player_without_a_city_plays_on_and_the_next_status_phase_ends_the_game() -> None:
    table = table_at("deed")
    g: Clash = table.state
    seat = table.to_act()[0]
    del g.city[g.players[seat].home], g.mood[g.players[seat].home], g.buildings[g.players[seat].home]
    play_on(table, idle, lambda t: False)
    assert (g.round, table.state.ended_by) == (1, "no-city")
    turns = [line.params["seat"] for line in table.notes(None) if line.key == "turn"]
    assert turns.count(seat) == 3
