"""§14.8 Leaders: whose cards they are, who is recruited, how they fall, and what a killed one is worth."""

from __future__ import annotations

from collections.abc import Mapping

from civitas.games.clash.battle.fighters import under_way
from civitas.games.clash.box.content import LEADER_CARDS, LEADER_POINTS, LEADERS, LED
from civitas.games.clash.box.hooks import trigger
from civitas.games.clash.box.queries import Clash, Owner, has_leaders
from civitas.games.clash.expansion.hooks import on_event, on_veto
from civitas.games.clash.scoring import BONUSES
from civitas.kernel import Ask, Label, Note, One, Pick, Procedure, Reason, Shuffle, Verdict

NO_LEADER_LEFT = Reason("no-leader-left", "14.8")

OWN, MIXED = "own", "mixed"
"""Which cards players get: those of their civilisation, or in an alternate history any three."""
CHOICE, LOT = "choice", "lot"
"""How a leader is found when one is recruited."""


@on_event("home.choosing", 30, "leaders")
def deal_leaders(g: Clash, seat: int) -> Procedure[None]:
    """§14.8 §15.6 The three of the civilisation; in an alternate history three of all, by lot and open."""
    if not has_leaders(g):
        return
    player = g.players[seat]
    if g.options["leader_cards"] == OWN:
        player.leaders = tuple(leader for leader, civ in LEADERS.items() if civ == player.civ)
        return
    dealt = [leader for other in g.players for leader in other.leaders]
    mixed = yield Shuffle("leaders", [leader for leader in LEADERS if leader not in dealt])
    player.leaders = tuple(leader for leader in LEADERS if leader in mixed[:LEADER_CARDS])
    yield Note("leaders-dealt", seat=seat, leaders=list(player.leaders))


# ---------------------------------------------------------------------- recruiting


@on_veto("recruit")
def has_card(g: Clash, seat: int, city: str, unit: str) -> Verdict:
    """§14.8 Without a card left there is no leader to be recruited."""
    return (NO_LEADER_LEFT,) if unit in LED and not g.players[seat].leaders else None


@on_event("unit.bought", 10, "leaders")
def find_leader(g: Clash, seat: int, unit: str) -> Procedure[None]:
    """§14.8 §15.5 The player chooses one of the cards, or draws one; it lies open from now on."""
    player = g.players[seat]
    left = player.leaders
    if unit not in LED:
        return
    if len(left) == 1:
        chosen = left[0]
    elif g.options["leader_choice"] == LOT:
        chosen = yield Pick("leader", left)
    else:
        chosen = yield Ask(seat, One("leader", left, rule="14.8", label=leader_label))
    player.leaders = tuple(leader for leader in left if leader != chosen)
    player.leader = chosen
    yield Note("leads", seat=seat, leader=chosen)


def leader_label(leader: str) -> Label:
    return Label("leader", [f"leader:{leader}"], leader=leader)


# ---------------------------------------------------------------------- death


@on_event("unit.dying", 70, "leaders")
def fall_in_battle(g: Clash, owner: Owner, hex: str, unit: str) -> Procedure[None]:
    """§14.8 The player who has killed a leader in a battle keeps the card; barbarians and pirates keep none."""
    if unit not in LED or not isinstance(owner, int):
        return
    battle = under_way(g)
    enemy = battle.owners[1 - battle.side(owner)]
    leader = g.players[owner].leader
    g.players[owner].leader = ""
    if isinstance(enemy, int):
        g.players[enemy].slain += (leader,)
        yield Note("leader-slain", seat=enemy, other_seat=owner, leader=leader)
    else:
        yield Note("leader-gone", seat=owner, leader=leader)
    yield from trigger("leader.gone", g, owner, leader)


@on_event("unit.lost", 10, "leaders")
def leave(g: Clash, owner: Owner, unit: str) -> Procedure[None]:
    """§14.8 Who dies by an event or makes room for another is out of the game, card and all."""
    if unit not in LED or not isinstance(owner, int):
        return
    leader = g.players[owner].leader
    g.players[owner].leader = ""
    yield Note("leader-gone", seat=owner, leader=leader)
    yield from trigger("leader.gone", g, owner, leader)


# ---------------------------------------------------------------------- points


def killed_leaders(g: Clash, seat: int) -> Mapping[str, int]:
    """§4.4 §14.8 Two points for each leader of another player."""
    slain = g.players[seat].slain
    return {"leaders": 2 * LEADER_POINTS * len(slain)} if slain else {}


BONUSES.append(killed_leaders)
