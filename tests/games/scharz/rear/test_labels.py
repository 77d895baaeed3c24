"""How the orders of trade and the offers of others are shown."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.scharz.reading import label
from tests.games.scharz.situations import at, blank, order, post, settle, yard

from civitas.games.scharz.box.state import Scharz
from civitas.games.scharz.rear import trade


def stall(faction: str = "", map: str = "italia") -> Scharz:
    g = blank(4, mode="extended", factions=(faction,), map=map)
    for seat, field in enumerate(("roma", "syracusae", "tarentum", "panormus")):
        settle(g, seat, field)
    g.towns["roma"] = (0, "city")
    yard(g, "roma", kind="harbour")
    settle(g, 0, "latium")
    post(g, 0, "light", "roma", 3)
    post(g, 0, "heavy", "roma")
    post(g, 0, "transport", "tyrrhenum")
    post(g, 0, "light", "campania")
    post(g, 0, "light", "latium")
    g.sites = {"sabini": (0, "village", 1)}
    post(g, 0, "light", "sabini", where="site")
    g.plundered = {"campania": 1}
    g.herds = {"latium": (0, ("horses",))}
    g.grain = {"roma": 3}
    g.realms[0].gold, g.realms[0].prestige = 30, 20
    g.realms[0].commander = "poor"
    g.treaties = {"0-3": ("vassalage", 0, 0, 0)}
    return g


@pytest.mark.parametrize(("name", "text", "targets", "params"), [
    ("truce.1", "offer-truce", ("seat:1",), {"seat": 1, "transit": 0}),
    ("ransom.1", "offer-ransom", ("seat:1",), {"seat": 1, "amount": 3, "transit": 0}),
    ("demand.1", "offer-demand", ("seat:1",), {"seat": 1, "amount": 3, "transit": 0}),
    ("peace.2", "offer-peace", ("seat:2",), {"seat": 2, "transit": 0}),
    ("tribute.2", "offer-tribute", ("seat:2",), {"seat": 2, "amount": 2, "transit": 0}),
    ("exact.2", "offer-exact", ("seat:2",), {"seat": 2, "amount": 2, "transit": 0}),
    ("vassal.1", "offer-vassal", ("seat:1",), {"seat": 1}),
    ("lord.1", "offer-lord", ("seat:1",), {"seat": 1}),
    ("alliance.1", "offer-alliance", ("seat:1",), {"seat": 1}),
    ("aid.1", "offer-aid", ("seat:1",), {"seat": 1, "amount": 3}),
    ("ask.1", "offer-ask", ("seat:1",), {"seat": 1, "amount": 3}),
    ("transit.1", "offer-transit", ("seat:1",), {"seat": 1}),
    ("release.3", "release", ("seat:3",), {"seat": 3}),
    ("rival.1", "choose-rival", ("seat:1",), {"seat": 1, "cost": 8}),
    ("break.1", "break-treaty", ("seat:1",), {"seat": 1, "cost": 8}),
    ("slaughter.horses", "slaughter", ("good:horses",), {"good": "horses"}),
    ("sell.grain", "sell", ("good:grain",), {"good": "grain"}),
    ("buy.grain", "buy", ("good:grain",), {"good": "grain"}),
    ("beach.transport.tyrrhenum>roma", "beach", ("place:tyrrhenum", "place:roma"),
     {"unit": "transport", "place": "tyrrhenum", "to_place": "roma"}),
    ("commander.better", "commander", ("commander:better",), {"commander": "better", "cost": 4, "wage": 3}),
    ("hire.light.roma", "hire", ("place:roma",), {"unit": "light", "place": "roma", "cost": 2, "prestige": 0}),
    ("hire.light-0.roma", "hire", ("place:roma",), {"unit": "light-0", "place": "roma", "cost": 1, "prestige": 0}),
    ("hire.mercenary-2.roma", "hire", ("place:roma",),
     {"unit": "mercenary-2", "place": "roma", "cost": 7, "prestige": 2}),
    ("hire.corsairs-3.tyrrhenum", "hire", ("place:tyrrhenum",),
     {"unit": "pirates-3", "place": "tyrrhenum", "cost": 4, "prestige": 16}),
    ("raise.warship.roma", "raise", ("place:roma",), {"unit": "warship", "place": "roma", "cost": 3}),
    ("train.light.roma", "train", ("place:roma",), {"unit": "light", "place": "roma", "cost": 2}),
    ("lower.heavy.roma", "lower", ("place:roma",), {"unit": "heavy", "place": "roma"}),
    ("start.village.campania", "start", ("place:campania",), {"building": "village", "place": "campania", "cost": 3}),
    ("work.light.campania", "work", ("place:campania",), {"unit": "light", "place": "campania"}),
    ("double.roma", "double", ("place:roma",), {"place": "roma", "cost": 2}),
    ("clear.campania", "clear", ("place:campania",), {"place": "campania", "cost": 3}),
    ("abandon.sabini", "abandon", ("place:sabini",), {"place": "sabini"}),
])  # fmt: skip
def test_orders_say_what_they_cost_and_where(
    name: str, text: str, targets: tuple[str, ...], params: dict[str, Any]
) -> None:
    assert label(at(stall(), trade.trade), 0, name) == (text, targets, params)


def test_what_factions_sell_and_take_down_says_what_it_brings() -> None:
    g = blank(factions=("slavs_balts", "franks"), map="vikings")
    here, there = g.atlas.standard[:2]
    settle(g, 0, here)
    settle(g, 1, there)
    post(g, 0, "light", here)
    shown = label(at(g, trade.trade), 0, f"dismiss.light.{here}")
    assert shown == ("sell-unit", (f"place:{here}",), {"unit": "light", "place": here, "amount": 1})
    g = blank(factions=("ostrogoths", "slavs"), map="huns")
    settle(g, 0, "oium", "tyras")
    settle(g, 1, "thracia")
    shown = label(at(g, trade.trade), 0, "dismantle.oium")
    assert shown == ("dismantle", ("place:oium",), {"place": "oium", "amount": 4})


def test_offers_are_shown_to_whoever_gets_them_from_their_side() -> None:
    g = stall()
    g.treaties = {}
    for seat in (1, 2):
        g.realms[seat].gold = 30
    offers: tuple[tuple[str, int, str, dict[str, int]], ...] = (
        ("truce", 1, "offer-truce", {"transit": 1}),
        ("ransom", 3, "offer-demand", {"amount": 5, "transit": 0}),
        ("demand", 2, "offer-ransom", {"amount": 4, "transit": 1}),
        ("peace", 1, "offer-peace", {"transit": 0}),
        ("tribute", 8, "offer-exact", {"amount": 9, "transit": 0}),
        ("exact", 1, "offer-tribute", {"amount": 2, "transit": 1}),
        ("vassal", 1, "offer-lord", {}),
        ("lord", 1, "offer-vassal", {}),
        ("alliance", 1, "offer-alliance", {}),
        ("aid", 2, "offer-ask", {"amount": 4}),
        ("ask", 6, "offer-aid", {"amount": 8}),
    )
    for kind, number, text, params in offers:
        table = at(g, trade.trade)
        through = {"transit.1": 1} if params.get("transit") else {}
        order(table, s0={f"{kind}.1": number, **through})
        assert label(table, 1, f"{kind}.0") == (text, ("seat:0",), {"seat": 0, **params})
        assert table.prompt(1).key == "offers"
