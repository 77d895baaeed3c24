"""Explaining: what changes on the table that everybody sees was told by acts, and acts tell of nothing else."""

from __future__ import annotations

from typing import Any

from civitas.games.acts import acts_of, declares_acts
from civitas.games.title import companions_of
from civitas.kernel import Table, Title
from civitas.kernel.acts import ACTOR, SEAT, Act, Begin, Count, End, Ledger, booked, targets_of
from civitas.kit.looking import Offence, text


class Explaining:
    """Holds the acts of one game, as a spectator is told them, against the change of the counts of its title."""

    def __init__(self, title: Title[Any], from_the_opening: bool) -> None:
        self._acts = acts_of(title)
        self._count = companions_of(title).ledger if declares_acts(title) else None
        self._things = {kind: frozenset(ids) for kind, ids in title.vocabulary().items()}
        # An actor that is no seat is said like a player: with the text `seat-<name>`.
        self._things[ACTOR] = self._things.get(SEAT, frozenset())
        if (tally := companions_of(title).tally) is not None:
            self._things["tally"] = frozenset(tally.PARTS)
        self._whole = from_the_opening
        self._before: Ledger | None = None
        self._told = 0
        self._counted: set[str] = set()
        self._known: set[str] = set()
        self._open: list[str] = []

    @property
    def has_acts(self) -> bool:
        return bool(self._acts.kinds)

    def look(self, table: Table) -> None:
        """Compare with the last look; the first only counts."""
        lines = table.notes(None)
        fresh, self._told = lines[self._told :], len(lines)
        acts = [act for line in fresh for act in self._acts.of(line.key, line.params)]
        self._check_targets(acts, table.seats)
        self._check_nesting(acts, table.over)
        if self._count is None:
            return
        before, now = self._before, self._count(table.view(None)["game"])
        self._before = now
        self._counted |= {count.what for count in now}
        if before is None:
            return
        told = booked(acts)
        for count in before | now | told:
            change = now.get(count, 0) - before.get(count, 0)
            if change != told.get(count, 0) and count.what in self._counted:
                notes = text([[line.key, line.params] for line in fresh[-12:]])
                message = f"{_named(count)} changed by {change}, but acts tell of {told.get(count, 0)}"
                raise Offence(f"{message}; the notes since: {notes}")

    def _check_targets(self, acts: list[Act], seats: int) -> None:
        """Everything that an act points at has a name in every language: a player, or a thing of the title."""
        for act in acts:
            for target in targets_of(act):
                if target not in self._known:
                    kind, _, id = target.partition(":")
                    known = map(str, range(seats)) if kind == SEAT else self._things.get(kind, ())
                    if id not in known:
                        raise Offence(f"an act points at {target!r}, which the title does not know: {act.to_json()}")
                    self._known.add(target)

    def _check_nesting(self, acts: list[Act], over: bool) -> None:
        """What begins ends, the inner before the outer. A table that starts at a position may be in the middle."""
        for act in acts:
            if isinstance(act, Begin):
                self._open.append(act.what)
            elif isinstance(act, End):
                if not self._open and not self._whole:
                    continue
                begun = self._open.pop() if self._open else "nothing"
                if begun != act.what:
                    raise Offence(f"acts end {act.what}, but what began last is {begun}")
        if over and self._open:
            raise Offence(f"the game is over, and acts have not ended {', '.join(self._open)}")


def _named(count: Count) -> str:
    of = f" of {count.of}" if count.of else ""
    return f"{count.what}{of}{f' at {count.at}' if count.at else ''}"
