"""§14.3 Civilisations attach themselves to the rules; no chapter of the base game knows one of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import civitas.games.clash
from civitas.games.clash.box.content import CIVS, OF_CIVS

HOME = Path(civitas.games.clash.__file__).parent
EXPANSION = HOME / "expansion"
BASE = [path for path in sorted(HOME.rglob("*.py")) if EXPANSION not in path.parents]


@pytest.mark.parametrize("path", BASE, ids=lambda path: str(path.relative_to(HOME)))
def test_no_chapter_of_the_base_game_names_a_civilisation_or_one_of_its_advances(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    civs = re.findall(rf"\b(?:{'|'.join(CIVS)})\b", source, re.IGNORECASE)
    advances = re.findall(rf"[\"'](?:{'|'.join(OF_CIVS)})[\"']", source)
    assert civs + advances == []


def test_every_civilisation_has_a_file_of_its_own_and_four_advances() -> None:
    files = {path.stem for path in (EXPANSION / "civilisations").glob("[a-z]*.py")}
    assert files == set(CIVS)
    assert all(len(advances) == 4 for advances in CIVS.values())
    assert sorted(OF_CIVS) == sorted(advance for civ in CIVS.values() for advance in civ.values())
