"""The terminal's own words, in the player's language. What a game says comes from the game's texts."""

from __future__ import annotations

import os
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from civitas.texts import LANGUAGES


def language_of(environment: str | None) -> str:
    """The language that the environment asks for (`de_AT.UTF-8`), English if it is none of ours."""
    asked = (environment or "").partition(".")[0].partition("_")[0].lower()
    return asked if asked in LANGUAGES else "en"


def text_of(language: str) -> str:
    """The text file of a language."""
    return (files(__package__) / "texts" / f"{language}.ftl").read_text(encoding="utf-8")


class Words:
    """The words of one language: `words("pass-device", name="Anna")`."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(text_of(language)))

    def __call__(self, key: str, /, **params: Any) -> str:
        pattern = self._bundle.get_message(key).value
        assert pattern is not None
        text, faults = self._bundle.format_pattern(pattern, params)
        if faults:
            raise ValueError(f"{self.language}.ftl: {key}: {faults[0]}")
        return str(text)


@cache
def words_of(language: str | None) -> Words:
    """The words of this language, or of the environment's if none was chosen."""
    return Words(language or language_of(os.environ.get("LANG")))
