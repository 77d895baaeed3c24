"""Makes the positions of the lessons of The Sands of Time: `python tools/lessons/build.py`.

Bots play games from fixed seeds until one of them comes to a position in which something can be learned; it is kept as
a game file beside the texts of the lesson. The same rules and the same bots give the same files. After a change of the
rules build them anew, and see with `pytest tests/games/test_lessons.py` whether the goals of the lessons still fit.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from civitas.bots import make_bot
from civitas.games.sands import TITLE
from civitas.games.sands.battle import attacker_wins, highest_die, strength
from civitas.games.sands.content import CHRONICLES, EMPHASES, FIELDS, GOODS
from civitas.games.sands.scoring import meets
from civitas.games.sands.state import Empire
from civitas.kernel import Dice, Table
from civitas.kernel.portable import write_game

HOME = Path(__file__).parents[2] / "src" / "civitas" / "games" / "sands" / "lessons"
LEARNER = 0
PLAYERS = 2
SEEDS = 400
HONOURING = ("forum", "triumphal_arch", "temple")
"""Buildings that raise heritage."""


def _after(table: Table, *answers: Any) -> Table:
    """A copy on which the learner has given these answers."""
    copy = table.clone()
    for answer in answers:
        copy.apply(LEARNER, answer)
    return copy


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
    found = {answer.partition(":")[0] for answer in _after(table, "build").legal(LEARNER)}
    return bool(found & set(HONOURING)) and len(found & {"irrigation", "quarry", "amphitheatre"}) >= 2


def caravan(table: Table) -> bool:
    if not _turn_with(table, "caravan_1"):
        return False
    offered = [answer for answer in _after(table, "caravan_1").legal(LEARNER) if "-" in answer]
    goods = [border for border in offered if border in GOODS]
    return 0 < len(goods) < len(offered)


def advance(table: Table) -> bool:
    if not _turn_with(table, "advance"):
        return False
    offered = [a for a in _after(table, "advance").legal(LEARNER) if ":" not in a]
    return len(offered) >= 2


def conquest(table: Table) -> bool:
    """There is somebody to attack whom a die of some pips, but not every die, beats for certain."""
    if not _turn_with(table, "conquest"):
        return False
    g = table.state
    for answer in _after(table, "conquest").legal(LEARNER):
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
    """Two cards hold and heritage covers one of them; they give different points."""
    if table.prompt(LEARNER).key != "score-one":
        return False
    cards = [table.state.empires[LEARNER].chronicles[field] for field in table.legal(LEARNER)]
    return len({CHRONICLES[card].victory_points for card in cards}) == 2


class Lesson(NamedTuple):
    """What makes a position fit, by when it should come, and the card that the learner chooses towards it."""

    fits: Callable[[Table], bool]
    rounds: int = 99
    card: str = ""


LESSONS = {
    "1-choose-cards": Lesson(choose_cards, 1),
    "2-muster": Lesson(muster, 2, "muster"),
    "3-build": Lesson(build, 2, "build"),
    "4-caravan": Lesson(caravan, 2, "caravan_1"),
    "5-advance": Lesson(advance, 12, "advance"),
    "6-conquest": Lesson(conquest, card="conquest"),
    "7-chronicle": Lesson(chronicle, card="chronicle"),
    "8-score": Lesson(score),
}


def find(lesson: str) -> Table:
    """The first position that will do, in the games of the lesson's seeds."""
    fits, rounds, card = LESSONS[lesson]
    for number in range(SEEDS):
        seed = f"lesson {lesson} {number}"
        table = Table(TITLE, PLAYERS, {}, Dice(seed))
        bots = [make_bot("greedy", TITLE, f"{seed} {seat}") for seat in range(PLAYERS)]
        while not table.over and table.state.round <= rounds:
            if LEARNER in table.to_act() and not table.can_undo(LEARNER) and fits(table):
                return table
            seat = table.to_act()[0]
            steered = _steered(table, card) if seat == LEARNER else None
            table.apply(seat, bots[seat].choose(table, seat) if steered is None else steered)
    raise LookupError(f"no game of {SEEDS} has a position for {lesson}")


def _steered(table: Table, card: str) -> list[str] | None:
    """Two cards, with the one that the lesson is about, if it has not been played in this generation."""
    if table.prompt(LEARNER).key != "choose-cards" or card in table.state.empires[LEARNER].played:
        return None
    return next((pair for pair in table.legal(LEARNER) if card in pair and not EMPHASES.keys() & set(pair)), None)


def main(wanted: list[str]) -> None:
    for lesson in wanted or LESSONS:
        table = find(lesson)
        (HOME / f"{lesson}.jsonl").write_text(write_game(table, secret=True), encoding="utf-8")
        print(lesson, "entry", table.seq, "round", table.state.round, table.prompt(LEARNER).legal()[:6])


if __name__ == "__main__":
    main(sys.argv[1:])
