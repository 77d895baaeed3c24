"""What time does to people, for whoever tells them; `core.events` says how that is announced."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class HalfGone(NamedTuple):
    """Half of a seat's time is gone."""

    table_id: int
    user_id: int | None
    seat: int
    seq: int


class TimeUp(NamedTuple):
    """The bank is empty; the grace begins."""

    table_id: int
    user_id: int | None
    seat: int
    seq: int


class Nudged(NamedTuple):
    """Another player asks whether this one is still here."""

    table_id: int
    user_id: int | None
    seat: int
    second: int
    """When, so that the next time is another."""


class VoteOpened(NamedTuple):
    """The others are to choose what becomes of a seat."""

    table_id: int
    absence_id: int
    voters: Mapping[int, int]
    """User to seat."""


class VoteClosed(NamedTuple):
    """It is decided, or the one who was away is back."""

    table_id: int
    absence_id: int


class CaretakerSits(NamedTuple):
    """A caretaker plays for somebody, who may come back."""

    table_id: int
    user_id: int | None
    seat: int
    seq: int
