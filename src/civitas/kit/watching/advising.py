"""All that a title's advice says of a position: what bots and clients ask it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, NamedTuple

from civitas.games.advice import Advice, Bidding, Commanding, Knowing, Learnable, View
from civitas.kernel import Prompt, Table


class Saying(NamedTuple):
    """Something that advice says of a position."""

    name: str
    """As the advice calls it."""
    say: Callable[[], object]


def seen_by(advice: Advice, table: Table, seat: int) -> View:
    """What the advice goes by: the quicker look where it has one, as bots do, and else the view."""
    if isinstance(advice, Knowing):
        return advice.look(table.state, seat)
    view: View = table.view(seat)["game"]
    return view


def of_position(advice: Advice, view: View, seat: int, key: str, taste: Any) -> Iterator[Saying]:
    """What it says of how the seat stands, while somebody is asked the question of that key."""
    yield Saying("evaluate", partial(advice.evaluate, view, seat, taste))
    yield Saying("features", partial(advice.features, view, seat, taste))
    yield Saying("spread", partial(advice.spread, view))
    yield Saying("moment", partial(advice.moment, view))
    yield Saying("pending", partial(advice.pending, view, seat, taste))
    yield Saying("judged", partial(advice.judged, view, seat, key))
    if isinstance(advice, Learnable):
        yield Saying("phase", partial(advice.phase, view))
        yield Saying("traits", partial(advice.traits, view, seat))


def of_question(advice: Advice, view: View, seat: int, prompt: Prompt, taste: Any) -> Iterator[Saying]:
    """What it says of the answers to the seat's own question. Bots ask it for no ratings where nobody can list the
    answers, and for nothing where there is one only."""
    if isinstance(advice, Commanding):
        yield Saying("orders", partial(advice.orders, view, seat, prompt, taste))
    if prompt.vast() or prompt.forced():
        return
    yield Saying("sensible", partial(advice.sensible, prompt))
    yield Saying("appraise", partial(advice.appraise, view, seat, prompt, taste))
    yield Saying("hint", partial(advice.hint, view, seat, prompt, taste))
    if isinstance(advice, Bidding):
        yield Saying("bidding", partial(advice.bidding, view, seat, prompt, taste))
