"""How often each building was built."""

from __future__ import annotations

from civitas.kernel import Table


def count(table: Table) -> dict[str, dict[str, int]]:
    built = [entry.answer for entry in table.journal if entry.key == "work"]
    return {
        "building": {id: built.count(id) for id in ("pier", "crane", "light")},
        "other": {"fish": built.count("fish")},
    }
