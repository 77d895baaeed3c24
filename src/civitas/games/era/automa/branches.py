"""§12.4 The eight cards: the first branch that can be followed is, and why the others cannot is told."""

from __future__ import annotations

from collections.abc import Callable

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
from civitas.games.era.box.content import AGRICULTURE, ARCHITECTURE, COMMERCE, CULTURE, LEVELS, MECHANICS, NAVIGATION
from civitas.games.era.box.queries import city_limit, others
from civitas.games.era.box.state import Era
from civitas.games.era.box.tracks import change_influence
from civitas.games.era.box.underway import Automa, Expansion
from civitas.games.era.box.worth import lacks_food
from civitas.games.era.ending import check_ends
from civitas.kernel import Note, Procedure

ROUND_END = "round_end"
NO_CITY, FED, ALLOWED, DEAR, TOP = "no_city_possible", "fed", "architecture_suffices", "too_dear", "top_level"
NO_MARKET, NO_MEANS, TRADES, AHEAD = "no_market", "no_means", "commerce_suffices", "ahead"
NOT_RIPE, UNHAPPY, CITYLESS, NO_GROWTH, NO_COMMERCE = "not_ripe", "unhappy", "no_city", "no_growth", "no_commerce"
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


def why_no_research(g: Era, who: Automa, field: str) -> str:
    return TOP if g.realms[who].levels[field] == LEVELS[-1] else DEAR


def branch(who: Automa, deed: str, letter: str, *whys: str) -> Note:
    """Which branch is followed, and why none of those before it."""
    return Note("automa-branch", seat=who, deed=deed, branch=letter, whys=list(whys))


def found_city(g: Era, who: Automa) -> Procedure[None]:
    """§12.4.1 A: one or two cities. B1, B2: the advances that lack, with a city for each. C: trade."""
    if can_found(g, who):
        yield branch(who, CITY_CARD, "A")
        for _ in range(FIGURES["cities_at_once"]):
            if can_found(g, who):
                yield from build(g, who)
        return
    realm, whys, bought = g.realms[who], [NO_CITY], False
    needs = (
        ("B1", AGRICULTURE, lacks_food(g, who), FED),
        ("B2", ARCHITECTURE, len(realm.cities) >= city_limit(realm), ALLOWED),
    )
    for letter, field, needed, why in needs:
        if needed and can_research(g, who, field):
            bought = True
            yield branch(who, CITY_CARD, letter, *whys)
            yield from research(g, who, field)
            if can_found(g, who):
                yield from build(g, who)
        else:
            whys.append(why_no_research(g, who, field) if needed else why)
    if not bought:
        yield branch(who, CITY_CARD, "C", *whys)
        yield from trade(g, who)


def trading_posts(g: Era, who: Automa) -> Procedure[None]:
    """§12.4.2 A: posts with neighbouring automas. B: commerce up to level 2. C: navigation. D: trade."""
    level = g.realms[who].levels[COMMERCE]
    knows = level >= FIGURES["post_commerce"]
    if knows and can_post(g, who):
        yield branch(who, POST_CARD, "A")
        yield from open_posts(g, who)
        return
    whys = [NO_COMMERCE if not knows else NO_MEANS if markets(g, who) else NO_MARKET]
    if not knows and can_research(g, who, COMMERCE):
        yield branch(who, POST_CARD, "B", *whys)
        yield from research(g, who, COMMERCE)
        return
    whys.append(TRADES if knows else DEAR)
    yield from first_advance(g, who, POST_CARD, (("C", NAVIGATION, ""),), whys, "D")


def first_advance(
    g: Era, who: Automa, deed: str, fields: tuple[tuple[str, str, str], ...], whys: list[str], last: str
) -> Procedure[None]:
    """The first of these advances that nothing speaks against and that can be paid for, else trade."""
    for letter, field, against in fields:
        if not against and can_research(g, who, field):
            yield branch(who, deed, letter, *whys)
            yield from research(g, who, field)
            return
        whys.append(against or why_no_research(g, who, field))
    yield branch(who, deed, last, *whys)
    yield from trade(g, who)


def mechanics_or_navigation(g: Era, who: Automa) -> Procedure[None]:
    """§12.4.3 A: mechanics unless it is ahead of all. B: navigation. C: trade."""
    own = g.realms[who].levels[MECHANICS]
    ahead = all(own > g.realms[other].levels[MECHANICS] for other in others(g, who))
    fields = (("A", MECHANICS, AHEAD if ahead else ""), ("B", NAVIGATION, ""))
    yield from first_advance(g, who, WAR_CARD, fields, [], "C")


def agriculture_or_commerce(g: Era, who: Automa) -> Procedure[None]:
    """§12.4.4 A: agriculture with one food at most. B: commerce. C: trade."""
    poor = g.realms[who].food <= FIGURES["poor_food"]
    fields = (("A", AGRICULTURE, "" if poor else FED), ("B", COMMERCE, ""))
    yield from first_advance(g, who, FARM_CARD, fields, [], "C")


def revolt_or_build(g: Era, who: Automa) -> Procedure[None]:
    """§12.4.5 A: revolution. B: a city. C: architecture, and a city at once. D: trade."""
    if may_revolt(g, who) is None:
        yield branch(who, REVOLUTION_CARD, "A")
        yield from revolution(g, who)
        return
    if can_found(g, who):
        yield branch(who, REVOLUTION_CARD, "B", NOT_RIPE)
        yield from build(g, who)
        return
    if can_research(g, who, ARCHITECTURE):
        yield branch(who, REVOLUTION_CARD, "C", NOT_RIPE, NO_CITY)
        yield from research(g, who, ARCHITECTURE)
        if can_found(g, who):
            yield from build(g, who)
        return
    yield branch(who, REVOLUTION_CARD, "D", NOT_RIPE, NO_CITY, why_no_research(g, who, ARCHITECTURE))
    yield from trade(g, who)


def taxes_or_games(g: Era, who: Automa) -> Procedure[None]:
    """§12.4.7 A: taxes from morale 0 on, with a city (§A14). B: bread and circuses."""
    realm = g.realms[who]
    if realm.morale >= 0 and realm.cities:
        yield branch(who, TAX_CARD, "A")
        yield from take_taxes(g, who)
    else:
        yield branch(who, TAX_CARD, "B", UNHAPPY if realm.morale < 0 else CITYLESS)
        yield from hold_games(g, who)


def expand_or_games(g: Era, who: Automa) -> Procedure[None]:
    """§12.4.8 A: an expansion from growth 2 on. B: bread and circuses; the leader stays up."""
    if grows(g.realms[who]):
        yield branch(who, EXPANSION_CARD, "A")
        yield from expand(g, who, by_card=True)
    else:
        yield branch(who, EXPANSION_CARD, "B", NO_GROWTH)
        yield from hold_games(g, who)


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
        if may_revolt(g, who) is None:
            yield branch(who, ROUND_END, "A")
            yield from revolution(g, who)
        elif can_research(g, who, CULTURE):
            yield branch(who, ROUND_END, "B", NOT_RIPE)
            yield from research(g, who, CULTURE)
        else:
            yield branch(who, ROUND_END, "C", NOT_RIPE, why_no_research(g, who, CULTURE))
            yield from change_influence(g, who, FIGURES["culture_instead"])
        yield from check_ends(g, who)


def stand_up(g: Era) -> None:
    """§12.7.5 Leaders stand, luxury goods are ready, and revolutions are over."""
    assert g.automa is not None
    for who in g.automa.order:
        g.realms[who].revolution = g.realms[who].passed = False
        make_ready(g, who)
