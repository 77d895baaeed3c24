"""A deed followed to its end: which answers it takes, and what then stands on the board that did not before.

So advice can name the move and its figures. It is followed on a copy on which all that the seat cannot know was dealt
anew, and only as far as nothing is left to chance: what a die would show is no reason for anything.
"""

from __future__ import annotations

import random
from collections.abc import Hashable, Iterator
from typing import Any, NamedTuple

from civitas.bots.chances import even_taste
from civitas.bots.policy import Policy
from civitas.bots.worlds import imagined
from civitas.games.acts import acts_told
from civitas.games.advice import Advice, View
from civitas.games.companions import Figures
from civitas.games.outlooks import Prospect
from civitas.games.title import companions_of
from civitas.kernel import Answer, Pay, Prompt, Table
from civitas.kernel.acts import Drawn, Rolled

MOST_STEPS = 60
"""A deed is followed this far."""
MOST_TOLD = 2
"""So many further answers are named: the first ones are what the move is about."""
Labels = list[dict[str, Any]]
Counted = tuple[str, float, float]
"""A figure of the board: which, how much before, how much afterwards."""


class Line(NamedTuple):
    """What a deed comes to."""

    then: list[Labels]
    """What the seat goes on to answer, in labels."""
    gains: dict[str, float]
    """What it wins or loses by each feature."""
    figures: dict[str, list[Counted]]
    """What has changed on the board, by the feature that it belongs to."""
    prospects: list[Prospect]
    """What the title says of what is answered, as far as the answers are named."""


def follow(advice: Advice, table: Table, seat: int, answer: Answer, seed: str) -> Line:
    """The deed that begins with this answer, gone on with as the quick thought would."""
    rng, taste = random.Random(seed), even_taste(advice)  # noqa: S311
    policy = Policy(advice, taste, rng)
    world = imagined(table, seat, rng, seed, quiet=False)
    # What all choose at once shows only when it is carried out.
    whole = world.side_by_side and world.prompt(seat).key in advice.RESTING
    before = after = world.view(seat)["game"]
    then: list[Labels] = []
    prospects = _said_of(world, seat, answer)
    for labels, said, unknown in _steps(policy, advice, world, seat, answer, whole=whole):
        prospects += said if len(then) < MOST_TOLD else []
        if unknown:
            break
        after = world.view(seat)["game"]
        then += [labels] if labels and len(then) < MOST_TOLD else []
    was, now = (advice.features(view, seat, taste) for view in (before, after))
    figures = companions_of(table.title).figures
    gains = {name: now.get(name, 0.0) - was.get(name, 0.0) for name in advice.FEATURES}
    return Line(then, gains, {} if figures is None else _changed(figures, before, after, seat), prospects)


def _steps(
    policy: Policy, advice: Advice, world: Table, seat: int, answer: Answer, *, whole: bool
) -> Iterator[tuple[Labels, list[Prospect], bool]]:
    """Answer by answer: how it is called, where it is one of the seat's own that says something; and whether it
    brought what the seat could not know, or what does not follow from it."""
    asked, first, labels, said = seat, world.prompt(seat).key, list[dict[str, Any]](), list[Prospect]()
    moment, count = advice.moment(world.view(seat)["game"]), companions_of(world.title).figures
    begun = None if count is None else count.count(world.view(seat)["game"], seat)
    for _ in range(MOST_STEPS):
        told = world.seq
        world.apply(asked, answer)
        acts, view = list(acts_told(world, seat, told)), world.view(seat)["game"]
        if world.over:
            yield labels, said, True
            return
        asked = world.to_act()[0]
        resting = world.prompt(asked).key in advice.RESTING
        # A turn that ends with the deed changes nothing for its player; whatever comes between turns does.
        later = advice.moment(view) != moment and not (resting and first in advice.RESTING)
        yield labels, said, any(isinstance(act, Rolled) for act in acts) or (later and not whole)
        if any(isinstance(act, Drawn) for act in acts):
            return
        if resting and not (whole and _goes_on(advice, world, asked, seat, moment)):
            return
        if not whole:
            # Somebody else's answer, what was just revealed, and the same question once more are beside the point.
            again = world.prompt(asked).key == first and (count is None or count.count(view, seat) != begun)
            if asked != seat or again or not world.can_undo(seat):
                return
        answer = policy.pick(world, asked)
        labels = _called(world.prompt(asked), answer) if asked == seat else []
        said = _said_of(world, seat, answer) if labels else []


def _goes_on(advice: Advice, world: Table, asked: int, seat: int, moment: Hashable) -> bool:
    """Are others still choosing, or is the seat's turn still to come or under way?"""
    view = world.view(seat)["game"]
    choosing = world.side_by_side and advice.moment(view) == moment
    return choosing or not advice.judged(view, seat, world.prompt(asked).key)


def _said_of(world: Table, seat: int, answer: Answer) -> list[Prospect]:
    outlooks = companions_of(world.title).outlooks
    if outlooks is None:
        return []
    found = outlooks(world.state, seat, world.prompt(seat))
    return list(next((one.prospects for one in found if one.answer == answer), []))


def _called(prompt: Prompt, answer: Answer) -> Labels:
    """The labels of an answer that names something; which coins are handed over does not."""
    if prompt.kind == Pay.kind or prompt.forced():
        return []
    return [label.to_json() for label in prompt.labels(answer) if label.targets or label.params]


def _changed(figures: Figures, before: View, after: View, seat: int) -> dict[str, list[Counted]]:
    was, now = figures.count(before, seat), figures.count(after, seat)
    return {
        feature: changed
        for feature, counted in now.items()
        if (
            changed := [
                (name, was[feature][name], much) for name, much in counted.items() if much != was[feature][name]
            ]
        )
    }
