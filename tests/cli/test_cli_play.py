"""Playing in the terminal."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from io import StringIO
from pathlib import Path
from typing import Any

from rich.console import Console
from tests.cli.conftest import HARBOUR, ROOT, Run
from tests.cli.harbour import TITLE

from civitas.cli.playing.menu import Item
from civitas.cli.playing.screen import Screen
from civitas.cli.playing.session import COMMANDS, commands
from civitas.cli.words import words_of
from civitas.games import find_title
from civitas.kernel import Dice, Reason, Refusal, Table
from civitas.kernel.gamefile import read_game
from civitas.texts import LANGUAGES, Speaker


def test_a_player_against_bots_reaches_the_end_and_sees_the_scores(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "game.civ"
    done = run("play", HARBOUR, "--players", 3, "--seed", "a", "--out", out, typed="1\n1\n1\n1\n1\n")
    assert done.exit_code == 0, done.output
    assert "Round 1: what do you do?" in done.output
    assert "What happened since:" in done.output
    assert "Final scores" in done.output
    assert "The harbour closes. (§2.1)" in done.output
    assert " wins." in done.output or "win together" in done.output
    assert read_game(out.read_text()).end["seed"] == "a"


def test_the_board_is_drawn_from_the_sheets_of_the_game(run: Run) -> None:
    output = run("play", HARBOUR, "--seed", "a").output
    assert "Purses" in output
    assert "Your cargo" in output
    assert "salt" in output


def test_a_sheet_too_wide_for_the_screen_is_turned_so_that_nothing_is_cut(run: Run) -> None:
    lines = run("play", "sands", "--names", "Ada,Bruno", "--seed", "a").output.splitlines()
    names = [line for line in lines if "Ada" in line and "Bruno" in line]
    assert any(line.startswith("│ Player ") for line in names)
    assert any(line.startswith("│ Politics heritage ") for line in lines)
    assert not any(line.startswith("│") and "…" in line for line in lines)


def test_why_alone_gathers_the_options_of_one_reason_with_its_paragraph() -> None:
    console = Console(file=StringIO(), width=80)
    screen = Screen(console, TITLE, Speaker(TITLE, "en"), ["Ada", "Bruno"], words_of("en"))
    reason = Reason("wrong-form", "2.1")
    screen.refused([Item(n, f"option {n}", n, refusal=Refusal(n, (reason,))) for n in (7, 8)])
    assert isinstance(console.file, StringIO)
    lines = [line.strip() for line in console.file.getvalue().splitlines()]
    assert lines == ["7 option 7", "8 option 8", "That is not an answer to this question. (§2.1)"]


def test_a_game_without_sheets_shows_its_view_as_json(run: Run) -> None:
    output = run("play", "tests.cli.plain_games:BARE", "--seed", "a").output
    assert '"coins": [' in output


def test_a_refused_option_is_listed_and_why_explains_it_with_its_paragraph(run: Run) -> None:
    output = run("play", HARBOUR, "--seed", "a", typed="why 12\nwhy 1\nwhy\nwhy x\nquit\n").output
    assert "Not possible now (why 11 tells the reason):" in output
    assert "12 Build the beacon for 99" in output
    assert "That costs 99 coins." in output
    assert "2.1 Work" in output
    assert "A pier costs 1, a crane 3, the light 99." in output
    assert "1 is allowed." in output
    assert "“x” means nothing here" in output


def test_choosing_a_refused_option_says_why_and_asks_again(run: Run) -> None:
    output = run("play", HARBOUR, "--seed", "a", typed="12\n").output
    assert "That costs 99 coins." in output
    assert output.count("Player 1 · number>") == 2


def test_what_makes_no_sense_is_said_and_nothing_happens(run: Run) -> None:
    output = run("play", HARBOUR, "--seed", "a", typed="\nfoo\n77\n1 2\n").output
    assert "“foo” means nothing here" in output
    assert "There is no option 77." in output
    assert "Just one number, please." in output
    assert output.count("Round 1") == 1


def test_undo_redo_and_restart(run: Run) -> None:
    lines = "undo\nredo\n2\nundo\nredo\nrestart\nrestart\nquit\n"
    output = run("play", HARBOUR, "--seed", "a", typed=lines).output
    assert "You cannot undo any further" in output
    assert "There is nothing to redo." in output
    assert output.count("What do you load?") == 2  # chosen, undone, done again
    assert output.count("Round 1: what do you do?") == 3


def test_the_log_the_rules_and_the_help(run: Run) -> None:
    lines = "log\nlog 0\nlog x\nrule\nrule 1.1\nrule 9.9\nhelp\nboard\nquit\n"
    output = run("play", HARBOUR, "--seed", "a", typed=lines).output
    assert output.count("You are dealt salt.") == 2
    assert "2.1 Work" in output
    assert "1.1 Cargo" in output
    assert "There is no paragraph “9.9”." in output
    assert "take your last answer back" in output
    assert output.count("Purses") == 2


def test_german_speaks_german_throughout(run: Run) -> None:
    output = run("play", HARBOUR, "--seed", "a", "--lang", "de", typed="why 12\nhelp\nquit\n").output
    assert "Runde 1: Was tust du?" in output
    assert "Das kostet 99 Münzen." in output
    assert "Ein Steg kostet 1, ein Kran 3, das Leuchtfeuer 99." in output
    assert "die letzte Antwort zurücknehmen" in output
    assert "Du hast die Partie vor dem Ende verlassen." in output


def test_commands_can_be_typed_in_german(run: Run) -> None:
    typed = "warum 12\nhilfe\n?\nregel 1.1\nende\n"
    output = run("play", HARBOUR, "--seed", "a", "--lang", "de", typed=typed).output
    assert "Das kostet 99 Münzen." in output
    assert output.count("die letzte Antwort zurücknehmen") == 2
    assert "1.1 " in output
    assert "Du hast die Partie vor dem Ende verlassen." in output
    assert "bedeutet hier nichts" not in output


def test_every_command_has_a_word_in_every_language() -> None:
    for language in LANGUAGES:
        words = words_of(language)
        typed = commands(words)
        own = [words(f"command-{name}") for name in COMMANDS]
        assert [typed[word] for word in own] == [*COMMANDS.values()]
        assert all(word in words("help") for word in own if word != words("command-help"))


# ---------------------------------------------------------------------- every kind of prompt


def first_turn(run: Run, *typed: str) -> str:
    """The first turn of two people, so that the second answers what the first one asks of the other."""
    output: str = run(
        "play", HARBOUR, "--seat", "human", "--seat", "human", "--names", "Anna,Ben", typed="\n".join(typed) + "\n"
    ).output
    return output


def test_several_are_chosen_with_several_numbers(run: Run) -> None:
    assert "Anna loads amber and wine." in first_turn(run, "2", "3 1")
    assert "Anna loads amber and salt." in first_turn(run, "2", "1-2")
    assert "Anna loads nothing." in first_turn(run, "2", "0")
    assert "Choose at least 0 and at most 2." in first_turn(run, "2", "1,2,3")
    assert "That costs 50 coins." in first_turn(run, "2", "1 4")


def test_a_path_is_chosen_as_one(run: Run) -> None:
    output = first_turn(run, "3", "1")
    assert "1 North → South" in output
    assert "Anna sails 1 steps." in output


def test_a_price_is_shared_out(run: Run) -> None:
    output = first_turn(run, "4", "1:2 9", "1:x", "1", "2:2", "1:1 2")
    assert "1 Load salt (at most 2)" in output
    assert "There is no option 9." in output
    assert "“1:x” means nothing here" in output
    assert "Only numbers from 0 to 1 are possible." in output
    assert "Anna pays 1 salt and 1 wine." in output


def test_an_order_is_all_numbers(run: Run) -> None:
    assert "Anna lets wine go first." in first_turn(run, "5", "2 1")


def test_an_offer_is_answered_by_the_other_player(run: Run) -> None:
    output = first_turn(run, "6", "", "", "3")
    assert "Anna offers a treaty." in output
    assert "Ben says counter." in output


def test_yes_and_no_can_be_typed_as_words(run: Run) -> None:
    for word in ("yes", "n", "2"):
        assert "Ben · number> " in first_turn(run, "7", "", "", word, "", "")


def test_a_number_is_typed_as_itself(run: Run) -> None:
    output = first_turn(run, "8", "1", "4")
    assert "Only numbers from 2 to 6 are possible." in output
    assert "Anna rests 4 hours." in output


# ---------------------------------------------------------------------- several people


def test_the_device_changes_hands_before_private_things_are_shown(run: Run) -> None:
    output = first_turn(run, "1", "", "", "quit")
    assert "Pass the device to Ben." in output
    before, _, after = output.partition("Pass the device to Ben.")
    assert "Anna · number>" in before
    assert "Ben · number>" in after


def test_the_last_player_can_undo_before_handing_over(run: Run) -> None:
    output = first_turn(run, "9", "undo", "quit")
    assert "Press Enter to clear the screen, or type undo:" in output
    assert output.count("Anna · number>") == 2


def test_without_secrets_the_device_needs_no_hiding(run: Run) -> None:
    output = run("play", "tests.cli.plain_games:BARE", "--seat", "human", "--seat", "human", typed="10\n10\n").output
    assert "Pass the device" not in output
    assert "Player 2 · number>" in output


def test_with_confirm_an_answer_can_be_undone_before_the_bots_go_on(run: Run) -> None:
    lines = "9\nundo\n9\n\nquit\n"
    output = run("play", HARBOUR, "--seed", "a", "--confirm", typed=lines).output
    assert output.count("Bot 2 (random) is next.") == 2
    assert output.count("builds the pier") == 2  # done, and done again


# ---------------------------------------------------------------------- files


def test_a_saved_game_goes_on_where_it_was(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "saved.civ"
    saved = run("play", HARBOUR, "--names", "Anna,Ben", "--seed", "b", typed=f"2\n1 2\nsave {file}\nquit\n")
    assert f"Saved to {file}" in saved.output.replace("\n", "")
    assert read_game(file.read_text()).header["names"] == ["Anna", "Ben"]
    again = run("play", HARBOUR, "--load", file, typed="quit\n")
    assert again.exit_code == 0, again.output
    assert "Anna loads amber and salt." in again.output
    assert "Round 2: what do you do?" in again.output


def test_a_game_can_be_loaded_while_playing(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "saved.civ"
    saves = ["save", f"save {tmp_path}", f"save {file}"]
    loads = ["load", f"load {tmp_path}/none", f"load {ROOT}/LICENSE", f"load {file}"]
    output = run("play", HARBOUR, "--seed", "b", typed="\n".join([*saves, "2", "0", *loads, "quit"])).output
    assert output.count("Which file?") == 2
    assert "cannot be written" in output
    assert "cannot be opened" in output
    assert "is not a whole game file" in output
    assert "Going on with" in output
    assert output.count("Round 1: what do you do?") == 2


def test_only_a_file_of_this_table_is_loaded(run: Run, tmp_path: Path) -> None:
    three, public = tmp_path / "three.civ", tmp_path / "public.civ"
    run("play", HARBOUR, "--players", 3, "--out", three)
    run("play", HARBOUR, "--out", public)
    hide_seed(public)
    misfit = tmp_path / "misfit.civ"
    run("play", HARBOUR, "--out", misfit, typed="2\n1\n")
    misfit.write_text(misfit.read_text().replace('"work","load"', '"work","dance"'))
    output = run("play", HARBOUR, typed=f"load {three}\nload {public}\nload {misfit}\n").output
    output = " ".join(output.split())  # long paths break the lines anywhere
    assert "holds another game or another number of players" in output
    assert "does not hold the secret of its dice" in output
    assert "does not fit those installed" in output
    for file in (public, misfit):
        assert run("play", HARBOUR, "--load", file).exit_code == 2


def hide_seed(file: Path) -> None:
    lines = file.read_text().splitlines()
    end = json.loads(lines[-1])
    end["end"]["seed"] = None
    file.write_text("\n".join([*lines[:-1], json.dumps(end)]) + "\n")


def test_dice_that_are_not_the_promised_ones_are_not_rolled(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.civ"
    run("play", HARBOUR, "--seed", "one", "--out", file)
    file.write_text(file.read_text().replace('"seed":"one"', '"seed":"two"'))
    assert "does not hold the secret of its dice" in run("play", HARBOUR, "--load", file).stderr


def test_bots_alone_play_to_the_end(run: Run) -> None:
    done = run("play", HARBOUR, "--seat", "random", "--seat", "random")
    assert done.exit_code == 0
    assert "Final scores" in done.output


# ---------------------------------------------------------------------- what can be wrong


def test_errors_say_what_to_do_next(run: Run, tmp_path: Path) -> None:
    def said(*arguments: object) -> str:
        done = run("play", *arguments)
        assert done.exit_code == 2, done.output
        return str(done.stderr)

    assert "There are: " in said("chess")
    assert "`civitas titles` lists them" in said()
    assert "There is no module no_such_module" in said("no_such_module:TITLE")
    assert "is not a game" in said("json:dumps")
    assert "is not a game" in said("json:TITLE")
    assert "is for 2 to 4 players" in said(HARBOUR, "--players", 9)
    assert "There are: random, novice, greedy" in said(HARBOUR, "--seat", "clever")
    assert "3 seats were named" in said(HARBOUR, "--players", 2, *["--seat", "random"] * 3)
    assert "There are: fair=no|yes" in said(HARBOUR, "--option", "fair=maybe")
    assert "cannot be opened" in said(HARBOUR, "--load", tmp_path / "none.civ")
    assert "is not a whole game file" in said(HARBOUR, "--load", ROOT / "LICENSE")
    assert "cannot be written" in said(HARBOUR, "--seat", "random", "--seat", "random", "--out", tmp_path)
    assert "de" in said(HARBOUR, "--lang", "fr")


def test_a_file_of_another_game_is_not_loaded(run: Run, game_file: Path) -> None:
    done = run("play", "tests.cli.plain_games:OTHER", "--load", game_file)
    assert done.exit_code == 2
    assert "holds a game of harbour, not of other" in done.stderr


def test_a_game_that_lacks_a_text_says_so(run: Run) -> None:
    done = run("play", "tests.cli.plain_games:MUTE")
    assert done.exit_code == 1
    assert "fault of the game" in done.stderr


def test_a_fault_inside_a_game_is_not_called_a_missing_module(run: Run) -> None:
    assert isinstance(run("play", "tests.cli.broken_game:TITLE").exception, ModuleNotFoundError)


def test_an_option_of_the_game_is_kept_in_its_file(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "game.civ"
    run("play", HARBOUR, "--option", "fair=yes", "--out", out)
    assert read_game(out.read_text()).header["options"] == {"fair": "yes"}


def test_the_installed_command_plays_through_a_pipe() -> None:
    civitas = Path(sys.executable).with_name("civitas")
    done = subprocess.run(
        [civitas, "play", HARBOUR, "--seed", "a", "--lang", "en"],
        input="1\n" * 8,
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={**os.environ, "COLUMNS": "80"},
        timeout=30,
    )
    assert done.returncode == 0, done.stderr
    assert "Final scores" in done.stdout
    assert max(len(line) for line in done.stdout.splitlines()) <= 80


def test_many_options_stand_in_columns_by_their_sorts_and_many_refusals_are_cut_short(run: Run) -> None:
    output = run("play", "tests.cli.plain_games:WIDE", typed="why\nquit\n").output
    first, _, rest = output.partition("Not possible now")
    assert any(line.count("Build the") >= 3 for line in first.splitlines())
    assert not any("Build" in line and "Load" in line for line in first.splitlines())
    assert "Label" not in first
    assert "… and 18 more (why shows all of them)" in rest
    assert rest.count("That costs 99 coins.") == 1
    assert " 60 " in rest.partition("why shows all of them")[2]


def test_a_number_that_means_something_is_listed_with_its_meaning(run: Run) -> None:
    output = run("play", "tests.cli.plain_games:MEANT", typed="3\nquit\n").output
    assert "3 Build the pier for 3" in output


def test_what_is_exactly_or_at_least_asked_for_is_said(run: Run) -> None:
    output = run("play", "tests.cli.plain_games:MEANT", typed="3\n1 2\n1\n").output
    assert "Player 1 · 2 numbers>" in output
    assert "Player 1 · 1 to 2 numbers>" in output


def test_on_a_real_terminal_the_screen_is_cleared_between_players() -> None:
    import io

    from rich.console import Console
    from tests.cli.harbour import TITLE

    from civitas.cli.playing.screen import Screen
    from civitas.cli.words import Words
    from civitas.texts import Speaker

    out = io.StringIO()
    console = Console(file=out, force_terminal=True, width=80)
    Screen(console, TITLE, Speaker(TITLE, "en"), [], Words("en")).clear()
    assert "\x1b[2J" in out.getvalue()
    assert "\x1b[3J" in out.getvalue()


def test_a_long_log_is_cut_to_its_last_lines(run: Run) -> None:
    output = run("play", HARBOUR, "--seat", "human", "--seat", "human", typed="8\n2\n\n\n8\n3\n\n\nlog 1\n").output
    assert "… 2 earlier lines (log N shows the last N)" in output


def test_what_stands_beside_every_question_is_named_apart_and_counted_when_refused(run: Run) -> None:
    output = run("play", HARBOUR, typed="quit\n").output
    assert "Or beg:\n 10 Beg\n" in output
    output = run("play", "tests.cli.plain_games:BESIDE", typed="why\nquit\n").output
    assert "One more thing is not possible now (why lists them)." in output
    assert "That costs 9 coins." in output


def test_in_a_low_window_the_board_leaves_room_for_the_question() -> None:
    title = find_title("sands")
    table = Table(title, 3, dice=Dice("low"))
    names, words = ["Anna", "Ben", "Carla"], words_of("en")

    def drawn(height: int, **how: Any) -> str:
        console = Console(file=StringIO(), force_terminal=True, color_system=None, width=100, height=height)
        screen = Screen(console, title, Speaker(title, "en", names), names, words)
        seat = table.to_act()[0]
        screen.board(table.view(seat)["game"], seat, **how)
        assert isinstance(console.file, StringIO)
        return console.file.getvalue()

    for height in (24, 40):
        shown = drawn(height, whole=False)
        assert len(shown.splitlines()) <= height - 10
        assert "Your window is not high enough for:" in shown
    assert "Your window is not high enough for:" not in drawn(200, whole=False)
    assert len(drawn(24).splitlines()) > 24, "who asks for the whole gets the whole"
    left_out = drawn(24, whole=False).partition("high enough for: ")[2].split(" (")[0].split(", ")
    assert left_out[0] in drawn(24, only=left_out[0][:4].lower())
