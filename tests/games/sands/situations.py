"""Table situations for the tests of the rules: a real table, with the pieces put where the test wants them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from civitas.games.sands import TITLE
from civitas.games.sands.actions.bonus import ANSWERS as BONUSES
from civitas.games.sands.box.state import NOBODY, Sands
from civitas.kernel import Answer, Dice, Table

MARION, ANGELIKA, NICOLE = 0, 1, 2
"""The players of the rulebook's examples, by seat; in a situation the start player is Marion."""

IDLE = ["govern", "tribute"]
"""Two cards for players whose turn does not matter."""


@cache
def _after_setup(players: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """A saved table at the first choice of cards, and its state, with every region empty and nobody's."""
    table = Table(TITLE, players, dice=Dice("situation"))
    while table.prompt(table.to_act()[0]).key != "choose-cards":
        seat = table.to_act()[0]
        table.apply(seat, table.legal(seat)[0])
    save = table.save()
    # The dice go on from here, wherever the table has kept a checkpoint.
    return {**save, "snapshot": {**save["snapshot"], "rolls": table.rolls}}, table.state.dump()


def blank(players: int = 3) -> Sands:
    """A state before the first choice of cards: no citizens, no control, no caravans, no resources."""
    g = Sands.load(_after_setup(players)[1])
    g.start_player = MARION
    for region in g.control:
        g.control[region] = NOBODY
        g.resource[region] = "crops"
        g.capacity[region] = 4
    for empire in g.empires:
        for region in g.control:
            empire.peasants[region] = empire.soldiers[region] = 0
        empire.provinces = empire.caravans = empire.advances = ()
        empire.capital = ""
        empire.crops = empire.gold = 0
        empire.heritage = dict.fromkeys(empire.heritage, 0)
    return g


def settle(g: Sands, seat: int, *regions: str, capital: str = "", peasants: int = 1, soldiers: int = 0) -> None:
    """Give the seat regions as provinces, with citizens; the first is the capital if none is named."""
    empire = g.empires[seat]
    for region in regions:
        g.control[region] = seat
        empire.peasants[region] = peasants
        empire.soldiers[region] = soldiers
    empire.provinces += regions
    empire.capital = capital or empire.capital or regions[0]


def seated(arrange: Callable[[Sands], None] | None = None, players: int = 3) -> Sands:
    """Three players far from each other, one home region each, then whatever the test arranges."""
    g = blank(players)
    homes = ("syria", "hispania", "graecia", "aegyptus", "germania")
    for seat in range(players):
        settle(g, seat, homes[seat], peasants=2, soldiers=1)
    if arrange is not None:
        arrange(g)
    return g


def at_choice(g: Sands) -> Table:
    """The table in which all players are about to choose their cards."""
    save = _after_setup(g.seats)[0]
    snapshot = {**save["snapshot"], "state": g.dump(), "barrier": save["snapshot"]["position"]}
    return Table.load(TITLE, {**save, "snapshot": snapshot, "tail": []})


def in_turn(g: Sands, *cards: str, seat: int = MARION) -> Table:
    """The table in the seat's turn, its cards revealed; the others play idle cards, those before have ended."""
    table = at_choice(g)
    chosen = list(cards) + [card for card in IDLE if card not in cards]
    order = [card for card in Offered if card in chosen[:2]]
    for other in range(g.seats):
        table.apply(other, order if other == seat else IDLE)
    while table.to_act() != (seat,):
        finish_turn(table)
    return table


Offered = (
    "chronicle",
    "muster",
    "conquest",
    "raid",
    "build",
    "govern",
    "advance",
    "caravan_1",
    "caravan_2",
    "migrate",
    "tribute",
    "emphasis_civic",
    "emphasis_politics",
    "emphasis_culture",
)


def say(table: Table, *answers: Answer) -> Table:
    """Whoever is asked gives these answers, one after the other."""
    for answer in answers:
        table.apply(table.to_act()[0], answer)
    return table


def finish_turn(table: Table) -> None:
    """End the turn under way without doing more."""
    say(table, "end")


def finish_round(table: Table) -> None:
    """End every turn of the round."""
    rounds = table.state.round
    while not table.over and table.state.round == rounds and table.prompt(table.to_act()[0]).key == "next-deed":
        finish_turn(table)


def rolls(table: Table, outcomes: Mapping[int, Any]) -> None:
    """Replace the dice: the next rolls come out as given, by how many rolls from now."""
    table.dice = Loaded(table.rolls, outcomes)


class Loaded(Dice):
    """Dice for a test that wants a certain roll."""

    __slots__ = ("first", "outcomes")

    def __init__(self, first: int, outcomes: Mapping[int, Any]) -> None:
        super().__init__("loaded")
        self.first = first
        self.outcomes = outcomes

    def roll(self, number: int, chance: Any) -> Any:
        wanted = self.outcomes.get(number - self.first)
        return super().roll(number, chance) if wanted is None else wanted


def reason(table: Table, answer: Answer) -> str:
    """Why the seat that is asked may not give this answer."""
    seat = table.to_act()[0]
    verdict = table.prompt(seat).verdict(answer)
    assert verdict is not None, f"{answer} is allowed"
    return str(verdict[0].id)


def asked(table: Table) -> str:
    """The key of the question on the table."""
    return table.prompt(table.to_act()[0]).key


def offers(table: Table) -> list[Answer]:
    """What the seat that is asked may answer, without the bonus actions beside the question."""
    return [answer for answer in table.legal(table.to_act()[0]) if answer not in BONUSES]


def scholar(g: Sands) -> None:
    """Marion may advance to the end of a row and draw; the others have laid chronicle cards."""
    marion = g.empires[MARION]
    marion.advances = g.rows["culture_1"][:1]
    marion.heritage["culture"] = 6
    marion.gold = marion.crops = 6
    settle(g, MARION, "cyprus", "asia_minor", peasants=2)
    g.empires[ANGELIKA].chronicles, g.empires[ANGELIKA].hand = {"A": 1, "C": 2, "F": 3}, (4, 5, 6, 7)
    g.empires[NICOLE].chronicles, g.empires[NICOLE].hand = {"E": 7}, (1, 2, 3, 4, 5, 6)
