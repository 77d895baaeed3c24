"""The task runner, the page that explains it and CI name the same targets."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
FENCED = re.compile(r"^```\w*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"(?:bash|cd|coverage|lint-imports|make|mypy|node|npm|pip|pytest|python3?|ruff)(?: |$)")
"""How a line begins that a reader would type. What begins with `civitas` is run by test_commands.py."""


def _printed() -> list[str]:
    """The commands of the page, in blocks and in sentences."""
    lines = [line for block in FENCED.findall(PAGE) for line in block.splitlines()]
    lines += re.findall(r"`([^`\n]+)`", FENCED.sub("", PAGE))
    return [line for line in lines if COMMAND.match(line) and line != "make"]


def _target(command: str) -> str:
    """What `make` is asked for: the word that sets no variable."""
    (target,) = [word for word in command.split()[1:] if "=" not in word]
    return target


def _make(*arguments: str) -> subprocess.CompletedProcess[str]:
    """`make` as a reader would call it, even if these tests were started by it."""
    env = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    return subprocess.run(["make", "TITLES=any", *arguments], cwd=ROOT, env=env, capture_output=True, text=True)


def _listed() -> set[str]:
    return set(re.findall(r"^make ([a-z0-9%-]+)", _make("help").stdout, re.MULTILINE))


def _steps_of_ci() -> list[str]:
    """Those that run side by side, then those that run one after the other."""
    found = re.findall(
        r"^(?:make -j2 \S+|for step in) ([^;\n]+)", (ROOT / ".ci" / "run").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert len(found) == 2
    return [step for steps in found for step in steps.split()]


@pytest.mark.parametrize("command", sorted(set(_printed())))
def test_a_command_of_the_page_is_a_target_of_the_runner(command: str) -> None:
    assert command.startswith("make "), "name the target instead; what it runs stands in the Makefile"
    dry = _make("-n", *command.split()[1:])
    assert dry.returncode == 0, dry.stderr
    assert dry.stdout


def test_the_page_explains_every_target() -> None:
    explained = {_target(command) for command in _printed()}
    explained |= {"test-%" for target in explained if target.startswith("test-")}
    assert _listed() - explained == set()


def test_ci_runs_targets_and_the_page_lists_them_in_that_order() -> None:
    checks = PAGE.partition("## The checks")[2].partition("Beside them")[0]
    assert re.findall(r"^\| `make ([a-z0-9-]+)`", checks, re.MULTILINE) == _steps_of_ci()
    assert set(_steps_of_ci()) <= _listed()


def test_every_folder_of_tests_is_a_part_that_can_be_tested_by_itself() -> None:
    (said,) = re.findall(r"^make test-% .*tests/: (.+)$", _make("help").stdout, re.MULTILINE)
    assert sorted(said.split(", ")) == sorted(path.name for path in (ROOT / "tests").iterdir() if path.is_dir())


def test_an_unknown_target_is_refused() -> None:
    assert _make("-n", "no-such-thing").returncode != 0
