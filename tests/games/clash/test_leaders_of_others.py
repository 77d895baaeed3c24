"""§14.10.5 to §14.10.15 The leaders of the other civilisations, a test for each thing they can do."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.games.clash.fields import BLUE, RED, city, gained, lead, troops
from tests.games.clash.situations import paint, stock
from tests.games.clash.tables import asked, hold, led_by, offered, open_key, refused, say, told
from tests.games.clash.wars import SIX, TWO, attack, bonus, defending, marching

from civitas.games.clash.actions.construct import place_building
from civitas.games.clash.actions.influence import range_terms, roll_terms
from civitas.games.clash.battle.tactics import tactic_of
from civitas.games.clash.box.content import ABILITIES, ANGRY, HAPPY, NEUTRAL, WONDERS
from civitas.games.clash.box.decks import draw
from civitas.games.clash.box.queries import BARBARIANS, Clash, kind, put, stack

ONE = 1
Change = Callable[[Clash], None]


def _city(owner: int, hex: str, *buildings: str) -> Change:
    def change(g: Clash) -> None:
        city(g, owner, hex)
        g.buildings[hex] = tuple((building, owner) for building in buildings)

    return change


def _units(owner: int, hex: str, *units: str) -> Change:
    return lambda g: put(g, owner, hex, *units)


def _knows(seat: int, *advances: str) -> Change:
    return lambda g: gained(g, seat, *advances)


@pytest.mark.parametrize(
    ("leader", "ability", "change", "number"),
    [
        ("ithobaal", "priest_of_astarte", _city(RED, "D6", "temple"), 2),
        ("darius", "royal_road", _knows(RED, "roads"), 2),
        ("boudicca", "warrior_queen", _knows(BLUE, "tactics", "siegecraft"), 2),
        ("vercingetorix", "people_of_warriors", _units(RED, "C4", "settler", "settler"), 2),
        ("nabopolassar", "liberator", _city(BLUE, "A3"), 2),
        ("moctezuma", "eagle_warriors", lambda g: setattr(g.players[RED], "mat", ("infantry:1",) * 3), 2),
        ("wac_chanil", "new_dynasty", _city(RED, "A3"), 2),
        ("gupta", "effective_planning", _city(RED, "A3"), 2),
    ],
)
def test_a_bonus_of_a_leader_counts_when_its_condition_holds(
    leader: str, ability: str, change: Change, number: int
) -> None:
    table, g = marching(leader)
    change(g)
    attack(table)
    say(table, [TWO, TWO], TWO)
    assert bonus(table, ability) == number


@pytest.mark.parametrize(
    ("leader", "ability", "change"),
    [
        ("ithobaal", "priest_of_astarte", _city(RED, "A3", "temple")),
        ("darius", "royal_road", _knows(RED, "engineering")),
        ("boudicca", "warrior_queen", _knows(BLUE, "tactics")),
        ("vercingetorix", "people_of_warriors", _units(RED, "A3", "settler")),
        ("nabopolassar", "liberator", _city(RED, "A3")),
        ("rugila", "first_rider", _city(RED, "A3")),
        ("nebuchadnezzar", "iconoclast", _city(RED, "A3")),
        ("suiko", "valiant", _city(RED, "A3")),
        ("dido", "self_sacrifice", _city(RED, "A3")),
        ("hammurabi", "city_walls", _city(RED, "A3")),
        ("jimmu", "fortification", _city(RED, "A3")),
    ],
)
def test_and_does_not_when_it_fails(leader: str, ability: str, change: Change) -> None:
    table, g = marching(leader)
    change(g)
    attack(table)
    say(table, [TWO, TWO], TWO)
    assert bonus(table, ability) == 0


@pytest.mark.parametrize(
    ("leader", "ability", "building", "number"),
    [
        ("nebuchadnezzar", "iconoclast", "temple", 2),
        ("siyaj_kak", "birth_of_fire", "academy", 2),
        ("ramses", "coastal_power", "academy", 2),
    ],
)
def test_a_bonus_against_a_city(leader: str, ability: str, building: str, number: int) -> None:
    table, g = marching(leader)
    paint(g, D3="water")
    _city(BLUE, "D4", building)(g)
    attack(table)
    say(table, [TWO, TWO], TWO)
    assert bonus(table, ability) == number


def test_cavalry_makes_the_first_rider_stronger() -> None:
    table, g = marching("rugila", infantry=0)
    put(g, RED, "D5", "cavalry")
    attack(table, "cavalry")
    say(table, [SIX, SIX], TWO)
    assert bonus(table, "first_rider") == 1


@pytest.mark.parametrize(
    ("leader", "ability", "building"),
    [
        ("suiko", "valiant", "academy"),
        ("dido", "self_sacrifice", "academy"),
        ("hammurabi", "city_walls", "academy"),
        ("jimmu", "fortification", "fortress"),
    ],
)
def test_a_bonus_of_a_defender(leader: str, ability: str, building: str) -> None:
    table, _ = defending(leader, building)
    say(table, "move", "D4>D5", "infantry+infantry")
    say(table, [TWO, TWO], [TWO, TWO] if building == "fortress" else TWO)
    assert bonus(table, ability) == 2


def test_at_sea_hanno_has_two_more_and_hiram_ignores_a_hit() -> None:
    for leader in ("hanno", "hiram"):
        table, g = led_by(leader, "fishing", hex="D4")
        paint(g, D4="water", D3="water")
        city(g, RED, "D5")
        city(g, BLUE, "G3")
        put(g, RED, "D4", "ship")
        troops(g, BLUE, "D3", ship=1)
        say(table, "move", "D4>D3")
        if open_key(table) == "group":
            say(table, "leader+ship")
        say(table, TWO, SIX)
        if leader == "hanno":
            assert bonus(table, "fleet_commander") == 2
        else:
            assert "ship" in [*map(kind, stack(g, RED, "D3"))]


# ---------------------------------------------------------------------- hits and oaths


def test_the_protector_of_the_people_gets_his_token_back_when_he_wins() -> None:
    table, g = defending("pumayyaton")
    stock(g, RED, culture=1)
    say(table, "move", "D4>D5", "infantry+infantry", [SIX, TWO], SIX)
    assert asked(table) == (RED, "leader-shield")
    say(table, True)
    assert g.players[RED].leader == "pumayyaton"
    assert g.players[RED].goods["culture"] == 0
    say(table, False, TWO, SIX)
    assert g.players[RED].goods["culture"] == 1


def test_the_shield_of_the_sun_wants_an_own_city_with_an_obelisk() -> None:
    for building, alive in (("obelisk", True), ("academy", False)):
        table, g = defending("pakal", building)
        say(table, "move", "D4>D5", "infantry+infantry", [SIX, TWO], TWO)
        assert (g.players[RED].leader == "pakal") == alive


def test_expansionism_ignores_hits_far_from_home() -> None:
    table, g = marching("ahuitzotl")
    city(g, RED, "A3")
    del g.city["D5"], g.mood["D5"], g.buildings["D5"]
    attack(table)
    say(table, [TWO, TWO], SIX)
    assert len(stack(g, RED, "D4")) == 2


@pytest.mark.parametrize(
    ("leader", "ability", "number"), [("go_toba", "way_of_the_sword", 2), ("akbar", "armoured_tusks", 1)]
)
def test_an_ore_before_a_battle_makes_every_round_stronger(leader: str, ability: str, number: int) -> None:
    table, g = marching(leader, infantry=0)
    put(g, RED, "D5", "elephant")
    stock(g, RED, ore=1)
    attack(table, "elephant")
    assert asked(table) == (RED, "leader-oath")
    say(table, True, [TWO, TWO], TWO)
    assert bonus(table, ability) == number
    assert g.players[RED].goods["ore"] == 0


# ---------------------------------------------------------------------- tactics and enemies


def test_the_brilliant_strategist_forgoes_his_tactic_for_two_more() -> None:
    table, g = marching("cyrus", "philosophy")
    card = next(card for card in g.decks["action"] if tactic_of(card) == "high_morale")
    hold(g, RED, card)
    attack(table)
    say(table, card)
    assert asked(table) == (RED, "strategist")
    say(table, True, [TWO, TWO], TWO)
    assert (bonus(table, "brilliant_strategist"), bonus(table, "high_morale")) == (2, 0)


def test_five_army_units_of_xerxes_march_together_without_abilities() -> None:
    table, g = marching("xerxes", infantry=4)
    say(table, "move", "D5>D4", "infantry+infantry+infantry+infantry+leader", [SIX, SIX, SIX, SIX, TWO], TWO)
    assert bonus(table, "infantry") == 0
    assert len(stack(g, RED, "D4")) == 5


def test_without_xerxes_four_is_the_limit() -> None:
    table, _ = marching("cyrus", infantry=4, against=0)
    say(table, "move", "D5>D4")
    assert refused(table, "infantry+infantry+infantry+infantry+leader") == "hex-full"


def test_mortal_fear_drives_a_unit_out_of_the_battle() -> None:
    table, g = marching("viriathus", against=2)
    stock(g, RED, mood=2)
    attack(table)
    say(table, [TWO, TWO], [TWO, TWO], False)
    assert asked(table) == (RED, "mortal-fear")
    say(table, "infantry", offered(table)[0] if open_key(table) == "mortal-fear-to" else "D3")
    assert len(stack(g, BLUE, "D4")) == 1
    assert stack(g, BLUE, "D3") == ("infantry",)


def test_one_cavalry_of_attila_fights_like_an_elephant() -> None:
    table, g = marching("attila", infantry=0)
    put(g, RED, "D5", "cavalry")
    attack(table, "cavalry")
    say(table, [TWO, SIX], SIX)
    assert bonus(table, "lord_of_horses") == -2 - 2
    assert len(stack(g, RED, "D4")) == 2


def test_the_battering_ram_bars_tactics_in_the_first_round() -> None:
    table, g = marching("bleda")
    _city(BLUE, "D4")(g)
    gained(g, BLUE, "tactics")
    hold(g, BLUE, g.decks["action"][0])
    attack(table)
    assert told(table, "tactics-barred") == [{"seat": BLUE}]


def test_against_hannibal_bonuses_come_to_two_at_most_in_the_first_round() -> None:
    table, g = marching("hannibal", against=3)
    gained(g, BLUE, "steel_weapons", "metallurgy")
    attack(table)
    say(table, [TWO, TWO], [SIX, SIX, SIX])
    note = [note for note in told(table, "combat-value") if note["seat"] == BLUE][-1]
    assert sum(amount for source, amount in note["terms"] if source != "dice") == 2


def test_dido_gives_her_life_and_the_attackers_retreat() -> None:
    table, g = defending("dido")
    troops(g, RED, "D5", infantry=2)
    say(table, "move", "D4>D5", "infantry+infantry", [TWO, TWO], [TWO, TWO, TWO])
    if open_key(table) == "lose-unit":
        say(table, "infantry")
    assert asked(table) == (RED, "self-sacrifice")
    say(table, True)
    assert g.players[RED].leader == ""
    assert not g.players[BLUE].slain
    assert stack(g, BLUE, "D5") == ()


# ---------------------------------------------------------------------- spoils


@pytest.mark.parametrize(
    ("leader", "good"),
    [("moctezuma", "gold"), ("ashoka", "mood"), ("vercingetorix", "mood"), ("hannibal", "gold")],
)
def test_some_leaders_bring_something_for_a_land_battle_won(leader: str, good: str) -> None:
    table, g = marching(leader)
    attack(table)
    say(table, [SIX, SIX], TWO)
    assert g.players[RED].goods[good] == 1


def captured(leader: str) -> Clash:
    table, g = led_by(leader, "tactics")
    city(g, BLUE, "D4")
    city(g, BLUE, "G3")
    say(table, "move", "D5>D4", "none")
    return g


@pytest.mark.parametrize("leader", ["siyaj_kak", "viriathus"])
def test_some_bring_a_culture_token_for_a_captured_city(leader: str) -> None:
    assert captured(leader).players[RED].goods["culture"] == 1


def test_attila_gains_a_gold_more_and_what_nabopolassar_captures_is_neutral() -> None:
    assert captured("attila").players[RED].goods["gold"] == 2
    g = captured("nabopolassar")
    assert (g.mood["D4"], g.players[RED].goods["gold"]) == (NEUTRAL, 1)


# ---------------------------------------------------------------------- in the city


@pytest.mark.parametrize(
    ("leader", "building", "good"),
    [
        ("hiram", "port", "ideas"),
        ("ramses", "fortress", "culture"),
        ("hanno", "market", "gold"),
    ],
)
def test_some_gain_something_for_buildings(leader: str, building: str, good: str) -> None:
    _, g = led_by(leader)
    paint(g, D4="water")
    before = g.players[RED].goods[good]
    lead(place_building(g, RED, "D5", building))
    assert g.players[RED].goods[good] == before + 1


@pytest.mark.parametrize(("leader", "good"), [("jimmu", "culture"), ("dido", "gold")])
def test_some_gain_something_for_a_city_founded_near(leader: str, good: str) -> None:
    for hex, more in (("D7", 1), ("A3", 0)):
        table, g = led_by(leader)
        troops(g, RED, hex, settler=1)
        say(table, "found", hex)
        assert g.players[RED].goods[good] == more


@pytest.mark.parametrize(
    ("leader", "deed", "good"),
    [("pumayyaton", "produce", "gold"), ("boudicca", "recruit", "mood"), ("imhotep", "recruit", "ideas")],
)
def test_some_gain_something_for_an_activation(leader: str, deed: str, good: str) -> None:
    table, g = led_by(leader, "farming")
    stock(g, RED, food=2)
    say(table, deed, "D5")
    assert g.players[RED].goods[good] == 1


def test_imhotep_gains_nothing_for_a_production_and_builds_wonders_for_less() -> None:
    table, g = led_by("imhotep", "farming", "engineering", WONDERS["great_wall"].needs)
    say(table, "produce", "D5", "D5:food")
    assert g.players[RED].goods["ideas"] == 0
    from civitas.games.clash.wonders.effects import wonder_price

    printed = WONDERS["great_wall"].price["culture"]
    assert wonder_price(g, RED, "D5", "great_wall").needs.get("culture", 0) == printed - 2


def test_nebuchadnezzar_finds_the_great_gardens() -> None:
    _, g = led_by("nebuchadnezzar")
    lead(draw(g, RED, "wonder"))
    assert g.players[RED].wonder_cards == ("great_gardens",)


def test_xerxes_recruits_one_more_and_rugila_cheaper_cavalry() -> None:
    table, g = led_by("xerxes")
    stock(g, RED, food=7)
    say(table, "recruit", "D5", "settler", "settler", "settler")
    assert [*map(kind, stack(g, RED, "D5"))].count("settler") == 3
    table, g = led_by("rugila", "horsemen")
    stock(g, RED, food=1)
    say(table, "recruit", "D5", "cavalry")
    assert "cavalry" in offered(table) or g.players[RED].goods["food"] == 0


def test_cleopatra_speaks_with_one_more_from_her_city() -> None:
    _, g = led_by("cleopatra")
    assert sum(term.amount for term in roll_terms(g, RED, "D5", "G3", ONE)) == 2
    assert range_terms(g, RED, "D5")


def test_who_attacks_a_city_that_adores_cleopatra_pays_for_it() -> None:
    table, g = led_by("cleopatra")
    stock(g, RED, culture=1)
    say(table, "adored_by_the_people")
    assert g.players[RED].honours == ("D5",)
    city(g, BLUE, "G3")
    gained(g, BLUE, "tactics")
    troops(g, BLUE, "D4", infantry=2)
    say(table, "pass", "pass", "pass", "end", "move")
    assert refused(table, "D4>D5") == "city-adored"
    stock(g, BLUE, mood=1)
    say(table, "D4>D5", "infantry+infantry")
    assert (g.players[BLUE].goods["mood"], g.players[RED].honours) == (0, ())


def test_barbarians_pay_nothing_for_a_city_that_adores_cleopatra() -> None:
    from civitas.games.clash.battle.fight import fight

    _, g = led_by("cleopatra", hex="A3")
    city(g, RED, "D5")
    g.players[RED].honours = ("D5",)
    troops(g, BARBARIANS, "D5", infantry=1)
    lead(fight(g, BARBARIANS, "D5"))
    assert g.players[RED].honours == ()


def test_nobody_boosts_an_attempt_on_the_city_of_ashoka() -> None:
    table, g = led_by("ashoka")
    g.buildings["D5"] = (("academy", RED),)
    city(g, BLUE, "D3", "temple")
    stock(g, BLUE, culture=5)
    g.buildings["D3"] = ()
    say(table, "pass", "pass", "pass", "end")
    assert refused(table, "influence") == "leader-protects"


# ---------------------------------------------------------------------- deeds


def test_the_king_of_persia_gains_a_culture_token_for_an_activation() -> None:
    table, g = led_by("cyrus")
    say(table, "king_of_persia")
    assert (g.players[RED].goods["culture"], g.turn.activations, g.turn.actions) == (1, {"D5": 1}, 3)
    assert refused(table, "king_of_persia") == "once-a-turn"


def test_akbar_swaps_a_token() -> None:
    table, g = led_by("akbar")
    stock(g, RED, mood=1)
    say(table, "court_of_all_faiths")
    assert (g.players[RED].goods["mood"], g.players[RED].goods["culture"], g.turn.actions) == (0, 1, 3)
    assert refused(table, "court_of_all_faiths") == "once-a-turn"


def test_a_royal_feast_raises_the_mood_for_a_token() -> None:
    table, g = led_by("wac_chanil")
    g.mood["D5"] = ANGRY
    stock(g, RED, mood=1)
    say(table, "royal_feast")
    assert g.mood["D5"] == NEUTRAL
    assert refused(table, "royal_feast") == "once-a-turn"


def test_prisoners_are_given_back_for_culture_or_for_a_better_mood() -> None:
    table, g = led_by("ahuitzotl")
    assert refused(table, "great_sacrifice") == "no-prisoner"
    g.players[RED].mat = ("infantry:1",)
    say(table, "great_sacrifice")
    assert (g.players[RED].goods["culture"], g.players[RED].mat) == (2, ())
    table, g = led_by("acamapichtli")
    g.mood["D5"], g.players[RED].mat = NEUTRAL, ("infantry:1",)
    say(table, "feast_of_captives")
    assert (g.mood["D5"], g.players[RED].mat) == (HAPPY, ())


@pytest.mark.parametrize(
    "ability", [id for id, ability in ABILITIES.items() if any(e["kind"] == "patron" for e in ability.effects)]
)
def test_every_patron_brings_an_advance_of_the_category(ability: str) -> None:
    table, g = led_by(ABILITIES[ability].leader)
    stock(g, RED, mood=1)
    say(table, ability)
    assert len(g.players[RED].advances) >= 1
    assert g.turn.actions == 2
