"""The site's own processes as a host starts them: started, asked whether they are well, ended or killed."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterable, Mapping
from http.client import HTTPConnection, HTTPException
from pathlib import Path

from civitas.site.drills.apart import clean_environment

LOCAL = "127.0.0.1"
PATIENCE = 60.0
"""Seconds to wait for a process to begin or to end: machines may be busy."""
RUN = "from civitas.cli import main; main()"


class NotWell(Exception):
    """A process of the site did not begin; the message is the end of its log."""


class Part:
    """A `civitas` command that runs until it is told to end. It may be started again after it was killed."""

    def __init__(self, arguments: Iterable[str], environment: Mapping[str, str], folder: Path) -> None:
        self._arguments = list(arguments)
        self._environment = clean_environment(environment)
        self._folder = folder
        self._log = folder / f"{self._arguments[0]}.log"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    @property
    def group(self) -> int:
        """The number of the group that its processes form."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Begin; the process and all its children form a group, so that none outlives a kill."""
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(  # noqa: S603 - our own command
                [sys.executable, "-c", RUN, *self._arguments],
                cwd=self._folder,
                env=self._environment,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )

    def kill(self) -> None:
        """SIGKILL: no process of the group can do anything more."""
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            self._process = None

    def end(self) -> None:
        """SIGTERM, and a kill if that does not help."""
        if self._process is not None:
            self._process.terminate()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(PATIENCE)
        self.kill()

    def check_alive(self) -> None:
        if not self.running:
            raise NotWell(self.last_words())

    def last_words(self) -> str:
        return self._log.read_text(encoding="utf-8", errors="replace")[-2000:]


def free_port() -> int:
    """A port at which nobody listens now."""
    with socket.create_server((LOCAL, 0)) as probe:
        return int(probe.getsockname()[1])


def wait_until_well(part: Part, port: int) -> None:
    """Come back when the process says that it is well."""
    end = time.monotonic() + PATIENCE
    while not _well(port):
        part.check_alive()
        if time.monotonic() > end:
            raise NotWell(part.last_words())
        time.sleep(0.05)


def _well(port: int) -> bool:
    asked = HTTPConnection(LOCAL, port, timeout=5)
    try:
        asked.request("GET", "/health")
        return asked.getresponse().status == 200
    except (OSError, HTTPException):
        return False
    finally:
        asked.close()
