"""What a region offers, what cards and bonus actions cost in unrest, and what a conquest would bring, before it is
begun and before the dice are set: the battle code itself tells.
"""

from __future__ import annotations

from civitas.games.outlooks import COST, RISK, Outlook, Prospect
from civitas.games.sands.actions.battle import (
    attack_cost,
    attacker_wins,
    highest_die,
    last_region,
    strength,
    strength_terms,
)
from civitas.games.sands.actions.bonus import ANSWERS as BONUS_ANSWERS
from civitas.games.sands.actions.conquest import annex_cost, annex_terms, in_the_way
from civitas.games.sands.box.content import ADVANCES, BOX, BUILDINGS, CATEGORIES, GOODS, KINDS
from civitas.games.sands.box.state import Sands, citizens
from civitas.games.sands.turn import END
from civitas.kernel import Prompt, Term

_COMBAT = BOX["combat"]


def outlooks(g: Sands, seat: int, prompt: Prompt) -> list[Outlook]:
    """For the first regions, for cards and bonus actions, for the choice of what to conquer, and for the dice."""
    if prompt.key == "die":
        return _dice(g, seat, prompt)
    if prompt.key in ("claim", "capital", "extra-peasant"):
        return [Outlook(region, _ground(g, seat, region, prompt.key)) for region in prompt.legal()]
    if prompt.key == "choose-cards":
        return [Outlook(pair, _repeats(g, seat, pair)) for pair in prompt.legal() if _repeats(g, seat, pair)]
    beside = (
        [_bonus(g, seat, answer) for answer in prompt.legal() if answer in BONUS_ANSWERS] if prompt.beside() else []
    )
    if prompt.key == "next-deed":
        cards = [card for card in prompt.legal() if card not in BONUS_ANSWERS]
        told = [Outlook(card, _repeats(g, seat, [card]), fitting=cards == [END]) for card in cards]
        return [*(one for one in told if one.prospects or one.fitting), *beside]
    if prompt.key == "caravan-heritage":
        return [*(Outlook(category, [_heritage(g, seat, category)]) for category in CATEGORIES), *beside]
    if prompt.key == "migrate-move":
        steps = [move for move in prompt.legal() if move.partition(":")[0] in KINDS]
        moved = [Outlook(move, _moved(g, seat, move)) for move in steps]
        return [*(one for one in moved if one.prospects), *beside]
    if prompt.key in ("conquest", "annex-after", "attack-after"):
        found = [_conquest(g, seat, answer) for answer in prompt.legal() if answer not in BONUS_ANSWERS]
        return [*(one for one in found if one is not None), *beside]
    return beside


def _ground(g: Sands, seat: int, region: str, question: str) -> list[Prospect]:
    """§4.1.1 §5.8.4 What peasants can bring in there, and how many ways and trade goods caravans find around it."""
    if question == "extra-peasant":
        return [_worker(g, seat, region)]
    ways = g.atlas.borders_of[region]
    goods = sum(border in GOODS for border in ways)
    around = Prospect("ways", good=goods > 0, region=region, borders=len(ways), number=goods)
    return [around] if question == "capital" else [_yields(g, region), around]


def _yields(g: Sands, region: str) -> Prospect:
    """§4.1.1 What a region can bring in at most."""
    return Prospect("yields", region=region, resource=g.resource[region], number=g.capacity[region])


def _worker(g: Sands, seat: int, region: str) -> Prospect:
    """§4.1.1 Does one more peasant bring anything there?"""
    more = g.empires[seat].peasants[region] < g.capacity[region]
    return Prospect("peasant-brings" if more else "peasant-idle", more, region=region, resource=g.resource[region])


def _moved(g: Sands, seat: int, move: str) -> list[Prospect]:
    """§4.1.1 §5.3.B1 §5.3.B2 What a citizen is good for where it goes: work, or more people there than anybody else."""
    kind, _, region = move.split(":")
    if g.control[region] == seat:
        return [_worker(g, seat, region)] if kind == "peasant" else []
    if in_the_way(g, seat, region, coming=1) is not None:
        return []
    price = annex_cost(g, seat, region)
    return [Prospect("could-annex", good=True, region=region, number=price), _yields(g, region)]


def _heritage(g: Sands, seat: int, category: str) -> Prospect:
    """§8.0.1 Where the track would stand."""
    height = g.empires[seat].heritage[category]
    return Prospect("heritage", good=True, category=category, before=height, after=height + 1)


def _repeats(g: Sands, seat: int, cards: list[str]) -> list[Prospect]:
    """§4.2.B7 A card that was displayed in this generation already raises unrest at the end of the turn."""
    played = g.empires[seat].played
    return [Prospect("repeat-unrest", good=False, part=COST, card=card) for card in cards if card in played]


def _bonus(g: Sands, seat: int, answer: str) -> Outlook:
    """§5.11.1 The first bonus action of a kind in a generation raises unrest at the end of the turn."""
    name = answer.partition(":")[0]
    if name in g.empires[seat].bonus_used:
        return Outlook(answer, [Prospect("bonus-calm", good=True, part=COST)])
    return Outlook(answer, [Prospect("bonus-unrest", good=False, part=COST)])


def _conquest(g: Sands, seat: int, answer: str) -> Outlook | None:
    """What speaks for and against an attack or an annexation, part by part."""
    kind, *rest = answer.split(":")
    if kind == "annex":
        crops = g.empires[seat].crops
        terms = annex_terms(g, seat, rest[0])
        left = crops - max(0, sum(term.amount for term in terms))
        return Outlook(
            answer,
            [
                *(_price(term) for term in terms if term.amount),
                Prospect("crops-left", part=COST, crops=left),
                _yields(g, rest[0]),
            ],
        )
    if kind == "attack":
        region, rival = rest[0], int(rest[1])
        return Outlook(answer, _attack(g, seat, region, rival))
    return None


def _price(term: Term) -> Prospect:
    """§5.3.B2 A part of what annexing costs."""
    if term.source in ADVANCES:
        return Prospect("price-advance", good=True, part=COST, advance=term.source, amount=-term.amount)
    return Prospect("price-regions", part=COST, number=term.amount)


def _attack(g: Sands, seat: int, region: str, rival: int) -> list[Prospect]:
    """§5.3.A1 to §5.3.A7 Both strengths, what each die of one's own would do, and what the battle would cost."""
    own = strength(g, seat, region, rival, attacking=True)
    theirs = strength(g, rival, region, seat, attacking=False)
    limit, their_limit = highest_die(g.empires[seat]), highest_die(g.empires[rival])
    told = [_part(term, seat, good=True) for term in strength_terms(g, seat, region, rival, attacking=True)]
    told += [_part(term, rival, good=False) for term in strength_terms(g, rival, region, seat, attacking=False)]
    told += [_beats(own, die, theirs, their_limit) for die in range(limit + 1)]
    told += _price_of_battle(g, seat, region, rival)
    left = g.empires[seat].crops - attack_cost(g.empires[seat])
    return [*told, Prospect("crops-left", part=COST, crops=left)]


def _part(term: Term, seat: int, good: bool) -> Prospect:
    """§5.3.A2 A part of a side's strength."""
    if term.source in ADVANCES:
        return Prospect("strength-advance", good, seat=seat, advance=term.source, amount=term.amount)
    if term.source in BUILDINGS:
        return Prospect("strength-building", good, seat=seat, building=term.source, amount=term.amount)
    if term.source == "soldiers":
        return Prospect("strength-soldiers", good, seat=seat, amount=term.amount)
    return Prospect("strength-peasants", good, seat=seat, amount=term.amount)


def _beats(own: int, die: int, theirs: int, their_limit: int) -> Prospect:
    """§5.3.A4 §5.3.A5 Against which dice of the attacked player a die of one's own is enough."""
    beaten = [pips for pips in range(their_limit + 1) if attacker_wins(own, die, theirs, pips)]
    if not beaten:
        return Prospect("die-beats-none", good=False, part=RISK, die=die)
    if len(beaten) > their_limit:
        return Prospect("die-beats-all", good=True, part=RISK, die=die)
    return Prospect("die-beats", part=RISK, die=die, other_die=beaten[-1], most=their_limit)


def _price_of_battle(g: Sands, seat: int, region: str, rival: int) -> list[Prospect]:
    """§5.3.A6 §5.3.A7 §5.3.A9 Whom victory and defeat would cost, and what becomes of the beaten defender."""
    mine, theirs = citizens(g.empires[seat], region), citizens(g.empires[rival], region)
    winner, loser = int(_COMBAT["winner_loses"]), int(_COMBAT["loser_loses"])
    told = [
        Prospect("if-won", own=min(winner, mine), theirs=min(loser, theirs)),
        Prospect("if-lost", part=RISK, own=min(loser, mine), theirs=min(winner, theirs)),
    ]
    if last_region(g, rival, region):
        told.append(Prospect("keeps-last-region", good=False, part=RISK, seat=rival, region=region))
    elif theirs > loser:
        refuge = any(g.control[near] == rival for near in g.atlas.neighbours[region])
        told.append(Prospect("retreats" if refuge else "has-no-refuge", seat=rival))
    return told


def _dice(g: Sands, seat: int, prompt: Prompt) -> list[Outlook]:
    """§5.3.A3 to §5.3.A6 What each die would do against each that the other side may have set."""
    facts = prompt.params or {}
    attacker, defender = facts["seat"], facts["other_seat"]
    rival = defender if seat == attacker else attacker
    rivals_dice = range(highest_die(g.empires[rival]) + 1)
    return [Outlook(die, [_against(g, seat, prompt, die, other) for other in rivals_dice]) for die in prompt.legal()]


def _against(g: Sands, seat: int, prompt: Prompt, die: int, other_die: int) -> Prospect:
    """One die against one other. Who wins pays the pips in unrest."""
    facts, worth = prompt.params or {}, int(_COMBAT["die"])
    attacking = seat == facts["seat"]
    attack_die, defence_die = (die, other_die) if attacking else (other_die, die)
    attacker_won = attacker_wins(facts["own"], attack_die, facts["theirs"], defence_die)
    sums = (facts["own"] + worth * attack_die, facts["theirs"] + worth * defence_die)
    own, theirs = sums if attacking else sums[::-1]
    unrest = g.empires[seat].unrest
    if attacker_won == attacking:
        return Prospect(
            "against-won", good=True, part=RISK, other_die=other_die, own=own, theirs=theirs, unrest=unrest + die
        )
    return Prospect("against-lost", good=False, part=RISK, other_die=other_die, own=own, theirs=theirs, unrest=unrest)
