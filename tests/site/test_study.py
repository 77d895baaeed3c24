"""Where people learn: advice for whoever is asked and for nobody else, and bots that say what their moves were for."""

from __future__ import annotations

from typing import Any

import pytest
from django.conf import LazySettings
from tests.site.calling import Caller, play_on, started
from tests.site.peeping import redealt

from civitas.bots import make_bot
from civitas.games import find_title
from civitas.site.core.now import now, turned
from civitas.site.ratings import rating
from civitas.site.ratings.models import Played
from civitas.site.study import analyses, hints
from civitas.site.study.doing import advise_one, analyse_one, review_one
from civitas.site.study.models import Study
from civitas.site.tables import moves
from civitas.site.tables.models import Entry, Job, Seat, Status, Table

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture(autouse=True)
def _quick(settings: LazySettings) -> Any:
    settings.CIVITAS_HINT_BOT = "search:iterations=6"
    settings.CIVITAS_BOT_SECONDS = 120  # generous: the machine may be busy
    yield
    hints.THINKERS.close()
    analyses.THINKERS.close()


def learning(*people: Caller, decisions: int = 40) -> str:
    name = started(*people)
    Table.objects.filter(name=name).update(teaching=True)
    play_on(name, decisions)
    return name


def asked(name: str, *people: Caller) -> tuple[Caller, int]:
    """Somebody who is asked and has a choice, and their seat."""
    for number in range(60):
        with moves.looking(name) as table:
            seat = table.to_act()[0]
            if len(table.legal(seat)) > 3:
                return people[seat], seat
        play_on(name, 1, f"to a choice {number}")
    raise AssertionError("nobody had a choice")


def test_a_table_is_for_learning_if_its_maker_says_so_and_all_can_see_it() -> None:
    anna = Caller("Anna")
    wish = {"title": "sands", "seats": 2}
    assert anna.post("/tables", wish)["teaching"] is False
    table = anna.post("/tables", {**wish, "teaching": True})
    assert table["teaching"] is True
    assert Caller("Ben").get(f"/tables/{table['name']}")["teaching"] is True


def test_a_game_to_learn_by_is_not_rated() -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    name = learning(anna, ben, decisions=5)
    Table.objects.filter(name=name).update(status=Status.FINISHED, scores=[3, 1], winners=[0])
    rating.count(Table.objects.get(name=name))
    rating.sweep()
    assert rating.recompute() == 0
    assert not Played.objects.exists()
    Table.objects.filter(name=name).update(teaching=False)
    rating.count(Table.objects.get(name=name))
    assert Played.objects.exists()


def test_advice_is_given_only_where_people_learn() -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    name = started(anna, ben)
    for method, path in (("POST", "hint"), ("GET", "hint"), ("GET", "aloud")):
        assert anna.call(method, f"/tables/{name}/{path}", {})["error"] == "not-teaching"


@pytest.mark.parametrize("lang", ["en", "de"])
def test_who_is_asked_is_told_the_best_answers_with_chance_and_reason(lang: str) -> None:
    people = Caller("Anna"), Caller("Ben")
    name = learning(*people)
    who, _ = asked(name, *people)
    assert who.get(f"/tables/{name}/hint")["state"] == "none"
    assert who.post(f"/tables/{name}/hint")["state"] == "thinking"
    assert advise_one()
    told = who.get(f"/tables/{name}/hint?lang={lang}")
    assert told["state"] == "ready"
    assert 1 <= len(told["best"]) <= 3
    options = who.get(f"/tables/{name}/prompt?lang={lang}")["options"]
    for best in told["best"]:
        assert 0 < best["chance"] < 1
        assert best["why"].endswith(".")
        assert who.post(f"/tables/{name}/why", {"answer": best["answer"]})["legal"]
        same = [option["text"] for option in options if option["answer"] == best["answer"]]
        assert not same or best["text"].startswith(same[0]), "the answer, and what follows from it"
    assert who.post(f"/tables/{name}/hint?lang={lang}") == told, "asked again, it is the same advice"
    assert not advise_one()


def test_advice_ends_with_the_question() -> None:
    people = Caller("Anna"), Caller("Ben")
    name = learning(*people)
    who, _ = asked(name, *people)
    who.post(f"/tables/{name}/hint")
    advise_one()
    best = who.get(f"/tables/{name}/hint")["best"][0]
    who.post(f"/tables/{name}/answer", {"answer": best["answer"], "expected": who.get(f"/tables/{name}")["seq"]})
    assert who.status == 200
    assert who.get(f"/tables/{name}/hint")["state"] == "none"


def test_who_is_not_asked_gets_no_advice() -> None:
    people = Caller("Anna"), Caller("Ben")
    name = learning(*people)
    for number in range(60):
        with moves.looking(name) as table:
            idle = [seat for seat in range(2) if seat not in table.to_act()]
        if idle:
            break
        play_on(name, 1, f"on {number}")
    assert people[idle[0]].post(f"/tables/{name}/hint")["error"] == "not-asked"


def test_nobody_else_gets_a_byte_of_it() -> None:
    anna, ben, stranger = Caller("Anna"), Caller("Ben"), Caller("Cleo")
    name = learning(anna, ben)
    who, seat = asked(name, anna, ben)
    others = [one for one in (anna, ben) if one is not who]
    looks = ["", "/view", "/prompt", "/notes", "/hint", "/aloud", "/orders"]

    def all_that_others_see() -> list[bytes]:
        found = []
        for one in (*others, stranger):
            for path in looks:
                one.get(f"/tables/{name}{path}")
                found.append(one.body)
        return found

    with turned(now()):
        before = all_that_others_see()
        who.post(f"/tables/{name}/hint")
        assert all_that_others_see() == before
        advise_one()
        assert who.get(f"/tables/{name}/hint")["state"] == "ready"
        assert all_that_others_see() == before
    assert others[0].get(f"/tables/{name}/hint?seat={seat}")["error"] == "not-your-seat"
    assert stranger.get(f"/tables/{name}/hint")["error"] == "not-your-seat"


def test_advice_is_the_same_whatever_is_hidden() -> None:
    people = Caller("Anna"), Caller("Ben")
    name = learning(*people, decisions=70)
    who, seat = asked(name, *people)
    last = Table.objects.get(name=name)
    last.seq += 1
    last.save()  # room for the entry that deals anew
    told = []
    for deal in (1, 2, 3):
        redealt(name, seat, deal)
        Study.objects.all().delete()
        who.post(f"/tables/{name}/hint")
        advise_one()
        told.append(who.get(f"/tables/{name}/hint"))
    assert told[0]["state"] == "ready"
    assert told[0] == told[1] == told[2]


def test_bots_say_what_their_moves_were_for_and_no_secret() -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    name = learning(anna, ben, decisions=0)
    bot = make_bot("greedy", find_title("sands"), "ben")
    for number in range(90):
        with moves.looking(name) as table:
            seat, seq = table.to_act()[0], table.seq
            said = bot.choose(table, seat)
        moves.answer(name, seat, said, expected=seq, request=f"{number}")
    Seat.objects.filter(table__name=name, number=1).update(user=None, bot="greedy")
    told = anna.get(f"/tables/{name}/aloud")
    assert told
    assert all(one["seat"] == 1 and one["first"] <= one["seq"] and one["why"].startswith("It ") for one in told)
    row = Table.objects.get(name=name)
    row.seq += 1
    row.save()
    again = []
    for deal in (1, 2):
        redealt(name, 0, deal)
        again.append(anna.get(f"/tables/{name}/aloud"))
    assert again[0] == again[1]
    assert again[0]
    later = anna.get(f"/tables/{name}/aloud?since={told[-1]['first']}")
    assert [one["first"] for one in later] == [told[-1]["first"]]


@pytest.mark.parametrize(("lang", "name_of_luck"), [("en", "Generation die"), ("de", "Generationenwürfel")])
def test_a_finished_game_is_looked_back_at(lang: str, name_of_luck: str) -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    name = started(anna, ben)
    assert anna.get(f"/tables/{name}/analysis")["error"] == "game-not-over"
    seq = play_on(name, 5000)
    assert Table.objects.get(name=name).status == Status.FINISHED
    assert anna.get(f"/tables/{name}/analysis")["state"] == "thinking"
    assert ben.get(f"/tables/{name}/analysis")["state"] == "thinking"
    assert analyse_one()
    assert not analyse_one(), "worked out once for all"
    found = anna.get(f"/tables/{name}/analysis?lang={lang}")
    assert found["state"] == "ready"
    assert found["points"][-1]["seq"] == seq
    winners = Table.objects.get(name=name).winners
    assert [seat for seat, chance in enumerate(found["points"][-1]["chances"]) if chance] == winners
    assert all(turn["lines"] and 0 < turn["first"] < turn["seq"] <= seq for turn in found["turns"])
    assert {row["seat"] for row in found["luck"]} == {0, 1}
    assert all(row["name"].startswith(name_of_luck) and row["rolls"] > 0 for row in found["luck"])
    assert all(anna.get(f"/tables/{name}/positions/{roll['seq']}")["seq"] == roll["seq"] for roll in found["rolls"])
    # Who may not take the game away does not see what every seat knew.
    assert Caller("Cleo").get(f"/tables/{name}/analysis")["error"] == "not-your-table"
    assert Caller().get(f"/tables/{name}/analysis")["error"] == "sign-in"


def test_a_game_of_other_rules_is_not_looked_back_at() -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    name = started(anna, ben)
    play_on(name, 30)
    Table.objects.filter(name=name).update(status=Status.FINISHED)
    Entry.objects.filter(table__name=name, who=0).update(answer="nothing of the kind")
    anna.get(f"/tables/{name}/analysis")
    assert analyse_one()
    assert anna.get(f"/tables/{name}/analysis")["error"] == "no-analysis"


@pytest.mark.parametrize(("lang", "because"), [("en", "It "), ("de", "")])
def test_after_a_game_i_see_my_costliest_decisions_and_play_on_from_there(lang: str, because: str) -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    name = started(anna, ben)
    assert anna.get(f"/tables/{name}/decisions")["error"] == "game-not-over"
    assert anna.post(f"/tables/{name}/branch", {"seq": 10})["error"] == "game-not-over"
    play_on(name, 5000)
    assert anna.get(f"/tables/{name}/decisions")["state"] == "thinking"
    assert review_one()
    assert not review_one(), "worked out once"
    found = anna.get(f"/tables/{name}/decisions?lang={lang}")
    assert (found["state"], found["seat"]) == ("ready", 0)
    assert 0 < len(found["decisions"]) <= 3
    for one in found["decisions"]:
        assert one["question"]
        assert one["taken"]
        assert one["better"]
        assert one["taken"] != one["better"]
        assert one["could"] > one["chance"]
        assert one["why"].startswith(because)
    assert anna.get(f"/tables/{name}/decisions?seat=1")["error"] == "not-your-seat"
    cleo = Caller("Cleo")
    assert cleo.get(f"/tables/{name}/decisions")["error"] == "not-your-seat"
    assert Caller().get(f"/tables/{name}/decisions")["error"] == "sign-in"

    seq = found["decisions"][0]["seq"]
    then = anna.get(f"/tables/{name}/positions/{seq}")
    branch = anna.post(f"/tables/{name}/branch", {"seq": seq})
    assert anna.status == 201
    assert (branch["kind"], branch["origin"], branch["my_seats"]) == ("branch", name, [0])
    assert [bool(seat["bot"]) for seat in branch["seats"]] == [False, True]
    at = f"/tables/{branch['name']}"
    assert anna.get(f"{at}/view")["game"] == then["game"]
    prompt = anna.get(f"{at}/prompt?lang={lang}")
    assert prompt["text"] == found["decisions"][0]["question"]
    assert cleo.post(f"/tables/{name}/branch", {"seq": seq})["error"] == "not-your-seat"
    assert anna.post(f"/tables/{name}/branch", {"seq": then["seq"] + 10_000})["error"] == "no-such-position"
    end = Table.objects.get(name=name).seq
    assert anna.post(f"/tables/{name}/branch", {"seq": end})["error"] == "game-is-over"


def test_where_bots_are_asked_first_they_are_called_when_one_plays_on() -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    name = started(anna, ben)
    play_on(name, 5000)
    theirs = Entry.objects.filter(table__name=name, who=1).values_list("seq", flat=True)[10]
    branch = anna.post(f"/tables/{name}/branch", {"seq": theirs})
    assert 1 in branch["to_act"]
    assert Job.objects.filter(table__name=branch["name"], seat=1).exists()
