"""What a rule weighed when it decided for somebody, as a table: made from the acts of the log, for any game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from civitas.cli.grids import grid
from civitas.cli.words import Words
from civitas.games.acts import acts_of
from civitas.kernel import LogLine, Title
from civitas.kernel.acts import ACTOR, SEAT, Forgone, Other, Weighed
from civitas.kit.rules_index import told_by
from civitas.texts import Speaker

MOST_LEFT = 20
"""So many of those that were not taken are listed."""


class Weighing(NamedTuple):
    """One choice after the other among the same candidates, told by one kind of line of the log."""

    key: str
    choices: tuple[Weighed, ...]

    def goes_on(self, key: str, act: Weighed) -> bool:
        """Is this one more choice of the same? Whoever was not weighed before belongs to another one."""
        last = self.choices[-1]
        return (key, act.of) == (self.key, last.of) and {act.what, *(other.what for other in act.others)} <= {
            other.what for other in last.others
        }

    def left(self) -> list[Other]:
        """Those that were never taken, the best first, as they were worth when they were last weighed."""
        found = {other.what: other for act in self.choices for other in act.others}
        for act in self.choices:
            found.pop(act.what, None)
        return sorted(found.values(), key=lambda other: -other.amount)


def weighings(title: Title[Any], lines: Sequence[LogLine]) -> list[Weighing | None]:
    """For each line of the log the weighing that it belongs to, if it does."""
    acts = acts_of(title)
    found: list[Weighing] = []
    places: list[int | None] = []
    for line in lines:
        place = None
        for act in acts.of(line.key, line.params):
            if isinstance(act, Weighed):
                if found and found[-1].goes_on(line.key, act):
                    found[-1] = Weighing(line.key, (*found[-1].choices, act))
                else:
                    found.append(Weighing(line.key, (act,)))
                place = len(found) - 1
        places.append(place)
    return [None if place is None else found[place] for place in places]


def says_more(title: Title[Any], line: LogLine) -> bool:
    """Has the line something to tell beside what was weighed?"""
    return not all(isinstance(act, Weighed | Forgone) for act in acts_of(title).of(line.key, line.params))


def drawn(weighing: Weighing, title: Title[Any], speaker: Speaker, words: Words) -> RenderableType:
    """Candidates in rows, terms in columns: those that were taken first, with their number and what decided."""
    left = weighing.left()
    listed: list[Weighed | Other] = [*weighing.choices, *left[:MOST_LEFT]]
    terms = _terms(title, listed)
    decided = any(act.by for act in weighing.choices)
    rows = grid(_caption(weighing, title, speaker, words))
    rows.add_column("", justify="right")
    rows.add_column("", no_wrap=True)
    for term in terms:
        rows.add_column(_id(term), justify="right")
    rows.add_column(words("weighed-sum"), justify="right")
    if decided:
        rows.add_column(words("weighed-by"))
    for number, one in enumerate(listed, 1):
        _row(rows, number, one, terms, speaker, decided=decided)
    below = [_legend(terms, speaker)] if terms else []
    if len(left) > MOST_LEFT:
        below.append(words("weighed-more", count=len(left) - MOST_LEFT, most=f"{left[MOST_LEFT].amount:g}"))
    return Group(rows, *(Text(text, "dim") for text in below))


def otherwise(title: Title[Any], line: LogLine, speaker: Speaker, words: Words) -> list[str]:
    """What the rule would have done otherwise, each with its paragraph: what spoke against it, or that it was next."""
    found = []
    for act in acts_of(title).of(line.key, line.params):
        if isinstance(act, Forgone):
            what = name_of_target(act.what, speaker)
            named = f"{name_of_target(act.at, speaker)}: {what}" if act.at else what
            why = name_of_target(act.by, speaker) if act.by else "none"
            said = (
                words("otherwise-next", what=named, why=why)
                if act.next
                else words("otherwise-not", what=named, why=why)
            )
            found.append(f"{said} (§{act.rule})" if act.rule else said)
    return found


def _row(rows: Grid, number: int, one: Weighed | Other, terms: list[str], speaker: Speaker, *, decided: bool) -> None:
    amounts = {term.what: term.amount for term in one.terms}
    taken = isinstance(one, Weighed)
    cells = [f"{number}." if taken else "", name_of_target(one.what, speaker)]
    cells += [f"{amounts[term]:g}" if amounts.get(term) else "" for term in terms]
    cells.append(f"{one.amount:g}")
    if decided:
        cells.append(name_of_target(one.by, speaker) if isinstance(one, Weighed) and one.by else "")
    rows.add_row(*(Text(cell, "bold" if taken else "") for cell in cells))


def _terms(title: Title[Any], listed: Iterable[Weighed | Other]) -> list[str]:
    """The terms that are something in any row, in the order of the game's vocabulary."""
    met = dict.fromkeys(term.what for one in listed for term in one.terms if term.amount)
    known = [f"{kind}:{id}" for kind, ids in title.vocabulary().items() for id in ids]
    return sorted(met, key=lambda term: known.index(term) if term in known else len(known))


def _caption(weighing: Weighing, title: Title[Any], speaker: Speaker, words: Words) -> str:
    who = name_of_target(weighing.choices[0].of, speaker)
    rules = ", ".join(f"§{rule}" for rule in told_by(title).get(weighing.key, ()))
    return words("weighed", who=who or "none", rules=rules or "none")


def _legend(terms: list[str], speaker: Speaker) -> str:
    """What stands above the columns, in words."""
    said = []
    for term in terms:
        id, name = _id(term), name_of_target(term, speaker)
        said.append(name if name.split(" ")[0] == id else f"{id} = {name}")
    return ", ".join(said)


def _id(target: str) -> str:
    return target.partition(":")[2] or target


def name_of_target(target: str, speaker: Speaker) -> str:
    """What a target is called; what has no text of its own is called what it is."""
    kind, _, id = target.partition(":")
    if kind == SEAT:
        return speaker.player(int(id))
    text = f"{SEAT if kind == ACTOR else kind}-{id}"
    return speaker.say(text) if speaker.has(text) else id
