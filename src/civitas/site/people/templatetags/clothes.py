"""`{% client_styles as styles %}`: account pages wear what the client wears."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

from django import template
from django.conf import settings
from django.utils.safestring import SafeString, mark_safe

register = template.Library()
SHEETS = re.compile(r"<link rel=\"stylesheet\"[^>]*>")


@register.simple_tag
def client_styles() -> SafeString:
    """The links to the style sheets of the built client; nothing if it has not been built."""
    built = Path(settings.CIVITAS_CLIENT) / "index.html"
    return _links(built, built.stat().st_mtime_ns) if built.is_file() else SafeString("")


@lru_cache(maxsize=1)
def _links(built: Path, changed: int) -> SafeString:
    """As the page of the client names them. It is our own build, and read anew when that has changed."""
    return mark_safe("".join(SHEETS.findall(built.read_text(encoding="utf-8"))))  # noqa: S308
