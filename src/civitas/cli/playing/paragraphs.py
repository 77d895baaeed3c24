"""Finding a paragraph of the rules, for `why` and `rule`."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from civitas.kernel import Title
from civitas.kit.rules_index import Rule, has_rules, load_rules


@lru_cache(maxsize=8)
def _index(title: Title[Any]) -> dict[str, Rule]:
    return {rule.id: rule for rule in load_rules(title)} if has_rules(title) else {}


def paragraph(title: Title[Any], id: str) -> Rule | None:
    """The paragraph of that number, if the game has an index of its rules and it is in there."""
    return _index(title).get(id.removeprefix("§"))
