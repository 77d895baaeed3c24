"""Nobody can tell from the time of an answer whether a seat had nothing to react with or had ordered to let it pass.

Two thousand reactions go the whole way of a real one: a move asks, alarms are set in its transaction, the worker's look
at the alarms comes once a second, each order is carried out as a move, and its time is read where everybody reads it,
in the journal. Time and the lots are the test's own: the lots come from a seed that was fixed before the first run, so
the outcome is always the same, and a p below 0.05 cannot be drawn again until it fits.
"""

from __future__ import annotations

import random
from bisect import bisect_right
from datetime import UTC, datetime, timedelta
from math import ceil, exp

import pytest
from tests.site import ambush

from civitas import kernel
from civitas.kernel import Dice, OrderConditions
from civitas.site.clocks import orders, outages
from civitas.site.clocks.alarms import LOOK, ring_all
from civitas.site.clocks.models import Heartbeat
from civitas.site.core.now import Hands, turned
from civitas.site.drills import stage
from civitas.site.tables import moves
from civitas.site.tables.models import Entry, Job

AT = datetime(2027, 3, 10, 12, tzinfo=UTC)
REACTING = ambush.SEATS - 1
WINDOWS = ambush.ROUNDS * REACTING
Times = dict[tuple[int, int], float]
"""Seconds from the question to the answer, by round and seat."""


def game(blades: str) -> str:
    """A table at which one goes and all others may react."""
    people = stage.people_at_rest(ambush.SEATS) or stage.people(ambush.SEATS)
    table = kernel.Table(ambush.TITLE, ambush.SEATS, {"blades": blades}, Dice("1" * 64))
    return stage.stage(table, people).name


def reaction_times(blades: str, rounds: int, monkeypatch: pytest.MonkeyPatch) -> Times:
    """Play so many rounds, and read from the journal when each seat answered."""
    monkeypatch.setattr(orders, "_lot", random.Random("lots"))
    moves.live_tables.clear()
    with turned(AT) as hands:
        Heartbeat.objects.all().delete()
        outages.beat(AT)
        name = game(blades)
        for seat in range(1, ambush.SEATS):
            # An order with conditions is no quicker than one without.
            terms = OrderConditions(times=1000) if seat % 2 else None
            moves.order(name, seat, "react", "no", request=f"order {seat}", terms=terms)
        found: Times = {}
        for number in range(rounds):
            begin = hands.turn(minutes=5)
            Heartbeat.objects.update(at=hands.at)
            seq = moves.look(name).seq
            moves.answer(name, 0, "on", expected=seq, request=f"go {number}")
            worker_looks(hands, name)
            said = Entry.objects.filter(table__name=name, seq__gt=seq, key="react", by="order")
            found |= {(number, one.who): (one.at - begin).total_seconds() for one in said}
    return found


def worker_looks(hands: Hands, name: str) -> None:
    """Once a second the worker looks; the seconds in which nothing is due are left out."""
    while (due := Job.objects.filter(table__name=name, kind=orders.ORDER).order_by("due").first()) is not None:
        assert due.due is not None
        hands.turn(seconds=max(1, ceil((due.due - hands.at) / timedelta(seconds=LOOK))) * LOOK)
        Heartbeat.objects.update(at=hands.at)
        ring_all()


def alike(one: list[float], two: list[float]) -> float:
    """The p-value of the two-sample Kolmogorov-Smirnov test, by its asymptotic series."""
    one, two = sorted(one), sorted(two)
    gap = max(abs(bisect_right(one, x) / len(one) - bisect_right(two, x) / len(two)) for x in (*one, *two))
    size = (len(one) * len(two) / (len(one) + len(two))) ** 0.5
    scaled = (size + 0.12 + 0.11 / size) * gap
    if scaled < 0.3:
        return 1.0  # the series does not converge there, and nothing could be more alike
    terms = (exp(-2 * (k * scaled) ** 2) * (1 if k % 2 else -1) for k in range(1, 101))
    return min(1.0, 2 * sum(terms))


def parted(times: Times, blades: str) -> tuple[list[float], list[float]]:
    """The times of those who had nothing, and of those who had a blade and let it pass."""
    armed = ambush.Pass(ambush.SEATS, blades == "swapped").armed
    nothing = [time for (number, seat), time in times.items() if not armed[number][seat]]
    return nothing, [time for (number, seat), time in times.items() if armed[number][seat]]


@pytest.mark.django_db(transaction=True)
def test_the_times_of_both_come_from_one_distribution(monkeypatch: pytest.MonkeyPatch) -> None:
    times = reaction_times("dealt", ambush.ROUNDS, monkeypatch)
    assert len(times) == WINDOWS == 2000
    nothing, would = parted(times, "dealt")
    assert min(len(nothing), len(would)) > WINDOWS * 0.4
    assert alike(nothing, would) > 0.05
    assert orders.SLOW[0] <= min(times.values()) < max(times.values()) <= orders.SLOW[1] + LOOK


@pytest.mark.django_db(transaction=True)
def test_with_the_same_lots_the_times_are_the_same_whoever_has_something_to_react_with(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Beside the statistics, without any: blades and bare hands change places, and not a second changes."""
    dealt, swapped = (reaction_times(blades, 4, monkeypatch) for blades in ("dealt", "swapped"))
    assert len(dealt) == 4 * REACTING
    assert dealt == swapped


def test_the_statistics_would_find_a_difference() -> None:
    lots = random.Random("a second")
    one, two = ([lots.uniform(*orders.SLOW) for _ in range(WINDOWS // 2)] for _ in range(2))
    assert alike(one, one) == pytest.approx(1.0)
    assert alike(one, two) > 0.05
    assert alike(one, [time + 10 for time in two]) < 0.001
    assert alike(one, [time * 0.85 for time in two]) < 0.001
