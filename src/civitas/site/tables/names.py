"""What the players at a table are called."""

from __future__ import annotations

from string import ascii_uppercase

from civitas.games import find_title, titles
from civitas.games.title import info_of
from civitas.site.tables.models import Seat


def seat_name(seat: Seat) -> str:
    """What a seat's player is called; empty if it is free."""
    if seat.away is not None:
        return seat.away.profile.name  # a caretaker plays in their name
    if seat.bot:
        return bot_name(seat.table.title, seat.number)
    return seat.name or ("" if seat.user is None else seat.user.profile.name)


def bot_name(title: str, seat: int) -> str:
    """What a bot is called: each title has names of its own, and one that has none, or is gone, a letter."""
    info = info_of(find_title(title)) if title in titles() else None
    named = info.opponents[seat : seat + 1] if info is not None else ()
    return named[0] if named else f"Bot {ascii_uppercase[seat]}"


def names_of(table_id: int) -> list[str]:
    """The players' names in the order of their seats."""
    seats = Seat.objects.filter(table_id=table_id).select_related("table", "user__profile", "away__profile")
    return [seat_name(seat) or f"#{seat.number + 1}" for seat in seats.order_by("number")]
