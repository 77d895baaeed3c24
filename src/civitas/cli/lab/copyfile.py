"""A position as a file that people can read and change: TOML, with a comment above what needs one."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Collection, Mapping
from typing import Any

from civitas.games.copies import Place, Section, Sections
from civitas.texts import Speaker

WIDTH = 118
_HEADER = re.compile(r"\s*\[+\s*(\w+)\s*\]+")


def as_file(head: str, sections: Sections, explained: Collection[str], speaker: Speaker) -> str:
    """The position with its head, and above what is explained the words of the title for it, once."""
    lines = [f"# {line}".rstrip() for line in head.splitlines()]
    commented: set[str] = set()
    for name, parts in sections.items():
        for part in parts:
            lines += ["", f"[[{name}]]" if name != next(iter(sections)) else f"[{name}]"]
            for entry, value in part.items():
                key = next((key for key in (f"{name}-{entry}", entry) if key in explained), "")
                if key and key not in commented:
                    commented.add(key)
                    lines.append(f"# {speaker.say(f'copy-{key}')}")
                lines.append(_entry(entry, value))
    return "\n".join(lines) + "\n"


def _entry(name: str, value: Any) -> str:
    line = f"{name} = {said(value)}"
    if len(line) > WIDTH and isinstance(value, list):
        return "\n".join([f"{name} = [", *(f"    {said(item)}," for item in value), "]"])
    return line


def said(value: Any) -> str:
    """A value as it stands in the file."""
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {said(inner)}" for key, inner in value.items()) + " }" if value else "{}"
    if isinstance(value, list):
        return "[" + ", ".join(map(said, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def from_file(text: str) -> Sections:
    """The sections of such a file, without judging what is in them; `tomllib.TOMLDecodeError` if it is none."""
    found: dict[str, list[Section]] = {}
    for name, value in tomllib.loads(text).items():
        parts = value if isinstance(value, list) else [value]
        found[name] = parts if all(isinstance(part, dict) for part in parts) else []
    return found


def line_of(text: str, place: Place) -> int:
    """The line of an entry, of its section if it is not there, or the last one if that is not there either."""
    seen, inside, header = -1, False, 0
    lines = text.splitlines()
    for number, line in enumerate(lines, 1):
        found = _HEADER.fullmatch(line.partition("#")[0].rstrip())
        if found:
            seen += found[1] == place.section
            inside = found[1] == place.section and seen == place.number
            header = number if inside else header
        elif inside and place.entry and re.match(rf"\s*{re.escape(place.entry)}\s*=", line):
            return number
    return header or len(lines)
