"""What a seat does while its player is away."""

from __future__ import annotations

from civitas.bots import make_bot
from civitas.games.scharz import TITLE
from civitas.games.scharz.box.content import BASIC
from civitas.kernel import Dice, Table

AWAY = 0
ON_PURPOSE = frozenset({"moved", "hired", "raised", "training", "bought", "sold", "site", "assault", "plundered"})
ROUNDS_OF_A_YEAR = 4


def test_a_seat_without_orders_stays_where_it_is_and_buys_nothing_for_a_whole_year() -> None:
    table = Table(TITLE, 3, {"mode": BASIC, "map": "italia"}, Dice("away"))
    bots = [make_bot("caretaker" if seat == AWAY else "greedy", TITLE, f"bot {seat}") for seat in range(3)]
    while not table.over and table.state.round <= ROUNDS_OF_A_YEAR:
        seat = table.to_act()[0]
        table.apply(seat, bots[seat].choose(table, seat))
    deeds = [(note.key, note.params.get("seat")) for note in table.notes(None) if note.key in ON_PURPOSE]
    assert AWAY not in {seat for _, seat in deeds}
    assert {seat for key, seat in deeds if key == "moved"} == {1, 2}
