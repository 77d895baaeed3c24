"""Chapter 6: the final scoring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from civitas.games.era.box.automas import rank
from civitas.games.era.box.content import BOX, GOOD_OF, PROVINCES, VILLAGES, village
from civitas.games.era.box.holding import change_morale
from civitas.games.era.box.queries import advances_of, everybody, land_of, leaders_of, luxuries, owners
from civitas.games.era.box.state import Era
from civitas.games.era.box.tracks import change_influence, gain_thalers
from civitas.games.era.box.underway import Owner
from civitas.games.era.cards import automa_points, open_points, own_points
from civitas.kernel import Note, Outcome, Procedure, Result, Reveal

PARTS: tuple[str, ...] = ("influence", "own_card", "open_cards", "morale", "villages", "hunger")
NOTHING_SECRET = (0, 0)

REDS: dict[str, Callable[[Era, Owner], int]] = {
    "score_advances": lambda g, seat: advances_of(g.realms[seat]),
    "score_different": lambda g, seat: len({GOOD_OF[province] for province in luxuries(g, seat)}),
    "score_equal": lambda g, seat: max(Counter(GOOD_OF[p] for p in luxuries(g, seat)).values(), default=0),
    "score_areas": lambda g, seat: len({PROVINCES[p].hex or PROVINCES[p].area for p in land_of(g, seat)}),
    "score_posts": lambda g, seat: Counter(g.posts.values())[seat],
    "score_leaders": lambda g, seat: leaders_of(g.realms[seat]) + (g.ring == seat),
    "score_thalers": lambda g, seat: g.realms[seat].thalers,
    "score_treaties": lambda g, seat: g.realms[seat].treaties,
}
"""§6.6 What each of the red villages counts."""


def red_points(g: Era, seat: Owner, token: str) -> int:
    """§6.6 One point for each step that is reached."""
    kind = village(token)
    steps = VILLAGES[kind].steps
    count = REDS[kind](g, seat) if steps else 0
    return sum(count >= step for step in steps)


def secret_points(g: Era, seat: Owner) -> tuple[int, int]:
    """§6.2 §6.6 What nobody else can count: the own card, and red villages.

    §12.6.5 §12.8.2 An automa has two cards and gets nothing for villages.
    """
    realm = g.realms[seat]
    if realm.puppet is not None:
        return sum(automa_points(g, seat, card) for card in realm.puppet.cards), 0
    own = own_points(g, seat) if realm.card else 0
    return own, sum(red_points(g, seat, token) for token in realm.hidden)


def parts_of(g: Era, seat: Owner, crown: Counter[Owner], secret: tuple[int, int] | None = None) -> tuple[int, ...]:
    """§6.1 §6.4 Influence, the own card, the open ones, morale, red villages, and hunger wherever it lies.

    What is secret is counted unless somebody has done so, or cannot.
    """
    realm = g.realms[seat]
    own, villages = secret_points(g, seat) if secret is None else secret
    lost = BOX["scoring"]["hunger"] * (realm.hunger + realm.starved)
    return (realm.influence, own, crown[seat], realm.morale, villages, lost)


def crown_points(g: Era) -> Counter[Owner]:
    """§6.3 What all the open cards bring to everybody."""
    return sum((open_points(g, card) for card in g.crown), Counter())


def cash_in(g: Era, seat: Owner) -> Procedure[None]:
    """§D42 Green villages that nobody has used give what they give before the scoring."""
    realm = g.realms[seat]
    yield Reveal()
    for token in realm.hidden:
        kind = VILLAGES[village(token)]
        if kind.morale or kind.influence or kind.thalers:
            yield Note("cashed", seat=seat, village=village(token))
            yield from change_morale(g, seat, kind.morale)
            yield from change_influence(g, seat, kind.influence)
            yield from gain_thalers(g, seat, kind.thalers)


def final_scoring(g: Era) -> Procedure[None]:
    """§6.1 Everything is turned up and counted."""
    for player in g.order:
        yield from cash_in(g, player)
    crown = crown_points(g)
    g.scores = tuple(parts_of(g, who, crown) for who in owners(g))
    for seat in everybody(g):
        influence, own_card, open_cards, morale, villages, hunger = g.scores[seat]
        puppet = g.realms[seat].puppet
        if puppet is not None:
            yield Reveal()
            yield Note("automa-secret", seat=seat, cards=list(puppet.cards), points=own_card)
        yield Note(
            "final-score",
            seat=seat,
            card=g.realms[seat].card if puppet is None else puppet.cards[0],
            influence=influence,
            own_card=own_card,
            open_cards=open_cards,
            morale=morale,
            villages=villages,
            hunger=-hunger,
            points=sum(g.scores[seat]),
        )


def result(g: Era) -> Result:
    """§6.1 §D43 The most points; then the higher morale, then less hunger.

    §D48 §A17 Alone and against automas it is otherwise.
    """
    scores = tuple(map(sum, known_parts(g, None)))
    if g.automa is not None:
        return result_against(g, scores[: g.seats], max(scores[g.seats :]))
    most = max(scores)
    best = tuple(seat for seat in range(g.seats) if scores[seat] == most)
    if not g.scores:
        return Result(scores, best)
    ending = Outcome("ending", "3.3", params={"end": g.ending})
    if g.seats == 1:
        return result_alone(g, scores)
    ties = []
    for key, values in (
        ("tie-morale", [realm.morale for realm in g.realms]),
        ("tie-hunger", [-realm.hunger - realm.starved for realm in g.realms]),
    ):
        top = max(values[seat] for seat in best)
        if any(values[seat] != top for seat in best):
            best = tuple(seat for seat in best if values[seat] == top)
            if key == "tie-morale":
                ties.append(Outcome("tie-morale", "D43", params={"seat": list(best), "value": top}))
            else:
                ties.append(Outcome("tie-hunger", "D43", params={"seat": list(best), "value": -top}))
    return Result(scores, best, ending, tuple(ties))


def result_alone(g: Era, scores: tuple[int, ...]) -> Result:
    """§D48 Alone one wins with so many points, and has a rank in any case."""
    need: int = BOX["alone"]["win"]
    params = {"end": g.ending, "points": scores[0], "need": need, "rank": rank(scores[0])}
    return Result(scores, (0,) if scores[0] >= need else (), Outcome("ending-alone", "D48", params=params))


def result_against(g: Era, scores: tuple[int, ...], best: int) -> Result:
    """§A17 People win together if the least of them has more than the best automa. §12.8.3 It gives their rank."""
    least = min(scores)
    winners = tuple(range(g.seats)) if least > best else ()
    if not g.scores:
        return Result(scores, winners)
    params = {"end": g.ending, "points": least, "best": best, "rank": rank(least)}
    return Result(scores, winners, Outcome("ending-automa", "A17", params=params))


def known_parts(g: Era, viewer: int | None) -> tuple[tuple[int, ...], ...]:
    """What a viewer can count: the final scores; before the end whatever is not secret, and of their own seat all."""
    if g.scores:
        return g.scores
    crown = crown_points(g)
    return tuple(parts_of(g, who, crown, None if who == viewer else NOTHING_SECRET) for who in owners(g))
