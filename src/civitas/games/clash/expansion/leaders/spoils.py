"""§14.10 What leaders gain by victories and captured cities."""

from __future__ import annotations

from civitas.games.clash.actions.cities import set_mood
from civitas.games.clash.battle.fighters import under_way
from civitas.games.clash.box.content import MOODS
from civitas.games.clash.box.leaders import led
from civitas.games.clash.box.queries import Clash, Owner
from civitas.games.clash.expansion.hooks import on_event, on_number
from civitas.games.clash.expansion.leaders.combat import fits
from civitas.games.clash.expansion.leaders.here import bring
from civitas.kernel import Procedure


@on_event("battle.ended", 55, "leaders")
def spoils_of_victory(g: Clash, attacker: Owner) -> Procedure[None]:
    """§14.10 Goods for a land battle won, if the leader has survived it."""
    battle = under_way(g)
    winner = battle.winner
    for found in led(g, winner, "victory"):
        assert isinstance(winner, int)
        armies = battle.started[1 - battle.side(winner)] or not found.effect.get("over_armies")
        if armies and battle.round and fits(g, winner, battle, found):
            yield from bring(g, winner, found)


@on_event("city.captured", 40, "leaders")
def spoils_of_capture(g: Clash, seat: int, hex: str, loser: Owner, size: int) -> Procedure[None]:
    """§14.10 Goods for a city captured."""
    for found in led(g, seat, "capture"):
        if found.hex == hex:
            yield from bring(g, seat, found)


@on_event("city.captured", 45, "leaders")
def mild_conqueror(g: Clash, seat: int, hex: str, loser: Owner, size: int) -> Procedure[None]:
    """§14.10.8 A captured city is not angry."""
    for found in led(g, seat, "capture-mood"):
        if found.hex == hex and hex in g.city:
            yield from set_mood(g, hex, MOODS.index(found.effect["mood"]))


@on_number("capture.gold", "leader")
def capture_gold(g: Clash, seat: int, hex: str) -> int:
    """§14.10 More gold for a captured city; one leader gets none for a city in a certain mood."""
    return sum(
        effect["value"]
        for _, effect, at in led(g, seat, "capture-gold")
        if at == hex and MOODS[g.mood[hex]] != effect.get("spared")
    )
