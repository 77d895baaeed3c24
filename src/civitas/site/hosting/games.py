"""Single games from the command line: taken out whole, and brought in to be played on."""

from __future__ import annotations

import json
from collections.abc import Mapping

from django.contrib.auth.models import User
from django.db import transaction
from django.utils import timezone

from civitas.bots import BOTS, offered
from civitas.games import find_title, titles
from civitas.kernel.gamefile import UnreadableFile, read_game, reopen, write_game
from civitas.site.hosting.accounts import NoSuchPerson
from civitas.site.tables import moves, opening
from civitas.site.tables.models import Kind, Seat, Status, Table, Visibility
from civitas.site.tables.private.files import whole
from civitas.site.tables.record.log import write_lines
from civitas.site.tables.record.statement_batch import statement_batch


class NoSuchGame(Exception):
    """There is no table of that name with a game that can be written down from its beginning."""


def take_out(name: str) -> str:
    """The game with the secret of its dice, however far it is: for its host alone, to go on elsewhere."""
    row = Table.objects.filter(name=name).exclude(status=Status.GATHERING).exclude(kind=Kind.BRANCH).first()
    if row is None:
        raise NoSuchGame(name)
    return write_game(whole(row), [_called(seat) for seat in row.seats.order_by("number")], secret=True)


def _called(seat: Seat) -> str:
    if seat.user is not None:
        return str(seat.user.profile.name)
    return seat.name or seat.bot


def bring_in(text: str, seats: Mapping[int, str]) -> Table:
    """The game as a table of this site, to be played on if it is not over.

    `seats` says who plays each seat from now on: a person's handle or the name of a bot. A seat of nobody is played by
    the weakest bot, so that no game waits for nobody.
    """
    game = read_game(text)
    if game.header["title"] not in titles():
        raise UnreadableFile(f"{game.header['title']} is not installed here")
    if "start" in game.header:
        raise UnreadableFile("the file begins in the middle of a game")
    table = reopen(find_title(game.header["title"]), game)
    if table.dice is None:
        raise UnreadableFile("the file does not hold the secret of its dice")
    players = {seat: _player(who) for seat, who in seats.items()}
    with transaction.atomic(), statement_batch() as out:
        row = opening.store(table, visibility=Visibility.LINK)
        names = [str(name) for name in json.loads(text.splitlines()[0]).get("names") or []]
        for number in range(table.seats):
            user, bot = players.get(number, (None, BOTS[0]))
            name = names[number] if number < len(names) and user is None else ""
            Seat.objects.create(table=row, number=number, user=user, bot=bot, ready=True, name=name[:80])
        write_lines(out, row.pk, table, 0, ())
        moves.call_bots(out, row.pk, table, timezone.now())
    return row


def _player(who: str) -> tuple[User | None, str]:
    if who in offered():
        return None, who
    user = User.objects.filter(username=who, is_active=True).first()
    if user is None:
        raise NoSuchPerson(who)
    return user, ""
