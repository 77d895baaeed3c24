"""Who may see what: the view of a seat, and dealing anew what a seat cannot know."""

from __future__ import annotations

from typing import Any

from civitas.games.clash.actions.explore import both_ways
from civitas.games.clash.actions.influence import range_terms
from civitas.games.clash.actions.trade import MOST_LINES, REFUSED, cards_at, named, shown_to
from civitas.games.clash.battle.tactics import may_lay
from civitas.games.clash.box.battle_record import ATTACKER, DEFENDER, Battle, set_side
from civitas.games.clash.box.content import BOX, BUILDINGS, DECKS, LED, MOODS, NORMAL_TILES, OWN_UNITS, UNITS
from civitas.games.clash.box.decks import HANDS, foreseen, hand, open_wonders, set_hand
from civitas.games.clash.box.leaders import stack_limit
from civitas.games.clash.box.queries import (
    BARBARIANS,
    PIRATES,
    Clash,
    all_buildings_left,
    army,
    buildings_left,
    cargo,
    cities,
    count,
    government,
    in_play,
    is_land,
    is_water,
    limit,
    limits,
    per_ship,
    settlements_left,
    ships,
    size,
    supplies,
    supply,
    wonders_in,
)
from civitas.games.clash.scoring import as_points, halves
from civitas.kernel import Chooser, number_of, seat_of, total


def view(g: Clash, viewer: int | None) -> dict[str, Any]:
    """Everything on the table that lies open, and the viewer's own cards."""
    return {
        "seats": g.seats,
        "viewer": viewer,
        "options": dict(g.options),
        "start_player": g.start_player,
        "round": g.round,
        "phase": g.phase,
        "status_step": g.status_step,
        "ended": g.ended,
        "ended_by": g.ended_by,
        "hexes": _hexes(g),
        "cities": {hex: _city(g, hex) for hex in g.city},
        "laid": dict(g.laid),
        "turned": g.turned,
        "ways": both_ways(g),
        "wonders": {
            wonder: {"hex": hex, "marks": list(g.wonder_marks.get(wonder, ()))} for wonder, hex in g.wonders.items()
        },
        "decks": {deck: len(cards) for deck, cards in g.decks.items()},
        "discards": {deck: list(cards) for deck, cards in g.discards.items()},
        "event": g.event,
        "foreseen": foreseen(g, viewer),
        "event_kept": g.event_kept,
        "drawer": g.drawer,
        "pestilence": g.pestilence,
        "open_wonders": list(g.open_wonders),
        "lasting": list(g.lasting),
        "envoys": list(g.envoys),
        "turn": _turn(g),
        "offer": _offer(g, viewer),
        "battle": None if g.battle is None else _battle(g.battle, viewer),
        "fought": None if g.fought is None else _battle(g.fought, viewer),
        "players": [_player(g, seat, viewer) for seat in range(g.seats)],
    }


def _hexes(g: Clash) -> dict[str, dict[str, Any]]:
    """The board. A view is what bots ask for most and few hexes have units: so units are looked for by owner."""
    slots, terrain, exhausted = g.atlas.slot_of, g.terrain, g.exhausted
    found: dict[str, dict[str, Any]] = {}
    for hex in g.atlas.hexes:
        found[hex] = {
            "slot": slots[hex],
            "terrain": terrain.get(hex, ""),
            "exhausted": hex in exhausted,
            "units": {},
        }
    for owner, stacks in g.units.items():
        for hex, units in stacks.items():
            found[hex]["units"][str(number_of(owner))] = list(units)
    return found


def _city(g: Clash, hex: str) -> dict[str, Any]:
    owner = g.city[hex]
    return {
        "owner": number_of(owner),
        "mood": MOODS[g.mood[hex]],
        "size": size(g, hex),
        "buildings": [[building, colour] for building, colour in g.buildings[hex]],
        "wonders": wonders_in(g, hex),
        "port": g.ports.get(hex, ""),
        "activations": g.turn.activations.get(hex, 0),
        "range": max(0, total(range_terms(g, owner, hex))) if isinstance(owner, int) else 0,
    }


def _turn(g: Clash) -> dict[str, Any]:
    turn = g.turn
    return {
        "seat": number_of(turn.seat),
        "actions": turn.actions,
        "deed": turn.deed,
        "moves": turn.moves,
        "city": turn.city,
        "picks": list(turn.picks),
        "used": list(turn.used),
        "acted": turn.acted,
        "offers": turn.offers,
        "negotiated": turn.negotiated,
        "peace": list(turn.peace),
        "forced_labor": turn.forced_labor,
        "production_focus": turn.production_focus,
        "mass_production": turn.mass_production,
        "takeover": turn.takeover,
        "warlord": turn.warlord,
        "spied": turn.spied,
        "served": [list(pair) for pair in turn.served],
        "rewarded": list(turn.rewarded),
        "taught": list(turn.taught),
        "warmonger": turn.warmonger,
        "drafts": turn.drafts,
    }


def _offer(g: Clash, viewer: int | None) -> dict[str, Any] | None:
    """§5.4 What changes hands is open to all; which cards they are, to their owner and to whom they are shown."""
    offer = g.offer
    if offer is None:
        return None
    seat, partner, shown = seat_of(g.turn.seat), offer.partner, shown_to(g, viewer)
    return {
        "seat": seat,
        "partner": partner,
        "gives": dict(offer.gives),
        "wants": dict(offer.wants),
        "show": offer.show,
        "stage": offer.stage,
        "room": MOST_LINES - named(offer),
        "given_cards": cards_at(g, seat, offer.cards) if viewer == seat else shown if viewer == partner else [],
        "taken_cards": cards_at(g, partner, offer.chosen) if viewer == partner else shown if viewer == seat else [],
    }


def _battle(battle: Battle, viewer: int | None) -> dict[str, Any]:
    """The tactics of this round lie face down until both sides have chosen; that there is one is plain to see."""
    tactics = [
        card if battle.revealed or (card and owner == viewer) else bool(card)
        for owner, card in zip(battle.owners, battle.tactics, strict=True)
    ]
    return {
        "hex": battle.hex,
        "attacker": number_of(battle.attacker),
        "defender": number_of(battle.defender),
        "controllers": [number_of(controller) for controller in battle.controllers],
        "sea": battle.sea,
        "landed": battle.landed,
        "fortress": battle.fortress,
        "started": list(battle.started),
        "facts": [list(fact) for fact in battle.facts],
        "round": battle.round,
        "tactics": tactics,
        "void": list(battle.void),
        "faces": [list(faces) for faces in battle.faces],
        "terms": [[list(term) for term in terms] for terms in battle.terms],
        "lost": list(battle.lost),
        "fortress_die_cancelled": battle.fortress_die_cancelled,
        "fortress_hit_cancelled": battle.fortress_hit_cancelled,
        "steel": list(battle.steel),
        "warlord": battle.warlord,
        "temple": battle.temple,
        "arena": battle.arena,
        "cheered": list(battle.cheered),
        "peltasts": list(battle.peltasts),
        "siege_paid": battle.siege_paid,
        "outcome": battle.outcome,
    }


def _player(g: Clash, seat: int, viewer: int | None) -> dict[str, Any]:
    player = g.players[seat]
    own = seat == viewer
    points = halves(g, seat)
    return {
        "goods": dict(player.goods),
        "limits": limits(g, seat),
        "advances": list(player.advances),
        "borrowed": player.borrowed,
        "government": government(g, seat),
        "event_markers": player.event_markers,
        "completed": list(player.completed),
        "lost_actions": player.lost_actions,
        "home": player.home,
        "civ": player.civ,
        "mat": list(player.mat),
        "set_aside": player.set_aside,
        "persons": list(player.persons),
        "treaties": list(player.treaties),
        "foreseen": [card if seer == viewer else "" for card, seer in player.foreseen],
        "leader": player.leader,
        "leaders": list(player.leaders),
        "slain": list(player.slain),
        "landmarks": list(player.landmarks),
        "honours": list(player.honours),
        "completed_in": [list(pair) for pair in player.completed_in],
        "governed": list(player.governed),
        "wonder_round": player.wonder_round,
        "destroyed": list(player.destroyed),
        "peace": list(player.peace),
        "cities": cities(g, seat),
        "points": {name: as_points(number) for name, number in points.items()},
        "total": as_points(sum(points.values())),
        "settlements_left": settlements_left(g, seat),
        "buildings_left": all_buildings_left(g, seat),
        "units_left": supplies(g, seat),
        **{f"{deck}_cards": list(hand(player, deck)) if own else len(hand(player, deck)) for deck in HANDS},
    }


def redeal(g: Clash, seat: int, chooser: Chooser) -> None:
    """The face-down tiles, the decks, and the hands of the others."""
    slots = list(g.tiles)
    laid = {tile.lstrip("-") for tile in g.laid.values()} | {g.turned}
    tiles = sorted([tile for tile in NORMAL_TILES if tile not in laid])
    chooser.shuffle(tiles)
    g.tiles = dict(zip(slots, tiles, strict=False))
    for deck in DECKS:
        _redeal_deck(g, seat, deck, chooser)
    if seat != g.turn.seat:  # refused offers may name cards that were shown to somebody else
        g.turn.facts = tuple(fact for fact in g.turn.facts if fact[0] != REFUSED)


_DEALABLE = {deck: frozenset(cards) for deck, cards in DECKS.items()}


def _redeal_deck(g: Clash, seat: int, deck: str, chooser: Chooser) -> None:
    """One deck with the hands drawn from it; what lies open or is in the own hand stays where it is."""
    spied = g.turn.spied if g.turn.seat == seat else None
    others = [player for other, player in enumerate(g.players) if other not in (seat, spied)]
    hands = [(player, hand(player, deck)) for player in others] if deck in HANDS else []
    laid = _face_down(g, seat) if deck == "action" else []
    shown = shown_to(g, seat)
    dealable = frozenset(DECKS[deck]).difference(shown) if shown else _DEALABLE[deck]
    held = [card for _, cards in hands for card in cards if card in dealable]
    known = [card for card in (foreseen(g, seat),) if card and deck == "event"]
    assigned = _assigned(g, seat) if deck == "objective" else []
    unknown = sorted((*g.decks[deck][len(known) :], *held, *(card for _, card in laid), *assigned))
    chooser.shuffle(unknown)
    for side, _ in laid:
        _lay_another(g, side, unknown)
    for player, cards in hands:
        set_hand(player, deck, tuple([unknown.pop() if card in dealable else card for card in cards]))
    if assigned:
        for player in g.players:
            player.foreseen = tuple((card if seer == seat else unknown.pop(), seer) for card, seer in player.foreseen)
    g.decks[deck] = (*known, *unknown)


def _assigned(g: Clash, seat: int) -> list[str]:
    """§11.5.41 The objective cards that other seers have assigned."""
    return [card for player in g.players for card, seer in player.foreseen if seer != seat]


def _face_down(g: Clash, seat: int) -> list[tuple[int, str]]:
    """The tactics that lie face down before others, by side."""
    battle = g.battle
    if battle is None or battle.revealed:
        return []
    return [(s, battle.tactics[s]) for s in (ATTACKER, DEFENDER) if battle.tactics[s] and battle.owners[s] != seat]


def _lay_another(g: Clash, side: int, unknown: list[str]) -> None:
    """A face-down tactic is dealt anew among the cards that could lie there."""
    battle = g.battle
    assert battle is not None
    card = next(card for card in unknown if may_lay(g, seat_of(battle.owners[side]), card) is None)
    unknown.remove(card)
    battle.tactics = set_side(battle.tactics, side, card)


def invariants(g: Clash) -> list[str]:
    """§3.9 §5.2 No piece appears or vanishes, no limit is broken."""
    found = []
    for seat, player in enumerate(g.players):
        for good, amount in player.goods.items():
            if not 0 <= amount <= limit(g, seat, good):
                found.append(f"seat {seat} has {amount} {good}")
        if settlements_left(g, seat) < 0:
            found.append(f"seat {seat} has too many settlements")
        found += [f"seat {seat} has too many of {b}" for b in BUILDINGS if buildings_left(g, seat, b) < 0]
        found += [f"seat {seat} has too many of {unit}" for unit in OWN_UNITS if supply(g, seat, unit) < 0]
        if g.round and g.phase and not 0 <= player.event_markers <= BOX["start"]["event_markers"]:
            found.append(f"seat {seat} has {player.event_markers} markers on the counter")
        if len(set(player.advances)) != len(player.advances):
            found.append(f"seat {seat} has an advance twice")
        if bool(player.leader) != any(count(g, seat, unit) for unit in LED) and not g.turn.picks:
            found.append(f"seat {seat} has a leader without a figure or a figure without a leader")
    cards = [card for p in g.players for card in (*p.leaders, *p.slain, p.leader) if card]
    if len(set(cards)) != len(cards):
        found.append(f"a leader is there twice: {sorted(cards)}")
    if settlements_left(g, BARBARIANS) < 0:
        found.append("too many barbarian settlements")
    found += [f"too many barbarians of {u}" for u in UNITS if UNITS[u].barbarians and supply(g, BARBARIANS, u) < 0]
    found += _stacks(g)
    if g.decks:
        found += _cards(g)
    return found


def _stacks(g: Clash) -> list[str]:
    found = []
    for hex in g.atlas.hexes:
        there = [owner for owner, stacks in g.units.items() if hex in stacks]
        if len(there) > 1 and g.battle is None and not _launched(g, hex):
            found.append(f"{', '.join(map(str, there))} stand together on {hex}")
        for owner in there:
            if hex not in g.terrain:
                found.append(f"{owner} stands on unexplored {hex}")
            if is_land(g, hex):
                if ships(g, owner, hex):
                    found.append(f"a ship of {owner} lies on land at {hex}")
                if len(army(g, owner, hex)) > stack_limit(g, owner, hex):
                    found.append(f"{owner} has too large an army on {hex}")
            elif is_water(g, hex) and owner != PIRATES and g.battle is None:
                room = per_ship(g, owner) * len(ships(g, owner, hex))
                giving_back = owner == g.turn.seat and bool(g.turn.city)  # a ship: what it carried is about to drown
                if len(cargo(g, owner, hex)) > room and not giving_back:
                    found.append(f"{owner} has too much cargo on {hex}")
    for hex, owner in g.city.items():
        if hex not in g.terrain or is_water(g, hex):
            found.append(f"the city {hex} is not on land")
        if isinstance(owner, int) and size(g, hex) > BOX["limits"]["city_size"]:
            found.append(f"the city {hex} is too large")
    return found


def _launched(g: Clash, hex: str) -> bool:
    """§6.3.C Were ships recruited into this water just now? If others are there, the battle comes right after."""
    return bool(g.turn.picks) and g.ports.get(g.turn.city) == hex


def _cards(g: Clash) -> list[str]:
    """Every card is in one place; objectives that are laid out are gone."""
    found = []
    held = [card for player in g.players for deck in HANDS for card in hand(player, deck)]
    battle = [] if g.battle is None else [card for card in g.battle.tactics if card]
    aside = [card for player in g.players for card in (*player.persons, *(card for card, _ in player.foreseen))]
    open_cards = [*battle, *g.wonders, *open_wonders(g), *g.envoys, *aside]
    drawn = "" if g.event_kept else g.event
    for deck, box in DECKS.items():
        cards = [card for card in box if in_play(g, card)]
        seen = [c for c in (*g.decks[deck], *g.discards[deck], *held, *open_cards, drawn) if c in cards]
        gone = sum(len(player.completed) for player in g.players) if deck == "objective" else 0
        if len(set(seen)) != len(seen) or len(seen) != len(cards) - gone:
            found.append(f"the {deck} deck is not whole: {sorted(seen)}")
    return found
