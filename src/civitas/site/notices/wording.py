"""Notices in words, made when they are sent: from what the reader's seat may see then, in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from django.conf import settings

from civitas import kernel
from civitas.games import find_title
from civitas.games.title import companions_of
from civitas.site.core.now import now as present
from civitas.site.notices.models import ASKED, Kind, Notice
from civitas.site.tables import moves
from civitas.site.tables.models import Message, Petition, Seat, Status, Table
from civitas.site.tables.names import names_of
from civitas.site.tables.record.history import last_answer
from civitas.site.tables.record.log import lines_for
from civitas.texts import MissingText, Speaker
from civitas.texts.files import bundle

MOST_LINES = 8
"""Of what happened since; who wants more looks at the table."""
TIME = "time"
"""The sheet on which a game says how far it is."""


class Told(NamedTuple):
    """A notice as it is read."""

    headline: str
    details: tuple[str, ...]
    link: str
    seq: int


def say(language: str, message: str, **params: Any) -> str:
    """The sentence of this id."""
    texts = bundle(__package__, language)
    pattern = texts.get_message(message).value if texts.has_message(message) else None
    if pattern is None:
        raise MissingText(f"notices ({language}) has no text {message}")
    said, _ = texts.format_pattern(pattern, params)
    return str(said)


def link_to(table: str) -> str:
    """The address of a table, for somebody who is not on the site."""
    return f"{settings.CIVITAS_ADDRESS}/table/{table}"


def holds(notice: Notice) -> bool:
    """Is it still true? A moment ago it may have been, so this is asked again just before it is sent."""
    table = notice.table
    if notice.gone is not None or not notice.user.is_active:
        return False
    seat = -1 if notice.seat is None else notice.seat
    if notice.kind in ASKED:
        seated = Seat.objects.filter(table=table, number=seat, user=notice.user_id, bot="").exists()
        return seated and table.status == Status.PLAYING and notice.seat in table.to_act
    if notice.kind == Kind.INVITED:
        kept = Seat.objects.filter(table=table, number=seat, reserved_for=notice.user_id, user=None)
        return table.status == Status.GATHERING and kept.exists()
    if notice.kind == Kind.PETITION:
        waiting = Petition.objects.filter(table=table, pk=notice.cause, state=Petition.State.OPEN)
        return waiting.filter(expires__gt=present()).exists()
    if notice.kind == Kind.VOTE:
        return table.status == Status.PLAYING
    return True


def tell(notices: Sequence[Notice], *, shared: bool = False) -> Told:
    """What these notices say, which are of one kind, for one person, at one table.

    What is `shared` may be read by others: it names the person and is made of what a spectator sees.
    """
    notice = notices[-1]
    table, user = notice.table, notice.user
    language = user.profile.language
    words = Speaker(find_title(table.title), language, names_of(table.pk))
    others = [name for seat, name in enumerate(names_of(table.pk)) if shared or seat != notice.seat]
    game = words.say("title-name") if words.has("title-name") else table.title
    params = {"game": game, "who": user.profile.name, "count": len(notices)}
    which = f"{notice.kind}-shared" if shared else notice.kind
    details = [say(language, "with", names=_joined(language, others), count=len(others))] if others else []
    if table.status != Status.GATHERING:
        details += _at_table(notice, words, language, shared)
    if notice.kind == Kind.CHAT:
        details += _said(notices, language)
    return Told(say(language, f"notice-{which}", **params), tuple(details), link_to(table.name), table.seq)


def withdrawn(notice: Notice) -> Told:
    """What was told is no longer true."""
    table, language = notice.table, notice.user.profile.language
    words = Speaker(find_title(table.title), language)
    game = words.say("title-name") if words.has("title-name") else table.title
    why = say(language, "withdrawn-undone" if notice.undone else "withdrawn-answered")
    return Told(say(language, "withdrawn", game=game), (why,), link_to(table.name), table.seq)


def _at_table(notice: Notice, words: Speaker, language: str, shared: bool) -> list[str]:
    """How far the game is, what is asked, and what happened since the reader's last answer."""
    table = notice.table
    viewer = None if shared else notice.seat
    found: list[str] = []
    with moves.looking(table.name) as game:
        if moment := _moment(game, viewer, words):
            found.append(moment)
        if notice.kind in ASKED and viewer in game.to_act():
            found.append(say(language, "asked", question=words.prompt(game.prompt(viewer))))
        if game.over:
            found.append(_result(table, words, language))
    mine = None if notice.seat is None else last_answer(table.pk, notice.seat)
    since = table.first_seq if mine is None else max(mine + 1, table.first_seq)
    rows = lines_for(table.pk, viewer, since, table.seq)
    if rows and notice.kind in (*ASKED, Kind.FINISHED):
        left_out = len(rows) - MOST_LINES
        lines = [words.note(kernel.LogLine(row.seq, row.key, row.params, None)) for row in rows[-MOST_LINES:]]
        found.append(say(language, "since"))
        if left_out > 0:
            found.append(say(language, "earlier", count=left_out))
        found += [f"· {line}" for line in lines]
    return found


def _moment(game: kernel.Table, viewer: int | None, words: Speaker) -> str:
    """How far the game is: the figures with which its sheet of the time begins."""
    layout = companions_of(game.title).sheets
    if layout is None:
        return ""
    for sheet in layout(game.view(viewer)["game"], viewer):
        if sheet.caption == TIME and sheet.rows:
            parts = []
            for column, cell in zip(sheet.columns, sheet.rows[0], strict=True):
                if not isinstance(cell, int):
                    break
                if cell:
                    parts.append(f"{words.say(f'column-{column}')} {cell}")
            return ", ".join(parts)
    return ""


def _result(table: Table, words: Speaker, language: str) -> str:
    winners = [words.player(seat) for seat in table.winners or ()]
    scores = [f"{words.player(seat)} {score:g}" for seat, score in enumerate(table.scores or ())]
    won = say(language, "won", names=_joined(language, winners), count=len(winners)) if winners else ""
    if table.winners == []:
        won = say(language, "all-lost")
    return " ".join(part for part in (won, ", ".join(scores)) if part)


def _said(notices: Sequence[Notice], language: str) -> list[str]:
    """Who has spoken; what they said is read at the table."""
    ids = [int(notice.cause) for notice in notices]
    spoken = Message.objects.filter(pk__in=ids, author__isnull=False).select_related("author__profile").order_by("pk")
    names = list(dict.fromkeys(message.author.profile.name for message in spoken if message.author is not None))
    return [say(language, "spoke", names=_joined(language, names), count=len(ids))] if names else []


def _joined(language: str, names: Sequence[str]) -> str:
    if len(names) < 2:
        return "".join(names)
    return say(language, "and", some=", ".join(names[:-1]), last=names[-1])
