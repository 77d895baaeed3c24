"""What an action takes, how likely influence succeeds, what an attack would bring, and fighting on before a retreat.

A battle is fought many times on copies, by its own rules.
The hands of the others are dealt anew for every trial, so nothing is told that the seat could not work out. Nobody
retreats and nobody pays for anything in a trial; tactics are laid by chance, as far as they may be laid.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from civitas.games.clash.actions.cities import may_found_here, settler_hexes
from civitas.games.clash.actions.influence import SUCCESS, may_boost, missing_range, roll_terms
from civitas.games.clash.actions.move import STAY, march, parse, sail, sails
from civitas.games.clash.battle.fight import combat_round, dice_terms, ways_back
from civitas.games.clash.battle.fighters import under_way
from civitas.games.clash.box.battle_record import ATTACKER, DEFENDER
from civitas.games.clash.box.content import FACES
from civitas.games.clash.box.deeds import DEEDS, END
from civitas.games.clash.box.hooks import trigger
from civitas.games.clash.box.labels import NONE
from civitas.games.clash.box.queries import Clash, hostile, is_water
from civitas.games.clash.secrets import redeal
from civitas.games.outlooks import COST, RISK, Outlook, Prospect
from civitas.kernel import Ask, Chance, Chooser, Note, Procedure, Prompt, total
from civitas.kernel.dice import Stream

TRIALS = 120
"""So many that the share of victories is told to within a few parts of a hundred, and the answer comes at once."""
HUNDRED = 100
EVEN = 50
"""The share of victories, in a hundred, from which on an attack is called good."""
LARGEST = ""
"""Stands for the largest group that may go."""


class Trial(NamedTuple):
    """How one battle went: who won, and what both sides lost."""

    outcome: str
    own: int
    theirs: int


def outlooks(g: Clash, seat: int, prompt: Prompt) -> list[Outlook]:
    """For the first city, for what to do and whom to influence, for moves that mean a battle, and for retreats."""
    if prompt.key == "home":
        return [Outlook(hex, [_around(g, hex)]) for hex in prompt.legal()]
    if prompt.key == "deed":
        return [_deed(g, name) for name in prompt.legal()]
    if prompt.key == "influence":
        return [Outlook(answer, _influence(g, seat, *answer.split(">"))) for answer in prompt.legal()]
    if prompt.key == "move":
        moves = [(answer, *parse(answer)) for answer in prompt.legal() if answer != STAY]
        found = [Outlook(answer, _move(g, seat, start, target, how)) for answer, start, target, how in moves]
        return [outlook for outlook in found if outlook.prospects]
    if prompt.key == "group":
        facts = prompt.params or {}
        start, target = facts["hex"], facts["target"]
        if is_attack(g, seat, start, target):
            return [Outlook(group, _attack(g, seat, start, target, "", group)) for group in prompt.legal()]
    if prompt.key == "retreat":
        return [Outlook(False, _fight_on(g, seat)), Outlook(True, [_withdrawal(g)])]
    return []


def _around(g: Clash, hex: str) -> Prospect:
    """§6.3.A What a city there could harvest: its own land and that around it, as far as it is known."""
    known = [g.terrain.get(one) or "" for one in (hex, *g.atlas.neighbours[hex])]
    return Prospect("around", terrain=[kind for kind in dict.fromkeys(known) if kind])


def _deed(g: Clash, name: str) -> Outlook:
    """§4.1 §4.2 One of the actions of the turn, or none; a turn may end when they are used up."""
    if name == END:
        return Outlook(name, [], fitting=True)
    if DEEDS[name].action:
        return Outlook(name, [Prospect("action", part=COST, number=g.turn.actions)])
    return Outlook(name, [Prospect("free-action", part=COST)])


def _influence(g: Clash, seat: int, start: str, target: str) -> list[Prospect]:
    """§6.6 On how many faces of the die the attempt succeeds, by itself and with culture tokens."""
    missing = 0 if start == target else max(0, missing_range(g, seat, start, target))
    results = [total(roll_terms(g, seat, start, target, face)) for face in range(1, len(FACES) + 1)]
    won = [result for result in results if result >= SUCCESS]
    bought = [r for r in results if r < SUCCESS and may_boost(g, seat, start, target, missing + SUCCESS - r)]
    sure, possible, failed = of_a_hundred([len(won), len(bought), len(results) - len(won) - len(bought)])
    told = [Prospect("influence-sure", sure >= EVEN, part=RISK, share=sure, number=sure)]
    if possible:
        told.append(Prospect("influence-bought", part=RISK, share=possible, number=possible))
    return [*told, Prospect("influence-failed", good=False, part=RISK, share=failed, number=failed)]


def _move(g: Clash, seat: int, start: str, target: str, how: str) -> list[Prospect]:
    """§5.6 §6.2 §9.1 A battle, a tile that is turned over, or a place where settlers can found a city."""
    if is_attack(g, seat, start, target):
        return _attack(g, seat, start, target, how, LARGEST)
    if not g.terrain.get(target):
        return [Prospect("explores", part=RISK, hex=target)]
    if start in settler_hexes(g, seat) and may_found_here(g, seat, target) is None:
        return [Prospect("site", good=True, hex=target)]
    return []


def is_attack(g: Clash, seat: int, start: str, target: str) -> bool:
    """§6.4 §10.1 Does the move lead among enemies? Ships fight at sea, everybody else on land."""
    if target not in g.terrain:
        return False
    return hostile(g, seat, target) and (sails(g, start, target) or not is_water(g, target))


def _attack(g: Clash, seat: int, start: str, target: str, how: str, group: str) -> list[Prospect]:
    """Both sides' dice, how often the attack succeeds, and what it costs on the whole."""
    dice = _dice(g, seat, start, target, how, group)
    if dice is None:
        return []
    own, theirs = dice
    trials = [trial(g, seat, start, target, how, group, Stream(f"outlook|{number}|")) for number in range(TRIALS)]
    return [Prospect("odds-dice", part=RISK, own=own, theirs=theirs), *_odds(g, seat, target, trials)]


def _withdrawal(g: Clash) -> Prospect:
    """§10.2.5 Where a retreat leads."""
    hexes = ways_back(g, under_way(g))
    return (
        Prospect("odds-retreat", part=RISK, hex=hexes[0])
        if len(hexes) == 1
        else Prospect("odds-retreat-choice", part=RISK)
    )


def _fight_on(g: Clash, seat: int) -> list[Prospect]:
    """§10.2.5 How often the battle is won by whoever does not retreat, and what it costs from here on."""
    trials = [_rest(g, seat, Stream(f"outlook|{number}|")) for number in range(TRIALS)]
    return _odds(g, seat, under_way(g).hex, trials)


def _odds(g: Clash, seat: int, target: str, trials: list[Trial]) -> list[Prospect]:
    won, lost, drawn = of_a_hundred(
        [sum(one.outcome == outcome for one in trials) for outcome in ("attacker", "defender", "draw")]
    )
    told = [Prospect("odds-won", won >= EVEN, part=RISK, share=won, number=won)]
    told.append(Prospect("odds-lost", good=False, part=RISK, share=lost, number=lost))
    if drawn:
        told.append(Prospect("odds-drawn", part=RISK, share=drawn, number=drawn))
    told.append(
        Prospect(
            "odds-losses",
            part=RISK,
            own=round(sum(one.own for one in trials) / TRIALS, 1),
            theirs=round(sum(one.theirs for one in trials) / TRIALS, 1),
        )
    )
    if g.city.get(target, seat) != seat:
        told.append(Prospect("odds-city", good=True, hex=target))
    return told


def of_a_hundred(counts: list[int]) -> list[int]:
    """The counts as shares that make a hundred: of what rounding cuts off, the largest parts are made up for."""
    exact = [HUNDRED * count / sum(counts) for count in counts]
    shares = [int(share) for share in exact]
    by_rest = sorted(range(len(counts)), key=lambda at: shares[at] - exact[at])
    for at in by_rest[: HUNDRED - sum(shares)]:
        shares[at] += 1
    return shares


def trial(g: Clash, seat: int, start: str, target: str, how: str, group: str, chance: Chooser) -> Trial:
    """§10.2 One battle on a copy, by the rules of moving and fighting, until it is decided."""
    copy = g.copy()
    redeal(copy, seat, chance)
    procedure = (sail if sails(copy, start, target) else march)(copy, seat, start, target, how)
    return _fought(copy, seat, procedure, group, chance)


def _rest(g: Clash, seat: int, chance: Chooser) -> Trial:
    """§10.2 What is left of the battle under way, on a copy."""
    copy = g.copy()
    redeal(copy, seat, chance)
    return _fought(copy, seat, _further_rounds(copy), LARGEST, chance)


def _further_rounds(g: Clash) -> Procedure[None]:
    battle = under_way(g)
    yield from trigger("battle.round-over", g, battle.attacker)
    while not battle.outcome:
        yield from combat_round(g)


def _fought(g: Clash, seat: int, procedure: Procedure[None], group: str, chance: Chooser) -> Trial:
    killed = {seat: 0}
    for note in _run(procedure, group, chance):
        if note.key == "unit-killed":
            owner = note.params["seat"]
            killed[owner] = killed.get(owner, 0) + 1
        elif note.key in ("battle-won", "battle-drawn"):
            break
    return Trial(under_way(g).outcome, killed[seat], sum(killed.values()) - killed[seat])


def _run(procedure: Procedure[None], group: str, chance: Chooser) -> Iterator[Note]:
    """The notes of a procedure in which chance lays tactics and nobody spends anything."""
    send: Any = None
    while True:
        try:
            request = procedure.send(send)
        except StopIteration:
            return
        send = None
        if isinstance(request, Note):
            yield request
        elif isinstance(request, Chance):
            send = request.draw(chance)
        elif isinstance(request, Ask):
            send = _answer(request.prompt, group, chance)


def _answer(prompt: Prompt, group: str, chance: Chooser) -> Any:
    if prompt.key == "fight-pirates":
        return True  # the battle is what is asked about
    if (no := prompt.decline()) is not None:
        return no
    if prompt.key == "library":
        return NONE
    if prompt.key == "group":
        return group or prompt.legal()[0]
    return prompt.sample(chance)


def _dice(g: Clash, seat: int, start: str, target: str, how: str, group: str) -> tuple[int, int] | None:
    """§10.2.3 How many dice both sides roll in the first round, tactics aside; None if there is no battle after all."""
    copy = g.copy()
    procedure = (sail if sails(copy, start, target) else march)(copy, seat, start, target, how)
    for note in _run(procedure, group, Stream("dice")):
        if note.key == "battle-begins":
            break
    battle = copy.battle
    if battle is None:
        return None
    battle.round = 1
    return total(dice_terms(copy, battle, ATTACKER)), total(dice_terms(copy, battle, DEFENDER))
