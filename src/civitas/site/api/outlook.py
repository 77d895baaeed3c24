"""What my answers would do, before I give one."""

from __future__ import annotations

from random import SystemRandom
from typing import Any

from ninja import Router, Schema

from civitas.games.outlooks import Outlook, Prospect, look_ahead
from civitas.kernel import Prompt
from civitas.site.api import speech
from civitas.site.api.caller import Language, OwnSeat, Request, at_game, speaker
from civitas.site.api.errors import ERRORS
from civitas.site.api.limits import answers
from civitas.site.api.targets import pointed_at
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


class OutlookOut(Schema):
    """What one of my answers would do."""

    answer: Any
    text: str
    targets: list[str]
    rows: list[ProspectOut]


@router.get("/tables/{name}/outlook", response={200: list[OutlookOut], **ERRORS}, throttle=answers)
def outlook(request: Request, name: str, seat: OwnSeat = None, lang: Language = None) -> list[OutlookOut]:
    """What my answers would do, as far as the title can tell; computed from what I may know and nothing else."""
    access = at_game(request, name)
    words = speaker(request, access)
    with moves.looking(name) as table:
        own = access.own_seat(seat, table.to_act())
        found = look_ahead(table, own, SystemRandom())
        return [_show(one, table.prompt(own), words) for one in found]


def _show(outlook: Outlook, prompt: Prompt, words: Speaker) -> OutlookOut:
    label = prompt.label(outlook.answer)
    return OutlookOut(
        answer=outlook.answer,
        text=speech.named(label, words),
        targets=speech.shown(label, words),
        rows=[_row(prospect, words) for prospect in outlook.prospects],
    )


def _row(prospect: Prospect, words: Speaker) -> ProspectOut:
    return ProspectOut(
        key=prospect.key,
        params=prospect.params,
        text=words.say(f"outlook-{prospect.key}", prospect.params),
        targets=pointed_at(words.title, prospect.params),
        good=prospect.good,
    )
