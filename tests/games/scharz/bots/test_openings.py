"""Where bots place their villages: next to their own, not alone among strangers, and not always in the same fields."""

from __future__ import annotations

from tests.games.scharz.begin.test_prolog import place
from tests.games.scharz.bots.test_advice import EVEN
from tests.games.scharz.situations import opened

from civitas.bots import make_bot
from civitas.games.scharz import TITLE
from civitas.games.scharz.companions import advice
from civitas.kernel import Table


def rated(table: Table) -> dict[str, float]:
    """What a bot without whims thinks of every answer."""
    seat = table.to_act()[0]
    prompt = table.prompt(seat)
    ratings = advice.appraise(table.view(seat)["game"], seat, prompt, EVEN)
    assert ratings is not None
    return dict(zip(prompt.legal(), ratings, strict=True))


def best(table: Table) -> str:
    found = rated(table)
    return max(found, key=lambda answer: found[answer])


def test_a_village_among_strangers_is_worth_less_but_not_one_next_to_a_village_of_ones_own() -> None:
    table = opened(4)
    before = rated(table)["insubres"]
    place(table, "taurini", "boii", "cenomani")
    alone = rated(table)["insubres"]
    place(table, "apulia", "tarentum", "messapia", "samnium")
    assert table.to_act() == (0,)
    assert alone < before
    assert rated(table)["insubres"] > before


def test_a_village_that_ended_up_alone_is_moved() -> None:
    table = opened(4)
    place(table, "taurini", "boii", "cenomani", "insubres")
    place(table, "apulia", "roma", "tarquinii", "tarentum", "senones", "volsinii", "latium", "messapia")
    assert table.to_act() == (3,)
    assert best(table) == "insubres"
    table.apply(3, "insubres")
    assert best(table) not in ("ligures", "lingones", "veneti")


def test_villages_that_stand_well_stay() -> None:
    table = opened(4)
    place(table, "roma", "tarentum", "cenomani", "syracusae")
    place(table, "agrigentum", "insubres", "apulia", "tarquinii")
    place(table, "volsinii", "messapia", "boii", "messana")
    assert best(table) == "keep"


def test_bots_do_not_all_begin_in_the_same_field() -> None:
    first = {str(make_bot("greedy", TITLE, seed).choose(opened(4), 0)) for seed in range(12)}
    assert len(first) > 1
