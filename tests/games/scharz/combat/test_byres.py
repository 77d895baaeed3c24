"""Herds inside a settlement: they come out, are fed or are slaughtered."""

from __future__ import annotations

from tests.games.scharz.reading import asked, label, offered, plain, told
from tests.games.scharz.situations import at, blank, order, post, settle

from civitas.games.scharz.box.state import Scharz
from civitas.games.scharz.combat import byres
from civitas.kernel import Table


def shut(*herds: str, grain: int = 0, round: int = 2, enemy: bool = True) -> Scharz:
    """A city with herds inside, and as a rule an enemy before it."""
    g = plain(blank(mode="basic", round=round))
    settle(g, 0, "roma", kind="city")
    settle(g, 1, "lucania")
    g.byres, g.grain = {"roma": herds}, {"roma": grain}
    if enemy:
        post(g, 1, "light", "roma")
    return g


def after(g: Scharz, **answer: int) -> Table:
    table = at(g, byres.after_combat)
    if "byre" in asked(table).values():
        order(table, s0={one.replace("_", "."): number for one, number in answer.items()})
    return table


def test_the_owner_may_slaughter_what_the_store_could_feed() -> None:
    table = at(shut("sheep", "pigs", "cattle", grain=2), byres.after_combat)
    assert offered(table) == {"slaughter.sheep.roma": 1, "slaughter.pigs.roma": 1}
    assert label(table, 0, "slaughter.pigs.roma") == (
        "slaughter-inside",
        ("place:roma",),
        {"herd": "pigs", "place": "roma"},
    )
    assert "byre" not in asked(at(shut("cattle", grain=2), byres.after_combat)).values()
    assert "byre" not in asked(at(shut("sheep", grain=2, enemy=False), byres.after_combat)).values()


def test_herds_inside_eat_from_the_store_and_what_it_does_not_feed_is_sold_as_meat() -> None:
    table = after(shut("pigs", "cattle", "sheep", grain=3))
    state = table.state
    # Two for the pigs and one for the sheep; seven pieces of meat of the cattle are three gold in summer.
    assert (state.byres, state.grain, state.realms[0].gold) == ({"roma": ("pigs", "sheep")}, {"roma": 0}, 13)
    assert told(table, "byre-fed") == [
        {"seat": 0, "herd": "pigs", "place": "roma", "number": 2},
        {"seat": 0, "herd": "sheep", "place": "roma", "number": 1},
    ]
    assert told(table, "slaughtered") == [{"seat": 0, "herd": "cattle", "number": 1}]


def test_meat_brings_a_whole_gold_a_piece_in_autumn() -> None:
    table = after(shut("cattle", round=3))
    assert (table.state.byres, table.state.realms[0].gold) == ({}, 17)


def test_as_many_are_slaughtered_as_ordered_and_the_others_fed() -> None:
    table = after(shut("sheep", "sheep", grain=5), slaughter_sheep_roma=1)
    state = table.state
    assert (state.byres, state.grain, state.realms[0].gold) == ({"roma": ("sheep",)}, {"roma": 4}, 11)
    table = after(shut("sheep", "sheep", grain=5), slaughter_sheep_roma=2)
    assert (table.state.byres, table.state.grain, table.state.realms[0].gold) == ({}, {"roma": 5}, 12)


def test_herds_come_out_where_no_enemy_is_left() -> None:
    table = after(shut("sheep", "pigs", grain=2, enemy=False))
    assert (table.state.byres, table.state.herds) == ({}, {"roma": (0, ("sheep", "pigs"))})
    assert (table.state.grain, table.state.realms[0].gold) == ({"roma": 2}, 10)
    assert told(table, "herd-out") == [
        {"seat": 0, "herd": "sheep", "place": "roma"},
        {"seat": 0, "herd": "pigs", "place": "roma"},
    ]


def test_herds_that_find_no_room_outside_are_slaughtered() -> None:
    g = shut("sheep", "sheep", enemy=False)
    g.herds = {"roma": (0, ("pigs",))}
    table = after(g)
    assert (table.state.herds, table.state.realms[0].gold) == ({"roma": (0, ("pigs", "sheep"))}, 11)
    for herds, crops in (({"roma": (1, ("pigs",))}, {}), ({}, {"roma": (0, 2)})):
        g = shut("sheep", enemy=False)
        g.herds, g.crops = dict(herds), dict(crops)
        table = after(g)
        assert (table.state.herds, table.state.byres, table.state.realms[0].gold) == (herds, {}, 11)


def test_without_any_store_herds_inside_are_slaughtered_unasked() -> None:
    g = shut("sheep", "sheep")
    g.grain = {}
    table = at(g, byres.after_combat)
    assert "byre" not in asked(table).values()
    assert (table.state.byres, table.state.grain, table.state.realms[0].gold) == ({}, {}, 12)
