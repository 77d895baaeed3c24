"""Chapter 4: barbarian villages, used for what they give, kept for the end, or sent to war."""

from __future__ import annotations

from functools import partial

from civitas.games.era.advances import buy_advance, can_advance
from civitas.games.era.box.automas import FIGURES
from civitas.games.era.box.content import VILLAGES, village
from civitas.games.era.box.holding import change_morale
from civitas.games.era.box.state import Era
from civitas.games.era.box.tracks import change_influence, gain_thalers
from civitas.games.era.box.underway import Owner
from civitas.kernel import Ask, Label, Note, One, Procedure, Reason, Reveal, Verdict

KEEP = "keep"
USE = "use"

ONLY_SCORES = Reason("only-scores", "4.1")
NO_ADVANCE = Reason("no-advance-to-buy", "4.2")
NO_LEADER = Reason("no-leader-for-it", "4.2")


def take_village(g: Era, seat: Owner, province: str) -> Procedure[None]:
    """§4.1 §10.9 A conquered village is looked at; it may be used at once or kept face down.

    §12.6.5 An automa gets influence for it, and nobody looks at it.
    """
    token = g.villages.pop(province)
    realm = g.realms[seat]
    realm.hidden += (token,)
    yield Note("village-taken", seat=seat, province=province)
    if not isinstance(seat, int):
        yield from change_influence(g, seat, FIGURES["village_influence"])
        return
    yield Reveal((seat,))
    yield Note("village-seen", (seat,), seat=seat, village=village(token))
    check = partial(_may_use_now, g, seat, token)
    prompt = One("new-village", (USE, KEEP), check, rule="4.1", params={"village": village(token)}, label=_use_label)
    if (yield Ask(seat, prompt)) == USE:
        yield from use(g, seat, token)


def _may_use_now(g: Era, seat: int, token: str, answer: str) -> Verdict:
    return None if answer == KEEP else usable(g, seat, token)


def usable(g: Era, seat: int, token: str) -> Verdict:
    """§4.1 §D42 Whatever gives something may be used; what scores at the end is kept for it."""
    kind = VILLAGES[village(token)]
    if kind.steps:
        return (ONLY_SCORES,)
    if kind.deed == "advance" and not can_advance(g, seat, True):
        return (NO_ADVANCE,)
    return None


def usable_later(g: Era, seat: int, token: str) -> Verdict:
    """§4.2 §D6 Kept until later, the advance at half price is an action with a leader."""
    if VILLAGES[village(token)].deed == "advance" and not g.realms[seat].leaders:
        return (NO_LEADER,)
    return usable(g, seat, token)


def use(g: Era, seat: int, token: str) -> Procedure[None]:
    """§4.2 §4.3 §4.4 The village is turned up, its gift taken, and it lies open from now on."""
    realm, id = g.realms[seat], village(token)
    kind = VILLAGES[id]
    realm.hidden = tuple(other for other in realm.hidden if other != token)
    realm.shown += (token,)
    yield Reveal()
    yield Note("village-used", seat=seat, village=id)
    yield from change_morale(g, seat, kind.morale)
    yield from change_influence(g, seat, kind.influence)
    yield from gain_thalers(g, seat, kind.thalers)
    if kind.militia:
        realm.militia += kind.militia
        yield Note("militia", seat=seat, number=kind.militia)
    if kind.deed == "advance":
        yield from buy_advance(g, seat, half=True)
    elif kind.deed == "leader":
        g.greys = max(0, g.greys - 1)
        realm.leaders += 1
        yield Note("grey-leader", seat=seat)


def village_label(answer: str) -> Label:
    token = answer.partition(":")[2]
    return Label("use-village", [f"village:{village(token)}"], village=village(token))


def _use_label(answer: str) -> Label:
    return Label("keep-village") if answer == KEEP else Label("use-now")
