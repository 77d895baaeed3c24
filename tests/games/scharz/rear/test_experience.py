"""Experience at a real table: who rises for units destroyed, and who after training."""

from __future__ import annotations

from tests.games.scharz.reading import label, why
from tests.games.scharz.rear.stalls import offered, told
from tests.games.scharz.situations import at, blank, order, post, settle

from civitas.games.scharz.box.state import Scharz
from civitas.games.scharz.rear import experience
from civitas.kernel import Answer, Table

STEP = experience.experience


def veterans(*stacks: tuple[str, str, int], merits: dict[str, int] | None = None) -> Scharz:
    """The first player with these units and this many units destroyed by place."""
    g = blank(mode="original")
    settle(g, 0, "roma")
    settle(g, 1, "tarentum")
    for kind, place, number in stacks:
        where, _, posted = place.partition(".")
        post(g, 0, kind, where, number, posted or "open")
    g.realms[0].merits = merits or {}
    return g


def risen(g: Scharz, answer: Answer | None = None) -> tuple[dict[str, int], Table]:
    table = at(g, STEP)
    if table.prompt(0).key == "experience":
        order(table, s0=answer or {})
    assert table.prompt(0).key == "trade"
    assert (table.state.realms[0].merits, table.state.realms[0].training) == ({}, {})
    return table.state.realms[0].units, table


def test_as_many_rise_as_units_were_destroyed_and_the_only_stack_is_not_asked() -> None:
    assert at(veterans(("light", "latium", 3), merits={"latium.open": 2}), STEP).prompt(0).key == "trade"
    units, table = risen(veterans(("light", "latium", 3), merits={"latium.open": 2}))
    assert units == {"light.latium.open": 1, "light-2.latium.open": 2}
    assert told(table) == [("risen", 0, "light-2", "latium", 2)]
    assert risen(veterans(("light", "latium", 3), merits={"latium.open": 5}))[0] == {"light-2.latium.open": 3}


def test_the_owner_picks_who_rises_where_not_all_do() -> None:
    g = veterans(("light", "latium", 3), ("heavy", "latium", 1), merits={"latium.open": 2})
    table = at(g, STEP)
    assert table.state.subphase == "construction"
    assert offered(table, 0) == {"light.latium.open": 2, "heavy.latium.open": 1}
    assert label(table, 0, "light.latium.open") == ("rise", ("place:latium",), {"unit": "light", "place": "latium"})
    assert why(table, 0, {"light.latium.open": 2, "heavy.latium.open": 1}) == ("too-many-steps", "latium", 2)
    assert why(table, 0, {"light.latium.open": 1, "heavy.latium.open": 1}) == ()
    units, _ = risen(g, {"light.latium.open": 2})
    assert units == {"heavy.latium.open": 1, "light.latium.open": 1, "light-2.latium.open": 2}
    # Who is not asked for twice goes to the dearest.
    units, _ = risen(veterans(("light", "latium", 3), ("heavy", "latium", 1), merits={"latium.open": 2}))
    assert units == {"light.latium.open": 2, "light-2.latium.open": 1, "heavy-2.latium.open": 1}
    units, _ = risen(
        veterans(("light", "latium", 3), ("heavy", "latium", 1), merits={"latium.open": 2}), {"light.latium.open": 1}
    )
    assert units == {"light.latium.open": 2, "light-2.latium.open": 1, "heavy-2.latium.open": 1}


def test_who_was_picked_rises_once_and_the_rest_goes_to_others() -> None:
    g = veterans(("light", "latium", 3), ("heavy", "latium", 1), merits={"latium.open": 2})
    units, _ = risen(g, {"heavy.latium.open": 1})
    assert units == {"light.latium.open": 2, "light-2.latium.open": 1, "heavy-2.latium.open": 1}


def test_nobody_is_asked_where_all_rise() -> None:
    g = veterans(("light", "latium", 1), ("heavy", "latium", 1), merits={"latium.open": 2})
    assert at(g, STEP).prompt(0).key == "trade"
    assert risen(g)[0] == {"light-2.latium.open": 1, "heavy-2.latium.open": 1}
    g = veterans(("light", "latium", 2), ("heavy", "latium", 1), merits={"latium.open": 2})
    assert at(g, STEP).prompt(0).key == "experience"


def test_of_the_same_kind_those_with_most_to_learn_rise_first() -> None:
    g = veterans(("light-3", "latium", 1), ("light-0", "latium", 1), ("light", "latium", 1), merits={"latium.open": 2})
    assert risen(g)[0] == {"light-3.latium.open": 1, "light.latium.open": 1, "light-2.latium.open": 1}


def test_nobody_rises_twice_in_a_round() -> None:
    g = veterans(("light-0", "latium", 2), ("light", "latium", 1), ("light-2", "latium", 1), merits={"latium.open": 4})
    units, table = risen(g)
    assert units == {"light.latium.open": 2, "light-2.latium.open": 1, "light-3.latium.open": 1}
    assert told(table) == [
        ("risen", 0, "light-3", "latium", 1),
        ("risen", 0, "light-2", "latium", 1),
        ("risen", 0, "light", "latium", 2),
    ]


def test_elite_and_elephants_learn_nothing() -> None:
    g = veterans(
        ("light-4", "latium", 2), ("elephants", "latium", 1), ("light-3", "latium", 1), merits={"latium.open": 2}
    )
    assert risen(g)[0] == {"light-4.latium.open": 3, "elephants.latium.open": 1}


def test_those_inside_a_settlement_learn_apart_from_those_outside() -> None:
    stacks = (("light", "roma", 1), ("light", "roma.in", 1), ("heavy", "roma.site", 1), ("transport", "roma.dock", 1))
    assert risen(veterans(*stacks, merits={"roma.in": 1}))[0] == {
        "light.roma.open": 1,
        "heavy.roma.site": 1,
        "transport.roma.dock": 1,
        "light-2.roma.in": 1,
    }
    assert risen(veterans(*stacks, merits={"roma.open": 2}))[0] == {
        "light.roma.in": 1,
        "transport.roma.dock": 1,
        "light-2.roma.open": 1,
        "heavy-2.roma.site": 1,
    }
    assert risen(veterans(("light", "latium.aboard", 1), merits={"latium.open": 1}))[0] == {"light-2.latium.aboard": 1}


def test_each_place_has_its_own_steps() -> None:
    g = veterans(
        ("light", "latium", 2), ("heavy", "latium", 2), ("light", "marsi", 3), ("cavalry", "marsi", 1),
        merits={"latium.open": 1, "marsi.open": 2},
    )  # fmt: skip
    table = at(g, STEP)
    assert offered(table, 0) == {
        "light.latium.open": 1,
        "heavy.latium.open": 1,
        "light.marsi.open": 2,
        "cavalry.marsi.open": 1,
    }
    assert why(table, 0, {"light.latium.open": 1, "light.marsi.open": 2}) == ()
    assert why(table, 0, {"light.latium.open": 1, "heavy.latium.open": 1}) == ("too-many-steps", "latium", 1)
    assert risen(g, {"light.latium.open": 1, "light.marsi.open": 2})[0] == {
        "light.latium.open": 1,
        "light-2.latium.open": 1,
        "heavy.latium.open": 2,
        "light.marsi.open": 1,
        "light-2.marsi.open": 2,
        "cavalry.marsi.open": 1,
    }


def test_whoever_was_trained_and_stayed_rises() -> None:
    g = veterans(("light", "roma", 2), ("light", "roma.site", 2), ("warship", "roma.dock", 2), ("heavy", "roma.in", 2))
    g.realms[0].training = {"light.roma": 3, "warship.roma": 1, "heavy.roma": 2, "cavalry.roma": 1, "light.latium": 1}
    assert risen(g)[0] == {
        "light-2.roma.open": 2,
        "light.roma.site": 1,
        "light-2.roma.site": 1,
        "warship.roma.dock": 1,
        "warship-2.roma.dock": 1,
        "heavy-2.roma.in": 2,
    }


def test_training_is_no_second_step_in_a_round() -> None:
    g = veterans(("light-0", "roma", 1), ("light", "roma", 1), merits={"roma.open": 1})
    g.realms[0].training = {"light.roma": 2}
    units, _ = risen(g, {"light-0.roma.open": 1})
    assert units == {"light.roma.open": 1, "light-2.roma.open": 1}
    g = veterans(("light-0", "roma", 2), merits={"roma.open": 2})
    g.realms[0].training = {"light.roma": 1}
    assert risen(g)[0] == {"light.roma.open": 2}


def test_units_stay_as_tired_as_they_are_and_every_seat_learns_in_its_turn() -> None:
    g = veterans(("light", "latium", 2), ("heavy", "latium", 1), merits={"latium.open": 1})
    g.realms[0].spent = {"light.latium.open": 2}
    post(g, 1, "light", "apulia", 2)
    g.realms[1].merits = {"apulia.open": 1}
    g.first = 1
    units, table = risen(g, {"light.latium.open": 1})
    assert units == {"light.latium.open": 1, "heavy.latium.open": 1, "light-2.latium.open": 1}
    assert table.state.realms[0].spent == {"light.latium.open": 1, "light-2.latium.open": 1}
    assert table.state.realms[1].units == {"light.apulia.open": 1, "light-2.apulia.open": 1}
    assert [line[1] for line in told(table)] == [1, 0]
    assert table.state.realms[1].merits == {}
