"""The positions of the lessons of Era of Tribes."""

from __future__ import annotations

from tools.lessons.seeking import LEARNER, Seek, after

from civitas.games.era.advances import coasts, is_pioneer
from civitas.games.era.box.content import ARCHITECTURE, FOOD_OF, GOOD_OF, IS_SEA, LUXURY, NAVIGATION, VILLAGES, village
from civitas.games.era.box.queries import (
    city_limit,
    fleet_points,
    fleet_price,
    land_of,
    luxuries,
    natural_growth,
    ready_luxuries,
)
from civitas.games.era.box.state import Era, Realm
from civitas.games.era.cards import open_points
from civitas.games.era.expansion.growth import placed_growth
from civitas.games.era.expansion.reach import voyages
from civitas.kernel import Answer, Table

RIVAL = 1
ONE_LEADER = {"leader": 1}
TWO = 2
CITY_FOOD = 2


def _chooses_action(table: Table, action: str) -> bool:
    """The learner may choose this action, and nothing else of a turn has begun."""
    return table.prompt(LEARNER).key == "action" and action in table.legal(LEARNER)


def _own(table: Table) -> tuple[Era, Realm]:
    g: Era = table.state
    return g, g.realms[LEARNER]


def _growth(realm: Realm) -> int:
    """How many vassals an expansion with one leader brings."""
    return min(realm.free, natural_growth(realm) + placed_growth(1, 0))


def _plain(realm: Realm) -> bool:
    """Nothing that would ask more than the lesson is about: no armies, no ore, no village in hand."""
    return not (realm.armies or realm.militia or realm.legions or realm.hidden or realm.martial)


def first_steps(table: Table) -> Answer | None:
    """The first tribe, card and Commerce; then trade, so that these positions depend on no bot."""
    g, _ = _own(table)
    match table.prompt(LEARNER).key:
        case "tribe" | "own-card":
            return table.legal(LEARNER)[0]
        case "first-advance":
            return "commerce"
        case "action" if "trade" in table.legal(LEARNER):
            return "trade"
        case "commit":
            goods = len(ready_luxuries(g, LEARNER))
            return {"leader": 1, "luxury": goods} if goods else ONE_LEADER
    return None


def trade(table: Table) -> bool:
    """The first action of a game: two leaders, two luxury goods, and a trade marker."""
    g, realm = _own(table)
    return _chooses_action(table, "trade") and not realm.placed and len(ready_luxuries(g, LEARNER)) == 1


def advance(table: Table) -> bool:
    """After the trade one leader is left, and nobody knows architecture."""
    g, realm = _own(table)
    return (
        _chooses_action(table, "advance")
        and "trade" in realm.actions
        and realm.leaders == 1
        and is_pioneer(g, ARCHITECTURE, 1)
        and len(luxuries(g, LEARNER)) == 1
    )


def settle(table: Table) -> bool:
    """Beside own land lie empty provinces, one of them with a luxury good."""
    g, realm = _own(table)
    if not _chooses_action(table, "expansion") or _growth(realm) < TWO or not _plain(realm):
        return False
    own = land_of(g, LEARNER)
    empty = {p for start in own for p in g.atlas.land_beside[start] if p not in g.control and p not in g.villages}
    rich = {p for p in empty if GOOD_OF.get(p) in LUXURY}
    return len(rich) == 1 and len(empty) > TWO and not realm.fleets


def found(table: Table) -> bool:
    """Two provinces side by side, growth for both, and food for the first city."""
    g, realm = _own(table)
    return (
        _chooses_action(table, "expansion")
        and not realm.cities
        and city_limit(realm) > 0
        and realm.food >= CITY_FOOD
        and not realm.hunger
        and _growth(realm) >= TWO
        and _plain(realm)
        and not realm.fleets
        and any(near in realm.vassals for place in realm.vassals for near in g.atlas.land_beside[place])
    )


def games(table: Table) -> bool:
    """Morale is so low that nothing would grow; leaders and luxury goods just bring it back."""
    g, realm = _own(table)
    if not _chooses_action(table, "games") or "expansion" in realm.actions:
        return False
    goods = len(ready_luxuries(g, LEARNER))
    return realm.morale <= -TWO and natural_growth(realm) <= 0 and realm.leaders > TWO and goods >= TWO


def voyage(table: Table) -> bool:
    """Thalers for a fleet; no free fish on the own coast, but some beyond it that a new fleet can reach."""
    g, realm = _own(table)
    if not _chooses_action(table, "expansion") or not realm.levels[NAVIGATION]:
        return False
    if realm.thalers < fleet_price(realm) or _growth(realm) < TWO:
        return False
    near, points = coasts(g, LEARNER), fleet_points(realm)
    far = {sea for start in near for sea in voyages(g, LEARNER, start, points)} - {*near}
    return not any(_free_fish(g, sea) for sea in near) and any(_free_fish(g, sea) for sea in far)


def seafaring(table: Table) -> Answer | None:
    """The first advance is navigation."""
    return "navigation" if table.prompt(LEARNER).key == "first-advance" else None


def _free_fish(g: Era, sea: str) -> bool:
    return IS_SEA[sea] and sea in FOOD_OF and sea not in g.control


def conquest(table: Table) -> bool:
    """New vassals of two provinces win a village beside them, and it gives something at once."""
    g, realm = _own(table)
    if not _chooses_action(table, "expansion") or not _plain(realm) or _growth(realm) < TWO or realm.morale <= 0:
        return False
    for place, token in g.villages.items():
        kind = VILLAGES[village(token)]
        if not (kind.thalers or kind.morale or kind.influence):
            continue
        beside = [near for near in g.atlas.land_beside[place] if g.control.get(near) == LEARNER]
        if len(beside) >= TWO and _wins(table, place, beside[:TWO]):
            return True
    return False


def towards_a_village(table: Table) -> Answer | None:
    """Settles where a village is near, attacks none, and keeps its free vassals instead of hiring leaders."""
    g, _ = _own(table)
    legal = table.legal(LEARNER)
    if table.prompt(LEARNER).key == "action":
        return next(deed for deed in ("expansion", "games", "trade", "advance", "pass") if deed in legal)
    if table.prompt(LEARNER).key == "walk":
        empty = [p for p in legal if p in g.atlas.land_beside and p not in g.control and p not in g.villages]
        near = [p for p in empty if any(other in g.villages for other in g.atlas.land_beside[p])]
        return next((p for p in near), "stay")
    return None


def _wins(table: Table, target: str, starts: list[str]) -> bool:
    """Is the village won by a new vassal from each of these provinces?"""
    copy = after(table, "expansion")
    if copy.prompt(LEARNER).key == "commit":
        copy.apply(LEARNER, ONE_LEADER)
    for start in starts:
        copy.apply(LEARNER, start)
    marched = False
    while copy.to_act() == (LEARNER,) and not marched:
        match copy.prompt(LEARNER).key:
            case "march":
                for start in starts:
                    copy.apply(LEARNER, f"vassal:{start}")
                    copy.apply(LEARNER, target)
                marched = True
            case _:
                copy.apply(LEARNER, "done")
    if copy.to_act() == (LEARNER,) and copy.prompt(LEARNER).key == "march":
        copy.apply(LEARNER, "done")
    return copy.to_act() == (LEARNER,) and copy.prompt(LEARNER).key == "new-village"


def revolution(table: Table) -> bool:
    """The first way into the Bronze Age, and of the open cards one is for the learner and one for the rival."""
    g, _ = _own(table)
    if not _chooses_action(table, "revolution") or g.epoch:
        return False
    best = [open_points(g, card) for card in g.crown]
    return len(best) == TWO and {points[LEARNER] > points[RIVAL] for points in best} == {True, False}


LESSONS = {
    "1-trade": Seek(trade, 1, first_steps, rival="random"),
    "2-advance": Seek(advance, 1, first_steps, rival="random"),
    "3-settle": Seek(settle, 3),
    "4-found": Seek(found, 5),
    "5-games": Seek(games, 5),
    "6-voyage": Seek(voyage, 2, seafaring),
    "7-village": Seek(conquest, 5, towards_a_village),
    "8-revolution": Seek(revolution, 12),
}
