"""Libraries that only the laboratory needs: they are loaded when first used, and whoever lacks one is told."""

from __future__ import annotations

from importlib import import_module
from typing import Any


class MissingExtra(ImportError):
    """A library that an optional part of Civitas needs is not installed."""

    def __init__(self, module: str, extra: str) -> None:
        super().__init__(f"{module} is not installed: pip install 'civitas-table[{extra}]'", name=module)
        self.extra = extra


def need(module: str, extra: str = "lab") -> Any:
    """The module, or an error that says what to install."""
    try:
        return import_module(module)
    except ModuleNotFoundError as fault:
        if fault.name is None or not (module == fault.name or module.startswith(fault.name + ".")):
            raise
        raise MissingExtra(module.partition(".")[0], extra) from fault
