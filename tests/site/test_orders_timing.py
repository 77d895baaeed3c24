"""Nobody can tell from the time of an answer whether a seat had nothing to react with or had ordered to let it pass."""

from __future__ import annotations

from bisect import bisect_right
from datetime import UTC, datetime
from math import exp

import pytest
from tests.kernel.toys import Toy, ask

from civitas.kernel import Table, Terms
from civitas.site.clocks import orders
from civitas.site.tables.models import Job
from civitas.site.tables.opening import make_table

pytestmark = pytest.mark.django_db
AT = datetime(2027, 3, 10, 12, tzinfo=UTC)
WINDOWS = 2000
"""Reaction windows, half of them of each kind."""


def window(*answers: str, terms: Terms | None = None) -> Table:
    """A seat is asked whether it reacts, and has given an order to let it pass."""
    table = Table(Toy(ask("react", *answers)), 2)
    table.held = frozenset({"react"})
    table.order(0, "react", "no", terms)
    assert table.to_act() == (0,)
    return table


def waits(table: Table, row: int, number: int) -> list[float]:
    """How long the order waits, so many times."""
    found = []
    for _ in range(number):
        orders.set_alarms(row, {"kind": "live"}, table, AT, {0})
        due = Job.objects.get(table=row, kind=orders.ORDER).due
        assert due is not None
        found.append((due - AT).total_seconds())
    return sorted(found)


def alike(one: list[float], two: list[float]) -> float:
    """The p-value of the two-sample Kolmogorov-Smirnov test, by its asymptotic series."""
    gap = max(abs(bisect_right(one, x) / len(one) - bisect_right(two, x) / len(two)) for x in (*one, *two))
    size = (len(one) * len(two) / (len(one) + len(two))) ** 0.5
    scaled = (size + 0.12 + 0.11 / size) * gap
    if scaled < 0.3:
        return 1.0  # the series does not converge there, and nothing could be more alike
    terms = (exp(-2 * (k * scaled) ** 2) * (1 if k % 2 else -1) for k in range(1, 101))
    return min(1.0, 2 * sum(terms))


def test_the_times_of_both_come_from_one_distribution() -> None:
    row = make_table("sands", 2).pk
    nothing = window("no", terms=Terms(only=True))
    would = window("no", "strike")
    times = waits(nothing, row, WINDOWS // 2), waits(would, row, WINDOWS // 2)
    # One in twenty honest samples is below 0.05: drawn again once before anybody is accused.
    p = alike(*times)
    if p <= 0.05:
        p = alike(waits(nothing, row, WINDOWS // 2), waits(would, row, WINDOWS // 2))
    assert p > 0.05
    assert orders.LIVE[0] <= times[0][0] <= times[0][-1] <= orders.LIVE[1]
    for table in (nothing, would):
        assert table.obey(0)
        assert (table.journal[-1].answer, table.journal[-1].by) == ("no", "order")


def test_the_test_would_find_a_difference() -> None:
    even = [float(n) for n in range(1000)]
    assert alike(even, even) == pytest.approx(1.0)
    assert alike(even, [n + 100 for n in even]) < 0.001
