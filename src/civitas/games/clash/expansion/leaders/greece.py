"""§14.10.2 The leaders of Greece: Alexander, Leonidas and Pericles."""

from __future__ import annotations

from civitas.games.clash.box.battle_record import Battle
from civitas.games.clash.box.content import CIVIL
from civitas.games.clash.box.deeds import add_deed
from civitas.games.clash.box.leaders import Led
from civitas.games.clash.box.paying import affordable
from civitas.games.clash.box.queries import Clash, cities
from civitas.games.clash.cards.playing import NO_CARD_TO_PLAY, can_play, may_play, name_of, play, takes_action
from civitas.games.clash.expansion.leaders.combat import counts
from civitas.games.clash.expansion.leaders.here import ability, leader_price, may_spend_activation, spend_activation
from civitas.kernel import Procedure, Verdict


def may_inspire(g: Clash, seat: int) -> Verdict:
    found = ability(g, seat, "idol")
    verdict = may_spend_activation(g, seat, found)
    return verdict if found is None or verdict is not None else _can_play_besides(g, seat, found)


def _can_play_besides(g: Clash, seat: int, found: Led) -> Verdict:
    """§14.10.2 Is there a card that can still be paid for besides the ability?"""
    for card in g.players[seat].action_cards:
        if takes_action(card) and may_play(g, seat, card, True) is None:
            price, name = leader_price(g, seat, found), name_of(card)
            for good, amount in (CIVIL[name].price if name in CIVIL else {}).items():
                price.more(name, good, amount)
            if affordable(g, seat, price) is None:
                return None
    return (NO_CARD_TO_PLAY,)


def inspire(g: Clash, seat: int) -> Procedure[None]:
    """§14.10.2 Idol: a card that takes an action is played without one. Who cannot pay for it any more plays none."""
    found = ability(g, seat, "idol")
    assert found is not None
    yield from spend_activation(g, seat, found)
    if can_play(True, g, seat) is None:
        yield from play(True, g, seat)


add_deed("idol", may_inspire, inspire, action=False, advance="idol")


@counts("tiles-with-cities")
def tiles_with_cities(g: Clash, seat: int, battle: Battle, found: Led) -> int:
    """§14.10.2 Ruler of the World: each tile with a city of the player, but for the one where his people began."""
    slots = g.atlas.slot_of
    return len({slots[hex] for hex in cities(g, seat)} - {slots[g.players[seat].home]})
