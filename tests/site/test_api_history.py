"""Looking back: the log, the recap, earlier positions; and aside: what if."""

from __future__ import annotations

import pytest
from tests.site.calling import Caller, play_on, started

from civitas.games.acts import acts_of
from civitas.kernel import Table as KernelTable
from civitas.kernel.gamefile import play_entry
from civitas.site.core import limits
from civitas.site.tables import moves
from civitas.site.tables.models import Entry, LogLine, Table
from civitas.site.tables.record.journal import journal
from civitas.site.tables.record.log import lines_for

pytestmark = pytest.mark.django_db


def whole(name: str) -> KernelTable:
    """The table played again from its first entry, with all its notes."""
    row = Table.objects.get(name=name)
    again = KernelTable(moves.look(name).title, row.seat_count, row.options)
    for entry in journal(row.pk):
        play_entry(again, entry)
    return again


def as_rows(name: str, viewer: int | None) -> list[tuple[int, str, object]]:
    return [(line.seq, line.key, line.params) for line in lines_for(Table.objects.get(name=name).pk, viewer)]


def as_notes(table: KernelTable, viewer: int | None) -> list[tuple[int, str, object]]:
    return [(note.seq, note.key, note.params) for note in table.notes(viewer)]


def test_the_log_has_every_line_of_the_game_for_each_seat_and_no_other() -> None:
    people = [Caller("Anna"), Caller("Ben")]
    name = started(*people)
    play_on(name, 150)
    again = whole(name)
    for viewer in (0, 1, None):
        assert as_rows(name, viewer) == as_notes(again, viewer)
    private = LogLine.objects.filter(table__name=name, seats__isnull=False)
    assert private.exists()
    for seat, caller in enumerate(people):
        told = caller.get(f"/tables/{name}/notes?limit=1000")["lines"]
        assert [(line["seq"], line["key"], line["params"]) for line in told] == as_notes(again, seat)
        assert all(line["text"] for line in told)
    later = people[0].get(f"/tables/{name}/notes?since=100&limit=3")["lines"]
    assert len(later) == 3
    assert all(line["seq"] >= 100 for line in later)


def test_every_line_tells_its_acts_and_those_of_a_secret_go_to_its_seat_alone() -> None:
    people = [Caller("Anna"), Caller("Ben"), Caller("Carla")]
    name = started(*people[:2])
    play_on(name, 250)
    acts = acts_of(moves.look(name).title)
    seen = []
    for caller in people:
        told = caller.get(f"/tables/{name}/notes?limit=1000")["lines"]
        for line in told:
            assert line["acts"] == [act.to_json() for act in acts.of(line["key"], line["params"])]
        assert {"placed", "gained", "turned"} <= {act["act"] for line in told for act in line["acts"]}
        # Everybody sees that a chronicle card is laid, and nobody but its owner which one.
        laid = [act["of"] for line in told if line["key"] == "chronicle" for act in line["acts"]]
        faces = [act for line in told if line["key"] == "chronicle-own" for act in line["acts"]]
        seen.append((laid, faces))
    (laid, first), (also, second), (watched, nothing) = seen
    assert laid
    assert set(laid) <= {"seat:0", "seat:1"}
    assert laid == also == watched
    assert nothing == []
    assert len(first) == laid.count("seat:0")
    assert len(second) == laid.count("seat:1")


def test_a_line_that_was_undone_is_struck_and_shown_only_when_asked_for() -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    name = started(anna, ben)
    at = f"/tables/{name}"
    for number in range(400):
        before = anna.get(f"{at}/notes?limit=1000")["lines"]
        seat = moves.look(name).to_act()[0]
        seq = play_on(name, 1, f"strike {number}")
        if moves.look(name).can_undo(seat) and anna.get(f"{at}/notes?limit=1000")["lines"] != before:
            break
    after = anna.get(f"{at}/notes?limit=1000")["lines"]
    moves.undo(name, seat, expected=seq, request="undo")
    assert anna.get(f"{at}/notes?limit=1000")["lines"] == before
    struck = anna.get(f"{at}/notes?limit=1000&struck=true")["lines"]
    assert [line["text"] for line in struck] == [line["text"] for line in after]
    assert [line["struck"] for line in struck] == [False] * len(before) + [True] * (len(after) - len(before))
    assert as_rows(name, 0) == as_notes(whole(name), 0)


def test_random_play_with_undo_keeps_the_log_right() -> None:
    name = started(Caller("Anna"), Caller("Ben"))
    for number in range(60):
        seq = play_on(name, 1, f"undo {number}")
        game = moves.look(name)
        for seat in range(2):
            if number % 3 and game.can_undo(seat):
                moves.undo(name, seat, expected=seq, request=f"undo {number}")
                break
    again = whole(name)
    for viewer in (0, 1, None):
        assert as_rows(name, viewer) == as_notes(again, viewer)


def test_the_recap_begins_after_my_last_answer() -> None:
    people = [Caller("Anna"), Caller("Ben")]
    name = started(*people)
    play_on(name, 80)
    for seat, caller in enumerate(people):
        mine = Entry.objects.filter(table__name=name, who=seat).order_by("-seq")[0].seq
        recap = caller.get(f"/tables/{name}/recap")
        assert recap["since"] == mine + 1
        assert all(line["seq"] > mine for line in recap["lines"])
        lines = caller.get(f"/tables/{name}/notes?since={mine + 1}")["lines"]
        assert recap["lines"] == lines


def test_every_position_can_be_looked_at_as_the_viewer_could_see_it_then() -> None:
    people = [Caller("Anna"), Caller("Ben")]
    name = started(*people)
    seen: dict[int, list[object]] = {}
    for number in range(90):
        seq = play_on(name, 1, f"seen {number}")
        game = moves.look(name)
        seen[seq] = [game.view(0)["game"], game.view(1)["game"], game.view(None)["game"]]
    watcher = Caller("Walt")
    for seq in list(seen)[::7]:
        shown = [caller.get(f"/tables/{name}/positions/{seq}")["game"] for caller in (*people, watcher)]
        assert shown == seen[seq]
    last = Table.objects.get(name=name).seq
    assert watcher.get(f"/tables/{name}/positions/{last + 1}")["error"] == "no-such-position"
    assert watcher.get(f"/tables/{name}/positions/0")["seq"] == 0


def test_a_branch_starts_from_what_i_see_and_i_play_every_seat_of_it() -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    name = started(anna, ben)
    play_on(name, 70)
    seen = anna.get(f"/tables/{name}/view")
    branch = anna.post(f"/tables/{name}/branch")
    assert anna.status == 201
    assert (branch["kind"], branch["visibility"], branch["my_seats"]) == ("branch", "private", [0, 1])
    at = f"/tables/{branch['name']}"
    assert anna.get(f"{at}/view?seat=0")["game"] == seen["game"]
    assert anna.get(f"{at}/notes")["lines"] == []
    before = moves.look(name).fingerprint()
    for _ in range(40):
        prompt = anna.get(f"{at}/prompt")
        legal = moves.look(branch["name"]).legal(prompt["seat"])
        anna.post(f"{at}/answer", {"answer": legal[-1], "expected": prompt["seq"], "seat": prompt["seat"]})
        assert anna.status == 200
        moves.live_tables.clear()
    assert moves.look(name).fingerprint() == before
    assert ben.get(f"{at}/view")["error"] == "not-your-table"
    assert branch["name"] not in [table["name"] for table in ben.get("/tables")]
    assert anna.post(f"{at}/petitions", {"seq": 0})["error"] == "no-take-back-here"
    assert anna.get(f"{at}/export")["error"] == "no-game-file"
    assert anna.post(f"{at}/branch", {"seat": 1})["kind"] == "branch"


def test_what_lies_before_the_new_deal_of_a_branch_cannot_be_looked_at() -> None:
    anna = Caller("Anna")
    name = started(anna, Caller("Ben"))
    play_on(name, 73)
    branch = anna.post(f"/tables/{name}/branch")
    first = branch["first_seq"]
    assert first > 0
    for seq in range(first):
        assert anna.get(f"/tables/{branch['name']}/positions/{seq}?seat=1")["error"] == "no-such-position"
    assert anna.get(f"/tables/{branch['name']}/positions/{first}?seat=1")["seq"] == first
    seat = branch["to_act"][0]
    assert anna.post(f"/tables/{branch['name']}/undo", {"expected": first, "seat": seat})["error"] == "cannot-undo"


def test_a_branch_deals_anew_what_i_cannot_know() -> None:
    anna = Caller("Anna")
    name = started(anna, Caller("Ben"))
    play_on(name, 150)
    real = moves.look(name)
    dealt = set()
    for _ in range(6):
        branch = moves.look(anna.post(f"/tables/{name}/branch")["name"])
        assert branch.view(0)["game"] == real.view(0)["game"]
        assert branch.dice is not None
        assert real.dice is not None
        assert branch.dice.seed != real.dice.seed
        dealt.add(branch.fingerprint())
    assert len(dealt) > 1


def test_the_seats_of_a_branch_are_called_after_the_real_players_and_it_knows_the_real_table() -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    name = started(anna, ben, bots=1)
    play_on(name, 40)
    real = anna.get(f"/tables/{name}")
    assert real["origin"] is None
    branch = anna.post(f"/tables/{name}/branch", {"seat": 0})
    assert [seat["name"] for seat in branch["seats"]] == [seat["name"] for seat in real["seats"]]
    assert branch["origin"] == name
    again = anna.post(f"/tables/{branch['name']}/branch", {"seat": 1})
    assert again["origin"] == name, "of a branch of a branch, too"
    seat = branch["to_act"][0]
    play_on(branch["name"], 40)
    told = anna.get(f"/tables/{branch['name']}/notes?seat={seat}")["lines"]
    assert any("Ben" in line["text"] for line in told)


def test_a_branch_can_be_thrown_away_by_its_owner_and_the_real_game_stays() -> None:
    anna, ben = Caller("Anna"), Caller("Ben")
    name = started(anna, ben)
    play_on(name, 40)
    before = moves.look(name).fingerprint()
    branch = anna.post(f"/tables/{name}/branch")["name"]
    assert ben.delete(f"/tables/{branch}")["error"] == "not-your-table"
    assert Caller().delete(f"/tables/{branch}")["error"] == "sign-in"
    anna.delete(f"/tables/{branch}")
    assert anna.status == 204
    assert anna.get(f"/tables/{branch}")["error"] == "no-such-table"
    assert branch not in [table["name"] for table in anna.get("/tables/mine")]
    assert moves.look(name).fingerprint() == before
    assert anna.delete(f"/tables/{name}")["error"] == "not-a-branch"
    assert ben.delete(f"/tables/{name}")["error"] == "owner-only"
    assert anna.get(f"/tables/{name}")["status"] == "playing"


def test_older_branches_make_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "BRANCHES_KEPT", 2)
    anna = Caller("Anna")
    name = started(anna, Caller("Ben"))
    made = [anna.post(f"/tables/{name}/branch")["name"] for _ in range(4)]
    assert set(Table.objects.filter(kind="branch").values_list("name", flat=True)) == set(made[2:])
