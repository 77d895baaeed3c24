"""A position entered by hand: written, changed, checked line by line, and played for one turn of the opponents."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from tests.cli.conftest import HARBOUR, Run

from civitas.cli.lab.copyfile import as_file, line_of
from civitas.games import find_title
from civitas.games.copies import Place
from civitas.games.era.companions.positions import arrange
from civitas.games.title import companions_of
from civitas.kernel.dice import Stream
from civitas.texts import Speaker

NEW = ("--write", "--option", "automas=1", "--seed", "3")


@pytest.fixture
def file(run: Run, tmp_path: Path) -> Path:
    """A new position against an automa."""
    file = tmp_path / "position.toml"
    done = run("lab", "arrange", "era", file, *NEW)
    assert done.exit_code == 0, done.output
    return file


def change(file: Path, old: str, new: str) -> int:
    """Changes the last place where it stands so; the line of it."""
    before, found, after = file.read_text().rpartition(old)
    assert found
    file.write_text(before + new + after)
    return before.count("\n") + 1


def test_a_written_position_is_readable_says_what_to_do_and_passes_the_check(run: Run, file: Path) -> None:
    text = file.read_text()
    assert "civitas lab arrange era position.toml --turn" in text
    assert "# does the leader on the crest stand?\nleader_up = true\n" in text
    data = tomllib.loads(text)
    assert list(data) == ["table", "person", "automa"]
    done = run("lab", "arrange", "era", file)
    assert done.exit_code == 0
    assert "With --turn the opponents take their turn." in done.output


def test_the_turn_is_explained_and_listed_as_things_to_do(run: Run, file: Path, tmp_path: Path) -> None:
    change(file, "morale = -1", "morale = 2")
    change(file, "thalers = 5", "thalers = 20")
    after = tmp_path / "after.toml"
    done = run("lab", "arrange", "era", file, "--turn", "--seed", "4", "--out", after)
    assert done.exit_code == 0, done.output
    explained, _, rest = done.output.partition("To do at your table:")
    listed, _, changed = rest.partition("Then the position has changed to this:")
    assert "Automa 1 weighs (§12.5.9, §12.9)" in explained
    assert "  1. Automa 1 gives: 2 × thalers" in listed
    assert "Place: 1 × fleets (Automa 1) → Sinus Sabrinae" in listed
    assert "Move: 1 × fleets (Automa 1), Sinus Sabrinae → Mare Hibernum" in listed
    assert "holder" not in listed, "whose a sea is follows from the fleets"
    assert "automa 1, leader_up: true → false" in changed
    data = tomllib.loads(after.read_text())
    assert data["automa"][0]["leader_up"] is False
    assert f"automa 1, thalers: 20 → {data['automa'][0]['thalers']}" in changed
    assert run("lab", "arrange", "era", after).exit_code == 0, "the next turn can be played from there"


def test_a_position_comes_from_a_saved_game(run: Run, tmp_path: Path) -> None:
    saved, file = tmp_path / "saved.civ", tmp_path / "position.toml"
    run("play", "era", "--players", 1, "--option", "automas=1", "--seed", "a", "--out", saved, typed="1\n1\n1\nquit\n")
    done = run("lab", "arrange", "era", file, "--write", "--load", saved, "--lang", "de")
    assert done.exit_code == 0, done.output
    assert "Ändere sie zu dem, was bei euch auf dem Tisch liegt" in file.read_text()
    done = run("lab", "arrange", "era", file, "--turn", "--lang", "de")
    assert done.exit_code == 0, done.output
    assert "An eurem Tisch zu tun:" in done.output


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("morale = -1", "morale = 99", "has to be a whole number from"),
        ("cantium = 1", "cantum = 1", "Perhaps you mean: cantium"),
        ("leader_up = true", "leader_up = 1", "has to be true or false"),
        ("leader_up = true", "leaders_up = true", "“leader_up” is missing"),
        ("armies = 0", "armies = 0\nluck = 1", "There is no entry “luck”"),
        ("fleets = { sabrina = 2 }", "fleets = 2", "has to be counts"),
        ('tribe = "britons"', 'tribe = "gauls"', "is there twice"),
        ('tribe = "britons"', "tribe = 1", "a word in quotes"),
        ("luxury_used = []", 'luxury_used = "wine"', "words in quotes"),
        ("armies = 0", "armies = 30", "Take some away"),
        ("[[automa]]", "[[robot]]", "these sections, and no others: table, person, automa"),
    ],
)
def test_a_mistake_is_told_with_its_line_and_what_to_do(run: Run, file: Path, old: str, new: str, said: str) -> None:
    line = change(file, old, new)
    done = run("lab", "arrange", "era", file, "--turn")
    assert done.exit_code == 2
    assert said in done.stderr
    exact = "luck" not in new and "missing" not in said and "armies" not in new and new != "fleets = 2"
    assert (f"line {line}:" if exact else "line ") in done.stderr


def test_what_is_no_such_file_is_told(run: Run, file: Path, tmp_path: Path) -> None:
    assert "cannot be opened" in run("lab", "arrange", "era", tmp_path / "none.toml").stderr
    assert "cannot be written" in run("lab", "arrange", "era", tmp_path, *NEW).stderr
    change(file, "morale = -1", "morale = ")
    assert "line " in run("lab", "arrange", "era", file).stderr
    assert "no opponents of its own" in run("lab", "arrange", HARBOUR, file).stderr
    assert "cannot be copied now" in run("lab", "arrange", "era", file, "--write", "--players", 2).stderr


def test_the_line_of_an_entry_is_that_in_its_own_section() -> None:
    text = "[table]\nfood = 1\n[[person]]\nfood = 2\n[[person]] # the second\n# food\nfood = 3\n"
    assert line_of(text, Place("person", 1, "food")) == 7
    assert line_of(text, Place("person", 0, "food")) == 4
    assert line_of(text, Place("person", 1, "gold")) == 5
    assert line_of(text, Place("automa")) == 7


def test_people_are_asked_where_the_rules_ask_them_and_may_leave(run: Run, tmp_path: Path) -> None:
    era = find_title("era")
    copying = companions_of(era).copying
    assert copying is not None
    options = {"length": "normal", "automas": "1", "level": "hard"}
    sections = copying.written(arrange(era, 1, options, Stream("rich 2")))
    sections["automa"][0] |= {"luxury_used": [], "revolution": False, "attacks": 4, "morale": 5}
    file = tmp_path / "position.toml"
    file.write_text(as_file("", sections, copying.EXPLAINED, Speaker(era, "en")))
    played = run("lab", "arrange", "era", file, "--turn", "--seed", "5", typed="1\n0\n" * 40)
    assert played.exit_code == 0, played.output
    assert "Player 1 ·" in played.output
    assert "Then the position has changed to this:" in played.output
    left = run("lab", "arrange", "era", file, "--turn", "--seed", "5", typed="quit\n")
    assert left.exit_code == 0, left.output
    assert "To do at your table:" in left.output
    assert "Then the position has changed" not in left.output, "the turn is not over"
