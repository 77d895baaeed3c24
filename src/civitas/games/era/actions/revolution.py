"""§7.G Revolution: the way into a new epoch."""

from __future__ import annotations

from civitas.games.era.box.content import AGES, BARBARIAN_LEVELS, BOX, EPOCHS
from civitas.games.era.box.holding import change_morale
from civitas.games.era.box.labels import card_label
from civitas.games.era.box.queries import advances_of, luxuries
from civitas.games.era.box.state import Era
from civitas.games.era.box.tracks import change_influence, gain_food, give_food
from civitas.games.era.box.underway import Owner
from civitas.games.era.cards import score_open
from civitas.kernel import Ask, Note, One, Procedure, Reason, Reveal, Verdict

LAST_EPOCH = Reason("last-epoch", "7.G")
NOT_RIPE = Reason("not-ripe", "7.G", "epoch", "met", "need")


def met(g: Era, seat: Owner, epoch: str) -> int:
    """§7.G.2 How many of the three conditions of an epoch are fulfilled."""
    realm, need = g.realms[seat], EPOCHS[epoch]
    found = (
        len(luxuries(g, seat)) >= need.luxury,
        len(realm.cities) >= need.cities,
        advances_of(realm) >= need.advances,
    )
    return sum(found)


def last_epoch(g: Era) -> int:
    return AGES.index(BOX["ends"][g.length]["epoch"])


def may_revolt(g: Era, seat: Owner) -> Verdict:
    """§7.G Two of the three conditions of the next epoch; for the last one all of them."""
    realm = g.realms[seat]
    if realm.epoch == last_epoch(g):
        return (LAST_EPOCH,)
    epoch = AGES[realm.epoch + 1]
    found = met(g, seat, epoch)
    return (NOT_RIPE, epoch, found, EPOCHS[epoch].of) if found < EPOCHS[epoch].of else None


def revolution(g: Era, seat: Owner) -> Procedure[None]:
    """§7.G §7.G.2 §D35 The marker moves on, what the epoch brings takes effect, and the own round is over.

    What the last epoch had lent is taken back. In the epoch that ends the game nothing else takes effect.
    """
    realm = g.realms[seat]
    old = EPOCHS[AGES[realm.epoch]]
    realm.epoch += 1
    new = EPOCHS[AGES[realm.epoch]]
    realm.revolution = realm.passed = True
    yield Note("epoch", seat=seat, epoch=AGES[realm.epoch])
    yield from give_food(g, seat, old.food)
    if realm.epoch < last_epoch(g):
        if new.leaders and realm.puppet is None:
            realm.placed += new.leaders
            yield Note("own-leader", seat=seat)
        yield from change_morale(g, seat, new.morale)
        yield from gain_food(g, seat, new.food)
    first = realm.epoch > g.epoch
    yield from change_influence(g, seat, BOX["epoch_entry"]["first_influence" if first else "influence"])
    if first:
        g.epoch = realm.epoch
        yield from first_in_epoch(g, seat)


def first_in_epoch(g: Era, seat: Owner) -> Procedure[None]:
    """§7.G.3 The first one moves the barbarians on and chooses an open card, which is scored and replaced."""
    if g.level < BARBARIAN_LEVELS - 1:
        g.level += 1
        yield Note("barbarians-rise", level=g.level + 1)
    if not g.crown:
        return
    card = g.crown[0]
    if len(g.crown) > 1 and isinstance(seat, int):
        card = yield Ask(seat, One("score-card", g.crown, rule="7.G.3", label=card_label))
    yield from score_open(g, card)
    drawn, g.deck = g.deck[:1], g.deck[1:]
    g.crown = tuple(open for open in g.crown if open != card) + drawn
    yield Reveal()
    yield Note("new-card", card=card, cards=list(drawn))
