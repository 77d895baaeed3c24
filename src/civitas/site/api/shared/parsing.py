"""How bodies are read: JSON in UTF-8, and no text that cannot be written down again."""

from __future__ import annotations

import json
from typing import Any

from django.http import HttpRequest
from ninja.parser import Parser


class BrokenText(ValueError):
    """Half of a character: JSON can name it (`\\ud800`), but no database, file or page can hold it."""


def check_text(data: Any) -> None:
    """Raises `BrokenText` if any text in it cannot be written down."""
    try:
        json.dumps(data, ensure_ascii=False).encode()
    except UnicodeEncodeError as fault:
        raise BrokenText from fault


class StrictParser(Parser):
    """The one place at which bodies are read."""

    def parse_body(self, request: HttpRequest) -> Any:
        try:
            text = request.body.decode()  # json.loads would let halves of characters pass
        except UnicodeDecodeError as fault:
            raise BrokenText from fault
        data = json.loads(text)
        if "\\u" in text:  # there is no other way to name one
            check_text(data)
        return data
