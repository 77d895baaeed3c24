"""Stored tables under new rules: each fits, differs or misfits, none is lost, and each can be played to its end."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from tests.site import ferry

from civitas import kernel
from civitas.kernel import CannotUndo, Dice
from civitas.kernel.journal import TAKE_BACK
from civitas.site.drills import stage
from civitas.site.tables import moves
from civitas.site.tables.models import Entry, Job, LogLine, Snapshot, Status, Table
from civitas.site.tables.opening import make_table, start
from civitas.site.tables.record.history import NoSuchPosition, position
from civitas.site.upgrades.models import RulesChange, Verdict
from civitas.site.upgrades.recheck import Checked, recheck, recheck_all, stored

pytestmark = pytest.mark.django_db
LONGEST = 2 * 8
"""Decisions of a whole game for two."""


@pytest.fixture(autouse=True)
def first_rules(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    moves.live_tables.clear()
    monkeypatch.setattr(ferry, "TITLE", ferry.FIRST)
    yield
    moves.live_tables.clear()


@pytest.fixture
def install(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Other rules are installed, and the site starts again."""

    def do(title: ferry.Ferry) -> None:
        monkeypatch.setattr(ferry, "TITLE", title)
        moves.live_tables.clear()

    return do


def played(decisions: int, number: int = 0, *, bots: frozenset[int] = frozenset(), through_site: bool = False) -> Table:
    """A stored game of so many decisions, by the installed rules."""
    game = kernel.Table(ferry.TITLE, 2, {}, Dice(f"{number:064x}"))
    player = random.Random(number)
    people = stage.people_at_rest(2) or stage.people(2)
    if not through_site:
        stage.play_on(game, player, decisions)
        return Table.objects.get(name=stage.stage(game, people, bots).name)
    name = stage.stage(game, people, bots).name
    for line in stage.play_on(game, player, decisions):
        moves.answer(name, line.seat, line.answer, expected=line.expected, request=str(line.expected))
    return Table.objects.get(name=name)


def play_to_the_end(name: str) -> None:
    player = random.Random(name)
    while not (table := moves.look(name)).over:
        seat = table.to_act()[0]
        moves.answer(name, seat, player.choice(table.legal(seat)), expected=table.seq, request=f"on-{table.seq}")


def journal(row: Table) -> list[tuple[Any, ...]]:
    return list(Entry.objects.filter(table=row).order_by("seq").values_list("seq", "who", "key", "answer", "by"))


def only(found: Checked | None) -> Checked:
    assert found is not None
    return found


def a_six_was_rolled(row: Table, until: int | None = None) -> bool:
    return any(entry[2] == "river" and entry[3] == ferry.SIX for entry in journal(row)[:until])


def test_a_corpus_of_two_hundred_tables_of_two_versions_survives_the_third(install: Any) -> None:
    lengths = random.Random(7)
    rows: list[Table] = []
    for version in (ferry.FIRST, ferry.SECOND):
        install(version)
        for n in range(100):
            rows.append(played(lengths.randrange(LONGEST + 1), len(rows), through_site=n % 4 == 0))
    before = {row.pk: journal(row) for row in rows}
    install(ferry.THIRD)
    found = {one.table: one for one in recheck_all()}
    assert len(found) == Table.objects.count() == 200
    verdicts = Counter((found[row.name].before, found[row.name].verdict) for row in rows)
    # Version 2 differs from 1 in what a six does; both lack the question that 3 asks.
    assert {key for key, count in verdicts.items() if count > 5} >= {
        ("1", Verdict.FITS),
        ("1", Verdict.DIFFERS),
        ("1", Verdict.MISFITS),
        ("2", Verdict.FITS),
        ("2", Verdict.MISFITS),
    }
    assert ("2", Verdict.DIFFERS) not in verdicts
    for row in rows:
        assert journal(row)[: len(before[row.pk])] == before[row.pk], "nothing that was written down is changed"
        row.refresh_from_db()
        if row.status == Status.PLAYING:
            assert row.version == "3"
            play_to_the_end(row.name)
            row.refresh_from_db()
        assert row.status == Status.FINISHED
        assert row.scores is not None
    told = set(RulesChange.objects.values_list("table__name", flat=True))
    assert told >= {one.table for one in found.values() if one.back_to is not None}
    assert not told & {one.table for one in found.values() if one.verdict == Verdict.FITS}
    assert stored(outdated_only=True) == list(
        Table.objects.filter(rules_changes__verdict=Verdict.HELD).order_by("pk").values_list("pk", flat=True)
    )


def test_a_table_that_fits_goes_on_as_if_nothing_had_happened(install: Any) -> None:
    row = played(3)
    install(ferry.THIRD)
    if a_six_was_rolled(row):
        pytest.fail("this game was chosen for having no six")
    with pytest.raises(moves.Outdated):
        moves.look(row.name)
    assert only(recheck(row.pk)).verdict == Verdict.FITS
    assert not RulesChange.objects.exists()
    assert moves.look(row.name).seq == row.seq
    play_to_the_end(row.name)


@pytest.mark.parametrize(("params", "verdict"), [({}, Verdict.FITS), ({"load": -1}, Verdict.DIFFERS)])
def test_a_log_that_was_written_with_fewer_parameters_still_fits(
    install: Any, params: dict[str, Any], verdict: Verdict
) -> None:
    row = played(3)
    line = LogLine.objects.filter(table=row, key="crossed").order_by("seq")[0]
    assert set(line.params) == {"seat", "load", "lost"}
    LogLine.objects.filter(pk=line.pk).update(params=params)
    install(ferry.THIRD)
    assert only(recheck(row.pk)).verdict == verdict


def with_an_early_six() -> Table:
    """A game in which a six was rolled long before the last snapshot."""
    for number in range(100, 200):
        row = played(12, number)
        if a_six_was_rolled(row, row.snapshot_seq):
            return row
        row.delete()
    raise AssertionError


def test_an_outcome_that_changes_leaves_the_position_that_was_seen(install: Any) -> None:
    row = with_an_early_six()
    saw = moves.look(row.name).view(0)["game"]
    install(ferry.SECOND)
    found = only(recheck(row.pk))
    assert (found.verdict, found.back_to) == (Verdict.DIFFERS, None)
    assert moves.look(row.name).view(0)["game"] == saw
    notice = RulesChange.objects.get(table=row)
    assert (notice.before, notice.after, notice.seq, notice.back_to) == ("1", "2", row.seq, None)
    assert position(row.pk, row.snapshot_seq).view(0)["game"]["across"] is not None
    line = LogLine.objects.get(table=row, seq=row.seq)
    assert (line.key, line.params) == ("rules-changed", {"before": "1", "after": "2", "back": 0})
    with pytest.raises(CannotUndo):
        moves.take_back(row.name, 0, request="back")
    play_to_the_end(row.name)


def test_standing_orders_with_their_conditions_outlast_new_rules(install: Any) -> None:
    row = with_an_early_six()
    # Of another question than is open, so that it is not carried out at once.
    moves.order(row.name, 1, "pray", True, terms=kernel.OrderConditions(times=2), request="order")
    given = Table.objects.get(pk=row.pk).table_extras
    install(ferry.SECOND)
    assert only(recheck(row.pk)).back_to is None
    now = Table.objects.get(pk=row.pk).table_extras
    assert now["orders"] == given["orders"] == {"1": {"pray": True}}
    assert now["terms"] == given["terms"] != {}


def test_a_new_question_takes_back_what_was_answered_without_it(install: Any) -> None:
    row = played(9, bots=frozenset({0, 1}))
    lines = LogLine.objects.filter(table=row).count()
    install(ferry.THIRD)
    found = only(recheck(row.pk))
    assert found.verdict == Verdict.MISFITS
    assert found.entry is not None
    table = moves.look(row.name)
    if found.back_to is not None:
        assert table.journal[-1].key == TAKE_BACK
        assert LogLine.objects.filter(table=row).count() == lines + 1, "struck, not deleted, and a line that says why"
    row.refresh_from_db()
    assert row.to_act == list(table.to_act())
    asked = set(Job.objects.filter(table=row, seq=row.seq).values_list("seat", flat=True))
    assert asked == set(table.to_act()), "a bot that is asked now is called"
    play_to_the_end(row.name)


def test_a_second_change_finds_a_table_that_has_changed_before(install: Any) -> None:
    row = with_an_early_six()
    install(ferry.SECOND)
    recheck(row.pk)
    install(ferry.THIRD)
    recheck(row.pk)
    assert Table.objects.get(pk=row.pk).version == "3"
    first = LogLine.objects.filter(table=row, key="rules-changed").earliest("seq")
    assert (first.params["after"], first.struck) == ("2", False)
    play_to_the_end(row.name)


def test_a_finished_game_stays_finished_with_its_points(install: Any) -> None:
    over = [played(LONGEST, number) for number in range(20)]
    install(ferry.THIRD)
    found = [only(recheck(row.pk)) for row in over]
    assert {one.verdict for one in found} == {Verdict.HELD}, "the new question would have been asked in each"
    for row in over:
        again = Table.objects.get(pk=row.pk)
        assert (again.status, again.scores, again.seq) == (Status.FINISHED, row.scores, row.seq)
        with pytest.raises(moves.Outdated):
            moves.look(row.name)
    install(ferry.FIRST)
    assert moves.look(over[0].name).over, "with the rules it was played by it opens again"


def test_a_table_whose_snapshots_do_not_open_is_held_and_not_touched(install: Any) -> None:
    row = played(6)
    Snapshot.objects.filter(table=row).update(data={"header": {}, "snapshot": {}})
    before = (journal(row), Table.objects.filter(pk=row.pk).values().get())
    install(ferry.SECOND)
    assert only(recheck(row.pk)).verdict == Verdict.HELD
    assert only(recheck(row.pk)).verdict == Verdict.HELD, "twice is told once"
    assert RulesChange.objects.get(table=row).verdict == Verdict.HELD
    assert (journal(row), Table.objects.filter(pk=row.pk).values().get()) == before


def test_a_table_that_was_held_goes_on_once_the_rules_can_open_it(install: Any) -> None:
    row = played(6)
    snapshot = Snapshot.objects.get(table=row)
    Snapshot.objects.filter(table=row).update(data={"header": {}, "snapshot": {}})
    install(ferry.SECOND)
    assert only(recheck(row.pk)).verdict == Verdict.HELD
    snapshot.save()
    assert only(recheck(row.pk)).verdict != Verdict.HELD
    assert not RulesChange.objects.filter(table=row, verdict=Verdict.HELD)


def test_a_table_that_gathers_its_players_begins_by_the_new_rules(install: Any) -> None:
    row = make_table(ferry.NAME, 2)
    install(ferry.SECOND)
    assert only(recheck(row.pk)).verdict == Verdict.FITS
    start(row)
    assert moves.look(row.name).title.version == "2"


def test_a_game_that_is_not_installed_is_kept() -> None:
    row = played(2)
    Table.objects.filter(pk=row.pk).update(title="gone")
    assert only(recheck(row.pk)).verdict == Verdict.HELD
    assert recheck(10**9) is None


def test_positions_that_the_new_rules_cannot_reach_are_said_to_be_none(install: Any) -> None:
    row = played(12, through_site=True)
    Snapshot.objects.filter(table=row, seq__gt=0).delete()
    Table.objects.filter(pk=row.pk).update(snapshot_seq=Snapshot.objects.get(table=row).seq)
    install(ferry.THIRD)
    recheck(row.pk)
    with pytest.raises(NoSuchPosition):
        position(row.pk, row.seq)
