"""Rich positions: how a table may look late in a game, for checks that never get so far by chance.

A title may declare `arrange` among its companions:

    def arrange(title, seats, options, chooser) -> State

which lays a table out as if it had been played for long: by chance everything that the box allows. Random games end
long before the last things of a box meet each other; a table that starts at such a position (`Table(…, start=…)`)
begins where they do. The state must be whole (`invariants` finds nothing), and its cursor must stand on the step that
comes next.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from civitas.kernel import Chooser, Dice, State, Table, Title

S = TypeVar("S", bound=State)
T = TypeVar("T")
Arrange = Callable[[Title[Any], int, Mapping[str, str], Chooser], State]
"""The title that declares it, the number of players, every option with its value, and where chance comes from."""


# ---------------------------------------------------------------------- for those who arrange

POOR, MIDDLING, RICH, LAVISH = range(4)
"""How much a player has of everything: hardly anything, some, much, all that there is."""
WEALTH = (POOR, MIDDLING, RICH, LAVISH)
SEEDS = range(1 << 62)
"""Seeds for the dice of the set-up."""


def set_up_to(title: Title[S], seats: int, options: Mapping[str, str], chooser: Chooser, step: Callable[..., Any]) -> S:
    """The state after the rules' own set-up, with every choice in it made by chance, up to this step."""
    table = Table(title, seats, options, Dice(str(chooser.choice(SEEDS))), quiet=True)
    g: S = table.state
    while stands_on(title, g) is not step:
        seat = table.to_act()[0]
        table.apply(seat, table.prompt(seat).sample(chooser))
    return g


def stands_on(title: Title[Any], g: State) -> Callable[..., Any] | None:
    """The step under the cursor."""
    leaf = title.program.leaf(g)
    return None if leaf is None else leaf.call


def up_to(chooser: Chooser, most: int) -> int:
    """Any number from none to so many."""
    return int(chooser.choice(range(most + 1)))


def once_in(chooser: Chooser, times: int) -> bool:
    """True in one case of so many."""
    return not up_to(chooser, times - 1)


def mixed(chooser: Chooser, things: Sequence[T]) -> list[T]:
    """The same things in another order."""
    order = list(things)
    chooser.shuffle(order)
    return order


def share(chooser: Chooser, wealth: int, most: int) -> int:
    """How many of at most so many things somebody of this wealth has."""
    if wealth == LAVISH:
        return most
    low, high = {POOR: (0, most // 4), MIDDLING: (0, most), RICH: (most // 2, most)}[wealth]
    return int(chooser.choice(range(low, high + 1)))
