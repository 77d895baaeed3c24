"""§4.5 The end of a dynasty, and chapter 10: the end of the game."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.sands.generations import ENDS, GOES_ON, after_generation, border, idle_round
from tests.games.sands.situations import (
    ANGELIKA,
    IDLE,
    MARION,
    NICOLE,
    asked,
    at_choice,
    blank,
    finish_round,
    rolls,
    say,
    seated,
    settle,
)

from civitas.games.sands.box.content import CHRONICLES
from civitas.games.sands.box.state import Sands
from civitas.games.sands.companions.sheet import sheets
from civitas.kernel import Table

ALL_SEVEN = (1, 2, 3, 4, 5, 6, 7)


def _dynasty_ends(g: Sands) -> None:
    """After two rounds the marker stands on field 15, the first of the third dynasty; no peasant symbol is passed."""
    g.dynasty, g.dynasty_field = 2, 13


def _game_ends(g: Sands) -> None:
    """After two rounds the marker stands on field 22, the first of the dark area."""
    g.dynasty, g.dynasty_field = 3, 20


def _lay(g: Sands, seat: int, **cards: int) -> None:
    """Put chronicle cards of the seat on fields."""
    empire = g.empires[seat]
    empire.chronicles = dict(cards)
    empire.hand = tuple(card for card in CHRONICLES if card not in cards.values())


# ---------------------------------------------------------------------- 4.5


@pytest.mark.parametrize(
    ("dynasty", "start", "ends"),
    [(1, 5, False), (1, 6, True), (1, 7, True), (2, 12, False), (2, 13, True), (2, 14, True)],
)
def test_a_dynasty_ends_when_the_marker_has_come_to_the_next_colour(dynasty: int, start: int, ends: bool) -> None:
    """Two rounds from the field; dynasties begin on 8 and 15."""

    def arrange(g: Sands) -> None:
        g.dynasty, g.dynasty_field = dynasty, start
        _lay(g, MARION, A=1)

    g = after_generation(seated(arrange)).state
    assert g.dynasty == dynasty + ends
    assert g.empires[MARION].chronicles == ({} if ends else {"A": 1})


def test_example_scoring_a_one_point_for_four_regions() -> None:
    """Card 1 on C, four regions, politics heritage 1: one point; heritage goes to 2 and the card back to hand."""
    g = blank()
    settle(g, MARION, "armenia", "asia_minor", "mesopotamia", "syria")
    settle(g, ANGELIKA, "gallia")
    settle(g, NICOLE, "libya")
    _dynasty_ends(g)
    _lay(g, MARION, C=1)
    g.empires[MARION].heritage["politics"] = 1
    marion = after_generation(g).state.empires[MARION]
    assert marion.victory_points == 1
    assert marion.heritage == {"civic": 0, "politics": 2, "culture": 0}
    assert (marion.hand, marion.chronicles) == (ALL_SEVEN, {})


def _example_b() -> Sands:
    """Angelika: seven regions, five fountains, thirty citizens, civic heritage 4 and politics heritage 7."""
    g = blank()
    regions = ("gallia", "hispania", "italia", "sicilia", "illyria", "mauretania", "libya")
    settle(g, ANGELIKA, *regions, peasants=3, soldiers=1)
    settle(g, MARION, "syria")
    settle(g, NICOLE, "armenia")
    _dynasty_ends(g)
    angelika = g.empires[ANGELIKA]
    angelika.peasants["gallia"] = 2
    for region in regions[:3]:
        angelika.soldiers[region] += 1
    g.buildings["gallia"], g.buildings["italia"] = ("aqueduct", "forum"), ("irrigation", "city")
    angelika.heritage.update(civic=4, politics=7)
    _lay(g, ANGELIKA, B=3, C=4, D=5)
    return g


def test_example_scoring_b_fifteen_points_for_one_of_two_politics_cards() -> None:
    """B needs more fountains; C and D need heritage 4 + 5 = 9 but there are 7, so Angelika scores card 5 alone."""
    g = _example_b()
    achieved = at_choice(g).view(ANGELIKA)["game"]["empires"][ANGELIKA]["achieved"]
    assert (achieved["B"], achieved["C"], achieved["D"]) == (5, 7, 30)
    table = after_generation(g)
    assert (asked(table), table.to_act()) == ("score-one", (ANGELIKA,))
    assert table.legal(ANGELIKA) == ["C", "D"]
    say(table, "D")
    angelika = table.state.empires[ANGELIKA]
    assert angelika.victory_points == 15
    assert angelika.heritage == {"civic": 4, "politics": 8, "culture": 0}
    assert (angelika.hand, angelika.chronicles) == (ALL_SEVEN, {})


def test_who_can_score_only_one_of_two_cards_may_take_the_lower() -> None:
    table = say(after_generation(_example_b()), "C")
    assert table.state.empires[ANGELIKA].victory_points == 10


def _three_and_four(heritage: int) -> Table:
    g = _example_b()
    _lay(g, ANGELIKA, C=3, D=4)
    g.empires[ANGELIKA].heritage["politics"] = heritage
    return after_generation(g)


def test_two_cards_of_a_category_need_heritage_for_the_sum_of_their_numbers() -> None:
    """Cards 3 and 4 on C and D need politics heritage 7; they bring 6 + 10 points and one step of heritage."""
    table = _three_and_four(7)
    assert asked(table) == "choose-cards"
    assert table.state.empires[ANGELIKA].victory_points == 16
    assert table.state.empires[ANGELIKA].heritage["politics"] == 8
    table = _three_and_four(6)
    assert (asked(table), table.legal(ANGELIKA)) == ("score-one", ["C", "D"])


def test_if_heritage_covers_only_the_lower_card_that_one_is_scored() -> None:
    table = _three_and_four(3)
    assert asked(table) == "choose-cards"
    assert table.state.empires[ANGELIKA].victory_points == 6


def test_cards_of_two_categories_do_not_share_their_heritage() -> None:
    """Card 2 on B with civic heritage 2 and card 4 on C with politics heritage 4: both count."""
    g = _example_b()
    _lay(g, ANGELIKA, B=2, C=4)
    g.empires[ANGELIKA].heritage.update(civic=2, politics=4)
    angelika = after_generation(g).state.empires[ANGELIKA]
    assert angelika.victory_points == 3 + 10
    assert angelika.heritage == {"civic": 3, "politics": 5, "culture": 0}


@pytest.mark.parametrize(("card", "heritage", "points"), [(4, 4, 10), (4, 3, 0), (6, 15, 0), (4, 15, 10), (1, 0, 0)])
def test_a_card_needs_the_achievement_and_the_heritage(card: int, heritage: int, points: int) -> None:
    """Seven regions are enough for card 4 on C and not for card 6."""
    g = _example_b()
    _lay(g, ANGELIKA, C=card)
    g.empires[ANGELIKA].heritage["politics"] = heritage
    angelika = after_generation(g).state.empires[ANGELIKA]
    assert angelika.victory_points == points
    assert angelika.heritage["politics"] == min(15, heritage + (points > 0))
    assert angelika.hand == ALL_SEVEN


def test_heritage_of_another_category_does_not_help() -> None:
    g = _example_b()
    _lay(g, ANGELIKA, C=4)
    g.empires[ANGELIKA].heritage.update(civic=15, politics=3, culture=15)
    assert after_generation(g).state.empires[ANGELIKA].victory_points == 0


def test_support_does_not_help_in_the_scoring() -> None:
    g = _example_b()
    _lay(g, ANGELIKA, C=4)
    g.empires[ANGELIKA].heritage["politics"] = 3
    g.start_player = NICOLE
    table = at_choice(g)
    rolls(table, {0: ENDS})
    idle_round(table)
    for seat in table.to_act():
        table.apply(seat, IDLE)
    while table.to_act() != (ANGELIKA,):
        say(table, "end")
    say(table, "support:politics")
    finish_round(table)
    assert table.state.dynasty == 3
    assert table.state.empires[ANGELIKA].victory_points == 0


def test_all_chronicles_are_turned_up_before_anyone_scores() -> None:
    """Angelika must choose between two cards: she and all others see the cards of Marion, who is scored after her."""
    g = _example_b()
    _lay(g, MARION, A=7)
    g.start_player = ANGELIKA
    table = after_generation(g)
    assert (asked(table), table.to_act()) == ("score-one", (ANGELIKA,))
    for viewer in (ANGELIKA, NICOLE, None):
        empires = table.view(viewer)["game"]["empires"]
        assert empires[MARION]["chronicles"] == {"A": 7}
        assert empires[ANGELIKA]["chronicles"] == {"B": 3, "C": 4, "D": 5}
    again = table.determinise(NICOLE, Random(1))
    assert again.view(NICOLE) == table.view(NICOLE)


def test_chronicles_are_shown_to_all_and_scored_from_the_start_player_on() -> None:
    """Nicole begins; each of the three scores card 1 or 5 on D."""
    g = _example_b()
    for seat in (MARION, NICOLE):
        home = "syria" if seat == MARION else "armenia"
        g.empires[seat].peasants[home], g.empires[seat].soldiers[home] = 8, 0
        settle(g, seat, "asia_minor" if seat == MARION else "mesopotamia", peasants=6)
        g.empires[seat].heritage["politics"] = 1
        _lay(g, seat, D=1)
    g.start_player = NICOLE
    table = say(after_generation(g), "D")
    lines = [
        (line.key, line.params["seat"], line.params["card"]) for line in table.notes(None) if "card" in line.params
    ]
    shown = [(seat, card) for key, seat, card in lines if key == "chronicle-shown"]
    scored = [(seat, card) for key, seat, card in lines if key == "chronicle-points"]
    assert shown == [(NICOLE, 1), (MARION, 1), (ANGELIKA, 3), (ANGELIKA, 4), (ANGELIKA, 5)]
    assert scored == [(NICOLE, 1), (MARION, 1), (ANGELIKA, 5)]


def test_chronicles_of_the_next_dynasty_lie_face_down_again() -> None:
    table = say(after_generation(_example_b()), "D")
    for seat in table.to_act():
        table.apply(seat, ["chronicle", "tribute"])
    say(table, "chronicle", "A2")
    actor = table.state.turn.seat
    assert table.view(None)["game"]["empires"][actor]["chronicles"] == {"A": 0}


def test_all_chronicle_cards_return_to_hand_scored_or_not() -> None:
    def arrange(g: Sands) -> None:
        _dynasty_ends(g)
        _lay(g, MARION, A=7, B=6, C=5, D=4, E=3, F=2)

    marion = after_generation(seated(arrange)).state.empires[MARION]
    assert (marion.hand, marion.chronicles, marion.victory_points) == (ALL_SEVEN, {}, 0)


@pytest.mark.parametrize(("advances", "points"), [((), 2), (("vision",), 4)])
def test_each_wonder_under_control_gives_a_point_and_two_with_vision(advances: tuple[str, ...], points: int) -> None:
    def arrange(g: Sands) -> None:
        _dynasty_ends(g)
        settle(g, MARION, "asia_minor")
        for region in ("syria", "asia_minor", "hispania", "cyprus"):
            g.buildings[region] = ("wonder",)
        g.empires[MARION].advances = advances

    g = after_generation(seated(arrange)).state
    assert [empire.victory_points for empire in g.empires] == [points, 1, 0], "nobody has the Wonder of Cyprus"


def test_wonders_give_nothing_while_the_dynasty_goes_on() -> None:
    def arrange(g: Sands) -> None:
        g.buildings["syria"] = ("wonder",)

    assert after_generation(seated(arrange)).state.empires[MARION].victory_points == 0


def test_wonders_count_before_the_chronicles() -> None:
    g = _example_b()
    g.buildings["syria"] = ("wonder",)
    table = after_generation(g)
    assert asked(table) == "score-one"
    assert table.state.empires[MARION].victory_points == 1


# ---------------------------------------------------------------------- what the fields count


def _achieved(g: Sands, seat: int = MARION) -> dict[str, int]:
    return dict(at_choice(g).view(seat)["game"]["empires"][seat]["achieved"])


def test_field_a_counts_buildings_in_own_regions() -> None:
    g = seated(lambda g: settle(g, MARION, "asia_minor"))
    g.buildings.update(syria=("forum", "road"), asia_minor=("city",), cyprus=("temple",), hispania=("temple",))
    assert _achieved(g)["A"] == 3


def test_fields_b_and_e_count_symbols_on_own_buildings_and_advances() -> None:
    """Aqueduct 2, Forum 1 and Ornamentation 2 fountains; Wonder 1 fountain and 1 lyre, Poetry 2 lyres, Writing 1."""
    g = seated()
    g.buildings.update(syria=("aqueduct", "forum", "wonder"), hispania=("aqueduct", "theatre"), cyprus=("wonder",))
    g.empires[MARION].advances = ("ornamentation", "poetry", "writing", "law")
    assert (_achieved(g)["B"], _achieved(g)["E"]) == (6, 4)


def test_field_c_counts_controlled_regions_and_d_own_citizens_anywhere() -> None:
    g = seated(lambda g: settle(g, MARION, "asia_minor", peasants=1, soldiers=1))
    g.empires[MARION].peasants["hispania"] = 2
    g.empires[MARION].soldiers["italia"] = 1
    assert (_achieved(g)["C"], _achieved(g)["D"]) == (2, 2 + 1 + 2 + 2 + 1)


def test_field_f_counts_trade_goods_with_an_own_caravan_connected_or_not() -> None:
    g = seated()
    goods = (border("cyprus", "syria"), border("gallia", "hispania"))
    g.empires[MARION].caravans = (*goods, border("syria", "asia_minor"))
    g.empires[ANGELIKA].caravans = (border("graecia", "rhodes"),)
    assert _achieved(g)["F"] == 2


def test_hegemony_adds_a_region_on_c_and_two_citizens_on_d() -> None:
    g = seated()
    before = _achieved(g)
    g.empires[MARION].advances = ("hegemony",)
    assert _achieved(g) == before | {"C": before["C"] + 1, "D": before["D"] + 2}


def test_cosmopolis_adds_a_good_for_each_foreign_capital_or_city_reached_at_most_two() -> None:
    g = seated()
    g.empires[MARION].advances = ("cosmopolis",)
    g.empires[MARION].caravans = (border("cyprus", "syria"), border("hispania", "sicilia"))
    assert _achieved(g)["F"] == 1 + 1
    settle(g, ANGELIKA, "libya", "italia")
    g.buildings.update(libya=("city",), italia=("city",))
    g.empires[MARION].caravans += (border("libya", "sicilia"), border("italia", "sicilia"))
    assert _achieved(g)["F"] == 1 + 2


# ---------------------------------------------------------------------- the end of the game


def test_the_game_ends_after_the_third_dynasty() -> None:
    assert after_generation(seated(_game_ends)).over

    def not_yet(g: Sands) -> None:
        g.dynasty, g.dynasty_field = 3, 19

    table = after_generation(seated(not_yet))
    assert not table.over
    assert (table.state.dynasty, table.state.dynasty_field) == (3, 21)


def test_there_is_never_a_fourth_dynasty_neither_in_the_view_nor_on_the_sheet() -> None:
    table = after_generation(seated(_game_ends))
    view = table.view(None)["game"]
    assert (table.over, view["ended"], view["dynasty"]) == (True, True, 3)
    shown = {sheet.caption: dict(zip(sheet.columns, sheet.rows[0], strict=True)) for sheet in sheets(view, None)}
    assert shown["time"]["dynasty"] == 3


def test_the_last_generation_is_played_to_its_end_in_the_dark_area() -> None:
    g = seated(_game_ends)
    g.dynasty_field = 21
    table = at_choice(g)
    rolls(table, {0: GOES_ON, 1: GOES_ON})
    for field in (22, 23, 24):
        idle_round(table)
        assert (table.over, table.state.dynasty_field) == (False, field)
    idle_round(table)
    assert (table.over, table.state.dynasty_field) == (True, 25)


def test_the_last_generation_has_growth_crowding_and_scoring_but_no_sixth_phase() -> None:
    def arrange(g: Sands) -> None:
        g.dynasty, g.dynasty_field = 3, 19
        g.empires[MARION].peasants["syria"] = 4
        g.empires[MARION].crops = 9
        g.empires[MARION].heritage["politics"] = 1
        settle(g, MARION, "asia_minor", "cyprus", "rhodes")
        _lay(g, MARION, C=1)

    table = at_choice(seated(arrange))
    rolls(table, {0: GOES_ON, 1: ENDS})
    idle_round(idle_round(idle_round(table)))
    marion = table.state.empires[MARION]
    assert table.over
    assert marion.peasants["syria"] == 5
    assert marion.unrest == 4
    assert marion.chronicle_points == 1
    assert (marion.crops, table.state.start_player, table.state.generation) == (9, MARION, 1)


def test_three_points_each_for_regions_for_calm_and_for_symbols() -> None:
    """Marion has the most regions, Angelika the lowest unrest, Nicole the most symbols."""

    def arrange(g: Sands) -> None:
        _game_ends(g)
        settle(g, MARION, "asia_minor")
        g.empires[ANGELIKA].unrest = 2
        g.buildings["graecia"] = ("theatre",)

    table = after_generation(seated(arrange))
    result = table.result()
    assert result is not None
    assert result.scores == (3, 3, 3)


def test_one_player_may_win_all_three_merits() -> None:
    def arrange(g: Sands) -> None:
        _game_ends(g)
        settle(g, NICOLE, "rhodes")
        g.empires[NICOLE].unrest = 1
        g.empires[NICOLE].advances = ("writing",)

    result = after_generation(seated(arrange)).result()
    assert result is not None
    assert result.scores == (0, 0, 9)
    assert result.winners == (NICOLE,)


def test_all_who_tie_for_a_merit_get_its_three_points() -> None:
    """Marion and Angelika have two regions each; all three have the same unrest; nobody has a symbol."""

    def arrange(g: Sands) -> None:
        _game_ends(g)
        settle(g, MARION, "asia_minor")
        settle(g, ANGELIKA, "gallia")

    result = after_generation(seated(arrange)).result()
    assert result is not None
    assert result.scores == (3 + 3 + 3, 3 + 3 + 3, 3 + 3)


def test_fountains_and_lyres_are_added_on_buildings_and_advances() -> None:
    """Two fountains and two lyres beat three fountains, and beat three lyres."""

    def arrange(g: Sands) -> None:
        _game_ends(g)
        g.buildings["syria"] = ("aqueduct",)
        g.empires[MARION].advances = ("drama",)
        g.empires[ANGELIKA].advances = ("public_works",)
        g.empires[NICOLE].advances = ("academy",)

    result = after_generation(seated(arrange)).result()
    assert result is not None
    assert result.scores == (9, 6, 6)


def test_hegemony_and_cosmopolis_do_not_touch_the_final_scoring() -> None:
    def arrange(g: Sands) -> None:
        _game_ends(g)
        g.empires[MARION].advances = ("hegemony", "cosmopolis")

    result = after_generation(seated(arrange)).result()
    assert result is not None
    assert result.scores == (9, 9, 9)


def test_unrest_after_the_last_crowding_counts_for_the_final_scoring() -> None:
    def arrange(g: Sands) -> None:
        _game_ends(g)
        g.empires[MARION].peasants["syria"] = 5

    result = after_generation(seated(arrange)).result()
    assert result is not None
    assert result.scores == (6, 9, 9)


def test_most_points_win() -> None:
    def arrange(g: Sands) -> None:
        _game_ends(g)
        g.empires[NICOLE].victory_points = 4
        g.empires[ANGELIKA].victory_points = 3

    result = after_generation(seated(arrange)).result()
    assert result is not None
    assert result.scores == (9, 12, 13)
    assert result.winners == (NICOLE,)


def level_but_for_chronicles(g: Sands) -> None:
    """Marion and Angelika will have eleven points each; one of Angelika's comes from a chronicle of this dynasty."""
    _game_ends(g)
    g.empires[ANGELIKA].heritage["culture"] = 1
    g.empires[ANGELIKA].caravans = (border("gallia", "hispania"), border("gallia", "britannia"))
    _lay(g, ANGELIKA, F=1)
    g.empires[MARION].victory_points, g.empires[ANGELIKA].victory_points = 2, 1


def test_a_tie_goes_to_the_chronicles_of_the_third_dynasty() -> None:
    result = after_generation(seated(level_but_for_chronicles)).result()
    assert result is not None
    assert result.scores == (11, 11, 9)
    assert result.winners == (ANGELIKA,)


def test_chronicles_of_earlier_dynasties_break_no_tie() -> None:
    def arrange(g: Sands) -> None:
        level_but_for_chronicles(g)
        g.empires[MARION].chronicle_points = 28

    result = after_generation(seated(arrange)).result()
    assert result is not None
    assert result.winners == (ANGELIKA,)


def test_who_still_ties_shares_the_victory() -> None:
    def arrange(g: Sands) -> None:
        _game_ends(g)
        g.empires[MARION].victory_points = g.empires[NICOLE].victory_points = 5

    result = after_generation(seated(arrange)).result()
    assert result is not None
    assert result.winners == (MARION, NICOLE)
