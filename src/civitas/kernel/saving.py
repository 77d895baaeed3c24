"""A table as JSON data, and back: what is fixed for the whole game, a snapshot, the entries since."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from civitas.kernel.actors import number_of
from civitas.kernel.dice import Dice, keeps_commitment
from civitas.kernel.feed import Checkpoint
from civitas.kernel.journal import Entry, Journal, in_force
from civitas.kernel.orders import Orders
from civitas.kernel.records import State
from civitas.kernel.runner import Runner
from civitas.kernel.title import Title
from civitas.kernel.undo import Undone

FORMAT = 1
"""The version of saved tables and game files."""


def header(
    title: Title[Any], seats: int, options: Mapping[str, str], dice: Dice | None, start: State | None
) -> dict[str, Any]:
    """What is fixed for the whole game."""
    fixed = {
        "civitas": FORMAT,
        "title": title.id,
        "version": title.version,
        "seats": seats,
        "options": dict(options),
        "commitment": None if dice is None else dice.commitment(),
    }
    return fixed if start is None else fixed | {"start": start.dump()}


def snapshot(title: Title[Any], point: Checkpoint, orders: Orders) -> dict[str, Any]:
    """A checkpoint, and the orders that stand."""
    state = point.state.dump()
    state["cursor"] = title.program.named(state["cursor"])
    return {
        "seq": point.seq,
        "position": point.position,
        "rolls": point.rolls,
        "barrier": point.barrier,
        "last": number_of(point.last),
        **orders.to_json(),
        "state": state,
    }


class Saved(NamedTuple):
    """A saved table, read: its rules at work, and what else it consists of."""

    runner: Runner
    start: State | None
    orders: Orders
    undone: Undone


def read(title: Title[Any], data: Mapping[str, Any]) -> Saved:
    """The table that `Table.save` wrote; raises `ValueError` if it is not one of this title and version."""
    head, shot = data["header"], data["snapshot"]
    if (head["title"], head["version"], head["civitas"]) != (title.id, title.version, FORMAT):
        raise ValueError(f"saved by {head['title']} {head['version']}, not by {title.id} {title.version}")
    dice = None if data["seed"] is None else Dice(data["seed"])
    if dice is not None and not keeps_commitment(dice.seed, head["commitment"]):
        raise ValueError("the dice are not those that were committed to")
    entries = [Entry(*entry) for entry in data["tail"]]
    journal = Journal(entries, entries[-1].seq + 1 if entries else shot["seq"], quiet=False)
    runner = Runner(title, head["seats"], dict(head["options"]), dice, journal)
    runner.resume(_checkpoint(title, shot), in_force(entries))
    runner.feed.barrier = max(runner.feed.barrier, data["barrier"])
    start = title.state.load(head["start"]) if "start" in head else None
    return Saved(runner, start, Orders.from_json(shot), Undone.from_json(data["undone"]))


def _checkpoint(title: Title[Any], shot: Mapping[str, Any]) -> Checkpoint:
    state = {**shot["state"], "cursor": title.program.found(shot["state"]["cursor"])}
    return Checkpoint(
        position=shot["position"],
        state=title.state.load(state),
        rolls=shot["rolls"],
        seq=shot["seq"],
        notes=0,
        barrier=shot["barrier"],
        last=Entry(0, shot["last"], "", None).who,
    )
