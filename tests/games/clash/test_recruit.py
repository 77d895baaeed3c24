from tests.games.clash.fields import BLUE, RED, city, gained, lead, question, reason, troops
from tests.games.clash.situations import board, paint, stock
from tests.games.clash.tables import asked, at_red_turn, offered, refused, say

from civitas.games.clash.actions.recruit import enlist, recruit
from civitas.games.clash.box.content import ANGRY, HAPPY
from civitas.games.clash.box.queries import kind, stack


def test_the_recruit_maximum_is_the_size_one_more_if_happy_one_if_angry() -> None:
    g = board()
    city(g, RED, "D5", "academy", mood=HAPPY)
    stock(g, RED, food=7, ore=7)
    lead(enlist(g, RED, "D5"), "infantry", "infantry", "infantry")
    assert stack(g, RED, "D5") == ("infantry",) * 3
    g.mood["D5"] = ANGRY
    lead(enlist(g, RED, "D5"), "infantry")
    assert len(stack(g, RED, "D5")) == 4


def test_units_cost_what_is_printed() -> None:
    g = board()
    paint(g, D4="water")
    city(g, RED, "D5", "academy", "port")
    goods = stock(g, RED, food=3, ore=1, wood=2)
    lead(enlist(g, RED, "D5"), "settler", "infantry", "ship")
    assert (goods["food"], goods["ore"], goods["wood"]) == (0, 0, 0)
    assert stack(g, RED, "D5") == ("infantry", "settler")
    assert stack(g, RED, "D4") == ("ship",)


def test_ships_need_a_port() -> None:
    g = board()
    city(g, RED, "D5")
    stock(g, RED, wood=2, food=2)
    assert reason(question(enlist(g, RED, "D5")), "ship") == "needs-building"


def test_no_more_than_four_army_units_on_a_hex() -> None:
    g = board()
    city(g, RED, "D5", "academy")
    troops(g, RED, "D5", infantry=3)
    stock(g, RED, food=4, ore=4)
    asked = question(enlist(g, RED, "D5"), "infantry")
    assert reason(asked, "infantry") == "stack-full"
    assert asked.prompt.verdict("settler") is None


def test_with_no_piece_left_one_leaves_the_board_first() -> None:
    g = board()
    city(g, RED, "D5")
    for hex in ("B7", "G8"):
        troops(g, RED, hex, settler=2)
    stock(g, RED, food=2)
    lead(enlist(g, RED, "D5"), "settler", "G8")
    assert stack(g, RED, "G8") == ("settler",)
    assert stack(g, RED, "D5") == ("settler",)


def test_new_ships_among_enemy_ships_mean_a_sea_battle_without_retreat() -> None:
    g = board()
    paint(g, D4="water")
    city(g, RED, "D5", "port")
    troops(g, BLUE, "D4", ship=1)
    stock(g, RED, wood=2)
    led = lead(recruit(g, RED), "D5", "ship", rolls=[12, 1])
    assert led.told("battle-begins")
    assert [kind(unit) for unit in stack(g, RED, "D4")] == ["ship"]
    assert stack(g, BLUE, "D4") == ()


def test_draft_buys_one_infantry_per_recruit_for_a_mood_token() -> None:
    g = board()
    city(g, RED, "D5", "academy")
    gained(g, RED, "draft")
    goods = stock(g, RED, mood=2, food=1, ore=1)
    asked = question(enlist(g, RED, "D5"), "infantry:draft")
    assert reason(asked, "infantry:draft") == "one-per-recruit"
    stock(g, RED, mood=2)
    lead(enlist(g, RED, "D5"), "infantry:draft", "infantry")
    assert (goods["mood"], goods["food"]) == (1, 0)
    assert stack(g, RED, "D5") == ("infantry",) * 2


def test_sanitation_buys_one_settler_per_recruit_for_a_mood_token() -> None:
    g = board()
    city(g, RED, "D5")
    gained(g, RED, "sanitation")
    goods = stock(g, RED, mood=1)
    lead(enlist(g, RED, "D5"), "settler:sanitation")
    assert goods["mood"] == 0
    assert stack(g, RED, "D5") == ("settler",)


def test_civil_liberties_makes_draft_cost_two_mood_tokens() -> None:
    g = board()
    city(g, RED, "D5")
    gained(g, RED, "draft", "civil_liberties")
    goods = stock(g, RED, mood=3)
    lead(enlist(g, RED, "D5"), "infantry:draft")
    assert goods["mood"] == 1


def test_a_ship_taken_off_the_board_loses_the_cargo_that_nobody_carries_then() -> None:
    g = board()
    paint(g, D4="water", C2="water")
    city(g, RED, "D5", "port")
    troops(g, RED, "C2", ship=4, settler=2, infantry=6)
    stock(g, RED, wood=2)
    lead(enlist(g, RED, "D5"), "ship", "settler", "infantry")
    assert [kind(unit) for unit in stack(g, RED, "C2")] == ["infantry"] * 5 + ["settler"] + ["ship"] * 3


def test_an_offer_says_what_it_costs_and_why() -> None:
    g = board()
    city(g, RED, "D5")
    gained(g, RED, "draft", "civil_liberties")
    stock(g, RED, mood=2, food=1, ore=1)
    prompt = question(enlist(g, RED, "D5")).prompt
    assert prompt.label("infantry").params["goods"] == {"food": 1, "ore": 1}
    assert prompt.label("infantry:draft").params["terms"] == [["draft", 1], ["civil_liberties", 1]]


def test_who_has_every_piece_of_a_kind_in_hand_and_none_on_the_board_gets_no_more_of_it() -> None:
    """A happy city of size five recruits six units; there are four settlers and four ships."""
    table = at_red_turn(2)
    g = table.state
    paint(g, D3="water")
    for hex in ("B2", "F2", "B4", "F4"):
        city(g, RED, hex)
    city(g, RED, "D2", "academy", "temple", "fortress", "port", mood=HAPPY)
    gained(g, RED, "storage")
    stock(g, RED, food=7, gold=7)
    say(table, "recruit", "D2")
    for _ in range(4):
        say(table, "settler")
        if asked(table)[1] == "pay":
            say(table, offered(table)[0])
    assert refused(table, "settler") == "no-unit-left"
    say(table, "ship")
    assert asked(table) == (RED, "recruit-unit")


def test_the_fifth_ship_of_a_recruit_takes_one_off_the_board_or_is_refused() -> None:
    table = at_red_turn(2)
    g = table.state
    paint(g, D3="water", F3="water")
    for hex in ("B2", "F2", "B4", "F4"):
        city(g, RED, hex)
    city(g, RED, "D2", "academy", "temple", "fortress", "port", mood=HAPPY)
    troops(g, RED, "F3", ship=1)
    gained(g, RED, "storage")
    stock(g, RED, wood=7, gold=7)
    say(table, "recruit", "D2")
    for _ in range(4):
        say(table, "ship")
        if asked(table)[1] == "pay":
            say(table, offered(table)[0])
    assert stack(g, RED, "F3") == ()
    assert refused(table, "ship") == "no-unit-left"
    say(table, "done")
    assert stack(g, RED, "D3") == ("ship",) * 4
