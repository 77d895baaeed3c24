"""The words of the glossary are those that players read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from civitas.games import titles

ROOT = Path(__file__).parents[2]
GLOSSARY = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| ([^|]+) \| ([^|]+) \|$", re.MULTILINE)


def _messages(title: str, language: str) -> dict[str, str]:
    """The plain messages of a title: those that say one thing, whatever the parameters."""
    folder = ROOT / "src" / "civitas" / "games" / title / "texts"
    found: dict[str, str] = {}
    for file in [folder / f"{language}.ftl", *sorted((folder / language).glob("*.ftl"))]:
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                parts = entry.value.elements
                if len(parts) == 1 and isinstance(parts[0], ast.TextElement):
                    found[entry.id.name] = parts[0].value
    return found


def _chapter(heading: str) -> list[tuple[str, str]]:
    text = GLOSSARY.partition(f"## {heading}\n")[2].partition("\n## ")[0]
    return [row for row in ROW.findall(text) if row not in (("word", "in German"), ("---", "---"))]


@pytest.mark.parametrize("title", titles())
def test_the_words_of_a_title_are_those_of_its_texts(title: str) -> None:
    english, german = _messages(title, "en"), _messages(title, "de")
    words = _chapter(english["title-name"])
    said = {(text, german.get(key)) for key, text in english.items()}
    assert len(words) > 10
    assert [pair for pair in words if pair not in said] == []


def test_no_word_stands_twice_in_a_chapter() -> None:
    for chapter in GLOSSARY.split("\n## ")[1:]:
        words = re.findall(r"^\| ([^|]+) \|", chapter, re.MULTILINE)
        assert len(set(words)) == len(words)
