"""What a bot says to questions with few answers: where to begin, whom to hit, whether to go on."""

from __future__ import annotations

from civitas.games.scharz.box.content import BOX, FACTIONS, FIELDS, SEASONS, UNITS
from civitas.games.scharz.box.state import NOBODY
from civitas.games.scharz.combat.siege import KEEP
from civitas.games.scharz.companions.advice.numbers import PROLOG, SEASON, strength
from civitas.games.scharz.companions.advice.stand import Stand
from civitas.games.scharz.companions.advice.wishes import would_fall
from civitas.kernel import Prompt

FAST_TAXES = len(SEASONS) - 1
"""How often there are taxes in a year of the fast game."""


def any_will_do(stand: Stand, prompt: Prompt, answer: str) -> float:
    """One is as good as another."""
    return 0.0


def village(stand: Stand, prompt: Prompt, answer: str) -> float:
    """Grain, neighbours to expand to, and no long ways between the own villages."""
    if answer not in FIELDS:
        return PROLOG.get(answer.partition(".")[0], PROLOG["city"])
    return _site(stand, answer)


def _site(stand: Stand, field: str, leaving: str = "") -> float:
    """What a village here is worth, if another is left for it: a lonely one among strangers falls first."""
    liked, near = stand.taste, stand.atlas.beside[field]
    own = [town for town in stand.towns if town != leaving]
    worth = liked["grain"] * PROLOG["yield"] * BOX["yield"].get(FIELDS[field].colours[0], 0)
    if not any(_taxed(town) for town in own):
        worth += PROLOG["taxes"] * _taxed(field) * (FAST_TAXES if stand.fast else 1)
    worth += liked["room"] * PROLOG["near"] * sum(other not in stand.fields for other in near)
    if any(other in own for other in near):
        worth += liked["company"] * PROLOG["own_of_two" if len(stand.view["realms"]) == 2 else "own"]
    else:
        worth += PROLOG["lonely"] * sum(stand.owner(other) not in (NOBODY, stand.seat) for other in near)
    return float(worth + liked["coast"] * PROLOG["coast"] * bool(stand.atlas.coast[field]))


def _taxed(field: str) -> int:
    """How much gold the best faction that is at home there takes beside its taxes."""
    return max((FACTIONS[home].taxes for home in FIELDS[field].home), default=0)


def faction(stand: Stand, prompt: Prompt, answer: str) -> float:
    """Gold year after year."""
    return float(FACTIONS[answer].taxes)


def relocate(stand: Stand, prompt: Prompt, answer: str) -> float:
    """Villages stay where they are, unless one would be far better off elsewhere."""
    if answer == KEEP:
        return 0.0
    free = [field for field in stand.atlas.standard if stand.owner(field) == NOBODY]
    best = max(_site(stand, field, answer) for field in free)
    return best - _site(stand, answer, answer) + PROLOG["move"]


def muster(stand: Stand, prompt: Prompt, answer: dict[str, int]) -> float:
    """Somebody everywhere."""
    return -float(sum(number * number for number in answer.values()))


def least(stand: Stand, prompt: Prompt, answer: int) -> float:
    """Prestige is kept."""
    return -float(answer)


def target(stand: Stand, prompt: Prompt, answer: str) -> float:
    """What is worth most falls first; prestige is kept."""
    return float(UNITS[answer].worth) if answer in UNITS else 0.0


def give_up(stand: Stand, prompt: Prompt, answer: str) -> float:
    """What is worth least falls first."""
    return -strength(answer)


def charge(stand: Stand, prompt: Prompt, answer: bool) -> float:
    """Whoever strikes first takes fewer blows."""
    return float(answer)


def press_on(stand: Stand, prompt: Prompt, answer: bool) -> float:
    """As long as the settlement is likely to fall."""
    assert prompt.params is not None
    return float(answer == would_fall(stand, prompt.params["place"], prompt.params["walls"]))


def levy(stand: Stand, prompt: Prompt, answer: bool) -> float:
    """It would stay beyond the sea for long."""
    return -float(answer)


def sack(stand: Stand, prompt: Prompt, answer: str) -> float:
    """A city is kept."""
    return float(answer == KEEP)


def feast(stand: Stand, prompt: Prompt, answer: int) -> float:
    """As large as the grain for the winter allows."""
    cost = int(prompt.label(answer).params["number"])
    return SEASON["feast"] * answer if stand.spare >= cost else -float(answer)


def gladly(stand: Stand, prompt: Prompt, answer: bool) -> float:
    """Whoever can win says so."""
    return float(answer)
