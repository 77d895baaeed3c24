"""The twelve kinds of buildings: each does what its sentence says."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.games.sands.courses import attacked, generation_over, strengths
from tests.games.sands.situations import ANGELIKA, IDLE, MARION, NICOLE, at_choice, in_turn, reason, say, seated, settle

from civitas.games.sands.actions.build import price_terms
from civitas.games.sands.box.content import BUILDINGS
from civitas.games.sands.box.effects import symbols
from civitas.games.sands.box.state import NOBODY, Holder, Sands
from civitas.kernel import Table


def _in_syria(*buildings: str, arrange: Callable[[Sands], None] | None = None) -> Sands:
    """Marion's capital Syria has these buildings."""
    g = seated(arrange)
    g.buildings["syria"] = buildings
    return g


def _built(building: str, *cards: str) -> Table:
    """Marion has built it in Syria with unrest 3 and thirty gold."""
    g = seated()
    g.empires[MARION].gold = 30
    return say(in_turn(g, *cards, "build"), "build", f"{building}:syria")


def _face(building: str) -> tuple[str, int, int, int]:
    """Category, level (unrest 3 taken off the price), fountains and lyres."""
    table = _built(building, "emphasis_civic")
    level = 30 - table.state.empires[MARION].gold - 3
    state = table.state
    return BUILDINGS[building].category, level, symbols(state, MARION, "fountains"), symbols(state, MARION, "lyres")


def test_every_kind_has_its_sentence_tested_here() -> None:
    named = {name.removeprefix("test_").partition("__")[0] for name in globals() if "__" in name.strip("_")}
    assert named == set(BUILDINGS)


# ---------------------------------------------------------------------- civic


def test_irrigation__a_gold_puts_a_peasant_there_during_a_muster_with_civic() -> None:
    def arrange(g: Sands) -> None:
        g.empires[MARION].gold = 1

    g = _in_syria("irrigation", arrange=arrange)
    assert reason(say(in_turn(g, "muster"), "muster"), "irrigation:syria") == "no-irrigation"
    table = say(in_turn(g, "emphasis_civic", "muster"), "muster", "irrigation:syria")
    assert (table.state.empires[MARION].peasants["syria"], table.state.empires[MARION].gold) == (3, 0)
    assert _face("irrigation") == ("civic", 1, 1, 0)


def test_forum__civic_heritage_when_built() -> None:
    assert _built("forum").state.empires[MARION].heritage == {"civic": 1, "politics": 0, "culture": 0}
    assert _face("forum") == ("civic", 2, 1, 0)


def _crowd(citizens: int) -> Callable[[Sands], None]:
    def arrange(g: Sands) -> None:
        g.empires[MARION].peasants["syria"], g.empires[MARION].soldiers["syria"] = citizens, 0
        g.capacity["syria"] = 4

    return arrange


@pytest.mark.parametrize(("citizens", "unrest"), [(6, 3), (7, 4)])
def test_aqueduct__room_for_two_more_before_unrest_rises(citizens: int, unrest: int) -> None:
    g = _in_syria("aqueduct", arrange=_crowd(citizens))
    assert generation_over(g).state.empires[MARION].unrest == unrest
    assert _face("aqueduct") == ("civic", 3, 2, 0)


def test_aqueduct__the_double_capacity_stays_as_printed() -> None:
    """Nine citizens in a region of four: one has to go."""
    table = generation_over(_in_syria("aqueduct", arrange=_crowd(9)))
    assert table.state.empires[MARION].peasants["syria"] == 8


@pytest.mark.parametrize(("citizens", "unrest"), [(5, 3), (6, 4)])
def test_city__room_for_one_more_before_unrest_rises(citizens: int, unrest: int) -> None:
    g = _in_syria("city", arrange=_crowd(citizens))
    assert generation_over(g).state.empires[MARION].unrest == unrest


def test_city__built_with_civic_only_at_the_level_of_the_capacity() -> None:
    g = seated()
    g.empires[MARION].gold = 30
    assert reason(say(in_turn(g, "build"), "build"), "city:syria") == "city-locked"
    assert _face("city") == ("civic", 4, 1, 0)


def test_city__start_of_caravans_goal_of_caravans_and_place_of_tribute() -> None:
    """Nicole's City in Libya: she sets out from there, Marion gains heritage there and pays tribute."""

    def arrange(g: Sands) -> None:
        settle(g, NICOLE, "libya")
        g.buildings["libya"] = ("city",)
        for empire in g.empires:
            empire.crops = 4
        g.empires[MARION].caravans = ("syria-aegyptus",)

    table = say(in_turn(seated(arrange), "caravan_1"), "caravan_1", "aegyptus-libya", "civic")
    assert table.state.empires[MARION].heritage["civic"] == 1
    table = say(in_turn(seated(arrange), "caravan_1", seat=NICOLE), "caravan_1", "libya-mauretania")
    assert table.state.empires[NICOLE].caravans == ("libya-mauretania",)
    g = seated(arrange)
    g.empires[MARION].caravans = ("aegyptus-libya",)
    table = say(in_turn(g, "tribute", seat=NICOLE), "tribute")
    assert (table.state.empires[NICOLE].crops, table.state.empires[MARION].crops) == (5, 3)


# ---------------------------------------------------------------------- politics


def test_triumphal_arch__politics_heritage_when_built() -> None:
    assert _built("triumphal_arch").state.empires[MARION].heritage == {"civic": 0, "politics": 1, "culture": 0}
    assert _face("triumphal_arch") == ("politics", 1, 0, 0)


def test_quarry__later_buildings_in_its_region_cost_a_gold_less() -> None:
    """Without any category unlocked, and nowhere else."""
    g = _in_syria("quarry", arrange=lambda g: settle(g, MARION, "cyprus"))
    g.empires[MARION].gold = 20
    table = say(in_turn(g, "build"), "build", "forum:syria")
    assert table.state.empires[MARION].gold == 20 - (3 + 2 - 1)
    assert "quarry" not in dict(price_terms(g, MARION, "forum", "cyprus"))
    assert _face("quarry") == ("politics", 1, 0, 0)


def test_road__its_neighbours_are_neighbours_of_each_other_for_migrate_and_raid() -> None:
    """From Cyprus over Syria to Mesopotamia."""
    g = _in_syria("road")
    g.empires[MARION].peasants["cyprus"] = g.empires[MARION].soldiers["cyprus"] = 1
    table = say(in_turn(g, "migrate"), "migrate", "peasant:cyprus:mesopotamia")
    assert table.state.empires[MARION].peasants["mesopotamia"] == 1
    table = say(in_turn(g, "raid"), "raid", "soldier:cyprus:mesopotamia")
    assert table.state.empires[MARION].soldiers["mesopotamia"] == 1
    assert _face("road") == ("politics", 2, 0, 0)


def test_road__others_pass_with_the_consent_of_its_ruler() -> None:
    g = _in_syria("road")
    g.empires[NICOLE].soldiers["cyprus"] = 1
    for granted in (True, False):
        table = say(in_turn(g, "raid", seat=NICOLE), "raid", ["syria"])
        assert table.to_act() == (MARION,)
        say(table, granted)
        assert ("soldier:cyprus:mesopotamia" in table.legal(NICOLE)) is granted


def _besieged(*buildings: str, emphasis: str = "", ruler: Holder = ANGELIKA) -> Sands:
    """Marion's three soldiers against Angelika's two in Libya."""
    g = seated()
    settle(g, ANGELIKA, "libya", peasants=0, soldiers=2)
    g.control["libya"] = ruler
    g.empires[ANGELIKA].provinces = ("hispania",)
    g.buildings["libya"] = buildings
    g.empires[ANGELIKA].emphasis = emphasis
    g.empires[MARION].soldiers["libya"], g.empires[MARION].crops = 3, 9
    return g


def _fight(g: Sands, *cards: str) -> tuple[int, int]:
    return strengths(attacked(in_turn(g, *cards, "conquest"), "libya", ANGELIKA))


def test_fortress__three_more_for_the_ruler_under_attack_with_politics() -> None:
    """Politics of the ruler: through an advance, or through an emphasis card revealed in this generation."""
    assert _fight(_besieged("fortress", emphasis="politics")) == (6, 4 + 3)
    g = _besieged("fortress")
    g.empires[ANGELIKA].advances = ("republic",)
    assert _fight(g) == (6, 4 + 3)
    assert _face("fortress") == ("politics", 2, 0, 0)


def test_fortress__without_politics_of_its_ruler_it_is_no_help() -> None:
    """Politics of the attacker does not count."""
    assert _fight(_besieged("fortress", emphasis="civic"), "emphasis_politics") == (6, 4)


def test_fortress__an_emphasis_card_still_face_down_is_no_help() -> None:
    """Angelika has chosen politics for this round, but Marion attacks before she reveals it."""
    table = at_choice(_besieged("fortress"))
    table.apply(MARION, ["conquest", "govern"])
    table.apply(ANGELIKA, ["govern", "emphasis_politics"])
    table.apply(NICOLE, IDLE)
    assert strengths(attacked(table, "libya", ANGELIKA)) == (6, 4)


def test_fortress__helps_neither_a_guest_nor_in_a_region_without_a_ruler() -> None:
    g = _besieged("fortress", emphasis="politics", ruler=NICOLE)
    g.empires[NICOLE].emphasis = "politics"
    assert _fight(g) == (6, 4)
    assert _fight(_besieged("fortress", emphasis="politics", ruler=NOBODY)) == (6, 4)


def test_fortress__is_no_help_for_an_attack_by_its_ruler() -> None:
    g = _besieged("fortress", ruler=MARION)
    assert _fight(g, "emphasis_politics") == (6, 4)


# ---------------------------------------------------------------------- culture


def test_amphitheatre__later_buildings_there_and_next_door_cost_a_gold_less_with_culture() -> None:
    """Cyprus is a neighbour of Syria, Rhodes is not."""
    g = _in_syria("amphitheatre", arrange=lambda g: settle(g, MARION, "cyprus", "rhodes"))
    regions = ("syria", "cyprus", "rhodes")
    assert all("amphitheatre" not in dict(price_terms(g, MARION, "forum", region)) for region in regions)
    g.empires[MARION].emphasis = "culture"
    saved = [dict(price_terms(g, MARION, "forum", region)).get("amphitheatre", 0) for region in regions]
    assert saved == [-1, -1, 0]
    assert _face("amphitheatre") == ("culture", 1, 0, 1)


def test_temple__culture_heritage_when_built() -> None:
    assert _built("temple").state.empires[MARION].heritage == {"civic": 0, "politics": 0, "culture": 1}
    assert _face("temple") == ("culture", 2, 0, 1)


def test_theatre__two_lyres() -> None:
    assert _face("theatre") == ("culture", 3, 0, 2)
    assert sum(_built("theatre").state.empires[MARION].heritage.values()) == 0


def test_wonder__a_point_for_its_ruler_at_each_end_of_a_dynasty() -> None:
    """Angelika's Wonder counts for her, nobody's for nobody."""

    def arrange(g: Sands) -> None:
        g.buildings["hispania"] = g.buildings["libya"] = ("wonder",)
        g.dynasty_field = 7

    table = generation_over(_in_syria("wonder", arrange=arrange))
    assert table.state.dynasty == 2
    assert [empire.victory_points for empire in table.state.empires] == [1, 1, 0]
    assert _face("wonder") == ("culture", 4, 1, 1)


def test_wonder__no_point_when_a_generation_ends_within_a_dynasty() -> None:
    table = generation_over(_in_syria("wonder"))
    assert table.state.generation == 2
    assert table.state.empires[MARION].victory_points == 0
