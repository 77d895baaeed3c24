"""The odds of an attack are told before it is made, by the battle itself, from what the seat may know."""

from __future__ import annotations

import pytest
from tests.games.clash.fields import BLUE, RED, city, gained, question, troops
from tests.games.clash.situations import TITLE, board
from tests.games.clash.tables import say
from tests.games.clash.test_carthage import fleet

from civitas.games.clash.actions.influence import SUCCESS, influence_culture
from civitas.games.clash.actions.move import next_move
from civitas.games.clash.box.content import BOX, FACES, UNITS
from civitas.games.clash.box.queries import BARBARIANS, Clash, Owner
from civitas.games.clash.companions.outlook import of_a_hundred, outlooks
from civitas.games.clash.turn import next_deed
from civitas.games.outlooks import Prospect
from civitas.kernel import Dice, Prompt, Table
from civitas.texts import LANGUAGES, Speaker


def _field(own: int, theirs: int, owner: Owner = BLUE) -> Clash:
    """Red at E5, armed with tactics, beside others at E6."""
    g = board()
    gained(g, RED, "tactics")
    troops(g, RED, "E5", infantry=own)
    if theirs:
        troops(g, owner, "E6", infantry=theirs)
    g.turn.moves = 3
    return g


def _told(g: Clash, answer: str = "E5>E6") -> dict[str, Prospect]:
    prompt = question(next_move(g, RED)).prompt
    return {p.key: p for found in outlooks(g, RED, prompt) if found.answer == answer for p in found.prospects}


def test_only_a_move_among_enemies_has_odds() -> None:
    g = _field(2, 1)
    assert [found.answer for found in outlooks(g, RED, question(next_move(g, RED)).prompt)] == ["E5>E6"]


def test_the_shares_of_all_outcomes_make_a_whole() -> None:
    told = _told(_field(2, 2))
    shares = [told[key].params["number"] for key in ("odds-won", "odds-lost", "odds-drawn") if key in told]
    assert sum(shares) == 100


@pytest.mark.parametrize(
    ("counts", "shares"),
    [([40, 40, 40], [34, 33, 33]), ([61, 59, 0], [51, 49, 0]), ([120, 0, 0], [100, 0, 0]), ([7, 55, 58], [6, 46, 48])],
)
def test_shares_are_rounded_to_a_hundred(counts: list[int], shares: list[int]) -> None:
    assert of_a_hundred(counts) == shares


def test_more_units_win_more_often() -> None:
    weak, even, strong = (_told(_field(own, theirs)) for own, theirs in ((1, 4), (2, 2), (4, 1)))
    assert weak["odds-won"].params["number"] < even["odds-won"].params["number"] < strong["odds-won"].params["number"]
    assert weak["odds-won"].good is False
    assert strong["odds-won"].good is True


def test_one_against_one_is_as_the_dice_say() -> None:
    # A lone die hits with a combat value of five: a 5 or 6, or a 4 beside the infantry's symbol, which adds one.
    bonus = UNITS["infantry"].combat_value
    hits = sum(
        face.number + (bonus if face.symbol == "infantry" else 0) >= BOX["combat"]["hit"] for face in FACES
    ) / len(FACES)
    # Rounds without a hit are fought again until somebody falls.
    won = hits * (1 - hits) / (1 - (1 - hits) ** 2)
    assert _told(_field(1, 1))["odds-won"].params["number"] == pytest.approx(100 * won, abs=13)


def test_an_undefended_city_falls_without_a_die() -> None:
    g = _field(1, 0)
    city(g, BLUE, "E6")
    told = _told(g)
    assert told["odds-won"].params["number"] == 100
    assert told["odds-losses"].params == {"own": 0.0, "theirs": 0.0}
    assert told["odds-city"].params == {"hex": "E6"}


def test_the_die_of_a_fortress_is_counted() -> None:
    g = _field(2, 1)
    city(g, BLUE, "E6", "fortress")
    assert _told(g)["odds-dice"].params == {"own": 2, "theirs": 2}


def test_barbarians_can_be_weighed_up_too() -> None:
    assert 0 < _told(_field(2, 2, BARBARIANS))["odds-won"].params["number"] < 100


def test_what_the_others_hold_changes_nothing_that_is_told() -> None:
    told = set()
    for hand in (("a1", "a2", "a7"), ("a11", "a20", "a30")):
        g = _field(2, 2)
        gained(g, BLUE, "tactics")
        g.players[BLUE].action_cards = hand
        g.decks["action"] = tuple(card for card in g.decks["action"] if card not in hand)
        told.add(str({key: prospect.params for key, prospect in _told(g).items()}))
    assert len(told) == 1


def _before_a_retreat(red: int, blue: int) -> dict[object, dict[str, Prospect]]:
    """A round without a hit has been fought, and red is asked whether to go back."""
    g = _field(red, blue)
    rolls = [[1] * red if red > 1 else 1, [1] * blue if blue > 1 else 1]
    group = ["+".join(["infantry"] * red)] if red > 1 else []
    asked = question(next_move(g, RED), "E5>E6", *group, rolls=rolls)
    assert asked.prompt.key == "retreat"
    return {found.answer: {p.key: p for p in found.prospects} for found in outlooks(g, RED, asked.prompt)}


def test_before_a_retreat_the_odds_of_fighting_on_are_told() -> None:
    strong, weak = _before_a_retreat(4, 1), _before_a_retreat(1, 4)
    assert strong[False]["odds-won"].params["number"] > 80 > 20 > weak[False]["odds-won"].params["number"]
    assert (strong[False]["odds-won"].good, weak[False]["odds-won"].good) == (True, False)
    assert strong[True]["odds-retreat"].params == {"hex": "E5"}


def test_looking_ahead_changes_nothing_on_the_table() -> None:
    g = _field(2, 2)
    before = TITLE.view(g, None)
    _told(g)
    assert TITLE.view(g, None) == before


def test_everything_is_said_in_both_languages() -> None:
    g = _field(2, 2)
    city(g, BLUE, "E6")
    for language in LANGUAGES:
        words = Speaker(TITLE, language)
        assert all(words.say(f"outlook-{p.key}", p.params) for p in _told(g).values())


def test_a_deed_says_whether_it_takes_an_action() -> None:
    g = board()
    g.turn.actions = 2
    told = {one.answer: [(p.key, p.part) for p in one.prospects] for one in outlooks(g, RED, _deeds(g))}
    assert told["pass"] == [("action", "cost")]
    assert told["trade"] == [("free-action", "cost")]


def test_ending_the_turn_is_fitting_when_the_actions_are_used_up() -> None:
    g = board()
    g.turn.actions = 0
    assert [one.answer for one in outlooks(g, RED, _deeds(g)) if one.fitting] == ["end"]


def test_influence_tells_on_how_many_faces_it_succeeds() -> None:
    g = board()
    city(g, RED, "E5")
    city(g, BLUE, "E6", "temple")
    g.players[RED].goods["culture"] = 1
    told = {p.key: p for one in outlooks(g, RED, question(influence_culture(g, RED)).prompt) for p in one.prospects}
    shares = [told[f"influence-{how}"].share or 0 for how in ("sure", "bought", "failed")]
    assert shares == of_a_hundred(
        [
            len([face for face in FACES if face.number >= SUCCESS]),
            len([face for face in FACES if face.number == SUCCESS - 1]),
            len([face for face in FACES if face.number < SUCCESS - 1]),
        ]
    )


def _deeds(g: Clash) -> Prompt:
    return question(next_deed(g, RED)).prompt


def test_a_home_tells_what_land_lies_around_it() -> None:
    table = Table(TITLE, 2, {}, Dice("home"))
    seat = table.to_act()[0]
    prompt = table.prompt(seat)
    assert prompt.key == "home"
    for home in outlooks(table.state, seat, prompt):
        (around,) = home.prospects
        assert "plain" in around.params["terrain"]
        assert all(around.params["terrain"])


def test_carthage_is_told_the_odds_against_pirates_with_whom_it_need_not_fight() -> None:
    table, g = fleet()
    say(table, "move")
    (found,) = [one for one in outlooks(g, RED, table.prompt(RED)) if one.answer == "D4>D2"]
    dice = next(p for p in found.prospects if p.key == "odds-dice")
    assert (dice.params["own"], dice.params["theirs"]) == (1, 2)
