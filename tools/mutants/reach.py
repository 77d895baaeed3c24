"""Which tests reach which lines, and how long they take: found by one run with coverage, kept in `build/mutants/`."""

from __future__ import annotations

import json
import multiprocessing
import re
import sys
import time
from collections.abc import Generator, Iterator, Sequence
from pathlib import Path
from typing import Any

import coverage
import pytest
from tools.mutants.asking import ask
from tools.mutants.changing import Mutant
from tools.mutants.parts import Part

LOADING = "loading"
"""Stands for what runs before any test: when modules are imported and tests collected."""

LIKELY = 50
"""Tests that are asked first where any test might notice."""


class Reach:
    """Lines and the tests that come there."""

    def __init__(self, part: Part, data: dict[str, Any]) -> None:
        self.part = part
        self.tests: list[str] = [test for test, _ in data["tests"]]
        self.seconds: dict[str, float] = dict(data["tests"])
        self.lines: dict[str, dict[str, list[int]]] = data["lines"]
        self.failed: list[str] = data["failed"]
        breadth = [0] * len(self.tests)
        for lines in self.lines.values():
            for numbers in lines.values():
                for number in numbers:
                    if number >= 0:
                        breadth[number] += 1
        self.breadth = dict(zip(self.tests, breadth, strict=True))

    def at(self, mutant: Mutant) -> tuple[list[str], bool]:
        """The tests that reach what is changed, in the order to run them; and whether it runs on loading.

        What runs on loading alone might be noticed by any test.
        """
        found = self._numbers(mutant.file, mutant.line) or self._numbers(mutant.file, mutant.statement)
        loading = -1 in found
        reached = {number for number in found if number >= 0}
        if not loading or reached:
            return self._ordered(reached), loading
        likely = self._ordered(self._by_name(mutant))[:LIKELY]
        rest = self._ordered({*range(len(self.tests))})
        return [*likely, *(test for test in rest if test not in likely)], loading

    def _numbers(self, file: Path, line: int) -> set[int]:
        return set(self.lines.get(self.part.short(file), {}).get(str(line), []))

    def _by_name(self, mutant: Mutant) -> set[int]:
        """The tests that reach a line with a name of what is defined there, or else whatever reaches the file."""
        named = re.compile(rf"\b({'|'.join(map(re.escape, mutant.names))})\b") if mutant.names else None
        found = set(self._using(named)) - {-1} if named else set()
        if not found:
            there = self.lines[self.part.short(mutant.file)].values()
            found = {number for numbers in there for number in numbers} - {-1}
        return found

    def _using(self, named: re.Pattern[str]) -> Iterator[int]:
        for name, lines in self.lines.items():
            for number, text in enumerate((self.part.root / name).read_text("utf-8").splitlines(), 1):
                if str(number) in lines and named.search(text):
                    yield from lines[str(number)]

    def _ordered(self, numbers: set[int]) -> list[str]:
        """Own tests before others; among them the quick and special ones first."""
        tests = [self.tests[number] for number in numbers]
        return sorted(tests, key=lambda test: (not test.startswith(self.part.own), self._effort(test), test))

    def _effort(self, test: str) -> float:
        return (self.seconds[test] + 0.005) * (self.breadth[test] + 50)


class Watch:
    """A plugin that notes for each test where it comes and how long it takes."""

    def __init__(self, watching: coverage.Coverage, others: Sequence[str]) -> None:
        self.watching = watching
        self.others = set(others)
        self.tests: dict[str, float] = {}
        self.failed: set[str] = set()

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        """Tests that are made for every title are of use here for one of them."""
        items[:] = [item for item in items if not self.others & set(re.split(r"[\[\]-]", item.nodeid))]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: Any) -> Generator[None, object, object]:
        self.watching.switch_context(item.nodeid)
        started = time.process_time()
        result = yield
        self.tests[item.nodeid] = round(time.process_time() - started, 4)
        self.watching.switch_context(LOADING)
        return result

    def pytest_runtest_logreport(self, report: Any) -> None:
        if report.failed:
            self.failed.add(report.nodeid)


def reach(part: Part, tests: Sequence[str], keep: Path) -> Reach:
    """The lines that these tests reach; from a file, unless something has changed since."""
    name = f"reach-{part.name}-of-{len(tests)}"
    file = keep / f"{name}-{part.digest(tuple(tests))}.json"
    if not file.exists():
        for old in keep.glob(f"{name}-*.json"):
            old.unlink()
        keep.mkdir(parents=True, exist_ok=True)
        child = multiprocessing.get_context("fork").Process(target=_watch, args=(part, tests, file))
        child.start()
        child.join()
        if not file.exists():
            raise SystemExit(f"the tests of {part.name} cannot be run")
    found = Reach(part, json.loads(file.read_text()))
    for test in found.failed:
        print(f"fails by itself and is not asked: {test}", file=sys.stderr)
    return found


def _watch(part: Part, tests: Sequence[str], file: Path) -> None:
    """Run the tests and write down where each of them comes; whoever fails as things are is left out."""
    watching = coverage.Coverage(data_file=None, source=[str(part.source)], config_file=False, context=LOADING)
    plugin = Watch(watching, part.others)
    watching.start()
    watching.switch_context(LOADING)
    ask(part.root, tests, plugin)
    watching.stop()
    data = watching.get_data()
    passed = [test for test in plugin.tests if test not in plugin.failed]
    number = {test: index for index, test in enumerate(passed)}
    lines: dict[str, dict[int, list[int]]] = {}
    for source in part.files():
        at = lines[part.short(source)] = {}
        for line, contexts in data.contexts_by_lineno(str(source)).items():
            names = [context.removeprefix(f"{LOADING}|") for context in contexts]
            at[line] = [-1 if name == LOADING else number[name] for name in names if name == LOADING or name in number]
    kept = [(test, plugin.tests[test]) for test in passed]
    file.write_text(json.dumps({"tests": kept, "failed": sorted(plugin.failed), "lines": lines}))
