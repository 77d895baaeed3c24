"""The steps of deploy/Containerfile, one after the other in clean folders, where there is no container engine.

Each stage is a folder: what is copied comes only from the repository as `.dockerignore` leaves it, or from an earlier
stage; commands run in the stage's own folder, with a virtual environment of its own where the base image brings
Python. Users are not made and rights are not changed. So this shows that every file is there when it is needed and that
what comes out runs; it does not show what depends on the base image.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import NamedTuple

OURS = ("/src", "/tmp", "/data")  # noqa: S108 - folders within a stage
"""The folders of an image that our file speaks of: each stage has its own."""
NOT_HERE = {"useradd": "true", "install": 'for last; do :; done; mkdir -p "$last"'}
"""What belongs to the image's own users, as a shell script that does no harm here."""


class Step(NamedTuple):
    """A line of the file."""

    word: str
    rest: str


class Stage:
    """An image in the making."""

    def __init__(self, name: str, folder: Path, base: str) -> None:
        self.name, self.folder, self.base = name, folder, base
        self.work = folder
        self.environment: dict[str, str] = {}
        self.entrypoint: list[str] = []
        self.command: list[str] = []
        folder.mkdir()
        for place in OURS:
            self.inside(place).mkdir()
        helpers = folder / "helpers"
        helpers.mkdir()
        for program, script in NOT_HERE.items():
            (helpers / program).write_text(f"#!/bin/sh\n{script}\n")
            (helpers / program).chmod(0o755)
        self._path = [str(helpers)]
        if "python" in base:
            self._path.append(str(self.python(folder / "python")))

    def python(self, folder: Path) -> Path:
        """A Python of the stage's own; where its commands are."""
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        return folder / "bin"

    def inside(self, path: str) -> Path:
        """A path of the image, in the stage's folder."""
        return (self.folder / path.lstrip("/")) if path.startswith("/") else (self.work / path)

    def variables(self) -> dict[str, str]:
        kept = {k: v for k, v in os.environ.items() if not k.startswith(("CIVITAS_", "DJANGO_", "PYTHONPATH"))}
        return {**kept, "PATH": ":".join([*self._path, os.environ["PATH"]]), **self.environment}

    def here(self, text: str) -> str:
        """A command with the image's folders in the stage's place."""
        places = "|".join(re.escape(place) for place in OURS)
        return re.sub(rf"(?<![\w./])({places})(?=[/\s'\"]|$)", lambda found: str(self.inside(found[1])), text)

    def run(self, command: str) -> None:
        subprocess.run(["/bin/sh", "-e", "-c", self.here(command)], cwd=self.work, env=self.variables(), check=True)


def steps(text: str) -> Iterator[Step]:
    """The lines of the file, continued ones joined."""
    for line in re.sub(r"\\\n", " ", re.sub(r"^#.*\n", "", text, flags=re.MULTILINE)).splitlines():
        if line.strip():
            word, _, rest = line.strip().partition(" ")
            yield Step(word, rest.strip())


def ignored(root: Path) -> Iterator[str]:
    for line in (root / ".dockerignore").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            yield line


def context(root: Path, folder: Path) -> None:
    """What a build may copy: the files of the repository without those that `.dockerignore` names."""
    patterns = list(ignored(root))

    def left_out(where: str, names: list[str]) -> set[str]:
        place = Path(where).relative_to(root)
        return {name for name in names if any(_matches(place / name, pattern) for pattern in patterns)}

    shutil.copytree(root, folder, ignore=left_out, symlinks=True)


def _matches(path: Path, pattern: str) -> bool:
    if pattern.startswith("**/"):
        return fnmatch(path.name, pattern[3:])
    return str(path) == pattern


def replay(root: Path, folder: Path, make: type[Stage] = Stage) -> Stage:
    """Every step of the file; the last stage, which is the image."""
    context(root, folder / "context")
    stages: dict[str, Stage] = {}
    stage: Stage | None = None
    for step in steps((root / "deploy" / "Containerfile").read_text(encoding="utf-8")):
        if step.word == "FROM":
            base, _, name = step.rest.partition(" AS ")
            stage = make(name or "image", folder / (name or "image"), base)
            stages[stage.name] = stage
            continue
        assert stage is not None, "the file begins with FROM"
        print(f"   {stage.name}: {step.word} {step.rest}", flush=True)
        _do(step, stage, stages, folder / "context")
    assert stage is not None
    return stage


def _do(step: Step, stage: Stage, stages: dict[str, Stage], files: Path) -> None:
    match step.word:
        case "WORKDIR":
            stage.work = stage.inside(step.rest)
            stage.work.mkdir(parents=True, exist_ok=True)
        case "COPY":
            _copy(step.rest, stage, stages, files)
        case "RUN":
            stage.run(step.rest)
        case "ENV":
            stage.environment |= {k: stage.here(v) for k, v in (one.split("=", 1) for one in shlex.split(step.rest))}
        case "ENTRYPOINT":
            stage.entrypoint = json.loads(step.rest)
        case "CMD":
            stage.command = json.loads(step.rest)
        case "USER" | "VOLUME" | "EXPOSE" | "HEALTHCHECK":
            pass  # what the engine does with a running container
        case _:
            raise ValueError(f"not known here: {step.word}")


def _copy(rest: str, stage: Stage, stages: dict[str, Stage], files: Path) -> None:
    words = shlex.split(rest)
    origin = stages[words.pop(0).removeprefix("--from=")] if words[0].startswith("--from=") else None
    *sources, target = words
    into = stage.inside(target)
    for source in sources:
        place = origin.inside(source) if origin else files / source
        found = sorted(place.parent.glob(place.name))
        assert found, f"nothing to copy: {source}"
        for one in found:
            if one.is_dir():
                shutil.copytree(one, into, dirs_exist_ok=True)
            else:
                aim = into / one.name if target.endswith("/") or into.is_dir() else into
                aim.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(one, aim)
