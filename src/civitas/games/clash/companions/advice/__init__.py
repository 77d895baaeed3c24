"""What a bot may think of a position, from its own view: a hand-written evaluation, and ratings of blind choices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from civitas.games.clash.box.content import BUILDINGS, LEARNED, WONDERS
from civitas.games.clash.companions.advice import bargains, moves, peoples
from civitas.games.clash.companions.advice.known import PLAIN as PLAIN
from civitas.games.clash.companions.advice.known import known as known
from civitas.games.clash.companions.advice.known import look as look
from civitas.games.clash.companions.advice.numbers import (
    CHANCE,
    CHOICE,
    GOODS,
    LIKING,
    MANNERS,
    Taste,
    View,
    weights_of,
)
from civitas.games.clash.companions.advice.realm import Realm, horizon, phases_left
from civitas.games.clash.companions.advice.traits import PHASES as PHASES
from civitas.games.clash.companions.advice.traits import TRAITS as TRAITS
from civitas.games.clash.companions.advice.traits import phase as phase
from civitas.games.clash.companions.advice.traits import traits as traits
from civitas.kernel import Answer, Prompt

RESTING = frozenset({"deed"})
OPENING = frozenset({"deed"})
_IDLE = ("end", "pass")
_UNTRIED = frozenset({"pass", "end", "trade"})
"""Deeds that a bot does not look at: doing nothing, and haggling without an offer in mind (`bidding`)."""


class _Chooser(Protocol):
    def uniform(self, a: float, b: float) -> float: ...


def taste(rng: _Chooser) -> Taste:
    """A liking for some advances and buildings over others."""
    kinds = {"advance": LEARNED, "building": tuple(BUILDINGS)}
    return {name: rng.uniform(1 - LIKING[kind], 1 + LIKING[kind]) for kind, names in kinds.items() for name in names}


def manner(rng: _Chooser, name: str) -> Taste:
    """What bots like that think ahead: a little chance, and what goes with the manner."""
    spread = LIKING["thoughtful"]
    likings: Taste = {thing: rng.uniform(1 - spread, 1 + spread) for thing in (*LEARNED, *BUILDINGS)}
    for thing, liking in MANNERS.get(name, {}).items():
        likings[thing] = likings.get(thing, 1.0) * liking
    return likings | {"tuned": 1.0}


def evaluate(view: View, seat: int, taste: Taste) -> float:
    """How good the position is for the seat."""
    return Realm(view, seat, taste).worth()


FEATURES: tuple[str, ...] = ("points", "rivals", "cities", "goods", "advances", "units", "cards")
OWN: frozenset[str] = frozenset()
"""Which cards somebody holds counts for nothing here; how many, all can see."""


def features(view: View, seat: int, taste: Taste) -> dict[str, float]:
    """What makes the position good for the seat, part by part."""
    return Realm(view, seat, taste).parts()


def spread(view: View) -> float:
    """How far apart two positions are of which one wins e times as often as the other."""
    return CHANCE["late"] + (CHANCE["early"] - CHANCE["late"]) * horizon(phases_left(view))


def moment(view: View) -> tuple[Any, ...]:
    """Within a turn positions can be compared; between turns others have their say."""
    return view["round"], view["phase"], view["status_step"], view["turn"]["seat"]


def judged(view: View, seat: int, key: str) -> bool:
    """When somebody else's turn has begun."""
    return bool(view["turn"]["seat"] != seat)


def pending(view: View, seat: int, taste: Taste) -> float | None:
    """Each action that is left."""
    turn = view["turn"]
    if turn["seat"] != seat or view["ended"]:
        return None
    return weights_of(taste).worth["action"] * float(max(0, turn["actions"]))


def sensible(prompt: Prompt) -> list[Answer]:
    """The answers to try; among deeds the last is to do nothing."""
    legal = prompt.legal()
    if prompt.key != "deed":
        return legal
    idle = next(answer for answer in (*_IDLE, legal[-1]) if answer in legal)
    return [*(answer for answer in legal if answer not in _UNTRIED and answer != idle), idle]


def bidding(view: View, seat: int, prompt: Prompt, taste: Taste) -> list[Answer] | None:
    """Among deeds also to trade, if there is an offer that is good for both; then that offer, part by part."""
    if prompt.key == "deed":
        tried, legal = sensible(prompt), prompt.legal()
        if "trade" in legal and bargains.is_due(realm := Realm(view, seat, taste)) and bargains.best(realm):
            return [*tried[:-1], "trade", tried[-1]]
        return tried
    if prompt.key == "trade-partner":
        found = bargains.best(Realm(view, seat, taste))
        return [found.partner if found else prompt.legal()[0]]
    if prompt.key == "offer":
        return [bargains.next_item(Realm(view, seat, taste), prompt)]
    return None


def appraise(view: View, seat: int, prompt: Prompt, taste: Taste) -> list[float] | None:
    """Ratings of the legal answers where looking one step ahead shows nothing, or would take too long; else None."""
    rate = _RATERS.get(prompt.key)
    if rate is None:
        return None
    realm = Realm(view, seat, taste)
    return [rate(realm, prompt, answer) for answer in prompt.legal()]


def hint(view: View, seat: int, prompt: Prompt, taste: Taste) -> list[float] | None:
    """Deeds differ too much from each other for anything quicker than to follow them."""
    return None


# ---------------------------------------------------------------------- ratings by question


def _rate_advance(realm: Realm, prompt: Prompt, id: str) -> float:
    return realm.weights.advances.get(id, -1.0) * realm.taste.get(id, 1.0)


def _rate_pair(realm: Realm, prompt: Prompt, pair: str) -> float:
    return sum(_rate_advance(realm, prompt, id) for id in pair.split("+"))


def _rate_lesson(realm: Realm, prompt: Prompt, answer: str) -> float:
    return _rate_advance(realm, prompt, answer.partition(":")[2])


def _rate_city(realm: Realm, prompt: Prompt, hex: str) -> float:
    """The largest and happiest, and one that has not been used."""
    city = realm.view["cities"][hex]
    return float(city["size"] + (city["mood"] == "happy") - CHOICE["activation"] * city["activations"])


def _rate_harvest(realm: Realm, prompt: Prompt, answer: str) -> float:
    """What is short, as far as there is room for it."""
    if answer == "done":
        return -1.0
    good = answer.partition(":")[2]
    picked = sum(pick.endswith(f":{good}") for pick in realm.view["turn"]["picks"])
    if good not in GOODS:
        return float(CHOICE["piece"])
    have = realm.own["goods"][good] + picked
    if have >= realm.own["limits"].get(good, have + 1):
        return 0.0
    return realm.stock(good, have + 1) - realm.stock(good, have)


def _rate_construct(realm: Realm, prompt: Prompt, answer: str) -> float:
    thing = answer.rpartition(":")[2]
    city = realm.view["cities"][answer.partition(":")[0]]
    if thing in WONDERS:
        return CHOICE["wonder"]
    used = CHOICE["used_city"] if city["activations"] else 0.0
    return float(realm.taste.get(thing, 1.0) - used - CHOICE["large_city"] * city["size"])


def _rate_recruit(realm: Realm, prompt: Prompt, offer: str) -> float:
    """Settlers while there is land, then some infantry."""
    if offer == "done":
        return 0.0
    unit = offer.partition(":")[0]
    cheap = realm.weights.recruit["cheap"] if ":" in offer else 0.0
    picks = [pick.partition(":")[0] for pick in realm.view["turn"]["picks"]]
    here = [unit for hex in realm.places() for unit in realm.units(hex, realm.seat)]
    settlers = sum(name.startswith("settler") for name in (*here, *picks))
    armies = sum(name.startswith("infantry") for name in (*here, *picks))
    if unit == "settler":
        wanted = realm.own["settlements_left"] and len(realm.sites()) > settlers
        wanted = wanted and settlers < int(realm.weights.worth["settlers_enough"])
    elif unit == "infantry":
        wanted = armies < len(realm.cities) + 1
    else:
        wanted = not any(name.startswith(unit) for name in (*here, *picks))
    return realm.weights.recruit.get(unit, 0.0) + cheap if wanted else realm.weights.recruit["unwanted"]


def _rate_found(realm: Realm, prompt: Prompt, hex: str) -> float:
    return realm.site(hex) if hex in realm.view["hexes"] else 0.0


def _rate_group(realm: Realm, prompt: Prompt, name: str) -> float:
    return moves.rate_group(realm, dict(prompt.params or {}), name)


def _rate_payment(realm: Realm, prompt: Prompt, paid: dict[str, int]) -> float:
    """Give what is plentiful."""
    goods = realm.own["goods"]
    pieces = sum(n for good, n in paid.items() if good not in goods)
    given = {good: n for good, n in paid.items() if good in goods}
    spent = sum(realm.stock(good, goods[good]) - realm.stock(good, goods[good] - n) for good, n in given.items())
    return -spent - float(CHOICE["piece"]) * pieces


def _rate_tactics(realm: Realm, prompt: Prompt, card: str) -> float:
    """Better a card in battle than one in the hand, if it is close."""
    return 0.5 if card == "none" else 1.0


def _rate_retreat(realm: Realm, prompt: Prompt, retreat: bool) -> float:
    """Go on while one is not weaker."""
    battle = realm.view["battle"]
    left = [started - lost for started, lost in zip(battle["started"], battle["lost"], strict=True)]
    return 1.0 if retreat == (left[0] < left[1]) else 0.0


def _rate_keep(realm: Realm, prompt: Prompt, answer: str) -> float:
    """Neither cities nor governments are thrown away."""
    return 1.0 if answer == "keep" else 0.0


def _rate_self(realm: Realm, prompt: Prompt, seat: int) -> float:
    return 1.0 if seat == realm.seat else 0.0


def _rate_rival(realm: Realm, prompt: Prompt, seat: int) -> float:
    """Harm goes to whoever leads."""
    return float(realm.view["players"][seat]["total"])


def _rate_weakest(realm: Realm, prompt: Prompt, seat: int) -> float:
    return -float(realm.view["players"][seat]["total"])


def _rate_good(realm: Realm, prompt: Prompt, good: str) -> float:
    have = realm.own["goods"].get(good, 0)
    return realm.stock(good, have + 1) - realm.stock(good, have) if good in GOODS else 0.0


def _rate_deal(realm: Realm, prompt: Prompt, answer: dict[str, Any]) -> float:
    """To accept what is better than nothing; other terms that are better still, and good for the other side too."""
    assert prompt.params is not None
    if answer["say"] == "refuse":
        return 0.0
    terms = answer.get("terms", prompt.params)
    return bargains.rate_answer(realm, prompt.params["seat"], terms, asks=answer["say"] == "counter")


def _rate_counter(realm: Realm, prompt: Prompt, answer: bool) -> float:
    assert prompt.params is not None
    return bargains.rate_other_terms(realm, prompt.params["seat"], prompt.params) if answer else 0.0


def _yes(realm: Realm, prompt: Prompt, answer: bool) -> float:
    return 1.0 if answer else 0.0


def _no(realm: Realm, prompt: Prompt, answer: bool) -> float:
    return 0.0 if answer else 1.0


def _rate_objective(realm: Realm, prompt: Prompt, answer: str) -> float:
    return 0.0 if answer == "done" else 1.0


_RATERS: dict[str, Callable[[Realm, Prompt, Any], float]] = {
    **peoples.RATERS,
    "advance": _rate_advance,
    "free-advance": _rate_advance,
    "person-advance": _rate_advance,
    "library": _rate_advance,
    "synergies": _rate_pair,
    "learn-from": _rate_lesson,
    "produce": _rate_city,
    "recruit": _rate_city,
    "harvest": _rate_harvest,
    "construct": _rate_construct,
    "develop": _rate_construct,
    "recruit-unit": _rate_recruit,
    "found": _rate_found,
    "found-there": _rate_found,
    "group": _rate_group,
    "pay": _rate_payment,
    "tactics": _rate_tactics,
    "retreat": _rate_retreat,
    "raze": _rate_keep,
    "government": _rate_keep,
    "start-player": _rate_self,
    "assassinate": _rate_rival,
    "spy-on": _rate_rival,
    "negotiate": _rate_rival,
    "event-player": _rate_weakest,
    "controller": _rate_weakest,
    "barter-gain": _rate_good,
    "building-bonus": _rate_good,
    "nationalism": _rate_good,
    "refund": _rate_good,
    "objective": _rate_objective,
    "deal": _rate_deal,
    "deal-shown": _rate_deal,
    "counter-deal": _rate_counter,
    "boost": _yes,
    "myths": _yes,
    "great-person": _yes,
    "open-person": _yes,
    "trojan-horse": _yes,
    "steel-weapons": _yes,
    "library-routes": _yes,
    "ore-to-gold": _yes,
    "arena": _no,
    "mausoleum": _no,
}
