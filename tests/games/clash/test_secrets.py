import json
from random import Random

from tests.games.clash.fields import RED, city
from tests.games.clash.situations import board, table_at

from civitas.games.clash.box.queries import BARBARIANS, Clash
from civitas.games.clash.secrets import invariants, redeal, view


def middle() -> Clash:
    state = table_at("deed", 3).state
    assert isinstance(state, Clash)
    state.players[1].wonder_cards, state.decks["wonder"] = state.decks["wonder"][:1], state.decks["wonder"][1:]
    return state


def test_a_seat_sees_its_own_cards_and_the_number_of_the_others() -> None:
    g = middle()
    seen = view(g, 1)
    assert seen["players"][1]["wonder_cards"] == list(g.players[1].wonder_cards)
    assert seen["players"][1]["action_cards"] == list(g.players[1].action_cards)
    assert seen["players"][0]["action_cards"] == 1
    assert view(g, None)["players"][1]["objective_cards"] == 1


def test_nobody_sees_face_down_tiles_or_decks() -> None:
    g = middle()
    for viewer in (None, 0, 1, 2):
        told = json.dumps(view(g, viewer))
        assert not any(f'"{tile}"' in told for tile in g.tiles.values())
        assert view(g, viewer)["decks"]["event"] == len(g.decks["event"])


def test_a_redeal_changes_what_is_hidden_and_not_what_is_seen() -> None:
    g = middle()
    for seat in range(3):
        other = g.copy()
        redeal(other, seat, Random(seat))
        assert view(other, seat) == view(g, seat)
        assert invariants(other) == []
        assert other.tiles != g.tiles
        assert other.players[seat].action_cards == g.players[seat].action_cards


def test_a_redeal_owes_nothing_to_the_true_order() -> None:
    g = middle()
    other = g.copy()
    other.tiles = dict(zip(other.tiles, reversed(list(other.tiles.values())), strict=True))
    redeal(g, 0, Random(1))
    redeal(other, 0, Random(1))
    assert g.decks == other.decks


def test_the_invariants_notice_a_broken_box() -> None:
    g = middle()
    assert invariants(g) == []
    g.players[0].goods["ore"] = 8
    g.players[1].action_cards += g.players[0].action_cards
    g.units[0]["C2" if "C2" not in g.terrain else "D5"] = ("infantry",)
    assert len(invariants(g)) >= 3


def test_everybody_sees_how_far_a_city_reaches_and_barbarians_reach_nowhere() -> None:
    """§5.7 As far as the city is large."""
    g = board()
    city(g, RED, "D5", "academy")
    city(g, BARBARIANS, "B7")
    seen = view(g, None)["cities"]
    assert (seen["D5"]["range"], seen["B7"]["range"]) == (seen["D5"]["size"], 0) == (2, 0)
