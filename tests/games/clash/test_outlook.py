"""What an attack would bring is told beforehand, and the dice bear it out."""

from __future__ import annotations

from itertools import product

import pytest
from tests.games.clash.fields import BLUE, RED, city, gained, lead, meadow, question, troops

from civitas.games.clash.battle import fight, hits
from civitas.games.clash.content import FACES, HAPPY
from civitas.games.clash.moving import begin_moving, next_move
from civitas.games.clash.odds import forecast, rolled
from civitas.games.clash.outlook import outlooks
from civitas.games.clash.state import Clash

ONE = 1


def facing(blue: int, *buildings: str, red: int = 1) -> Clash:
    """Red infantry at D4, next to blue's city D5."""
    g = meadow(2)
    city(g, BLUE, "D5", *buildings)
    troops(g, BLUE, "D5", infantry=blue)
    troops(g, RED, "D4", infantry=red)
    gained(g, RED, "tactics")
    return g


def test_the_chances_of_a_roll_are_those_of_the_faces() -> None:
    chances = {value: chance for value, _, chance in rolled(("infantry",), 1)}
    for value in range(1, 8):
        faces = [face for face in FACES if face.number + (face.symbol == "infantry") == value]
        assert chances.get(value, 0) == pytest.approx(len(faces) / 12)


def test_one_against_one_is_counted_out_as_by_hand() -> None:
    """A hit needs five; both at once is a draw; a round without a hit is fought again."""
    g = facing(1)
    hit = sum(hits(face.number + (face.symbol == "infantry")) > 0 for face in FACES) / 12
    ends = 1 - (1 - hit) ** 2
    odds = forecast(g, RED, "D5", ["infantry"], landed=False).odds
    assert odds.won == pytest.approx(hit * (1 - hit) / ends)
    assert odds.drawn == pytest.approx(hit * hit / ends)
    assert odds.won == pytest.approx(odds.lost)


def test_a_fortress_without_units_is_counted_out_as_the_dice_would_have_it() -> None:
    """Every roll of one infantry and of the fortress, fought by the rules themselves."""
    g = facing(0, "fortress")
    held = 0
    for own, theirs in product(range(1, 13), repeat=2):
        trial = facing(0, "fortress")
        trial.units[RED] = {"D5": ("infantry",)}
        lead(fight(trial, RED, "D5", "D4"), rolls=[own, theirs])
        held += trial.city["D5"] == BLUE
    odds = forecast(g, RED, "D5", ["infantry"], landed=False).odds
    assert odds.lost == pytest.approx(held / 144)
    assert odds.drawn == 0


def test_an_undefended_city_is_certain() -> None:
    assert forecast(facing(0), RED, "D5", ["infantry"], landed=False).odds == (1, 0, 0)


def test_more_units_and_no_wall_are_better() -> None:
    chances = [forecast(facing(2), RED, "D5", ["infantry"] * number, landed=False).odds.won for number in (1, 2, 3)]
    assert chances == sorted(chances)
    behind_walls = forecast(facing(2, "fortress"), RED, "D5", ["infantry"] * 3, landed=False).odds.won
    assert behind_walls < chances[-1]


def test_the_odds_of_all_outcomes_make_one_and_the_table_stays_as_it_was() -> None:
    g = facing(3, "fortress", "temple", red=4)
    before = g.dump()
    assert sum(forecast(g, RED, "D5", ["infantry"] * 4, landed=False).odds) == pytest.approx(1)
    assert g.dump() == before


def test_moves_into_enemies_have_an_outlook_and_others_have_none() -> None:
    g = facing(1, "fortress", red=2)
    g.mood["D5"] = HAPPY
    g.wonders, g.wonder_marks = {"great_wall": "D5"}, {"great_wall": (BLUE,)}
    lead(begin_moving(g, RED))
    prompt = question(next_move(g, RED)).prompt
    found = {outlook.answer: outlook.prospects for outlook in outlooks(g, RED, prompt)}
    assert set(found) == {"D4>D5"}
    told = [(prospect.key, prospect.params.get("amount")) for prospect in found["D4>D5"]]
    assert told[:-1] == [("bonus-wonder", -2), ("bonus-building", 1), ("bonus-building", 1)]
    assert told[-1] == ("odds", None)


def test_each_group_has_odds_of_its_own() -> None:
    g = facing(1, red=2)
    lead(begin_moving(g, RED))
    prompt = question(next_move(g, RED), "D4>D5").prompt
    won = {outlook.answer: outlook.prospects[-1].params["won"] for outlook in outlooks(g, RED, prompt)}
    assert won["infantry+infantry"] > won["infantry"]


def test_before_a_retreat_the_odds_of_going_on_are_told() -> None:
    g = facing(2)
    g.units[RED] = {"D5": ("infantry", "infantry")}
    prompt = question(fight(g, RED, "D5", "D4"), rolls=[[ONE, ONE], [ONE, ONE]]).prompt
    ((answer, (prospect,)),) = outlooks(g, RED, prompt)
    assert answer is False
    assert prospect.params["won"] == prospect.params["lost"]
