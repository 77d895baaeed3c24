"""§4.2 Turns: choose two cards in secret, reveal them, carry them out."""

from __future__ import annotations

from collections.abc import Container
from functools import lru_cache
from itertools import combinations

from civitas.games.sands.actions import (
    advance,
    build,
    caravan,
    chronicle,
    conquest,
    govern,
    migrate,
    moving,
    muster,
    raid,
    tribute,
)
from civitas.games.sands.actions.bonus import ANSWERS as BONUS_ANSWERS
from civitas.games.sands.actions.bonus import BonusPrompt, bonus_action
from civitas.games.sands.box.content import ACTIONS, EMPHASES, SYMBOLS
from civitas.games.sands.box.state import Empire, Sands, Turn, clockwise
from civitas.games.sands.tracks import mark_emphasis, raise_unrest
from civitas.kernel import (
    Ask,
    AskAll,
    Element,
    Label,
    Note,
    One,
    Procedure,
    Reason,
    Repeat,
    Reveal,
    Sequence,
    Some,
    Step,
    Switch,
    Verdict,
)

CARDS = (*ACTIONS, *EMPHASES)
HAND_SIZE = 2
END = "end"
NOTHING = ""

TWO_REPEATS = Reason("two-repeats", "4.2.A2")
ONE_EMPHASIS = Reason("one-emphasis", "4.2.A2")

POSSIBLE = {
    "chronicle": chronicle.possible,
    "muster": muster.possible,
    "conquest": conquest.possible,
    "raid": raid.possible,
    "build": build.possible,
    "govern": govern.possible,
    "advance": advance.possible,
    "caravan_1": caravan.possible,
    "caravan_2": caravan.second_possible,
    "migrate": migrate.possible,
    "tribute": tribute.possible,
}

DEEDS: dict[str, Element] = {
    NOTHING: Sequence(),
    END: Sequence(),
    "chronicle": Step(chronicle.chronicle),
    "muster": Repeat(Step(muster.muster), while_=muster.goes_on),
    "conquest": Step(conquest.conquest),
    "raid": Sequence(Step(raid.passage), Repeat(Step(raid.march), while_=moving.moves_on), Step(raid.loot)),
    "build": Step(build.build),
    "govern": Step(govern.govern),
    "advance": Step(advance.advance),
    "caravan_1": Step(caravan.caravan),
    "caravan_2": Step(caravan.caravan),
    "migrate": Sequence(
        Step(migrate.passage), Repeat(Step(migrate.wander), while_=moving.moves_on), Step(migrate.free_caravan)
    ),
    "tribute": Step(tribute.tribute),
}


def begin_round(g: Sands) -> None:
    g.round += 1


def choices(empire: Empire) -> list[list[str]]:
    """§2.4.1 §5.0.3 Every pair of cards that the player may choose."""
    return _pairs(frozenset(empire.played), not empire.emphasis)


@lru_cache(maxsize=4096)
def _pairs(played: frozenset[str], emphasis_left: bool) -> list[list[str]]:
    cards = CARDS if emphasis_left else ACTIONS
    return [[a, b] for a, b in combinations(cards, HAND_SIZE) if judge_pair([a, b], played) is None]


def judge_pair(pair: list[str], played: Container[str]) -> Verdict:
    """§4.2.A2 One repeated action card at most, and one emphasis card at most."""
    one, other = pair
    if one in played and other in played:
        return (TWO_REPEATS,)
    return (ONE_EMPHASIS,) if one in EMPHASES and other in EMPHASES else None


class Hand(Some):
    """Two of the own cards; the pairs are listed from a table, for they are asked for most often of all."""

    __slots__ = ("empire",)

    def __init__(self, empire: Empire) -> None:
        super().__init__(
            "choose-cards",
            self._offered,
            HAND_SIZE,
            HAND_SIZE,
            self._single,
            lambda pair: judge_pair(pair, empire.played),
            rule="4.2.A1",
            label=lambda card: card_label(card),
        )
        self.empire = empire

    def _offered(self) -> tuple[str, ...]:
        return CARDS

    def _single(self, card: str) -> Verdict:
        return (ONE_EMPHASIS,) if self.empire.emphasis and card in EMPHASES else None

    def _list(self) -> list[list[str]]:
        return choices(self.empire)


def choose_cards(g: Sands) -> Procedure[None]:
    """§4.2.1 §4.2.A1 §7.0.1 All players choose at once, face down."""
    chosen = yield AskAll({seat: Hand(g.empires[seat]) for seat in clockwise(g)})
    for seat, cards in chosen.items():
        g.empires[seat].chosen = tuple(cards)


def reveal_cards(g: Sands, seat: int) -> Procedure[None]:
    """§4.2.B1 §4.2.B6 §7.0.1 Turn both cards up; an emphasis card takes effect before anything else."""
    empire = g.empires[seat]
    g.turn = Turn(seat)
    cards, empire.chosen = empire.chosen, ()
    yield Reveal()
    yield Note("reveal", seat=seat, cards=list(cards))
    for card in cards:
        if card in EMPHASES:
            empire.emphasis = EMPHASES[card]
    g.turn.cards = tuple(card for card in cards if card in ACTIONS)


def next_deed(g: Sands, seat: int) -> Procedure[None]:
    """§4.2.B1 §4.2.B4 Carry out one of the cards, or end the turn and take the rest back."""
    turn = g.turn
    if turn.used:
        yield from settle(g, seat)
    prompt = One(
        "next-deed",
        lambda: [*turn.cards, END],
        lambda card: None if card == END else POSSIBLE[card](g, seat),
        rule="4.2.B1",
        label=card_label,
    )
    prompt.aside = BonusPrompt(g, seat)
    card = yield Ask(seat, prompt)
    if card in BONUS_ANSWERS:
        turn.begin(NOTHING)
        yield from bonus_action(g, seat, card)
        return
    turn.begin(card)
    if card == END:
        turn.finished = True
    else:
        turn.cards = tuple(left for left in turn.cards if left != card)
        yield Note("deed", seat=seat, card=card)


def deed(g: Sands, seat: int) -> str:
    return g.turn.card


def settle(g: Sands, seat: int) -> Procedure[None]:
    """§4.2.B3 §4.2.B4 §4.2.B7 A used card is displayed and may fill the emphasis; without effect it was declined."""
    empire, turn = g.empires[seat], g.turn
    turn.used = False
    if turn.card in empire.played:
        turn.repeated = True
    else:
        empire.played += (turn.card,)
    yield from mark_emphasis(g, seat, SYMBOLS[turn.card])


def turn_goes_on(g: Sands, seat: int) -> bool:
    """After both cards there is still the bonus action to think of."""
    return not g.turn.finished and (bool(g.turn.cards) or not g.turn.bonus)


def end_turn(g: Sands, seat: int) -> Procedure[None]:
    """§4.2.B5 §4.2.B7 §5.11.1 Unrest for a bonus action new in this generation, and for a repeated card."""
    empire, turn = g.empires[seat], g.turn
    if turn.used:
        yield from settle(g, seat)
    if turn.bonus and turn.bonus not in empire.bonus_used:
        empire.bonus_used += (turn.bonus,)
        yield from raise_unrest(g, seat, 1, "bonus")
    if turn.repeated:
        yield from raise_unrest(g, seat, 1, "repeat")
    turn.support = ""


TURN = Sequence(
    Step(reveal_cards),
    Repeat(Sequence(Step(next_deed), Switch(deed, DEEDS)), while_=turn_goes_on),
    Step(end_turn),
)


def card_label(card: str) -> Label:
    if card == END:
        return Label("end-turn")
    return Label("card", [f"card:{card}"], card=card)
