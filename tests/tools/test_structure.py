"""The figures of the layout are what they say, and each limit is seen to be kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import structure


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A small house in which everything is in order."""
    made = tmp_path / "house"
    for folder in ("", "kernel", "games", "games/go", "site", "site/low", "site/high"):
        (made / folder).mkdir()
        (made / folder / "__init__.py").touch()
    (made / "site" / "low" / "ground.py").touch()
    (made / "site" / "high" / "roof.py").write_text("from house.site.low import ground\n")
    return made


def broken(root: Path) -> list[str]:
    return [finding.text for finding in structure.findings(root) if finding.bad]


def test_a_house_in_order_has_nothing_to_mend(root: Path) -> None:
    assert broken(root) == []
    assert structure.main(root) == 0


def test_our_own_house_has_nothing_to_mend() -> None:
    assert broken(structure.ROOT) == []


@pytest.mark.parametrize(
    "line",
    [
        "import house.site.high.roof",
        "from house.site.high import roof",
        "from house.site import high",
        "from ..high import roof",
        "from .. import high",
        "def later():\n    from house.site.high.roof import tile",
    ],
)
def test_two_packages_that_import_each_other_are_a_pair_however_they_do_it(root: Path, line: str) -> None:
    (root / "site" / "low" / "ground.py").write_text(line + "\n")
    assert broken(root) == ["house/site/: 1 two-way pairs: high-low"]
    assert structure.main(root) == 1


def test_two_rooms_of_a_title_that_import_each_other_are_a_pair(root: Path) -> None:
    (root / "games" / "go" / "stones.py").write_text("from house.games.go.board import BOARD\n")
    (root / "games" / "go" / "board.py").write_text("from house.games.go import stones\n")
    assert broken(root) == ["house/games/go/: 1 two-way pairs: board-stones"]


def test_a_folder_holds_only_so_many_modules(root: Path) -> None:
    for number in range(structure.MODULES):
        (root / "games" / "go" / f"rule{number}.py").touch()
    assert broken(root) == []
    (root / "games" / "go" / "one_more.py").touch()
    assert broken(root) == ["house/games/go/: 21 modules at one level, of 20 at most"]


def test_a_file_of_the_rules_has_only_so_many_lines(root: Path) -> None:
    file = root / "kernel" / "table.py"
    file.write_text("\n" * structure.LINES)
    assert broken(root) == []
    file.write_text("\n" * (structure.LINES + 1))
    assert broken(root) == ["house/kernel/table.py: 401 lines, of 400 at most"]


def test_facts_in_bags_of_strings_are_counted(root: Path) -> None:
    (root / "games" / "go" / "rules.py").write_text('turn.marks["ko"] = 1\nremarks = 2\n')
    assert broken(root) == ["kernel and games: 1 marks"]
