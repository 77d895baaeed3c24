"""`python -m tools.release 0.3.0`: a release, rehearsed from end to end before anything is written here.

Everything happens in a fresh clone: the version is set, the changelog closed, the client built, sdist and wheel made
and inspected, the steps of the container file replayed, the wheel installed into clean environments of every Python
that is there, the first lines of docs/hosting.md followed until the page appears, and a small site of this version kept
for the upgrade tests of later ones. Only then do the commit and its tag come here, and the files into `dist/`. With
`--rehearse` nothing is written here at all.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
import zipfile
from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path

from tools.release import compiled, container, fresh

ROOT = Path(__file__).parents[2]
VERSION_FILE = "src/civitas/__init__.py"
CLIENT = "civitas/site/client/index.html"
OPEN = "## Unreleased\n"


class NotReady(Exception):
    """Something has to be done before there can be a release."""


def run(*command: str | Path, cwd: Path, **more: str) -> str:
    """A command that must succeed; what it prints on the standard output."""
    done = subprocess.run(command, cwd=cwd, env={**os.environ, **more}, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode != 0:
        raise NotReady(f"{' '.join(map(str, command))} ended with {done.returncode}:\n{done.stdout}")
    return done.stdout


def with_version(text: str, version: str) -> str:
    """The module with its version set."""
    return re.sub(r'^__version__ = ".*"$', f'__version__ = "{version}"', text, flags=re.MULTILINE)


def closed(changelog: str, version: str, day: date) -> str:
    """The changelog with what was unreleased under the new version, and an empty place for what comes next."""
    if f"## {version} " in changelog:
        raise NotReady(f"CHANGELOG.md has {version} already")
    before, found, after = changelog.partition(OPEN)
    told, _, earlier = after.partition("\n## ")
    if not found or not told.strip():
        raise NotReady("CHANGELOG.md has nothing under Unreleased")
    return f"{before}{OPEN}\n## {version} ({day.isoformat()})\n{told}\n## {earlier}"


def set_version(clone: Path, version: str) -> str:
    """Version and changelog; what is generated from the version is generated."""
    module = clone / VERSION_FILE
    module.write_text(with_version(module.read_text(encoding="utf-8"), version), encoding="utf-8")
    changelog = clone / "CHANGELOG.md"
    changelog.write_text(closed(changelog.read_text(encoding="utf-8"), version, date.today()), encoding="utf-8")
    described = run(sys.executable, "-m", "civitas", "openapi", cwd=clone, PYTHONPATH=str(clone / "src"))
    (clone / "web" / "openapi.json").write_text(described, encoding="utf-8")
    assert json.loads(described)["info"]["version"] == version
    return f"{version} in {VERSION_FILE}, CHANGELOG.md and web/openapi.json"


def build(clone: Path) -> str:
    """The client, the sdist, and the wheel from the sdist."""
    run("npm", "ci", "--no-audit", "--no-fund", cwd=clone / "web")
    run("npm", "run", "build", cwd=clone / "web")
    tools = clone / ".venv" / "release"
    run(sys.executable, "-m", "venv", tools, cwd=clone)
    run(
        *(tools / "bin" / "pip", "install", "--quiet", "--disable-pip-version-check"),
        *("--require-hashes", "-r", "requirements/release.txt"),
        cwd=clone,
    )
    run(tools / "bin" / "python", "-m", "build", cwd=clone)
    return ", ".join(f"{file.name} ({file.stat().st_size // 1000} kB)" for file in sorted((clone / "dist").iterdir()))


def look(clone: Path, version: str) -> str:
    """What an index would say of the files, and whether the client is in both."""
    files = sorted((clone / "dist").iterdir())
    said = run(clone / ".venv" / "release" / "bin" / "twine", "check", "--strict", *files, cwd=clone)
    wheel = clone / "dist" / f"civitas_table-{version}-py3-none-any.whl"
    sdist = clone / "dist" / f"civitas_table-{version}.tar.gz"
    with zipfile.ZipFile(wheel) as opened, tarfile.open(sdist) as packed:
        if CLIENT not in opened.namelist():
            raise NotReady("the wheel has no client")
        if not any(name.endswith(CLIENT) for name in packed.getnames()):
            raise NotReady("the sdist has no client")
        return f"{' '.join(said.split())}; the client is in both, {len(opened.namelist())} files in the wheel"


def contain(clone: Path) -> str:
    """The steps of the container file, and what the image would run."""
    with tempfile.TemporaryDirectory(prefix="civitas-image-") as place:
        image = container.replay(clone, Path(place))
        home = image.inside("/data")
        command = [shutil.which(image.entrypoint[0], path=image.variables()["PATH"]) or "", *image.command]
        return fresh.appears(command, home, image.variables())


def install(clone: Path) -> str:
    found = [fresh.follow(clone, clone / "dist", python) for python in fresh.pythons()]
    if not found:
        raise NotReady(f"none of {', '.join(fresh.PYTHONS)} is here")
    return "\n   ".join(found)


def keep(clone: Path) -> str:
    """A site of this version for the tests of the next ones."""
    code = "import sys; from pathlib import Path; from tools.release.keep import keep; keep(Path(sys.argv[1]))"
    folder = clone / "tests" / "site" / "releases"
    paths = f"{clone}:{clone / 'src'}"
    run(sys.executable, "-c", code, folder, cwd=clone, PYTHONPATH=paths)
    return ", ".join(sorted(file.name for file in folder.iterdir()))


def upgrade(clone: Path) -> str:
    """Sites of earlier releases under this one."""
    said = run(
        *(sys.executable, "-m", "pytest", "tests/site/test_upgrade.py", "-p", "no:cacheprovider"),
        cwd=clone,
        PYTHONPATH=str(clone / "src"),
    )
    return said.strip().splitlines()[-1]


def release(version: str, *, rehearse: bool, with_compiled: bool) -> None:
    """All of it, in a clone; then the commit and the tag come here, unless this is a rehearsal."""
    if run("git", "status", "--porcelain", cwd=ROOT).strip():
        raise NotReady("commit what has changed first")
    with tempfile.TemporaryDirectory(prefix="civitas-release-") as place:
        clone = Path(place) / "civitas"
        run("git", "clone", "--quiet", ROOT, clone, cwd=ROOT)
        steps: list[tuple[str, Callable[[], str]]] = [
            ("version and changelog", lambda: set_version(clone, version)),
            ("sdist and wheel, with the client", lambda: build(clone)),
            ("what an index checks", lambda: look(clone, version)),
            ("the container file, step by step", lambda: contain(clone)),
            ("clean environments, the first lines of the docs", lambda: install(clone)),
            ("sites of earlier releases are upgraded", lambda: upgrade(clone)),
            ("a site of this release is kept", lambda: keep(clone)),
        ]
        if with_compiled:
            steps.insert(4, ("the compiled wheel plays the same games", lambda: compiled.check(clone)))
        for name, step in steps:
            start = time.monotonic()
            print(f"== {name}", flush=True)
            print(f"   {step()} ({time.monotonic() - start:.0f} s)", flush=True)
        if rehearse:
            print(f"Rehearsed: {version} can be released. Nothing was written here.")
            return
        run("git", "add", VERSION_FILE, "CHANGELOG.md", "web/openapi.json", "tests/site/releases", cwd=clone)
        run("git", "commit", "--quiet", "-m", f"release: {version}", cwd=clone)
        run("git", "pull", "--quiet", "--ff-only", clone, "HEAD", cwd=ROOT)
        run("git", "tag", "-a", f"v{version}", "-m", f"Civitas {version}", cwd=ROOT)
        shutil.copytree(clone / "dist", ROOT / "dist", dirs_exist_ok=True)
    print(f"Released {version}: commit, tag v{version}, files in dist/. Publishing them: docs/releasing.md.")


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.release", description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("version", help="such as 0.3.0")
    parser.add_argument("--rehearse", action="store_true", help="everything but the commit, the tag and dist/")
    parser.add_argument("--compiled", action="store_true", help="the compiled wheel as well, for this system")
    asked = parser.parse_args(arguments)
    try:
        release(asked.version, rehearse=asked.rehearse, with_compiled=asked.compiled)
    except (NotReady, compiled.Differs) as why:
        sys.exit(f"no release: {why}")


if __name__ == "__main__":
    main()
