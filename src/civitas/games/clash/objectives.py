"""§8.2 Objectives: laid out in the status phase or at the moment they are fulfilled.

Whether an objective is fulfilled everybody can see; who holds its card only its owner knows. So the table reveals, at
every moment at which some objective of a player is fulfilled, whether the card is there.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from civitas.games.clash.battlefield import ATTACKER, DEFENDER
from civitas.games.clash.combat import under_way
from civitas.games.clash.content import OBJECTIVE_CARDS, OBJECTIVES
from civitas.games.clash.goals import BATTLE_TESTS, STATUS_TESTS, from_home
from civitas.games.clash.hooks import listeners
from civitas.games.clash.state import Clash, after, government, is_ship
from civitas.games.clash.trade_routes import partners
from civitas.kernel import Ask, Label, Note, One, Procedure, Reveal

DONE = "done"


def fulfilled_in_status(g: Clash, seat: int, among: Iterable[str] = tuple(OBJECTIVES)) -> list[str]:
    """§7.1 §8.2 The objectives of the status phase that hold for a player, those aside that others exclude."""
    wanted = [id for id in among if OBJECTIVES[id]["when"] in ("status", "both") and not excluded(g, seat, id)]
    return [id for id in wanted if STATUS_TESTS[OBJECTIVES[id]["test"]](g, seat, OBJECTIVES[id])]


def excluded(g: Clash, seat: int, id: str) -> bool:
    """§8.2 Some objectives do not go together: not if the other was laid out in this round."""
    marks = g.players[seat].marks
    return any(marks.get(f"objective:{other}") == g.round for other in OBJECTIVES[id].get("not_with", ()))


def choices(g: Clash, seat: int, open_ids: Sequence[str]) -> list[str]:
    """Every "card:objective" of the hand that one of these objectives allows to lay out."""
    return [
        f"{card}:{id}"
        for card in g.players[seat].objective_cards
        for id in (OBJECTIVE_CARDS[card]["upper"], OBJECTIVE_CARDS[card]["lower"])
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
        left = [other for other in left if other != id and id not in OBJECTIVES[other].get("not_with", ())]
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
    player.marks[f"objective:{id}"] = g.round
    if "pay" in goal:
        player.goods[goal["resource"]] -= goal["pay"]
    if id == "government":
        player.marks[f"governed:{government(g, seat)}"] = 1
    if id == "warmonger":
        g.turn.marks["warmonger"] = g.turn.marks.get("warmonger", 0) + 1
    yield Note("objective", seat=seat, objective=id)


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
    on_cards = dict.fromkeys(OBJECTIVE_CARDS[card][half] for card in held for half in ("upper", "lower"))
    yield from lay_out(g, seat, fulfilled_in_status(g, seat, on_cards))


@listeners.on("battle.ended", 90, "objectives")
def after_a_battle(g: Clash, attacker: int) -> Procedure[None]:
    """§8.2 At the end of a battle, for both who fought it, the active player first."""
    battle = under_way(g)
    first = g.turn.seat if g.turn.seat >= 0 else 0
    for seat in (first, *after(g, first)):
        if seat not in battle.owners:
            continue
        side = ATTACKER if seat == battle.attacker else DEFENDER
        ids = [
            id
            for id, goal in OBJECTIVES.items()
            if goal["test"] in BATTLE_TESTS and BATTLE_TESTS[goal["test"]](g, seat, goal, battle, side)
        ]
        yield from lay_out(g, seat, ids)


@listeners.on("unit.dying", 50, "scavenger")
def could_have_traded(g: Clash, owner: int, hex: str, unit: str) -> Procedure[None]:
    """§8.7.48 Remember a settler or ship that falls where its owner could trade."""
    battle = under_way(g)
    if owner >= 0 and (unit == "settler" or is_ship(unit)) and partners(g, owner, hex):
        battle.traders_lost += (str(battle.side(owner)),)
    yield from ()


@listeners.on("units.recruited", 90, "draft")
def after_drafting(g: Clash, seat: int, hex: str, picks: tuple[str, ...], paid: dict[str, int]) -> Procedure[None]:
    """§8.7.32 Draft used in the second recruitment of a turn."""
    if "infantry:draft" not in picks:
        return
    g.turn.marks["drafts"] = g.turn.marks.get("drafts", 0) + 1
    if g.turn.marks["drafts"] == OBJECTIVES["draft"]["value"]:
        yield from lay_out(g, seat, ["draft"])


@listeners.on("city.founded", 90, "city_founder")
def after_founding(g: Clash, seat: int, hex: str) -> Procedure[None]:
    """§8.7.26 A city founded five hexes from the first one."""
    if from_home(g, seat, hex) >= OBJECTIVES["city_founder"]["value"]:
        yield from lay_out(g, seat, ["city_founder"])


@listeners.on("wonder.built", 90, "magnificent_culture")
def after_a_wonder(g: Clash, seat: int, hex: str, wonder: str) -> Procedure[None]:
    """§8.7.31 Right after building a wonder."""
    yield from lay_out(g, seat, ["magnificent_culture"])


@listeners.on("deed.done", 90, "terror_regime")
def after_a_deed(g: Clash, seat: int, deed: str) -> Procedure[None]:
    """§8.7.53 At any moment of one's turn."""
    goal = OBJECTIVES["terror_regime"]
    if STATUS_TESTS[goal["test"]](g, seat, goal):
        yield from lay_out(g, seat, ["terror_regime"])
