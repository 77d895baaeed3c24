"""Pytest within this process, as bare as the tests of the rules allow: no site, no plugins, nothing written."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

OPTIONS = (
    "--override-ini=addopts=",
    "--import-mode=importlib",
    "--capture=no",
    "-p",
    "no:cacheprovider",
    "-p",
    "no:randomly",
    "-W",
    "ignore::pytest.PytestConfigWarning",
    "-m",
    "not slow",
    "-k",
    "not milliseconds",  # what measures time fails on a busy machine, whatever was changed
)


def ask(root: Path, tests: Sequence[str], plugin: object) -> int:
    """Run these tests of the folder with the plugin, silently."""
    os.chdir(root)
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    with silence():
        return int(pytest.main([*OPTIONS, f"--rootdir={root}", *tests], plugins=[plugin]))


@contextlib.contextmanager
def silence() -> Iterator[None]:
    """What is printed meanwhile goes nowhere."""
    sys.stdout.flush()
    sys.stderr.flush()
    kept = [os.dup(1), os.dup(2)]
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    try:
        yield
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        for number, file in enumerate(kept, 1):
            os.dup2(file, number)
            os.close(file)
        os.close(nowhere)


class Run:
    """A plugin that runs the tests in the order given, until one fails."""

    def __init__(self, order: Sequence[str]) -> None:
        self.order = {test: number for number, test in enumerate(order)}
        self.failed = ""

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        items[:] = sorted(
            (item for item in items if item.nodeid in self.order), key=lambda item: self.order[item.nodeid]
        )

    def pytest_runtest_logreport(self, report: Any) -> None:
        if report.failed:
            self.failed = self.failed or report.nodeid

    def pytest_collectreport(self, report: Any) -> None:
        if report.failed:
            self.failed = self.failed or f"{report.nodeid} (cannot be collected)"
