"""What my answers would do, before I give one; and what I work towards."""

from __future__ import annotations

from random import SystemRandom
from typing import Any

from ninja import Router, Schema

from civitas.games.foresight import Foreseen, Next, foresee
from civitas.games.outlooks import COST, EFFECT, RISK, Outlook, Prospect
from civitas.games.title import companions_of
from civitas.kernel import Prompt
from civitas.site.api.shared import speech
from civitas.site.api.shared.acts import ActOut
from civitas.site.api.shared.caller import Language, OwnSeat, Request, at_game, speaker
from civitas.site.api.shared.errors import ERRORS
from civitas.site.api.shared.limits import answers
from civitas.site.api.shared.targets import pointed_at
from civitas.site.people.auth import person
from civitas.site.tables import moves
from civitas.texts import Speaker

router = Router(tags=["play"], auth=person)


class ProspectOut(Schema):
    """One thing that would follow, or that speaks for or against the answer."""

    key: str
    params: dict[str, Any]
    text: str
    targets: list[str]
    good: bool | None
    """Is it good for me? Nothing where it is neither."""
    part: str
    """`cost`, `effect` or `risk`: what the answer takes, what it brings, what is left to chance."""
    share: int | None
    """Of a hundred such answers, so many would come to this."""


class OutlookOut(Schema):
    """What one of my answers would do."""

    answer: Any
    text: str
    targets: list[str]
    rows: list[ProspectOut]
    fitting: bool
    """Nothing of use is left to do instead."""


class ForeseenOut(Schema):
    """One thing that would happen, and whether it is a `cost`, an `effect` or a `risk`: dice and battles."""

    part: str
    act: ActOut


class PriceOut(Schema):
    """What an answer takes and brings; what happens several times comes once, with the sum."""

    rows: list[ForeseenOut]
    final: bool
    """Once given, it could not be undone freely."""
    harmful: bool
    """It takes own pieces off the board and brings none."""


class FollowingOut(speech.OptionOut):
    """Something that may be chosen next, with what is known of it."""

    ahead: PriceOut | None = None


class NextOut(Schema):
    """The question that would be mine after an answer, with what may be chosen then."""

    key: str
    text: str
    options: list[FollowingOut]


class AheadOut(PriceOut):
    """One of my answers, and what is asked after it."""

    answer: Any
    next: NextOut | None


@router.get("/tables/{name}/outlook", response={200: list[OutlookOut], **ERRORS}, throttle=answers)
def outlook(request: Request, name: str, seat: OwnSeat = None, lang: Language = None) -> list[OutlookOut]:
    """What my answers would do, as far as the title can tell; computed from what I may know and nothing else."""
    access = at_game(request, name)
    words = speaker(request, access)
    with moves.looking(name) as table:
        own = access.own_seat(seat, table.to_act())
        found = companions_of(table.title).look_ahead(table, own, SystemRandom())
        return [_show(one, table.prompt(own), words) for one in found]


class GoalOut(Schema):
    """Something that I work towards, and how far I have come."""

    target: str
    have: int
    need: int


@router.get("/tables/{name}/goals", response={200: list[GoalOut], **ERRORS}, throttle=answers)
def goals(request: Request, name: str, seat: OwnSeat = None) -> list[GoalOut]:
    """What my seat works towards, where the title can count it; told to nobody else."""
    access = at_game(request, name)
    with moves.looking(name) as table:
        own = access.own_seat(seat, table.to_act())
        found = companions_of(table.title).strive(table, own, SystemRandom())
        return [GoalOut(target=goal.target, have=goal.have, need=goal.need) for goal in found]


@router.get("/tables/{name}/ahead", response={200: list[AheadOut], **ERRORS}, throttle=answers)
def ahead(request: Request, name: str, seat: OwnSeat = None, lang: Language = None) -> list[AheadOut]:
    """What each of my answers takes and brings, in acts, and what I could choose after it.

    Computed from what I may know and nothing else, as far as nothing is left to chance. A payment that follows is taken
    to be made in the first way there is. Nothing is said of a question with too many answers to list.
    """
    access = at_game(request, name)
    words = speaker(request, access)
    with moves.looking(name) as table:
        own = access.own_seat(seat, table.to_act())
        return [
            AheadOut(answer=one.answer, next=_next(one.next, words), **price_of(one).dict())
            for one in foresee(table, own, SystemRandom())
        ]


def price_of(one: Foreseen) -> PriceOut:
    parts = ((COST, one.costs), (EFFECT, one.effects), (RISK, one.risks))
    rows = [ForeseenOut(part=part, act=act.to_json()) for part, acts in parts for act in acts]
    return PriceOut(rows=rows, final=one.final, harmful=one.harmful)


def _next(next: Next | None, words: Speaker) -> NextOut | None:
    if next is None:
        return None
    shown = [speech.offered(offer, words) for offer in next.offers]
    known = [next.answers.get(at) for at in range(len(shown))]
    options = [
        FollowingOut(**option.dict(), ahead=None if one is None else price_of(one))
        for option, one in zip(shown, known, strict=True)
    ]
    return NextOut(key=next.prompt.key, text=words.prompt(next.prompt), options=options)


def _show(outlook: Outlook, prompt: Prompt, words: Speaker) -> OutlookOut:
    option = speech.answered(prompt, outlook.answer, words)
    return OutlookOut(
        answer=option.answer,
        text=option.text,
        targets=option.targets,
        rows=[_row(prospect, words) for prospect in outlook.prospects],
        fitting=outlook.fitting,
    )


def _row(prospect: Prospect, words: Speaker) -> ProspectOut:
    return ProspectOut(
        key=prospect.key,
        params=prospect.params,
        text=words.say(f"outlook-{prospect.key}", prospect.params),
        targets=pointed_at(words.title, prospect.params),
        good=prospect.good,
        part=prospect.part,
        share=prospect.share,
    )
