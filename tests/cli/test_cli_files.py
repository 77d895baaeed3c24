"""Replaying and verifying games that were written down."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.conftest import HARBOUR, Run

LATER = "tests.cli.plain_games:LATER"


def test_a_replay_tells_every_entry_in_words_and_says_that_it_fits(run: Run, game_file: Path) -> None:
    done = run("replay", game_file, "--game", HARBOUR)
    assert done.exit_code == 0, done.output
    assert "Round 1: what do you do? – " in done.output
    assert "dice: cargo ***" in done.output  # nobody saw the shuffle
    assert "Final scores" in done.output
    assert "The game fits the rules installed here (harbour 1, written with 1)." in done.output


def test_a_replay_stops_where_one_wants_to_look(run: Run, game_file: Path) -> None:
    output = run("replay", game_file, "--game", HARBOUR, "--at", 2, "--lang", "de").output
    assert "Beutel" in output
    assert "Endstand" not in output
    assert "Die Partie passt" in output


def test_every_kind_of_answer_and_an_undo_can_be_told(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.civ"
    turns = [["2", "undo", "2", "1 2"], ["4", "1:2"], ["5", "2 1"], ["8", "3"], ["1"], ["1"]]
    lines = [line for turn in turns for line in [*turn, "", ""]]  # the device changes hands after each
    seats = ["--seat", "human", "--seat", "human", "--names", "Anna,Ben"]
    assert run("play", HARBOUR, *seats, "--out", file, typed="\n".join(lines)).exit_code == 0
    output = run("replay", file, "--game", HARBOUR).output
    assert "Anna: takes entry 1 back" in output
    assert "Anna: What do you load? – Load amber, Load salt" in output
    assert "Ben: How do you pay the toll? – 2× Load salt" in output
    assert "Anna: In which order do they queue? – Load wine → Load salt" in output
    assert "Ben: How long do you rest? – 3" in output


def test_a_taken_back_move_is_told(run: Run, tmp_path: Path) -> None:
    from tests.cli.harbour import TITLE

    from civitas.kernel import Dice, Table
    from civitas.kernel.gamefile import write_game

    table = Table(TITLE, 2, None, Dice("s"))
    table.apply(0, "fish")
    table.take_back(1)
    file = tmp_path / "game.civ"
    file.write_text(write_game(table, ["Anna", "Ben"], secret=True))
    assert "table: all agree to go back to before entry 1" in run("replay", file, "--game", HARBOUR).output


def test_another_version_of_the_rules_is_said_to_differ(run: Run, game_file: Path) -> None:
    done = run("replay", game_file, "--game", LATER)
    assert done.exit_code == 1
    assert "ends in another position" in done.output
    assert "harbour 2, written with 1" in done.output.replace("\n", " ")


def test_an_entry_that_does_not_fit_stops_the_walk(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.civ"
    run("play", HARBOUR, "--out", file, typed="2\n1\n")
    file.write_text(file.read_text().replace('"work","load"', '"work","dance"'))
    done = run("replay", file, "--game", HARBOUR)
    assert done.exit_code == 1
    assert "The replay stops here" in done.output
    assert "The game does not fit the rules installed here" in done.output
    assert "entry 1" in done.output
    as_json = json.loads(run("replay", file, "--game", HARBOUR, "--json").stdout)
    assert as_json["comparison"]["verdict"] == "misfits"
    assert as_json["at"]["seq"] == 0


def test_a_replay_as_json(run: Run, game_file: Path) -> None:
    whole = json.loads(run("replay", game_file, "--game", HARBOUR, "--json").stdout)
    assert whole["comparison"]["verdict"] == "fits"
    assert whole["header"]["title"] == "harbour"
    assert whole["at"]["result"]["winners"]
    part = json.loads(run("replay", game_file, "--game", HARBOUR, "--json", "--at", 1).stdout)
    assert part["at"]["seq"] == 1
    assert part["at"]["result"] is None


def test_honest_dice_are_verified(run: Run, game_file: Path) -> None:
    done = run("verify", game_file, "--game", HARBOUR)
    assert done.exit_code == 0
    assert "what the dice give." in done.output
    assert json.loads(run("verify", game_file, "--game", HARBOUR, "--json").stdout)["ok"] is True


def test_a_changed_roll_is_found(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.civ"
    run("play", HARBOUR, "--seed", "a", "--out", file, typed="1\n" * 8)
    text = file.read_text()
    rolled = next(line for line in text.splitlines() if '"fish",' in line and line.startswith("[2,-1"))
    number = json.loads(rolled)[3]
    file.write_text(text.replace(rolled, rolled.replace(f",{number}]", f",{number % 6 + 1}]")))
    done = run("verify", file, "--game", HARBOUR)
    assert done.exit_code == 1
    assert "entry 2" in done.output
    assert "problem" in done.output


def test_a_file_names_its_game_which_must_be_installed(run: Run, game_file: Path) -> None:
    done = run("verify", game_file)
    assert done.exit_code == 2
    assert "No game is called “harbour”" in done.stderr
