"""§12.4 The eight cards: the first branch that can be followed is, and why the others cannot is told."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from civitas.games.era.actions.revolution import may_revolt, revolution
from civitas.games.era.automa.deck import make_ready
from civitas.games.era.automa.deeds import (
    build,
    can_found,
    can_post,
    can_research,
    hold_games,
    markets,
    open_posts,
    research,
    take_taxes,
    trade,
)
from civitas.games.era.automa.expand import auto_expand, expand, grows
from civitas.games.era.automa.listing import (
    CITIES,
    CITY,
    EXPAND,
    GAMES,
    INFLUENCE,
    NO_GROWTH,
    POSTS,
    REVOLT,
    ROUND_END,
    TAXES,
    TRADE,
    Branch,
    follow,
)
from civitas.games.era.box.automas import (
    CITY_CARD,
    EXPANSION_CARD,
    FARM_CARD,
    FIGURES,
    POST_CARD,
    REVOLUTION_CARD,
    TAX_CARD,
    WAR_CARD,
)
from civitas.games.era.box.content import (
    AGRICULTURE,
    ARCHITECTURE,
    COMMERCE,
    CULTURE,
    LEVELS,
    MECHANICS,
    NAVIGATION,
    WHEEL,
)
from civitas.games.era.box.queries import city_limit, others
from civitas.games.era.box.state import Era
from civitas.games.era.box.tracks import change_influence
from civitas.games.era.box.underway import Automa, Expansion
from civitas.games.era.box.worth import lacks_food
from civitas.games.era.ending import check_ends
from civitas.kernel import Procedure

NO_CITY, FED, ALLOWED, DEAR, TOP = "no_city_possible", "fed", "architecture_suffices", "too_dear", "top_level"
NO_MARKET, NO_MEANS, TRADES, AHEAD = "no_market", "no_means", "commerce_suffices", "ahead"
NOT_RIPE, UNHAPPY, CITYLESS, NO_COMMERCE = "not_ripe", "unhappy", "no_city", "no_commerce"
WHYS = (
    *(NO_CITY, FED, ALLOWED, DEAR, TOP, NO_MARKET, NO_MEANS, TRADES, AHEAD),
    *(NOT_RIPE, UNHAPPY, CITYLESS, NO_GROWTH, NO_COMMERCE),
)
"""Why a branch was not followed."""
BRANCHES = ("A", "B", "B1", "B2", "C", "D")


def waiting(g: Era) -> bool:
    """Has an automa yet to carry the card out?"""
    return g.automa is not None and bool(g.automa.queue)


def perform(g: Era) -> Procedure[None]:
    """§12.3.2 §12.4 The next automa carries the card out, or at the end of a round expands by itself."""
    assert g.automa is not None
    who = g.automa.queue[0]
    if g.automa.card:
        yield from CARD_DEEDS[g.automa.card](g, who)
    else:
        yield from auto_expand(g, who)


def finish(g: Era) -> Procedure[None]:
    """§3.3 After the card and its battles: has anybody reached an end?"""
    assert g.automa is not None
    who, *left = g.automa.queue
    g.automa.queue = tuple(left)
    g.expansion = Expansion()
    yield from check_ends(g, who)


def objection(g: Era, who: Automa, field: str, unneeded: str = "") -> str:
    """§12.4 What speaks against an advance: that it is not needed, that there is no further level, or its price."""
    if unneeded or can_research(g, who, field):
        return unneeded
    return TOP if g.realms[who].levels[field] == LEVELS[-1] else DEAR


def carry_out(g: Era, who: Automa, deed: str, listed: Sequence[Branch]) -> Procedure[str]:
    """§12.4 The first branch that nothing speaks against is followed; which it was."""
    one = next(one for one in listed if not one.against)
    yield follow(who, deed, listed, one.letter)
    yield from research(g, who, one.step) if one.step in WHEEL else STEP_DEEDS[one.step](g, who)
    return one.letter


def found_city(g: Era, who: Automa) -> Procedure[None]:
    """§12.4.1 A: one or two cities. B1, B2: the advances that lack, with a city for each. C: trade."""
    realm = g.realms[who]
    unneeded = {
        AGRICULTURE: "" if lacks_food(g, who) else FED,
        ARCHITECTURE: "" if len(realm.cities) >= city_limit(realm) else ALLOWED,
    }
    listed = [
        Branch("A", CITIES, "" if can_found(g, who) else NO_CITY),
        Branch("B1", AGRICULTURE, objection(g, who, AGRICULTURE, unneeded[AGRICULTURE])),
        Branch("B2", ARCHITECTURE, objection(g, who, ARCHITECTURE, unneeded[ARCHITECTURE])),
        Branch("C", TRADE),
    ]
    if not listed[0].against or all(one.against for one in listed[:-1]):
        yield from carry_out(g, who, CITY_CARD, listed)
        return
    for at in (1, 2):
        field = listed[at].step
        # What the first advance has cost may be missing for the second.
        listed[at] = listed[at]._replace(against=objection(g, who, field, unneeded[field]))
        if not listed[at].against:
            yield follow(who, CITY_CARD, listed, listed[at].letter)
            yield from research(g, who, field)
            if can_found(g, who):
                yield from build(g, who)


def build_cities(g: Era, who: Automa) -> Procedure[None]:
    """§12.4.1 One or two, as far as food and architecture allow."""
    for _ in range(FIGURES["cities_at_once"]):
        if can_found(g, who):
            yield from build(g, who)


def trading_posts(g: Era, who: Automa) -> Procedure[None]:
    """§12.4.2 A: posts with neighbouring automas. B: commerce up to level 2. C: navigation. D: trade."""
    knows = g.realms[who].levels[COMMERCE] >= FIGURES["post_commerce"]
    no_post = "" if can_post(g, who) else NO_MEANS if markets(g, who) else NO_MARKET
    listed = (
        Branch("A", POSTS, no_post if knows else NO_COMMERCE),
        Branch("B", COMMERCE, objection(g, who, COMMERCE, TRADES if knows else "")),
        Branch("C", NAVIGATION, objection(g, who, NAVIGATION)),
        Branch("D", TRADE),
    )
    yield from carry_out(g, who, POST_CARD, listed)


def mechanics_or_navigation(g: Era, who: Automa) -> Procedure[None]:
    """§12.4.3 A: mechanics unless it is ahead of all. B: navigation. C: trade."""
    own = g.realms[who].levels[MECHANICS]
    ahead = all(own > g.realms[other].levels[MECHANICS] for other in others(g, who))
    listed = (
        Branch("A", MECHANICS, objection(g, who, MECHANICS, AHEAD if ahead else "")),
        Branch("B", NAVIGATION, objection(g, who, NAVIGATION)),
        Branch("C", TRADE),
    )
    yield from carry_out(g, who, WAR_CARD, listed)


def agriculture_or_commerce(g: Era, who: Automa) -> Procedure[None]:
    """§12.4.4 A: agriculture with one food at most. B: commerce. C: trade."""
    poor = g.realms[who].food <= FIGURES["poor_food"]
    listed = (
        Branch("A", AGRICULTURE, objection(g, who, AGRICULTURE, "" if poor else FED)),
        Branch("B", COMMERCE, objection(g, who, COMMERCE)),
        Branch("C", TRADE),
    )
    yield from carry_out(g, who, FARM_CARD, listed)


def revolt_or_build(g: Era, who: Automa) -> Procedure[None]:
    """§12.4.5 A: revolution. B: a city. C: architecture, and a city at once. D: trade."""
    listed = (
        Branch("A", REVOLT, NOT_RIPE if may_revolt(g, who) else ""),
        Branch("B", CITY, "" if can_found(g, who) else NO_CITY),
        Branch("C", ARCHITECTURE, objection(g, who, ARCHITECTURE)),
        Branch("D", TRADE),
    )
    letter = yield from carry_out(g, who, REVOLUTION_CARD, listed)
    if letter == "C" and can_found(g, who):
        yield from build(g, who)


def taxes_or_games(g: Era, who: Automa) -> Procedure[None]:
    """§12.4.7 A: taxes from morale 0 on, with a city (§A14). B: bread and circuses."""
    realm = g.realms[who]
    against = UNHAPPY if realm.morale < 0 else "" if realm.cities else CITYLESS
    yield from carry_out(g, who, TAX_CARD, (Branch("A", TAXES, against), Branch("B", GAMES)))


def expand_or_games(g: Era, who: Automa) -> Procedure[None]:
    """§12.4.8 A: an expansion from growth 2 on. B: bread and circuses; the leader stays up."""
    listed = (Branch("A", EXPAND, "" if grows(g.realms[who]) else NO_GROWTH), Branch("B", GAMES))
    yield from carry_out(g, who, EXPANSION_CARD, listed)


def expand_by_card(g: Era, who: Automa) -> Procedure[None]:
    yield from expand(g, who, by_card=True)


def gain_influence(g: Era, who: Automa) -> Procedure[None]:
    """§12.7.6 In place of a level of culture."""
    yield from change_influence(g, who, FIGURES["culture_instead"])


STEP_DEEDS: dict[str, Callable[[Era, Automa], Procedure[None]]] = {
    CITIES: build_cities,
    CITY: build,
    POSTS: open_posts,
    TRADE: trade,
    REVOLT: revolution,
    TAXES: take_taxes,
    GAMES: hold_games,
    EXPAND: expand_by_card,
    INFLUENCE: gain_influence,
}
CARD_DEEDS: dict[str, Callable[[Era, Automa], Procedure[None]]] = {
    CITY_CARD: found_city,
    POST_CARD: trading_posts,
    WAR_CARD: mechanics_or_navigation,
    FARM_CARD: agriculture_or_commerce,
    REVOLUTION_CARD: revolt_or_build,
    TAX_CARD: taxes_or_games,
    EXPANSION_CARD: expand_or_games,
}


def close_round(g: Era) -> Procedure[None]:
    """§12.7.6 Whoever made no revolution in the round does now, or buys a level of culture, or gains influence."""
    assert g.automa is not None
    for who in g.automa.order:
        realm = g.realms[who]
        if realm.revolution:
            continue
        listed = (
            Branch("A", REVOLT, NOT_RIPE if may_revolt(g, who) else ""),
            Branch("B", CULTURE, objection(g, who, CULTURE)),
            Branch("C", INFLUENCE),
        )
        yield from carry_out(g, who, ROUND_END, listed)
        yield from check_ends(g, who)


def stand_up(g: Era) -> None:
    """§12.7.5 Leaders stand, luxury goods are ready, and revolutions are over."""
    assert g.automa is not None
    for who in g.automa.order:
        g.realms[who].revolution = g.realms[who].passed = False
        make_ready(g, who)
