"""What a release writes, and the container file step by step; the whole is rehearsed by `python -m tools.release`."""

from __future__ import annotations

import re
import subprocess
import sys
import zipfile
from datetime import date
from pathlib import Path

import pytest
from tools.release import container, fresh
from tools.release.__main__ import CLIENT, VERSION_FILE, NotReady, closed, with_version

import civitas

ROOT = Path(__file__).parents[2]
LADDERS = ROOT / "src" / "civitas" / "lab" / "ladders"
CHANGELOG = "# Changelog\n\n## Unreleased\n\n### Fixed\n\n- A thing.\n\n## 0.1.0\n\n- The first.\n"


def test_the_version_stands_in_one_place() -> None:
    text = (ROOT / VERSION_FILE).read_text(encoding="utf-8")
    assert f'__version__ = "{civitas.__version__}"' in text
    assert '__version__ = "9.8.7"' in with_version(text, "9.8.7")
    assert "\nversion = " not in (ROOT / "pyproject.toml").read_text(encoding="utf-8").split("[tool.")[0]


def test_what_was_unreleased_is_told_under_the_new_version() -> None:
    text = closed(CHANGELOG, "0.2.0", date(2026, 1, 2))
    assert text == (
        "# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-01-02)\n\n### Fixed\n\n- A thing.\n\n## 0.1.0\n\n- The first.\n"
    )
    with pytest.raises(NotReady, match="already"):
        closed(text, "0.2.0", date(2026, 1, 3))
    with pytest.raises(NotReady, match="nothing"):
        closed(text, "0.3.0", date(2026, 1, 3))


class Quick(container.Stage):
    """Builds the wheel for real. What takes long is only looked at: are the files there that it is given?"""

    def python(self, folder: Path) -> Path:
        return Path(sys.executable).parent

    def run(self, command: str) -> None:
        for name in re.findall(r"(?:-r |--no-deps )(\S+)", command):
            place = self.inside(name)
            assert list(place.parent.glob(place.name)), f"{name} is not there"
        if "npm run build" in command:
            client = self.folder / "src" / "src" / "civitas" / "site" / "client"
            client.mkdir(parents=True)
            (client / "index.html").write_text("built")
        elif "hatchling build" in command:
            subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel"], cwd=self.work, check=True)


def test_the_container_file_has_every_file_that_its_steps_need(tmp_path: Path) -> None:
    image = container.replay(ROOT, tmp_path, Quick)
    (wheel,) = image.inside("/tmp").glob("*.whl")
    with zipfile.ZipFile(wheel) as opened:
        assert opened.read(CLIENT) == b"built"
        series = [file.relative_to(ROOT / "src").as_posix() for file in LADDERS.rglob("*.jsonl")]
        assert series
        assert set(series) <= set(opened.namelist())
    assert (image.entrypoint, image.command) == (["civitas"], ["serve", "--host", "0.0.0.0"])
    assert image.variables()["CIVITAS_DATA"] == str(image.inside("/data"))


def test_the_docs_begin_with_installing_and_serving() -> None:
    assert fresh.first_lines(ROOT) == ['pip install "civitas-table[site]"', "civitas serve"]


def test_nothing_that_we_print_installs_what_somebody_else_calls_civitas() -> None:
    """On the package index that name belongs to others."""
    files = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    wrong = re.compile(r"(?:pip|pipx|uv|uvx)(?: \w+)* (?:-\S+ )*['\"]?civitas(?![-\w/.])")
    said = [
        f"{name}: {found[0]}"
        for name in files
        if Path(name).suffix in {".md", ".py", ".ftl", ".toml", ".yml", ".ts", ".svelte", ".html", ""}
        and (ROOT / name).is_file()
        and (found := wrong.search((ROOT / name).read_text(encoding="utf-8", errors="replace")))
    ]
    assert said == []
