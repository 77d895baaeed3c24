"""One game as one file: replayed, compared with other rules, verified."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.kernel.toys import PLANNING, REALM, Bag, Toy, ask, play, realm, stands

from civitas.kernel import CHANCE, Ask, Dice, Misfit, Procedure, Roll, Sequence, Shuffle, Step, Table, YesNo
from civitas.kernel.dice import Stream
from civitas.kernel.gamefile import (
    DIFFERS,
    FITS,
    MISFITS,
    GameFile,
    UnreadableFile,
    compare,
    last,
    read_game,
    reopen,
    replay,
    verify,
    write_game,
)


def version(name: str, *, prize: int = 1, question: str = "", second_roll: bool = False) -> Toy:
    """A small game of which there are several versions."""

    def rule(g: Bag) -> Procedure[None]:
        yield Ask(0, YesNo("first"))
        if question:
            yield Ask(0, YesNo(question))
        if (yield Roll("die")) > 0:
            g.scores[0] += prize
        if second_roll:
            yield Roll("again")

    return Toy(Sequence(Step(rule), ask("last", "a", "b")), version=name)


OLD = version("1")


def finished() -> Table:
    table = realm("file")
    play(table, "file")
    return table


def small(answers: int = 2) -> GameFile:
    table = Table(OLD, 2, dice=Dice("small"))
    for answer in (True, "a")[:answers]:
        table.apply(0, answer)
    return read_game(write_game(table, ["Ann", "Bob"], secret=True))


def test_a_file_is_lines_of_json_a_header_the_journal_and_the_end() -> None:
    table = finished()
    lines = [json.loads(line) for line in write_game(table, ["Ann", "Bödö"]).splitlines()]
    assert lines[0] == {**table.header(), "names": ["Ann", "Bödö"]}
    assert lines[1:-1] == [entry.to_json() for entry in table.journal]
    result = table.result()
    assert result is not None
    assert lines[-1]["end"]["scores"] == list(result.scores)
    assert lines[-1]["end"]["winners"] == list(result.winners)


def test_a_game_read_and_replayed_ends_where_it_ended() -> None:
    table = finished()
    game = read_game(write_game(table))
    assert game.entries == table.journal
    walked = last(replay(REALM, game))
    assert walked.fingerprint() == table.fingerprint()
    assert walked.journal == table.journal
    assert compare(REALM, game).verdict == FITS


def test_a_replay_shows_the_table_after_each_entry() -> None:
    game = read_game(write_game(finished()))
    seen = [(entry, table.seq) for entry, table in replay(REALM, game)]
    assert seen[0] == (None, 0)
    assert [seq for _, seq in seen] == list(range(len(game.entries) + 1))


def test_undo_redo_orders_and_take_backs_are_replayed_too() -> None:
    table = realm("all")
    table.order(1, "crop", "none")
    play(table, "all", 6)
    for seat in range(2):
        while table.can_undo(seat):
            table.undo(seat)
    play(table, "more", 8)
    table.take_back(5)
    play(table, "rest", 3)
    for seat in range(2):
        if table.can_undo(seat):
            table.undo(seat)
            table.redo(seat)
    game = read_game(write_game(table, secret=True))
    assert {"undo", "take-back"} <= {entry.key for entry in game.entries}
    assert {"order", "redo"} <= {entry.by for entry in game.entries}
    again = reopen(REALM, game)
    assert stands(again) == stands(table)
    assert again.journal == table.journal
    assert verify(REALM, game).problems == []


@pytest.mark.parametrize("text", ["one", "two", "three", "four", "five", "six"])
def test_whatever_happens_at_a_table_its_file_leads_to_the_same_position(text: str) -> None:
    chooser = Stream(text)
    table = realm(text, 3)
    for n in range(120):
        seat, act = chooser.below(3), chooser.below(10)
        if act == 0 and table.can_undo(seat):
            table.undo(seat)
        elif act == 1 and table.can_redo(seat):
            table.redo(seat)
        elif act == 2 and n % 7 == 0:
            table.take_back(chooser.below(table.seq))
        else:
            play(table, f"{text} {n}", 1)
        copy = Table.load(REALM, json.loads(json.dumps(table.save())))
        assert {**stands(copy), "notes": None} == {**stands(table), "notes": None}
        assert copy.save() == table.save()
        assert table.clone().fingerprint() == table.fingerprint()
    game = read_game(write_game(table, secret=True))
    assert stands(reopen(REALM, game)) == stands(table)
    assert verify(REALM, game).problems == []


def test_a_game_goes_on_from_its_file_with_its_own_dice() -> None:
    table = realm("go on")
    play(table, "first", 9)
    other = reopen(REALM, read_game(write_game(table, secret=True)))
    play(table, "then")
    play(other, "then")
    assert other.fingerprint() == table.fingerprint()


def test_without_its_seed_a_game_goes_on_without_dice() -> None:
    assert reopen(OLD, read_game(write_game(Table(OLD, 2, dice=Dice("x"))))).dice is None


def test_a_game_is_not_reopened_with_other_dice() -> None:
    game = small(1)
    with pytest.raises(UnreadableFile, match="committed"):
        reopen(OLD, game._replace(end={**game.end, "seed": "loaded"}))


def test_rules_that_roll_where_a_file_ends_roll_when_it_is_reopened() -> None:
    game = small(1)
    table = reopen(version("2", second_roll=True), game)
    assert table.to_act() == (0,)
    assert table.journal[-1].key == "again"


# ---------------------------------------------------------------------- other rules


def test_a_file_fits_rules_under_which_it_goes_the_same_way() -> None:
    assert compare(OLD, small())[:3] == (FITS, "1", None)


def test_a_file_differs_if_every_entry_is_accepted_but_the_end_is_another() -> None:
    assert compare(version("2", prize=5), small())[:3] == (DIFFERS, "1", None)


@pytest.mark.parametrize(
    ("rules", "why"),
    [
        (version("2", question="sure"), "seat -1|no roll is due"),
        (version("2", second_roll=True), "nothing to answer"),
    ],
)
def test_a_file_misfits_if_the_rules_now_ask_something_else(rules: Toy, why: str) -> None:
    comparison = compare(rules, small())
    assert comparison.verdict == MISFITS
    assert comparison.entry is not None
    with pytest.raises(Misfit, match=why):
        last(replay(rules, small()))


def _with_entry(game: GameFile, seq: int, **change: Any) -> GameFile:
    entries = list(game.entries)
    entries[seq] = entries[seq]._replace(**change)
    return game._replace(entries=entries)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"key": "second"}, "the question is now first"),
        ({"answer": "maybe"}, "wrong-form"),
        ({"who": 1}, "seat 1 has nothing to answer"),
        ({"key": "undo", "answer": 0}, "cannot undo"),
        ({"key": "take-back", "answer": "x"}, "there is no entry"),
    ],
)
def test_an_entry_that_the_rules_refuse_is_named(change: dict[str, Any], why: str) -> None:
    comparison = compare(OLD, _with_entry(small(), 0, **change))
    assert (comparison.verdict, comparison.entry) == (MISFITS, 0)
    assert why in comparison.why


# ---------------------------------------------------------------------- verifying


def test_every_roll_and_shuffle_is_recomputed_from_the_revealed_seed() -> None:
    table = finished()
    assert verify(REALM, read_game(write_game(table))) == (table.rolls, [])


def test_a_roll_that_was_tampered_with_is_found() -> None:
    game = small()
    (roll,) = [entry for entry in game.entries if entry.who == CHANCE]
    tampered = verify(OLD, _with_entry(game, roll.seq, answer=roll.answer % 6 + 1))
    assert tampered.rolls == 1
    assert len(tampered.problems) == 1
    assert f"{roll.answer} is what the dice give" in tampered.problems[0]


def test_a_roll_that_was_never_due_is_found() -> None:
    found = verify(OLD, _with_entry(small(), 0, who=CHANCE, answer=6))
    assert len(found.problems) == 2
    assert "None is what the dice give" in found.problems[0]


def test_a_seed_that_was_tampered_with_is_found() -> None:
    game = small()
    found = verify(OLD, game._replace(end={**game.end, "seed": "loaded"}))
    assert found == (0, ["the revealed seed is not the one that was committed to"])


def test_the_seed_is_secret_while_the_game_is_going_on_except_for_the_host() -> None:
    table = realm("secret")
    play(table, "secret", 3)
    for_all, for_host = read_game(write_game(table)), read_game(write_game(table, secret=True))
    assert for_all.end["seed"] is None
    assert verify(REALM, for_all) == (0, ["the seed of the dice has not been revealed yet"])
    assert for_host.end["seed"] == "secret"
    assert verify(REALM, for_host).problems == []


def test_a_game_without_dice_has_no_seed() -> None:
    table = Table(PLANNING, 2)
    play(table, "no dice")
    game = read_game(write_game(table))
    assert (game.header["commitment"], game.end["seed"]) == (None, None)


# ---------------------------------------------------------------------- damage


def _lines(change: Callable[[list[Any]], None]) -> str:
    lines = [json.loads(line) for line in write_game(finished()).splitlines()]
    change(lines)
    return "\n".join(json.dumps(line) for line in lines)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "not json",
        "[]",
        '{"civitas": 1}',
        _lines(lambda lines: lines.pop()),
        _lines(lambda lines: lines.pop(0)),
        _lines(lambda lines: lines.pop(3)),
        _lines(lambda lines: lines[3].append("too much" * 2) or lines[3].append("more")),
        _lines(lambda lines: lines.__setitem__(3, "abcd")),
        _lines(lambda lines: lines[3].__setitem__(1, "seat")),
        _lines(lambda lines: lines[3].__setitem__(1, [1])),
        _lines(lambda lines: lines[3].__setitem__(2, None)),
        _lines(lambda lines: lines[0].pop("seats")),
        _lines(lambda lines: lines[0].update(civitas=99)),
    ],
)
def test_what_is_not_a_whole_game_file_is_unreadable(text: str) -> None:
    with pytest.raises(UnreadableFile):
        read_game(text)


def test_a_deck_is_part_of_what_is_verified() -> None:
    game = read_game(write_game(finished()))
    assert isinstance(Table(REALM, 2).chance(), Shuffle)
    order = game.entries[0].answer
    assert len(verify(REALM, _with_entry(game, 0, answer=order[::-1])).problems) >= 1
