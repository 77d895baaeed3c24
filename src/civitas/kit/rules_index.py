"""The rules index of a game: `rules.toml`, one entry for each paragraph of its rulebook, in our own words."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Any, NamedTuple

from civitas.kernel import Title
from civitas.kit.sources import citations


class BadRules(Exception):
    """A rules index that is not there or cannot be read."""


class Rule(NamedTuple):
    """A paragraph of the rulebook. `origin` is "seed" (it stands there), "public" or "ours" (we decided)."""

    id: str
    title_de: str
    title_en: str
    de: str
    en: str
    lines: str
    origin: str
    tests: tuple[str, ...]
    notes: tuple[str, ...] = ()
    """The kinds of note that tell of it."""

    def title(self, language: str) -> str:
        return self.title_de if language == "de" else self.title_en

    def text(self, language: str) -> str:
        return self.de if language == "de" else self.en


def has_rules(title: Title[Any]) -> bool:
    return files(title.home).joinpath("rules.toml").is_file()


def load_rules(title: Title[Any]) -> list[Rule]:
    """The entries in the order of the file."""
    if not has_rules(title):
        raise BadRules(f"{title.home} has no rules.toml")
    try:
        data = tomllib.loads(files(title.home).joinpath("rules.toml").read_text(encoding="utf-8"))
        return [_rule(entry) for entry in data["rule"]]
    except (tomllib.TOMLDecodeError, KeyError, TypeError) as fault:
        raise BadRules(f"rules.toml of {title.id}: {fault!r}") from fault


def _rule(entry: dict[str, Any]) -> Rule:
    """An entry; `lines` and `origin` may be left out where a game has no printed rulebook."""
    return Rule(
        id=str(entry["id"]),
        title_de=str(entry["title_de"]),
        title_en=str(entry["title_en"]),
        de=str(entry["de"]),
        en=str(entry["en"]),
        lines=str(entry.get("lines", "")),
        origin=str(entry.get("origin", "ours")),
        tests=tuple(str(test) for test in entry["tests"]),
        notes=tuple(str(note) for note in entry.get("notes", ())),
    )


@lru_cache(maxsize=16)
def told_by(title: Title[Any]) -> Mapping[str, list[str]]:
    """Kind of note to the paragraphs by which it came about; a game without an index cites nothing."""
    found: dict[str, list[str]] = {}
    for rule in load_rules(title) if has_rules(title) else ():
        for note in rule.notes:
            found.setdefault(note, []).append(rule.id)
    return found


def procedures(title: Title[Any]) -> dict[str, list[str]]:
    """Paragraph to the procedures (`module:function`) whose docstrings cite it."""
    found: dict[str, list[str]] = {}
    for cited in citations(title):
        places = found.setdefault(cited.rule, [])
        if cited.where not in places:
            places.append(cited.where)
    return found
