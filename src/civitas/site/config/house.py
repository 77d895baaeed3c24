"""What a host says of their house: who may come in, and where it is written who runs it."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path


class UnreadableSetting(ValueError):
    """Not what a setting can be."""


class Doors(StrEnum):
    """Who may come in: everybody; everybody who makes an account; those who are invited to make one."""

    OPEN = "open"
    ACCOUNTS = "accounts"
    INVITED = "invited"


def doors(said: str) -> Doors:
    """How far the doors are open, as hosts write it."""
    try:
        return Doors(said)
    except ValueError:
        known = ", ".join(Doors)
        raise UnreadableSetting(f"CIVITAS_DOORS={said} is none of {known}") from None


def is_elsewhere(told: str) -> bool:
    """Is it the address of a page that is not ours?"""
    return told.startswith("https://")


def about(setting: str, said: str) -> str:
    """Where a page of the host is: nowhere, at an address, or in a file that is there."""
    if said and not is_elsewhere(said):
        try:
            Path(said).read_text(encoding="utf-8")
        except (OSError, ValueError):
            raise UnreadableSetting(
                f"{setting}={said} is neither an https:// address nor a text file in UTF-8 that can be read"
            ) from None
    return said
