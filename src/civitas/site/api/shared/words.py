"""What the API itself says, in the caller's language; what a game says comes from the game's texts."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest
from django.utils.translation import get_language_from_request

from civitas.texts import LANGUAGES
from civitas.texts.files import bundle


def language(request: HttpRequest) -> str:
    """The language that the caller asks for (`?lang=`), prefers, or lets the browser ask for."""
    asked = request.GET.get("lang")
    if asked in LANGUAGES:
        return asked
    user: Any = getattr(request, "auth", None)
    if user is not None and user.is_authenticated:
        return str(user.profile.language)
    wished = get_language_from_request(request)[:2]
    return wished if wished in LANGUAGES else "en"


def say(language: str, message: str, **params: Any) -> str:
    """The sentence of this id."""
    texts = bundle(__package__, language)
    pattern = texts.get_message(message).value
    assert pattern is not None
    said, _ = texts.format_pattern(pattern, params)
    return str(said)
