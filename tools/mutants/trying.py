"""Trying mutants: each in a process of its own, forked from one that has everything loaded.

Most changes are within a function. For them all tests are collected once; a child gives the function its changed code
and runs the tests. What runs when a module is loaded needs a child that has not loaded it yet: it imports the changed
source and then collects. Nothing is ever written into the source.
"""

from __future__ import annotations

import gc
import importlib.abc
import importlib.machinery
import json
import os
import resource
import select
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, NamedTuple

from tools.mutants.asking import Run, ask
from tools.mutants.changing import Mutant
from tools.mutants.parts import Part

PATIENCE = 10.0
"""A test may take so many times as long as usual, and `GRACE` seconds; then it counts as failed."""
GRACE = 3.0
START = 120.0
"""Seconds in which a child has loaded everything, on a busy machine."""
MEMORY = 3 << 30
"""Bytes that a child may use; a change can make a list endless."""
CANNOT = "cannot"
"""Said by a child that cannot give a function its changed code."""


class Task(NamedTuple):
    """A mutant, and the tests that ought to notice, in order, with the seconds that they usually take."""

    number: int
    mutant: Mutant
    tests: dict[str, float]
    loading: bool


def tried(part: Part, tasks: Sequence[Task], jobs: int) -> Iterator[tuple[int, str]]:
    """The number of each mutant, and what noticed it: a test, or nothing."""
    warm = [task for task in tasks if not task.loading]
    cold = [task for task in tasks if task.loading]
    if warm:
        for number, said in _from_child(lambda tell: _warm(part, warm, jobs, tell)):
            if said == CANNOT:
                cold.append(next(task for task in warm if task.number == number))
            else:
                yield number, said
    yield from _each(cold, jobs, lambda task: _cold(part, task))


def _from_child(work: Callable[[Callable[[int, str], None]], None]) -> Iterator[tuple[int, str]]:
    """Run the work in a child, and hand on what it tells."""
    there, here = os.pipe()
    if (child := os.fork()) == 0:
        os.close(there)
        _and_end(lambda: work(lambda number, said: _tell(here, [number, said])))
    os.close(here)
    with os.fdopen(there) as lines:
        for line in lines:
            number, said = json.loads(line)
            yield number, said
    os.waitpid(child, 0)


def _tell(pipe: int, what: Any) -> None:
    os.write(pipe, json.dumps(what).encode() + b"\n")


def _and_end(work: Callable[[], Any]) -> None:
    """The end of a child: whatever happens, it does not go on with what its parent was doing."""
    try:
        work()
    except BaseException as error:
        os.write(2, f"{error!r}\n".encode())
        os._exit(1)
    os._exit(0)


def _warm(part: Part, tasks: Sequence[Task], jobs: int, tell: Callable[[int, str], None]) -> None:
    """Collect all tests of these mutants once, then run those of each in a child."""
    ask(part.root, _files(test for task in tasks for test in task.tests), _Forks(tasks, jobs, tell))


def _files(tests: Iterator[str]) -> list[str]:
    return sorted({test.partition("::")[0] for test in tests})


class _Forks:
    """A plugin that does not run the tests, but some of them in each of many children."""

    def __init__(self, tasks: Sequence[Task], jobs: int, tell: Callable[[int, str], None]) -> None:
        self.tasks, self.jobs, self.tell = tasks, jobs, tell

    def pytest_runtestloop(self, session: Any) -> bool:
        items = {item.nodeid: item for item in session.items}
        for number, said in _each(self.tasks, self.jobs, lambda task: self.child(session, items, task)):
            self.tell(number, said)
        return True

    def child(self, session: Any, items: dict[str, Any], task: Task) -> str:
        if not swapped(task.mutant):
            return CANNOT
        run = Run(list(task.tests))
        session.config.pluginmanager.register(run)
        chosen = [items[test] for test in task.tests if test in items]
        for item, after in zip(chosen, [*chosen[1:], None], strict=True):
            with_limit(task.tests[item.nodeid])
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
            if run.failed:
                break
        return run.failed


def swapped(mutant: Mutant) -> bool:
    """Give every function its changed code, where it is; False if that cannot be done."""
    old = compile(mutant.whole, str(mutant.file), "exec", dont_inherit=True)
    new = compile(mutant.source(), str(mutant.file), "exec", dont_inherit=True)
    codes = {before: after for before, after in _pairs(old, new) if before != after}
    done = False
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType) and thing.__code__ in codes and _same_file(thing.__code__, mutant.file):
            try:
                thing.__code__ = codes[thing.__code__]
            except ValueError:  # it closes over other variables now
                return False
            done = True
    return done


def _same_file(code: CodeType, file: Path) -> bool:
    return Path(code.co_filename).name == file.name and Path(code.co_filename).samefile(file)


def _pairs(old: CodeType, new: CodeType) -> Iterator[tuple[CodeType, CodeType]]:
    """Each piece of code with what it has become; what is within a piece goes along with it."""
    yield old, new
    before, after = ([const for const in code.co_consts if isinstance(const, CodeType)] for code in (old, new))
    if len(before) == len(after):
        for one, other in zip(before, after, strict=True):
            yield from _pairs(one, other)


def _cold(part: Part, task: Task) -> str:
    """Import the changed source, collect the tests and run them."""
    sys.meta_path.insert(0, Changed(task.mutant))
    run = _Limited(task.tests)
    ask(part.root, ["-x", *_files(iter(task.tests))], run)
    return run.failed


class _Limited(Run):
    """Tests with a limit of time each."""

    def __init__(self, tests: dict[str, float]) -> None:
        super().__init__(list(tests))
        self.tests = tests

    def pytest_runtest_setup(self, item: Any) -> None:
        with_limit(self.tests[item.nodeid])


class Changed(importlib.abc.MetaPathFinder, importlib.abc.InspectLoader):
    """Finds the changed module instead of its file."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(self, name: str, path: Any, target: Any = None) -> importlib.machinery.ModuleSpec | None:
        spec = importlib.machinery.PathFinder.find_spec(name, path, target)
        if spec is None or spec.origin is None or Path(spec.origin) != self.mutant.file:
            return None
        spec.loader = self
        return spec

    def get_source(self, fullname: str) -> str:
        return self.mutant.source().decode()

    def exec_module(self, module: Any) -> None:
        exec(compile(self.mutant.source(), str(self.mutant.file), "exec", dont_inherit=True), module.__dict__)


def with_limit(usual: float) -> None:
    """From now on the process has some time for a test, of its own and not by the clock; then it ends by a signal."""
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_PROF, usual * PATIENCE + GRACE)


def _each(tasks: Sequence[Task], jobs: int, child: Callable[[Task], str]) -> Iterator[tuple[int, str]]:
    """What a child says of each task; several at a time."""
    waiting, running = list(reversed(tasks)), dict[int, tuple[int, Task, float]]()
    while waiting or running:
        while waiting and len(running) < jobs:
            task = waiting.pop()
            there, here = os.pipe()
            if (process := os.fork()) == 0:
                os.close(there)
                _and_end(lambda here=here, task=task: _tell(here, _limited(child, task)))  # type: ignore[misc]
            os.close(here)
            end = time.monotonic() + START + sum(task.tests.values()) * PATIENCE
            running[there] = process, task, end
        ready, _, _ = select.select(list(running), [], [], 1.0)
        for there, (process, task, end) in list(running.items()):
            if there in ready or time.monotonic() > end:
                yield task.number, _heard(there, process, there in ready)
                del running[there]


def _limited(child: Callable[[Task], str], task: Task) -> str:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    return child(task)


def _heard(there: int, process: int, said: bool) -> str:
    """What the child has said; if it has ended without a word, that is an answer as well."""
    if not said:
        os.kill(process, signal.SIGKILL)
    with os.fdopen(there) as lines:
        line = lines.readline()
    _, status = os.waitpid(process, 0)
    if line:
        return str(json.loads(line))
    late = not said or (os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGPROF)
    return "(out of time)" if late else "(broken off)"
