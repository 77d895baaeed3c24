"""A game that all win or all lose: played, checked, told and valued like any other."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.kit.raft import FAR, FULL, TITLE, River

from civitas.bots import make_bot
from civitas.bots.advised import advice_of
from civitas.bots.base import play_out
from civitas.bots.chances import chances
from civitas.kernel import Dice, Result, Table
from civitas.kernel.gamefile import FITS, compare, read_game, write_game
from civitas.kit import run_checks
from civitas.kit.looking import Offence
from civitas.kit.random_play import check_result
from civitas.lab.arena import ratings
from civitas.lab.series import Match, play_game
from civitas.texts import LANGUAGES, Speaker


def ended(rowed: int, water: int) -> Table:
    """A raft of three at its end."""
    table = Table(TITLE, 3, dice=Dice("raft"))
    table.state.rowed, table.state.water = rowed, water
    while not table.over:
        table.apply(table.to_act()[0], "row")
    return table


def test_the_kit_finds_nothing_wrong_with_winning_or_losing_together(tmp_path: Path) -> None:
    report = run_checks(TITLE, games=6, quick=True, out=tmp_path, floor=0)
    assert report.ok, report.findings


@pytest.mark.parametrize("bot", ["random", "greedy", "search:iterations=10"])
def test_every_kind_of_bot_plays_and_both_ends_come_about(bot: str) -> None:
    won = set()
    for game in range(12):
        table = Table(TITLE, 2, dice=Dice(f"raft {game}"))
        play_out(table, [make_bot(bot, TITLE, f"{game}/{seat}") for seat in range(2)])
        result = table.result()
        assert result is not None
        check_result(table)
        assert compare(TITLE, read_game(write_game(table))).verdict == FITS
        won.add(result.winners)
    assert won <= {(), (0, 1)}
    assert bot != "random" or len(won) == 2
    assert bot == "random" or (0, 1) in won


def test_the_log_tells_a_shared_victory_and_a_shared_defeat() -> None:
    victory, defeat = ended(FAR - 1, 0), ended(0, FULL - 1)
    assert [victory.log()[-1].key, defeat.log()[-1].key] == ["victory", "defeat"]
    for language in LANGUAGES:
        speaker = Speaker(TITLE, language, ["Anna", "Ben", "Cleo"])
        assert "Cleo" in speaker.note(victory.log()[-1])
        assert speaker.note(defeat.log()[-1])


def test_chances_are_those_of_all_and_need_not_add_up_to_one() -> None:
    advice = advice_of(TITLE)
    assert chances(advice, ended(FAR - 1, 0), None) == [1.0, 1.0, 1.0]
    assert chances(advice, ended(0, FULL - 1), None) == [0.0, 0.0, 0.0]
    near, far = Table(TITLE, 3, dice=Dice("near")), Table(TITLE, 3, dice=Dice("far"))
    near.state.rowed = FAR - 1
    assert 0 < chances(advice, far, None)[0] < chances(advice, near, None)[0] < 1


def test_no_bot_is_stronger_than_another_where_all_win_or_lose_together() -> None:
    match = Match("tests.kit.raft:TITLE", 2, {}, ("greedy", "random"), "raft")
    played = [play_game(match, game) for game in range(6)]
    assert {game.winners for game in played} <= {(), (0, 1)}
    assert all(game.share(seat) == len(game.winners) / 4 for game in played for seat in range(2))
    assert len({rating.mu for rating in ratings(match, played)}) == 1


def test_some_who_win_where_all_play_together_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    table = ended(FAR - 1, 0)
    whole = TITLE.result(table.state)

    def result(g: River) -> Result:
        return whole._replace(winners=(1,))

    monkeypatch.setattr(TITLE, "result", result)
    with pytest.raises(Offence, match="all play together"):
        check_result(table)
