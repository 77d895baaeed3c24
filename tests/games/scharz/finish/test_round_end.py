"""The end of a round: lost points, truces that run out, the taxes of the fast game, and who is out."""

from __future__ import annotations

from tests.games.scharz.reading import plain, told
from tests.games.scharz.situations import at, blank, post, settle

from civitas.games.scharz.box.state import Scharz
from civitas.games.scharz.victory import end_round
from civitas.kernel import Table


def table_of(seats: int = 2, mode: str = "basic", round: int = 6) -> Scharz:
    g = plain(blank(seats, mode=mode, round=round), 10)
    for seat, field in enumerate(("roma", "messapia", "arretium")[:seats]):
        settle(g, seat, field)
        g.grain[field] = 5
    return g


def ended(g: Scharz) -> Table:
    return at(g, end_round)


def test_each_point_that_was_lost_in_a_round_costs_four_prestige() -> None:
    g = table_of()
    g.realms[0].points_before, g.realms[0].points = 3, 1
    g.realms[1].points_before, g.realms[1].points = 1, 3
    table = ended(g)
    realms = table.state.realms
    assert [(realm.prestige, realm.points_before) for realm in realms] == [(2, 1), (10, 3)]
    assert told(table, "dishonour") == [{"seat": 0, "number": 2}]


def test_truces_run_out_with_their_last_round() -> None:
    for until, left in ((6, {}), (7, {"0-1": ("truce", -1, 0, 7)})):
        g = table_of()
        g.treaties["0-1"], g.transits = ("truce", -1, 0, until), ("0-1",)
        table = ended(g)
        assert told(table, "dishonour") == [], "nobody has lost a point"
        state = table.state
        assert (state.treaties, state.transits) == (left, ("0-1",) if left else ())


def test_the_fast_game_taxes_after_three_rounds_of_a_year_and_pays_after_the_fourth() -> None:
    for round, gold in ((5, 11), (6, 11), (7, 11), (8, 9)):
        g = table_of(mode="fast", round=round)
        g.realms[0].prestige, g.realms[0].destroyed = 3, 10
        realm = ended(g).state.realms[0]
        assert realm.gold == gold
        assert (realm.prestige, realm.points) == ((7, 1) if round == 8 else (3, 0))
    table = ended(table_of(mode="basic", round=8))
    assert table.state.realms[0].gold == 10


def test_a_seat_without_anything_is_out_with_its_sites_and_treaties() -> None:
    g = table_of(3)
    del g.towns["messapia"]
    g.sites = {"apulia": (1, "village", 1), "latium": (0, "village", 1)}
    g.treaties = {"0-1": ("peace", -1, 0, 0), "0-2": ("peace", -1, 0, 0)}
    table = ended(g)
    assert [realm.out for realm in table.state.realms] == [False, True, False]
    assert (table.state.sites, set(table.state.treaties)) == ({"latium": (0, "village", 1)}, {"0-2"})
    assert told(table, "out") == [{"seat": 1}]
    assert not table.over
    for kept in ("units", "town"):
        g = table_of(3)
        if kept == "units":
            del g.towns["messapia"]
            post(g, 1, "light", "apulia")
        assert not any(realm.out for realm in ended(g).state.realms)


def test_the_last_one_left_wins() -> None:
    g = table_of()
    del g.towns["messapia"]
    table = ended(g)
    result = table.result()
    assert result is not None
    assert result.ending is not None
    assert (result.winners, result.ending.key, result.ending.rule) == ((0,), "end-last", "D69")
