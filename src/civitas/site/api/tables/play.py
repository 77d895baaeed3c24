"""Playing: looking at the table, being asked, answering, and taking back."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from random import SystemRandom
from typing import Annotated, Any

from django.http import HttpRequest
from ninja import Router, Schema
from pydantic import Field

from civitas.bots import CARETAKER, make_bot
from civitas.games.foresight import rehearse
from civitas.kernel import Answer, Refusal, Table
from civitas.site.api.shared import speech
from civitas.site.api.shared.caller import Language, OwnSeat, Request, at_game, speaker
from civitas.site.api.shared.errors import ERRORS, Problem
from civitas.site.api.shared.limits import answers
from civitas.site.api.shared.shapes import Asked, Picked, Said, SeatNumber
from civitas.site.api.shared.targets import pointed_at
from civitas.site.api.tables.outlook import PriceOut, price_of
from civitas.site.people.auth import maybe_person, person
from civitas.site.tables import moves
from civitas.site.tables.access import Access
from civitas.site.tables.record.log import lines_for
from civitas.texts import Speaker

router = Router(tags=["play"], auth=person)
RequestKey = Annotated[str, Field(pattern=r"^[A-Za-z0-9_.:-]+$", max_length=40)]
Seq = Annotated[int, Field(ge=0, lt=2**31)]


class ViewOut(Schema):
    """All that the viewer may know."""

    seq: int
    viewer: int | None
    """The seat from which this is seen; none for a spectator."""
    to_act: list[int]
    over: bool
    sealed: Any
    """What the viewer has answered and nobody knows yet."""
    game: dict[str, Any]
    """The view of the title; its form is the title's own."""


class PromptOut(Schema):
    """What a seat is asked, and everything it may answer."""

    seq: int
    seat: int
    prompt: dict[str, Any] | None
    """The question as data; nothing if the seat is not asked now."""
    text: str
    targets: list[str]
    """What the question speaks of."""
    beside: str
    """What is said of the options that stand beside the question, if there are any."""
    options: list[speech.OptionOut]
    refusals: list[speech.RefusalOut]
    vast: bool
    """There are too many answers to list: `parts` says what may follow what was picked."""
    can_undo: bool
    can_redo: bool
    side_by_side: bool
    """Others are asked at the same time."""


class PartsOut(Schema):
    """What may follow the parts that were picked, and what they make."""

    seq: int
    seat: int
    parts: list[speech.OptionOut]
    """What may be picked next: each leads to an answer that is accepted."""
    refusals: list[speech.RefusalOut]
    """What might be expected here but may not be picked now."""
    ready: bool
    """What was picked is an answer that is accepted."""
    answer: Any
    """That answer, as it is to be sent; nothing while there is none."""
    least: int
    """How many parts an answer has at least, or how much it divides."""
    most: int


class PartsIn(Asked):
    """The parts that were picked, in their order."""

    picked: Picked = Field(default_factory=list)
    seat: SeatNumber | None = None


class WhyOut(Schema):
    """Whether an answer would be accepted, and if not, why."""

    legal: bool
    final: bool
    """Once given, it could not be undone freely: dice, hidden cards or others would have spoken."""
    refusal: speech.RefusalOut | None
    ahead: PriceOut | None = None
    """Where everybody answers at once and there is no listing all answers: what this one would take and bring if the
    others did as little as they can."""


class WhyIn(Asked):
    """An answer to try."""

    answer: Said
    seat: SeatNumber | None = None


class MoveIn(Asked):
    """A move at the position that the caller knows. The same `request` sent again is answered again and done once."""

    expected: Seq
    """How long the journal is, as far as the caller knows."""
    request: RequestKey | None = None
    seat: SeatNumber | None = None
    """For who plays several seats: which of them."""


class AnswerIn(MoveIn):
    """An answer to the prompt."""

    answer: Said


class DoneOut(Schema):
    """The move is in the journal: entries `first` to `seq` - 1."""

    first: int
    seq: int
    repeated: bool


MOVED = {200: DoneOut, **ERRORS}


@router.get("/tables/{name}/view", response={200: ViewOut, **ERRORS}, auth=maybe_person)
def view(request: HttpRequest, name: str, seat: OwnSeat = None) -> ViewOut:
    """The table as I may see it: from my seat, or as a spectator."""
    access = at_game(request, name)
    with moves.looking(name) as table:
        return view_for(table, access.viewer(seat, table.to_act()))


def view_for(table: Table, viewer: int | None) -> ViewOut:
    return ViewOut(seq=table.seq, viewer=viewer, to_act=list(table.to_act()), **table.view(viewer))


@router.get("/tables/{name}/prompt", response={200: PromptOut, **ERRORS})
def prompt(request: Request, name: str, seat: OwnSeat = None, lang: Language = None) -> PromptOut:
    """What I am asked, with my options, and with what I might expect to choose but may not."""
    access = at_game(request, name)
    words = speaker(request, access)
    with moves.looking(name) as table:
        return prompt_for(table, access.own_seat(seat, table.to_act()), words)


def prompt_for(table: Table, own: int, words: Speaker) -> PromptOut:
    asked = table.prompt(own) if own in table.to_act() else None
    return PromptOut(
        seq=table.seq,
        seat=own,
        prompt=None if asked is None else asked.to_json(),
        text="" if asked is None else words.prompt(asked),
        targets=[] if asked is None else pointed_at(words.title, asked.params or {}),
        beside="" if asked is None else speech.beside(asked, words),
        options=[] if asked is None else speech.options(asked, words),
        refusals=[] if asked is None else speech.refusals(asked, words),
        vast=asked is not None and asked.vast(),
        can_undo=table.can_undo(own),
        can_redo=table.can_redo(own),
        side_by_side=table.side_by_side,
    )


@router.get("/tables/{name}/refusals", response={200: list[speech.RefusalOut], **ERRORS})
def refusals(request: Request, name: str, seat: OwnSeat = None, lang: Language = None) -> list[speech.RefusalOut]:
    """What I might expect to choose now but may not: each with the reason and the paragraph."""
    access = at_game(request, name)
    words = speaker(request, access)
    with moves.looking(name) as table:
        return speech.refusals(table.prompt(access.own_seat(seat, table.to_act())), words)


@router.post("/tables/{name}/parts", response={200: PartsOut, **ERRORS}, throttle=answers)
def parts(request: Request, name: str, body: PartsIn, lang: Language = None) -> PartsOut:
    """What may follow the parts that I have picked for an answer? Nothing is changed."""
    access = at_game(request, name)
    words = speaker(request, access)
    with moves.looking(name) as table:
        seat = access.own_seat(body.seat, table.to_act())
        asked = table.prompt(seat)
        try:
            draft = asked.after(body.picked)
        except Refusal as refusal:
            raise _refused(request, access, refusal) from None
        ready = draft.ready
        least, most = asked.bounds()
        return PartsOut(
            seq=table.seq,
            seat=seat,
            parts=[speech.offered(offer, words) for offer in draft.offers()],
            refusals=speech.refused_parts(asked, draft.refusals(), words),
            ready=ready,
            answer=draft.answer if ready else None,
            least=least,
            most=most,
        )


@router.post("/tables/{name}/why", response={200: WhyOut, **ERRORS}, throttle=answers)
def why(request: Request, name: str, body: WhyIn, lang: Language = None) -> WhyOut:
    """Would this answer be accepted? Nothing is changed."""
    access = at_game(request, name)
    words = speaker(request, access)
    with moves.looking(name) as table:
        seat = access.own_seat(body.seat, table.to_act())
        verdict = table.prompt(seat).verdict(body.answer)
        if verdict is not None:
            return WhyOut(legal=False, final=False, refusal=speech.refused(Refusal(body.answer, verdict), words))
        final, ahead = _is_final(table, seat, body.answer), _rehearsed(table, seat, body.answer)
        return WhyOut(legal=True, final=final, refusal=None, ahead=ahead)


def _is_final(table: Table, seat: int, answer: Answer) -> bool:
    """Would the answer stay, once given? What the seat cannot know is dealt anew, so that nothing is given away."""
    if table.side_by_side:
        return len(table.to_act()) == 1  # sealed, and withdrawn at will, until the last has answered
    tried = table.determinise(seat, SystemRandom(), quiet=False)  # a quiet table forgets what it could undo
    tried.apply(seat, answer)
    return not tried.can_undo(seat)


def _rehearsed(table: Table, seat: int, answer: Answer) -> PriceOut | None:
    if not table.side_by_side or not table.prompt(seat).vast():
        return None
    idle = make_bot(CARETAKER, table.title, table.seq).choose
    return price_of(rehearse(table, seat, answer, SystemRandom(), idle))


@router.post("/tables/{name}/answer", response=MOVED, throttle=answers)
def answer(request: Request, name: str, body: AnswerIn, lang: Language = None) -> DoneOut:
    """Answer what I am asked."""
    return _move(request, name, body, lambda seat, **how: moves.answer(name, seat, body.answer, **how))


@router.post("/tables/{name}/undo", response=MOVED, throttle=answers)
def undo(request: Request, name: str, body: MoveIn, lang: Language = None) -> DoneOut:
    """Take my last answer back, as long as nobody has learned anything by it."""
    return _move(request, name, body, lambda seat, **how: moves.undo(name, seat, **how))


@router.post("/tables/{name}/redo", response=MOVED, throttle=answers)
def redo(request: Request, name: str, body: MoveIn, lang: Language = None) -> DoneOut:
    """Do again what I have undone."""
    return _move(request, name, body, lambda seat, **how: moves.redo(name, seat, **how))


@router.post("/tables/{name}/restart", response=MOVED, throttle=answers)
def restart(request: Request, name: str, body: MoveIn, lang: Language = None) -> DoneOut:
    """Go back to the start of my turn, as far as that is free."""
    return _move(request, name, body, lambda seat, **how: moves.restart(name, seat, **how))


def _move(request: Request, name: str, body: MoveIn, act: Callable[..., moves.Done]) -> DoneOut:
    """Make a move for the caller's seat, and say what went wrong so that the caller can go on."""
    access = at_game(request, name)
    if body.seat is None and len(access.seats) > 1:
        with moves.looking(name) as table:
            seat = access.own_seat(None, table.to_act())
    else:
        seat = access.own_seat(body.seat)
    # A key is the caller's own: nobody can use up another's.
    key = f"{seat} {body.request or secrets.token_urlsafe(20)}"
    try:
        done = act(seat, expected=body.expected, request=key)
    except moves.Behind as behind:
        raise _behind(request, access, seat, body.expected, behind.seq) from None
    except Refusal as refusal:
        raise _refused(request, access, refusal) from None
    return DoneOut(first=done.first, seq=done.seq, repeated=done.repeated)


def _behind(request: HttpRequest, access: Access, seat: int, expected: int, seq: int) -> Problem:
    """What has happened since the position that the caller knows, as the seat may read it."""
    since = max(expected, access.first_seq)
    rows = speech.lines(lines_for(access.id, seat, since, seq), speaker(request, access))
    with moves.looking(access.name) as table:
        to_act = list(table.to_act())
    return Problem(409, "behind", seq=seq, to_act=to_act, lines=[row.dict() for row in rows])


def _refused(request: HttpRequest, access: Access, refusal: Refusal) -> Problem:
    text = speaker(request, access).refusal(refusal)
    return Problem(422, "refused", text, **refusal.to_json())
