"""The harbour in rows and columns."""

from __future__ import annotations

from typing import Any

from civitas.games.sheets import Cell, Sheet, thing


def sheets(view: dict[str, Any], viewer: int | None) -> list[Sheet]:
    purses: list[list[Cell]] = [[thing("seat", seat), coins] for seat, coins in enumerate(view["coins"])]
    built: Cell = [[1, thing("building", building)] for building in view["built"]]
    cargo: Cell = "" if view["cargo"] is None else thing("good", view["cargo"])
    return [Sheet("purses", ["player", "coins"], purses), Sheet("quay", ["built", "cargo"], [[built, cargo]])]
