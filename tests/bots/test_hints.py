"""Advice: what a bot that thinks ahead would answer, why, and with what chance; and it knows what its seat knows."""

from __future__ import annotations

from typing import Any

import pytest
from tests.bots.test_search import TITLES, midway, thinker

from civitas.bots import make_bot
from civitas.bots.advised import advice_of
from civitas.bots.chances import chances, even_taste, shares
from civitas.bots.process_pool import Thinkers
from civitas.bots.reasons import Reasons, reasons
from civitas.kernel import Table
from civitas.kernel.dice import Stream
from civitas.texts import LANGUAGES, Speaker

EACH_TITLE = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)


def at_a_choice(title: Any, answers: int) -> tuple[Table, int]:
    """A game of greedy bots at a question with several answers."""
    table = midway(title, answers)
    bot = make_bot("greedy", title, "on")
    while len(table.legal(seat := table.to_act()[0])) < 4:
        table.apply(seat, bot.choose(table, seat))
    return table, seat


@EACH_TITLE
def test_the_parts_of_an_evaluation_add_up_to_it(title: Any) -> None:
    advice, table = advice_of(title), midway(title, 60)
    taste = even_taste(advice)
    for seat in range(table.seats):
        view = table.view(seat)["game"]
        parts = advice.features(view, seat, taste)
        assert set(parts) == set(advice.FEATURES)
        assert sum(parts.values()) == pytest.approx(advice.evaluate(view, seat, taste))
    assert set(advice.FEATURES) >= advice.OWN


@EACH_TITLE
def test_what_is_no_secret_of_a_seat_is_the_same_whatever_it_holds(title: Any) -> None:
    """`OWN` names every part that changes when what others cannot see of the seat is dealt anew."""
    advice = advice_of(title)
    taste = even_taste(advice)
    table, seat = at_a_choice(title, 90)
    other = (seat + 1) % table.seats
    seen = [
        advice.features(table.determinise(other, Stream(f"deal {n}")).view(seat)["game"], seat, taste) for n in range(6)
    ]
    odd = {
        name for name in advice.FEATURES if max(part[name] for part in seen) - min(part[name] for part in seen) > 0.1
    }
    assert odd <= advice.OWN


@EACH_TITLE
def test_advice_is_the_same_whatever_is_hidden(title: Any) -> None:
    table, seat = at_a_choice(title, 60)
    others = [table.determinise(seat, Stream(f"deal {n}"), quiet=False) for n in range(2)]
    assert any(other.fingerprint() != table.fingerprint() for other in others), "something was hidden"
    said = thinker(title, 8).advise(table, seat)
    assert all(thinker(title, 8).advise(other, seat) == said for other in others)


@EACH_TITLE
def test_the_best_three_come_with_a_chance_and_reasons_that_can_be_said(title: Any) -> None:
    table, seat = at_a_choice(title, 60)
    before = table.fingerprint()
    found = thinker(title, 12).advise(table, seat)
    assert 2 <= len(found) <= 3, "without the answers that do nothing there may be fewer"
    assert len({str(hint.answer) for hint in found}) == len(found)
    assert all(table.prompt(seat).verdict(hint.answer) is None and 0 <= hint.chance <= 1 for hint in found)
    for language in LANGUAGES:
        words = Speaker(title, language)
        assert all(words.why(*reasons(hint.gains), hint.figures).endswith(".") for hint in found)
    assert table.fingerprint() == before


def test_advice_from_a_process_of_its_own_is_the_same() -> None:
    table, seat = at_a_choice(TITLES[0], 40)
    thinkers = Thinkers(1)
    try:
        found = thinkers.advise("search:iterations=4", "seed", table, seat, 120)
    finally:
        thinkers.close()
    assert found == thinker(TITLES[0], 4).advise(table, seat)


@EACH_TITLE
def test_chances_add_up_and_end_with_who_won(title: Any) -> None:
    advice, table = advice_of(title), midway(title, 60)
    taste = even_taste(advice)
    assert sum(chances(advice, table, taste)) == pytest.approx(1)
    bot = make_bot("random", title, 1)
    while not table.over:
        seat = table.to_act()[0]
        table.apply(seat, bot.choose(table, seat))
    result = table.result()
    assert result is not None
    told = chances(advice, table, taste)
    assert [seat for seat, chance in enumerate(told) if chance] == sorted(result.winners)
    assert sum(told) == pytest.approx(1)


def test_who_is_ahead_by_the_spread_wins_e_times_as_often() -> None:
    one, other = shares([5.0, 3.0], 2.0)
    assert one / other == pytest.approx(2.718281828)


def test_only_what_weighs_is_a_reason() -> None:
    gains = {"a": 1.0, "b": 0.5, "c": 0.4, "d": 0.05, "e": -0.6, "f": -0.5}
    assert reasons(gains) == Reasons(["a", "b"], ["e"])
    assert reasons(gains, but={"a", "e"}) == Reasons(["b", "c"], ["f"])
    assert reasons({"a": 0.01}) == Reasons([], [])
