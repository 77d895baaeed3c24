"""A progress bar for long series, on the error stream, so that the figures can be piped."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

COLUMNS = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())


@contextmanager
def bars() -> Iterator[Callable[[str, int, int], None]]:
    """Gives a function that is told what is being done, how many are done so far, and of how many."""
    errors = Console(stderr=True)
    with Progress(*COLUMNS, console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task("")
        yield lambda text, done, total: progress.update(task, description=text, completed=done, total=total)


@contextmanager
def bar(text: str, total: int) -> Iterator[Callable[[int], None]]:
    """The same for one thing that is done so many times: the function is told how many are done so far."""
    with bars() as tell:
        tell(text, 0, total)
        yield lambda done: tell(text, done, total)
