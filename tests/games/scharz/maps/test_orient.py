"""§11.5 The factions, the paths and the desert of the map Orient, at real tables."""

from __future__ import annotations

from tests.games.scharz.situations import at, blank, order, post, quiet, settle, yard
from tests.games.scharz.test_vectors import run

from civitas.games.scharz.box.content import FACTIONS
from civitas.games.scharz.box.lie import Lie
from civitas.games.scharz.box.queries import fought_over, level_of
from civitas.games.scharz.box.state import Scharz
from civitas.games.scharz.combat.attrition import attrition, fatal
from civitas.games.scharz.combat.dice import pool
from civitas.games.scharz.combat.plunder import plunder_prestige
from civitas.games.scharz.combat.spirit import spirit_of
from civitas.games.scharz.rear import trade
from civitas.games.scharz.rear.offers import Market
from civitas.games.scharz.rear.prices import upgrade_of
from civitas.games.scharz.setup import starts
from civitas.kernel import AskAll, Roll


def table_of(*factions: str, seats: int = 8, mode: str = "basic") -> Scharz:
    return blank(seats, mode=mode, factions=factions, map="orient")


def test_egypt_and_babylon_may_begin_with_a_city() -> None:
    g = table_of(seats=4)
    assert {"city.memphis", "city.babylon_field"} <= set(starts(g, 0))


def test_a_five_destroys_in_the_desert_and_a_six_on_a_path() -> None:
    assert [fatal("waste", face) for face in (4, 5, 6)] == [False, True, True]
    assert [fatal("brown", face) for face in (5, 6)] == [False, True]
    g = table_of("kassites")
    g.realms[0].gold = 0
    post(g, 0, "light", "desert_syria")
    asked = next(one for one in attrition(g) if isinstance(one, Roll))
    assert asked.sides == 6
    assert g.throw is not None
    assert g.throw.dice == ("waste",)


def test_canaan_crosses_paths_and_deserts_without_harm() -> None:
    g = table_of("canaan")
    post(g, 0, "light", "desert_syria")
    post(g, 0, "light", "path_west")
    assert not any(isinstance(one, (Roll, AskAll)) for one in attrition(g))


def test_passage_costs_a_gold_for_the_owner_of_the_oasis() -> None:
    g = table_of("egypt", "qatna")
    settle(g, 1, "tadmor")
    post(g, 0, "light", "path_west", 2)
    asked = attrition(g)
    wish = next(asked)
    assert isinstance(wish, AskAll)
    assert wish.prompts[0].key == "passage"
    asked.send({0: {"pay.path_west": 1}})
    assert not any(isinstance(one, Roll) for one in asked)
    assert [realm.gold for realm in g.realms[:2]] == [9, 11]


def test_whoever_controls_the_oasis_passes_safely() -> None:
    g = table_of("qatna")
    settle(g, 0, "tadmor")
    post(g, 0, "light", "path_west")
    assert not any(isinstance(one, (Roll, AskAll)) for one in attrition(g))


def test_paths_are_fought_over_and_deserts_are_not() -> None:
    assert [fought_over(field) for field in ("path_west", "desert_syria", "tadmor")] == [True, False, True]


def test_ships_of_yamhad_cost_a_gold_less() -> None:
    g = table_of("yamhad", "canaan")
    kinds = ("transport", "warship", "heavy")
    assert [upgrade_of(g.realms[0], kind) for kind in kinds] == [1, 2, 3]
    assert [upgrade_of(g.realms[1], kind) for kind in kinds] == [2, 3, 3]
    settle(g, 0, "ugarit")
    yard(g, "ugarit")
    post(g, 0, "light", "ugarit")
    table = at(g, trade.trade)
    quiet(table, "trade")
    order(table, s0={"raise.transport.ugarit": 1})
    assert table.state.realms[0].gold == 9


def test_light_infantry_of_the_hittites_rolls_again_for_nothing() -> None:
    g = table_of("hittites", "egypt")
    stacks = (("light", "open", 2), ("heavy", "open", 1))
    free = [[die.free for die in pool(stacks, star=False, spirit=spirit_of(g, seat, ()))] for seat in (0, 1)]
    assert free == [[1, 1, 0], [0, 0, 0]]


def test_mitanni_get_a_third_light_infantry_for_nothing() -> None:
    g = table_of("mitanni", "egypt")
    settle(g, 0, "harran", "emar")
    settle(g, 1, "gaza", "avaris")
    table = at(g, trade.trade)
    quiet(table, "trade")
    order(table, s0={"hire.light.harran": 1, "hire.light.emar": 1}, s1={"hire.light.gaza": 1, "hire.light.avaris": 1})
    realms = table.state.realms
    assert [sum(realm.units.values()) for realm in realms[:2]] == [3, 2]
    assert [realm.gold for realm in realms[:2]] == [6, 6]


def test_elam_makes_elephants_in_its_settlements() -> None:
    g = table_of("elam", "egypt", mode="extended")
    settle(g, 0, "susa")
    settle(g, 1, "gaza")
    for seat, field in enumerate(("susa", "gaza")):
        post(g, seat, "light", field)
    assert "raise.elephants.susa" in Market(g, 0, Lie(g)).limits
    assert "raise.elephants.gaza" not in Market(g, 1, Lie(g)).limits


def test_kassites_gain_prestige_by_plunder_in_the_lowland() -> None:
    g = table_of("kassites", "kassites")
    run(plunder_prestige(g, 0, "sippar"))
    run(plunder_prestige(g, 1, "lukka"))
    assert [realm.prestige for realm in g.realms[:2]] == [11, 3]


def test_qatna_the_aegean_assyria_and_the_hurrians_have_what_others_have_elsewhere() -> None:
    assert FACTIONS["qatna"].start["forts"] == 1
    assert FACTIONS["aegean"].harbour == 3
    g = table_of("assyria", "hurrians", mode="original")
    g.realms[0].prestige = 20
    settle(g, 0, "assur")
    settle(g, 1, "isuwa", "nairi")
    limits = Market(g, 0, Lie(g)).limits
    assert "hire.alternative.assur" in limits
    assert "hire.light-0.assur" not in limits
    assert [level_of(g, field) for field in ("isuwa", "nairi")] == [2, 2]
