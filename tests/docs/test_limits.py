"""docs/limits.md against the module that has the numbers: the same names, the same numbers, nothing left out."""

from __future__ import annotations

import re
from pathlib import Path

from civitas.site.core import limits

PAGE = (Path(__file__).parents[2] / "docs" / "limits.md").read_text(encoding="utf-8")
LINE = re.compile(r"^\| `(?P<name>[A-Z_]+)` \| (?P<number>[\d,.]+) \| [^|]+ \| [^|]+ \|$", re.MULTILINE)


def printed() -> list[tuple[str, float]]:
    """The lines of the page, each with its number."""
    return [(line["name"], float(line["number"].replace(",", ""))) for line in LINE.finditer(PAGE)]


def test_the_page_prints_every_limit_with_its_number_in_the_order_of_the_module() -> None:
    module = [(name, float(value)) for name, value in vars(limits).items() if name.isupper()]
    assert len(module) > 10
    assert printed() == module


def test_every_line_of_a_table_is_a_limit() -> None:
    rows = [line for line in PAGE.splitlines() if line.startswith("| `")]
    assert len(rows) == len(printed())
