"""What a bot would like to agree on with others: to be left alone by the stronger, and to be paid by the weaker."""

from __future__ import annotations

from collections.abc import Iterator

from civitas.games.advice import Wish
from civitas.games.scharz.box.content import ROUNDS
from civitas.games.scharz.companions.advice.numbers import DEALING, MARCH
from civitas.games.scharz.companions.advice.stand import Stand
from civitas.games.scharz.rear.offers import DISMANTLE
from civitas.kernel.prompts import Command


def dealings(stand: Stand, prompt: Command) -> Iterator[Wish]:
    """Gold or service for whoever is feared, a demand to whoever fears; peace among those who do not care for war."""
    for order in prompt.limits:
        kind, _, other = order.partition(".")
        if kind not in _OFFERED or stand.leads(int(other)):
            continue
        fear = stand.fear(int(other))
        if kind in ("ransom", "vassal", "truce"):
            if fear >= DEALING["afraid"] * (DEALING["despair"] if kind == "vassal" else 1):
                yield Wish({order: 1}, DEALING[kind])
        elif kind == "demand":
            if stand.scares(int(other)) >= DEALING["afraid"]:
                yield Wish({order: 1}, DEALING["demand"] * stand.taste["war"])
        elif _peaceful(stand, int(other)):
            yield Wish({order: 1}, DEALING[kind])


_OFFERED = ("ransom", "vassal", "truce", "demand", "peace", "alliance")


def offers(stand: Stand, prompt: Command) -> Iterator[Wish]:
    """Whoever pays or serves is welcome; gold is given to whoever is feared, and peace made with others, but nothing
    to whoever is about to win."""
    for order in prompt.limits:
        kind, _, giver = order.partition(".")
        other = int(giver)
        if kind in ("ransom", "tribute", "vassal"):
            yield Wish({order: 1}, DEALING["paid"])
        elif stand.leads(other):
            continue
        elif kind in ("demand", "exact"):
            yield Wish({order: 1}, DEALING["ransom"] * (stand.fear(other) >= DEALING["afraid"]))
        elif kind == "lord":
            yield Wish({order: 1}, DEALING["vassal"] * (stand.fear(other) >= DEALING["afraid"] * DEALING["despair"]))
        elif kind in ("truce", "peace", "alliance"):
            calm = _peaceful(stand, other) or stand.fear(other) >= DEALING["afraid"]
            yield Wish({order: 1}, DEALING["peace"] * calm)


def passage(stand: Stand, prompt: Command) -> Iterator[Wish]:
    """Whoever is worth more than the toll is led along the path."""
    for order in prompt.limits:
        if stand.own(order.partition(".")[2]) and stand.purse > 0:
            yield Wish({order: 1}, DEALING["toll"])


def takings(stand: Stand, prompt: Command) -> Iterator[Wish]:
    """When gold is all that counts, what can be turned into gold in the last trade is."""
    last = stand.fast and stand.round == ROUNDS
    for order in prompt.limits:
        if last and order.startswith((f"{DISMANTLE}.", "lower.")):
            yield Wish({order: 1}, DEALING["takings"])


def _peaceful(stand: Stand, other: int) -> bool:
    """Does the seat want nothing of the other, now and later?"""
    return (
        stand.taste["war"] <= DEALING["calm"]
        and other != stand.realm["rival"]
        and stand.scares(other) < MARCH["ahead"]
        and stand.round >= DEALING["from_round"]
    )
