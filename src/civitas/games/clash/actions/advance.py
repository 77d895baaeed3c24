"""§6.1 Advances: gaining them, and the events they bring."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import partial

from civitas.games.clash.box.content import ADVANCES, BOX, GOVERNMENTS, IN_CATEGORY, LEARNED, TOP
from civitas.games.clash.box.decks import draw
from civitas.games.clash.box.deeds import add_deed
from civitas.games.clash.box.hooks import Price, trigger
from civitas.games.clash.box.paying import CANNOT_PAY, affordable, pay, price_of
from civitas.games.clash.box.queries import Clash, Player, government, has_effect
from civitas.games.clash.box.telling import gain_all, trim
from civitas.kernel import Ask, Label, Note, One, Procedure, Reason, Verdict

ALREADY_GAINED = Reason("already-gained", "6.1", "advance")
TOP_FIRST = Reason("top-first", "6.1", "advance")
NEEDS_ADVANCE = Reason("needs-advance", "6.1", "advance")
OTHER_GOVERNMENT = Reason("other-government", "6.1", "category")
NO_ADVANCE_OPEN = Reason("no-advance-open", "6.1")
OF_A_CIVILISATION = Reason("of-a-civilisation", "14.3")


LADDERS = tuple((TOP[category], IN_CATEGORY[category]) for category in IN_CATEGORY)
"""Each category with its top advance, in the order of the advances."""


def may_gain(g: Clash, seat: int, id: str) -> Verdict:
    """§6.1 The top advance of a category first; one government only, and its prerequisite."""
    advances = g.players[seat].advances
    if id in advances:
        return ALREADY_GAINED, id
    if id not in LEARNED:
        return (OF_A_CIVILISATION,)
    advance = ADVANCES[id]
    if advance.category in GOVERNMENTS and government(g, seat) not in ("", advance.category):
        return OTHER_GOVERNMENT, government(g, seat)
    if not advance.top and TOP[advance.category] not in advances:
        return TOP_FIRST, TOP[advance.category]
    if advance.needs and advance.needs not in advances:
        return NEEDS_ADVANCE, advance.needs
    return None


def each_open_advance(g: Clash, seat: int) -> Iterator[str]:
    """§6.1 Every advance that the player may gain next, price aside: of a category not begun only the top can be."""
    advances = g.players[seat].advances
    for top, whole in LADDERS:
        for id in whole if top in advances else (top,):
            if may_gain(g, seat, id) is None:
                yield id


def open_advances(g: Clash, seat: int) -> list[str]:
    return list(each_open_advance(g, seat))


BY_ACTION, BY_CARD = "advance", "advance by card"
"""How an advance is bought, which its price may depend on: by the action, or by a card that lets one buy."""


def advance_price(g: Clash, seat: int, id: str, how: str = BY_ACTION, used_up: tuple[str, ...] = ()) -> Price:
    """§6.1 Two food, each replaced by an idea or by gold at will; some are free through other advances."""
    price = price_of(how, "advance", BOX["prices"]["advance"], g, seat, id, used_up=used_up)
    if "food" in price.needs:
        price.instead["food"] = ("ideas", *price.instead["food"])
    return price


def may_buy(g: Clash, seat: int, id: str, how: str = BY_ACTION) -> Verdict:
    verdict = may_gain(g, seat, id)
    return affordable(g, seat, advance_price(g, seat, id, how)) if verdict is None else verdict


def out_of_reach(g: Clash, seat: int, number: int) -> bool:
    """Is it plain without a look at each that so many advances are too dear? A free one or another price could help."""
    goods, price = g.players[seat].goods, BOX["prices"]["advance"]["food"]
    if goods["food"] + goods["ideas"] + goods["gold"] >= number * price:
        return False
    return not any(has_effect(g, seat, helps) for helps in ("free-advance", "advance-price", "advance-discount"))


def can_buy(g: Clash, seat: int, how: str = BY_ACTION) -> Verdict:
    if out_of_reach(g, seat, 1):
        return CANNOT_PAY, dict(BOX["prices"]["advance"])
    verdict: Verdict = (NO_ADVANCE_OPEN,)
    for id in each_open_advance(g, seat):
        verdict = affordable(g, seat, advance_price(g, seat, id, how))
        if verdict is None:
            return None
    return verdict


def buy_advance(g: Clash, seat: int) -> Procedure[None]:
    """§6.1 The action: pay and gain."""
    prompt = One("advance", LEARNED, partial(may_buy, g, seat), rule="6.1", label=partial(priced_label, g, seat))
    id = yield Ask(seat, prompt)
    price = advance_price(g, seat, id)
    g.turn.used += tuple(term.source for term in price.terms[1:] if term.source not in g.turn.used)
    paid = yield from pay(g, seat, price)
    yield from gain_advance(g, seat, id, "action", paid)


add_deed("advance", can_buy, buy_advance, action=True)


def choose_advance(g: Clash, seat: int, among: Iterable[str]) -> Procedure[str]:
    """A free choice among advances that may be gained."""
    id: str = yield Ask(seat, One("free-advance", list(among), rule="6.1", label=advance_label))
    return id


def gain_advance(
    g: Clash, seat: int, id: str, how: str, paid: dict[str, int] | None = None, *, marker: bool = True
) -> Procedure[None]:
    """§6.1 §13.2.2 §13.4.1 The marker, the instant effects, the token of the rim, and an event if the counter is empty.

    Without `marker` it comes from the supply instead of the event counter: nothing can happen then.
    """
    player = g.players[seat]
    player.advances += (id,)
    yield Note("gained", seat=seat, advance=id)
    marker = marker and not taken_from_aside(player, id)
    if marker:
        player.event_markers -= 1
    yield from trigger("advance.marked", g, seat, id)
    for effect in ADVANCES[id].effects:
        if effect["kind"] == "draw":
            yield from draw(g, seat, effect["deck"], effect["value"])
        elif effect["kind"] == "gain":
            yield _brings(g, seat, id, effect["gain"])
        elif effect["kind"] == "limit":
            yield from trim(g, seat)
    if ADVANCES[id].rim:
        yield _brings(g, seat, id, {ADVANCES[id].rim: 1})
    yield from trigger("advance.gained", g, seat, id, how, paid or {})
    if marker and player.event_markers < 1:
        yield from trigger("counter.emptied", g, seat)
        player.event_markers = BOX["start"]["event_markers"]


def taken_from_aside(player: Player, id: str) -> bool:
    """§11.5.30 After an anarchy the markers laid aside come first, those of a government only. Does one of them?"""
    if not player.set_aside or ADVANCES[id].category not in GOVERNMENTS:
        return False
    player.set_aside -= 1
    return True


def _brings(g: Clash, seat: int, id: str, goods: Mapping[str, int]) -> Note:
    """§6.1 What an advance brings at once."""
    return Note("advance-gain", seat=seat, advance=id, goods=dict(goods), taken=gain_all(g, seat, goods))


def priced_label(g: Clash, seat: int, id: str) -> Label:
    price = advance_price(g, seat, id)
    return Label("advance-for" if price.needs else "advance-free", [f"advance:{id}"], advance=id, **price.told())


def advance_label(id: str) -> Label:
    return Label("advance", [f"advance:{id}", f"category:{ADVANCES[id].category}"], advance=id)
