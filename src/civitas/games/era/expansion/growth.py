"""§9.1 Growth: how many vassals come, or go."""

from __future__ import annotations

from functools import partial

from civitas.games.era.actions.choosing import EXPANSION, commit
from civitas.games.era.box.content import BOX
from civitas.games.era.box.holding import borrowed, change_morale, put, remove_fleets, remove_post, remove_vassals
from civitas.games.era.box.queries import land_of, natural_growth, tribe_of
from civitas.games.era.box.state import PIECES, Era
from civitas.games.era.box.underway import Expansion, Owner
from civitas.kernel import Ask, Label, Note, One, Procedure, Reason, Verdict

DONE, BORROW = "done", "borrow"
GROWTH = BOX["growth"]

HAS_ITS_OWN = Reason("has-its-own", "9.1.2", "province")
NONE_FREE = Reason("none-free", "9.1.2")
NONE_UNDER_CITIES = Reason("none-under-cities", "9.1.4")


def expand(g: Era, seat: int) -> Procedure[None]:
    """§7.A An expansion with leaders and luxury goods."""
    leaders, goods = yield from commit(g, seat, EXPANSION)
    yield from grow(g, seat, placed_growth(leaders, goods))


def placed_growth(leaders: int, goods: int) -> int:
    """§9.1 What leaders and luxury goods add to growth."""
    added: int = goods + GROWTH["each_leader"] * leaders
    return added


def auto_expand(g: Era, seat: int) -> Procedure[None]:
    """§2.4 §D18 An expansion for those who have not had one: without leaders, without luxury goods."""
    yield Note("auto-expansion", seat=seat)
    yield from grow(g, seat, 0)


def expands_by_itself(g: Era, seat: int) -> str:
    """§2.4 §7.G Whoever has expanded or is in revolution does not."""
    realm = g.realms[seat]
    return "none" if realm.expanded or realm.revolution else EXPANSION


def grow(g: Era, seat: int, extra: int) -> Procedure[None]:
    """§9.1 Food less hunger, what was placed, and morale."""
    realm = g.realms[seat]
    realm.expanded = True
    g.expansion = Expansion(seat)
    yield from receive_legions(g, seat)
    growth = natural_growth(realm) + extra
    yield Note("growth", seat=seat, number=growth)
    if growth < 0:
        yield from shrink(g, seat, -growth)
    else:
        g.expansion.growth = growth


def receive_legions(g: Era, who: Owner) -> Procedure[None]:
    """§11.9 §12.2.9 §D39 Romans receive a legion with every expansion, as far as there are any."""
    realm = g.realms[who]
    in_play = sum(one.legions for one in g.realms)
    legions = min(tribe_of(realm).legions, PIECES["legions"] - in_play)
    if legions:
        realm.legions += legions
        yield Note("legion", seat=who, number=legions)


def grows(g: Era, seat: int) -> bool:
    return g.expansion.growth > 0


def shrink(g: Era, seat: int, number: int) -> Procedure[None]:
    """§9.1.1 §D17 Too little: so many vassals, fleets or trading posts of one's choice go."""
    for _ in range(number):
        losses = possible_losses(g, seat)
        if not losses:
            return
        loss = losses[0]
        if len(losses) > 1:
            loss = yield Ask(seat, One("shrink", losses, rule="9.1.1", label=_loss_label))
        kind, _, place = loss.partition(":")
        if kind == "vassal":
            yield from remove_vassals(g, seat, place, 1)
        elif kind == "fleet":
            yield from remove_fleets(g, seat, place, 1)
        else:
            yield from remove_post(g, place)


def possible_losses(g: Era, seat: int) -> list[str]:
    realm = g.realms[seat]
    vassals, fleets = [f"vassal:{p}" for p in realm.vassals], [f"fleet:{p}" for p in realm.fleets]
    return [*vassals, *fleets, *(f"post:{p}" for p, owner in g.posts.items() if owner == seat)]


def may_place(g: Era, seat: int, answer: str) -> Verdict:
    """§9.1.2 One vassal for each stack or city. §9.1.4 Vassals can be taken from under a city for morale."""
    realm = g.realms[seat]
    if answer == DONE:
        return None
    if answer == BORROW:
        return None if any(realm.board) else (NONE_UNDER_CITIES,)
    if answer in g.expansion.new:
        return HAS_ITS_OWN, answer
    return None if realm.free else (NONE_FREE,)


def place_vassal(g: Era, seat: int) -> Procedure[None]:
    """§9.1.2 One vassal after the other, as far as growth goes and the player likes."""
    realm, expansion = g.realms[seat], g.expansion
    if not realm.free and not any(realm.board):
        yield from spare(g, seat)
        return
    land = land_of(g, seat)
    if len(expansion.new) == len(land):
        yield from spare(g, seat)
        return
    prompt = One(
        "place-vassal",
        [*land, BORROW, DONE],
        partial(may_place, g, seat),
        rule="9.1.2",
        params={"number": expansion.growth},
        label=_place_label,
    )
    answer = yield Ask(seat, prompt)
    if answer == DONE:
        yield from spare(g, seat)
    elif answer == BORROW:
        realm.board = borrowed(realm)
        realm.free += 1
        yield Note("borrowed", seat=seat)
        yield from change_morale(g, seat, GROWTH["city_vassal_morale"])
    else:
        realm.free -= 1
        put(realm.vassals, answer)
        put(expansion.new, answer)
        expansion.growth -= 1
        yield Note("vassal-placed", seat=seat, province=answer)


def spare(g: Era, seat: int) -> Procedure[None]:
    """§9.1.3 For every three of growth that are not used morale rises by one."""
    unused, g.expansion.growth = g.expansion.growth, 0
    yield from change_morale(g, seat, unused // GROWTH["unused_for_morale"])


def _place_label(answer: str) -> Label:
    if answer == DONE:
        return Label("placed-all")
    if answer == BORROW:
        return Label("borrow", morale=-GROWTH["city_vassal_morale"])
    return Label("place", [f"province:{answer}"], province=answer)


def _loss_label(loss: str) -> Label:
    kind, _, place = loss.partition(":")
    if kind == "vassal":
        return Label("lose-vassal", [f"province:{place}"], province=place)
    if kind == "fleet":
        return Label("lose-fleet", [f"province:{place}"], province=place)
    return Label("lose-post", [f"province:{place}"], province=place)
