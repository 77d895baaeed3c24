"""§14.3 §14.7 Who plays which civilisation, and how the advances of a civilisation come."""

from __future__ import annotations

from civitas.games.clash.actions.explore import AS_IT_IS, lay
from civitas.games.clash.box.content import CIVS, HOME_OF, brought
from civitas.games.clash.box.queries import Clash, has_expansion
from civitas.games.clash.expansion.hooks import on_event
from civitas.kernel import Ask, Label, Note, One, Pick, Procedure

PREVIEW, DRAWN = "preview", "drawn"
"""How the option of the table has civilisations given, unless players choose."""


def to_be_had(g: Clash) -> list[str]:
    """§14.7 The civilisations that fewest players have: none is given twice while there is another."""
    given = [player.civ for player in g.players]
    fewest = min(map(given.count, CIVS))
    return [civ for civ in CIVS if given.count(civ) == fewest]


@on_event("home.choosing", 10, "civilisations")
def give_civilisation(g: Clash, seat: int) -> Procedure[None]:
    """§1.1 §14.7 By lot or by choice; in the preview everybody plays the first of them."""
    if not has_expansion(g):
        return
    player, way, left = g.players[seat], g.options["expansion"], to_be_had(g)
    if way == PREVIEW:
        player.civ = next(iter(CIVS))
        return
    if len(left) == 1:
        player.civ = left[0]
    elif way == DRAWN:
        player.civ = yield Pick("civilisation", left)
    else:
        player.civ = yield Ask(seat, One("civilisation", left, rule="14.7", label=civ_label))
    yield Note("civilisation", seat=seat, civ=player.civ)


@on_event("home.chosen", 10, "civilisations")
def swap_home(g: Clash, seat: int, home: str) -> Procedure[None]:
    """§14.7.1 Some civilisations have a tile of their own, which takes the place of the home; its plain stays there."""
    civ = g.players[seat].civ
    if civ in HOME_OF:
        lay(g, g.atlas.slot_of[home], HOME_OF[civ], AS_IT_IS)
        yield Note("own-home", seat=seat, civ=civ, hex=home)


def civ_label(civ: str) -> Label:
    return Label("civ", [f"civ:{civ}"], civ=civ)


@on_event("advance.marked", 10, "civilisations")
def civilisation_advance(g: Clash, seat: int, id: str) -> Procedure[None]:
    """§14.3 An advance of the civilisation comes together with another one, its marker from the supply."""
    player = g.players[seat]
    if not player.civ:
        return
    found = brought(player.civ, id)
    if found and found not in player.advances:
        player.advances += (found,)
        yield Note("gained", seat=seat, advance=found)
