"""The processes of a site: all in one, or web and worker apart."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import TracebackType

from civitas.site.drills.parts import Part, free_port, wait_until_well


class Crew:
    """A site that runs while the `with` block does."""

    def __init__(self, settings: Mapping[str, str], folder: Path, *, together: bool) -> None:
        self.port = free_port()
        port = str(self.port)
        commands = [["serve", "--port", port]] if together else [["web", "--port", port], ["worker"]]
        self._parts = [Part(command, settings, folder) for command in commands]

    def __enter__(self) -> Crew:
        try:
            self.start()
        except BaseException:
            self.kill()
            raise
        return self

    def __exit__(self, kind: type[BaseException] | None, _: BaseException | None, __: TracebackType | None) -> None:
        for part in self._parts:
            if kind is None:
                part.end()
            else:
                part.kill()

    def start(self) -> None:
        """Start what does not run, and wait until the site is well."""
        for part in self._parts:
            if not part.running:
                part.start()
        wait_until_well(self._parts[0], self.port)

    def kill(self) -> None:
        """SIGKILL for every process."""
        for part in self._parts:
            part.kill()
