"""Real processes of the site, for tests that need them: started, asked, ended."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
from django.db import connection

PATIENCE = 120.0
RUN = "from civitas.cli import main; main()"


def environment(**settings: str) -> dict[str, str]:
    """What a process of the site begins with: ours, but for what says which site that is."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("CIVITAS_", "DJANGO_"))}
    return {**kept, "LANG": "C.UTF-8", **settings}


def command(*arguments: str, folder: Path | None = None, **settings: str) -> subprocess.CompletedProcess[str]:
    """A `civitas` command that ends by itself, well or not."""
    return subprocess.run(
        [sys.executable, "-c", RUN, *arguments],
        cwd=folder,
        env=environment(**settings),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def output_of(*arguments: str, folder: Path | None = None, **settings: str) -> str:
    """What a command prints that must end well."""
    done = command(*arguments, folder=folder, **settings)
    assert done.returncode == 0, (arguments, done.stdout, done.stderr)
    return done.stdout


class Process:
    """A `civitas` command that runs until it is told to end."""

    def __init__(self, *arguments: str, folder: Path, **settings: str) -> None:
        self.log = folder / f"{arguments[0]}.log"
        self.out = folder / f"{arguments[0]}.out"
        with self.log.open("wb") as log, self.out.open("wb") as out:
            self._process = subprocess.Popen(
                [sys.executable, "-c", RUN, *arguments],
                cwd=folder,
                env=environment(**{"PYTHONUNBUFFERED": "1", **settings}),
                stdout=out,
                stderr=log,
                start_new_session=True,
            )

    def printed(self, pattern: str) -> str:
        """What the process prints that matches; waits for it."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if found := re.search(pattern, self.out.read_text()):
                return found[1]
            if self._process.poll() is not None:
                break
            time.sleep(0.05)
        raise AssertionError(f"{self.out.read_text()}\n{self.log.read_text()}")

    def end(self, number: int = signal.SIGTERM) -> int:
        self._process.send_signal(number)
        return self._process.wait(PATIENCE)

    def kill(self) -> None:
        """SIGKILL for it and for every process that it has begun."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def wait(self) -> int:
        return self._process.wait(PATIENCE)


def database_address() -> str:
    """The test's own database, as a host would write it."""
    default = connection.settings_dict
    if connection.vendor == "postgresql":
        user = f"{default['USER']}@" if default["USER"] else ""
        return f"postgresql://{user}{default['HOST']}:{default['PORT']}/{default['NAME']}"
    return f"sqlite:///{default['NAME']}"


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


def reach(url: str, **how: Any) -> httpx.Response:
    """The reply, as soon as somebody listens there."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return httpx.get(url, timeout=PATIENCE, **how)
        except httpx.TransportError:
            if time.monotonic() > end:
                raise
            time.sleep(0.05)
