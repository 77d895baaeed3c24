"""Where a rule has one case left: a single refuge, the last piece, an enemy without a player, a table's first seat."""

from __future__ import annotations

from tests.games.clash.fields import BLUE, GREEN, RED, city, gained, lead, meadow, question, reason, troops
from tests.games.clash.test_battle import clash_at
from tests.games.clash.test_cards import (
    barbarians_near,
    having,
    neighbours_in_arms,
    played,
    verdict_on,
    victor,
    why_not,
)
from tests.games.clash.test_cards import frontier as home_alone
from tests.games.clash.test_exploring import frontier, march
from tests.games.clash.test_objectives import WIN, defended, fulfilled, homely
from tests.games.clash.test_status import republic
from tests.games.clash.test_tactics import after_a_round, armed_for, card, values
from tests.games.clash.test_wonders import builder

from civitas.games.clash.actions.construct import construct
from civitas.games.clash.actions.explore import AS_IT_IS
from civitas.games.clash.actions.recruit import can_recruit_in
from civitas.games.clash.actions.targets import may_go
from civitas.games.clash.advances.deeds import hold_games
from civitas.games.clash.battle.fight import fight
from civitas.games.clash.box.content import ANGRY, HAPPY
from civitas.games.clash.box.paying import pay, price_of
from civitas.games.clash.box.queries import BARBARIANS, PIRATES, Turn, settlements_left, stack, supply
from civitas.games.clash.cards.knowledge import pupils_of
from civitas.games.clash.events.barbarians import reinforce
from civitas.games.clash.events.pirates import pirates
from civitas.games.clash.status import offer_government
from civitas.games.clash.wonders.effects import borrow_routes

ONE, TWO, THREE, FIVE = 1, 3, 5, 9


# ---------------------------------------------------------------------- battles


def test_a_defender_may_use_steel_against_an_attacker_who_has_none() -> None:
    """§13.5.3"""
    g = clash_at(1, 1)
    gained(g, BLUE, "steel_weapons")
    g.players[BLUE].goods["ore"] = 1
    assert question(fight(g, RED, "D5", "D4"), True, rolls=[ONE, TWO]).prompt.key == "retreat"
    assert values(g) == [1, 4]
    assert g.players[BLUE].goods["ore"] == 0


def test_barbarians_own_no_steel_whatever_the_last_player_owns() -> None:
    """§13.9.4 Metallurgy spares the ore against an enemy without Steel Weapons."""
    g = meadow(3)
    troops(g, RED, "D5", infantry=1)
    troops(g, BARBARIANS, "D5", infantry=1)
    gained(g, RED, "steel_weapons", "metallurgy")
    gained(g, GREEN, "steel_weapons")
    led = lead(fight(g, RED, "D5", "D4"), BLUE, rolls=[THREE, ONE])
    assert [told["value"] for told in led.told("combat-value")] == [5, 1]


def test_nobody_pays_for_barbarians_under_siege() -> None:
    """§8.6.8"""
    g = meadow(3)
    city(g, BARBARIANS, "D5")
    troops(g, BARBARIANS, "D5", infantry=1)
    troops(g, RED, "D5", infantry=2)
    gained(g, RED, "tactics")
    g.players[RED].action_cards = (card("siege"),)
    g.players[GREEN].goods["food"] = 2
    led = lead(fight(g, RED, "D5", "D4"), BLUE, card("siege"), rolls=[[FIVE, FIVE], ONE])
    assert [seat for seat, _ in led.asked] == [RED, RED]
    assert g.players[GREEN].goods["food"] == 2


def test_with_one_refuge_a_tactical_retreat_asks_nothing() -> None:
    """§8.6.11"""
    g = armed_for(2, 2, defender="tactical_retreat")
    for hex in g.atlas.neighbours["D5"]:
        g.terrain[hex] = "plain" if hex == "D6" else "water"
    lead(fight(g, RED, "D5", "D4"), card("tactical_retreat"))
    assert stack(g, BLUE, "D6") == ("infantry", "infantry")
    assert stack(g, BLUE, "D5") == ()


def test_battles_that_have_made_a_warmonger_do_not_count_again() -> None:
    """§8.7.34 Two battles make one; the third is the first towards the next."""
    g = defended(BLUE)
    g.turn.facts, g.turn.warmonger = (("fought", "E8"), ("fought", "C3")), 1
    assert not fulfilled(g, "warmonger", rolls=WIN)
    g = defended(BLUE)
    g.turn.facts, g.turn.warmonger = (("fought", "E8"), ("fought", "C3"), ("fought", "B2")), 1
    assert fulfilled(g, "warmonger", rolls=WIN)


def test_a_defender_may_encircle_too() -> None:
    """§8.6.2"""
    g = armed_for(3, 2, defender="encircled")
    after_a_round(g, card("encircled"), rolls=[[ONE, ONE, ONE], [TWO, TWO], FIVE])
    assert len(stack(g, RED, "D5")) == 2


# ---------------------------------------------------------------------- cards


def test_negotiations_protect_a_city_without_units_too() -> None:
    """§8.5.12"""
    g = having("negotiations", g=neighbours_in_arms())
    g.units[GREEN].clear()
    city(g, BLUE, "D5")
    assert may_go(g, RED, "E5", "D5", ("infantry",)) is None
    played(g, "negotiations", BLUE)
    verdict = may_go(g, RED, "E5", "D5", ("infantry",))
    assert verdict is not None
    assert (verdict[0].id, verdict[1]) == ("peace", BLUE)


def test_a_takeover_wants_a_settlement_left_and_the_last_one_will_do() -> None:
    """§8.5.8"""
    g = having("cultural_takeover", g=barbarians_near())
    city(g, RED, "E7")
    free = iter(["B2", "B4", "B6", "G4", "G6", "G8", "F3", "C7"])
    while settlements_left(g, RED) > 1:
        city(g, RED, next(free))
    assert verdict_on(g, "cultural_takeover") is None
    city(g, RED, next(free))
    assert why_not(g, "cultural_takeover") == "no-effect"


def test_a_hero_general_needs_a_city_that_is_not_happy_yet() -> None:
    """§8.5.3"""
    g = having("hero_general", g=victor())
    assert verdict_on(g, "hero_general") is None
    g.mood = dict.fromkeys(g.mood, HAPPY)
    assert why_not(g, "hero_general") == "no-effect"


def test_the_first_seat_can_be_made_to_teach() -> None:
    """§8.5.18 Blue has captured a city of red."""
    g = meadow()
    g.turn = Turn(BLUE)
    city(g, RED, "D5")
    troops(g, BLUE, "D5", infantry=1)
    lead(fight(g, BLUE, "D5", "D4"))
    assert pupils_of(g, BLUE) == [RED]


# ---------------------------------------------------------------------- pirates


def test_pirates_that_have_to_leave_are_gone_before_others_come() -> None:
    """§11.4 All ships of the pirates lie in one water, so there is nothing to choose."""
    g = meadow()
    for hex in ("B2", "E5", "E6"):
        g.terrain[hex] = "water"
    city(g, RED, "E4")
    troops(g, PIRATES, "B2", ship=supply(g, PIRATES, "ship"))
    before = len(stack(g, PIRATES, "B2"))
    led = lead(pirates(g, RED), "E5")
    assert [note["hex"] for note in led.told("pirates-leave")] == ["B2", "B2"]
    assert len(stack(g, PIRATES, "B2")) == before - 2
    assert len(stack(g, PIRATES, "E5")) >= 1


# ---------------------------------------------------------------------- barbarians and wonders


def test_a_fifth_barbarian_finds_no_room_on_a_hex() -> None:
    """§11.3"""
    g = meadow()
    city(g, BARBARIANS, "D5")
    troops(g, BARBARIANS, "D5", infantry=3)
    for number in (4, 4):
        lead(reinforce(g, RED, "D5"))
        assert len(stack(g, BARBARIANS, "D5")) == number


def test_a_wonder_is_remembered_with_its_round() -> None:
    """§8.7.31 Whether somebody has built one in this round is asked in the status phase."""
    g = builder("great_statue")
    g.round = 3
    lead(construct(g, RED), "E4:wonder:great_statue")
    assert [player.wonder_round for player in g.players] == [3, *(0 for _ in g.players[1:])]


# ---------------------------------------------------------------------- exploring


def test_navigation_that_explores_from_another_sea_without_finding_water_stays_in_that_sea() -> None:
    """§9.3 Clockwise lies a sea without a shore to explore; the other way one at whose shore a tile lies face down."""
    g = frontier("u02", "t20", F3="water", H5="water", C2="water", C3="water", C4="water", B2="water")
    gained(g, RED, "navigation")
    troops(g, RED, "F3", ship=1)
    march(g, "F3>u02:navigation", AS_IT_IS)
    assert "u02" in g.laid
    assert stack(g, RED, "C2") == ("ship:m",)
    assert stack(g, RED, "F3") == ()


# ---------------------------------------------------------------------- turns and rounds


def test_whoever_owns_trade_routes_does_not_borrow_them() -> None:
    """§12.8"""
    g = meadow(2)
    city(g, RED, "D4")
    city(g, BLUE, "D6")
    troops(g, RED, "E5", settler=1)
    g.wonders["great_library"], g.wonder_marks["great_library"] = "D4", (RED,)
    assert question(borrow_routes(g, RED)).prompt.key == "library-routes"
    gained(g, RED, "trade_routes")
    assert lead(borrow_routes(g, RED)).asked == []


def test_advances_of_a_new_government_are_offered_by_their_names() -> None:
    """§7.5"""
    g = republic()
    gained(g, RED, "draft")
    prompt = question(offer_government(g, RED), "autocracy").prompt
    assert [prompt.label(id).params["advance"] for id in ("forced_labor", "absolute_power")] == [
        "forced_labor",
        "absolute_power",
    ]


def test_sports_want_a_culture_token_for_every_step() -> None:
    """§13.8.2"""
    g = meadow()
    gained(g, RED, "sports")
    city(g, RED, "D5", mood=ANGRY)
    g.players[RED].goods["culture"] = 1
    asked = question(hold_games(g, RED))
    assert asked.prompt.legal() == ["D5:1"]
    assert reason(asked, "D5:2") == "cannot-pay"


def test_the_great_explorer_need_not_explore() -> None:
    """§11.5.8"""
    g = having("great_explorer", g=home_alone())
    known = dict(g.terrain)
    played(g, "great_explorer", "none", "none")
    assert g.terrain == known


def test_a_bill_is_short_enough_to_be_listed() -> None:
    """§5.3 However much gold may stand for other goods."""
    g = meadow()
    g.players[RED].goods |= {"food": 2, "wood": 2, "ore": 2, "gold": 7}
    city(g, RED, "D5")
    asked = question(pay(g, RED, price_of("test", "test", {"food": 2, "wood": 2, "ore": 2}, g, RED)))
    assert not asked.prompt.vast()
    assert len(asked.prompt.legal()) == 3**3


def test_a_ship_of_the_first_seat_could_have_traded_too() -> None:
    """§8.7.48 Red loses it beside a city of green."""
    g = homely()
    g.terrain["D5"] = g.terrain["D4"] = "water"
    city(g, GREEN, "D6")
    troops(g, BLUE, "D5", ship=1)
    troops(g, RED, "D5", ship=1)
    assert fulfilled(g, "scavenger", rolls=[ONE, FIVE], seat=BLUE)


def test_a_city_that_could_be_activated_but_pays_for_nobody_does_not_recruit() -> None:
    """§6.3.C"""
    g = meadow()
    city(g, RED, "D5")
    verdict = can_recruit_in(g, RED, "D5")
    assert verdict is not None
    assert (verdict[0].id, verdict[1]) == ("nobody-to-recruit", "D5")
    g.players[RED].goods["food"] = 2
    assert can_recruit_in(g, RED, "D5") is None
