"""§2.3 Actions in turn: choose a field, put leaders and luxury goods on it, carry it out."""

from __future__ import annotations

from functools import partial

from civitas.games.era.actions.diplomacy import diplomacy, leave_ring
from civitas.games.era.actions.revolution import may_revolt, revolution
from civitas.games.era.actions.simple import bread_and_circuses, taxes, trade
from civitas.games.era.advances import advances, can_advance
from civitas.games.era.box.content import BOX
from civitas.games.era.box.queries import ready_luxuries
from civitas.games.era.box.state import Era
from civitas.games.era.ending import check_ends
from civitas.games.era.villages import usable_later, use, village_label
from civitas.kernel import Ask, Label, Note, One, Pay, Procedure, Reason, Verdict

EXPANSION, TRADE, TAXES, DIPLOMACY, ADVANCE, GAMES, REVOLUTION = ACTIONS = (
    "expansion",
    "trade",
    "taxes",
    "diplomacy",
    "advance",
    "games",
    "revolution",
)
WITH_LUXURY = (EXPANSION, TRADE, GAMES)
PASS, NOTHING = "pass", ""
LEADER, LUXURY_GOOD = "leader", "luxury"

FIELD_USED = Reason("field-used", "2.3", "action")
NO_LEADER_LEFT = Reason("no-leader-left", "D6")
NO_CITY = Reason("no-city", "D8")
CANNOT_ADVANCE = Reason("cannot-advance", "7.E")
LEADER_FIRST = Reason("leader-first", "D6")


def goes_round(g: Era) -> bool:
    """§2.3 Until all have passed."""
    return any(not g.realms[seat].passed for seat in g.order)


def may_act(g: Era, seat: int, action: str) -> Verdict:
    """§2.3 §D6 Each field once a round, with a leader at least."""
    realm = g.realms[seat]
    if action == PASS:
        return None
    if action in realm.actions:
        return FIELD_USED, action
    if not realm.leaders:
        return (NO_LEADER_LEFT,)
    if action == TAXES and not realm.cities:
        return (NO_CITY,)
    if action == ADVANCE and not can_advance(g, seat, False):
        return (CANNOT_ADVANCE,)
    return may_revolt(g, seat) if action == REVOLUTION else None


def choose_action(g: Era, seat: int) -> Procedure[None]:
    """§2.3 One action, or pass for the rest of the round. §D42 Villages may be used before."""
    realm = g.realms[seat]
    g.action = NOTHING
    if realm.passed:
        return
    answer = PASS
    while realm.leaders or realm.hidden:
        prompt = One("action", (*ACTIONS, PASS), partial(may_act, g, seat), rule="2.3", label=action_label)
        if realm.hidden:
            prompt.aside = One(
                "use-village",
                lambda: [f"use:{token}" for token in realm.hidden],
                lambda answer: usable_later(g, seat, answer.partition(":")[2]),
                rule="D42",
                label=village_label,
            )
        answer = yield Ask(seat, prompt)
        if not answer.startswith("use:"):
            break
        token = answer.partition(":")[2]
        if token.startswith("half_advance"):
            yield from _place(g, seat, 1, 0)
            yield from use(g, seat, token)
            _acted(g)
            return
        yield from use(g, seat, token)
        answer = PASS
    if answer == PASS:
        realm.passed = True
        yield Note("passes", seat=seat)
        return
    g.action = answer
    realm.actions += (answer,)
    _acted(g)
    yield Note("acts", seat=seat, action=answer)


def _acted(g: Era) -> None:
    """§12.3.2 §A4 After a cycle in which anybody has acted the automas turn up a card."""
    if g.automa is not None:
        g.automa.acted = True


def chosen(g: Era, seat: int) -> str:
    return g.action


def commit(g: Era, seat: int, action: str) -> Procedure[tuple[int, int]]:
    """§2.3 §7 Leaders, one at least, and where the field allows it luxury goods."""
    realm = g.realms[seat]
    most = BOX["diplomacy"]["most_leaders"] if action == DIPLOMACY else 1 if action == REVOLUTION else realm.leaders
    limits = {LEADER: min(most, realm.leaders)}
    if action in WITH_LUXURY and (goods := len(ready_luxuries(g, seat))):
        limits[LUXURY_GOOD] = goods
    given = {LEADER: 1}
    if sum(limits.values()) > 1:
        prompt = Pay(
            "commit",
            sum(limits.values()),
            limits,
            lambda given: None if given.get(LEADER) else (LEADER_FIRST,),
            least=1,
            rule="2.3",
            params={"action": action},
            label=_commit_label,
        )
        given = yield Ask(seat, prompt)
    leaders, goods = given[LEADER], given.get(LUXURY_GOOD, 0)
    yield from _place(g, seat, leaders, goods)
    return leaders, goods


def _place(g: Era, seat: int, leaders: int, goods: int) -> Procedure[None]:
    realm = g.realms[seat]
    realm.leaders -= leaders
    realm.placed += leaders
    realm.spent += tuple(ready_luxuries(g, seat)[:goods])
    yield Note("commits", seat=seat, leaders=leaders, goods=goods)


def do_trade(g: Era, seat: int) -> Procedure[None]:
    """§7.B"""
    leaders, goods = yield from commit(g, seat, TRADE)
    yield from trade(g, seat, leaders, goods)


def do_taxes(g: Era, seat: int) -> Procedure[None]:
    """§7.C"""
    leaders, _ = yield from commit(g, seat, TAXES)
    yield from taxes(g, seat, leaders)


def do_diplomacy(g: Era, seat: int) -> Procedure[None]:
    """§7.D"""
    leaders, _ = yield from commit(g, seat, DIPLOMACY)
    yield from diplomacy(g, seat, leaders)


def do_advance(g: Era, seat: int) -> Procedure[None]:
    """§7.E"""
    leaders, _ = yield from commit(g, seat, ADVANCE)
    yield from advances(g, seat, leaders)


def do_games(g: Era, seat: int) -> Procedure[None]:
    """§7.F"""
    leaders, goods = yield from commit(g, seat, GAMES)
    yield from bread_and_circuses(g, seat, leaders, goods)


def do_revolution(g: Era, seat: int) -> Procedure[None]:
    """§7.G"""
    yield from commit(g, seat, REVOLUTION)
    yield from revolution(g, seat)


def end_turn(g: Era, seat: int) -> Procedure[None]:
    """§2.2 After the first action the leader comes back from the ring. §3.3 Has anybody reached an end?"""
    if g.realms[seat].actions or g.realms[seat].placed:
        yield from leave_ring(g, seat)
    yield from check_ends(g, seat)


def action_label(action: str) -> Label:
    return Label("pass") if action == PASS else Label("action", [f"action:{action}"], action=action)


def _commit_label(bin: str) -> Label:
    return Label("leaders") if bin == LEADER else Label("luxury-goods")
