"""What an attack would bring, before it is begun and before each further round: the battle code itself tells."""

from __future__ import annotations

from collections.abc import Sequence

from civitas.games.clash.content import ADVANCES, BUILDINGS, WONDERS
from civitas.games.clash.moving import hostile, may_select
from civitas.games.clash.odds import Odds, forecast, forecast_on
from civitas.games.clash.state import Clash, is_army, is_ship, is_water
from civitas.games.outlooks import Outlook, Prospect
from civitas.kernel import Prompt, Term


def outlooks(g: Clash, seat: int, prompt: Prompt) -> list[Outlook]:
    """For moves into enemies, for the group that makes them, and for the choice to retreat."""
    if prompt.key == "retreat":
        return [Outlook(False, [_odds(forecast_on(g))])]
    if prompt.key == "move":
        return [found for move in prompt.legal() if (found := _move(g, seat, move)) is not None]
    if prompt.key == "group":
        facts = prompt.params or {}
        return [
            Outlook(name, told)
            for name in prompt.legal()
            if (told := _attack(g, seat, facts["hex"], facts["target"], name.split("+")))
        ]
    return []


def _move(g: Clash, seat: int, move: str) -> Outlook | None:
    """A move with all the units that can make it."""
    way, _, _ = move.partition(":")
    start, _, target = way.partition(">")
    units = [unit for unit in g.units[seat].get(start, ()) if may_select(g, seat, unit) is None]
    told = _attack(g, seat, start, target, units)
    return Outlook(move, told) if told else None


def _attack(g: Clash, seat: int, start: str, target: str, units: Sequence[str]) -> list[Prospect]:
    """What speaks for and against an attack, and its odds; nothing if there is nobody to attack."""
    if target not in g.terrain or not hostile(g, seat, target):
        return []
    fights = is_ship if is_water(g, target) else is_army
    fighting = [unit for unit in units if fights(unit)]
    if not fighting:
        return []
    found = forecast(g, seat, target, fighting, landed=is_water(g, start) and not is_water(g, target))
    own, theirs = found.bonuses
    told = [_part(term, seat, good=True) for part in own for term in part]
    told += [_part(term, found.defender, good=False) for part in theirs for term in part]
    return [*told, _odds(found.odds)]


def _part(term: Term, seat: int, good: bool) -> Prospect:
    """A bonus of a side in the first round: a die, a point or an ignored hit."""
    if term.amount < 0:
        good = not good
    if term.source in BUILDINGS:
        return Prospect("bonus-building", good, seat=seat, building=term.source, amount=term.amount)
    if term.source in WONDERS:
        return Prospect("bonus-wonder", good, seat=seat, wonder=term.source, amount=term.amount)
    if term.source in ADVANCES:
        return Prospect("bonus-advance", good, seat=seat, advance=term.source, amount=term.amount)
    return Prospect("bonus", good, seat=seat, amount=term.amount)


def _odds(odds: Odds) -> Prospect:
    won, drawn, lost = (round(100 * chance) for chance in odds)
    return Prospect("odds", odds.won > odds.lost, won=won, drawn=drawn, lost=lost)
