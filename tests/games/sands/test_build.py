"""§5.5 Build."""

from __future__ import annotations

from tests.games.sands.situations import MARION, asked, in_turn, reason, say, seated, settle

from civitas.games.sands.actions.build import price_terms
from civitas.games.sands.state import Sands


def test_example_build_a_a_triumphal_arch_costs_unrest_plus_level_and_raises_politics() -> None:
    """Unrest 4 and level 1: five gold, and politics heritage goes up by one."""

    def arrange(g: Sands) -> None:
        settle(g, MARION, "rhodes")
        g.empires[MARION].unrest = 4
        g.empires[MARION].gold = 6

    table = say(in_turn(seated(arrange), "build"), "build", "triumphal_arch:rhodes")
    marion = table.state.empires[MARION]
    assert marion.gold == 1
    assert table.state.buildings["rhodes"] == ("triumphal_arch",)
    assert marion.heritage["politics"] == 1


def _city_in_asia_minor(g: Sands) -> None:
    settle(g, MARION, "asia_minor", "armenia", peasants=3)
    marion = g.empires[MARION]
    g.capacity["asia_minor"], g.resource["asia_minor"] = 4, "gold"
    g.buildings["asia_minor"], g.buildings["armenia"] = ("quarry",), ("amphitheatre",)
    marion.advances = ("labour",)
    marion.unrest, marion.gold = 5, 3


def test_example_build_b_a_city_with_quarry_oppression_and_labour() -> None:
    """Level 4 and unrest 5 make nine, the quarry saves one, three peasants save three; one gold is left of six."""
    table = say(in_turn(seated(_city_in_asia_minor), "emphasis_civic", "build"), "build")
    assert reason(table, "city:asia_minor") == "build-gold"
    say(table, "oppression:asia_minor")
    assert table.state.empires[MARION].gold == 6
    say(table, "city:asia_minor", 3)
    marion = table.state.empires[MARION]
    assert marion.gold == 1
    assert marion.peasants["asia_minor"] == 1
    assert marion.emphasis_markers == 2
    assert marion.unrest == 6
    assert asked(table) == "next-deed"
    assert table.to_act() != (MARION,)


def test_the_amphitheatre_next_door_saves_nothing_without_culture() -> None:
    terms = dict(price_terms(seated(_city_in_asia_minor), MARION, "city", "asia_minor"))
    assert terms == {"unrest": 5, "level": 4, "quarry": -1}


def test_a_city_needs_civic_unlocked() -> None:
    table = say(in_turn(seated(_city_in_asia_minor), "build"), "oppression:asia_minor", "build")
    assert reason(table, "city:asia_minor") == "city-locked"
