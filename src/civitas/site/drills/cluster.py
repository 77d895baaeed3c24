"""A PostgreSQL server of the drill's own, which may be crashed: nobody else's data is in it."""

from __future__ import annotations

import os
import shutil
import subprocess
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

from civitas.site.drills.parts import LOCAL, free_port

OWNER = "postgres"
DATABASE = "civitas"
PLACES = "/usr/lib/postgresql"
"""Where Debian puts the programs of each version, outside the search path."""


class NoPostgres(Exception):
    """PostgreSQL's programs are not installed here."""


def program(name: str) -> str:
    """The path of one of PostgreSQL's programs, of the newest version installed."""
    versions = sorted(Path(PLACES).glob("*/bin"), key=lambda place: float(place.parent.name), reverse=True)
    for place in versions:
        if (place / name).exists():
            return str(place / name)
    found = shutil.which(name)
    if found is None:
        raise NoPostgres(name)
    return found


class Cluster(NamedTuple):
    """The server: where its files are and where it listens. What is committed is on the disk: `fsync` is on."""

    folder: Path
    port: int

    @property
    def address(self) -> str:
        return f"postgresql://{OWNER}@{LOCAL}:{self.port}/{DATABASE}"

    def start(self) -> None:
        options = f"-p {self.port} -c listen_addresses={LOCAL} -c unix_socket_directories='' -c fsync=on"
        self._control("start", "-w", "-o", options, "-l", str(self.folder / "log"))

    def crash(self) -> None:
        """The server stops at once, writes nothing more, and must recover when it starts again."""
        self._control("stop", "-m", "immediate")

    def destroy(self) -> None:
        """The database is gone, and an empty one is in its place."""
        for act in ("dropdb", "createdb"):
            _run(program(act), "-h", LOCAL, "-p", str(self.port), "-U", OWNER, DATABASE)

    def stop(self) -> None:
        if (self.folder / "data" / "postmaster.pid").exists():
            self.crash()

    def _control(self, act: str, *how: str) -> None:
        _run(program("pg_ctl"), act, "-D", str(self.folder / "data"), *how)


def make_cluster(folder: Path, stack: ExitStack) -> Cluster:
    """A new server with an empty database, running until the stack is closed."""
    made = Cluster(folder / "postgresql", free_port())
    made.folder.mkdir(mode=0o700)
    if os.geteuid() == 0:  # PostgreSQL refuses to run as root
        folder.chmod(0o711)
        shutil.chown(made.folder, OWNER)
    _run(program("initdb"), "-D", str(made.folder / "data"), "-U", OWNER, "-A", "trust", "-E", "UTF8", "--no-sync")
    stack.callback(made.stop)
    made.start()
    _run(program("createdb"), "-h", LOCAL, "-p", str(made.port), "-U", OWNER, DATABASE)
    return made


def _run(*command: str) -> None:
    who: dict[str, Any] = {"user": OWNER, "group": OWNER, "extra_groups": []} if os.geteuid() == 0 else {}
    # Not a pipe: the server would inherit it, and we would wait for its end.
    subprocess.run(  # noqa: S603 - programs of PostgreSQL
        command,
        check=True,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
        cwd="/",
        **who,
    )
