"""Setting up."""

from __future__ import annotations

from civitas.games.clash.actions.explore import AS_IT_IS, lay
from civitas.games.clash.box.content import BOX, MOODS, NORMAL_TILES
from civitas.games.clash.box.decks import draw, shuffle_decks
from civitas.games.clash.box.hooks import trigger
from civitas.games.clash.box.labels import hex_label
from civitas.games.clash.box.queries import Clash, add_city, clockwise, put
from civitas.games.clash.box.telling import changes, pieces
from civitas.kernel import Ask, Each, Note, One, Pick, Procedure, Sequence, Shuffle, Step

_START = BOX["start"]


def lay_out(g: Clash) -> Procedure[None]:
    """§3.1 §3.2 §3.8 Homes open, the other tiles face down and unseen; a random start player."""
    atlas = g.atlas
    for slot in atlas.homes:
        lay(g, slot, atlas.slots[slot].home, AS_IT_IS)
    tiles = yield Shuffle("tiles", NORMAL_TILES)
    g.tiles = dict(zip(atlas.unexplored, tiles, strict=False))
    yield from shuffle_decks(g)
    g.start_player = yield Pick("start-player", range(g.seats))
    yield Note("start-player", seat=g.start_player)


def choose_home(g: Clash, seat: int) -> Procedure[None]:
    """§3.3 §3.5 §3.6 A city on the plain of a home of choice, happy, with a settler; two advances, three markers."""
    player = g.players[seat]
    yield from trigger("home.choosing", g, seat)
    free = [plain for slot in g.atlas.homes if (plain := plain_of(g, slot)) not in g.city]
    home = free[0] if len(free) == 1 else (yield Ask(seat, One("home", free, rule="3.5", label=hex_label)))
    yield from trigger("home.chosen", g, seat, home)
    add_city(g, seat, home, MOODS.index(_START["mood"]))
    player.home = home
    number = BOX["short_game"]["settlers"] if g.options["length"] == "short" else _START["settlers"]
    put(g, seat, home, *["settler"] * number)
    player.advances = tuple(_START["advances"])
    player.event_markers = _START["event_markers"]
    told = {"settlers": number, "advances": list(player.advances), **changes([], pieces(g, home))}
    yield Note("home", seat=seat, hex=home, **told)


def plain_of(g: Clash, slot: str) -> str:
    """§3.1 The plain of a home, which looks to the middle of the board."""
    return next(hex for hex in g.atlas.slots[slot].hexes if g.terrain[hex] == "plain")


def first_cards(g: Clash, seat: int) -> Procedure[None]:
    """§3.7 An action card and an objective card, kept secret."""
    yield from draw(g, seat, "action", _START["action_cards"])
    yield from draw(g, seat, "objective", _START["objective_cards"])


SETUP = Sequence(Step(lay_out), Each(clockwise, Step(choose_home)), Each(clockwise, Step(first_cards)))
