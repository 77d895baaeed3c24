"""Games are found by entry points: ours, and those that other people keep in packages of their own."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from civitas import games
from civitas.games import UnknownTitle, find_title, titles
from civitas.games.title import companions_of, info_of

NIM = """
from civitas.kernel import Title
from tests.kit.raft import Raft


class Nim(Raft):
    id = "{id}"


TITLE = Nim()
"""


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder in which packages are as if they had been installed."""
    monkeypatch.syspath_prepend(tmp_path)
    _forget()
    yield tmp_path
    _forget()
    for name in [name for name in sys.modules if name.startswith("stranger_")]:
        del sys.modules[name]


def _forget() -> None:
    titles.cache_clear()
    games._declared.cache_clear()


def install(folder: Path, name: str, source: str, declared: str) -> None:
    (folder / f"{name}.py").write_text(source)
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[civitas.titles]\n{declared} = {name}:TITLE\n")


def test_our_own_games_are_declared_like_anybody_elses() -> None:
    here = Path(games.__file__).parent
    assert set(titles()) == {folder.parent.name for folder in here.glob("*/title.py")}
    assert all(find_title(name).id == name for name in titles())


def test_a_game_in_a_package_of_its_own_is_found(installed: Path) -> None:
    install(installed, "stranger_nim", NIM.format(id="nim"), "nim")
    assert "nim" in titles()
    assert find_title("nim").home == "tests.kit.raft"


def test_a_broken_package_is_left_out_and_takes_no_other_game_with_it(
    installed: Path, caplog: pytest.LogCaptureFixture
) -> None:
    install(installed, "stranger_broken", "import nothing_of_that_name\n", "broken")
    install(installed, "stranger_nim", NIM.format(id="nim"), "nim")
    assert "broken" not in titles()
    assert "nim" in titles()
    assert "stranger_broken" in caplog.text
    with pytest.raises(UnknownTitle):
        find_title("broken")


def test_a_game_whose_id_is_not_its_name_is_left_out(installed: Path, caplog: pytest.LogCaptureFixture) -> None:
    install(installed, "stranger_nim", NIM.format(id="another"), "nim")
    assert "nim" not in titles()
    assert "calls itself" in caplog.text


def test_nobody_takes_the_name_of_a_game_of_ours(installed: Path, caplog: pytest.LogCaptureFixture) -> None:
    (ours, *_) = titles()
    home = find_title(ours).home
    _forget()
    install(installed, "aaa_stranger", NIM.format(id=ours), ours)
    assert find_title(ours).home == home
    assert "is left out" in caplog.text


NOT_EVERYWHERE = {"campaign", "copying", "goals"}
"""Not every game has aims in the hand that can be counted, or opponents that its box prints."""


@pytest.mark.parametrize("name", titles())
def test_a_game_of_ours_says_who_made_it_and_has_every_companion(name: str) -> None:
    title = find_title(name)
    info, companions = info_of(title), companions_of(title)
    assert info is not None
    assert info.designer
    assert info.publisher
    assert info.minutes.start < info.minutes.stop
    assert len(set(info.opponents)) >= max(title.seats), "a name for a bot on each seat"
    assert 1 <= info.weight <= 5
    missing = [part for part, there in vars(companions).items() if there is None]
    assert set(missing) <= NOT_EVERYWHERE


def test_a_title_that_knows_the_kernel_alone_has_no_companions() -> None:
    assert companions_of(find_title("tests.site.ferry:TITLE")).sheets is None
    assert info_of(find_title("tests.site.ferry:TITLE")) is None
