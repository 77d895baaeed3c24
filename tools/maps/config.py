"""What a map is made of: a JSON file in `configs/`, explained in README.md."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
ROOT = HERE.parent.parent


class Config:
    """A map's config, read once."""

    def __init__(self, title: str) -> None:
        data: dict[str, Any] = json.loads((HERE / "configs" / f"{title}.json").read_text())
        self.result = ROOT / data["result"]
        self.data: str = data.get("data", "")
        """The data of the title with its fields and seas, for `fields` and `borders`."""
        self.width, self.height = data["view"]
        self.grid: float = data["grid"]
        """Cells of the raster for a unit of the map."""
        self.projection: dict[str, Any] = data["projection"]
        self.rose: list[float] = data["rose"]
        self.speck: int = data.get("speck", 70)
        """Islands of fewer cells are left out."""
        self.lands: list[dict[str, Any]] = data.get("lands", [])
        self.regions: dict[str, dict[str, Any]] = data["regions"]
        self.seas: dict[str, list[Any]] = data["seas"]
        self.borders: list[str] = data["borders"]
        self.dotted: dict[str, list[list[float]]] = data["dotted"]
        self.marks: list[str] = data["marks"]
        self.straits: list[dict[str, Any]] = data["straits"]
        self.rivers: list[list[list[float]]] = data["rivers"]
        self.ranges: list[list[list[float]]] = data["ranges"]
        self.sea_names: list[dict[str, Any]] = data["seaNames"]
        self.ids = list(self.regions)
        self.number = {id: number for number, id in enumerate(self.ids)}

    @property
    def shape(self) -> tuple[int, int]:
        """Rows and columns of the raster."""
        return int(self.height * self.grid), int(self.width * self.grid)

    def is_sea(self, number: int) -> bool:
        """Is it a region of water?"""
        return number >= 0 and bool(self.regions[self.ids[number]].get("sea"))

    def in_play(self, id: str) -> bool:
        """Land that only fills the sheet is void."""
        return not self.regions[id].get("void")
