"""Learning: advice on my question and what bots say of their moves, where people learn; and finished games."""

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
from civitas.site.study import analyses, hints
from civitas.site.study.models import Study
from civitas.site.study.showing import luck_of, surprises, words_of_turn
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


class PointOut(Schema):
    """How likely each seat was to win when the journal had `seq` entries, by an estimate; the last is how it ended."""

    seq: int
    chances: list[float]


class TurningOut(Schema):
    """Around here the estimate turned, most of all for this seat."""

    first: int
    seq: int
    """Look at this position to see it."""
    seat: int
    before: float
    after: float
    lines: list[str]
    """What happened."""


class LuckOut(Schema):
    """How a seat fared with a kind of roll."""

    seat: int
    key: str
    name: str
    rolls: int
    got: float
    """What the rolls came to together, in the unit that the name tells; only the difference to `expected` counts."""
    expected: float
    sigma: float
    """How far that is from what was to be expected, in standard deviations: two or more is rare."""


class RollOut(Schema):
    """A roll that was far from what was to be expected."""

    seq: int
    seat: int
    key: str
    name: str
    got: float
    expected: float


class AnalysisOut(Schema):
    """A finished game, looked at afterwards."""

    state: Literal["thinking", "ready"]
    """On its way: ask again in a moment; or there."""
    points: list[PointOut]
    turns: list[TurningOut]
    luck: list[LuckOut]
    rolls: list[RollOut]
    """The most surprising ones, in the order of the game."""


@router.get("/tables/{name}/analysis", response={200: AnalysisOut, **ERRORS}, throttle=answers)
def analysis(request: Request, name: str, lang: Language = None) -> AnalysisOut:
    """Where the estimate of who would win turned, and who had luck with the dice; for members of a finished game."""
    access = at_game(request, name)
    return show_analysis(analyses.ask(access), access, speaker(request, access))


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
    # With nothing beside it there is nothing to compare it with.
    alone = "" if len(study.data) > 1 else "why-only" if len(prompt.legal()) == 1 else "why-alone"
    best = [
        AdviceOut(
            answer=found["answer"],
            text=speech.named(prompt.label(found["answer"]), words),
            targets=speech.shown(prompt.label(found["answer"]), words),
            chance=found["chance"],
            why=words.say(alone) if alone else words.why(*reasons(found["gains"])),
        )
        for found in study.data
    ]
    return HintOut(seq=table.seq, state="ready", best=best)


def show_analysis(study: Study, access: Access, words: Speaker) -> AnalysisOut:
    if study.data is None:
        return AnalysisOut(state="thinking", points=[], turns=[], luck=[], rolls=[])
    if not study.data:
        raise NotPossible("no-analysis")
    data, viewer = study.data, access.viewer(None)
    return AnalysisOut(
        state="ready",
        points=[PointOut(seq=seq, chances=chances) for seq, chances in data["points"]],
        turns=[TurningOut(**turn, lines=words_of_turn(access.id, viewer, turn, words)) for turn in data["turns"]],
        luck=[LuckOut(**row, name=words.say(f"luck-{row['key']}")) for row in luck_of(data["rolls"])],
        rolls=[
            RollOut(
                seq=roll["seq"],
                seat=roll["seat"],
                key=roll["key"],
                name=words.say(f"luck-{roll['key']}"),
                got=roll["got"],
                expected=roll["expected"],
            )
            for roll in surprises(data["rolls"])
        ],
    )
