"""§14.4 Egypt: Floods, Architecture, Embalming, Deification.

Floods and Deification are said by their records, and what Architecture does for buildings is done where Captivi do it.
"""

from __future__ import annotations

from civitas.games.clash.battle.fighters import SIDES, under_way
from civitas.games.clash.box.hooks import Price
from civitas.games.clash.box.queries import Clash, Owner, effects
from civitas.games.clash.box.telling import gain_all
from civitas.games.clash.expansion.hooks import on_event, on_price
from civitas.kernel import Note, Procedure

# ---------------------------------------------------------------------- Architecture


@on_price("wonder", "wonders-with")
def monumental(price: Price, g: Clash, seat: int, subject: str, hex: str) -> None:
    """§14.4.42 Mood tokens stand in for the resources and the culture tokens of wonders."""
    for _, effect in effects(g, seat, "wonders-with"):
        for good in price.needs:
            if good != effect["good"]:
                price.replace(good, effect["good"])


# ---------------------------------------------------------------------- Embalming


@on_event("battle.ended", 80, "embalming")
def embalm(g: Clash, attacker: Owner) -> Procedure[None]:
    """§14.4.43 After any battle, won or lost, who has few culture tokens gains one."""
    battle = under_way(g)
    for side in SIDES:
        seat = battle.owners[side]
        for advance, effect in effects(g, seat, "embalming"):
            assert isinstance(seat, int)
            if g.players[seat].goods[effect["good"]] <= effect["most"]:
                taken = gain_all(g, seat, effect["gain"])
                yield Note("advance-gain", seat=seat, advance=advance, goods=dict(effect["gain"]), taken=taken)


@on_event("leader.gone", 20, "embalming")
def bury_leader(g: Clash, seat: int, leader: str) -> Procedure[None]:
    """§14.4.43 A leader who was killed or replaced is embalmed as well."""
    for advance, effect in effects(g, seat, "embalming"):
        taken = gain_all(g, seat, effect["gain"])
        yield Note("advance-gain", seat=seat, advance=advance, goods=dict(effect["gain"]), taken=taken)
