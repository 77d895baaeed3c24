"""The end of a round: what is needed to win, announced, verified, and who is out."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.scharz.reading import asked, plain, told
from tests.games.scharz.situations import at, blank, order, post, settle, yard

from civitas.games.scharz.box.state import Scharz
from civitas.games.scharz.victory import end_round
from civitas.kernel import Table

USUAL = {"points": 10, "fields": 14, "settlements": 9, "agrarian": 40, "cities": 2, "prestige": 70}
EASIER = {"points": 8, "fields": 12, "settlements": 8, "agrarian": 35, "cities": 2, "prestige": 60}
HARDER = {"points": 12, "fields": 16, "settlements": 10, "agrarian": 45, "cities": 2, "prestige": 80}


def table_of(seats: int = 2, mode: str = "basic", round: int = 6) -> Scharz:
    g = plain(blank(seats, mode=mode, round=round), 10)
    for seat, field in enumerate(("roma", "messapia", "arretium")[:seats]):
        settle(g, seat, field)
        g.grain[field] = 5
    return g


def ended(g: Scharz) -> Table:
    return at(g, end_round)


def sheet(g: Scharz, seat: int = 0) -> dict[str, Any]:
    """What everybody sees of a realm."""
    found: dict[str, Any] = at(g).view(None)["game"]["realms"][seat]
    return found


def announced(table: Table) -> list[str]:
    return [realm.announced for realm in table.state.realms]


# ---------------------------------------------------------------------- what is needed


@pytest.mark.parametrize(
    ("treaty", "needed"),
    [
        (("peace", 0, 2, 0), EASIER),
        (("peace", 1, 2, 0), HARDER),
        (("vassalage", 0, 0, 0), EASIER),
        (("vassalage", 1, 0, 0), HARDER),
        (("peace", -1, 0, 0), USUAL),
        (("alliance", -1, 0, 0), USUAL),
        (("truce", 0, 3, 9), USUAL),
    ],
)
def test_tributes_and_vassals_make_it_easier_to_win_and_harder_for_whoever_pays(
    treaty: tuple[str, int, int, int], needed: dict[str, int]
) -> None:
    g = table_of(3)
    g.treaties["0-1"] = treaty
    assert sheet(g)["needed"] == needed
    assert sheet(g, 2)["needed"] == USUAL
    kind, receiver, gold, until = treaty
    g.treaties["0-2"] = (kind, 2 if receiver == 1 else receiver, gold, until)
    assert sheet(g)["needed"]["points"] == 10 + 2 * (needed["points"] - 10)


@pytest.mark.parametrize(("points", "fields"), [(4, 14), (5, 12), (9, 12)])
def test_half_of_the_points_lower_the_small_goals_by_a_step(points: int, fields: int) -> None:
    g = table_of()
    g.realms[0].points = points
    assert sheet(g)["needed"] == (EASIER if fields == 12 else USUAL) | {"points": 10}


@pytest.mark.parametrize(("mode", "prestige", "points"), [("basic", 69, 10), ("basic", 70, 8), ("fast", 99, 10)])
def test_a_small_goal_lowers_the_points_by_two(mode: str, prestige: int, points: int) -> None:
    g = table_of(mode=mode)
    g.realms[0].prestige = prestige
    assert sheet(g)["needed"] == USUAL | {"points": points}


def test_goals_count_what_a_seat_holds_and_stores() -> None:
    g = table_of()
    settle(g, 0, "latium", kind="city")
    settle(g, 0, "picenum", kind="city")
    settle(g, 0, "campania")
    yard(g, "campania")
    post(g, 1, "light", "picenum")
    post(g, 0, "light", "marsi")
    post(g, 0, "transport", "tyrrhenum")
    g.grain |= {"latium": 6}
    g.fish = {"campania": 3}
    g.crops = {"sabini": (0, 2), "apulia": (1, 2)}
    g.herds = {"samnium": (0, ("sheep", "cattle")), "tarentum": (1, ("horses",))}
    g.byres = {"picenum": ("pigs",)}
    # Rome, Latium, Campania, the Marsi by a unit, Sabini by grain and Samnium by herds; Picenum is encircled.
    assert sheet(g)["goals"] == {
        "fields": 6,
        "settlements": 3,
        "cities": 1,
        "prestige": 10,
        "agrarian": 5 + 6 + 1 + 2 + 6 + 4,
    }


# ---------------------------------------------------------------------- announcing


@pytest.mark.parametrize(("points", "end"), [(9, ""), (10, "dominance"), (11, "dominance")])
def test_dominance_needs_ten_points(points: int, end: str) -> None:
    g = table_of()
    g.realms[0].points = g.realms[0].points_before = points
    table = ended(g)
    assert (asked(table).get(0) == "announce") is bool(end)
    if end:
        assert table.prompt(0).params == {"end": end}
        order(table, s0=True)
        assert announced(table) == [end, ""]
        assert told(table, "announced") == [{"seat": 0, "end": end}]
        assert table.state.round == 7


def mighty(grain: int = 0, prestige: int = 70, cities: int = 2) -> Scharz:
    """A seat with as many cities, and stores for the goal of agrarian points."""
    g = table_of()
    fields = ("roma", "latium", "campania", "tarquinii", "volaterrae")
    for at_, field in enumerate(fields):
        g.towns[field] = (0, "city" if at_ < cities else "village")
        g.grain[field] = 5
    g.realms[0].prestige = prestige
    g.grain["roma"] += grain
    return g


def test_might_needs_two_small_goals() -> None:
    assert ended(mighty()).prompt(0).params == {"end": "might"}
    assert "announce" not in asked(ended(mighty(prestige=69))).values()
    assert "announce" not in asked(ended(mighty(cities=1))).values()


def test_for_agrarian_points_the_food_of_the_settlements_lies_beside_them() -> None:
    # Two cities and three villages eat seven; there are 25 grain, and herds for 20 points.
    def with_herds(points: int, prestige: int = 10) -> bool:
        g = mighty(prestige=prestige)
        g.herds = {"pisae": (0, ("sheep",) * (points // 2))}
        return "announce" in asked(ended(g)).values()

    assert with_herds(22)
    assert not with_herds(20)
    assert with_herds(20, prestige=70), "with two other goals it does not matter"


def test_the_fast_game_has_two_small_goals_and_needs_both() -> None:
    g = table_of(mode="fast")
    g.realms[0].gold = 50
    fields = g.atlas.standard[:14]
    for field in fields:
        if g.towns.get(field, (0, ""))[0] == 0:
            g.towns[field] = (0, "village")
    held = sum(owner == 0 for owner, _ in g.towns.values())
    assert held >= 14 - 2
    for field in g.atlas.standard:
        if held < 14 and field not in g.towns:
            g.towns[field] = (0, "village")
            held += 1
    assert ended(g).prompt(0).params == {"end": "might"}
    for field in [field for field, (owner, _) in g.towns.items() if owner == 0][:6]:
        del g.towns[field]
        post(g, 0, "light", field)
    g.realms[0].prestige = 99
    assert "announce" not in asked(ended(g)).values(), "eight settlements are not enough"


def test_in_the_last_round_nothing_is_announced_any_more() -> None:
    g = table_of(round=20)
    g.realms[0].points = 10
    assert asked(ended(g)) == {}


# ---------------------------------------------------------------------- verifying


def dominant(*points: int, mode: str = "basic") -> Scharz:
    """Seats that have announced their dominance a round ago."""
    g = table_of(len(points), mode)
    for realm, number in zip(g.realms, points, strict=True):
        realm.points = realm.points_before = number
        realm.announced = "dominance"
    return g


def test_what_was_announced_and_still_holds_wins() -> None:
    table = ended(dominant(10, 0))
    state = table.state
    assert (state.ending, state.winners, state.round, table.over) == ("dominance", (0,), 6, True)
    result = table.result()
    assert result is not None
    assert result.ending is not None
    assert (result.ending.key, result.ending.rule, result.winners) == ("end-dominance", "D59", (0,))
    assert result.ending.params == {"seat": [0]}


def test_what_does_not_hold_any_more_has_to_be_announced_anew() -> None:
    g = dominant(9, 0)
    table = ended(g)
    assert (table.state.ending, announced(table)) == ("", ["", ""])
    g = mighty()
    g.realms[0].announced = "dominance"
    table = ended(g)
    assert (asked(table), table.prompt(0).params) == ({0: "announce"}, {"end": "might"})
    order(table, s0=False)
    assert announced(table) == ["", ""]


def test_might_that_was_announced_wins_as_might() -> None:
    g = mighty()
    g.realms[0].announced = "might"
    result = ended(g).result()
    assert result is not None
    assert result.ending is not None
    assert (result.ending.key, result.ending.rule) == ("end-might", "D59")


def test_of_several_winners_points_count_then_prestige_then_gold() -> None:
    def winners(*rows: tuple[int, int, int]) -> set[int]:
        g = dominant(*(10 for _ in rows))
        for realm, (points, prestige, gold) in zip(g.realms, rows, strict=True):
            realm.points, realm.prestige, realm.gold = points, prestige, gold
        return set(ended(g).state.winners)

    assert winners((10, 20, 20), (11, 5, 5)) == {1}
    assert winners((10, 5, 20), (10, 20, 5)) == {1}
    assert winners((10, 5, 5), (10, 5, 20)) == {1}
    assert winners((10, 5, 5), (10, 5, 5)) == {0, 1}


@pytest.mark.parametrize(
    ("grain", "fish", "sown", "wins"),
    [(4, 0, 0, True), (3, 0, 0, False), (3, 2, 0, True), (3, 1, 0, False), (3, 0, 1, True), (1, 2, 2, True)],
)
def test_whoever_wins_can_feed_a_city_and_two_villages_from_stores_and_fields(
    grain: int, fish: int, sown: int, wins: bool
) -> None:
    g = dominant(10, 0)
    settle(g, 0, "latium", kind="city")
    settle(g, 0, "marsi")
    yard(g, "latium")
    g.grain, g.fish = {"roma": grain}, {"latium": fish}
    g.crops = {"campania": (0, sown)} if sown else {}
    assert (ended(g).state.ending == "dominance") is wins


def test_each_connection_feeds_its_own_settlements() -> None:
    g = dominant(10, 0)
    settle(g, 0, "croton")
    g.grain = {"roma": 5}
    assert ended(g).state.ending == ""
    g.crops = {"bruttium": (0, 1)}
    assert ended(g).state.ending == "dominance"
    g.crops = {"apulia": (0, 1)}
    assert ended(g).state.ending == "", "grain that is not connected feeds nobody"
    g.crops = {"bruttium": (1, 1)}
    assert ended(g).state.ending == "", "nor does that of others"


@pytest.mark.parametrize(("gold", "wins"), [(3, False), (4, True)])
def test_in_the_fast_game_gold_stands_for_food(gold: int, wins: bool) -> None:
    g = dominant(10, 0, mode="fast")
    g.round = 8
    settle(g, 0, "latium", kind="city")
    settle(g, 0, "marsi")
    # Salaries of the year come first: a gold for a village and two for a city.
    g.realms[0].gold = 4 + gold
    assert (ended(g).state.ending == "dominance") is wins
