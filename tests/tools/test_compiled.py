"""What goes into the compiled wheel. (That it plays the same games, `tools/compiled/digest.py` shows.)"""

from __future__ import annotations

import ast
import subprocess
import sys
from itertools import islice
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from mypy_extensions import mypyc_attr
from tools.compiled.digest import digests, played
from tools.compiled.hook import sources
from tools.compiled.staging import records_in, written_out
from tools.release.compiled import Differs, same

from civitas.games import find_title
from civitas.games.things import thing

ROOT = Path(__file__).parents[2]


def test_rules_and_records_of_every_game_are_compiled_and_what_is_beside_them_is_not() -> None:
    compiled = sources(ROOT)
    for name in (
        *("kernel/prompts/base", "kernel/records", "games/clash/turn", "games/sands/actions/build"),
        *(f"games/{title}/box/content" for title in ("clash", "era", "sands", "scharz")),
        *(f"games/{title}/box/state" for title in ("clash", "era", "sands", "scharz")),
    ):
        assert f"src/civitas/{name}.py" in compiled
    for part in ("companions", "__init__", "scoring", "client.py"):
        assert not any(part in file for file in compiled)


@pytest.mark.slow
def test_every_module_can_be_compiled(tmp_path: Path) -> None:
    """All that mypyc does before the C compiler, which takes minutes and finds nothing of its own."""
    script = "import sys; from pathlib import Path; from tools.compiled.hook import translated; "
    script += "print(len(translated(Path(sys.argv[1]), Path(sys.argv[2]))))"
    done = subprocess.run(
        [sys.executable, "-c", script, str(ROOT), str(tmp_path)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert list((tmp_path / "c").rglob("*.c"))


def test_no_value_of_a_compiled_class_is_made_of_its_own_functions() -> None:
    """mypyc makes the functions of a class after its values: it looks for them in the module, and finds nothing."""
    odd = []
    for file in sources(ROOT):
        for kind in ast.walk(ast.parse((ROOT / file).read_text("utf-8"))):
            if not isinstance(kind, ast.ClassDef):
                continue
            own = {part.name for part in kind.body if isinstance(part, ast.FunctionDef)}
            values = [part.value for part in kind.body if isinstance(part, ast.Assign | ast.AnnAssign) and part.value]
            odd += [
                f"{file}: {kind.name} uses {name.id}"
                for value in values
                for name in ast.walk(value)
                if isinstance(name, ast.Name) and name.id in own
            ]
    assert odd == []


def test_no_compiled_module_is_told_a_float_that_may_be_a_whole_number() -> None:
    """What `scoring` says may be 2 or 2.5; a caller that is compiled makes 2.0 of 2 unless `int | float` is said."""
    odd = []
    for file in sources(ROOT):
        for line in ast.walk(ast.parse((ROOT / file).read_text("utf-8"))):
            if isinstance(line, ast.ImportFrom) and (line.module or "").endswith(".scoring"):
                scoring = ast.parse((ROOT / "src" / f"{str(line.module).replace('.', '/')}.py").read_text("utf-8"))
                floats = {
                    part.name
                    for part in scoring.body
                    if isinstance(part, ast.FunctionDef) and part.returns and ast.unparse(part.returns) == "float"
                }
                odd += [f"{file}: {one.name}" for one in line.names if one.name in floats]
    assert odd == []


def test_a_question_too_big_to_list_is_digested_by_its_parts() -> None:
    lines = islice(played(find_title("scharz"), 4, 0), 400)
    assert any(line.startswith('["march"') for line in lines)


def test_digests_say_what_was_played() -> None:
    golden = ROOT / "tests/games/sands/golden"
    lines = list(digests(find_title("sands"), 1, golden))
    assert [name for name, _, _ in lines] == ["2 players", "3 players", "4 players", "5 players", "golden games"]
    assert len({digest for _, _, digest in lines}) == len(lines)


def test_a_compiled_wheel_that_plays_otherwise_is_not_released() -> None:
    lines = ["sands, 2 players: 9 a", "era, 1 players: 8 b"]
    assert same(lines, list(lines)) == "2 digests are the same"
    with pytest.raises(Differs, match="era, 1 players"):
        same(lines, [lines[0], "era, 1 players: 8 c"])
    with pytest.raises(Differs, match="everything"):
        same([], [])


HARBOUR = '''"""A module with records."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Self

from civitas.kernel import Record

PIERS = 3
BERTHS: dict[str, int] = {"north": PIERS}
DEPTH = 4
DEPTH += 1
Name = str


@dataclass(frozen=True)
class Quay:
    length: int
    names: tuple[str, ...] = ()


class Ship(Record):
    __slots__ = ("crew", "_seen")
    crew: list[int]
    _seen: dict[str, int] | None
    most: ClassVar[int] = 3

    def __init__(self, crew: list[int]) -> None:
        self.crew = crew
        self._seen = None


class Harbour(Record):
    __slots__ = ("name", "ships")
    name: str
    ships: list[Ship]

    def __init__(self, name: str) -> None:
        self.name = name
        self.ships = [Ship([1])]

    @classmethod
    def load(cls, data: dict[str, Any]) -> Self:
        return super().load({"ships": [], **data})


class Handmade(Record):
    __slots__ = ("name",)
    name: str

    def copy(self) -> Handmade:
        return self
'''


@pytest.fixture
def harbour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """The module as it is compiled, but run from its source."""
    (tmp_path / "src").mkdir()
    (tmp_path / "src/harbour_of_test.py").write_text(HARBOUR, "utf-8")
    monkeypatch.syspath_prepend(tmp_path / "src")
    kinds = records_in("src/harbour_of_test.py", HARBOUR)
    assert list(kinds) == ["Ship", "Harbour", "Handmade"]
    written, module = written_out(HARBOUR, kinds), ModuleType("harbour_of_test")
    monkeypatch.setitem(sys.modules, module.__name__, module)
    vars(module)["mypyc_attr"] = mypyc_attr
    exec(written, vars(module))
    return vars(module)


def test_a_record_that_is_compiled_has_its_copy_written_out(harbour: dict[str, Any]) -> None:
    here = harbour["Harbour"]("Tyre")
    here.ships[0]._seen = {"a": 1}
    copy = here.copy()
    assert (type(copy), copy) == (harbour["Harbour"], here)
    assert copy.ships[0].crew is not here.ships[0].crew
    assert copy.ships[0]._seen is here.ships[0]._seen, "no part of the state: copies share it"
    assert type(here).copy is vars(harbour["Harbour"])["copy"]


def test_a_record_that_is_compiled_loads_with_what_its_title_says_of_old_data(harbour: dict[str, Any]) -> None:
    assert harbour["Harbour"].load({"name": "Tyre"}).dump() == {"name": "Tyre", "ships": []}


def test_a_copy_written_by_hand_is_compiled_as_it_is(harbour: dict[str, Any]) -> None:
    one = harbour["Handmade"]()
    assert one.copy() is one


def test_a_constant_that_is_compiled_is_final() -> None:
    lines = written_out(HARBOUR, {}).splitlines()
    for line in ("PIERS: Final = 3", 'BERTHS: Final[dict[str, int]] = {"north": PIERS}', "DEPTH = 4", "Name = str"):
        assert line in lines


def test_a_compiled_thing_of_a_data_file_says_what_its_fields_hold(harbour: dict[str, Any]) -> None:
    harbour["Quay"].__annotations__ = {}  # as mypyc leaves it
    after = written_out(HARBOUR, {}).partition("setattr(Quay")[2].splitlines()[0]
    exec(f"setattr(Quay{after}", harbour)
    assert thing(harbour["Quay"], "quays.toml", {"length": 2, "names": ["a"]}) == harbour["Quay"](2, ("a",))


def test_a_shallow_copy_is_written_out_for_a_native_class() -> None:
    text = """
from __future__ import annotations

from copy import copy


class Net:
    def __init__(self, size: int) -> None:
        self.size = size
        self.fish: list[str] = []

    def again(self) -> Net:
        return copy(self)
"""
    module: dict[str, Any] = {"mypyc_attr": mypyc_attr, "__name__": "nets"}
    exec(written_out(text, {}), module)
    net = module["Net"](3)
    net.unknown = "what a native class has not"
    again = net.again()
    assert (again.size, again.fish is net.fish, hasattr(again, "unknown")) == (3, True, False)


def test_no_code_is_written_for_a_module_without_records() -> None:
    assert records_in("src/civitas/games/sands/turn.py", (ROOT / "src/civitas/games/sands/turn.py").read_text()) == {}
