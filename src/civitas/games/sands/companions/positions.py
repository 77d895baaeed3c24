"""Rich positions: tables late in a game, with all that the box holds meeting by chance (see `civitas.games.positions`).

The rules themselves set the table up; then regions change hands, are built up and crowded, and empires get caravans,
advances, chronicles and goods. Some get little and some everything, because rules fail at both ends: without a coin and
with a full abacus, with no piece left and with no room for another.

No paragraph is cited here: these are no rules.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from civitas.games.positions import (
    LAVISH,
    MIDDLING,
    POOR,
    WEALTH,
    mixed,
    once_in,
    set_up_to,
    share,
    stands_on,
    up_to,
)
from civitas.games.sands.actions.advance import level_in
from civitas.games.sands.actions.bonus import BONUS_ACTIONS
from civitas.games.sands.actions.caravan import CARAVANS, Network
from civitas.games.sands.box.content import (
    ACTIONS,
    ADVANCES,
    BOX,
    BUILDINGS,
    CATEGORIES,
    CHRONICLES,
    FIELDS,
    LAST_LEVEL,
    ROWS,
    stack_name,
)
from civitas.games.sands.box.state import (
    ABACUS,
    NOBODY,
    Sands,
    Turn,
    clockwise,
    peasants_left,
    regions_of,
    soldiers_left,
)
from civitas.games.sands.generation import pass_time
from civitas.games.sands.tracks import LEAST_UNREST, MOST_HERITAGE, SLOTS, most_unrest
from civitas.games.sands.turn import HAND_SIZE, choices, choose_cards, reveal_cards
from civitas.kernel import Chooser, Title

_FIRST_FIELDS: list[int] = BOX["dynasty"]["first_fields"]
_MOST_REGIONS: int = BOX["regions"]["most"]
_MOST_ROUNDS: int = BOX["generation"]["most_rounds"]
_MOST_POINTS = 30
_USUAL_GOODS = 9


def arrange(title: Title[Sands], seats: int, options: Mapping[str, str], chooser: Chooser) -> Sands:
    """A table in any dynasty: cards about to be chosen or revealed, or a round about to end."""
    g = set_up_to(title, seats, options, chooser, choose_cards)
    wealth = [chooser.choice(WEALTH) for _ in range(seats)]
    _tell_time(g, chooser)
    for seat in mixed(chooser, range(seats)):
        _expand(g, seat, wealth[seat], chooser)
    _build_up(g, wealth, chooser)
    for seat in mixed(chooser, range(seats)):
        _advance(g, seat, wealth[seat], chooser)
        _populate(g, seat, wealth[seat], chooser)
        _send_caravans(g, seat, wealth[seat], chooser)
        _fill_tracks(g, seat, wealth[seat], chooser)
        _lay_chronicles(g, seat, wealth[seat], chooser)
        _play_cards(g, seat, chooser)
    _stand(title, g, chooser)
    return g


# ---------------------------------------------------------------------- the board


def _tell_time(g: Sands, chooser: Chooser) -> None:
    """Any dynasty, any round of a generation; the marker may have passed the end of the dynasty since it began."""
    g.dynasty = chooser.choice(range(1, len(_FIRST_FIELDS)))
    g.generation = chooser.choice(range(2 * g.dynasty - 1, 2 * g.dynasty + 2))
    g.generation_round = chooser.choice(range(_MOST_ROUNDS))
    last = _FIRST_FIELDS[g.dynasty] - 1
    g.dynasty_field = chooser.choice(range(_FIRST_FIELDS[g.dynasty - 1], last + g.generation_round + 1))
    g.round = max(g.dynasty_field, g.generation_round + 1)
    g.start_player = (g.generation - 1) % g.seats
    g.grows = g.generation_round > 0 and once_in(chooser, 2)


def _expand(g: Sands, seat: int, wealth: int, chooser: Chooser) -> None:
    """Regions that nobody had, and colonies and provinces of others; everybody keeps a capital."""
    wanted = max(1, share(chooser, wealth, _MOST_REGIONS))
    for region in mixed(chooser, list(g.control)):
        holder = g.control[region]
        if len(regions_of(g, seat)) >= wanted:
            break
        if holder == seat or (holder is not NOBODY and (g.empires[holder].capital == region or once_in(chooser, 2))):
            continue
        g.control[region] = seat
        if holder is not NOBODY:
            rival = g.empires[holder]
            rival.provinces = tuple(other for other in rival.provinces if other != region)


def _build_up(g: Sands, wealth: Sequence[int], chooser: Chooser) -> None:
    """One building of a sort in a region, as far as there is room and a tile left; a few in nobody's regions."""
    for region in mixed(chooser, list(g.control)):
        holder = g.control[region]
        number = share(chooser, wealth[holder] if holder is not NOBODY else POOR, g.capacity[region])
        for building in mixed(chooser, list(BUILDINGS)):
            if len(g.buildings[region]) < number and g.supply[building]:
                g.supply[building] -= 1
                g.buildings[region] += (building,)


def _populate(g: Sands, seat: int, wealth: int, chooser: Chooser) -> None:
    """Citizens in regions of one's own, many in a few of them, and some among others."""
    empire, own = g.empires[seat], regions_of(g, seat)
    for region in g.control:
        empire.peasants[region] = empire.soldiers[region] = 0
    loved = mixed(chooser, own)[: 1 + up_to(chooser, 3)]
    for pieces, left in ((empire.peasants, peasants_left(empire)), (empire.soldiers, soldiers_left(empire))):
        for _ in range(share(chooser, chooser.choice((wealth, MIDDLING, LAVISH)), left)):
            pieces[chooser.choice(chooser.choice((own, loved, loved, list(g.control))))] += 1


def _send_caravans(g: Sands, seat: int, wealth: int, chooser: Chooser) -> None:
    """Each where a caravan may be laid; regions that were lost since may have cut the way."""
    empire = g.empires[seat]
    wanted = share(chooser, wealth, CARAVANS)
    while len(empire.caravans) < wanted:
        check = Network(g, seat).check
        free = [border for border in g.atlas.borders if check(border) is None]
        if not free:
            break
        empire.caravans += (chooser.choice(free),)


# ---------------------------------------------------------------------- empires


def _advance(g: Sands, seat: int, wealth: int, chooser: Chooser) -> None:
    """Advances row by row from the left; who comes to the end of a row first lengthens it from its stack."""
    empire = g.empires[seat]
    for row in ROWS:
        for _ in range(share(chooser, wealth, LAST_LEVEL)):
            level = level_in(g, seat, row)
            if level == len(g.rows[row]):
                break
            empire.advances += (g.rows[row][level],) if g.rows[row][level] not in empire.advances else ()
            stack = stack_name(ADVANCES[ROWS[row]].category, level + 2)
            if level + 1 == len(g.rows[row]) and g.stacks.get(stack):
                laid, *rest = g.stacks[stack]
                g.rows[row] += (laid,)
                g.stacks[stack] = tuple(rest)
                g.knows_top[stack] = (seat,)


def _fill_tracks(g: Sands, seat: int, wealth: int, chooser: Chooser) -> None:
    """Heritage, unrest, points and goods, each from nothing to the end of its track."""
    empire = g.empires[seat]
    for category in CATEGORIES:
        empire.heritage[category] = share(chooser, chooser.choice((POOR, MIDDLING, wealth)), MOST_HERITAGE)
    empire.unrest = chooser.choice(range(LEAST_UNREST, most_unrest(empire) + 1))
    empire.victory_points = share(chooser, wealth, _MOST_POINTS)
    empire.chronicle_points = up_to(chooser, empire.victory_points)
    most = ABACUS if once_in(chooser, 4) else _USUAL_GOODS
    empire.crops = share(chooser, chooser.choice((POOR, MIDDLING, LAVISH)), most)
    empire.gold = share(chooser, chooser.choice((POOR, MIDDLING, LAVISH)), most)


def _lay_chronicles(g: Sands, seat: int, wealth: int, chooser: Chooser) -> None:
    """Face-down cards on scoring fields."""
    empire = g.empires[seat]
    fields = mixed(chooser, list(FIELDS))[: share(chooser, chooser.choice((MIDDLING, wealth)), len(FIELDS))]
    empire.chronicles = dict(zip(fields, mixed(chooser, list(CHRONICLES)), strict=False))
    empire.hand = tuple(card for card in CHRONICLES if card not in empire.chronicles.values())


def _play_cards(g: Sands, seat: int, chooser: Chooser) -> None:
    """What the rounds of this generation have left: displayed cards, an emphasis, bonus actions."""
    empire, rounds = g.empires[seat], g.generation_round
    if not rounds:
        return
    empire.played = tuple(mixed(chooser, ACTIONS)[: up_to(chooser, HAND_SIZE * rounds)])
    if once_in(chooser, 2):
        empire.emphasis = chooser.choice(CATEGORIES)
        empire.emphasis_markers = up_to(chooser, SLOTS)
    empire.bonus_used = tuple(mixed(chooser, BONUS_ACTIONS)[: up_to(chooser, min(rounds, len(BONUS_ACTIONS)))])


# ---------------------------------------------------------------------- time


def _stand(title: Title[Sands], g: Sands, chooser: Chooser) -> None:
    """Before the cards are chosen, before those of a player are revealed, or before the round ends."""
    turns = up_to(chooser, g.seats + 1)
    order = clockwise(g)
    g.turn = Turn(NOBODY)
    if turns:
        for seat in order[turns - 1 :]:
            empire = g.empires[seat]
            empire.chosen = tuple(chooser.choice(choices(empire)))
    g.turn.finished = True
    while turns and stands_on(title, g) is not pass_time:
        title.program.advance(g)
        if stands_on(title, g) is reveal_cards:
            turns -= 1
    g.turn = Turn(NOBODY)
