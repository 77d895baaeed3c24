"""The positions of the lessons of The Sands of Time."""

from __future__ import annotations

from tools.lessons.seeking import LEARNER, Seek, Steer, after

from civitas.games.sands.actions.battle import attacker_wins, highest_die, strength
from civitas.games.sands.box.content import CHRONICLES, EMPHASES, FIELDS, GOODS
from civitas.games.sands.box.state import Empire
from civitas.games.sands.scoring import meets
from civitas.kernel import Answer, Table

HONOURING = ("forum", "triumphal_arch", "temple")
"""Buildings that raise heritage."""


def _turn_with(table: Table, card: str) -> bool:
    """The learner's turn begins, with this card to be carried out."""
    prompt = table.prompt(LEARNER)
    return prompt.key == "next-deed" and card in table.legal(LEARNER) and len(table.state.turn.cards) == 2


def choose_cards(table: Table) -> bool:
    if table.prompt(LEARNER).key != "choose-cards":
        return False
    empire: Empire = table.state.empires[LEARNER]
    return empire.gold >= empire.unrest + 1 and empire.crops >= 2


def muster(table: Table) -> bool:
    return _turn_with(table, "muster") and "govern" not in table.state.turn.cards


def build(table: Table) -> bool:
    if not _turn_with(table, "build"):
        return False
    found = {answer.partition(":")[0] for answer in after(table, "build").legal(LEARNER)}
    return bool(found & set(HONOURING)) and len(found & {"irrigation", "quarry", "amphitheatre"}) >= 2


def caravan(table: Table) -> bool:
    if not _turn_with(table, "caravan_1"):
        return False
    offered = [answer for answer in after(table, "caravan_1").legal(LEARNER) if "-" in answer]
    goods = [border for border in offered if border in GOODS]
    return 0 < len(goods) < len(offered)


def advance(table: Table) -> bool:
    if not _turn_with(table, "advance"):
        return False
    offered = [a for a in after(table, "advance").legal(LEARNER) if ":" not in a]
    return len(offered) >= 2


def conquest(table: Table) -> bool:
    """There is somebody to attack whom a die of some pips, but not every die, beats for certain."""
    if not _turn_with(table, "conquest"):
        return False
    g = table.state
    for answer in after(table, "conquest").legal(LEARNER):
        kind, *rest = answer.split(":")
        if kind != "attack":
            continue
        region, rival = rest[0], int(rest[1])
        own = strength(g, LEARNER, region, rival, attacking=True)
        theirs = strength(g, rival, region, LEARNER, attacking=False)
        limit, their_limit = highest_die(g.empires[LEARNER]), highest_die(g.empires[rival])
        lowest, highest = (attacker_wins(own, die, theirs, their_limit) for die in (0, limit))
        if their_limit and highest and not lowest:
            return True
    return False


def chronicle(table: Table) -> bool:
    """A card beyond the first would hold at once on some field, and not every one would."""
    if not _turn_with(table, "chronicle"):
        return False
    empire = table.state.empires[LEARNER]
    free = [field for field in FIELDS if field not in empire.chronicles]
    holding = [card for field in free for card in empire.hand if meets(table.state, LEARNER, field, card)]
    return max(holding, default=0) >= 3


def score(table: Table) -> bool:
    """The first dynasty ends: two cards hold and heritage covers one of them; they give different points."""
    if table.prompt(LEARNER).key != "score-one":
        return False
    cards = [table.state.empires[LEARNER].chronicles[field] for field in table.legal(LEARNER)]
    return len({CHRONICLES[card].victory_points for card in cards}) == 2


def _playing(card: str) -> Steer:
    """The learner chooses this card, if it has not been played in this generation."""

    def steer(table: Table) -> Answer | None:
        if table.prompt(LEARNER).key != "choose-cards" or card in table.state.empires[LEARNER].played:
            return None
        return next((pair for pair in table.legal(LEARNER) if card in pair and not EMPHASES.keys() & set(pair)), None)

    return steer


LESSONS = {
    "1-choose-cards": Seek(choose_cards, 1),
    "2-muster": Seek(muster, 2, _playing("muster")),
    "3-build": Seek(build, 2, _playing("build")),
    "4-caravan": Seek(caravan, 2, _playing("caravan_1")),
    "5-advance": Seek(advance, 12, _playing("advance")),
    "6-conquest": Seek(conquest, steer=_playing("conquest")),
    "7-chronicle": Seek(chronicle, steer=_playing("chronicle")),
    "8-score": Seek(score, 10),
}
