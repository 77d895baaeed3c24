"""Civitas installed where nothing of it was before: into clean environments of every Python that is there."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import tempfile
import time
import urllib.request
from collections.abc import Mapping, Sequence
from pathlib import Path

PYTHONS = ("python3.11", "python3.12", "python3.13")
PATIENCE = 120.0
"""Seconds for a site to say where it is, on a busy machine."""


def pythons() -> list[str]:
    """Those that are installed here and run."""
    return [name for name in PYTHONS if shutil.which(name) and _runs(name)]


def _runs(name: str) -> bool:
    return subprocess.run([name, "--version"], capture_output=True, check=False).returncode == 0


def first_lines(root: Path) -> list[str]:
    """The first commands of docs/hosting.md: install, serve."""
    page = (root / "docs" / "hosting.md").read_text(encoding="utf-8")
    found = re.search(r"^## One box\n+```\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    assert found is not None, "docs/hosting.md begins with how to install and serve"
    return found[1].splitlines()


def follow(root: Path, dist: Path, python: str) -> str:
    """The first lines of the page in a clean environment, with the wheel just made; what came of it, in a line."""
    install, serve = first_lines(root)
    with tempfile.TemporaryDirectory(prefix="civitas-fresh-") as place:
        folder = Path(place)
        subprocess.run([python, "-m", "venv", folder / "venv"], check=True)
        variables = clean() | {"PATH": f"{folder}/venv/bin:{os.environ['PATH']}"}
        # Nothing but where the wheel lies is added to what the page prints: it is not on the index yet.
        command = install.replace("pip install", f"pip install --quiet --disable-pip-version-check --find-links {dist}")
        subprocess.run(["/bin/sh", "-e", "-c", command], cwd=folder, env=variables, check=True)
        version = subprocess.run(["civitas", "--version"], env=variables, capture_output=True, text=True, check=True)
        home = folder / "home"
        home.mkdir()
        return f"{python}: {version.stdout.strip()}; {appears(serve.split(), home, variables)}"


def clean() -> dict[str, str]:
    """The environment without anything that could lead to a checkout."""
    return {k: v for k, v in os.environ.items() if not k.startswith(("CIVITAS_", "DJANGO_", "PYTHON", "VIRTUAL_ENV"))}


def appears(command: Sequence[str], folder: Path, variables: Mapping[str, str]) -> str:
    """Serve at a free port; the page and everything it names must come. Ends the site."""
    with (folder / "out").open("wb") as out:
        site = subprocess.Popen(
            [*command, "--port", "0"],
            cwd=folder,
            env={**variables, "PYTHONUNBUFFERED": "1"},
            stdout=out,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
    try:
        base = f"http://127.0.0.1:{_port(site, folder / 'out')}"
        health = _fetch(f"{base}/health")
        page = _fetch(base).decode()
        named = re.findall(r'(?:src|href)="(/[^"]+\.(?:js|css))"', page)
        assert b'"well": true' in health or b'"well":true' in health, health
        assert named, "the page names its script"
        sizes = [len(_fetch(base + name)) for name in named]
        site.send_signal(signal.SIGTERM)
        assert site.wait(PATIENCE) == 0
    finally:
        if site.poll() is None:
            os.killpg(site.pid, signal.SIGKILL)
    return f"the page appears, with {len(named)} files of {sum(sizes) // 1000} kB"


def _port(site: subprocess.Popen[bytes], out: Path) -> str:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and site.poll() is None:
        if found := re.search(r"http://[^:\s]+:(\d+)", out.read_text()):
            return found[1]
        time.sleep(0.1)
    raise AssertionError(out.read_text())


def _fetch(address: str) -> bytes:
    with urllib.request.urlopen(address, timeout=PATIENCE) as reply:  # noqa: S310 - our own site
        content: bytes = reply.read()
        return content
