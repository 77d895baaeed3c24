"""The tool that changes rules and asks whether a test notices, at a game of a few lines with tests of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tools.mutants import known
from tools.mutants.__main__ import sample
from tools.mutants.changing import mutants
from tools.mutants.parts import ROOT, find

Found = tuple[int, str, list[dict[str, Any]]]
RULES = '''
"""Rules of 3 lines."""
from __future__ import annotations

MOST = 4


def room(units: int) -> bool:
    """Whether one more fits in."""
    return units < MOST


def score(wins: int, crown: bool) -> int:
    points = 2 * wins
    if crown:
        points += 1
    return points


def never(units: int) -> int:
    return units - 1


def until(units: int) -> int:
    while units > 0:
        units -= 1
    return units
'''
TESTS = """
from civitas.games.toy.rules import room, score, until

def test_four_have_room():
    assert room(3)
    assert not room(4)

def test_wins_count_twice():
    assert score(3, False) == 6
    score(3, True)

def test_all_go():
    assert until(3) == 0
"""


def tree(root: Path) -> Path:
    """A working tree with a title whose tests are not what they ought to be."""
    rules = root / "src/civitas/games/toy"
    rules.mkdir(parents=True)
    for package in (rules, rules.parent, rules.parent.parent):
        (package / "__init__.py").touch()
    (rules / "rules.py").write_text(RULES)
    (rules / "companions").mkdir()
    (rules / "companions/luck.py").write_text("GUESS = 1 + 1\n")
    tests = root / "tests/games/toy"
    tests.mkdir(parents=True)
    (tests / "test_toy.py").write_text(TESTS)
    return root


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return tree(tmp_path)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Found:
    """All mutants of that title, tried."""
    return run(tree(tmp_path_factory.mktemp("whole")), "--sample", "1000")


def run(root: Path, *options: str) -> Found:
    """The tool on that tree: how it ended, what it printed, what became of each mutant."""
    file = root / "found.json"
    command = [sys.executable, "-m", "tools.mutants", "toy", "--root", str(root), "--json", str(file), *options]
    done = subprocess.run(
        command,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"PYTHONPATH": str(root / "src")},
    )
    assert file.exists(), done.stderr
    return done.returncode, done.stdout, json.loads(file.read_text())["mutants"]


def changes(root: Path, code: str) -> list[str]:
    """What may become of this code."""
    file = root / "code.py"
    file.write_text(code)
    return [mutant.source().decode() for mutant in mutants(file)]


def test_what_a_test_states_is_noticed_and_what_none_states_survives(whole: Found) -> None:
    ended, printed, results = whole
    by_change = {(result["code"], result["becomes"]): result["outcome"] for result in results}
    assert by_change["return units < MOST", "return units <= MOST"] == "noticed"
    assert by_change["points = 2 * wins", "points = 3 * wins"] == "noticed"
    assert by_change["points += 1", "points -= 1"] == "survived"
    assert by_change["points += 1", "pass"] == "survived"
    assert by_change["return units - 1", "return units + 1"] == "not reached"
    assert ended == 1
    assert "rules.py:16 (survived, 1 tests reach it)\n  - points += 1\n  + points += 2" in printed


def test_a_change_to_what_is_read_on_loading_is_noticed(whole: Found) -> None:
    _, _, results = whole
    assert {result["outcome"] for result in results if result["code"] == "MOST = 4"} == {"noticed"}


def test_a_change_that_never_ends_is_noticed(whole: Found) -> None:
    _, _, results = whole
    endless = next(result for result in results if result["becomes"] == "units += 1")
    assert (endless["outcome"], endless["by"]) == ("noticed", "(out of time)")


def test_survivors_are_tried_again_with_new_tests(root: Path, whole: Found) -> None:
    before = root / "before.json"
    before.write_text(json.dumps({"mutants": whole[2]}))
    more = "\n\ndef test_a_crown_is_a_point():\n    assert score(3, True) == 7\n"
    (root / "tests/games/toy/test_toy.py").write_text(TESTS + more)
    ended, _, results = run(root, "--again", str(before), "--at-least", "50")
    assert {result["code"] for result in results if result["outcome"] == "noticed"} == {"points += 1"}
    assert {result["code"] for result in results if result["outcome"] == "not reached"} == {"return units - 1"}
    assert ended == 0
    assert (root / "src/civitas/games/toy/rules.py").read_text() == RULES


def test_a_seed_names_a_sample_and_a_larger_one_holds_it(root: Path) -> None:
    part = find("toy", root)
    assert sample(part, 8, "a")[:4] == sample(part, 4, "a")
    assert sample(part, 8, "a") != sample(part, 8, "b")


def test_a_sample_may_come_from_one_folder_alone(root: Path) -> None:
    part = find("toy", root)
    assert {mutant.file.name for mutant in sample(part, 99, "a", "rules.py")} == {"rules.py"}
    assert sample(part, 99, "a", "elsewhere") == []


def test_what_stands_beside_the_rules_is_left_alone(root: Path) -> None:
    assert [file.name for file in find("toy", root).files()] == ["__init__.py", "rules.py"]


def test_nobody_knows_a_part_that_is_not_there(root: Path) -> None:
    with pytest.raises(SystemExit, match="neither kernel nor one of toy"):
        find("chess", root)


@pytest.mark.parametrize(
    ("code", "becomes"),
    [
        ("def f(a, b): return (a) < (b)", ["def f(a, b): return (a) <= (b)", "def f(a, b): return None"]),
        ("def f(a) -> bool: return a is not None", ["def f(a) -> bool: return a is None"]),
        ("def f(a): a.b = not a", ["def f(a): a.b = a", "def f(a): pass"]),
        ("def f(a): yield a[1:]", [f"def f(a): yield a[{bound}:]" for bound in ("", "0", "2")]),
        ("def f(a): yield max(a)", ["def f(a): yield min(a)"]),
        ("def f(a):\n for b in a:\n  continue", ["def f(a):\n for b in a:\n  break"]),
        ("def f(a, b):\n if a.b:\n  b()", ["def f(a, b):\n if not (a.b):\n  b()", "def f(a, b):\n if a.b:\n  pass"]),
        ("DONE = True", ["DONE = False"]),
    ],
)
def test_a_change_is_small_and_leaves_the_rest_as_it_is(root: Path, code: str, becomes: list[str]) -> None:
    assert sorted(changes(root, code)) == sorted(becomes)


@pytest.mark.parametrize(
    "code",
    [
        '"""In 3 words."""',
        "__all__ = ['a'][0:]",
        "def f(a: Literal[3]) -> Literal[4]: yield",
        "a: Literal[3]",
        "assert 1 < 2, 3",
        "raise ValueError(3)",
        "text = f'{3} < {4}'",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    a = 3",
        "logger.info(3)",
        "super().__init__(f'not {3}')",
        "Both = int | str",
        "@dataclass(slots=True)\nclass A: ...",
    ],
)
def test_what_decides_nothing_is_left_alone(root: Path, code: str) -> None:
    assert changes(root, code) == []


@pytest.mark.parametrize("name", sorted(file.stem for file in known.FOLDER.glob("*.toml")))
def test_every_change_that_is_explained_is_one_that_could_be_made(name: str) -> None:
    possible = {known.key(mutant) for file in find(name).files() for mutant in mutants(file)}
    assert set(known.known(name)) <= possible
