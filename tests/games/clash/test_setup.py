import pytest
from tests.games.clash.situations import TITLE, table_at

from civitas.games.clash.box.content import DECKS, HAPPY, NORMAL_TILES
from civitas.games.clash.box.queries import Clash, size
from civitas.kernel import CHANCE, Shuffle, Table


@pytest.mark.parametrize(("players", "tiles"), [(2, 8), (3, 12), (4, 14)])
def test_homes_lie_open_and_the_other_tiles_face_down(players: int, tiles: int) -> None:
    g: Clash = table_at("deed", players).state
    assert len(g.tiles) == tiles
    assert len(set(g.tiles.values())) == tiles
    assert set(g.tiles.values()) <= set(NORMAL_TILES)
    assert len(g.terrain) == 4 * players
    assert set(g.laid) == set(g.atlas.homes)


def test_everybody_starts_with_a_happy_city_a_settler_two_food_and_two_advances() -> None:
    g: Clash = table_at("deed", 4).state
    for seat, player in enumerate(g.players):
        assert g.terrain[player.home] == "plain"
        assert g.city[player.home] == seat
        assert g.mood[player.home] == HAPPY
        assert size(g, player.home) == 1
        assert g.units[seat] == {player.home: ("settler",)}
        assert player.goods == {"food": 2, "wood": 0, "ore": 0, "ideas": 0, "gold": 0, "mood": 0, "culture": 0}
        assert player.advances == ("farming", "mining")
        assert player.event_markers == 3


def test_everybody_draws_an_action_card_and_an_objective_card_and_no_wonder() -> None:
    g: Clash = table_at("deed", 4).state
    for player in g.players:
        assert (len(player.action_cards), len(player.objective_cards), len(player.wonder_cards)) == (1, 1, 0)
    assert len(g.decks["action"]) == len(DECKS["action"]) - 4


def test_players_choose_their_home_in_order_from_the_start_player() -> None:
    table = Table(TITLE, 3, dice=None)
    while table.roll_due:
        chance = table.chance()
        table.apply(CHANCE, list(chance.items) if isinstance(chance, Shuffle) else 2)
    assert table.to_act() == (2,)
    homes = table.legal(2)
    assert len(homes) == 3
    table.apply(2, homes[1])
    assert table.to_act() == (0,)
    assert homes[1] not in table.legal(0)
    assert table.state.city == {homes[1]: 2}


def test_the_plain_of_every_home_looks_to_the_middle() -> None:
    for players in (2, 3, 4):
        g: Clash = table_at("deed", players).state
        for slot in g.atlas.homes:
            plain = next(hex for hex in g.atlas.slots[slot].hexes if g.terrain[hex] == "plain")
            around = [len(g.atlas.neighbours[hex]) for hex in g.atlas.slots[slot].hexes]
            assert len(g.atlas.neighbours[plain]) == max(around)
