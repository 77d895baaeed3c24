"""§4.3 §D37 Subphase 8: experience out of combat and out of training; one step a round at most for each unit."""

from __future__ import annotations

from functools import partial

from civitas.games.scharz.box.asking import at_once
from civitas.games.scharz.box.content import TOP, UNITS, troop
from civitas.games.scharz.box.holding import shift
from civitas.games.scharz.box.queries import in_order, merit_key, stack, unit_of
from civitas.games.scharz.box.state import ABOARD, DOCKED, INSIDE, OPEN, SITE, Scharz
from civitas.kernel import Command, Label, Note, Procedure, Prompt, Reason, Verdict

TOO_MANY_STEPS = Reason("too-many-steps", "D37", "place", "number")


def pupils(g: Scharz, seat: int, key: str) -> dict[str, int]:
    """§D37 Who may learn from units destroyed there: all that took part, are still there and can rise."""
    place, post = key.split(".")
    posts = (INSIDE,) if post == INSIDE else (OPEN, SITE, ABOARD)
    found: dict[str, int] = {}
    for name, number in g.realms[seat].units.items():
        kind, where, at = name.split(".")
        if where == place and at in posts and UNITS[kind].learns and UNITS[kind].level < TOP:
            found[name] = number
    return found


def judge_steps(merits: dict[str, int], answer: dict[str, int]) -> Verdict:
    """§D37 As many steps in a place as units were destroyed there."""
    used: dict[str, int] = {}
    for name, number in answer.items():
        key = merit_of(name)
        used[key] = used.get(key, 0) + number
        if used[key] > merits[key]:
            return TOO_MANY_STEPS, key.partition(".")[0], merits[key]
    return None


def merit_of(name: str) -> str:
    """Which units destroyed a stack learns from."""
    _, place, post = name.split(".")
    return merit_key(place, post)


def experience(g: Scharz) -> Procedure[None]:
    """§4.3 §D37 Owners pick who rises for units destroyed; then those rise who were trained."""
    g.subphase = "construction"
    prompts: dict[int, Prompt] = {}
    for seat in in_order(g):
        merits = g.realms[seat].merits
        orders: dict[str, int] = {}
        for key, steps in merits.items():
            there = pupils(g, seat, key)
            if len(there) > 1 and sum(there.values()) > steps:
                orders |= {name: min(number, steps) for name, number in there.items()}
        if orders:
            judge = partial(judge_steps, merits)
            prompts[seat] = Command("experience", orders, judge, rule="D37", label=_step_label)
    answers: dict[int, dict[str, int]] = yield from at_once(prompts)
    for seat in in_order(g):
        risen: dict[str, int] = {}
        for key, steps in g.realms[seat].merits.items():
            chosen = {name: n for name, n in answers.get(seat, {}).items() if merit_of(name) == key}
            yield from learn(g, seat, shared_out(pupils(g, seat, key), chosen, steps), risen)
        yield from train(g, seat, risen)
        g.realms[seat].merits, g.realms[seat].training = {}, {}


def shared_out(there: dict[str, int], chosen: dict[str, int], steps: int) -> dict[str, int]:
    """§D37 What nobody picked goes to the dearest kinds first, and among them to those with most to learn."""
    found = {name: number for name, number in chosen.items() if number}
    left = steps - sum(found.values())
    for name in sorted(there, key=lambda one: (-unit_of(one).worth, unit_of(one).level)):
        more = min(left, there[name] - found.get(name, 0))
        if more > 0:
            found[name] = found.get(name, 0) + more
            left -= more
    return found


def learn(g: Scharz, seat: int, steps: dict[str, int], risen: dict[str, int]) -> Procedure[None]:
    """Units rise by a level. The highest go first, so that nobody rises twice."""
    for name in sorted(steps, key=lambda one: -unit_of(one).level):
        number = steps[name]
        kind, place, post = name.split(".")
        unit = UNITS[kind]
        better = troop(unit.kind, unit.level + 1)
        target = stack(better, place, post)
        shift(g.realms[seat], name, target, number)
        risen[target] = risen.get(target, 0) + number
        yield Note("risen", seat=seat, unit=better, place=place, number=number)


def train(g: Scharz, seat: int, risen: dict[str, int]) -> Procedure[None]:
    """§4.3 Training is for those who stayed, and who have not risen in this round yet."""
    realm = g.realms[seat]
    steps: dict[str, int] = {}
    for what, number in realm.training.items():
        kind, place = what.split(".")
        for post in (OPEN, SITE, INSIDE, DOCKED):
            name = stack(kind, place, post)
            able = min(number, realm.units[name] - risen.get(name, 0)) if name in realm.units else 0
            if able > 0:
                steps[name] = able
                number -= able
    yield from learn(g, seat, steps, risen)


def _step_label(name: str) -> Label:
    kind, place, _ = name.split(".")
    return Label("rise", [f"place:{place}"], unit=kind, place=place)
