"""Learning: advice on my question and what bots say of their moves, where people learn; and finished games."""

from __future__ import annotations

from typing import Any, Literal

from ninja import Router, Schema

from civitas import kernel
from civitas.bots.advised import advice_of
from civitas.bots.reasons import reasons
from civitas.kernel import Label
from civitas.site.api.shared import speech
from civitas.site.api.shared.caller import Language, Number, OwnSeat, Request, at_game, speaker
from civitas.site.api.shared.errors import ERRORS
from civitas.site.api.shared.limits import answers, heavy
from civitas.site.api.shared.shapes import Asked, SeatNumber
from civitas.site.people.auth import person
from civitas.site.study import analyses, hints
from civitas.site.study import bot_commentary as bots
from civitas.site.study.explaining import why
from civitas.site.study.models import Study
from civitas.site.study.showing import luck_of, surprises, words_of_turn
from civitas.site.tables import moves
from civitas.site.tables.access import Access
from civitas.site.tables.lobby import NotPossible
from civitas.site.tables.record.history import position
from civitas.texts import Speaker

router = Router(tags=["study"], auth=person)


class HintIn(Asked):
    """For who plays several seats: which of them."""

    seat: SeatNumber | None = None


class AdviceOut(Schema):
    """An answer that is worth giving."""

    answer: Any
    text: str
    """The move by its name: the answer, and what I would go on to answer."""
    targets: list[str]
    chance: float
    """How likely I am to win with it, by an estimate, from 0 to 1."""
    why: str
    """What it wins and what it costs, in figures of the board."""


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


class DecisionOut(Schema):
    """A decision of mine that cost me much, by an estimate."""

    seq: int
    """Look at this position to see what was asked."""
    question: str
    taken: str
    """What I answered."""
    better: str
    """What a bot would have answered, knowing what I knew."""
    targets: list[str]
    """What the better answer points at."""
    why: str
    """What the better answer wins and costs, compared with mine."""
    chance: float
    """How likely I was to win afterwards, from 0 to 1."""
    could: float
    """How likely I would have been with the better answer."""


class DecisionsOut(Schema):
    """What I could have done better in a finished game."""

    state: Literal["thinking", "ready"]
    """On its way: ask again in a moment; or there."""
    seat: int
    decisions: list[DecisionOut]
    """The three that cost most, the costliest first; fewer, if there was little to do better."""


@router.get("/tables/{name}/analysis", response={200: AnalysisOut, **ERRORS}, throttle=answers)
def analysis(request: Request, name: str, lang: Language = None) -> AnalysisOut:
    """Where the estimate of who would win turned, and who had luck with the dice; for members of a finished game."""
    access = at_game(request, name)
    return show_analysis(analyses.ask(access), access, speaker(request, access))


@router.get("/tables/{name}/decisions", response={200: DecisionsOut, **ERRORS}, throttle=answers)
def decisions(request: Request, name: str, seat: OwnSeat = None, lang: Language = None) -> DecisionsOut:
    """My three costliest decisions of a finished game, by what I knew then, each with the better answer."""
    access = at_game(request, name)
    own = access.own_seat(seat)
    study = analyses.ask_decisions(access, own)
    if study.data is None:
        return DecisionsOut(state="thinking", seat=own, decisions=[])
    if not study.data:
        raise NotPossible("no-analysis")
    words = speaker(request, access)
    found = [_show_decision(access, own, one, words) for one in study.data["decisions"]]
    return DecisionsOut(state="ready", seat=own, decisions=found)


def _show_decision(access: Access, seat: int, found: dict[str, Any], words: Speaker) -> DecisionOut:
    prompt = position(access.id, found["seq"]).prompt(seat)
    better = speech.answered(prompt, found["better"], words)
    return DecisionOut(
        seq=found["seq"],
        question=words.prompt(prompt),
        taken=speech.answered(prompt, found["answer"], words).text,
        better=better.text,
        targets=better.targets,
        why=words.why(*reasons(found["gains"])),
        chance=found["chance"],
        could=found["could"],
    )


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
    return HintOut(seq=table.seq, state="ready", best=advised(table.prompt(seat), study.data, words))


def advised(prompt: kernel.Prompt, data: list[hints.Found], words: Speaker) -> list[AdviceOut]:
    """What was found, in words, the best first."""
    return [_advised(prompt, found, _next_best(data, found), words) for found in data]


def _next_best(data: list[hints.Found], found: hints.Found) -> float | None:
    others = [other["chance"] for other in data if other is not found]
    return max(others, default=None)


def _advised(prompt: kernel.Prompt, found: hints.Found, others: float | None, words: Speaker) -> AdviceOut:
    """An answer with what follows from it: the move by its name, what it points at, and why."""
    option = speech.answered(prompt, found["answer"], words)
    steps = [[Label(label["text"], label["targets"], **label["params"]) for label in step] for step in found["then"]]
    texts = [
        option.text or words.say("option-none"),
        *(", ".join(speech.named(label, words) for label in step) for step in steps),
    ]
    shown = [option.targets, *([one for label in step for one in speech.shown(label, words)] for step in steps)]
    # A deed says by itself what it is; what is chosen for it may need a word. So does not what one pays with.
    named = (
        []
        if prompt.kind == kernel.Pay.kind or (prompt.key in advice_of(words.title).RESTING and not steps)
        else shown[-1]
    )
    return AdviceOut(
        answer=option.answer,
        text=speech.ARROW.join(dict.fromkeys(texts)),
        targets=list(dict.fromkeys(target for step in shown for target in step)),
        chance=found["chance"],
        why=words.say("why-only") if prompt.forced() else why(found, named, others, words),
    )


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
