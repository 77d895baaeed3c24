"""The compiled wheel of a release, and whether it plays the same games to the byte as the plain one."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tools.release.fresh import clean

from civitas.games import find_title, titles

GAMES = 500
"""So many random games of each title have to come out the same, beside the golden ones."""
FOLDER = "compiled"
"""It lies apart in `dist/`: an index takes no wheel that is for one system alone."""


class Differs(Exception):
    """The compiled wheel plays other games than the source."""


def make(clone: Path) -> Path:
    """The wheel, in a folder of its own."""
    folder = clone / "dist" / FOLDER
    wheel = ("-m", "pip", "wheel", "--quiet", ".", "--no-deps", "--no-build-isolation", "--wheel-dir", folder)
    subprocess.run([sys.executable, *wheel], cwd=clone, env={**clean(), "CIVITAS_COMPILED": "1"}, check=True)
    (made,) = folder.glob("*.whl")
    return made


def install(wheel: Path, folder: Path) -> Path:
    """A clean environment with this wheel; its Python."""
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    python = folder / "bin" / "python"
    subprocess.run([python, "-m", "pip", "install", "--quiet", wheel], env=clean(), check=True)
    return python


def digests(python: Path, clone: Path, games: int = GAMES) -> list[str]:
    """What is played there, title by title. Nothing of the clone is imported: the wheel plays."""
    said: list[str] = []
    for name in titles():
        each = -(-games // len(find_title(name).seats))
        script = (clone / "tools/compiled/digest.py", name, "--games", str(each), "--golden", clone / "tests/games")
        done = subprocess.run(
            [python, *script], cwd=clone / "dist", env=clean(), stdout=subprocess.PIPE, text=True, check=True
        )
        said += done.stdout.splitlines()
    return said


def same(plain: list[str], compiled: list[str]) -> str:
    """In a line, that both are alike; raises `Differs` at what is not."""
    odd = [line.partition(":")[0] for line in set(plain) ^ set(compiled)]
    if odd or not plain:
        raise Differs(f"source and compiled differ in {', '.join(sorted(set(odd))) or 'everything'}")
    return f"{len(plain)} digests are the same"


def check(clone: Path) -> str:
    """Make it, install it beside the plain one, and play with both."""
    made = make(clone)
    (plain,) = (clone / "dist").glob("*-none-any.whl")
    here = [install(wheel, clone / ".venv" / name) for name, wheel in (("plain", plain), (FOLDER, made))]
    told = same(*(digests(python, clone) for python in here))
    return f"{made.name} ({made.stat().st_size // 1000} kB); {told}"
