"""§5.1 §5.3 Paying: gold stands for any resource, and whoever has a choice is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from civitas.games.clash.box.content import ADVANCES, RESOURCES
from civitas.games.clash.box.hooks import Price, prices
from civitas.games.clash.box.labels import good_label
from civitas.games.clash.box.queries import Clash, effects
from civitas.kernel import Ask, Label, Note, One, Pay, Procedure, Reason, Verdict

GOLD = ("gold",)
REPLACEABLE = frozenset(RESOURCES).difference(GOLD)

CANNOT_PAY = Reason("cannot-pay", "5.1", "goods")


class Purse(NamedTuple):
    """Something that pays and is not among the goods of a player."""

    amount: Callable[[Clash, int], int]
    """How much of it there is: (g, seat)."""
    spend: Callable[[Clash, int, int], Procedure[None]]


PURSES: dict[str, Purse] = {}
"""By the name that stands in for goods in prices. Civilisations add to it."""


def purse(g: Clash, seat: int) -> Mapping[str, int]:
    """Everything that the player can pay with."""
    player = g.players[seat]
    if not player.mat:
        return player.goods
    return player.goods | {name: n for name, more in PURSES.items() if (n := more.amount(g, seat))}


def price_of(
    name: str,
    source: str,
    needs: Mapping[str, int],
    g: Clash,
    seat: int,
    subject: str = "",
    hex: str = "",
    used_up: tuple[str, ...] = (),
) -> Price:
    """§5.1 A price with gold as a joker for resources, and with everything that advances and wonders change."""
    instead: dict[str, tuple[str, ...]] = {}
    for good in needs:
        if good in REPLACEABLE:
            instead[good] = GOLD
    return prices.settle(name, Price(source, needs, instead, used_up), g, seat, subject, hex)


def _shares(amount: int, goods: tuple[str, ...], left: Mapping[str, int]) -> Iterator[dict[str, int]]:
    """Every way to make up an amount from several goods."""
    first, *others = goods
    have = left.get(first, 0)
    if not others:
        if have >= amount:
            yield {first: amount} if amount else {}
        return
    for n in range(min(amount, have), -1, -1):
        for rest in _shares(amount - n, tuple(others), left):
            yield {first: n, **rest} if n else rest


def _ways(price: Price, goods: Mapping[str, int]) -> Iterator[dict[str, int]]:
    """Every way to pay, some of them more than once."""

    def pay_from(needs: list[tuple[str, int]], left: Mapping[str, int]) -> Iterator[dict[str, int]]:
        if not needs:
            yield {}
            return
        (good, amount), rest = needs[0], needs[1:]
        for share in _shares(amount, (good, *price.instead.get(good, ())), left):
            after = {g: n - share.get(g, 0) for g, n in left.items()} if rest else left
            for others in pay_from(rest, after):
                yield {g: share.get(g, 0) + others.get(g, 0) for g in (*share, *(o for o in others if o not in share))}

    return pay_from(list(price.needs.items()), goods)


def bundles(price: Price, goods: Mapping[str, int]) -> list[dict[str, int]]:
    """Every way to pay a price, each once, goods in their usual order."""
    found: dict[tuple[int, ...], dict[str, int]] = {}
    for way in _ways(price, goods):
        found.setdefault(
            tuple(way.get(good, 0) for good in goods), {good: way[good] for good in goods if way.get(good)}
        )
    return list(found.values())


def affordable(g: Clash, seat: int, price: Price) -> Verdict:
    """§5.1 Can the player pay?"""
    goods = purse(g, seat)
    missing = 0
    for good, amount in price.needs.items():
        if goods[good] < amount:
            missing += amount - goods[good]
    if missing and not _covered(price, goods, missing):
        for other in price.others:
            if affordable(g, seat, other) is None:
                return None
        return CANNOT_PAY, dict(price.needs)
    return None


def _covered(price: Price, goods: Mapping[str, int], missing: int) -> bool:
    """Can other goods make up for what is missing? Asked so often that the usual prices get an answer of their own."""
    needs, instead = price.needs, price.instead
    if len(needs) == 1:
        ((good, amount),) = needs.items()
        have = goods[good]
        for other in instead.get(good, ()):
            have += goods.get(other, 0)
        return have >= amount
    for good in needs:
        if instead.get(good) != GOLD:
            return any(True for _ in _ways(price, goods))
    return missing <= goods["gold"]


class Bill(Pay):
    """A price that can be paid in several ways."""

    __slots__ = ("ways",)

    def __init__(self, price: Price, ways: list[dict[str, int]]) -> None:
        limits: dict[str, int] = {}
        for way in ways:
            for good, amount in way.items():
                limits[good] = max(amount, limits.get(good, 0))
        params = {"number": price.total, "terms": [[term.source, term.amount] for term in price.terms]}
        super().__init__("pay", price.total, limits, self._fits, rule="5.1", params=params, label=good_label)
        self.ways = ways

    def vast(self) -> bool:
        return False

    def _list(self) -> list[dict[str, int]]:
        return list(self.ways)

    def _fits(self, answer: dict[str, int]) -> Verdict:
        return None if answer in self.ways else (CANNOT_PAY, answer)


def choices(g: Clash, seat: int, price: Price) -> list[Price]:
    """§5.3 The price and those in its place, as far as the player can pay them."""
    goods = purse(g, seat)
    return [one for one in (price, *price.others) if bundles(one, goods)]


def pay(g: Clash, seat: int, price: Price, fits: Callable[[Price], bool] = bool) -> Procedure[dict[str, int]]:
    """§5.1 §5.3 Pay; with more than one way the player chooses. Returns what was paid.

    Of several prices only those serve that `fits` accepts: others would not leave enough for what is paid for.
    """
    goods = g.players[seat].goods
    if price.others:
        found = {one.source: one for one in choices(g, seat, price) if fits(one)}
        names = list(found)
        which = One("price", names, rule="5.3", label=lambda name: _price_label(name, found[name]))
        price = found[names[0] if len(names) == 1 else (yield Ask(seat, which))]
    ways = bundles(price, purse(g, seat))
    paid: dict[str, int] = ways[0] if len(ways) == 1 else (yield Ask(seat, Bill(price, ways)))
    for good, amount in paid.items():
        if good in PURSES:
            yield from PURSES[good].spend(g, seat, amount)
        else:
            goods[good] -= amount
    told = {good: amount for good, amount in paid.items() if good not in PURSES}
    if told:
        yield Note("pays", seat=seat, goods=told)
    return paid


def _price_label(name: str, price: Price) -> Label:
    if name not in ADVANCES:
        return Label("usual-price", **price.told())
    return Label("price", [f"advance:{name}"], advance=name, **price.told())


def effect_price(g: Clash, seat: int, effect: str) -> Price:
    """The price of an advance's effect, as its record has it."""
    (advance, record), *_ = effects(g, seat, effect)
    return price_of(advance, advance, record["price"], g, seat)


def can_pay_for(effect: str, g: Clash, seat: int) -> Verdict:
    """Could the seat pay for it now?"""
    return affordable(g, seat, effect_price(g, seat, effect))
