"""What becomes of figures: kept in a file, or ended with an error where games stopped."""

from __future__ import annotations

import json
import os
import platform
from pathlib import Path
from typing import Any

import typer

from civitas.cli.options import fail
from civitas.cli.words import Words

RESULTS = Path("bench/results")


def machine() -> dict[str, Any]:
    """Where figures were measured, and how busy it was already: without that they mean little."""
    return {
        "python": platform.python_version(),
        "system": platform.platform(),
        "cores": os.cpu_count(),
        "load_before": [round(load, 1) for load in os.getloadavg()],
    }


def keep(figures: dict[str, Any], file: Path, words: Words) -> None:
    """Write figures down where results are kept."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(figures, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
    except OSError as fault:
        fail(words, words("cannot-write", file=str(file), why=fault.strerror or str(fault)))
    typer.echo(words("saved", file=str(file)), err=True)


def end_if_stopped(faults: list[dict[str, Any]], seed: str, words: Words) -> None:
    """Games that a fault stopped are an error, told with the first of them and how to see it again."""
    if faults:
        first = faults[0]
        why = first["fault"].strip().splitlines()[-1]
        fail(words, words("games-stopped", count=len(faults), game=str(first["game"]), seed=seed, why=why), code=1)
