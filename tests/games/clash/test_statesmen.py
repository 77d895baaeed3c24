"""§11.5.38 to §11.5.41 The great persons of the expansion: architect, athlete, diplomat and seer, at whole tables."""

from __future__ import annotations

from tests.games.clash.fields import BLUE, GREEN, RED, city, gained, troops
from tests.games.clash.situations import paint, stock
from tests.games.clash.tables import asked, offered, refused, say, told
from tests.games.clash.test_expansion_events import FIVE, ONE, expanded, happens

from civitas.games.clash.box.content import HAPPY, IN_CATEGORY, WONDERS
from civitas.games.clash.box.queries import Clash, stack
from civitas.games.clash.title import ClashOfCultures
from civitas.kernel import Table
from civitas.kernel.dice import Stream

# ---------------------------------------------------------------------- architect


def architect() -> tuple[Table, Clash]:
    """RED has the great architect, a happy city and the card of the Great Pyramid, but not its advance."""
    table, g = expanded()
    for hex in ("C4", "G4"):
        city(g, RED, hex, mood=HAPPY)
    stock(g, RED, culture=1)
    happens(table, "e55")
    say(table, True)
    gained(g, RED, "engineering")
    g.players[RED].wonder_cards = ("great_pyramid",)
    g.decks["wonder"] = tuple(card for card in g.decks["wonder"] if card != "great_pyramid")
    return table, g


def price(**less: int) -> dict[str, int]:
    """The price of the Great Pyramid, less something."""
    printed = WONDERS["great_pyramid"].price
    return {good: amount - less.get(good, 0) for good, amount in printed.items()}


def test_the_great_architect_lies_open_and_does_not_count_as_a_card_of_the_hand() -> None:
    table, g = architect()
    assert g.players[RED].persons == ("e55",)
    assert g.players[RED].action_cards == ()
    assert "e55" not in g.discards["event"]
    assert told(table, "person-open") == [{"seat": RED, "event": "great_architect"}]
    assert ClashOfCultures().view(g, GREEN)["players"][RED]["persons"] == ["e55"]


def test_with_the_great_architect_a_wonder_needs_no_advance_and_three_culture_tokens_less() -> None:
    table, g = architect()
    stock(g, RED, **price(culture=3))
    say(table, "construct", "C4:wonder:great_pyramid")
    assert g.wonders == {"great_pyramid": "C4"}
    assert [g.players[RED].goods[good] for good in price()] == [0] * len(price())
    assert g.players[RED].persons == ()
    assert g.discards["event"] == ("e55",)
    assert told(table, "patron") == [{"seat": RED, "event": "great_architect", "wonder": "great_pyramid"}]


def test_the_great_architect_does_without_neither_engineering_nor_a_happy_city() -> None:
    table, g = architect()
    stock(g, RED, **price(culture=3))
    g.mood["C4"] = g.mood["G4"] = 1
    assert "construct" not in offered(table)
    table, g = architect()
    stock(g, RED, **price(culture=3))
    g.players[RED].advances = ("farming",)
    assert "construct" not in offered(table)


def test_who_can_build_without_the_great_architect_is_asked_and_may_keep_the_card() -> None:
    for helped in (True, False):
        table, g = architect()
        gained(g, RED, WONDERS["great_pyramid"].needs)
        stock(g, RED, **price())
        say(table, "construct", "C4:wonder:great_pyramid")
        assert asked(table) == (RED, "patron")
        say(table, helped)
        assert g.players[RED].goods["culture"] == (3 if helped else 0)
        assert g.players[RED].persons == (() if helped else ("e55",))


def test_who_has_the_advance_but_too_little_culture_needs_the_great_architect() -> None:
    table, g = architect()
    gained(g, RED, WONDERS["great_pyramid"].needs)
    stock(g, RED, **price(culture=3))
    say(table, "construct", "C4:wonder:great_pyramid")
    assert asked(table)[1] != "patron"
    assert g.players[RED].persons == ()


def test_without_the_great_architect_a_wonder_needs_its_advance() -> None:
    table, g = architect()
    g.players[RED].persons = ()
    stock(g, RED, **price())
    assert "construct" not in offered(table)


# ---------------------------------------------------------------------- athlete


def athlete(**goods: int) -> tuple[Table, Clash]:
    table, g = expanded()
    stock(g, RED, culture=1)
    happens(table, "e56")
    say(table, True)
    stock(g, RED, **goods)
    return table, g


def test_the_great_athlete_brings_a_culture_advance_and_turns_tokens_of_one_kind_into_the_other() -> None:
    table, g = athlete(culture=3, mood=1)
    assert g.players[RED].action_cards == ("e56",)
    say(table, "card_action", "e56", "arts")
    assert "arts" in g.players[RED].advances
    culture = g.players[RED].goods["culture"]
    assert offered(table) == ["mood:1", *(f"culture:{n + 1}" for n in range(culture)), "none"]
    say(table, "culture:2")
    assert (g.players[RED].goods["culture"], g.players[RED].goods["mood"]) == (culture - 2, 3)
    assert g.turn.actions == 1


def test_the_great_athlete_turns_mood_into_culture_or_nothing() -> None:
    table, g = athlete(mood=2)
    say(table, "card_action", "e56", "none", "mood:2")
    assert (g.players[RED].goods["culture"], g.players[RED].goods["mood"]) == (2, 0)
    table, g = athlete(mood=2)
    say(table, "card_action", "e56", "none", "none")
    assert (g.players[RED].goods["culture"], g.players[RED].goods["mood"]) == (0, 2)


def test_the_great_athlete_needs_an_advance_to_gain_or_a_token_to_exchange() -> None:
    culture = IN_CATEGORY["culture"]
    for advances, mood, possible in (((), 0, True), (culture, 1, True), (culture, 0, False)):
        table, g = athlete(mood=mood, culture=0)
        gained(g, RED, *advances)
        assert ("card_action" in offered(table)) == possible


# ---------------------------------------------------------------------- diplomat


def treaty() -> tuple[Table, Clash]:
    """RED has the great diplomat and a treaty with BLUE, whose infantry stands next to his."""
    table, g = expanded()
    stock(g, RED, culture=1)
    happens(table, "e57")
    say(table, True)
    assert asked(table) == (RED, "event-player")
    assert not [fault for fault in ClashOfCultures().invariants(g) if "event deck" in fault]
    say(table, BLUE)
    gained(g, RED, "tactics")
    troops(g, RED, "D5", infantry=2)
    troops(g, BLUE, "D4", infantry=1)
    troops(g, GREEN, "D6", infantry=1)
    return table, g


def test_the_great_diplomat_makes_a_treaty_with_a_player_of_choice() -> None:
    table, g = treaty()
    assert (g.players[RED].persons, g.players[RED].treaties) == (("e57",), (BLUE,))
    assert told(table, "treaty") == [{"seat": RED, "other_seat": BLUE}]


def test_under_a_treaty_an_attack_costs_two_culture_tokens_and_ends_it() -> None:
    table, g = treaty()
    stock(g, RED, culture=1)
    say(table, "move")
    assert refused(table, "D5>D4") == "treaty"
    assert refused(table, "D5>D6") == ""
    table, g = treaty()
    stock(g, RED, culture=3)
    say(table, "move", "D5>D4", "infantry+infantry")
    assert g.players[RED].goods["culture"] == 1
    assert (g.players[RED].persons, g.players[RED].treaties) == ((), ())
    assert g.discards["event"] == ("e57",)
    assert told(table, "treaty-over") == [{"seat": RED, "other_seat": BLUE}]
    say(table, [FIVE, FIVE], ONE)
    assert len(stack(g, RED, "D4")) == 2


def test_a_treaty_binds_the_other_player_as_well() -> None:
    for culture, verdict in ((1, "treaty"), (2, "")):
        table, g = treaty()
        say(table, "pass", "pass", "end")
        gained(g, BLUE, "tactics")
        stock(g, BLUE, culture=culture)
        say(table, "move")
        assert refused(table, "D4>D5") == verdict
        if not verdict:
            say(table, "D4>D5")
            assert g.players[BLUE].goods["culture"] == 0
            assert (g.players[RED].persons, g.players[RED].treaties) == ((), ())


def test_a_treaty_covers_undefended_cities_and_settlers() -> None:
    table, g = treaty()
    city(g, BLUE, "C5")
    troops(g, BLUE, "E5", settler=1)
    say(table, "move")
    for hex in ("C5", "E5"):
        assert refused(table, f"D5>{hex}") == "treaty"


def test_a_treaty_covers_ships_too() -> None:
    table, g = treaty()
    paint(g, G6="water", G7="water")
    troops(g, RED, "G6", ship=1)
    troops(g, BLUE, "G7", ship=1)
    say(table, "move")
    assert refused(table, "G6>G7") == "treaty"


def test_third_players_do_not_mind_a_treaty() -> None:
    table, g = treaty()
    say(table, "move", "D5>D6", "infantry+infantry", [FIVE, FIVE], ONE)
    assert g.players[RED].treaties == (BLUE,)


def test_the_great_diplomat_may_be_discarded_as_an_action() -> None:
    table, g = treaty()
    assert g.turn.actions == 2
    say(table, "great_diplomat")
    assert (g.turn.actions, g.players[RED].persons, g.players[RED].treaties) == (1, (), ())
    assert "great_diplomat" not in offered(table)
    say(table, "move")
    assert refused(table, "D5>D4") == ""


def test_only_its_holder_can_discard_the_great_diplomat() -> None:
    table, _ = treaty()
    say(table, "pass", "pass", "end")
    assert asked(table) == (BLUE, "deed")
    assert "great_diplomat" not in offered(table)


# ---------------------------------------------------------------------- seer


def seer() -> tuple[Table, Clash, tuple[str, ...]]:
    table, g = expanded()
    stock(g, RED, culture=1)
    happens(table, "e58")
    say(table, True)
    cards = g.decks["objective"][:3]
    say(table, "card_action", "e58")
    return table, g, cards


def test_the_great_seer_assigns_an_objective_card_to_each_player_to_be_drawn_next() -> None:
    table, g, cards = seer()
    assert asked(table) == (RED, "seer")
    assert offered(table) == list(cards)
    say(table, cards[2])
    assert offered(table) == list(cards[:2])
    say(table, cards[1])
    assert [player.foreseen for player in g.players] == [((card, RED),) for card in (cards[0], cards[2], cards[1])]
    assert not set(cards) & set(g.decks["objective"])
    for seat, hex in ((RED, "C8"), (BLUE, "G8"), (GREEN, "E8")):
        city(g, seat, hex)
    while g.round == 1:
        legal = offered(table)
        say(table, next((answer for answer in ("pass", "end", "done", "keep") if answer in legal), legal[0]))
    assert [player.objective_cards for player in g.players] == [(cards[0],), (cards[2],), (cards[1],)]
    assert [player.foreseen for player in g.players] == [(), (), ()]


def test_only_the_seer_knows_which_objective_cards_were_assigned() -> None:
    table, g, cards = seer()
    say(table, cards[2], cards[1])
    title = ClashOfCultures()
    assert [player["foreseen"] for player in title.view(g, RED)["players"]] == [[cards[0]], [cards[2]], [cards[1]]]
    for viewer in (BLUE, GREEN, None):
        assert [player["foreseen"] for player in title.view(g, viewer)["players"]] == [[""], [""], [""]]
    assert not [line for line in table.notes(BLUE) if line.key == "seer-sees"]
    own, other = g.copy(), g.copy()
    title.redeal(own, RED, Stream("a"))
    title.redeal(other, BLUE, Stream("a"))
    assert [player.foreseen for player in own.players] == [player.foreseen for player in g.players]
    assert [player.foreseen for player in other.players] != [player.foreseen for player in g.players]
    assert title.invariants(other) == title.invariants(own) == []


def test_a_seer_who_finds_too_few_objective_cards_gets_the_last_himself() -> None:
    table, g = expanded()
    stock(g, RED, culture=1)
    happens(table, "e58")
    say(table, True)
    g.decks["objective"] = g.decks["objective"][:2]
    first, second = g.decks["objective"]
    say(table, "card_action", "e58", second)
    assert [player.foreseen for player in g.players] == [((first, RED),), ((second, RED),), ()]
    assert asked(table) == (RED, "deed")


def test_a_seer_assigns_only_what_he_sees_now() -> None:
    table, g = expanded()
    stock(g, RED, culture=1)
    happens(table, "e58")
    say(table, True)
    earlier, *cards = g.decks["objective"][:4]
    g.decks["objective"] = g.decks["objective"][1:]
    g.players[RED].foreseen = ((earlier, BLUE),)
    say(table, "card_action", "e58")
    assert [line.params["cards"] for line in table.notes(RED) if line.key == "seer-sees"] == [cards]
    assert offered(table) == cards
    say(table, cards[0])
    assert offered(table) == cards[1:]
    say(table, cards[1])
    assert g.players[RED].foreseen == ((earlier, BLUE), (cards[2], RED))


def test_a_seer_who_finds_a_single_objective_card_is_not_asked() -> None:
    table, g = expanded()
    stock(g, RED, culture=1)
    happens(table, "e58")
    say(table, True)
    g.decks["objective"] = g.decks["objective"][:1]
    (only,) = g.decks["objective"]
    say(table, "card_action", "e58")
    assert asked(table) == (RED, "deed")
    assert g.players[RED].foreseen == ((only, RED),)


def test_what_events_of_the_expansion_leave_is_written_and_read() -> None:
    table, g, cards = seer()
    say(table, cards[2], cards[1])
    g.lasting, g.envoys = ("solar_eclipse",), ("great_wall",)
    g.players[BLUE].set_aside, g.players[BLUE].persons, g.players[BLUE].treaties = 2, ("e57",), (RED,)
    assert Clash.load(g.dump()) == g
    _, plain = expanded()
    assert not {"lasting", "envoys"} & set(plain.dump())
    assert not {"set_aside", "persons", "treaties", "foreseen"} & set(plain.dump()["players"][RED])
