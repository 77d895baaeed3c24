"""Why an answer is advised, in a sentence or two: by what this very move does, and by figures that one can look up."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from civitas.bots.reasons import MOST, reasons
from civitas.games.outlooks import COST
from civitas.games.title import companions_of
from civitas.texts import Speaker

LONGEST = 240
"""Characters: a longer explanation of a thing is read where the thing lies."""
PROSPECTS = 2
"""Things that the title says of an answer, of which so many are told."""


def why(found: dict[str, Any], chosen: Iterable[str], others: float | None, words: Speaker) -> str:
    """What is advised, which things are chosen in the end, and how likely the best of the other answers wins."""
    # What it costs shows in the figures.
    told = [one for one in found["prospects"] if one["part"] != COST][:PROSPECTS]
    ahead = list(dict.fromkeys(words.say(f"outlook-{one['key']}", one["params"]) for one in told))
    # What holds for this very answer comes before what it adds up to, and nothing is said twice.
    counted = list(_counted(found, words))
    said = [*_helped(chosen, words), *(text for text in ahead if text not in "".join(counted)), *counted]
    return " ".join(text if text.endswith((".", "!", "?")) else f"{text}." for text in said) or _by_chance(
        found["chance"], others, words
    )


def _helped(chosen: Iterable[str], words: Speaker) -> Iterator[str]:
    """What the thing is good for that is chosen, if it is explained anywhere."""
    figures = companions_of(words.title).figures
    telling = frozenset[str]() if figures is None else figures.TELLING
    for target in chosen:
        kind, _, id = target.partition(":")
        told = words.help(kind, id) if kind in telling else None
        if told and len(told) <= LONGEST:
            name = words.thing(kind, id)
            yield words.say("why-help", {"name": name[:1].upper() + name[1:], "help": told})
            return


def _counted(found: dict[str, Any], words: Speaker) -> Iterator[str]:
    """What changes on the board, the weightiest first."""
    changed: dict[str, list[Any]] = found["figures"]
    gains: dict[str, float] = found["gains"]
    wanted = {name: _fitting(counted, gains[name] > 0, words) for name, counted in changed.items()}
    more, less = reasons({name: gains[name] for name, counted in wanted.items() if counted})
    if more or less:
        yield words.why(more, less, wanted)
    elif changed:
        # It changes something, but nothing that weighs.
        first = sorted(changed, key=lambda name: -abs(gains[name]))[:MOST]
        yield ", ".join(words.figure(*one) for name in first for one in changed[name])


def _fitting(counted: list[Any], won: bool, words: Speaker) -> list[Any]:
    """What goes the way of the feature that it belongs to: a piece more is no loss, whatever else is lost with it."""
    figures = companions_of(words.title).figures
    unwanted = frozenset[str]() if figures is None else figures.UNWANTED
    return [one for one in counted if (one[2] > one[1]) == (won != (one[0] in unwanted))]


def _by_chance(chance: float, others: float | None, words: Speaker) -> str:
    if others is None:
        return words.say("why-alone")
    mine, theirs = round(100 * chance), round(100 * others)
    if mine == theirs:
        return words.say("why-same", {"chance": mine})
    return words.say("why-chance", {"chance": mine, "next": theirs})
