"""Chapter 2: the round, from morale to clean-up."""

from __future__ import annotations

from civitas.games.era.actions.diplomacy import leave_ring
from civitas.games.era.automa.deck import at_work
from civitas.games.era.box.automas import LEVELS
from civitas.games.era.box.content import AGRICULTURE, BOX, GOOD_OF
from civitas.games.era.box.holding import change_morale
from civitas.games.era.box.labels import province_label
from civitas.games.era.box.queries import city_malus, has_ten_rounds, luxuries, tribe_of
from civitas.games.era.box.state import Era
from civitas.games.era.box.underway import Owner
from civitas.games.era.ending import ROUNDS, RUIN
from civitas.kernel import Ask, Label, Note, Number, Procedure, Some

FIGURES = BOX["round"]


def begin_round(g: Era) -> None:
    """§2 A round of five phases begins."""
    g.round += 1


def sink(g: Era, seat: Owner) -> Procedure[None]:
    """§2.1 Morale sinks by cities, in the Neolithic, and by hunger on the plate."""
    realm = g.realms[seat]
    loss = city_malus(realm) - FIGURES["hunger_morale"] * realm.hunger
    if not realm.epoch:
        loss -= FIGURES["neolithic_morale"]
    if loss:
        yield from change_morale(g, seat, -loss)


def sink_automas(g: Era) -> Procedure[None]:
    """§12.7.1 Morale of automas sinks like that of players. §12.6 And they may attack again."""
    assert g.automa is not None
    for who in g.automa.order:
        yield from sink(g, who)
        puppet = g.realms[who].puppet
        assert puppet is not None
        puppet.attacks = LEVELS[g.automa.level].attacks


def set_order(g: Era) -> Procedure[None]:
    """§2.2 §D4 The least influence first; in a tie whose marker lies further back. §12.7.2 Automas among themselves."""

    def place_of(who: Owner) -> tuple[int, int]:
        return g.realms[who].influence, -g.realms[who].arrived

    g.order = tuple(sorted(g.order, key=place_of))
    if g.automa is not None:
        g.automa.order = tuple(sorted(g.automa.order, key=place_of))
    seat = g.ring
    if isinstance(seat, int) and g.ring_open:
        g.ring_open = False
        if g.seats > 1:
            place = yield Ask(seat, Number("place-in-order", 1, g.seats, rule="2.2", label=_place_label))
            rest = [other for other in g.order if other != seat]
            g.order = (*rest[: place - 1], seat, *rest[place - 1 :])
    yield Note("order", seat=list(g.order), number=g.round)


def clean_up(g: Era, seat: Owner) -> Procedure[None]:
    """§2.5 Leaders and goods come back; a province keeps one piece, or two with agriculture. §D19"""
    realm = g.realms[seat]
    realm.leaders += realm.placed
    realm.placed = 0
    yield from leave_ring(g, seat)
    realm.actions = realm.spent = realm.penalised = realm.raided = ()
    realm.passed = realm.revolution = realm.expanded = realm.protected = False
    realm.colonies_spared = 0
    farming = realm.levels[AGRICULTURE] >= FIGURES["farming_level"]
    kept = FIGURES["pieces_kept_farming" if farming else "pieces_kept"]
    for province, number in list(realm.vassals.items()):
        surplus = number + (province in realm.cities) - kept
        if surplus > 0:
            realm.free += surplus
            if number > surplus:
                realm.vassals[province] = number - surplus
            else:
                del realm.vassals[province]
            yield Note("vassals-removed", seat=seat, province=province, number=surplus)


def automas_expand(g: Era) -> None:
    """§12.7.4 Those whose leader stands and who made no revolution expand by themselves."""
    assert g.automa is not None
    g.automa.card = ""
    g.automa.queue = tuple(who for who in at_work(g) if (puppet := g.realms[who].puppet) is not None and puppet.up)


def clean_up_automas(g: Era) -> Procedure[None]:
    """§12.7.5 The same for automas; who has revolted is still known until the end of the round."""
    assert g.automa is not None
    revolted = [who for who in g.automa.order if g.realms[who].revolution]
    for who in g.automa.order:
        yield from clean_up(g, who)
    for who in revolted:
        g.realms[who].revolution = True


def backwards(g: Era) -> tuple[int, ...]:
    """§D36 From the last player to the first."""
    return g.order[::-1]


def arm(g: Era, seat: int) -> Procedure[None]:
    """§2.6 §D36 Gauls say which wine, Carthaginians which ivory serves in war in the next round."""
    realm = g.realms[seat]
    military = tribe_of(realm).military
    realm.martial = ()
    goods = [province for province in luxuries(g, seat) if GOOD_OF[province] == military]
    if goods:
        chosen = yield Ask(seat, Some("arm", goods, 0, len(goods), rule="2.6", label=province_label))
        realm.martial = tuple(chosen)
        yield Note("armed", seat=seat, provinces=list(chosen), number=len(chosen))


def end_round(g: Era) -> Procedure[None]:
    """§3.3 The round in which an end was reached is the last. §D48 §12.8.1 Alone and against automas there are ten."""
    if has_ten_rounds(g) and g.round >= BOX["alone"]["rounds"] and not g.ending:
        g.ending = ROUNDS
    if g.over and not g.ending:
        g.ending = RUIN
    g.ended = bool(g.ending)
    yield Note("round-over", number=g.round)


def _place_label(place: int) -> Label:
    return Label("place-in-order", place=place)
