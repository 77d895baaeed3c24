"""What becomes of a city that falls when its conqueror has no building tile left."""

from __future__ import annotations

from tests.games.scharz.situations import at, blank, order, post, roll, settle, yard

from civitas.games.scharz.combat import siege


def test_a_harbour_without_a_tile_for_it_is_not_kept_as_a_dock() -> None:
    for villages, kept in ((13, {"picenum": "dock"}), (14, {})):
        g = blank(8)
        settle(g, 0, *[field for field in g.atlas.standard if field != "picenum"][:villages])
        settle(g, 1, "picenum", kind="city")
        yard(g, "picenum", kind="harbour")
        post(g, 0, "light", "picenum", 6)
        post(g, 0, "engine", "picenum", 2)
        post(g, 1, "light", "picenum", 1, "in")
        for realm in g.realms:
            realm.prestige = 0
        table = at(g, siege.besiege)
        order(table, s0={"assault.picenum": 1})
        roll(table, *[1] * 7)
        roll(table, 6, 6, 6)
        table.apply(0, "keep")
        assert table.state.towns["picenum"] == (0, "village")
        assert table.state.yards == kept
