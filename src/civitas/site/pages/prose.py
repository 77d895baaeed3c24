"""A host's own text as a page: as it is, or with the headings, paragraphs and links of Markdown and nothing more.

Everything is escaped first, so that no file becomes more than a text.
"""

from __future__ import annotations

import re

from django.utils.html import escape
from django.utils.safestring import SafeString, mark_safe

_HEADING = re.compile(r"(#{1,6})\s+(.*?)\s*#*")
_LINK = re.compile(r"\[([^\[\]]+)\]\(((?:https?://|mailto:|/)[^\s()<>]*)\)")
_LOWEST = 3


def plain(text: str) -> SafeString:
    """Every line as it was written."""
    return mark_safe(f'<div class="plain">{escape(text.strip())}</div>')  # noqa: S308


def markdown(text: str) -> SafeString:
    """Headings, paragraphs and links. A line that ends with two spaces or a backslash is a line on the page too."""
    blocks: list[str] = []
    lines: list[str] = []

    def close() -> None:
        if lines:
            blocks.append(f"<p>{_spoken(lines)}</p>")
            lines.clear()

    for line in text.splitlines():
        if heading := _HEADING.fullmatch(line.strip()):
            close()
            level = min(len(heading[1]), _LOWEST)
            blocks.append(f"<h{level}>{_linked(heading[2])}</h{level}>")
        elif line.strip():
            lines.append(line)
        else:
            close()
    close()
    return mark_safe("\n".join(blocks))  # noqa: S308


def _spoken(lines: list[str]) -> str:
    said = ""
    for line in lines:
        broken = line.endswith(("  ", "\\"))
        said += _linked(line.strip().removesuffix("\\")) + ("<br>" if broken else " ")
    return said.strip().removesuffix("<br>")


def _linked(text: str) -> str:
    return _LINK.sub(r'<a href="\2">\1</a>', escape(text))
