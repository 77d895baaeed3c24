"""§5.9 Migrate."""

from __future__ import annotations

from tests.games.sands.situations import ANGELIKA, MARION, NICOLE, asked, blank, in_turn, reason, say, seated, settle

from civitas.games.sands.actions.build import price_terms
from civitas.games.sands.box.content import ATLAS
from civitas.games.sands.box.state import NOBODY, Holder, Sands
from civitas.kernel import Table


def _marion_in_the_south() -> Sands:
    """Citizens in Libya, Sicilia and Mauretania, which is the capital and has a road."""
    g = blank()
    settle(g, MARION, "mauretania", "libya", "sicilia", peasants=1, soldiers=1)
    settle(g, ANGELIKA, "syria")
    settle(g, NICOLE, "graecia")
    g.buildings["mauretania"] = ("road",)
    return g


def test_example_migrate_along_the_road_of_mauretania_and_a_free_caravan() -> None:
    table = in_turn(_marion_in_the_south(), "emphasis_culture", "migrate")
    say(table, "migrate", "peasant:mauretania:aethiopia", "peasant:libya:aethiopia")
    say(table, "soldier:sicilia:hispania", "soldier:libya:hispania", "done", "hispania-mauretania")
    marion = table.state.empires[MARION]
    assert marion.peasants["aethiopia"] == 2
    assert marion.soldiers["hispania"] == 2
    assert (marion.peasants["libya"], marion.soldiers["libya"]) == (0, 0)
    assert (marion.peasants["sicilia"], marion.soldiers["sicilia"]) == (1, 0)
    assert (marion.peasants["mauretania"], marion.soldiers["mauretania"]) == (0, 1)
    assert marion.caravans == ("hispania-mauretania",)
    assert (marion.crops, marion.gold) == (0, 0)
    assert asked(table) == "next-deed"


def test_without_the_road_hispania_is_no_neighbour_of_libya() -> None:
    g = _marion_in_the_south()
    g.buildings["mauretania"] = ()
    table = say(in_turn(g, "migrate"), "migrate")
    assert reason(table, "soldier:libya:hispania") == "not-offered"


# ---------------------------------------------------------------------- moving


def test_citizens_of_a_region_may_part_and_some_may_stay() -> None:
    table = in_turn(seated(), "migrate")
    say(table, "migrate", "peasant:syria:cyprus", "soldier:syria:armenia", "done")
    marion = table.state.empires[MARION]
    assert (marion.peasants["syria"], marion.peasants["cyprus"], marion.soldiers["armenia"]) == (1, 1, 1)
    assert "migrate" in marion.played


def test_every_citizen_moves_once() -> None:
    table = say(in_turn(seated(), "migrate"), "migrate", "peasant:syria:cyprus")
    assert reason(table, "peasant:cyprus:rhodes") == "not-offered"


def test_who_lived_there_before_may_leave_when_others_have_come() -> None:
    """One of the two peasants in Cyprus has just come; the other may go on, and nobody after it."""

    def arrange(g: Sands) -> None:
        g.empires[MARION].peasants["cyprus"] = 1

    table = say(in_turn(seated(arrange), "migrate"), "migrate", "peasant:syria:cyprus", "peasant:cyprus:rhodes")
    assert reason(table, "peasant:cyprus:rhodes") == "not-offered"
    marion = table.state.empires[MARION]
    assert (marion.peasants["cyprus"], marion.peasants["rhodes"]) == (1, 1)


def test_a_moved_peasant_does_not_hold_a_soldier_back() -> None:
    def arrange(g: Sands) -> None:
        g.empires[MARION].soldiers["cyprus"] = 1

    table = say(in_turn(seated(arrange), "migrate"), "migrate", "peasant:syria:cyprus", "soldier:cyprus:rhodes")
    assert table.state.empires[MARION].soldiers["rhodes"] == 1


def test_when_all_have_moved_the_moving_is_over() -> None:
    table = say(in_turn(seated(), "migrate"), "migrate", *["peasant:syria:cyprus"] * 2, "soldier:syria:cyprus")
    assert asked(table) == "next-deed"


def test_a_step_leads_to_a_neighbouring_region() -> None:
    table = say(in_turn(seated(), "migrate"), "migrate")
    reached = {a.split(":")[2] for a in table.legal(MARION) if a.startswith("peasant:syria")}
    assert reached == {"aegyptus", "armenia", "asia_minor", "cyprus", "mesopotamia"}


def test_nobody_leaves_for_a_region_out_of_play() -> None:
    """With two players Illyria, Germania and Britannia have no tile."""
    g = blank(2)
    settle(g, MARION, "italia", "gallia")
    settle(g, ANGELIKA, "syria")
    table = say(in_turn(g, "migrate"), "migrate")
    reached = {a.split(":")[2] for a in table.legal(MARION) if a.startswith("peasant:")}
    assert reached == {"gallia", "italia", "hispania", "sicilia"}


def test_foreign_regions_may_be_entered_and_capacity_exceeded() -> None:
    def arrange(g: Sands) -> None:
        settle(g, ANGELIKA, "cyprus", peasants=3)
        g.capacity["cyprus"] = 3

    table = say(in_turn(seated(arrange), "migrate"), "migrate", *["peasant:syria:cyprus"] * 2, "soldier:syria:cyprus")
    marion, angelika = table.state.empires[MARION], table.state.empires[ANGELIKA]
    assert (marion.peasants["cyprus"], marion.soldiers["cyprus"], angelika.peasants["cyprus"]) == (2, 1, 3)
    assert table.state.control["cyprus"] == ANGELIKA


def test_a_region_left_by_all_stays_under_control() -> None:
    table = say(in_turn(seated(), "migrate"), "migrate", *["peasant:syria:cyprus"] * 2, "soldier:syria:cyprus")
    assert table.state.control["syria"] == MARION


def test_without_a_move_the_card_is_taken_back() -> None:
    table = say(in_turn(seated(), "migrate"), "migrate", "done")
    assert table.state.empires[MARION].played == ()


def test_without_citizens_there_is_nobody_to_move() -> None:
    def arrange(g: Sands) -> None:
        g.empires[MARION].peasants["syria"] = g.empires[MARION].soldiers["syria"] = 0

    assert reason(in_turn(seated(arrange), "migrate"), "migrate") == "no-citizens"


# ---------------------------------------------------------------------- the free caravan


def test_the_free_caravan_needs_culture() -> None:
    table = say(in_turn(seated(), "migrate"), "migrate", "peasant:syria:cyprus", "done")
    assert asked(table) == "next-deed"


def test_the_free_caravan_needs_an_own_citizen_on_one_side() -> None:
    """Everybody has left Syria for Cyprus, so only borders of Cyprus that touch Syria are left."""
    table = in_turn(seated(), "emphasis_culture", "migrate")
    say(table, "migrate", *["peasant:syria:cyprus"] * 2, "soldier:syria:cyprus")
    assert asked(table) == "migrate-caravan"
    assert reason(table, "syria-aegyptus") == "nobody-there"
    assert reason(table, "rhodes-cyprus") == "not-connected"
    say(table, "cyprus-syria", "culture")
    assert table.state.empires[MARION].caravans == ("cyprus-syria",)


def test_citizens_of_others_do_not_accompany_a_caravan() -> None:
    def arrange(g: Sands) -> None:
        settle(g, ANGELIKA, "aegyptus", peasants=3)

    table = in_turn(seated(arrange), "emphasis_culture", "migrate")
    say(table, "migrate", *["peasant:syria:cyprus"] * 2, "soldier:syria:cyprus")
    assert reason(table, "syria-aegyptus") == "nobody-there"


def test_the_free_caravan_keeps_to_the_rules_of_caravans() -> None:
    """One on a border, connected; heritage as with a bought one."""

    def arrange(g: Sands) -> None:
        g.empires[MARION].caravans = ("syria-aegyptus",)
        g.empires[MARION].peasants["libya"] = 1

    table = say(in_turn(seated(arrange), "emphasis_culture", "migrate"), "migrate", "peasant:syria:cyprus", "done")
    assert reason(table, "syria-aegyptus") == "caravan-there"
    assert reason(table, "libya-mauretania") == "not-connected"
    say(table, "cyprus-syria")
    assert asked(table) == "caravan-heritage"
    say(table, "politics")
    assert table.state.empires[MARION].heritage["politics"] == 1


def test_the_free_caravan_costs_nothing() -> None:
    def arrange(g: Sands) -> None:
        g.empires[MARION].crops = g.empires[MARION].gold = 5

    table = in_turn(seated(arrange), "emphasis_culture", "migrate")
    say(table, "migrate", "peasant:syria:cyprus", "done", "syria-aegyptus")
    marion = table.state.empires[MARION]
    assert marion.caravans == ("syria-aegyptus",)
    assert (marion.crops, marion.gold) == (5, 5)


def test_the_free_caravan_comes_once() -> None:
    table = in_turn(seated(), "emphasis_culture", "migrate")
    say(table, "migrate", "peasant:syria:cyprus", "done", "syria-aegyptus")
    assert asked(table) == "next-deed"


def test_the_free_caravan_may_be_left_out() -> None:
    table = in_turn(seated(), "emphasis_culture", "migrate")
    say(table, "migrate", "peasant:syria:cyprus", "done", "done")
    assert table.state.empires[MARION].caravans == ()
    assert asked(table) == "next-deed"


def test_the_free_caravan_may_come_without_any_move() -> None:
    table = say(in_turn(seated(), "emphasis_culture", "migrate"), "migrate", "done", "syria-aegyptus")
    marion = table.state.empires[MARION]
    assert marion.caravans == ("syria-aegyptus",)
    assert marion.played == ("migrate",)


def test_with_all_caravans_on_the_board_there_is_no_free_one() -> None:
    def arrange(g: Sands) -> None:
        g.empires[MARION].caravans = ATLAS[3].borders[:20]

    table = in_turn(seated(arrange), "emphasis_culture", "migrate")
    say(table, "migrate", "peasant:syria:cyprus", "done")
    assert asked(table) == "next-deed"


# ---------------------------------------------------------------------- roads


def _road_in_cyprus(ruler: Holder) -> Sands:
    """Cyprus with a road lies between Syria and Rhodes, which are no neighbours."""
    g = seated()
    g.buildings["cyprus"] = ("road",)
    if ruler is not NOBODY:
        settle(g, ruler, "cyprus", peasants=0)
    return g


def _by_road(table: Table) -> bool:
    return "peasant:syria:rhodes" in table.legal(MARION)


def test_an_own_road_makes_its_neighbours_neighbours_of_each_other() -> None:
    table = say(in_turn(_road_in_cyprus(MARION), "migrate"), "migrate", "peasant:syria:rhodes")
    assert table.state.empires[MARION].peasants["rhodes"] == 1


def test_a_road_without_a_ruler_is_open_to_all() -> None:
    table = say(in_turn(_road_in_cyprus(NOBODY), "migrate"), "migrate")
    assert asked(table) == "migrate-move"
    assert _by_road(table)


def test_a_foreign_road_is_asked_for_before_the_first_move_and_opens_with_consent() -> None:
    table = say(in_turn(_road_in_cyprus(NICOLE), "migrate"), "migrate")
    assert (table.to_act(), asked(table)) == ((MARION,), "ask-passage")
    say(table, ["cyprus"])
    assert (table.to_act(), asked(table)) == ((NICOLE,), "grant-passage")
    say(table, True)
    assert (table.to_act(), asked(table)) == ((MARION,), "migrate-move")
    assert _by_road(table)


def test_a_refusal_closes_a_foreign_road() -> None:
    table = say(in_turn(_road_in_cyprus(NICOLE), "migrate"), "migrate", ["cyprus"], False)
    assert asked(table) == "migrate-move"
    assert reason(table, "peasant:syria:rhodes") == "not-offered"
    assert "peasant:syria:cyprus" in table.legal(MARION)


def test_without_asking_a_foreign_road_stays_closed() -> None:
    table = say(in_turn(_road_in_cyprus(NICOLE), "migrate"), "migrate", [])
    assert asked(table) == "migrate-move"
    assert reason(table, "peasant:syria:rhodes") == "not-offered"


def test_each_ruler_answers_for_the_own_road() -> None:
    """Angelika refuses Asia Minor, Nicole grants Cyprus."""
    g = _road_in_cyprus(NICOLE)
    settle(g, ANGELIKA, "asia_minor")
    g.buildings["asia_minor"] = ("road",)
    g.empires[MARION].peasants["armenia"] = 1
    table = say(in_turn(g, "migrate"), "migrate", ["asia_minor", "cyprus"])
    assert table.to_act() == (ANGELIKA,)
    say(table, False)
    assert table.to_act() == (NICOLE,)
    say(table, True)
    assert _by_road(table)
    assert reason(table, "peasant:armenia:rhodes") == "not-offered"


def test_consent_is_no_concern_for_a_road_far_away() -> None:
    g = seated()
    settle(g, NICOLE, "sicilia")
    g.buildings["sicilia"] = ("road",)
    assert asked(say(in_turn(g, "migrate"), "migrate")) == "migrate-move"


def test_consent_lasts_for_one_action() -> None:
    """The raid in the same turn asks anew."""
    table = say(in_turn(_road_in_cyprus(NICOLE), "migrate", "raid"), "migrate", ["cyprus"], True, "done")
    say(table, "raid")
    assert asked(table) == "ask-passage"


def test_a_citizen_uses_one_road_in_a_move() -> None:
    """Roads in Cyprus and Rhodes do not add up to a way from Syria to Libya, nor to Graecia."""
    g = _road_in_cyprus(MARION)
    settle(g, MARION, "rhodes", peasants=0)
    g.buildings["rhodes"] = ("road",)
    table = say(in_turn(g, "migrate"), "migrate")
    assert _by_road(table)
    assert reason(table, "peasant:syria:libya") == "not-offered"
    assert reason(table, "peasant:syria:graecia") == "not-offered"


def test_roads_show_every_way_once_and_none_to_where_one_is() -> None:
    """Cyprus and Asia Minor both lead from Syria to Rhodes."""
    g = _road_in_cyprus(MARION)
    settle(g, MARION, "asia_minor", peasants=0)
    g.buildings["asia_minor"] = ("road",)
    ways = say(in_turn(g, "migrate"), "migrate").legal(MARION)
    assert len(ways) == len(set(ways))
    reached = {way.split(":")[2] for way in ways if way.startswith("peasant:syria:")}
    assert reached == {"aegyptus", "armenia", "asia_minor", "cyprus", "mesopotamia", "rhodes"}


def test_a_road_does_not_carry_caravans() -> None:
    """Syria and Rhodes have no border, and the road makes no chain to the borders of Rhodes."""
    g = _road_in_cyprus(MARION)
    g.empires[MARION].crops = 9
    table = say(in_turn(g, "caravan_1"), "caravan_1")
    assert reason(table, "rhodes-libya") == "not-connected"


def test_a_road_brings_no_discount_nearer() -> None:
    """The amphitheatre of Rhodes serves its neighbours, not Syria beyond the road."""
    g = _road_in_cyprus(MARION)
    settle(g, MARION, "rhodes")
    g.buildings["rhodes"] = ("amphitheatre",)
    g.empires[MARION].emphasis = "culture"
    assert "amphitheatre" not in dict(price_terms(g, MARION, "forum", "syria"))
    assert "amphitheatre" in dict(price_terms(g, MARION, "forum", "cyprus"))
