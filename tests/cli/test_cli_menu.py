"""A prompt as a menu: whatever is legal can be typed."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cli.conftest import HARBOUR

from civitas.bots import RandomBot
from civitas.cli.playing.menu import Menu, answer_text
from civitas.cli.words import Words
from civitas.games import find_title
from civitas.kernel import Dice, Table
from civitas.kernel.prompts import SHARES
from civitas.texts import Speaker


def typed(menu: Menu, answer: Any) -> str:
    """The line that a player types for an answer."""
    codes = {str(item.answer): str(item.code) for item in menu.allowed}
    if menu.prompt.span() is not None:
        return str(answer)
    if menu.prompt.manner == SHARES:
        return " ".join(f"{codes[name]}:{amount}" for name, amount in answer.items())
    if menu.prompt.in_parts():
        return " ".join(codes[str(part)] for part in answer) or "0"
    return codes[str(answer)]


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_legal_answer_can_be_typed_and_told(language: str) -> None:
    title, words = find_title(HARBOUR), Words(language)
    kinds = set()
    for game in range(20):
        table = Table(title, 3, None, Dice(str(game)))
        bots = [RandomBot(f"{game}/{seat}") for seat in range(3)]
        speaker = Speaker(title, language, ["Anna", "Ben", "Carla"])
        while not table.over:
            seat = table.to_act()[0]
            menu = Menu(table.prompt(seat), speaker, words)
            kinds.add(menu.prompt.kind)
            for answer in table.legal(seat):
                assert menu.read(typed(menu, answer)) == answer
                assert answer_text(menu.prompt, answer, speaker)
            table.apply(seat, bots[seat].choose(table, seat))
    assert kinds == {"one", "some", "path", "pay", "order", "deal", "yesno", "number"}
