"""§14.10 What leaders let their players do for nothing or for a token: gifts, feasts, exchanges, prisoners."""

from __future__ import annotations

from civitas.games.clash.actions.cities import ALREADY_HAPPY, raise_mood
from civitas.games.clash.advances.deeds import NO_TOKEN
from civitas.games.clash.box.content import HAPPY, TOKENS
from civitas.games.clash.box.deeds import add_deed
from civitas.games.clash.box.labels import good_label
from civitas.games.clash.box.leaders import figure
from civitas.games.clash.box.paying import pay
from civitas.games.clash.box.queries import Clash, gain
from civitas.games.clash.expansion.leaders.here import (
    NOT_IN_CITY,
    ability,
    bring,
    in_city,
    leader_price,
    may_pay,
    may_spend_activation,
    spend_activation,
)
from civitas.kernel import Ask, Note, One, Procedure, Reason, Verdict

NO_PRISONER = Reason("no-prisoner", "14.10.13")

# ---------------------------------------------------------------------- King of Persia


def may_reign(g: Clash, seat: int) -> Verdict:
    return may_spend_activation(g, seat, ability(g, seat, "king"))


def reign(g: Clash, seat: int) -> Procedure[None]:
    """§14.10.6 King of Persia: his city is activated for a token."""
    found = ability(g, seat, "king")
    assert found is not None
    yield from spend_activation(g, seat, found)
    yield from bring(g, seat, found)


add_deed("king_of_persia", may_reign, reign, action=False, advance="king_of_persia", once=True)

# ---------------------------------------------------------------------- Court of All Faiths


def may_swap(g: Clash, seat: int) -> Verdict:
    return None if any(g.players[seat].goods[token] for token in TOKENS) else (NO_TOKEN,)


def swap(g: Clash, seat: int) -> Procedure[None]:
    """§14.10.9 A culture token for a mood token, or the other way round."""
    goods = g.players[seat].goods
    given = [token for token in TOKENS if goods[token]]
    token = given[0] if len(given) == 1 else (yield Ask(seat, One("swap", given, rule="14.10.9", label=good_label)))
    other = next(t for t in TOKENS if t != token)
    goods[token] -= 1
    yield Note("swapped", seat=seat, good=token, other_good=other, given=1, taken=gain(g, seat, other, 1))


add_deed("court_of_all_faiths", may_swap, swap, action=False, advance="court_of_all_faiths", once=True)

# ---------------------------------------------------------------------- feasts


def _may_rise(g: Clash, seat: int) -> Verdict:
    if (verdict := in_city(g, seat)) is not None:
        return verdict
    hex = figure(g, seat)
    return (ALREADY_HAPPY, hex) if g.mood[hex] == HAPPY else None


def may_feast(g: Clash, seat: int) -> Verdict:
    found = ability(g, seat, "feast")
    if found is None:
        return (NOT_IN_CITY,)
    verdict = _may_rise(g, seat)
    return may_pay(g, seat, found) if verdict is None else verdict


def feast(g: Clash, seat: int) -> Procedure[None]:
    """§14.10.12 Royal Feast: a mood token for a step of mood in her city, whatever its size."""
    found = ability(g, seat, "feast")
    assert found is not None
    yield from pay(g, seat, leader_price(g, seat, found))
    yield from raise_mood(g, found.hex)


add_deed("royal_feast", may_feast, feast, action=False, advance="royal_feast", once=True)

# ---------------------------------------------------------------------- prisoners


def _prisoners(g: Clash, seat: int) -> list[str]:
    return [piece for piece in g.players[seat].mat if ":" in piece]


def _give_back(g: Clash, seat: int) -> Procedure[None]:
    """§14.10.13 Who has waited longest goes back to the supply of the owner."""
    mat = list(g.players[seat].mat)
    mat.remove(_prisoners(g, seat)[0])
    g.players[seat].mat = tuple(mat)
    yield Note("sacrifices", seat=seat, number=1)


def may_ransom(g: Clash, seat: int) -> Verdict:
    return None if _prisoners(g, seat) else (NO_PRISONER,)


def ransom(g: Clash, seat: int) -> Procedure[None]:
    """§14.10.13 Great Sacrifice: a prisoner for culture tokens."""
    found = ability(g, seat, "ransom")
    assert found is not None
    yield from _give_back(g, seat)
    yield from bring(g, seat, found)


add_deed("great_sacrifice", may_ransom, ransom, action=True, advance="great_sacrifice")


def may_feast_on_captives(g: Clash, seat: int) -> Verdict:
    verdict = may_ransom(g, seat)
    return _may_rise(g, seat) if verdict is None else verdict


def feast_on_captives(g: Clash, seat: int) -> Procedure[None]:
    """§14.10.13 Feast of Captives: a prisoner for a step of mood in his city."""
    yield from _give_back(g, seat)
    yield from raise_mood(g, figure(g, seat))


add_deed(
    "feast_of_captives", may_feast_on_captives, feast_on_captives, action=False, advance="feast_of_captives", once=True
)
