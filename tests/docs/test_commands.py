"""Every command that the documentation prints works: it is taken out of the page and run, at a small size."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from civitas.bots import make_bot
from civitas.cli.app import app
from civitas.games import find_title, titles

ROOT = Path(__file__).parents[2]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
FENCED = re.compile(r"^```\w*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"`(civitas [^`]+)`")
PLACEHOLDER = re.compile(r"[<…]|\bFILE\b")
SMALL = {"--games": "1", "--jobs": "1", "--seconds": "0.05"}
"""What a reader may do at length, a test does in short."""
ONE_GAME = ("--games", "1", "--players", "2")
THOUGHT = re.compile(r"(?<=:)(cpu|seconds|iterations)=[\d.]+")
"""How long a bot thinks about each decision."""
WITH_FILES = {"replay", "verify"}
GROUPS = {"admin", "drill", "lab"}
"""Commands with commands of their own."""
ENDLESS = {"admin", "drill", "migrate", "push", "serve", "web", "worker"}
"""Commands of the site: they serve until they are stopped, and the tests of the site run them."""


def _commands() -> dict[str, str]:
    """Every command line of every page, with the page it was first found on."""
    found: dict[str, str] = {}
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        lines = [line for block in FENCED.findall(text) for line in block.splitlines()]
        lines += INLINE.findall(FENCED.sub("", text))
        for line in lines:
            if line.startswith("civitas "):
                # In a block, three spaces or more part a command from its explanation.
                found.setdefault(re.split(r" {3,}| {2}#", line)[0].strip(), page.name)
    return found


COMMANDS = _commands()
BOTS = re.compile(r"--(?:bots?|seat) ([\w:=.,-]+)")
ROOT_COMMAND = typer.main.get_command(app)


def _subcommand(name: str) -> Any:
    assert hasattr(ROOT_COMMAND, "commands")
    commands: dict[str, Any] = ROOT_COMMAND.commands
    assert name in commands, f"there is no command {name}"
    return commands[name]


def _flags(name: str, *rest: str) -> set[str]:
    """The options of a command, of a command of a group, or of `civitas` itself."""
    command: Any = ROOT_COMMAND if name.startswith("--") else _subcommand(name)
    if name in GROUPS and rest:
        command = command.commands[rest[0]]
    parameters = command.params
    return {"--help", *(flag for p in parameters for flag in (*p.opts, *p.secondary_opts))}


def _names_what_is_not_here(arguments: list[str]) -> bool:
    """A placeholder, or a game that exists in a guide only."""
    name, rest = arguments[0], [a for a in arguments[1:] if not a.startswith("-")]
    rest = rest[1:] if name in GROUPS else rest
    unknown = name not in WITH_FILES | ENDLESS | {"titles"} and bool(rest) and rest[0] not in titles()
    return unknown and "--load" not in arguments


def _small(arguments: list[str]) -> list[str]:
    """The same command at a size for a test."""
    short = list(arguments)
    for number, argument in enumerate(arguments[:-1]):
        if argument in SMALL:
            short[number + 1] = SMALL[argument]
    short = [THOUGHT.sub("iterations=1", argument) for argument in short]
    name = short[0]
    if name in ("arena", "simulate") and len(short) > 2 and "--games" not in short:
        short += ["--games", "1"]
    if name == "check":
        short = [*(argument for argument in short if argument != "--quick"), "--quick", *ONE_GAME]
    if name == "lab" and "--seconds" not in short and short[1] in ("bench", "throughput"):
        short += ["--seconds", "0.05"]
    if "--ray" in short:  # a cluster takes long to start, and a test of its own starts one
        del short[short.index("--ray") : short.index("--ray") + 2]
    if name == "arena" and "--bot" in short:
        short[short.index("--bot") + 1] = "random,tests.docs.twins:Twin"
    if name == "simulate" and "--bot" in short:
        short[short.index("--bot") + 1] = re.sub("[^,]+", "random", short[short.index("--bot") + 1])
    if name == "lab" and "--bot" in short:
        short[short.index("--bot") + 1] = "tests.docs.twins:Twin" if short[1] == "ladder" else "greedy"
    if short[:2] == ["lab", "ladder"] and "--against" in short:
        short[short.index("--against") + 1] = "random"
    if short[:2] == ["lab", "tune"] and "--against" not in short and len(short) > 3:
        short += ["--against", "random"]
    if name == "lab" and "--games" in short:
        short[short.index("--games") + 1] = "2"
    if short[:2] == ["lab", "learn"] and len(short) > 3:
        short += ["--rounds", "1", "--players", "2", "--iterations", "1", "--pairs", "2"]
    if name == "bench":
        short += ["--no-peer", *([] if "--seconds" in short else ["--seconds", "0.05"])]
    return short


def _to_run() -> dict[str, str]:
    """Every command that can be run, at its small size, with the printed one; what is the same then is run once."""
    found: dict[str, str] = {}
    for command in COMMANDS:
        if PLACEHOLDER.search(command):
            continue
        arguments = shlex.split(command)[1:]
        if arguments[0] in ENDLESS:
            arguments = [arguments[0], "--help"]
        elif len(arguments) == 1 + (arguments[0] in GROUPS) and arguments[0] != "titles":
            arguments.append("--help")  # the name of a command in a sentence
        if not _names_what_is_not_here(arguments):  # a game of a guide: its own test runs it
            found.setdefault(shlex.join(_small(arguments)), command)
    return found


TO_RUN = _to_run()


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A finished game, as a file's text."""
    file = tmp_path_factory.mktemp("finished") / "game.civitas"
    bots = ["--seat", "random", "--seat", "random"]
    done = CliRunner().invoke(app, ["play", "sands", *bots, "--seed", "docs", "--out", str(file)])
    assert done.exit_code == 0, done.output
    return file.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def position(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A position that was written to be changed, as a file's text."""
    file = tmp_path_factory.mktemp("position") / "position.toml"
    done = CliRunner().invoke(app, ["lab", "arrange", "era", str(file), "--write", "--option", "automas=1"])
    assert done.exit_code == 0, done.output
    return file.read_text(encoding="utf-8")


@pytest.fixture
def somewhere(tmp_path: Path, finished: str, position: str, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with one saved game and one position in it, to which commands may write."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.setenv("LANG", "C.UTF-8")
    Path("evening.civitas").write_text(finished, encoding="utf-8")
    Path("position.toml").write_text(position, encoding="utf-8")
    return tmp_path


def test_the_pages_print_commands() -> None:
    assert set(COMMANDS.values()) >= {"README.md", "CONTRIBUTING.md", "playing.md", "game-files.md"}
    assert len(COMMANDS) > 20


@pytest.mark.parametrize("command", [*COMMANDS])
def test_a_printed_command_and_its_options_exist(command: str) -> None:
    name, *rest = shlex.split(PLACEHOLDER.sub("", command))[1:]
    used = {argument for argument in (name, *rest) if argument.startswith("--")}
    known = _flags(name, *rest)
    assert used <= known, f"{COMMANDS[command]}: {used - known}"


@pytest.mark.parametrize("command", [c for c in COMMANDS if BOTS.search(c) and "admin" not in c])
def test_the_bots_of_a_printed_command_exist(command: str) -> None:
    """The commands below are run with bots that do not think."""
    named = [name for group in BOTS.findall(command) for name in group.split(",")]
    title = find_title(next((word for word in command.split() if word in titles()), "sands"))
    for name in named:
        if name != "human" and not name.startswith("my_bots:"):  # which the guide's own test enters
            assert make_bot(name, title, "printed")


def test_what_is_run_is_most_of_what_is_printed() -> None:
    assert {run.split()[0] for run in TO_RUN} >= {
        "arena",
        "bench",
        "check",
        "lab",
        "play",
        "replay",
        "rules",
        "simulate",
    }
    assert len(TO_RUN) > 40


@pytest.mark.parametrize("run", [*TO_RUN])
def test_a_printed_command_works(run: str, somewhere: Path) -> None:
    done = CliRunner().invoke(app, shlex.split(run), input="quit\n")
    # What the kit finds in a game is the business of other tests; here it has to run.
    allowed = (0, 1) if run.startswith("check") and "Seconds" in done.output else (0,)
    assert done.exit_code in allowed, f"{COMMANDS[TO_RUN[run]]}: {TO_RUN[run]}: {done.output}"


def test_every_link_between_the_pages_leads_somewhere() -> None:
    for page in PAGES:
        for target in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
            if not re.match(r"https?:", target):
                assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_the_pictures_fetch_nothing() -> None:
    for picture in (ROOT / "docs").rglob("*.svg"):
        assert "url(http" not in picture.read_text(encoding="utf-8").replace('"', "").replace("'", "")
