"""The status phase: six steps, each by all players in order before the next."""

from __future__ import annotations

from civitas.games.clash.actions.advance import choose_advance, gain_advance, open_advances
from civitas.games.clash.box.content import ADVANCES, BOX, GOVERNMENTS, IN_CATEGORY, TOP
from civitas.games.clash.box.decks import draw
from civitas.games.clash.box.hooks import Price, trigger
from civitas.games.clash.box.labels import hex_label, seat_label
from civitas.games.clash.box.paying import affordable, pay, price_of
from civitas.games.clash.box.queries import (
    NOBODY,
    Clash,
    Turn,
    cities,
    clockwise,
    government,
    holds,
    owns,
    remove_city,
    size,
)
from civitas.games.clash.box.telling import changes, gain_all, pieces, trim
from civitas.games.clash.turn import last_round
from civitas.kernel import Ask, Each, Label, Note, One, Procedure, Reason, Repeat, Sequence, Some, Step, Verdict

KEEP = "keep"

NO_PREREQUISITE = Reason("no-prerequisite", "7.5", "advance")
SAME_GOVERNMENT = Reason("same-government", "7.5")


def begin_status(g: Clash) -> None:
    g.turn = Turn(NOBODY)
    g.phase = 0


def complete_objectives(g: Clash, seat: int) -> Procedure[None]:
    """§7.1 Whoever fulfils an objective of the status phase lays it out."""
    g.status_step = 1
    yield from trigger("status.began", g, seat)


def check_end(g: Clash) -> Procedure[None]:
    """§4.3 §7.1 The game is over after the last round, or as soon as somebody has no city left."""
    if g.round >= last_round(g):
        g.ended, g.ended_by = True, "rounds"
    elif any(not cities(g, seat) for seat in range(g.seats)):
        g.ended, g.ended_by = True, "no-city"
    yield from ()


def free_advance(g: Clash, seat: int) -> Procedure[None]:
    """§7.2 An advance without its price; the event counter counts it."""
    g.status_step = 2
    yield from _take_advance(g, seat, marker=True)


def second_free_advance(g: Clash, seat: int) -> Procedure[None]:
    """§15.3 In the shorter game another one, with a marker from the supply."""
    if g.options["length"] == "short":
        yield from _take_advance(g, seat, marker=False)


def _take_advance(g: Clash, seat: int, marker: bool) -> Procedure[None]:
    among = open_advances(g, seat)
    if among:
        id = yield from choose_advance(g, seat, among)
        yield from gain_advance(g, seat, id, "status", marker=marker)


def draw_cards(g: Clash, seat: int) -> Procedure[None]:
    """§7.3 An action card and an objective card; there is no limit to a hand."""
    g.status_step = 3
    yield from draw(g, seat, "action")
    yield from draw(g, seat, "objective")


def raze(g: Clash, seat: int) -> Procedure[None]:
    """§7.4 A city that is only a settlement may be pulled down for a gold."""
    g.status_step = 4
    small = [hex for hex in cities(g, seat) if size(g, hex) == 1]
    if not small:
        return
    hex = yield Ask(seat, One("raze", [*small, KEEP], rule="7.4", label=hex_or_keep))
    if hex != KEEP:
        before = pieces(g, hex)
        remove_city(g, hex)
        taken = gain_all(g, seat, BOX["prices"]["raze"])
        yield Note("razed", seat=seat, hex=hex, taken=taken, **changes(before, []))


def change_price(g: Clash, seat: int) -> Price:
    return price_of("government", "government", BOX["prices"]["change_government"], g, seat)


def may_change_to(g: Clash, seat: int, category: str) -> Verdict:
    """§7.5 Another government, and the advance it needs."""
    if category == government(g, seat):
        return (SAME_GOVERNMENT,)
    needs = ADVANCES[TOP[category]].needs
    return None if owns(g, seat, needs) else (NO_PREREQUISITE, needs)


def offer_government(g: Clash, seat: int) -> Procedure[None]:
    """§7.5 For a mood and a culture token all advances of the government may go to another one."""
    g.status_step = 5
    if government(g, seat) and affordable(g, seat, change_price(g, seat)) is None:
        yield from change_government(g, seat, free=False)


def change_government(g: Clash, seat: int, *, free: bool, must: bool = False) -> Procedure[None]:
    """§7.5 The first marker to the top advance, the others as one likes; no tokens, no event."""
    if not any(may_change_to(g, seat, category) is None for category in GOVERNMENTS):
        return
    prompt = One(
        "government",
        GOVERNMENTS if must else [*GOVERNMENTS, KEEP],
        lambda category: None if category == KEEP else may_change_to(g, seat, category),
        rule="7.5",
        label=category_label,
    )
    category = yield Ask(seat, prompt)
    if category == KEEP:
        return
    if not free:
        yield from pay(g, seat, change_price(g, seat))
    player = g.players[seat]
    kept = tuple(id for id in player.advances if ADVANCES[id].category not in GOVERNMENTS)
    number = len(player.advances) - len(kept)
    rest = [id for id in IN_CATEGORY[category] if not ADVANCES[id].top]
    chosen: list[str] = rest
    if 1 < number <= len(rest):
        which = Some("government-advances", rest, number - 1, number - 1, rule="7.5", label=advance_label)
        chosen = yield Ask(seat, which)
    left = [id for id in player.advances if id not in kept]
    taken = [TOP[category], *(chosen if number > 1 else ())]
    player.advances = (*kept, *taken)
    yield Note("government", seat=seat, category=category, left=left, taken=taken)
    yield from trim(g, seat)


def start_chooser(g: Clash) -> int:
    """§7.6 §12.9 Most mood and culture tokens; a tie goes to the start player, else clockwise. The Lighthouse rules."""
    for seat in range(g.seats):
        if holds(g, seat, "great_lighthouse"):
            return seat
    tokens = [player.goods["mood"] + player.goods["culture"] for player in g.players]
    return next(seat for seat in clockwise(g) if tokens[seat] == max(tokens))


def choose_start_player(g: Clash) -> Procedure[None]:
    """§7.6 Who has most tokens names the next start player, himself if he likes."""
    g.status_step = 6
    seat, before = start_chooser(g), g.start_player
    g.start_player = yield Ask(seat, One("start-player", tuple(range(g.seats)), rule="7.6", label=seat_label))
    yield Note("start-player", seat=g.start_player, from_seat=before)
    g.round += 1
    g.status_step = 0


def goes_on(g: Clash) -> bool:
    """§4.3 Rounds follow each other until the game is over."""
    return not g.ended


STATUS = Repeat(
    Sequence(
        Step(begin_status, asks=False),
        Each(clockwise, Step(complete_objectives)),
        Step(check_end),
        Repeat(
            Sequence(
                Each(clockwise, Step(free_advance)),
                Each(clockwise, Step(second_free_advance)),
                Each(clockwise, Step(draw_cards)),
                Each(clockwise, Step(raze)),
                Each(clockwise, Step(offer_government)),
                Step(choose_start_player),
            ),
            while_=goes_on,
            at_most=1,
        ),
    ),
    while_=goes_on,
    at_most=1,
)
"""Six steps; after the first the game may be over. A game that a die has ended has no status phase any more."""


def hex_or_keep(answer: str) -> Label:
    return Label("keep") if answer == KEEP else hex_label(answer)


def category_label(category: str) -> Label:
    return Label("keep") if category == KEEP else Label("category", [f"category:{category}"], category=category)


def advance_label(id: str) -> Label:
    return Label("advance", [f"advance:{id}"], advance=id)
