"""§14.3 Who plays which civilisation, and how the advances of a civilisation come."""

from __future__ import annotations

from civitas.games.clash.box.content import CIVS, trigger_of
from civitas.games.clash.box.hooks import listeners
from civitas.games.clash.box.queries import Clash
from civitas.kernel import Note, Procedure


@listeners.on("home.choosing", 10, "civilisations")
def give_civilisation(g: Clash, seat: int) -> Procedure[None]:
    """§1.1 In the preview everybody plays the first civilisation."""
    if g.options["expansion"] == "preview":
        g.players[seat].civ = next(iter(CIVS))
    yield from ()


@listeners.on("advance.gained", 50, "civilisations")
def civilisation_advance(g: Clash, seat: int, id: str, how: str, paid: dict[str, int]) -> Procedure[None]:
    """§14.3 An advance of the civilisation comes with another one, its marker from the supply."""
    player = g.players[seat]
    if not player.civ:
        return
    found = CIVS[player.civ].get(trigger_of(id), "")
    if found and found not in player.advances:
        player.advances += (found,)
        yield Note("gained", seat=seat, advance=found)
