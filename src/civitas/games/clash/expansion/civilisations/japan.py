"""§14.4 Japan: Pottery, Horsemanship, Infiltration, Shogunate."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial

from civitas.games.clash.actions.recruit import INSTEAD, WITHOUT
from civitas.games.clash.battle.fight import SKILLS
from civitas.games.clash.box.battle_record import Battle
from civitas.games.clash.box.content import FACES, UNITS
from civitas.games.clash.box.decks import discard, draw
from civitas.games.clash.box.deeds import add_deed
from civitas.games.clash.box.labels import NONE, card_label, unless
from civitas.games.clash.box.queries import (
    Clash,
    Owner,
    after,
    army,
    cities,
    effects,
    has_building,
    kind,
    within,
)
from civitas.games.clash.box.telling import gain_all
from civitas.games.clash.cards.playing import INTERRUPTS, can_play, play
from civitas.games.clash.expansion.hooks import on_event
from civitas.kernel import Ask, Label, Note, One, Procedure, Term

# ---------------------------------------------------------------------- Pottery


@on_event("city.produced", 60, "pottery")
def pottery(g: Clash, seat: int, hex: str, gained: dict[str, int]) -> Procedure[None]:
    """§14.4.49 A production of three food or more brings a token, once a turn."""
    for advance, effect in effects(g, seat, "rich-harvest"):
        if gained.get(effect["good"], 0) >= effect["least"] and advance not in g.turn.used:
            g.turn.used += (advance,)
            taken = gain_all(g, seat, effect["gain"])
            yield Note("advance-gain", seat=seat, advance=advance, goods=dict(effect["gain"]), taken=taken)


# ---------------------------------------------------------------------- Horsemanship


def from_castles(g: Clash, seat: int, city: str, unit: str) -> bool:
    """§14.4.50 Cities with a fortress recruit cavalry."""
    return any(
        effect["unit"] == unit and has_building(g, city, effect["building"])
        for _, effect in effects(g, seat, "without-market-with")
    )


WITHOUT.add(from_castles, "without-market-with")


def charge(g: Clash, owner: Owner, battle: Battle, units: Sequence[str], faces: Sequence[int]) -> Iterator[Term]:
    """§14.4.50 Who defends a fortress has one cavalry that is worth more in the first round, if a die activates it."""
    for advance, effect in effects(g, owner, "castle-cavalry"):
        unit = effect["unit"]
        active = unit in map(kind, units) and any(FACES[face - 1].symbol == unit for face in faces)
        if active and battle.fortress and owner == battle.defender and battle.round == effect["round"]:
            yield Term(advance, effect["value"] - UNITS[unit].combat_value)


SKILLS.append(charge)

# ---------------------------------------------------------------------- Infiltration


def _presence(g: Clash, seat: int) -> list[str]:
    """Where the player has army units or cities."""
    return [*cities(g, seat), *(hex for hex in g.units[seat] if army(g, seat, hex))]


def _price_of_prevention(g: Clash, spy: int, seat: int, card: str) -> One:
    return One(
        "infiltration",
        lambda: [*g.players[spy].action_cards, NONE],
        rule="14.4.51",
        params={"other_seat": seat, "card": card},
        label=unless(NONE, Label("let-it-happen"), card_label),
    )


def infiltrate(g: Clash, seat: int, card: str) -> Procedure[bool]:
    """§14.4.51 Others near may discard an action card, and this one has no effect and costs nothing."""
    for spy in after(g, seat):
        for _, effect in effects(g, spy, "infiltration"):
            reach = effect["range"]
            near = any(within(g, own, other, reach) for own in _presence(g, spy) for other in _presence(g, seat))
            if not near or not g.players[spy].action_cards:
                continue
            held = yield Ask(spy, _price_of_prevention(g, spy, seat, card))
            if held != NONE:
                yield from discard(g, spy, "action", held)
                yield Note("discards", seat=spy, deck="action", card=held)
                yield Note("infiltrates", seat=spy, other_seat=seat, card=card)
                return True
    return False


INTERRUPTS.append(infiltrate)

# ---------------------------------------------------------------------- Shogunate

add_deed("shogunate", partial(can_play, True), partial(play, True), action=False, advance="shogunate", once=True)

CARD = "card"
"""What is recruited with Draft in the place of infantry, and the fact that it was in this turn."""


def card_for_draft(g: Clash, seat: int, city: str, offer: str) -> Iterable[str]:
    """§14.4.52 Once a turn Draft may draw an action card instead; it counts as recruited and is no unit."""
    for _, effect in effects(g, seat, "card-for-draft"):
        if offer == effect["offer"] and (CARD, offer) not in g.turn.facts:
            yield f"{CARD}:{offer.partition(':')[2]}"


INSTEAD.add(card_for_draft, "card-for-draft")


@on_event("units.recruited", 50, "shogunate")
def draw_for_draft(g: Clash, seat: int, hex: str, picks: tuple[str, ...], paid: dict[str, int]) -> Procedure[None]:
    """§14.4.52 The card is drawn when the units come."""
    for _, effect in effects(g, seat, "card-for-draft"):
        if CARD in map(kind, picks):
            g.turn.facts += ((CARD, effect["offer"]),)
            yield from draw(g, seat, "action")
