"""§11.5.28 §11.5.29 Events that wait for a battle: the solar eclipse and the Trojan horse."""

from __future__ import annotations

from civitas.games.clash.battle.fight import CURFEWS
from civitas.games.clash.battle.fighters import under_way
from civitas.games.clash.box.battle_record import Battle
from civitas.games.clash.box.content import EVENTS
from civitas.games.clash.box.hooks import Price
from civitas.games.clash.box.inventory import Event
from civitas.games.clash.box.paying import affordable, pay, price_of
from civitas.games.clash.box.queries import NOBODY, Clash, Owner
from civitas.games.clash.events.drawing import effect
from civitas.games.clash.expansion.hooks import on_event, on_veto
from civitas.kernel import Ask, Note, Procedure, Reason, Verdict, YesNo

ECLIPSE, HORSE = "solar_eclipse", "trojan_horse"
_RECORDS = {event.name: event for event in EVENTS.values() if event.effect == "lasting"}
_INSIDE = ("horse", "inside")
"""The fact of a battle that the horse stands in the city."""

SURPRISED = Reason("surprised", "11.5.29")


@effect("lasting")
def lasting(g: Clash, seat: int, event: Event) -> Procedure[None]:
    """§11.5.28 §11.5.29 From now on, until it has come true once."""
    if event.name not in g.lasting:
        g.lasting += (event.name,)
    yield from ()


def is_over(g: Clash, name: str) -> None:
    g.lasting = tuple(other for other in g.lasting if other != name)


def _score(g: Clash, seat: int, name: str) -> Note:
    """Points of an event."""
    g.players[seat].event_halves += _RECORDS[name].halves
    return Note("omen", seat=seat, event=name)


# ---------------------------------------------------------------------- the solar eclipse


def darkness(g: Clash, battle: Battle) -> bool:
    """§11.5.28 The next land battle has one round; an attacker who can retreats then."""
    return ECLIPSE in g.lasting and not battle.sea


CURFEWS.append(darkness)


@on_event("battle.ended", 63, "solar_eclipse")
def light_again(g: Clash, attacker: Owner) -> Procedure[None]:
    """§11.5.28 Who has won it gains a point; if nobody has, the defender does."""
    battle = under_way(g)
    if not darkness(g, battle):
        return
    is_over(g, ECLIPSE)
    winner = battle.defender if battle.winner == NOBODY else battle.winner
    if isinstance(winner, int):
        yield _score(g, winner, ECLIPSE)


# ---------------------------------------------------------------------- the Trojan horse


def horse_price(g: Clash, seat: int) -> Price:
    return price_of("event", HORSE, _RECORDS[HORSE].price, g, seat)


@on_event("battle.prepared", 43, "trojan_horse")
def build_a_horse(g: Clash, attacker: Owner) -> Procedure[None]:
    """§11.5.29 Once, whoever attacks a defended city may pay for a point and a defender without tactics."""
    battle = under_way(g)
    if HORSE not in g.lasting or battle.sea or battle.city_owner == NOBODY or not isinstance(attacker, int):
        return
    price = horse_price(g, attacker)
    prompt = YesNo("trojan-horse", rule="11.5.29", params={"hex": battle.hex, "goods": dict(price.needs)})
    if affordable(g, attacker, price) is None and (yield Ask(attacker, prompt)):
        yield from pay(g, attacker, price)
        is_over(g, HORSE)
        battle.facts += (_INSIDE,)
        yield _score(g, attacker, HORSE)


@on_veto("tactics")
def taken_by_surprise(g: Clash, seat: int) -> Verdict:
    """§11.5.29 In the first round the defender plays no tactics."""
    battle = under_way(g)
    return (SURPRISED,) if _INSIDE in battle.facts and seat == battle.defender and battle.round == 1 else None
