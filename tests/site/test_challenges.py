"""The challenge of the week: the same dice for everybody, one attempt each, and a list that believes journals alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from typing import Any

import pytest
from tests.site.calling import Caller, play_out

from civitas.kernel.journal import TAKE_BACK
from civitas.site.challenges.judging import judge, judge_one
from civitas.site.challenges.models import Attempt, AttemptState
from civitas.site.core.now import Hands, turned
from civitas.site.core.weeks import begin_of, end_of, number_of, week_of
from civitas.site.people.guests import make_guest
from civitas.site.tables.models import Entry, Table

pytestmark = pytest.mark.django_db
TITLE = "era"
TUESDAY = datetime(2026, 11, 17, 12, tzinfo=UTC)


@pytest.fixture
def clock() -> Iterator[Hands]:
    with turned(TUESDAY) as hands:
        yield hands


def taken_up(caller: Caller) -> Any:
    table = caller.post(f"/challenges/{TITLE}")
    assert caller.status == 201, table
    Table.objects.filter(name=table["name"]).update(created=TUESDAY)
    return table


def points(table: Table) -> float:
    assert table.scores is not None
    return float(table.scores[0])


def played(caller: Caller, seed: str) -> str:
    name = str(taken_up(caller)["name"])
    play_out(name, seed)
    return name


def test_weeks_begin_on_monday_and_are_counted_across_years() -> None:
    assert week_of(TUESDAY) == "2026-W47"
    assert begin_of("2026-W47") == datetime(2026, 11, 16, tzinfo=UTC)
    assert end_of("2026-W53") == begin_of("2027-W01")
    assert number_of("2027-W01") == number_of("2026-W53") + 1
    for wrong in ("2026-W54", "2026-47", "week"):
        with pytest.raises(ValueError, match=r"\w"):
            begin_of(wrong)


def test_everybody_plays_with_the_same_dice_and_next_week_with_others(clock: Hands) -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    first, second = taken_up(anna), taken_up(ben)
    assert first["commitment"] == second["commitment"]
    assert first["name"] != second["name"]
    views = [one.get(f"/tables/{table['name']}/view") for one, table in ((anna, first), (ben, second))]
    assert views[0]["game"] == views[1]["game"]
    clock.turn(days=7)
    assert taken_up(anna)["commitment"] != first["commitment"]


def test_nobody_has_a_second_attempt(clock: Hands) -> None:
    anna = Caller("Anna")
    name = played(anna, "once")
    assert taken_up(anna)["name"] == name
    assert Attempt.objects.count() == 1


def test_guests_are_told_that_it_takes_an_account(clock: Hands) -> None:
    guest = Caller()
    guest.client.force_login(make_guest("Gast"), backend="allauth.account.auth_backends.AuthenticationBackend")
    assert guest.post(f"/challenges/{TITLE}")["error"] == "challenge-needs-account"
    assert guest.status == 409


def test_whoever_gets_furthest_leads_the_list_and_equals_share_a_rank(clock: Hands) -> None:
    people = [Caller(name) for name in ("Anna", "Ben", "Clara")]
    names = [played(one, seed) for one, seed in zip(people, ("a", "a", "b"), strict=True)]
    assert people[0].get(f"/challenges/{TITLE}")["total"] == 0
    while judge_one():
        pass
    found = people[0].get(f"/challenges/{TITLE}")
    assert found["week"] == "2026-W47"
    assert found["total"] == 3
    scores = {name: points(Table.objects.get(name=name)) for name in names}
    assert [place["score"] for place in found["places"]] == sorted(scores.values(), reverse=True)
    ranks = {place["name"]: place["rank"] for place in found["places"]}
    assert ranks["Anna"] == ranks["Ben"] != ranks["Clara"]
    assert found["mine"] == {"table": names[0], "state": "counted", "won": False, "score": scores[names[0]]}
    assert Caller().get("/challenges")[0]["mine"] is None


def test_the_seed_stays_secret_until_the_week_is_over(clock: Hands) -> None:
    anna = Caller("Anna")
    name = played(anna, "secret")
    assert anna.get(f"/tables/{name}")["seed"] is None
    assert anna.get(f"/tables/{name}/export")["error"] == "after-the-week"
    clock.turn(days=7)
    assert anna.get(f"/tables/{name}")["seed"]
    assert anna.get(f"/tables/{name}/export").startswith('{"civitas"')


def test_nobody_else_may_watch_and_nothing_is_taken_back(clock: Hands) -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    name = taken_up(anna)["name"]
    ben.get(f"/tables/{name}")
    assert ben.status == 403
    assert anna.post(f"/tables/{name}/petitions", {"seat": 0, "seq": 0})["error"] == "no-take-back-here"


def other_answer(name: str) -> None:
    """A choice of cards or tribes that was not made."""
    entry = Entry.objects.filter(table__name=name, who=0).order_by("seq")[1]
    Entry.objects.filter(pk=entry.pk).update(answer="nothing of the kind")


def lucky_roll(name: str) -> None:
    rolls = Entry.objects.filter(table__name=name, who=-1).order_by("seq")
    entry = next(roll for roll in rolls if isinstance(roll.answer, list) and len(set(map(str, roll.answer))) > 1)
    assert isinstance(entry.answer, list)
    Entry.objects.filter(pk=entry.pk).update(answer=entry.answer[::-1])


def more_points(name: str) -> None:
    table = Table.objects.get(name=name)
    table.scores = [points(table) + 1]
    table.save()


def a_win(name: str) -> None:
    table = Table.objects.get(name=name)
    table.winners = [] if table.winners else [0]
    table.save()


def another_seat(name: str) -> None:
    Table.objects.get(name=name).seats.update(bot="greedy")


def taken_back(name: str) -> None:
    entry = Entry.objects.filter(table__name=name).order_by("-seq")[0]
    Entry.objects.filter(pk=entry.pk).update(key=TAKE_BACK, answer=0)


@pytest.mark.parametrize("forge", [other_answer, lucky_roll, more_points, a_win, another_seat, taken_back])
def test_a_forged_journal_is_refused(clock: Hands, forge: Callable[[str], None]) -> None:
    anna = Caller("Anna")
    name = played(anna, "forged")
    forge(name)
    attempt = Attempt.objects.get(table__name=name)
    judge(attempt)
    assert attempt.state == AttemptState.REFUSED
    found = anna.get(f"/challenges/{TITLE}")
    assert found["total"] == 0
    assert found["mine"]["state"] == "refused"


@pytest.mark.parametrize("week", ["2026-W48", "2026-W99", "nonsense"])
def test_there_are_no_challenges_of_weeks_to_come(clock: Hands, week: str) -> None:
    anna = Caller("Anna")
    assert anna.get(f"/challenges/{TITLE}?week={week}")["error"] == "no-such-challenge"
    assert anna.get("/challenges/sands")["error"] == "no-such-challenge"
