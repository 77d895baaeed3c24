"""The terminal's own words: the same in both languages, all of them used, none missing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import civitas.cli
from civitas.cli.words import Words, language_of, text_of
from civitas.texts import LANGUAGES

SOURCE = "\n".join(path.read_text() for path in Path(civitas.cli.__file__).parent.rglob("*.py"))


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """Every message with the variables it needs."""
    found = {}
    for entry in FluentParser().parse(text_of(language)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    assert messages("en") == messages("de")


def test_every_message_is_used_and_every_used_message_is_there() -> None:
    used = set(re.findall(r'(?<!speaker\.)(?<![a-z])(?:words|say)\(\s*["\']([a-z0-9-]+)["\']', SOURCE))
    assert used == set(messages("en"))


def test_no_message_is_chosen_by_a_made_up_key() -> None:
    assert not re.findall(r"(?:words|self\.say|screen\.say)\(f?[\"'][^\"']*\{", SOURCE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_and_variables_are_filled_in(language: str) -> None:
    words = Words(language)
    assert words("winners", names="Anna", count=1) != words("winners", names="Anna", count=2)
    with pytest.raises(ValueError, match="winners"):
        words("winners")


def test_the_language_comes_from_the_environment() -> None:
    assert language_of("de_AT.UTF-8") == "de"
    assert language_of("de") == "de"
    assert language_of("fr_FR") == "en"
    assert language_of("C.UTF-8") == "en"
    assert language_of(None) == "en"
