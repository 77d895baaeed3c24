"""Positions that release 0.1 wrote: whatever lay in its bags of words is found in the fields of today."""

from __future__ import annotations

from typing import Any

from tests.games.clash.fields import BLUE, RED, city, meadow, troops

from civitas.games.clash.box.battle_record import Battle
from civitas.games.clash.box.queries import BARBARIANS, NOBODY, PIRATES
from civitas.games.clash.box.state import Clash

BAG = "marks"
FIELDS = {
    "players": ("completed_in", "destroyed", "governed", "peace", "wonder_round"),
    "turn": (
        *("acted", "drafts", "forced_labor", "mass_production", "negotiated", "peace", "production_focus", "rewarded"),
        *("served", "spied", "takeover", "taught", "warlord", "warmonger"),
    ),
    "battle": (
        *("arena", "cheered", "fortress_die_cancelled", "fortress_hit_cancelled", "peltasts", "siege_paid", "steel"),
        *("temple", "warlord"),
    ),
    "table": ("drawer", "event_kept", "open_wonders", "pestilence"),
}


def written_then(g: Clash, **bags: dict[str, int]) -> dict[str, Any]:
    """The position as 0.1 wrote it: without the fields of today, with what it says in bags."""
    data = g.dump()
    parts = {"players": data["players"], "turn": [data["turn"]], "battle": [data["battle"]], "table": [data]}
    for kind, records in parts.items():
        for record in records:
            if record is not None:
                for name in FIELDS[kind]:
                    del record[name]
                record[BAG] = dict(bags.get(kind, {}))
    return data


def in_battle() -> Clash:
    g = meadow()
    g.battle = Battle("E5", ("E6",), RED, BLUE, sea=False, landed=False)
    return g


def test_an_empty_bag_is_a_table_to_which_nothing_has_happened() -> None:
    assert Clash.load(written_then(in_battle())) == in_battle()


def test_what_was_kept_of_a_player_is_kept() -> None:
    bag = {
        "objective:general": 2,
        "governed:democracy": 1,
        "wonder-built": 3,
        "destroyed-port": 1,
        "destroyed-settlement": 2,
        "peace:1": 1,
    }
    player = Clash.load(written_then(meadow(), players=bag)).players[RED]
    assert player.completed_in == (("general", 2),)
    assert player.governed == ("democracy",)
    assert player.wonder_round == 3
    assert player.destroyed == ("port", "settlement", "settlement")
    assert player.peace == (1,)


def test_what_was_kept_of_a_turn_is_kept() -> None:
    words = ["acted", "negotiated", "peace:1", "forced_labor", "production_focus", "mass_production"]
    words += ["cultural_takeover", "great_warlord", "inspiration:1", "ideas:D4"]
    bag = dict.fromkeys(words, 1) | {"spied": 1, "great_ideas": 1, "hero_general": 2, "taught:1": 2}
    turn = Clash.load(written_then(meadow(), turn=bag | {"warmonger": 1, "drafts": 2})).turn
    assert turn.acted
    assert turn.negotiated
    assert turn.peace == (1,)
    assert turn.forced_labor
    assert turn.production_focus
    assert turn.mass_production
    assert turn.takeover
    assert turn.warlord
    assert turn.spied == 0
    assert turn.served == (("inspiration", "1"), ("ideas", "D4"))
    assert turn.rewarded == ("great_ideas", "hero_general", "hero_general")
    assert turn.taught == (1, 1)
    assert (turn.warmonger, turn.drafts) == (1, 2)


def test_what_was_kept_of_a_battle_is_kept() -> None:
    words = ["no-fortress-die", "no-fortress-hit", "steel:1", "great_warlord", "temple", "arena"]
    bag = dict.fromkeys([*words, "round:arena:0", "round:peltasts:1", "round:siege-paid"], 1)
    battle = Clash.load(written_then(in_battle(), battle=bag)).battle
    assert battle is not None
    assert battle.fortress_die_cancelled
    assert battle.fortress_hit_cancelled
    assert battle.steel == (False, True)
    assert battle.warlord
    assert battle.temple
    assert battle.arena
    assert battle.cheered == (True, False)
    assert battle.peltasts == (False, True)
    assert battle.siege_paid


def test_what_was_kept_of_the_table_is_kept() -> None:
    bag = {"kept-event": 1, "drawer": 0, "pestilence": 1, "open:great_wall": 1}
    g = Clash.load(written_then(meadow(), table=bag))
    assert g.event_kept
    assert g.drawer == 0
    assert g.pestilence
    assert g.open_wonders == ("great_wall",)


def test_reading_leaves_what_is_read_as_it_is() -> None:
    data = written_then(in_battle(), table={"pestilence": 1})
    Clash.load(data)
    assert "pestilence" not in data
    assert data[BAG] == {"pestilence": 1}


def test_barbarians_and_pirates_are_written_as_they_always_were() -> None:
    g = meadow(2)
    city(g, BARBARIANS, "D4")
    troops(g, RED, "E5", infantry=1)
    troops(g, BARBARIANS, "D4", infantry=2)
    troops(g, PIRATES, "C6", ship=1)
    g.turn.seat = NOBODY
    g.battle = Battle("E5", (), BARBARIANS, RED, sea=False, landed=False)
    data = g.dump()
    assert data["units"] == [{"E5": ["infantry"]}, {}, {"C6": ["ship"]}, {"D4": ["infantry", "infantry"]}]
    assert (data["city"], data["turn"]["seat"], data["battle"]["controllers"]) == ({"D4": -1}, -9, [-1, 0])
    again = Clash.load(data)
    assert again == g
    assert (again.city["D4"], again.turn.seat, list(again.units)) == (BARBARIANS, NOBODY, [PIRATES, BARBARIANS, 0, 1])
