"""§8 Decks that run out, and what comes first if two players could show a card."""

from __future__ import annotations

from tests.games.clash.fields import BLUE, RED, city, gained, troops
from tests.games.clash.situations import stock
from tests.games.clash.tables import asked, at_red_turn, say


def test_an_empty_action_deck_is_made_anew_from_the_discard_pile() -> None:
    table = at_red_turn()
    g = table.state
    g.decks["action"], g.discards["action"] = (), ("a3", "a7", "a9")
    stock(g, RED, food=2)
    say(table, "advance", "writing", ["a7", "a9", "a3"])
    assert g.players[RED].action_cards == ("a7",)
    assert (g.decks["action"], g.discards["action"]) == (("a9", "a3"), ())


def test_an_empty_wonder_deck_is_made_anew_from_the_discard_pile_and_without_one_nobody_draws() -> None:
    for pile, hand in ((("great_wall",), ("great_wall",)), ((), ())):
        table = at_red_turn()
        g = table.state
        gained(g, RED, "mining")
        g.decks["wonder"], g.discards["wonder"] = (), pile
        stock(g, RED, food=2)
        say(table, "advance", "engineering", *([list(pile)] if pile else []))
        assert asked(table) == (RED, "deed")
        assert g.players[RED].wonder_cards == hand
        assert (g.decks["wonder"], g.discards["wonder"]) == ((), ())


def test_of_effects_at_the_same_time_those_of_the_active_player_come_first() -> None:
    """Both have been in a battle of six army units, and both could show it."""
    table = at_red_turn(2)
    g = table.state
    city(g, RED, "D2")
    city(g, BLUE, "D7")
    gained(g, RED, "tactics")
    troops(g, RED, "D3", infantry=3)
    troops(g, BLUE, "D4", infantry=3)
    g.players[RED].objective_cards, g.players[BLUE].objective_cards = ("o6",), ("o19",)
    say(table, "move", "D3>D4", "infantry+infantry+infantry", [1, 1, 1], [1, 1, 1], True)
    assert asked(table) == (RED, "objective")
    say(table, "o6:great_battle")
    assert asked(table) == (BLUE, "objective")
