"""What players read: every question, answer, refusal and line of the golden games in words, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.games.clash.tables import cleared, say

from civitas.games.clash import TITLE
from civitas.kernel import One
from civitas.kernel.gamefile import read_game, replay
from civitas.texts import Speaker

NAMES = ["Anna", "Ben", "Cleo", "Dan"]
RAW = re.compile(r"\b(prompt|option|note|reason|hex|card|advance|building|good|unit|deck|event)-[a-z]|\{|\[|\bNone\b")
"""Ids of messages, holes that nothing was put into, and lists that were not said item by item."""
ENDED = re.compile(r"[.!?)]$")


def _sentences(language: str) -> Iterator[tuple[str, str, bool]]:
    """Of each message the first few that were met: its id, the text, and whether it is a whole sentence."""
    speaker = Speaker(TITLE, language, NAMES)
    met: dict[str, int] = {}

    def is_new(id: str, most: int = 3) -> bool:
        met[id] = met.get(id, 0) + 1
        return met[id] <= most

    for path in sorted((Path(__file__).parent / "golden").glob("*.jsonl")):
        told = 0
        for _, table in replay(TITLE, read_game(path.read_text(encoding="utf-8"))):
            for line in table.log(told):
                if is_new(f"note-{line.key}"):
                    yield f"note-{line.key}", speaker.note(line), True
            told = table.seq
            seats = () if table.over else table.to_act()
            for prompt in (table.prompt(seat) for seat in seats):
                if not is_new(f"prompt-{prompt.key}"):
                    continue
                yield f"prompt-{prompt.key}", speaker.prompt(prompt), True
                for label in map(prompt.label, prompt.legal() if isinstance(prompt, One) else ()):
                    if is_new(f"option-{label.text}"):
                        yield f"option-{label.text}", speaker.option(label), False
                for refusal in prompt.refusals():
                    if is_new(f"reason-{refusal.reason}"):
                        yield f"reason-{refusal.reason}", speaker.refusal(refusal), True


@pytest.mark.parametrize("language", ["de", "en"])
def test_sentences_have_no_raw_key_begin_with_a_capital_letter_and_end(language: str) -> None:
    sentences = list(_sentences(language))
    assert len({id for id, _, _ in sentences}) > 120
    assert [(id, text) for id, text, _ in sentences if RAW.search(text)] == []
    whole = [(id, text) for id, text, is_whole in sentences if is_whole]
    assert [(id, text) for id, text in whole if not (text[0].isupper() or text[0].isdigit())] == []
    assert [(id, text) for id, text in whole if not ENDED.search(text)] == []


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Anna gains no ideas.", "Anna gains 1 idea.", "Anna gains 2 ideas."]),
        ("de", ["Anna geht leer aus: Ideen.", "Anna erhält 1 Idee.", "Anna erhält 2 Ideen."]),
    ],
)
def test_a_good_takes_the_word_that_goes_with_its_number(language: str, said: list[str]) -> None:
    speaker = Speaker(TITLE, language, NAMES)
    assert [speaker.say("note-gains", {"seat": 0, "good": "ideas", "amount": n}) for n in range(3)] == said


@pytest.mark.parametrize(("language", "free"), [("en", "Engineering: free"), ("de", "Technik: gratis")])
def test_an_advance_without_a_price_is_called_free(language: str, free: str) -> None:
    table, g, me = cleared()
    g.players[me].advances += ("math",)
    say(table, "advance")
    assert Speaker(TITLE, language, NAMES).option(table.prompt(me).label("engineering")) == free


def test_cards_advances_and_wonders_have_their_names_of_the_box() -> None:
    speaker = Speaker(TITLE, "en")
    assert speaker.thing("objective", "expansionist") == "Expansionist"
    assert speaker.thing("objective", "draft") == "Draft"
    assert speaker.thing("objective", "terror_regime") == "Terror Regime"
    assert {speaker.thing("event", f"awesome_year{kind}") for kind in ("", "_all", "_share")} == {"An Awesome Year"}
    assert speaker.thing("event", "successful_year") == "A Successful Year"
    assert speaker.thing("wonder", "great_arena") == "Colosseum"
