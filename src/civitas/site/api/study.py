"""Learning at the table: advice on my question, and what bots say about their moves. Only where people learn."""

from __future__ import annotations

from typing import Any, Literal

from ninja import Router, Schema

from civitas import kernel
from civitas.bots.reasons import reasons
from civitas.site.api import speech
from civitas.site.api.caller import Language, Number, OwnSeat, Request, at_game, speaker
from civitas.site.api.errors import ERRORS
from civitas.site.api.limits import answers, heavy
from civitas.site.api.shapes import Asked, SeatNumber
from civitas.site.people.auth import person
from civitas.site.study import aloud as bots
from civitas.site.study import hints
from civitas.site.study.models import Study
from civitas.site.tables import moves
from civitas.site.tables.access import Access
from civitas.site.tables.lobby import NotPossible
from civitas.texts import Speaker

router = Router(tags=["study"], auth=person)


class HintIn(Asked):
    """For who plays several seats: which of them."""

    seat: SeatNumber | None = None


class AdviceOut(Schema):
    """An answer that is worth giving."""

    answer: Any
    text: str
    targets: list[str]
    chance: float
    """How likely I am to win with it, by an estimate, from 0 to 1."""
    why: str
    """What it wins and what it costs, compared with my other answers."""


class HintOut(Schema):
    """Advice on the question before me."""

    seq: int
    state: Literal["none", "thinking", "ready"]
    """Not asked for; on its way: ask again in a moment; there."""
    best: list[AdviceOut]
    """The best answers, the best first."""


class AloudOut(Schema):
    """What a deed of a bot was good for, as far as all can see."""

    seat: int
    first: int
    seq: int
    """The deed are the entries `first` to `seq` of the journal; the reader knows its lines of the log."""
    why: str


@router.post("/tables/{name}/hint", response={200: HintOut, **ERRORS}, throttle=heavy)
def ask_hint(request: Request, name: str, body: HintIn, lang: Language = None) -> HintOut:
    """Ask for advice on my question. A bot thinks about it with what I know; the reply says whether it is there."""
    access = _learning(request, name)
    with moves.looking(name) as table:
        seat = access.own_seat(body.seat, table.to_act())
        return _show(hints.ask(access, table, seat), table, seat, speaker(request, access))


@router.get("/tables/{name}/hint", response={200: HintOut, **ERRORS}, throttle=answers)
def hint(request: Request, name: str, seat: OwnSeat = None, lang: Language = None) -> HintOut:
    """The advice on my present question, if I have asked for it."""
    access = _learning(request, name)
    with moves.looking(name) as table:
        own = access.own_seat(seat, table.to_act())
        return _show(hints.latest(access, table, own), table, own, speaker(request, access))


@router.get("/tables/{name}/aloud", response={200: list[AloudOut], **ERRORS}, throttle=answers)
def aloud(
    request: Request, name: str, since: Number = 0, seat: OwnSeat = None, lang: Language = None
) -> list[AloudOut]:
    """Why bots did what they did from entry `since` on: what it was good for, by what I can see; the last deeds."""
    access = _learning(request, name)
    own = access.own_seat(seat)
    words = speaker(request, access)
    return [
        AloudOut(seat=told.deed.seat, first=told.deed.first, seq=told.deed.last, why=words.why(*told.reasons))
        for told in bots.aloud(access.id, own, max(since, access.first_seq), access.seq)
    ]


def _learning(request: Request, name: str) -> Access:
    access = at_game(request, name)
    if not access.teaching:
        raise NotPossible("not-teaching")
    return access


def _show(study: Study | None, table: kernel.Table, seat: int, words: Speaker) -> HintOut:
    if study is None or study.data is None:
        return HintOut(seq=table.seq, state="none" if study is None else "thinking", best=[])
    prompt = table.prompt(seat)
    only = len(prompt.legal()) == 1
    best = [
        AdviceOut(
            answer=found["answer"],
            text=speech.named(prompt.label(found["answer"]), words),
            targets=speech.shown(prompt.label(found["answer"]), words),
            chance=found["chance"],
            why=words.say("why-only") if only else words.why(*reasons(found["gains"])),
        )
        for found in study.data
    ]
    return HintOut(seq=table.seq, state="ready", best=best)
