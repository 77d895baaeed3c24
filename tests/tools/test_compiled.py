"""What goes into the compiled wheel. (That it plays the same games, `tools/compiled/digest.py` shows.)"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from mypy_extensions import mypyc_attr
from tools.compiled.hook import sources
from tools.compiled.staging import records_in, written_out

ROOT = Path(__file__).parents[2]


def test_rules_and_records_of_every_game_are_compiled_and_what_is_beside_them_is_not() -> None:
    compiled = sources(ROOT)
    for name in (
        *("kernel/prompts/base", "kernel/records", "games/clash/turn", "games/sands/actions/build"),
        *(f"games/{title}/box/state" for title in ("clash", "era", "sands", "scharz")),
    ):
        assert f"src/civitas/{name}.py" in compiled
    for part in ("advice", "__init__", "content", "client.py"):
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


HARBOUR = '''"""A module with records."""

from __future__ import annotations

from typing import Any, ClassVar, Self

from civitas.kernel import Record



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


def test_no_code_is_written_for_a_module_without_records() -> None:
    assert records_in("src/civitas/games/sands/turn.py", (ROOT / "src/civitas/games/sands/turn.py").read_text()) == {}
