"""§10.2.1 §10.2.2 §8.6 Tactics: laid face down, turned up together, and what each of the sixteen does."""

from __future__ import annotations

from collections import Counter

from civitas.games.clash.battle.fighters import SIDES, bury_settlers, fighters, remove_fighters, under_way
from civitas.games.clash.box.battle_record import ATTACKER, DEFENDER, Battle, set_side
from civitas.games.clash.box.content import ACTION_CARDS, BOX, FACES, TACTICS
from civitas.games.clash.box.decks import draw, lay_down
from civitas.games.clash.box.hooks import listeners, modifiers, trigger, vetoes
from civitas.games.clash.box.labels import hex_label
from civitas.games.clash.box.paying import affordable, pay, price_of
from civitas.games.clash.box.queries import (
    NOBODY,
    Clash,
    Owner,
    army,
    enemies,
    has_effect,
    is_army,
    is_land,
    kind,
    put,
    stack,
    take,
)
from civitas.kernel import Ask, Label, Note, One, Procedure, Reason, Reveal, Roll, Verdict, YesNo, seat_of

NO_TACTICS = "none"

NOT_A_TACTIC = Reason("not-a-tactic", "8.1")
NO_CARRIER = Reason("no-carrier", "10.2.1", "tactic")
WRONG_ROLE = Reason("wrong-role", "8.6", "tactic")
WRONG_BATTLE = Reason("wrong-battle", "8.6", "tactic")
NOWHERE_TO_GO = Reason("nowhere-to-go", "8.6.11")


def tactic_of(card: str) -> str:
    """The tactic on an action card; a great person has none."""
    return ACTION_CARDS[card].tactic if card in ACTION_CARDS else ""


def played(battle: Battle, side: int) -> str:
    """The tactic that works for a side in this round."""
    card = battle.tactics[side]
    return tactic_of(card) if card and battle.revealed and not battle.void[side] else ""


# ---------------------------------------------------------------------- §10.2.1 laying


def may_lay(g: Clash, seat: int, card: str) -> Verdict:
    """§10.2.1 §8.6 A tactic wants its carrier in the battle, its role, and its kind of battle."""
    if card == NO_TACTICS:
        return None
    battle = under_way(g)
    id = tactic_of(card)
    if not id:
        return (NOT_A_TACTIC,)
    tactic = TACTICS[id]
    side = battle.side(seat)
    if not any(_carried(g, battle, side, carrier) for carrier in tactic.carriers):
        return NO_CARRIER, id
    in_city = battle.city_owner != NOBODY
    attacks = side == ATTACKER
    role = tactic.role
    if role == ("defender" if attacks else "attacker") or (role == "not-attacking-city" and attacks and in_city):
        return WRONG_ROLE, id
    if (tactic.where == "land" and battle.sea) or (tactic.where == "city" and not in_city):
        return WRONG_BATTLE, id
    if id == "tactical_retreat" and not refuges(g, battle):
        return (NOWHERE_TO_GO,)
    return None


def _carried(g: Clash, battle: Battle, side: int, carrier: str) -> bool:
    if carrier == "fortress":
        return side == DEFENDER and battle.fortress
    return battle.sea == (carrier == "ship") and bool(fighters(g, battle, side))


def lay_tactics(g: Clash) -> Procedure[None]:
    """§10.2.1 The attacker, then the defender may lay an action card face down. Barbarians and pirates never do."""
    battle = under_way(g)
    for side in SIDES:
        seat = battle.owners[side]
        if not isinstance(seat, int) or not has_effect(g, seat, "play-tactics") or not g.players[seat].action_cards:
            continue
        if vetoes.verdict("tactics", g, seat) is not None:
            yield Note("tactics-barred", seat=seat)
            continue
        card = yield Ask(seat, _prompt(g, seat))
        if card == NO_TACTICS:
            yield Note("no-tactics", seat=seat)
            continue
        player = g.players[seat]
        player.action_cards = tuple(held for held in player.action_cards if held != card)
        battle.tactics = set_side(battle.tactics, side, card)
        yield Note("tactics-laid", seat=seat)


def _prompt(g: Clash, seat: int) -> One:
    return One(
        "tactics",
        lambda: [*g.players[seat].action_cards, NO_TACTICS],
        lambda card: may_lay(g, seat, card),
        rule="10.2.1",
        label=_label,
    )


def _label(card: str) -> Label:
    if card == NO_TACTICS:
        return Label("no-tactics")
    return Label("tactics", [f"card:{card}"], tactic=tactic_of(card) or card)


# ---------------------------------------------------------------------- §10.2.2 revealing


def reveal_tactics(g: Clash) -> Procedure[None]:
    """§10.2.2 Turn the cards up; what works on revealing works now."""
    battle = under_way(g)
    if not any(battle.tactics):
        return
    yield Reveal()
    battle.revealed = True
    for side in SIDES:
        if battle.tactics[side]:
            yield Note("tactics-shown", seat=battle.owners[side], tactic=tactic_of(battle.tactics[side]))
    yield from trigger("battle.revealed", g, battle.attacker)
    yield from bury_settlers(g)


@listeners.on("battle.round-over", 90, "tactics")
def discard_tactics(g: Clash, attacker: Owner) -> Procedure[None]:
    """§10.2.2 A tactic lasts for one round and is discarded then."""
    battle = under_way(g)
    for side in SIDES:
        if battle.tactics[side]:
            lay_down(g, seat_of(battle.owners[side]), battle.tactics[side])
    battle.tactics = ("", "")
    yield from ()


# ---------------------------------------------------------------------- what works on revealing


@listeners.on("battle.revealed", 10, "scout")
def scout(g: Clash, attacker: Owner) -> Procedure[None]:
    """§8.6.13 Before everything else: the other tactic is void, and its card comes into the scout's hand."""
    battle = under_way(g)
    for side in SIDES:
        card = battle.tactics[1 - side]
        if played(battle, side) == "scout" and card:
            seat = seat_of(battle.owners[side])
            g.players[seat].action_cards += (card,)
            battle.tactics = set_side(battle.tactics, 1 - side, "")
            yield Note("scouted", seat=seat, tactic=tactic_of(card))


@listeners.on("battle.revealed", 20, "martyr")
def martyr(g: Clash, attacker: Owner) -> Procedure[None]:
    """§8.6.14 A fighting unit of each side falls, and the other tactic is void."""
    battle = under_way(g)
    for side in SIDES:
        if played(battle, side) == "martyr":
            battle.void = set_side(battle.void, 1 - side, True)
            yield from remove_fighters(g, side, 1)
            yield from remove_fighters(g, 1 - side, 1)


@listeners.on("battle.revealed", 30, "peltasts")
def peltasts(g: Clash, attacker: Owner) -> Procedure[None]:
    """§8.6.1 A die for each own army unit: a 5 or 6 among them makes one hit ignored, never more."""
    battle = under_way(g)
    for side in SIDES:
        dice = len(fighters(g, battle, side))
        if played(battle, side) == "peltasts" and dice:
            outcome = yield Roll("peltasts", len(FACES), dice)
            rolled = outcome if dice > 1 else [outcome]
            if any(lucky("peltasts", face) for face in rolled):
                battle.peltasts = set_side(battle.peltasts, side, True)
            numbers = [FACES[face - 1].number for face in rolled]
            yield Note("tactic-dice", seat=battle.owners[side], tactic="peltasts", numbers=numbers)


@listeners.on("battle.revealed", 40, "archers")
def archers(g: Clash, attacker: Owner) -> Procedure[None]:
    """§8.6.15 On a 5 or 6 the enemy removes an army unit at once."""
    battle = under_way(g)
    struck = []
    for side in SIDES:
        if played(battle, side) == "archers":
            face = yield Roll("archers", len(FACES))
            numbers = [FACES[face - 1].number]
            yield Note("tactic-dice", seat=battle.owners[side], tactic="archers", numbers=numbers)
            if lucky("archers", face):
                struck.append(1 - side)
    for side in struck:
        yield from remove_fighters(g, side, 1)


def lucky(tactic: str, face: int) -> bool:
    """§8.6 The plain number counts; such dice activate nobody."""
    return FACES[face - 1].number >= TACTICS[tactic].hits_from


def refuges(g: Clash, battle: Battle) -> list[str]:
    """§8.6.11 Land next to the battle, without enemies and cities of others, with room for all."""
    seat = battle.defender
    group = sum(map(is_army, stack(g, seat, battle.hex)))
    return [
        hex
        for hex in g.atlas.neighbours[battle.hex]
        if is_land(g, hex)
        and enemies(g, seat, hex) == NOBODY
        and g.city.get(hex, seat) == seat
        and len(army(g, seat, hex)) + group <= BOX["limits"]["army"]
    ]


@listeners.on("battle.revealed", 90, "tactical_retreat")
def tactical_retreat(g: Clash, attacker: Owner) -> Procedure[None]:
    """§8.6.11 After the others: the defender leaves to a free land hex beside, and the attacker has won."""
    battle = under_way(g)
    if played(battle, DEFENDER) != "tactical_retreat" or not fighters(g, battle, DEFENDER):
        return
    seat = seat_of(battle.defender)
    hexes = refuges(g, battle)
    hex = hexes[0]
    if len(hexes) > 1:
        hex = yield Ask(seat, One("refuge", hexes, rule="8.6.11", label=hex_label))
    units = stack(g, seat, battle.hex)
    take(g, seat, battle.hex, *units)
    put(g, seat, hex, *units)
    battle.outcome = "attacker"
    yield Note("retreats", seat=seat, hex=hex, from_hex=battle.hex, units=Counter(map(kind, units)))


# ---------------------------------------------------------------------- what works on the roll


def ability_blocked(battle: Battle, side: int) -> bool:
    """§8.6.6 §8.6.8 High Ground, and Siege that was not bought off, keep the enemy's abilities down."""
    tactic = played(battle, 1 - side)
    return tactic == "high_ground" or (tactic == "siege" and not battle.siege_paid)


@listeners.on("battle.rolling", 50, "siege")
def siege(g: Clash, attacker: Owner) -> Procedure[None]:
    """§8.6.8 The besieged may pay two food before the roll, so that their abilities work."""
    battle = under_way(g)
    besieged = battle.defender
    if played(battle, ATTACKER) != "siege" or not isinstance(besieged, int):
        return
    price = price_of("tactic", "siege", TACTICS["siege"].price, g, besieged)
    if affordable(g, besieged, price) is not None:
        return
    if (yield Ask(besieged, YesNo("siege-pay", rule="8.6.8"))):
        yield from pay(g, besieged, price)
        battle.siege_paid = True
        yield Note("siege-paid", seat=besieged)


@modifiers.on("combat.value", "wedge_formation")
def wedge_formation(g: Clash, owner: Owner, battle: Battle) -> int:
    """§8.6.3 One more for each army unit of the enemy."""
    side = battle.side(owner)
    if played(battle, side) != "wedge_formation":
        return 0
    return TACTICS["wedge_formation"].value * len(fighters(g, battle, 1 - side))


@modifiers.on("combat.value", "heavy_resistance")
def heavy_resistance(g: Clash, owner: Owner, battle: Battle) -> int:
    """§8.6.5 The attacker has one less for each of his own fighting units."""
    if owner != battle.attacker or played(battle, DEFENDER) != "heavy_resistance":
        return 0
    return TACTICS["heavy_resistance"].value * len(fighters(g, battle, ATTACKER))


@modifiers.on("combat.value", "high_morale")
def high_morale(g: Clash, owner: Owner, battle: Battle) -> int:
    """§8.6.4 Two more."""
    return _value(battle, owner, "high_morale")


@modifiers.on("combat.value", "surprise")
def surprise(g: Clash, owner: Owner, battle: Battle) -> int:
    """§8.6.7 One more."""
    return _value(battle, owner, "surprise")


@modifiers.on("combat.value", "siege")
def siege_value(g: Clash, owner: Owner, battle: Battle) -> int:
    """§8.6.8 One more."""
    return _value(battle, owner, "siege")


def _value(battle: Battle, owner: Owner, tactic: str) -> int:
    return TACTICS[tactic].value if played(battle, battle.side(owner)) == tactic else 0


@modifiers.on("combat.dice", "tactics")
def extra_dice(g: Clash, owner: Owner, battle: Battle) -> int:
    """§8.6.9 §8.6.12 §8.6.16 For the People, Defensive Formation and Flanking roll one die more."""
    tactic = played(battle, battle.side(owner))
    return int(TACTICS[tactic].dice) if tactic else 0


@modifiers.on("combat.ignored", "improved_defenses")
def improved_defenses(g: Clash, owner: Owner, battle: Battle) -> int:
    """§8.6.10 One hit is ignored."""
    works = played(battle, battle.side(owner)) == "improved_defenses"
    return TACTICS["improved_defenses"].ignore if works else 0


@modifiers.on("combat.ignored", "peltasts")
def peltasts_shield(g: Clash, owner: Owner, battle: Battle) -> int:
    """§8.6.1 The hit that the peltasts keep off."""
    return TACTICS["peltasts"].ignore if battle.peltasts[battle.side(owner)] else 0


# ---------------------------------------------------------------------- what works after the hits


@listeners.on("battle.hit", 10, "encircled")
def encircled(g: Clash, attacker: Owner) -> Procedure[None]:
    """§8.6.2 If the enemy has lost as many as oneself: on a 5 or 6 one more hit, which nothing can ignore."""
    battle = under_way(g)
    for side in SIDES:
        if played(battle, side) != "encircled" or battle.round_lost[1 - side] < battle.round_lost[side]:
            continue
        if not fighters(g, battle, 1 - side):
            continue
        face = yield Roll("encircled", len(FACES))
        numbers = [FACES[face - 1].number]
        yield Note("tactic-dice", seat=battle.owners[side], tactic="encircled", numbers=numbers)
        if lucky("encircled", face):
            yield from remove_fighters(g, 1 - side, 1)


@listeners.on("battle.hit", 20, "surprise")
def surprise_card(g: Clash, attacker: Owner) -> Procedure[None]:
    """§8.6.7 If an enemy unit fell in this round: an action card."""
    battle = under_way(g)
    for side in SIDES:
        if played(battle, side) == "surprise" and battle.round_lost[1 - side]:
            yield from draw(g, seat_of(battle.owners[side]), "action")
