"""Playing through the API: being asked, answering, being refused, taking back."""

from __future__ import annotations

from typing import Any

import pytest
from django.conf import LazySettings
from django.test import Client
from tests.site.calling import Caller, play_on, started

from civitas.site.core import limits
from civitas.site.people.tokens import make_token
from civitas.site.tables import moves
from civitas.site.tables.models import Entry, Job, Seat

pytestmark = pytest.mark.django_db
BARE = {"only": False, "when": None, "times": None, "until_warned": False}
"""An order under no terms."""


class Two:
    """Two people at a table that has begun; `asked` is the one who must answer."""

    def __init__(self) -> None:
        self.people = [Caller("Anna"), Caller("Ben")]
        self.name = started(*self.people)
        self.at = f"/tables/{self.name}"

    @property
    def asked(self) -> Caller:
        return self.people[moves.look(self.name).to_act()[0]]

    @property
    def other(self) -> Caller:
        return self.people[1 - self.people.index(self.asked)]


@pytest.fixture
def two() -> Two:
    return Two()


def answer(caller: Caller, at: str, number: int = 0, **more: Any) -> Any:
    prompt = caller.get(f"{at}/prompt")
    body = {"answer": prompt["options"][number]["answer"], "expected": prompt["seq"], **more}
    return caller.post(f"{at}/answer", body)


def test_a_prompt_comes_as_data_and_in_words(two: Two) -> None:
    prompt = two.asked.get(f"{two.at}/prompt")
    assert prompt["prompt"]["kind"] == "one"
    assert prompt["text"]
    assert [option["answer"] for option in prompt["options"]] == [o["answer"] for o in prompt["prompt"]["options"]]
    assert all(option["text"] for option in prompt["options"])
    german = two.asked.get(f"{two.at}/prompt?lang=de")
    assert german["prompt"] == prompt["prompt"]
    assert german["text"] != prompt["text"]


def test_what_i_see_what_i_am_asked_and_what_happened_come_in_one_reply(two: Two) -> None:
    answer(two.asked, two.at)
    for person in two.people:
        now = person.get(f"{two.at}/now?since=1")
        assert now["view"] == person.get(f"{two.at}/view")
        assert now["prompt"] == person.get(f"{two.at}/prompt")
        assert now["log"] == person.get(f"{two.at}/notes?since=1&struck=true")
        assert now["log"]["lines"]
        here = person.get(two.at)
        assert {**now["table"], "seats": here["seats"]} == here  # but for the clocks, which run on
        assert [seat["handle"] for seat in now["table"]["seats"]] == [seat["handle"] for seat in here["seats"]]
    assert two.asked.get(f"{two.at}/now")["log"] is None


def test_a_spectator_is_asked_nothing_whatever_is_looked_at(two: Two) -> None:
    stranger = Caller()
    now = stranger.get(f"{two.at}/now?since=0")
    assert stranger.status == 200, now
    assert (now["view"], now["prompt"]) == (stranger.get(f"{two.at}/view"), None)
    assert now["log"] == stranger.get(f"{two.at}/notes?since=0&struck=true")


def test_who_is_not_asked_has_no_prompt(two: Two) -> None:
    prompt = two.other.get(f"{two.at}/prompt")
    assert (prompt["prompt"], prompt["options"], prompt["text"]) == (None, [], "")
    assert two.other.get(f"{two.at}/refusals")["error"] == "not-asked"
    reply = two.other.post(f"{two.at}/answer", {"answer": 1, "expected": prompt["seq"]})
    assert (two.other.status, reply["error"]) == (409, "not-asked")


def test_an_answer_moves_the_table_on(two: Two) -> None:
    asked = two.asked
    before = asked.get(f"{two.at}/view")
    done = answer(asked, two.at)
    after = asked.get(f"{two.at}/view")
    assert done["first"] == before["seq"]
    assert done["seq"] == after["seq"] > before["seq"]
    assert before["viewer"] == after["viewer"] == two.people.index(asked)
    assert before["game"] != after["game"]


def test_what_the_rules_refuse_comes_with_reason_and_paragraph_in_my_language(two: Two) -> None:
    asked = two.asked
    taken = answer(asked, two.at)
    asked = two.asked
    seq = taken["seq"]
    refusals = asked.get(f"{two.at}/refusals?lang=de")
    reply = asked.post(f"{two.at}/answer?lang=de", {"answer": "atlantis", "expected": seq})
    assert (asked.status, reply["error"], reply["reason"]) == (422, "refused", "not-offered")
    assert reply["message"] == "Das steht hier nicht zur Wahl."
    assert reply["answer"] == "atlantis"
    for refusal in refusals[:3]:
        reply = asked.post(f"{two.at}/answer?lang=de", {"answer": refusal["answer"], "expected": seq})
        assert asked.status == 422
        assert (reply["reason"], reply["rule"], reply["params"]) == tuple(
            refusal[key] for key in ("reason", "rule", "params")
        )
        assert reply["message"] == refusal["text"]
        why = asked.post(f"{two.at}/why?lang=de", {"answer": refusal["answer"]})
        assert why["legal"] is False
        assert why["refusal"]["text"] == refusal["text"]
    assert Entry.objects.filter(table__name=two.name).count() == seq
    legal = asked.get(f"{two.at}/prompt")["options"][0]["answer"]
    why = asked.post(f"{two.at}/why", {"answer": legal})
    assert why == {"legal": True, "final": False, "refusal": None, "ahead": None}


def test_what_could_not_be_undone_is_said_beforehand(two: Two) -> None:
    known = set()
    for _ in range(120):
        asked = two.asked
        prompt = asked.get(f"{two.at}/prompt")
        said = moves.look(two.name).legal(two.people.index(asked))[0]
        final = asked.post(f"{two.at}/why", {"answer": said})["final"]
        asked.post(f"{two.at}/answer", {"answer": said, "expected": prompt["seq"]})
        now = asked.get(f"{two.at}/prompt")
        assert now["can_undo"] is not final, (prompt["prompt"]["key"], prompt["side_by_side"], said, now["prompt"])
        known.add(final)
    assert known == {True, False}


def test_every_refusal_at_a_table_has_words_for_what_was_wanted() -> None:
    two = Two()
    play_on(two.name, 60)
    for caller in two.people:
        prompt = caller.get(f"{two.at}/prompt?lang=de")
        assert all(refusal["text"] and refusal["option"] for refusal in prompt["refusals"])


def test_who_is_behind_is_told_what_has_changed(two: Two) -> None:
    asked = two.asked
    prompt = asked.get(f"{two.at}/prompt")
    body = {"answer": prompt["options"][0]["answer"], "expected": prompt["seq"]}
    done = asked.post(f"{two.at}/answer", body)
    reply = asked.post(f"{two.at}/answer", body)
    assert (asked.status, reply["error"], reply["seq"]) == (409, "behind", done["seq"])
    assert reply["to_act"] == asked.get(f"{two.at}/view")["to_act"]
    seen = asked.get(f"{two.at}/notes?since={prompt['seq']}")["lines"]
    assert reply["lines"] == seen


def test_the_same_request_sent_twice_is_done_once(two: Two) -> None:
    asked = two.asked
    prompt = asked.get(f"{two.at}/prompt")
    body = {"answer": prompt["options"][0]["answer"], "expected": prompt["seq"], "request": "tap-1"}
    first = asked.post(f"{two.at}/answer", body)
    again = asked.post(f"{two.at}/answer", body)
    assert (first["repeated"], again["repeated"]) == (False, True)
    assert (first["first"], first["seq"]) == (again["first"], again["seq"])
    assert Entry.objects.filter(table__name=two.name, request__endswith="tap-1").count() == 1


def test_nobody_can_use_up_the_request_keys_of_another(two: Two) -> None:
    first = two.asked
    answer(first, two.at, request="same")
    while two.asked is first:
        answer(first, two.at)
    assert answer(two.asked, two.at, request="same")["repeated"] is False


def test_undo_redo_and_restart(two: Two) -> None:
    asked = two.asked
    before = asked.get(f"{two.at}/view")
    done = answer(asked, two.at)
    assert asked.get(f"{two.at}/prompt")["can_undo"] is True
    two_seats = asked.post(f"{two.at}/undo", {"expected": done["seq"]})
    assert asked.get(f"{two.at}/view")["game"] == before["game"]
    assert asked.get(f"{two.at}/prompt")["can_redo"] is True
    done = asked.post(f"{two.at}/redo", {"expected": two_seats["seq"]})
    done = asked.post(f"{two.at}/restart", {"expected": done["seq"]})
    assert asked.get(f"{two.at}/view")["game"] == before["game"]
    reply = asked.post(f"{two.at}/undo", {"expected": done["seq"]})
    assert (asked.status, reply["error"]) == (409, "cannot-undo")
    reply = asked.post(f"{two.at}/restart", {"expected": done["seq"]})
    assert (asked.status, reply["error"]) == (409, "cannot-undo")


def test_a_standing_order_answers_for_me_and_only_i_see_it(two: Two) -> None:
    asked, other = two.asked, two.other
    key = asked.get(f"{two.at}/prompt")["prompt"]["key"]
    options = asked.get(f"{two.at}/prompt")["options"]
    assert other.put(f"{two.at}/orders/{key}", {"answer": options[1]["answer"]})["seq"] == Entry.objects.count()
    assert other.get(f"{two.at}/orders") == [{"key": key, "answer": options[1]["answer"], **BARE}]
    assert asked.get(f"{two.at}/orders") == []
    moves.live_tables.clear()
    done = answer(asked, two.at)
    made = list(Entry.objects.filter(seq__gte=done["first"]).order_by("seq"))
    assert [(entry.by, entry.answer) for entry in made if entry.by] == [("order", options[1]["answer"])]
    other.delete(f"{two.at}/orders/{key}")
    assert other.status == 204
    assert other.get(f"{two.at}/orders") == []


def test_an_order_changed_elsewhere_is_known_to_a_table_that_is_kept_alive(two: Two) -> None:
    other, kept = two.other, moves.live_tables
    stale = moves.look(two.name)
    other.put(f"{two.at}/orders/some-key", {"answer": 1})
    kept.put(two.name, stale.seq, stale)  # as another process would have it
    assert moves.table_extras(stale)["orders"] == {}
    assert other.get(f"{two.at}/orders") == [{"key": "some-key", "answer": 1, **BARE}]


def test_what_is_not_json_is_no_answer(two: Two) -> None:
    asked = two.asked
    assert asked.post(f"{two.at}/answer", {"answer": float("nan"), "expected": 1})["error"] == "invalid"
    assert asked.post(f"{two.at}/answer", {"answer": 1, "expected": 1, "request": "\0"})["error"] == "invalid"


def test_orders_have_bounds(two: Two) -> None:
    other = two.other
    assert other.put(f"{two.at}/orders/key", {"answer": "x" * 3000})["error"] == "invalid"
    assert other.put(f"{two.at}/orders/key", {"answer": "\0"})["error"] == "invalid"
    for number in range(limits.ORDERS_A_SEAT):
        other.put(f"{two.at}/orders/key-{number}", {"answer": number})
    assert other.put(f"{two.at}/orders/key", {"answer": 1})["error"] == "too-many-orders"


def test_who_resigns_leaves_the_seat_to_a_caretaker_and_may_watch(two: Two) -> None:
    asked, seat = two.asked, two.people.index(two.asked)
    asked.put(f"{two.at}/orders/key", {"answer": 1})
    asked.post(f"{two.at}/resign")
    assert asked.status == 204
    row = Seat.objects.get(table__name=two.name, number=seat)
    assert (row.bot, row.user, row.resigned_by) == ("caretaker", None, asked.user)
    assert Job.objects.filter(table__name=two.name, kind="bot", seat=seat).count() == 1
    assert asked.get(f"{two.at}/view")["viewer"] is None
    assert asked.get(f"{two.at}/prompt")["error"] == "not-your-seat"
    assert asked.get(two.at)["seats"][seat]["resigned"] == asked.name
    assert moves.look(two.name).orders(seat) == {}


def test_a_bot_plays_with_a_token_and_without_a_cookie(two: Two) -> None:
    asked = two.asked
    secret = make_token(asked.user, "bot").secret
    bot = Caller()
    prompt = bot.call("GET", f"{two.at}/prompt", Authorization=f"Bearer {secret}")
    body = {"answer": prompt["options"][0]["answer"], "expected": prompt["seq"]}
    assert bot.call("POST", f"{two.at}/answer", body, Authorization=f"Bearer {secret}")["repeated"] is False
    assert bot.call("GET", f"{two.at}/prompt", Authorization="Bearer cvt_wrong")["error"] == "sign-in"
    assert bot.status == 401


def test_a_cookie_alone_does_not_write(two: Two) -> None:
    asked = two.asked
    browser = Client(enforce_csrf_checks=True)
    browser.force_login(asked.user, backend="allauth.account.auth_backends.AuthenticationBackend")
    reply = browser.post(f"/api{two.at}/resign", content_type="application/json")
    assert (reply.status_code, reply.json()["error"]) == (403, "forged")
    assert browser.get(f"/api{two.at}/view").status_code == 200


@pytest.mark.usefixtures("long_minute")
def test_who_writes_too_often_has_to_wait(two: Two, settings: LazySettings) -> None:
    settings.CIVITAS_LIMITS = {"write": 3}
    asked = two.asked
    replies = [asked.post(f"{two.at}/chat/players", {"text": "!"}) for _ in range(8)]
    assert asked.status == 429
    assert replies[-1]["error"] == "too-often"
    assert 0 <= replies[-1]["retry_after"] <= 60
    assert two.other.get(f"{two.at}/chat/players")


def test_rules_that_think_too_long_are_an_error_that_can_be_told(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    def dream(*args: object, **kwargs: object) -> None:
        while True:
            pass

    asked = two.asked
    body = {"answer": 1, "expected": moves.look(two.name).seq}
    monkeypatch.setattr("django.conf.settings.CIVITAS_MOVE_SECONDS", 0.05)
    monkeypatch.setattr("civitas.kernel.Table.apply", dream)
    assert asked.post(f"{two.at}/answer", body)["error"] == "too-slow"
    assert asked.status == 503


def test_an_answer_as_long_as_no_game_asks_for_is_refused_before_the_rules_see_it() -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    name = started(anna, ben)
    seq = anna.get(f"/tables/{name}/view")["seq"]
    long = ["x" * 100] * 200
    for path, body in (("answer", {"expected": seq, "answer": long}), ("why", {"answer": long})):
        said = anna.post(f"/tables/{name}/{path}", body)
        assert (anna.status, said["error"]) == (422, "invalid")
        assert "16000 bytes" in said["details"][0]["why"]
    assert anna.get(f"/tables/{name}/view")["seq"] == seq
