"""What we decided where the rulebook leaves a point open is told to players in both languages."""

from __future__ import annotations

from tests.games.clash.situations import TITLE

from civitas.kit.rules_index import load_rules


def test_a_reading_of_ours_is_told_in_both_languages() -> None:
    told = {rule.id: ("Our reading: " in rule.en, "Unsere Lesart: " in rule.de) for rule in load_rules(TITLE)}
    assert {id for id, (english, german) in told.items() if english != german} == set()
    assert any(english for english, _ in told.values())


def test_the_numbers_of_the_flexible_end_are_told_because_they_are_ours() -> None:
    rule = next(rule for rule in load_rules(TITLE) if rule.id == "15.1")
    assert rule.origin == "ours"
    assert all(phase in text for phase in ("6.2", "6.3", "7.1", "7.2", "7.3") for text in (rule.en, rule.de))
