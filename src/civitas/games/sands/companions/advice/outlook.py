"""What chronicle cards promise: points, and the hope that their conditions will be met in time."""

from __future__ import annotations

from functools import lru_cache

from civitas.games.sands.box.content import BOX, CATEGORIES, CHRONICLES, FIELDS
from civitas.games.sands.companions.advice.numbers import HOPE, View

_FIRST_FIELDS: list[int] = BOX["dynasty"]["first_fields"]
_PEASANT_FIELDS: list[int] = BOX["dynasty"]["peasant_fields"]
FIELDS_OF = {c: tuple(f for f, field in FIELDS.items() if field.category == c) for c in CATEGORIES}
"""The two scoring fields of each category."""
ALL_CARDS = tuple(CHRONICLES)


def rounds_to_go(view: View) -> tuple[int, ...]:
    """Rounds until the dynasty under way is over, at the earliest, and until each of the later ones is."""
    if view["ended"]:
        return ()
    ends = _FIRST_FIELDS[view["dynasty"] :]
    return tuple(max(1, end - view["dynasty_field"]) for end in ends)


def growths(view: View) -> tuple[int, ...]:
    """How often peasants will grow until the dynasty under way is over, and each of the later ones."""
    if view["ended"]:
        return ()
    begun = view["dynasty_field"] - view["generation_round"]
    ends = _FIRST_FIELDS[view["dynasty"] :]
    return tuple(sum(begun < field <= max(end, view["dynasty_field"]) for field in _PEASANT_FIELDS) for end in ends)


def step_of(field: str, reached: int) -> float:
    """How far an achievement has come, in chronicle cards: 2.5 is half way from the second card to the third."""
    below, step = 0, 0.0
    for number, card in CHRONICLES.items():
        need = card.needs[field]
        if reached < need:
            return step + (reached - below) / (need - below)
        below, step = need, float(number)
    return step


_STEPS = {field: tuple(step_of(field, reached) for reached in range(41)) for field in FIELDS}


def hope(kind: str, short: float, rounds: int) -> float:
    """How likely a field, or heritage, that is so many steps short of a card gets there in so many rounds."""
    if short <= 0:
        return 1.0
    return float((rounds / (rounds + HOPE[kind])) ** short)


@lru_cache(maxsize=1 << 14)
def _promises(field: str, reached: int, rounds: int) -> tuple[float, ...]:
    """The points of each card on a field, as far as one may hope for them with enough heritage."""
    step = _STEPS[field][min(reached, 40)]
    return tuple(card.victory_points * hope(field, number - step, rounds) for number, card in CHRONICLES.items())


@lru_cache(maxsize=1 << 10)
def _heritage_hopes(heritage: int, rounds: int) -> tuple[float, ...]:
    """The hope that heritage will cover each sum of card numbers."""
    return tuple(hope("heritage", total - heritage, rounds) for total in range(2 * len(ALL_CARDS) + 1))


def promise(field: str, card: int, reached: int, heritage: int, rounds: int) -> float:
    """What one card on a field is worth."""
    return _promises(field, reached, rounds)[card - 1] * _heritage_hopes(heritage, rounds)[card]


def chance_to_lay(rounds: int) -> float:
    """How likely a chronicle card that is wanted will still be laid."""
    return min(HOPE["lay_most"], HOPE["lay"] * rounds)


@lru_cache(maxsize=1 << 16)
def prospects(
    category: str,
    reached: tuple[int, int],
    heritage: int,
    rounds: int,
    laid: tuple[int, int],
    hand: tuple[int, ...],
    liking: tuple[float, float],
    chance: float,
) -> float:
    """The best that the two fields of a category promise at the end of a dynasty; two cards share its heritage.

    A card that lies there is certain; one that must still be laid counts by that chance.
    """
    covered = _heritage_hopes(heritage, rounds)
    choices: list[list[tuple[int, float]]] = []
    for field, has, lies, likes in zip(FIELDS_OF[category], reached, laid, liking, strict=True):
        promises = _promises(field, has, rounds)
        if lies:
            choices.append([(lies, promises[lies - 1] * likes)])
        else:
            choices.append([(card, promises[card - 1] * likes * chance) for card in hand])
    first, second = choices
    best = max((points * covered[card] for card, points in (*first, *second)), default=0.0)
    for card, points in first:
        for other, more in second:
            if card != other:
                both = (points + more) * covered[card + other]
                if both > best:
                    best = both
    return best


@lru_cache(maxsize=1 << 16)
def promised(
    category: str,
    reached: tuple[int, int],
    heritage: int,
    births: tuple[int, int, tuple[int, ...]],
    rounds: tuple[int, ...],
    laid: tuple[int, int],
    hand: tuple[int, ...],
    liking: tuple[float, float],
    weights: tuple[float, ...],
) -> float:
    """What the chronicles of a category promise, in this dynasty and, with all cards in hand again, in later ones.

    `births`: in how many regions peasants will be born, how many pieces are left, and how often in each dynasty.
    """
    regions, pieces, growths = births
    value = 0.0
    for to_go, growth, weight in zip(rounds, growths, weights, strict=False):
        height = reached[0], reached[1] + min(growth * regions, pieces)
        value += weight * prospects(category, height, heritage, to_go, laid, hand, liking, chance_to_lay(to_go))
        laid, hand = (0, 0), ALL_CARDS
    return value
