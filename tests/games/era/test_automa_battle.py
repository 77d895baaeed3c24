"""§12.6 Battles of the automa: the example of its rulebook, whom it sends, and when it lets it be."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.era.situations import (
    SHIELDS,
    SWORDS,
    arm,
    asked,
    at,
    build,
    by_themselves,
    camp,
    contest,
    next_card,
    own,
    say,
    settle,
    told,
)
from tests.games.era.test_automa_values import BLUE, V3, YELLOW, example

from civitas.games.era.automa.lineup import only_sword, ore_breaks_tie, worth_defending
from civitas.games.era.box.automas import LEVELS
from civitas.games.era.box.content import ATLAS, GOOD_OF, LUXURY, MILITARY, PROVINCES, VILLAGE_TOKENS
from civitas.games.era.box.state import Era
from civitas.games.era.box.underway import Automa, Battle
from civitas.kernel import Table


def realm(table: Table, who: Automa = YELLOW) -> Any:
    return table.state.realms[who]


def war(monkeypatch: pytest.MonkeyPatch | None = None, militia: int | None = None) -> Table:
    """The attack on V3: five armies against three."""
    g = example()
    yellow = g.realms[YELLOW]
    yellow.free, yellow.board = yellow.free + sum(yellow.board), (0,) * len(yellow.board)
    arm(g, YELLOW, 5)
    arm(g, BLUE, 3)
    if monkeypatch is not None and militia is not None:
        level = LEVELS["medium"]
        values = {name: getattr(level, name) for name in level.__dataclass_fields__} | {"militia": militia}
        monkeypatch.setitem(LEVELS, "medium", type(level)(**values))
    return by_themselves(g)


# ---------------------------------------------------------------------- the example


def test_before_a_battle_two_automas_remove_each_others_posts_as_b1() -> None:
    table = war()
    assert len([line for line in told(table, "post-removed") if line["seat"] == "automa_1"]) == 2
    assert len([line for line in told(table, "post-removed") if line["seat"] == "automa_2"]) == 1
    assert table.state.posts == {}
    keys = [line.key for line in table.notes(None)]
    after = table.notes(None)[keys.index("battle") :]
    falls = [(line.params["seat"], line.params["steps"]) for line in after if line.key == "morale-falls"]
    assert falls == [("automa_1", 2), ("automa_1", 2), ("automa_2", 2)]


def test_the_units_of_the_example_with_two_militia_each_as_b2(monkeypatch: pytest.MonkeyPatch) -> None:
    table = war(monkeypatch, 2)
    defence, attack = told(table, "automa-defends")[0], told(table, "automa-attacks")[0]
    assert (defence["strength"], defence["most"], defence["units"]) == (7, 5, {"army": 3})
    assert (attack["strength"], attack["wanted"], attack["units"]) == (8, 9, {"army": 5})


def test_the_units_of_the_example_by_the_table_as_b3() -> None:
    table = war()
    assert told(table, "automa-defends")[0]["strength"] == 6
    assert (told(table, "automa-attacks")[0]["strength"], told(table, "automa-attacks")[0]["wanted"]) == (7, 8)


def test_strength_goes_to_the_attacker_mechanics_and_morale_to_the_defender_as_b4() -> None:
    table = war()
    battle = table.state.battle
    assert battle is not None
    assert battle.markers == {"strength": "attacker", "morale": "defender", "mechanics": "defender"}
    assert not told(table, "automa-calls-off")
    assert table.roll_due


def test_without_strength_the_attack_is_called_off_as_b5() -> None:
    g = example()
    arm(g, BLUE, 3)
    g.realms[YELLOW].armies = 0
    table = by_themselves(g)
    assert told(table, "automa-calls-off")
    assert not told(table, "triumph")
    assert not told(table, "strike")
    assert table.state.control[V3] == BLUE
    assert realm(table, BLUE).vassals[V3] == 1
    assert realm(table, BLUE).armies == 0


# ---------------------------------------------------------------------- defence


def at_war(province: str, *, armies: int = 6, level: str = "medium") -> tuple[Era, Table]:
    """A player with many vassals attacks this province of an automa from beside it."""
    g = contest("greeks", tribes=("egyptians",), part="five", level=level)
    start = next(near for near in g.atlas.land_beside[province])
    settle(g, 0, start, number=3)
    settle(g, YELLOW, province)
    arm(g, YELLOW, armies)
    g.realms[0].leaders = 2
    g.realms[0].spent = tuple(g.control)
    g.realms[0].morale = -2
    table = say(at(g), "expansion", {"leader": 1})
    while asked(table) != "march":
        say(table, "done")
    return g, say(table, f"vassal:{start}", province, "done")


def some(kind: str) -> str:
    """A land province of this kind that is no mountain."""
    for id, one in PROVINCES.items():
        if one.terrain in ("water", "mountain") or one.home or one.barbarian or not ATLAS["five"].land_beside[id]:
            continue
        good, food = one.good, one.food
        found = "luxury" if good in LUXURY else "food" if food else "military" if good in MILITARY else "other"
        if found == kind:
            return id
    raise AssertionError(kind)


@pytest.mark.parametrize(("kind", "most"), [("luxury", 5), ("food", 3), ("military", 2), ("other", 0)])
def test_the_kind_of_a_province_says_how_many_units_defend_it(kind: str, most: int) -> None:
    _, table = at_war(some(kind))
    line = told(table, "automa-defends")[0]
    assert (line["defence"], line["most"], sum(line["units"].values())) == (kind, most, most)


@pytest.mark.parametrize(("level", "militia"), [("easy", 0), ("medium", 1), ("hard", 2)])
def test_the_level_gives_more_militia_in_defence(level: str, militia: int) -> None:
    _, table = at_war(some("other"), level=level)
    assert told(table, "automa-defends")[0]["militia"] == militia
    assert told(table, "automa-defends")[0]["strength"] == 1 + militia


def test_a_province_that_the_open_card_counts_is_defended_by_three() -> None:
    g = contest("greeks", part="five")
    province = some("other")
    settle(g, YELLOW, province)
    g.deck = tuple(card for card in g.deck if card != "nobility")
    g.crown = ("nobility",)
    assert worth_defending(g, Battle(province, 0, YELLOW, sea=False, landing=False)) == "card"


def test_legions_are_sent_before_armies() -> None:
    g = contest("romans", tribes=("greeks",), part="five")
    province = some("food")
    start = next(near for near in g.atlas.land_beside[province])
    settle(g, 0, start, number=3)
    settle(g, YELLOW, province)
    arm(g, YELLOW, 3)
    g.realms[YELLOW].legions = 2
    g.realms[0].leaders, g.realms[0].morale, g.realms[0].spent = 2, -2, tuple(g.control)
    table = say(at(g), "expansion", {"leader": 1})
    while asked(table) != "march":
        say(table, "done")
    say(table, f"vassal:{start}", province, "done")
    assert told(table, "automa-defends")[0]["units"] == {"legion": 2, "army": 1}


def test_a_player_who_beats_an_automa_takes_the_province() -> None:
    province = some("other")
    _, table = at_war(province)
    while table.state.battle is not None:
        say(table, SWORDS)
    assert table.state.control[province] == 0
    assert told(table, "battle-won")[0]["other_seat"] == "automa_1"


# ---------------------------------------------------------------------- attack


def assault(*, armies: int = 0, vassals: int = 1, level: str = "medium", hidden: tuple[str, ...] = ()) -> Table:
    """An automa in Anatolia attacks a luxury province of a player with so many vassals."""
    g = contest("greeks", tribes=("egyptians",), part="five", level=level)
    settle(g, YELLOW, "isauria", "phrygia")
    settle(g, 0, "paphlagonia", number=vassals)
    if hidden:
        own(g, 0, *hidden)
    arm(g, YELLOW, armies)
    yellow = g.realms[YELLOW]
    yellow.food, yellow.morale = 2, 0
    assert yellow.puppet is not None
    yellow.puppet.attacks = 3
    g.realms[0].revolution = g.realms[0].passed = False
    beside = {near for land in ("isauria", "phrygia") for near in g.atlas.land_beside[land]}
    settle(g, YELLOW, *sorted(beside - {"isauria", "phrygia", "paphlagonia"}), "syria")
    yellow.gone += yellow.free - 2
    yellow.free = 2
    far = {near for land in g.control for near in g.atlas.land_beside[land]} - set(g.control)
    for province, token in zip(sorted(far), iter_tokens(hidden), strict=False):
        camp(g, province, token)
    return by_themselves(g)


def iter_tokens(hidden: tuple[str, ...]) -> list[str]:
    return [token for token in VILLAGE_TOKENS if token not in hidden]


@pytest.mark.parametrize(("level", "militia", "surplus"), [("easy", 0, 1), ("medium", 1, 2), ("hard", 2, 3)])
def test_an_automa_brings_as_many_units_as_make_it_stronger_by_the_level(
    level: str, militia: int, surplus: int
) -> None:
    table = assault(armies=6, vassals=2, level=level)
    line = told(table, "automa-attacks")[0]
    assert (line["militia"], line["wanted"], line["strength"]) == (militia, 2 + surplus, 2 + surplus)


def test_an_automa_with_too_few_units_sends_all_it_has() -> None:
    table = assault(armies=1, vassals=4)
    line = told(table, "automa-attacks")[0]
    assert line["units"] == {"army": 1}
    assert line["strength"] < line["wanted"]


def test_an_automa_takes_what_it_wins() -> None:
    table = assault(armies=4)
    assert table.state.battle is not None
    say(table, SWORDS)
    assert table.state.control["paphlagonia"] == YELLOW
    assert told(table, "triumph")[0]["seat"] == "automa_1"


def test_an_automa_that_loses_falls_back_on_its_triumph() -> None:
    table = assault(armies=1)
    while table.state.battle is not None:
        say(table, SHIELDS)
    assert [line["seat"] for line in told(table, "triumph-back")] == ["automa_1"]


def test_a_called_off_attack_uses_up_pieces_and_what_the_defender_sent() -> None:
    g = contest("greeks", tribes=("egyptians",), part="five")
    settle(g, YELLOW, "isauria", "phrygia")
    settle(g, 0, "paphlagonia", number=4)
    arm(g, 0, 2)
    yellow = g.realms[YELLOW]
    yellow.food = 2
    assert yellow.puppet is not None
    yellow.puppet.attacks = 1
    g.realms[0].levels["mechanics"] = 1
    beside = {near for land in ("isauria", "phrygia") for near in g.atlas.land_beside[land]}
    settle(g, YELLOW, *sorted(beside - {"isauria", "phrygia", "paphlagonia"}), "syria")
    table = by_themselves(g)
    if asked(table) == "send":
        say(table, {"army": 2})
    assert told(table, "automa-calls-off")[0]["other_seat"] == 0
    assert [line["number"] for line in told(table, "automa-used-up")] == [1, 2]
    assert table.state.realms[0].armies == 0
    assert table.state.realms[0].vassals["paphlagonia"] >= 1
    assert not told(table, "triumph")


def beset(number: int) -> Table:
    """All around an automa a player with better mechanics has so many vassals everywhere; the open card counts land."""
    g = contest("greeks", tribes=("egyptians",), part="five")
    settle(g, YELLOW, "isauria", "phrygia")
    beside = {near for land in ("isauria", "phrygia") for near in g.atlas.land_beside[land]} - {"isauria", "phrygia"}
    player, yellow = g.realms[0], g.realms[YELLOW]
    player.free, player.board = player.free + sum(player.board), (0,) * len(player.board)
    settle(g, 0, *sorted(beside), number=number)
    player.levels["mechanics"] = 1
    yellow.food = 5
    assert yellow.puppet is not None
    yellow.puppet.attacks = 3
    g.deck, g.crown = tuple(card for card in g.deck if card != "nobility"), ("nobility",)
    return by_themselves(g)


def test_with_only_the_sword_all_that_were_to_attack_elsewhere_join() -> None:
    table = beset(3)
    assert len(told(table, "invaded")) == 3
    line = told(table, "automa-joins")[0]
    assert (line["number"], len(line["provinces"])) == (2, 2)
    battle = table.state.battle
    assert battle is not None
    assert (battle.attacker.strength(), battle.markers["strength"]) == (4, "attacker")
    assert table.state.automa is not None
    assert table.state.automa.battles == ()


def test_if_even_all_together_hold_only_the_sword_the_attack_is_called_off() -> None:
    table = beset(5)
    assert told(table, "automa-joins")
    assert told(table, "automa-calls-off")
    assert told(table, "automa-used-up")[0]["number"] == 3
    assert len(told(table, "battle")) == 1


@pytest.mark.parametrize(("ore", "holder"), [(False, "defender"), (True, "attacker")])
def test_ore_or_horses_in_the_regular_army_win_a_tie_of_strength(ore: bool, holder: str) -> None:
    g = example(thalers=0)
    arm(g, YELLOW, 4)
    arm(g, BLUE, 3)
    military = next(p for p in g.atlas.land if GOOD_OF.get(p) in MILITARY and p not in g.control)
    if ore:
        settle(g, YELLOW, military)
    g.realms[YELLOW].morale = 8
    g.realms[YELLOW].food = 0
    table = by_themselves(g)
    battle = table.state.battle
    assert battle is not None
    assert battle.attacker.strength() == battle.defender.strength()
    assert battle.markers["strength"] == holder


def test_ore_against_ore_helps_nobody() -> None:
    g = example()
    first, second = [p for p in g.atlas.land if GOOD_OF.get(p) in MILITARY and p not in g.control][:2]
    battle = Battle(V3, YELLOW, BLUE, sea=False, landing=False)
    settle(g, YELLOW, first)
    assert ore_breaks_tie(g, battle)
    settle(g, BLUE, second)
    assert not ore_breaks_tie(g, battle)


def test_a_village_that_an_automa_takes_brings_one_influence_and_nothing_else() -> None:
    g = contest("greeks", tribes=("egyptians",), part="five")
    settle(g, YELLOW, "isauria", "phrygia")
    camp(g, "paphlagonia", "thalers_5.1")
    beside = {near for land in ("isauria", "phrygia") for near in g.atlas.land_beside[land]}
    settle(g, YELLOW, *sorted(beside - {"isauria", "phrygia", "paphlagonia"}), "syria")
    arm(g, YELLOW, 3)
    g.realms[YELLOW].food, g.realms[YELLOW].thalers = 2, 0
    puppet = g.realms[YELLOW].puppet
    assert puppet is not None
    puppet.attacks = 3
    table = next_card(g, "expansion")
    while table.state.battle is not None:
        say(table, SWORDS)
    assert "thalers_5.1" in realm(table).hidden
    assert told(table, "village-taken")[0]["seat"] == "automa_1"
    assert realm(table).influence == 2
    assert realm(table).thalers == 0


def test_an_automa_closes_the_posts_of_a_player_whom_it_fights() -> None:
    g = contest("greeks", tribes=("egyptians",), part="five")
    settle(g, YELLOW, "isauria")
    build(g, YELLOW, "phrygia")
    settle(g, 0, "paphlagonia")
    g.posts = {"phrygia": 0}
    g.realms[0].free -= 1
    beside = {near for land in ("isauria", "phrygia") for near in g.atlas.land_beside[land]}
    settle(g, YELLOW, *sorted(beside - {"isauria", "phrygia", "paphlagonia"}), "syria")
    arm(g, YELLOW, 2)
    g.realms[YELLOW].food = 2
    puppet = g.realms[YELLOW].puppet
    assert puppet is not None
    puppet.attacks = 3
    table = next_card(g, "expansion")
    assert [line["province"] for line in told(table, "post-removed")] == ["phrygia"]


@pytest.mark.parametrize(("food", "built"), [(3, True), (2, False)])
def test_an_automa_replaces_a_conquered_city_if_it_could_build_one(food: int, built: bool) -> None:
    g = contest("greeks", tribes=("egyptians",), part="five")
    settle(g, YELLOW, "isauria", "phrygia")
    build(g, 0, "paphlagonia")
    beside = {near for land in ("isauria", "phrygia") for near in g.atlas.land_beside[land]}
    settle(g, YELLOW, *sorted(beside - {"isauria", "phrygia", "paphlagonia"}), "syria")
    arm(g, YELLOW, 4)
    yellow = g.realms[YELLOW]
    yellow.food, yellow.levels["architecture"], yellow.morale = food, 1, 2
    assert yellow.puppet is not None
    yellow.puppet.attacks = 1
    table = next_card(g, "expansion")
    while table.state.battle is not None:
        say(table, SWORDS)
    assert table.state.control["paphlagonia"] == YELLOW
    assert ("paphlagonia" in realm(table).cities) == built


def test_attacks_are_counted_called_off_ones_too() -> None:
    table = war()
    assert realm(table).puppet.attacks == 2


def test_battles_come_in_the_order_of_what_the_provinces_are_worth() -> None:
    g = contest("greeks", tribes=("egyptians",), part="five")
    settle(g, YELLOW, "isauria", "phrygia")
    beside = sorted(
        {near for land in ("isauria", "phrygia") for near in g.atlas.land_beside[land]} - {"isauria", "phrygia"}
    )
    settle(g, 0, *beside)
    yellow = g.realms[YELLOW]
    yellow.food, yellow.morale, yellow.levels["mechanics"] = 4, 5, 2
    assert yellow.puppet is not None
    yellow.puppet.attacks = 4
    arm(g, YELLOW, 6)
    table = next_card(g, "expansion")
    values = {line["province"]: line["value"] for line in told(table, "automa-choice")}
    assert table.state.automa is not None
    assert table.state.battle is not None
    order = [table.state.battle.province, *table.state.automa.battles]
    assert len(order) == 4
    assert [values[place] for place in order] == sorted(values.values(), reverse=True)


def test_only_the_sword_means_none_of_the_three_markers() -> None:
    battle = Battle("attica", YELLOW, 0, sea=False, landing=False)
    battle.markers = dict.fromkeys(("strength", "morale", "mechanics"), "defender")
    assert only_sword(battle)
    battle.markers["morale"] = "attacker"
    assert not only_sword(battle)
