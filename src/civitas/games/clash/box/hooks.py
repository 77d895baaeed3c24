"""How content attaches to the rules: events, numbers, prices, vetoes and collections, all of them listed here.

What the expansion attaches (`expansion/hooks.py`) is left out at tables of the base game.

**Events** (`listeners`): procedures that may ask and roll. Arguments begin with the state and the seat concerned.

| event | arguments after g, seat | when |
|---|---|---|
| home.choosing | | setting up, before a player chooses a home |
| home.chosen | hex | before its city stands there |
| turn.began | | a turn begins, before the first deed (Trade Routes) |
| turn.ended | | after the last deed |
| deed.done | deed | after every deed of the active player (instant objectives) |
| advance.marked | advance | its marker is laid, before it does anything |
| advance.gained | advance, how, paid | before the event check; how: action, status, card, dogma, … |
| counter.emptied | | the last marker has left the event counter: something happens, then it is filled again |
| city.founded | hex | a settler has become a settlement |
| city.activated | hex, use | before the city works; use: produce, construct, recruit, move, card, counted, leader |
| city.producing | hex, gained | what a production brings is chosen and not taken yet: `gained` may be changed |
| city.produced | hex, gained | after a production; gained: goods to amounts |
| building.built | hex, building | bonus of the building and of advances |
| wonder.built | hex, wonder | |
| units.recruited | hex, units, paid | after a recruit |
| units.moved | start, target, units | a group has arrived (after a battle if there was one) |
| route.formed | hex | a trade route to the city of another player was formed |
| move.ended | | the move action is over (Cartography) |
| tile.explored | slot | a tile was turned up and laid |
| influence.succeeded | start, target, building | |
| city.captured | hex, loser, size | seat is the winner; loser a seat or BARBARIANS; after the pieces were swapped |
| battle.began | | the battle is `g.battle`; seat is the attacker; nobody controls barbarians and pirates yet |
| battle.prepared | | somebody does now: before the first round |
| battle.round | | a round begins |
| battle.revealed | | tactics lie open |
| battle.rolling | | before the dice |
| battle.rolled | | after them |
| battle.hit | | units were removed |
| battle.round-over | | a round is over |
| battle.ended | | decided, and the city captured; `g.battle` still tells everything |
| unit.dying | hex, kind | seat is the owner; a unit is about to be removed in a battle |
| person.open | card | a great person was bought who lies open before the player |
| unit.lost | kind | a unit of theirs was removed in another way: by an event, or because there was no other piece |
| unit.bought | kind | a unit for which a card stands is paid for, and its old piece is off the board |
| leader.gone | leader | their leader has died, in whatever way |
| status.began | | status phase, for each player in order, before step 1 |

**Numbers** (`modifiers`): functions that return an amount; the rule adds them up and can show each with its source.

| number | arguments after g, seat |
|---|---|
| production.amount | hex |
| recruit.maximum | hex |
| influence.range | start |
| influence.roll | start, target |
| combat.dice, combat.value, combat.ignored | battle; the seat is the side, which may be BARBARIANS |
| capture.gold | hex |

**Prices** (`prices`): functions that change a `Price` in place and note why. Arguments after the price: g, seat,
subject, hex. What an advance allows for a price of its own ("draft", "taxes") goes by the name of the advance.

| price | of what |
|---|---|
| advance | an advance bought by the action |
| advance by card | an advance that a card sells |
| building | a building |
| wonder | a wonder |
| unit | a unit |
| happiness | a step of mood |
| leader | what an ability of a leader costs |
| boost | more range for culture |
| government | a change of government |
| card | an action card |
| tactic | what a tactics card asks for |
| event | what an event asks for |
| arena | a point from the Great Arena |
| civilisation | what a civilisation offers |
| any | every price, after the rules for its own name |

**Vetoes** (`vetoes`): functions that return a verdict.

| veto | arguments after g, seat |
|---|---|
| influence.target | target hex |
| influence.boost | target hex |
| influence.prize | target hex, building |
| construct | hex, thing |
| enter | start, target, units (the group that wants to enter) |
| found | hex |
| produce | city, hex |
| select | start, unit (which wants to move) |
| trade | hex of settlers (which want to form a trade route) |
| sail | start, group of ships with cargo |
| tactics | (in a battle: may the side lay a tactics card in this round?) |
| abilities | (in a battle: do the symbols on its dice work for the side?) |
| recruit | city, unit (for which a card stands) |

**Collections**: what content adds entries to, each explained where it stands. What says which effect of
advances it needs (`ByEffect`, prices) is not asked about those who can never have it.

| collection | what is in it |
|---|---|
| box.decks.SEEKERS | who finds a certain card instead of drawing one |
| box.paying.PURSES | what pays and is not among the goods of a player |
| box.deeds.DEEDS | what can be done in a turn (`add_deed`) |
| actions.cities.BEARERS | who lets a further activation count for another city |
| actions.construct.CONSTRUCTIONS | what the construct action can make |
| actions.produce.FIELDS | hexes that a city may use whoever has a city there |
| actions.produce.YIELDS | further goods from a hex |
| actions.move.WAYS | other ways to spend a move |
| actions.targets.PASSES | who lets ships go by units of others |
| actions.targets.MEETINGS | what happens when ships reach a hex |
| actions.targets.HULLS | further ships that take land units aboard |
| actions.recruit.INSTEAD | what may come in the place of a unit just paid for |
| actions.recruit.WITHOUT | who recruits without the building a unit needs |
| actions.roads.LONG_ROADS | farther targets of a march by road |
| advances.trade_routes.BARRED | hexes closed to trade |
| advances.trade_routes.CARRIERS | what else forms trade routes |
| advances.trade_routes.GOODS | what else a trade route may bring |
| advances.trade_routes.PARTNERS | further cities in reach of trade |
| actions.influence.STARTS | other hexes from which one influences culture |
| battle.strength.BONUSES | what else adds to the combat value of a player with a civilisation |
| battle.strength.SKILLS | what else symbols make units do |
| battle.strength.CEILINGS | what holds the combat value of an enemy down |
| battle.fight.CURFEWS | what ends a battle with a retreat |
| wonders.effects.PATRONS | who helps to build a wonder |
| actions.influence.SPECIAL | other targets of influence, won in their own way |
| events.barbarians.MASTERS | who tells barbarians where to go |
| events.drawing.REFUSALS | who may lay an event aside and draw another one |
| events.drawing.SYMBOLS | what a symbol does |
| events.drawing.EFFECTS | what the effect of an event does |
| cards.playing.INTERRUPTS | who may keep an action card from its effect |
| cards.playing.EFFECTS | what an action card or a great person does |
| expansion.leaders.combat.COUNTS | what a bonus of a leader depends on |
| objectives.measuring.STATUS_TESTS | when an objective of the status phase holds |
| objectives.measuring.BATTLE_TESTS | when an objective holds after a battle |
| scoring.BONUSES | what else counts for a player |
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

from civitas.games.clash.box.content import WITHIN_REACH
from civitas.games.clash.box.edition import has_expansion
from civitas.kernel import Attached, Listeners, Modifiers, Term, Verdict

listeners: Listeners = Listeners(has_expansion)
modifiers: Modifiers = Modifiers(has_expansion)


class Price:
    """What something costs: amounts by good, what may replace a good, and the terms that explain it."""

    __slots__ = ("_changes", "_printed", "instead", "needs", "others", "source", "used_up")

    def __init__(
        self,
        source: str,
        needs: Mapping[str, int],
        instead: dict[str, tuple[str, ...]] | None = None,
        used_up: tuple[str, ...] = (),
    ) -> None:
        self.needs = dict(needs) if all(needs.values()) else {good: n for good, n in needs.items() if n}
        self.instead = instead or {}
        self.used_up = used_up
        """What works once in a turn and counts as used up here, besides what the turn remembers."""
        self.source = source
        self.others: tuple[Price, ...] = ()
        """What may be paid in the place of the whole."""
        self._printed = needs
        self._changes: tuple[Term, ...] = ()

    @property
    def terms(self) -> list[Term]:
        """The price as printed, then what changed it. Most prices are only weighed, never told: made when asked for."""
        return [Term(self.source, sum(self._printed.values())), *self._changes]

    def less(self, source: str, good: str, amount: int) -> None:
        """Take something off the price."""
        off = min(amount, self.needs.get(good, 0))
        if off:
            self.needs[good] -= off
            if not self.needs[good]:
                del self.needs[good]
            self._changes += (Term(source, -off),)

    def free(self, source: str) -> None:
        """Take the whole price off."""
        self._changes += (Term(source, -self.total),)
        self.needs = {}

    def more(self, source: str, good: str, amount: int) -> None:
        self.needs[good] = self.needs.get(good, 0) + amount
        self._changes += (Term(source, amount),)

    def replace(self, good: str, *others: str) -> None:
        """Allow other goods in the place of one."""
        known = self.instead.get(good, ())
        self.instead[good] = (*known, *(other for other in others if other not in known))

    def or_else(self, source: str, needs: Mapping[str, int]) -> None:
        """Allow another price in the place of this one."""
        self.others += (Price(source, needs),)

    @property
    def total(self) -> int:
        return sum(self.needs.values())

    def told(self) -> dict[str, Any]:
        """For a label: what it costs, and which advance or wonder changed what."""
        return {"goods": dict(self.needs), "terms": [[term.source, term.amount] for term in self.terms]}


PriceRule = Callable[..., None]


T = TypeVar("T")
BY_LEADERS = "leaders"
"""Stands for whatever leaders can do, in the place of an effect of advances."""


class ByEffect(Generic[T]):
    """What content adds to a list, by the effect that it needs: whoever can never have that effect is not asked."""

    def __init__(self) -> None:
        self._added: list[tuple[str, T]] = []
        self._known: dict[str, tuple[T, ...]] = {}

    def add(self, item: T, effect: str = "") -> None:
        """Add something that needs an effect of advances; without one, it may concern everybody."""
        self._added.append((effect, item))
        self._known.clear()

    def of(self, g: Any, seat: int) -> tuple[T, ...]:
        """What may concern the player, in the order in which it was added."""
        civ = g.players[seat].civ
        found = self._known.get(civ)
        if found is None:
            near = {"", *WITHIN_REACH[civ], BY_LEADERS if civ else ""}
            found = self._known[civ] = tuple([item for effect, item in self._added if effect in near])
        return found


class Prices:
    """The rules that change prices, by what is paid for."""

    def __init__(self) -> None:
        self._rules: dict[str, ByEffect[PriceRule]] = {}
        self._asked: dict[tuple[str, str], tuple[PriceRule, ...]] = {}

    def on(self, name: str, effect: str = "") -> Callable[[PriceRule], PriceRule]:
        def attach(rule: PriceRule) -> PriceRule:
            self._rules.setdefault(name, ByEffect()).add(rule, effect)
            self._asked.clear()
            return rule

        return attach

    def settle(self, name: str, price: Price, g: Any, seat: int, subject: str, hex: str = "") -> Price:
        """The price after every rule has had its say."""
        civ = g.players[seat].civ
        asked = self._asked.get((name, civ))
        if asked is None:
            found = [self._rules[which].of(g, seat) for which in (name, "any") if which in self._rules]
            asked = self._asked[name, civ] = tuple([rule for rules in found for rule in rules])
        for rule in asked:
            rule(price, g, seat, subject, hex)
        return price


class Vetoes:
    """Who may forbid something: the first verdict counts."""

    def __init__(self) -> None:
        self._rules: Attached[Callable[..., Verdict]] = Attached(has_expansion)

    def on(self, name: str, *, expansion: bool = False) -> Callable[[Callable[..., Verdict]], Callable[..., Verdict]]:
        def attach(rule: Callable[..., Verdict]) -> Callable[..., Verdict]:
            self._rules.add(name, rule, expansion=expansion)
            return rule

        return attach

    def verdict(self, name: str, g: Any, *facts: Any) -> Verdict:
        for rule in self._rules.at(g, name):
            if (verdict := rule(g, *facts)) is not None:
                return verdict
        return None


prices: Prices = Prices()
vetoes: Vetoes = Vetoes()


trigger = listeners.trigger
"""Let every listener of an event act, in the order of their numbers."""
