"""§8.2 Objectives: laid out in the status phase or at the moment they are fulfilled.

Whether an objective is fulfilled everybody can see; who holds its card only its owner knows. So the table reveals, at
every moment at which some objective of a player is fulfilled, whether the card is there.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from civitas.games.clash.advances.trade_routes import partners
from civitas.games.clash.battle.fighters import under_way
from civitas.games.clash.box.battle_record import ATTACKER, DEFENDER
from civitas.games.clash.box.content import OBJECTIVE_CARDS, OBJECTIVES
from civitas.games.clash.box.hooks import listeners
from civitas.games.clash.box.labels import DONE
from civitas.games.clash.box.queries import Clash, Owner, after, government, is_ship
from civitas.games.clash.objectives.measuring import BATTLE_TESTS, STATUS_TESTS, Measure, holds
from civitas.games.clash.objectives.tests import from_home
from civitas.kernel import Ask, Label, Note, One, Procedure, Reveal


def fulfilled_in_status(g: Clash, seat: int, among: Iterable[str] = tuple(OBJECTIVES)) -> list[str]:
    """§7.1 §8.2 The objectives of the status phase that hold for a player, those aside that others exclude."""
    wanted = [id for id in among if OBJECTIVES[id].when in ("status", "both") and not excluded(g, seat, id)]
    return [id for id in wanted if holds(g, seat, OBJECTIVES[id])]


def progress(g: Clash, seat: int) -> dict[str, Measure]:
    """§8.2 How far the player has come with each objective of the hand that the status phase asks for."""
    ids = [id for card in g.players[seat].objective_cards for id in OBJECTIVE_CARDS[card].halves]
    wanted = [id for id in dict.fromkeys(ids) if OBJECTIVES[id].test in STATUS_TESTS]
    return {id: STATUS_TESTS[OBJECTIVES[id].test](g, seat, OBJECTIVES[id]) for id in wanted}


def excluded(g: Clash, seat: int, id: str) -> bool:
    """§8.2 Some objectives do not go together: not if the other was laid out in this round."""
    completed_in = g.players[seat].completed_in
    return any((other, g.round) in completed_in for other in OBJECTIVES[id].not_with)


def choices(g: Clash, seat: int, open_ids: Sequence[str]) -> list[str]:
    """Every "card:objective" of the hand that one of these objectives allows to lay out."""
    return [
        f"{card}:{id}"
        for card in g.players[seat].objective_cards
        for id in OBJECTIVE_CARDS[card].halves
        if id in open_ids
    ]


def lay_out(g: Clash, seat: int, ids: list[str]) -> Procedure[None]:
    """§8.2 Complete objectives, one of a name for one and the same deed, as many different ones as it fulfils."""
    if not ids or not g.players[seat].objective_cards:
        return
    yield Reveal()
    left = list(ids)
    while choices(g, seat, left):
        answer = yield Ask(seat, _prompt(g, seat, tuple(left)))
        if answer == DONE:
            return
        id = answer.partition(":")[2]
        yield from complete(g, seat, answer)
        left = [other for other in left if other != id and id not in OBJECTIVES[other].not_with]
        if left:
            yield Reveal()  # whether another question follows shows whether another card is there


def _prompt(g: Clash, seat: int, ids: tuple[str, ...]) -> One:
    return One("objective", lambda: [*choices(g, seat, ids), DONE], rule="8.2", label=_label)


def complete(g: Clash, seat: int, answer: str) -> Procedure[None]:
    """§8.2 The card lies open before the player; some objectives cost something."""
    card, _, id = answer.partition(":")
    player, goal = g.players[seat], OBJECTIVES[id]
    player.objective_cards = tuple(held for held in player.objective_cards if held != card)
    player.completed += (answer,)
    player.completed_in += ((id, g.round),)
    paid = {goal.resource: goal.pay} if goal.pay else {}
    for good, amount in paid.items():
        player.goods[good] -= amount
    if id == "government":
        player.governed += (government(g, seat),)
    if id == "warmonger":
        g.turn.warmonger += 1
    yield Note("objective", seat=seat, objective=id, card=card, paid=paid)


def _label(answer: str) -> Label:
    if answer == DONE:
        return Label("done")
    card, _, id = answer.partition(":")
    return Label("objective", [f"card:{card}", f"objective:{id}"], objective=id)


# ---------------------------------------------------------------------- when they are looked at


@listeners.on("status.began", 50, "objectives")
def in_status_phase(g: Clash, seat: int) -> Procedure[None]:
    """§7.1 In the first step of the status phase everybody shows which objectives are fulfilled."""
    held = g.players[seat].objective_cards
    if not held:
        return
    yield Reveal()
    on_cards = dict.fromkeys(id for card in held for id in OBJECTIVE_CARDS[card].halves)
    yield from lay_out(g, seat, fulfilled_in_status(g, seat, on_cards))


@listeners.on("battle.ended", 90, "objectives")
def after_a_battle(g: Clash, attacker: Owner) -> Procedure[None]:
    """§8.2 At the end of a battle, for both who fought it, the active player first."""
    battle = under_way(g)
    first = g.turn.seat if isinstance(g.turn.seat, int) else 0
    for seat in (first, *after(g, first)):
        if seat not in battle.owners:
            continue
        side = ATTACKER if seat == battle.attacker else DEFENDER
        ids = [
            id
            for id, goal in OBJECTIVES.items()
            if goal.test in BATTLE_TESTS and BATTLE_TESTS[goal.test](g, seat, goal, battle, side)
        ]
        yield from lay_out(g, seat, ids)


@listeners.on("unit.dying", 50, "scavenger")
def could_have_traded(g: Clash, owner: Owner, hex: str, unit: str) -> Procedure[None]:
    """§8.7.48 Remember a settler or ship that falls where its owner could trade."""
    battle = under_way(g)
    if isinstance(owner, int) and (unit == "settler" or is_ship(unit)) and partners(g, owner, hex, unit):
        battle.traders_lost += (str(battle.side(owner)),)
    yield from ()


@listeners.on("units.recruited", 90, "draft")
def after_drafting(g: Clash, seat: int, hex: str, picks: tuple[str, ...], paid: dict[str, int]) -> Procedure[None]:
    """§8.7.32 Draft used in the second recruitment of a turn."""
    if not any(pick.endswith(":draft") for pick in picks):
        return
    g.turn.drafts += 1
    if g.turn.drafts == OBJECTIVES["draft"].value:
        yield from lay_out(g, seat, ["draft"])


@listeners.on("city.founded", 90, "city_founder")
def after_founding(g: Clash, seat: int, hex: str) -> Procedure[None]:
    """§8.7.26 A city founded five hexes from the first one."""
    if from_home(g, seat, hex) >= OBJECTIVES["city_founder"].value:
        yield from lay_out(g, seat, ["city_founder"])


@listeners.on("wonder.built", 90, "magnificent_culture")
def after_a_wonder(g: Clash, seat: int, hex: str, wonder: str) -> Procedure[None]:
    """§8.7.31 Right after building a wonder."""
    yield from lay_out(g, seat, ["magnificent_culture"])


@listeners.on("deed.done", 90, "terror_regime")
def after_a_deed(g: Clash, seat: int, deed: str) -> Procedure[None]:
    """§8.7.53 At any moment of one's turn."""
    goal = OBJECTIVES["terror_regime"]
    if holds(g, seat, goal):
        yield from lay_out(g, seat, ["terror_regime"])
