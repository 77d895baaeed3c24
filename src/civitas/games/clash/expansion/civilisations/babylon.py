"""§14.4 Babylon: Canals, Laws, Star Catalogues, Ziggurats."""

from __future__ import annotations

from civitas.games.clash.box.content import RAW
from civitas.games.clash.box.decks import draw
from civitas.games.clash.box.hooks import Price
from civitas.games.clash.box.labels import good_label
from civitas.games.clash.box.queries import Clash, effects
from civitas.games.clash.box.telling import gain_all
from civitas.games.clash.expansion.hooks import on_event, on_price
from civitas.kernel import Ask, Note, One, Procedure

# ---------------------------------------------------------------------- Canals


@on_event("city.producing", 90, "canals")
def canals(g: Clash, seat: int, hex: str, gained: dict[str, int]) -> Procedure[None]:
    """§14.4.29 A production that brings exactly one food brings another, when everything else is settled."""
    for advance, effect in effects(g, seat, "exactly-one"):
        good = effect["good"]
        if gained.get(good, 0) == 1:
            gained[good] += effect["value"]
            yield Note("advance-gain", seat=seat, advance=advance, goods={good: effect["value"]})


# ---------------------------------------------------------------------- Laws


@on_event("influence.succeeded", 50, "laws")
def laws(g: Clash, seat: int, start: str, target: str, building: str) -> Procedure[None]:
    """§14.4.30 After a success an action card, unless the hand is full."""
    for _, effect in effects(g, seat, "card-for-influence"):
        if len(g.players[seat].action_cards) <= effect["most"]:
            yield from draw(g, seat, "action")


# ---------------------------------------------------------------------- Star Catalogues


@on_event("counter.emptied", 5, "star_catalogues")
def star_catalogues(g: Clash, seat: int) -> Procedure[None]:
    """§14.4.31 Right before an event is drawn an idea or a culture token."""
    for advance, effect in effects(g, seat, "before-event"):
        good = yield Ask(seat, One("star-catalogues", effect["gain"], rule="14.4.31", label=good_label))
        yield Note("advance-gain", seat=seat, advance=advance, goods={good: 1}, taken=gain_all(g, seat, {good: 1}))


# ---------------------------------------------------------------------- Ziggurats


@on_price("building", "build-with")
def ziggurats(price: Price, g: Clash, seat: int, subject: str, hex: str) -> None:
    """§14.4.32 Ideas stand in for the resources of temples. That Dogma limits ideas no more is said by the record."""
    for _, effect in effects(g, seat, "build-with"):
        if effect["building"] == subject:
            for good in RAW:
                if good in price.needs:
                    price.replace(good, effect["good"])
