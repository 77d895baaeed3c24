"""Feeding at a real table: what is eaten first, and who is lost where there is too little."""

from __future__ import annotations

import pytest
from tests.games.scharz.reading import label
from tests.games.scharz.rear.stalls import offered, told
from tests.games.scharz.situations import at, blank, key, order, post, settle, yard

from civitas.games.scharz.box.state import Scharz
from civitas.games.scharz.seasons import feeding
from civitas.kernel import Answer, Table

WINTER_ROUND = 4
LINES = ("fed", "slaughtered", "destroyed", "razed", "taken", "gold-gained", "points-gained", "points-lost")


def winter(*stacks: tuple[str, str, int], grain: int = 5, fish: int = 0, mode: str = "basic") -> Scharz:
    """A village in Rome with this to eat, and these units; the second player has nothing to worry about."""
    g = blank(mode=mode, round=WINTER_ROUND)
    settle(g, 0, "roma")
    settle(g, 1, "tarentum")
    yard(g, "roma", kind="harbour")
    g.grain, g.fish = {"roma": grain, "tarentum": 5}, {"roma": fish}
    for kind, place, number in stacks:
        where, _, posted = place.partition(".")
        post(g, 0, kind, where, number, posted or "open")
    return g


def asked(table: Table, seat: int = 0) -> bool:
    return seat in table.to_act() and key(table, seat) == "feed"


def fed(g: Scharz, answer: Answer | None = None, **others: Answer) -> Table:
    table = at(g, feeding.feeding)
    if any(asked(table, seat) for seat in table.to_act()):
        order(table, s0=answer or {}, **others)
    return table


def left(table: Table) -> tuple[int, int]:
    return table.state.grain.get("roma", 0), table.state.fish.get("roma", 0)


@pytest.mark.parametrize(("kind", "grain"), [
    ("light", 1), ("heavy", 1), ("engine", 1), ("cavalry", 2), ("elephants", 3), ("mercenary", 0), ("light-4", 1),
])  # fmt: skip
def test_each_unit_eats_by_its_kind_and_a_village_one(kind: str, grain: int) -> None:
    table = fed(winter((kind, "roma", 1)))
    assert left(table) == (5 - 1 - grain, 0)
    assert told(table, "fed") == [("fed", 0, 0, 0, 1 + grain), ("fed", 1, 0, 0, 1)]
    assert not asked(table)


def test_a_city_eats_two() -> None:
    g = winter(("light", "roma", 2))
    g.towns["roma"] = (0, "city")
    assert left(fed(g)) == (1, 0)


@pytest.mark.parametrize(("fish", "eaten", "grain"), [(1, 0, 3), (2, 2, 2), (3, 2, 2), (5, 4, 1), (6, 6, 0), (9, 6, 0)])
def test_fish_is_eaten_first_two_for_a_grain(fish: int, eaten: int, grain: int) -> None:
    table = fed(winter(("light", "roma", 2), fish=fish))
    assert left(table) == (5 - grain, fish - eaten)
    assert told(table, "fed")[0] == ("fed", 0, eaten, 0, grain)
    assert not asked(table)


def test_horses_of_the_cavalry_eat_grain_alone() -> None:
    table = fed(winter(("cavalry", "roma", 2), fish=20))
    assert left(table) == (3, 14)


def test_whoever_has_exactly_enough_is_not_asked_and_loses_nobody() -> None:
    for grain, fish, short in ((3, 0, False), (2, 2, False), (0, 6, False), (2, 1, True), (2, 0, True), (1, 3, True)):
        table = at(winter(("light", "roma", 2), grain=grain, fish=fish), feeding.feeding)
        assert asked(table) is short, (grain, fish)
    assert told(fed(winter(("light", "roma", 2), grain=3)), *LINES) == [("fed", 0, 0, 0, 3), ("fed", 1, 0, 0, 1)]
    assert asked(at(winter(("cavalry", "roma", 1), grain=2, fish=0), feeding.feeding))
    assert not asked(at(winter(("cavalry", "roma", 1), grain=1, fish=4), feeding.feeding))


def test_settlements_without_stores_eat_out_of_those_of_others() -> None:
    for grain, fish, short in ((3, 0, False), (2, 2, False), (2, 1, True), (2, 0, True)):
        g = winter(("light", "roma", 1), grain=grain, fish=fish)
        settle(g, 0, "latium")
        assert asked(at(g, feeding.feeding)) is short, (grain, fish)


def test_fish_that_is_left_is_no_fodder() -> None:
    assert asked(at(winter(("cavalry", "roma", 1), grain=0, fish=8), feeding.feeding))


@pytest.mark.parametrize(("eaters", "fish"), [(1, [0, 0, 4]), (2, [0, 0, 2]), (3, [0, 0, 0])])
def test_fish_is_eaten_in_one_shipyard_after_the_other(eaters: int, fish: list[int]) -> None:
    g = winter(("light", "roma", eaters), fish=4)
    settle(g, 0, "latium", "campania")
    g.fish |= {"latium": 4, "campania": 4}
    table = fed(g)
    assert [table.state.fish[field] for field in ("roma", "latium", "campania")] == fish
    assert left(table)[0] == 5


# ---------------------------------------------------------------------- herds


def herds(*kinds: str, grain: int = 5, fish: int = 0, units: int = 2) -> Scharz:
    g = winter(("light", "roma", units), grain=grain, fish=fish)
    settle(g, 0, "latium", "volsinii")
    for number, field in enumerate(("roma", "latium", "volsinii")):
        if kinds[2 * number : 2 * number + 2]:
            g.herds[field] = (0, kinds[2 * number : 2 * number + 2])
    g.grain["latium"] = 5
    return g


def kept(table: Table) -> list[str]:
    return [kind for owner, herd in table.state.herds.values() if owner == 0 for kind in herd]


def total(table: Table) -> int:
    return sum(table.state.grain.get(field, 0) for field in ("roma", "latium", "volsinii"))


@pytest.mark.parametrize(
    ("kind", "feed", "meat"), [("sheep", 1, 3), ("pigs", 2, 5), ("cattle", 3, 7), ("horses", 2, 5)]
)
def test_a_herd_is_fed_or_slaughtered_and_meat_that_is_left_is_sold(kind: str, feed: int, meat: int) -> None:
    # Three villages and two infantry eat five.
    g = herds(kind)
    table = at(g, feeding.feeding)
    assert table.state.subphase == "feeding"
    assert offered(table, 0) == {f"slaughter.{kind}": 1, "eat.grain": 10, "drop.light.roma.open": 2}
    order(table)
    assert (total(table), kept(table)) == (5 - feed, [kind])
    table = fed(herds(kind), {f"slaughter.{kind}": 1})
    assert (total(table), kept(table)) == (10 - max(0, 5 - meat), [])
    assert table.state.realms[0].gold == 10 + max(0, meat - 5)
    assert told(table, *LINES)[:2] == [
        ("slaughtered", 0, kind, 1),
        ("fed", 0, 0, min(5, meat), max(0, 5 - meat)),
    ]


def test_as_many_herds_are_slaughtered_as_their_owner_says() -> None:
    table = fed(herds("sheep", "sheep", "sheep", "pigs"), {"slaughter.sheep": 2})
    assert kept(table) == ["sheep", "pigs"]
    # Six meat for five eaters, three grain for what is left of the herds.
    assert (total(table), table.state.realms[0].gold) == (7, 11)


def test_fish_comes_before_meat_and_meat_before_grain() -> None:
    table = fed(herds("sheep", fish=6), {"slaughter.sheep": 1})
    assert (total(table), table.state.fish["roma"], table.state.realms[0].gold) == (10, 0, 11)
    assert told(table, "fed")[0] == ("fed", 0, 6, 2, 0)


def test_grain_that_its_owner_would_rather_eat_comes_before_fish_and_meat() -> None:
    g = herds("sheep", "pigs", fish=4)
    table = at(g, feeding.feeding)
    assert offered(table, 0)["eat.grain"] == 10
    assert label(table, 0, "eat.grain") == ("eat-grain", ("good:grain",), {})
    order(table, s0={"slaughter.sheep": 1, "eat.grain": 3})
    # Three grain, then four fish for two; the meat of the sheep is sold; the pigs eat two.
    assert (total(table), table.state.fish["roma"], table.state.realms[0].gold) == (5, 0, 13)
    assert told(table, "fed")[0] == ("fed", 0, 4, 0, 5)
    table = fed(herds("sheep", "pigs", fish=4), {"eat.grain": 9})
    assert (total(table), table.state.fish["roma"]) == (2, 4), "three for the herds, five for all who eat"


def test_fodder_is_kept_back_from_grain_that_would_rather_be_eaten() -> None:
    g = herds("pigs", grain=4, fish=10, units=1)
    g.grain["latium"] = 0
    post(g, 0, "cavalry", "roma")
    table = fed(g, {"eat.grain": 4})
    # Two for the pigs and one for the horse; one is left to eat, and eight fish feed the other four.
    assert (total(table), table.state.fish["roma"], kept(table)) == (0, 2, ["pigs"])


def test_the_cheapest_herds_are_slaughtered_where_there_is_too_little() -> None:
    g = herds("cattle", "sheep", "pigs", grain=5)
    g.grain["latium"] = 0
    table = fed(g)
    # Five eat and the herds need six. Without the sheep two grain are missing; without the pigs three meat are left.
    assert (kept(table), total(table), table.state.realms[0].gold) == (["cattle"], 2, 13)
    assert told(table, "slaughtered") == [("slaughtered", 0, "sheep", 1), ("slaughtered", 0, "pigs", 1)]


def test_a_herd_is_slaughtered_even_if_a_single_grain_is_missing() -> None:
    # Six are eaten by three villages, two infantry and a herd of sheep.
    for grain, herd in ((6, ["sheep"]), (5, [])):
        g = herds("sheep", grain=grain - 2)
        g.grain["latium"] = 2
        table = fed(g)
        assert (kept(table), total(table)) == (herd, 0 if herd else 3)


def test_meat_that_is_left_is_no_fodder() -> None:
    g = winter(grain=1)
    g.herds["roma"] = (0, ("sheep", "pigs"))
    table = fed(g, {"slaughter.sheep": 1})
    assert (kept(table), table.state.grain["roma"], table.state.realms[0].gold) == ([], 1, 17)


def test_herds_of_the_same_kind_go_in_the_order_of_their_fields() -> None:
    g = herds("sheep", "pigs", "sheep", grain=4)
    g.grain["latium"] = 3
    table = fed(g)
    assert told(table, "slaughtered") == [("slaughtered", 0, "sheep", 1)]
    assert table.state.herds == {"roma": (0, ("sheep", "pigs"))}
    assert (total(table), table.state.realms[0].gold) == (7 - 2 - 3, 10)


# ---------------------------------------------------------------------- too little


def test_light_infantry_goes_first_then_ships_then_others_then_villages_then_cities() -> None:
    units = (("cavalry", "roma", 1), ("light", "roma", 2), ("warship", "roma.dock", 1), ("heavy", "roma", 1))
    order_of_loss = ("light.roma", "light.roma", "warship.roma", "cavalry.roma", "heavy.roma")
    # Two villages, five units and a horse eat eight; the cavalry eats two of them.
    for grain, lost in ((8, 0), (7, 1), (6, 2), (5, 3), (4, 4), (3, 4), (2, 5), (1, 5), (0, 5)):
        g = winter(*units, grain=min(grain, 5))
        settle(g, 0, "latium")
        g.grain["latium"] = grain - min(grain, 5)
        table = fed(g)
        found = [f"{kind}.{place}" for _, _, kind, place, _ in told(table, "destroyed")]
        assert tuple(found) == order_of_loss[:lost], grain
        razed = [("razed", 0, "village", field) for field in ("latium", "roma")[: max(0, 2 - grain)]]
        assert told(table, "razed") == razed
        assert left(table) == (1 if grain == 4 else 0, 0)


def test_a_village_is_lost_before_a_city_and_costs_its_points() -> None:
    g = winter(grain=2)
    settle(g, 0, "latium", kind="city")
    table = fed(g)
    assert told(table, *LINES)[:2] == [("points-lost", 0, 4), ("razed", 0, "village", "roma")]
    # The stores of Rome are gone with it, and the city starves too.
    assert set(table.state.towns) == {"tarentum"}
    assert table.state.realms[0].points == -12
    g = winter(grain=0)
    settle(g, 0, "latium", kind="city")
    g.grain["latium"] = 2
    table = fed(g)
    assert set(table.state.towns) == {"latium", "tarentum"}
    assert (table.state.grain["latium"], table.state.realms[0].points) == (0, -4)


def test_fish_of_a_village_that_is_lost_feeds_nobody() -> None:
    g = winter(grain=0, fish=2)
    settle(g, 0, "latium")
    g.towns["latium"] = (0, "city")
    g.grain["latium"] = 1
    table = fed(g)
    assert set(table.state.towns) == {"tarentum"}


@pytest.mark.parametrize(("grain", "fish", "towns"), [
    (1, 0, ["roma"]), (0, 2, ["roma"]), (2, 0, ["marsi", "roma"]), (1, 2, ["marsi", "roma"]),
])  # fmt: skip
def test_villages_without_stores_are_lost_until_the_others_have_enough(grain: int, fish: int, towns: list[str]) -> None:
    g = winter(grain=grain, fish=fish)
    settle(g, 0, "campania", "latium", "marsi")
    table = fed(g)
    assert sorted(field for field, (owner, _) in table.state.towns.items() if owner == 0) == towns
    assert left(table) == (0, 0)


def test_whoever_the_owner_drops_is_lost_and_eats_nothing() -> None:
    g = winter(("light", "roma", 2), ("heavy", "roma", 2), ("mercenary", "roma", 1), grain=4)
    table = at(g, feeding.feeding)
    assert offered(table, 0) == {"drop.light.roma.open": 2, "drop.heavy.roma.open": 2}
    shown = label(table, 0, "drop.heavy.roma.open")
    assert shown == ("drop", ("place:roma",), {"unit": "heavy", "place": "roma"})
    order(table, s0={"drop.heavy.roma.open": 2})
    assert table.state.realms[0].units == {"light.roma.open": 2, "mercenary.roma.open": 1}
    assert left(table) == (1, 0)
    assert told(table, "destroyed") == [("destroyed", 0, "heavy", "roma", 2)]
    assert table.state.realms[0].lost == 8


def test_herds_may_be_slaughtered_by_whoever_is_short_and_units_kept() -> None:
    g = herds("sheep", grain=1, units=3)
    g.grain["latium"] = 1
    table = at(g, feeding.feeding)
    assert label(table, 0, "slaughter.sheep") == ("slaughter", ("good:sheep",), {"good": "sheep"})
    order(table)
    # Six eat: three meat and two grain, so that one goes.
    assert table.state.realms[0].units == {"light.roma.open": 2}
    assert (kept(table), total(table)) == ([], 0)


def test_a_ship_that_starves_takes_down_what_it_carries() -> None:
    g = winter(("transport", "tyrrhenum", 1), ("light", "tyrrhenum", 2), ("heavy", "roma", 1), grain=4)
    table = fed(g, {"drop.transport.tyrrhenum.open": 1})
    assert table.state.realms[0].units == {"heavy.roma.open": 1}
    assert left(table) == (2, 0)


def test_the_second_player_chooses_too() -> None:
    g = winter(grain=1)
    post(g, 1, "light", "tarentum", 3)
    post(g, 1, "heavy", "tarentum", 3)
    table = at(g, feeding.feeding)
    assert table.to_act() == (1,)
    order(table, s1={"drop.heavy.tarentum.open": 2})
    assert table.state.realms[1].units == {"light.tarentum.open": 3, "heavy.tarentum.open": 1}
