"""§11.1 The factions of Britannia, at real tables."""

from __future__ import annotations

from tests.games.scharz.situations import at, blank, key, post, settle

from civitas.games.scharz import TITLE
from civitas.games.scharz.box.holding import earned
from civitas.games.scharz.box.lie import Lie
from civitas.games.scharz.box.queries import level_of
from civitas.games.scharz.movement.routes import march_orders
from civitas.games.scharz.seasons import farming
from civitas.games.scharz.setup import choose_factions, start_of
from civitas.kernel import AskAll, Table


def test_scots_gain_half_as_much_again_outside_hibernia_and_twice_as_much_from_their_rival() -> None:
    g = blank(3, factions=("scots",), map="britannia")
    rival = g.realms[0].rival
    other = 3 - rival
    assert earned(g, 0, other, 4, "eblani") == 4
    assert earned(g, 0, other, 4, "mona") == 6
    assert earned(g, 0, rival, 4, "mona") == 8


def test_light_infantry_of_the_picts_crosses_black_borders_everywhere() -> None:
    g = blank(8, factions=("picts",), map="britannia")
    post(g, 0, "light", "caledonii")
    post(g, 0, "light", "dobunni")
    orders = march_orders(g, 0, Lie(g))
    assert "light.caledonii.open>creones" in orders
    assert "light.dobunni.open>silures" in orders


def test_picts_and_celts_defend_brown_ground_better_and_germanics_turquoise() -> None:
    g = blank(8, factions=("picts", "britons", "germanics"), map="britannia")
    settle(g, 0, "caledonii", "maeatae")
    settle(g, 1, "ordovices", "silures")
    settle(g, 2, "girvii", "lindum", "brigantes")
    levels = [level_of(g, field) for field in g.towns]
    assert levels == [3, 2, 3, 2, 3, 2, 2]


def test_celts_begin_with_one_herd_of_sheep_and_two_of_pigs() -> None:
    g = blank(factions=("britons", "scots"), map="britannia")
    assert [start_of(g, seat, kind) for seat in (0, 1) for kind in ("sheep", "pigs")] == [1, 2, 2, 1]


def test_three_factions_are_at_home_in_britannia() -> None:
    g = blank(map="britannia")
    settle(g, 0, "londinium")
    settle(g, 1, "mona")
    asked = next(choose_factions(g))
    assert isinstance(asked, AskAll)
    assert asked.prompts[0].legal() == ["romans_britannia", "germanics", "britons"]
    assert g.realms[1].faction == "islanders"


def levied(gold: int = 10) -> Table:
    g = blank(mode="basic", round=5, factions=("germanics", "scots"), map="britannia")
    settle(g, 0, "cantiaci")
    settle(g, 1, "eblani")
    g.realms[0].gold = gold
    return at(g, farming.new_year)


def test_germanics_may_have_heavy_infantry_in_belgica_each_new_year() -> None:
    table = levied()
    assert key(table, 0) == "levy"
    table.apply(0, True)
    realm = table.state.realms[0]
    assert (realm.units, realm.gold) == ({"heavy.belgica.open": 1}, 5)


def test_the_levy_costs_what_buying_and_training_cost() -> None:
    table = levied(gold=4)
    assert all(key(table, seat) != "levy" for seat in table.to_act())


def test_nobody_controls_or_settles_belgica() -> None:
    g = blank(map="britannia")
    post(g, 0, "heavy", "belgica")
    assert Lie(g).owner == {}
    assert "belgica" not in g.atlas.standard


def test_a_table_says_which_map_it_plays() -> None:
    table = Table(TITLE, 2, {"map": "britannia"})
    assert table.view(0)["game"]["map"] == "britannia"
    assert "londinium" in table.state.atlas.inside
    assert "roma" not in table.state.atlas.inside
