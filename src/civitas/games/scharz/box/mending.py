"""§7 Brown dice that are rolled again for prestige: all have thrown before anybody is asked."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from civitas.games.scharz.box.asking import at_once
from civitas.games.scharz.box.content import BOX
from civitas.games.scharz.box.holding import change_prestige
from civitas.games.scharz.box.queries import in_order
from civitas.games.scharz.box.state import Realm, Scharz
from civitas.games.scharz.box.throwing import throw
from civitas.kernel import Command, Label, Note, Procedure, Prompt, Reason, Verdict

PRICE: int = BOX["spend"]["brown"]
TOO_DEAR = Reason("too-little-prestige", "7", "cost", "number")


class Thrown(NamedTuple):
    """Brown dice that lie on the table: whose, for what (`unit.light.roma.open`, `place.roma`, `herd.pigs`), what each
    stands for, and what they show."""

    seat: int
    what: str
    dice: list[str]
    faces: list[int]

    @property
    def name(self) -> str:
        """The stack, place or kind of herd itself."""
        return self.what.partition(".")[2]


Failed = Callable[[str, int], bool]
"""From what a die stands for and its face to whether somebody may wish for another."""


def judge_again(realm: Realm, answer: dict[str, int]) -> Verdict:
    """§7 Four prestige for each die."""
    cost = PRICE * sum(answer.values())
    return (TOO_DEAR, cost, realm.prestige) if cost > realm.prestige else None


def mend(g: Scharz, key: str, thrown: list[Thrown], failed: Failed) -> Procedure[None]:
    """§7 §D22 Everybody says which of the dice that failed are rolled again, once; their faces change in place."""
    prompts: dict[int, Prompt] = {}
    for seat in in_order(g):
        most = g.realms[seat].prestige // PRICE
        orders: dict[str, int] = {}
        for one in thrown:
            if one.seat == seat and (number := sum(map(failed, one.dice, one.faces))):
                orders[one.what] = min(most, orders.get(one.what, 0) + number)
        if orders and most:
            judge = partial(judge_again, g.realms[seat])
            prompts[seat] = Command("again", orders, judge, rule="7", label=again_label, params={"cost": PRICE})
    answers: dict[int, dict[str, int]] = yield from at_once(prompts)
    for seat, answer in answers.items():
        for what, number in answer.items():
            yield from change_prestige(g, seat, -PRICE * number)
            own = [one for one in thrown if (one.seat, one.what) == (seat, what)]
            yield from _again(g, key, own, failed, number)


def _again(g: Scharz, key: str, own: list[Thrown], failed: Failed, number: int) -> Procedure[None]:
    """Of several units those that a single die saves come first."""
    own.sort(key=lambda one: sum(map(failed, one.dice, one.faces)))
    bad = [(one, at) for one in own for at, face in enumerate(one.faces) if failed(one.dice[at], face)][:number]
    faces = yield from throw(g, key, own[0].seat, [one.dice[at] for one, at in bad])
    for (one, at), face in zip(bad, faces, strict=True):
        one.faces[at] = face
    yield Note("thrown-again", seat=own[0].seat, faces=faces, number=number)


def again_label(order: str) -> Label:
    way, _, what = order.partition(".")
    if way == "herd":
        return Label("again-herd", [f"herd:{what}"], herd=what)
    if way == "place":
        return Label("again-place", [f"place:{what}"], place=what)
    kind, place, _ = what.split(".")
    return Label("again-unit", [f"place:{place}"], unit=kind, place=place)
