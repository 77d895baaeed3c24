"""What a bot may think of a position, from its own view: a hand-written evaluation, and ratings of blind choices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from civitas.games.sands.actions.bonus import BONUS_ACTIONS
from civitas.games.sands.box.content import ADVANCES, BOX, BUILDINGS, CATEGORIES, FIELDS
from civitas.games.sands.companions.advice import gains, hand
from civitas.games.sands.companions.advice.heritage import LENGTH
from civitas.games.sands.companions.advice.known import PLAIN as PLAIN
from civitas.games.sands.companions.advice.known import known as known
from civitas.games.sands.companions.advice.known import look as look
from civitas.games.sands.companions.advice.numbers import BATTLE, CHANCE, LIKING, MANNERS, PROVED, Taste, View
from civitas.games.sands.companions.advice.outlook import rounds_to_go
from civitas.games.sands.companions.advice.realm import Realm
from civitas.games.sands.companions.advice.traits import PHASES as PHASES
from civitas.games.sands.companions.advice.traits import TRAITS as TRAITS
from civitas.games.sands.companions.advice.traits import phase as phase
from civitas.games.sands.companions.advice.traits import traits as traits
from civitas.kernel import Answer, Prompt

RESTING = frozenset({"choose-cards", "next-deed"})
OPENING = frozenset({"next-deed"})
_NEVER = float("-inf")
_LEAST_MOVE = 0.05
"""A move that brings less is not worth the trouble."""


class _Chooser(Protocol):
    def uniform(self, a: float, b: float) -> float: ...
    def choice(self, seq: tuple[str, ...]) -> str: ...


def taste(rng: _Chooser) -> Taste:
    """A favourite category, and a liking for some scoring fields, advances and buildings over others."""
    kinds = {"field": FIELDS, "category": CATEGORIES, "thing": (*ADVANCES, *BUILDINGS)}
    likings = {
        name: rng.uniform(1 - LIKING[kind], 1 + LIKING[kind]) for kind, names in kinds.items() for name in tuple(names)
    }
    likings[rng.choice(CATEGORIES)] *= LIKING["favourite"]
    return likings


def manner(rng: _Chooser, name: str) -> Taste:
    """What bots like that think ahead: a little chance, what has proved itself, and what goes with the manner."""
    spread = LIKING["thoughtful"]
    things = (*FIELDS, *CATEGORIES, *ADVANCES, *BUILDINGS)
    likings: Taste = {thing: rng.uniform(1 - spread, 1 + spread) for thing in things}
    for liked in (PROVED, MANNERS.get(name, {})):
        for thing, liking in liked.items():
            likings[thing] = likings.get(thing, 1.0) * liking
    return likings | {"tuned": 1.0}


def evaluate(view: View, seat: int, taste: Taste) -> float:
    """How good the position is for the seat."""
    return Realm(view, seat, taste).worth()


FEATURES: tuple[str, ...] = (
    "points",
    "chronicles",
    "land",
    "buildings",
    "treasury",
    "calm",
    "advances",
    "trade",
    "emphasis",
    "prizes",
)
OWN = frozenset({"chronicles", "emphasis"})
"""How far chronicles have come hangs on cards that lie face down, and so does what an emphasis is for."""


def features(view: View, seat: int, taste: Taste) -> dict[str, float]:
    """What makes the position good for the seat, part by part."""
    return Realm(view, seat, taste).parts()


def spread(view: View) -> float:
    """How far apart two positions are of which one wins e times as often as the other."""
    left = rounds_to_go(view)
    return CHANCE["late"] + (CHANCE["early"] - CHANCE["late"]) * (left[-1] / LENGTH if left else 0.0)


def moment(view: View) -> tuple[Any, ...]:
    """Positions of different turns are hard to compare: in between, money lapses and people grow."""
    return view["round"], view["turn"]["seat"], view["generation"], view["ended"]


def judged(view: View, seat: int, key: str) -> bool:
    """When all choose cards again, or when the own turn of this round is over and the next one plays."""
    return key == "choose-cards" or (view["turn"]["seat"] != seat and not view["empires"][seat]["chosen"])


def pending(view: View, seat: int, taste: Taste) -> float | None:
    """Of two cards the second is often what the first was for: half a turn says little."""
    return None


def is_bonus(answer: Answer) -> bool:
    return isinstance(answer, str) and answer.partition(":")[0] in BONUS_ACTIONS


def sensible(prompt: Prompt) -> list[Answer]:
    """The answers to try: not the bonus actions, which `appraise` has thought of."""
    return [answer for answer in prompt.legal() if not is_bonus(answer)] or prompt.legal()


def appraise(view: View, seat: int, prompt: Prompt, taste: Taste) -> list[float] | None:
    """Ratings of the legal answers where looking one step ahead shows nothing, or would take too long; else None."""
    realm, legal = Realm(view, seat, taste), prompt.legal()
    if prompt.key == "choose-cards":
        return hand.rate_pairs(realm, legal)
    if prompt.key == "next-deed":
        ratings = [hand.rate_bonus(realm, answer) if is_bonus(answer) else _NEVER for answer in legal]
        return ratings if max(ratings) > 0 else None
    if prompt.key in _RATERS:
        rate = _RATERS[prompt.key]
        return [_NEVER if is_bonus(answer) else rate(realm, prompt, answer) for answer in legal]
    return None


def hint(view: View, seat: int, prompt: Prompt, taste: Taste) -> list[float] | None:
    """The next card by what it is estimated to bring, without carrying it out."""
    if prompt.key != "next-deed":
        return None
    realm, legal = Realm(view, seat, taste), prompt.legal()
    return hand.rate_deeds(realm, legal, BONUS_ACTIONS)


def _rate_claim(realm: Realm, prompt: Prompt, region: str) -> float:
    return gains.claim_gain(realm, region)


def _rate_asking(realm: Realm, prompt: Prompt, roads: list[str]) -> float:
    """Asking costs nothing."""
    return len(roads)


def _rate_granting(realm: Realm, prompt: Prompt, granted: bool) -> float:
    """Why help a rival?"""
    return 0.0 if granted else 1.0


def _rate_die(realm: Realm, prompt: Prompt, pips: int) -> float:
    """Enough pips to be ahead if the other side is as bold as one can expect."""
    params = dict(prompt.params or {})
    own, theirs, rival = params["own"], params["theirs"], params["other_seat"]
    if realm.seat == rival:
        own, theirs, rival = theirs, own + 1, params["seat"]
    other = realm.view["empires"][rival]
    feared = min(int(BATTLE["boldness"]), other["most_unrest"] - other["unrest"])
    worth = BOX["combat"]["die"]
    wanted = max(0, -(-(theirs + worth * feared - own + 1) // worth))
    return -float(abs(pips - wanted))


def _rate_build(realm: Realm, prompt: Prompt, answer: str) -> float:
    if answer == "done":
        return 0.0
    building, _, region = answer.partition(":")
    discount = gains.building_discount(realm, region, frozenset(realm.empire["unlocked"]))
    price = gains.building_price(realm, building, region, realm.empire["unrest"], discount)
    return gains.building_gain(realm, building, region) - price * realm.coin


def _rate_chronicle(realm: Realm, prompt: Prompt, answer: str) -> float:
    return realm.chronicle(answer[0], int(answer[1:]))


def _rate_border(realm: Realm, prompt: Prompt, answer: str) -> float:
    return 0.0 if answer == "done" else realm.caravan_gain(answer)


def _rate_move(realm: Realm, prompt: Prompt, answer: str) -> float:
    return _LEAST_MOVE if answer == "done" else gains.move_gain(realm, *answer.split(":"))


def _rate_march(realm: Realm, prompt: Prompt, answer: str) -> float:
    """Soldiers on a raid gather where there is most to loot."""
    if answer == "done":
        return _LEAST_MOVE
    kind, source, target = answer.split(":")
    value = gains.move_gain(realm, kind, source, target)
    land = realm.view["regions"][target]
    if land["control"] != realm.seat and land["soldiers"][realm.seat] < land["capacity"]:
        aim, _ = gains.raid_target(realm)
        if target == aim or "politics" in realm.empire["unlocked"]:
            value += realm.coin + BATTLE["looted"]
    return value


def _rate_advance(realm: Realm, prompt: Prompt, row: str) -> float:
    return gains.advance_gain(realm, gains.next_advance(realm, row))


def _rate_conquest(realm: Realm, prompt: Prompt, answer: str) -> float:
    if answer == "done":
        return 0.0
    kind, region, *rival = answer.split(":")
    if kind == "annex":
        land = realm.view["regions"][region]
        cost = gains.annexing_cost(realm, land["soldiers"][realm.seat])
        return gains.annexing_gain(realm, region) - cost * realm.coin
    facts = prompt.label(answer).params
    crops = realm.empire["crops"] - facts["cost"]
    return gains.attack_gain(realm, region, int(rival[0]), facts["own"], facts["theirs"], crops)


def _rate_muster(realm: Realm, prompt: Prompt, answer: str) -> float:
    if answer == "done":
        return 0.0
    way, _, region = answer.partition(":")
    return gains.muster_gain(realm, way, region)


def _rate_growth(realm: Realm, prompt: Prompt, regions: list[str]) -> float:
    return sum(gains.muster_gain(realm, "irrigation", region) + realm.coin for region in regions)


_RATERS: dict[str, Callable[[Realm, Prompt, Any], float]] = {
    "claim": _rate_claim,
    "die": _rate_die,
    "ask-passage": _rate_asking,
    "grant-passage": _rate_granting,
    "build": _rate_build,
    "build-more": _rate_build,
    "chronicle": _rate_chronicle,
    "caravan": _rate_border,
    "migrate-caravan": _rate_border,
    "migrate-move": _rate_move,
    "raid-move": _rate_march,
    "advance": _rate_advance,
    "conquest": _rate_conquest,
    "annex-after": _rate_conquest,
    "attack-after": _rate_conquest,
    "muster": _rate_muster,
    "growth": _rate_growth,
}
