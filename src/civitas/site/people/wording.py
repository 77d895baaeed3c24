"""Our own sentences on the account pages, from the same kind of files as those of the games."""

from __future__ import annotations

from django.utils.functional import lazy
from django.utils.translation import get_language

from civitas.texts import LANGUAGES, MissingText
from civitas.texts.files import bundle


def language_now() -> str:
    """The language of the request, if we speak it."""
    code = (get_language() or "en")[:2]
    return code if code in LANGUAGES else "en"


def say(message: str) -> str:
    """The sentence in the language of the request."""
    language = language_now()
    texts = bundle(__package__, language)
    pattern = texts.get_message(message).value if texts.has_message(message) else None
    if pattern is None:
        raise MissingText(f"people ({language}) has no text {message}")
    said, _ = texts.format_pattern(pattern, {})
    return str(said)


say_later = lazy(say, str)
"""For labels that are written down before anybody has asked."""
