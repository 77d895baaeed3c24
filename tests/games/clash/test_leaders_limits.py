"""§14.10 Where the abilities of leaders end: whom and where they help, in which round, how far, and how much."""

from __future__ import annotations

import pytest
from tests.games.clash.fields import BLUE, RED, city, gained, lead, troops
from tests.games.clash.situations import paint, stock
from tests.games.clash.tables import asked, hold, led_by, next_event, open_key, refused, say, told
from tests.games.clash.wars import SIX, TWO, attack, bonus, defending, dice, marching, until_dice

from civitas.games.clash.actions.construct import place_building
from civitas.games.clash.battle.tactics import tactic_of
from civitas.games.clash.box.content import EVENTS, HAPPY, WONDERS
from civitas.games.clash.box.queries import BARBARIANS, PIRATES, Clash, kind, put, stack
from civitas.games.clash.scoring import halves
from civitas.games.clash.wonders.effects import build_wonder
from civitas.kernel import Table

ONE_ELEPHANT = 4
MARCH = next(id for id, event in EVENTS.items() if event.symbol == "barbarians_move")


def kinds(g: Clash, seat: int, hex: str) -> list[str]:
    return [kind(unit) for unit in stack(g, seat, hex)]


# ---------------------------------------------------------------------- who commands barbarians


def barbarians_march(leader: str, hex: str) -> tuple[Table, Clash]:
    """An event makes the barbarians of D3 move towards D5; the leader is on this hex."""
    table, g = led_by(leader, "farming", hex=hex)
    if hex != "D5":
        city(g, RED, "D5")
    city(g, BARBARIANS, "D3")
    troops(g, BARBARIANS, "D3", infantry=1)
    stock(g, RED, food=2)
    next_event(g, MARCH)
    say(table, "advance", "irrigation")
    return table, g


@pytest.mark.parametrize("leader", ["sulla", "bleda"])
def test_barbarians_two_hexes_from_the_leader_move_only_with_his_consent(leader: str) -> None:
    for consent in (True, False):
        table, _ = barbarians_march(leader, "D5")
        assert asked(table) == (RED, "let-barbarians")
        say(table, consent)
        assert [march["to_hex"] for march in told(table, "barbarians-march")] == ["D4"] * consent


@pytest.mark.parametrize("leader", ["sulla", "bleda"])
def test_barbarians_three_hexes_from_the_leader_ask_nobody(leader: str) -> None:
    table, _ = barbarians_march(leader, "D6")
    assert open_key(table) != "let-barbarians"
    assert [march["to_hex"] for march in told(table, "barbarians-march")] == ["D4"]


# ---------------------------------------------------------------------- not in the second round


@pytest.mark.parametrize(
    ("leader", "ability", "number", "advance"),
    [("darius", "royal_road", 2, "roads"), ("siyaj_kak", "birth_of_fire", 1, "")],
)
def test_a_bonus_of_the_first_round_is_gone_in_the_second(leader: str, ability: str, number: int, advance: str) -> None:
    table, g = marching(leader, *([advance] if advance else []), against=2)
    city(g, BLUE, "D4")
    attack(table)
    say(table, [TWO, TWO], [TWO, TWO])
    assert bonus(table, ability) == number
    until_dice(table)
    say(table, [TWO, TWO], dice(TWO, len(stack(g, BLUE, "D4"))))
    assert bonus(table, ability) == 0


def test_the_walls_of_hammurabi_hold_for_a_round() -> None:
    table, g = defending("hammurabi", "academy")
    troops(g, RED, "D5", infantry=2)
    say(table, "move", "D4>D5", "infantry+infantry", [TWO, TWO], [TWO, TWO, TWO])
    assert bonus(table, "city_walls") == 2
    until_dice(table)
    say(table, dice(TWO, len(stack(g, BLUE, "D5"))), dice(TWO, len(stack(g, RED, "D5"))))
    assert bonus(table, "city_walls") == 0


def test_against_hannibal_bonuses_have_no_limit_in_the_second_round() -> None:
    table, g = marching("hannibal", against=2)
    city(g, BLUE, "D4")
    gained(g, BLUE, "steel_weapons", "metallurgy")
    attack(table)
    say(table, [TWO, TWO], [ONE_ELEPHANT, ONE_ELEPHANT])
    until_dice(table)
    say(table, dice(TWO, len(stack(g, RED, "D4"))), dice(SIX, len(stack(g, BLUE, "D4"))))
    note = [note for note in told(table, "combat-value") if note["seat"] == BLUE][-1]
    assert not [term for term in note["terms"] if term[0] == "military_genius"]
    assert sum(amount for source, amount in note["terms"] if source != "dice") > 2


# ---------------------------------------------------------------------- not in the other role


@pytest.mark.parametrize(
    ("leader", "ability", "building"),
    [
        ("nebuchadnezzar", "iconoclast", "temple"),
        ("siyaj_kak", "birth_of_fire", "academy"),
        ("ramses", "coastal_power", "port"),
    ],
)
def test_a_bonus_of_an_attacker_does_not_help_to_defend(leader: str, ability: str, building: str) -> None:
    table, g = defending(leader, building)
    paint(g, D6="water")
    say(table, "move", "D4>D5", "infantry+infantry", [TWO, TWO], TWO)
    assert bonus(table, ability) == 0


@pytest.mark.parametrize(
    ("leader", "ability", "building"),
    [("hammurabi", "city_walls", ""), ("dido", "self_sacrifice", ""), ("jimmu", "fortification", "fortress")],
)
def test_a_bonus_of_a_defender_does_not_help_to_attack(leader: str, ability: str, building: str) -> None:
    table, g = marching(leader)
    city(g, BLUE, "D4", *([building] if building else []))
    attack(table)
    say(table, [TWO, TWO], [TWO, TWO] if building else TWO)
    assert bonus(table, ability) == 0


def attacked_outside(leader: str, hex: str = "D4") -> tuple[Table, Clash]:
    """BLUE attacks a hex that is no city, where an infantry of RED stands; the leader is there or in D5."""
    table, g = led_by(leader, hex=hex if leader != "jimmu" else "D5")
    city(g, RED, "A3")
    city(g, BLUE, "G3")
    gained(g, BLUE, "tactics")
    troops(g, RED, hex, infantry=1)
    troops(g, BLUE, "D3", infantry=2)
    say(table, "pass", "pass", "pass", "end")
    return table, g


def test_the_walls_of_hammurabi_stand_around_his_cities_alone() -> None:
    table, _ = attacked_outside("hammurabi")
    say(table, "move", "D3>D4", "infantry+infantry", [TWO, TWO], [TWO, TWO])
    assert bonus(table, "city_walls") == 0


def test_the_protector_of_the_people_protects_cities_alone() -> None:
    table, g = attacked_outside("pumayyaton")
    stock(g, RED, culture=1)
    say(table, "move", "D3>D4", "infantry+infantry", [SIX, TWO], [TWO, TWO])
    assert open_key(table) != "leader-shield"


def test_the_protector_of_the_people_protects_nobody_who_attacks() -> None:
    table, g = marching("pumayyaton")
    stock(g, RED, culture=1)
    attack(table)
    say(table, [TWO, TWO], SIX)
    assert open_key(table) != "leader-shield"


# ---------------------------------------------------------------------- not without what they depend on


def test_a_fortress_of_jimmu_is_stronger_two_hexes_around_him_and_not_farther() -> None:
    for hex, more in (("D3", 2), ("D2", 0)):
        table, g = led_by("jimmu")
        city(g, RED, hex, "fortress")
        troops(g, RED, hex, infantry=1)
        city(g, BLUE, "G7")
        gained(g, BLUE, "tactics")
        near = next(n for n in g.atlas.neighbours[hex] if n not in g.city and g.atlas.distance[n]["D5"] > 1)
        troops(g, BLUE, near, infantry=2)
        say(table, "pass", "pass", "pass", "end")
        say(table, "move", f"{near}>{hex}", "infantry+infantry", [TWO, TWO], [TWO, TWO])
        assert bonus(table, "fortification") == more


def test_without_a_fortress_jimmu_defends_like_anybody() -> None:
    table, _ = defending("jimmu", "academy")
    say(table, "move", "D4>D5", "infantry+infantry", [TWO, TWO], TWO)
    assert bonus(table, "fortification") == 0


def test_a_plan_of_gupta_is_no_longer_effective_with_a_tactics_card() -> None:
    table, g = marching("gupta")
    card = next(card for card in g.decks["action"] if tactic_of(card) == "high_morale")
    hold(g, RED, card)
    attack(table)
    say(table, card, [TWO, TWO], TWO)
    assert (bonus(table, "effective_planning"), bonus(table, "high_morale")) == (0, 2)


def test_a_dynasty_reaches_as_far_as_its_cities_are_large() -> None:
    for size, more in ((1, 0), (2, 2)):
        table, g = marching("wac_chanil")
        del g.city["D5"], g.mood["D5"], g.buildings["D5"]
        city(g, RED, "D6", *["academy"] * (size - 1))
        attack(table)
        say(table, [TWO, TWO], TWO)
        assert bonus(table, "new_dynasty") == more


def test_ramses_is_stronger_against_cities_on_the_coast_and_pirates_alone() -> None:
    table, g = marching("ramses")
    city(g, BLUE, "D4")
    attack(table)
    say(table, [TWO, TWO], TWO)
    assert bonus(table, "coastal_power") == 0
    for enemy, more in ((PIRATES, 2), (BLUE, 0)):
        table, g = led_by("ramses", "fishing", hex="D4")
        paint(g, D4="water", D3="water")
        city(g, RED, "D5")
        city(g, BLUE, "G3")
        put(g, RED, "D4", "ship")
        troops(g, enemy, "D3", ship=1)
        say(table, "move", "D4>D3")
        if open_key(table) == "group":
            say(table, "leader+ship")
        say(table, TWO, TWO)
        assert bonus(table, "coastal_power") == more


# ---------------------------------------------------------------------- the battering ram


def test_a_defended_city_lays_tactics_against_bleda_from_the_second_round_on() -> None:
    table, g = marching("bleda", infantry=2, against=3)
    city(g, BLUE, "D4")
    gained(g, BLUE, "tactics")
    hold(g, BLUE, g.decks["action"][0])
    attack(table, "infantry", "infantry")
    say(table, [TWO, TWO, TWO], [TWO, TWO, TWO])
    while open_key(table) == "lose-unit":
        say(table, "infantry")
    say(table, False)
    assert len(told(table, "tactics-barred")) == 1
    assert asked(table) == (BLUE, "tactics")


def test_in_the_open_and_as_a_defender_bleda_bars_no_tactics() -> None:
    table, g = marching("bleda")
    gained(g, BLUE, "tactics")
    hold(g, BLUE, g.decks["action"][0])
    attack(table)
    assert (told(table, "tactics-barred"), asked(table)) == ([], (BLUE, "tactics"))
    table, g = defending("bleda")
    hold(g, BLUE, g.decks["action"][0])
    say(table, "move", "D4>D5", "infantry+infantry")
    assert (told(table, "tactics-barred"), asked(table)) == ([], (BLUE, "tactics"))


# ---------------------------------------------------------------------- how many hits, and when


@pytest.mark.parametrize(("leader", "price"), [("qin_shi_huang", 2), ("pumayyaton", 1)])
def test_a_hit_bought_off_is_one_hit(leader: str, price: int) -> None:
    """Two hits land, and one of three units falls."""
    if leader == "pumayyaton":
        table, g = defending(leader)
        troops(g, RED, "D5", infantry=2)
        stock(g, RED, culture=price)
        say(table, "move", "D4>D5", "infantry+infantry", [SIX, SIX], [TWO, TWO, TWO])
    else:
        table, g = marching(leader, infantry=2, against=2)
        stock(g, RED, culture=price)
        attack(table, "infantry", "infantry")
        say(table, [TWO, TWO, TWO], [SIX, SIX])
    assert asked(table) == (RED, "leader-shield")
    say(table, True)
    while open_key(table) == "lose-unit":
        say(table, "infantry")
    assert len(stack(g, RED, "D5" if leader == "pumayyaton" else "D4")) == 2


def ships_of_hiram(enemies: int) -> tuple[Table, Clash]:
    """Hiram sails with three ships against so many of BLUE."""
    table, g = led_by("hiram", "fishing", "navigation", hex="D4")
    paint(g, D4="water", D3="water")
    city(g, RED, "D5")
    city(g, BLUE, "G3")
    put(g, RED, "D4", "ship", "ship", "ship")
    troops(g, BLUE, "D3", ship=enemies)
    say(table, "move", "D4>D3")
    if open_key(table) == "group":
        say(table, "leader+ship+ship+ship")
    return table, g


def test_at_sea_hiram_ignores_one_hit_and_only_in_the_first_round() -> None:
    table, g = ships_of_hiram(2)
    say(table, [TWO, TWO, TWO], [SIX, SIX])
    assert kinds(g, RED, "D3").count("ship") == 2
    until_dice(table)
    say(table, [TWO, TWO], SIX)
    assert kinds(g, RED, "D3").count("ship") == 1


def test_the_shield_of_the_sun_keeps_off_one_hit_and_only_in_the_first_round() -> None:
    table, g = defending("pakal", "obelisk")
    troops(g, RED, "D5", infantry=2)
    say(table, "move", "D4>D5", "infantry+infantry", [SIX, SIX], [TWO, TWO, TWO])
    while open_key(table) == "lose-unit":
        say(table, "infantry")
    assert len(stack(g, RED, "D5")) == 2
    until_dice(table)
    say(table, SIX, [TWO, TWO])
    while open_key(table) == "lose-unit":
        say(table, "infantry")
    assert len(stack(g, RED, "D5")) == 1


def far_from_home(home: str) -> tuple[Table, Clash]:
    """Ahuitzotl marches with two infantry against two; his only city is there."""
    table, g = marching("ahuitzotl", infantry=2, against=2)
    city(g, RED, home)
    del g.city["D5"], g.mood["D5"], g.buildings["D5"]
    return table, g


def test_expansionism_ignores_one_hit_with_every_own_city_two_hexes_away_or_farther() -> None:
    for home, left in (("D6", 2), ("E5", 1)):
        table, g = far_from_home(home)
        attack(table, "infantry", "infantry")
        say(table, [TWO, TWO, TWO], [SIX, SIX])
        while open_key(table) == "lose-unit":
            say(table, "infantry")
        assert len(stack(g, RED, "D4")) == left


# ---------------------------------------------------------------------- how much, and for what


def test_the_city_of_xerxes_recruits_one_unit_more_and_not_two() -> None:
    table, g = led_by("xerxes")
    stock(g, RED, food=7, ore=7)
    say(table, "recruit", "D5", "settler", "infantry", "infantry")
    assert asked(table) == (RED, "deed")
    assert kinds(g, RED, "D5") == ["infantry", "infantry", "leader", "settler"]


def test_nebuchadnezzar_builds_without_an_action_and_the_gardens_for_two_culture_tokens_less() -> None:
    gardens = WONDERS["great_gardens"]
    table, g = led_by("nebuchadnezzar", "engineering", gardens.needs)
    city(g, RED, "A3", mood=HAPPY)
    g.players[RED].wonder_cards = ("great_gardens",)
    stock(g, RED, **{**gardens.price, "culture": gardens.price["culture"] - 2})
    say(table, "hanging_gardens", "D5:wonder:great_gardens")
    assert g.wonders["great_gardens"] == "D5"
    assert (g.turn.actions, g.players[RED].goods["culture"]) == (3, 0)


@pytest.mark.parametrize(
    ("leader", "building", "good"),
    [
        ("hiram", "wonder", "ideas"),
        ("ramses", "temple", "culture"),
        ("hanno", "port", "gold"),
    ],
)
def test_some_gain_something_for_another_building_too(leader: str, building: str, good: str) -> None:
    brought = []
    for here in ("D5", "A3"):
        _, g = led_by(leader)
        paint(g, D4="water", A5="water", B3="water")
        city(g, RED, "A3", mood=HAPPY)
        stock(g, RED, **dict.fromkeys(("food", "wood", "ore", "culture", "mood"), 9))
        g.players[RED].goods["culture"] = 9
        if building == "wonder":
            g.players[RED].wonder_cards = ("great_wall",)
            gained(g, RED, "engineering", WONDERS["great_wall"].needs)
            before = g.players[RED].goods[good]
            lead(build_wonder(g, RED, here, "great_wall"))
        else:
            before = g.players[RED].goods[good]
            answers = ["mood"] if building == "temple" else []
            lead(place_building(g, RED, here, building), *answers)
        brought.append(g.players[RED].goods[good] - before)
    assert brought == [1, 0]


@pytest.mark.parametrize(("leader", "good"), [("jimmu", "culture"), ("dido", "gold")])
def test_a_city_founded_three_hexes_away_brings_nothing(leader: str, good: str) -> None:
    table, g = led_by(leader)
    troops(g, RED, "D2", settler=1)
    assert g.atlas.distance["D5"]["D2"] == 3
    say(table, "found", "D2")
    assert g.players[RED].goods[good] == 0


def test_an_explorer_with_one_culture_token_marks_a_tile_for_a_point() -> None:
    table, g = led_by("erik", hex="D4")
    paint(g, D4="water")
    city(g, RED, "D5")
    put(g, RED, "D4", "ship")
    stock(g, RED, culture=1)
    before = halves(g, RED)["objectives"]
    say(table, "legendary_explorer")
    assert (halves(g, RED)["objectives"] - before, g.players[RED].goods["culture"]) == (2, 0)


# ---------------------------------------------------------------------- where the figure has to be


@pytest.mark.parametrize(
    ("leader", "deed"),
    [
        ("caesar", "statesman"),
        ("wac_chanil", "royal_feast"),
        ("acamapichtli", "feast_of_captives"),
        ("cleopatra", "adored_by_the_people"),
        ("cyrus", "king_of_persia"),
        ("augustus", "princeps"),
        ("pericles", "master"),
    ],
)
def test_outside_the_own_cities_a_leader_does_nothing_for_them(leader: str, deed: str) -> None:
    table, g = led_by(leader, hex="D4")
    city(g, RED, "D5")
    city(g, BLUE, "G3")
    g.players[RED].mat = ("infantry:1",)
    stock(g, RED, culture=3, mood=3, gold=3)
    assert refused(table, deed) == "leader-not-in-city"


# ---------------------------------------------------------------------- who is left


def test_the_last_enemy_is_not_driven_out_by_fear() -> None:
    table, g = marching("viriathus")
    stock(g, RED, mood=2)
    attack(table)
    say(table, [TWO, TWO], TWO, False)
    assert table.roll_due


def test_whoever_is_not_to_be_feared_stays_and_nothing_is_paid() -> None:
    table, g = marching("viriathus", against=2)
    stock(g, RED, mood=2)
    attack(table)
    say(table, [TWO, TWO], [TWO, TWO], False, "none")
    assert table.roll_due
    assert (g.players[RED].goods["mood"], len(stack(g, BLUE, "D4"))) == (2, 2)


def test_two_are_enough_for_dido_to_give_her_life_and_alone_she_does_not() -> None:
    table, g = defending("dido")
    troops(g, RED, "D5", infantry=1)
    say(table, "move", "D4>D5", "infantry+infantry", [ONE_ELEPHANT, ONE_ELEPHANT], [ONE_ELEPHANT, ONE_ELEPHANT])
    assert asked(table) == (RED, "self-sacrifice")
    table, _ = defending("dido")
    say(table, "move", "D4>D5", "infantry+infantry", [ONE_ELEPHANT, ONE_ELEPHANT], ONE_ELEPHANT)
    assert open_key(table) != "self-sacrifice"


def test_a_bonus_that_asks_about_the_enemy_asks_about_an_attacker_too() -> None:
    for more in ((), ("siegecraft",)):
        table, g = defending("boudicca")
        gained(g, RED, "tactics")
        gained(g, BLUE, *more)
        say(table, "move", "D4>D5", "infantry+infantry", [TWO, TWO], TWO)
        assert bonus(table, "warrior_queen") == (2 if more else 0)
