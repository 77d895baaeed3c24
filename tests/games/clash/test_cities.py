from tests.games.clash.fields import BLUE, RED, city, gained, lead, question, reason, troops
from tests.games.clash.situations import board, paint, stock

from civitas.games.clash.actions.cities import activate, can_found, found, increase_happiness, may_activate
from civitas.games.clash.box.content import ANGRY, HAPPY, NEUTRAL
from civitas.games.clash.box.queries import BARBARIANS, cities, size, stack


def test_a_settler_becomes_a_neutral_city() -> None:
    g = board()
    troops(g, RED, "D5", settler=2)
    lead(found(g, RED), "D5")
    assert g.city == {"D5": RED}
    assert g.mood["D5"] == NEUTRAL
    assert stack(g, RED, "D5") == ("settler",)
    assert size(g, "D5") == 1


def test_no_city_on_water_barren_or_exhausted_land_nor_beside_another_nor_among_enemies() -> None:
    g = board()
    paint(g, D4="water", E5="barren")
    for hex in ("D4", "E5", "E6", "D6", "C5", "C6"):
        troops(g, RED, hex, settler=1)
    city(g, BLUE, "E6")
    troops(g, BARBARIANS, "D6", infantry=1)
    g.exhausted = ("C5",)
    asked = question(found(g, RED))
    assert asked.prompt.legal() == ["C6"]
    assert reason(asked, "D4") == "not-on-water"
    assert reason(asked, "E5") == "not-on-barren"
    assert reason(asked, "E6") == "city-there"
    assert reason(asked, "D6") == "enemies-there"
    assert reason(asked, "C5") == "exhausted-land"


def test_an_eighth_settlement_is_not_in_the_box() -> None:
    g = board()
    for hex in ("C2", "D2", "E3", "F3", "G4", "H4", "H5"):
        city(g, RED, hex)
    troops(g, RED, "D5", settler=1)
    verdict = can_found(g, RED)
    assert verdict is not None
    assert verdict[0].id == "no-settlement-left"


def test_each_further_activation_lowers_the_mood_first() -> None:
    """The example of the rulebook: happy, neutral, angry; a fourth activation is forbidden."""
    g = board()
    city(g, RED, "D5", mood=HAPPY)
    moods = []
    for _ in range(3):
        assert may_activate(g, RED, "D5") is None
        lead(activate(g, RED, "D5", "produce"))
        moods.append(g.mood["D5"])
    assert moods == [HAPPY, NEUTRAL, ANGRY]
    verdict = may_activate(g, RED, "D5")
    assert verdict is not None
    assert verdict[0].id == "angry-used"


def test_a_city_angry_from_the_start_is_activated_once() -> None:
    g = board()
    city(g, RED, "D5", mood=ANGRY)
    lead(activate(g, RED, "D5", "produce"))
    assert g.mood["D5"] == ANGRY
    assert may_activate(g, RED, "D5") is not None


def test_a_step_of_happiness_costs_as_many_mood_tokens_as_the_city_is_large() -> None:
    """The example of the rulebook: an angry city of size 2 needs 2 tokens to calm and 4 to become happy."""
    g = board()
    city(g, RED, "D5", "academy", mood=ANGRY)
    goods = stock(g, RED, mood=4)
    lead(increase_happiness(g, RED), "D5", "done")
    assert (g.mood["D5"], goods["mood"]) == (NEUTRAL, 2)
    g.mood["D5"] = ANGRY
    goods["mood"] = 4
    lead(increase_happiness(g, RED), "D5", "D5")
    assert (g.mood["D5"], goods["mood"]) == (HAPPY, 0)


def test_one_action_cheers_several_cities() -> None:
    g = board()
    city(g, RED, "D5")
    city(g, RED, "B7")
    goods = stock(g, RED, mood=2)
    lead(increase_happiness(g, RED), "D5", "B7")
    assert (g.mood["D5"], g.mood["B7"], goods["mood"]) == (HAPPY, HAPPY, 0)
    assert cities(g, RED) == ["D5", "B7"]


def test_rituals_takes_any_resources_for_mood_tokens() -> None:
    g = board()
    city(g, RED, "D5", "academy")
    gained(g, RED, "rituals")
    goods = stock(g, RED, mood=1, ore=1, ideas=1)
    lead(increase_happiness(g, RED), "D5", {"mood": 1, "ideas": 1})
    assert g.mood["D5"] == HAPPY
    assert (goods["mood"], goods["ore"], goods["ideas"]) == (0, 1, 0)
