"""§12.1 Setting the automas up."""

from __future__ import annotations

from civitas.games.era.advances import reach_level
from civitas.games.era.automa.deck import lay_out
from civitas.games.era.automa.deeds import free_pieces
from civitas.games.era.box.automas import TABLE
from civitas.games.era.box.state import Era
from civitas.games.era.box.worth import trait_of
from civitas.kernel import Note, Procedure, Shuffle


def draw_tribes(g: Era) -> Procedure[None]:
    """§12.1.5 Tribes by chance, and two influence cards for each, which nobody sees. §D4 Their markers lie behind."""
    assert g.automa is not None
    tribes = yield Shuffle("automa-tribes", g.atlas.tribes, hidden=False)
    for who, tribe in zip(g.automa.order, tribes, strict=False):
        realm = g.realms[who]
        assert realm.puppet is not None
        realm.tribe = tribe
        g.arrivals += 1
        realm.arrived = g.arrivals
        number = TABLE["secret_cards"]
        realm.puppet.cards, g.deck = g.deck[:number], g.deck[number:]
        yield Note("automa-tribe", seat=who, tribe=tribe, number=number)
    yield from lay_out(g)


def first_advances(g: Era) -> Procedure[None]:
    """§12.1.7 §12.2 The advance of the tribe, with its fleets; §A5 no influence for a pioneer."""
    assert g.automa is not None
    for who in g.automa.order:
        field = trait_of(g, who).start
        yield from reach_level(g, who, field)
        yield from free_pieces(g, who, field)
