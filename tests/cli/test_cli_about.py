"""Asking in the terminal what a thing does."""

from __future__ import annotations

import subprocess
import sys

from typer.testing import CliRunner

from civitas.cli.app import app


def _typed(*lines: str) -> str:
    arguments = ["play", "sands", "--players", "2", "--seed", "about", "--lang", "en"]
    return CliRunner().invoke(app, arguments, input="\n".join([*lines, "quit"])).output


def test_about_explains_every_thing_whose_name_begins_so() -> None:
    told = _typed("about tem")
    assert "Temple: " in told
    assert "culture" in told.split("Temple: ")[1].split("\n")[0].lower()


def test_about_says_so_if_there_is_no_such_thing() -> None:
    assert "Nothing with a description" in _typed("about xyz")
    assert "Which card" in _typed("about")


def test_python_runs_the_package_where_the_command_is_not_on_the_path() -> None:
    told = subprocess.run([sys.executable, "-m", "civitas", "titles"], capture_output=True, text=True, check=True)
    assert "sands" in told.stdout
