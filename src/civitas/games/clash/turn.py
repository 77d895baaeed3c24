"""§4.1 §4.2 Action phases and turns."""

from __future__ import annotations

from civitas.games.clash.actions.move import is_moving, next_move
from civitas.games.clash.box.content import BOX, FACES
from civitas.games.clash.box.deeds import DEEDS, END, Judged, deed_label
from civitas.games.clash.box.hooks import trigger
from civitas.games.clash.box.queries import Clash, Turn, clockwise, kind
from civitas.games.clash.scoring import as_points, halves
from civitas.kernel import Ask, Each, Note, One, Procedure, Repeat, Roll, Sequence, Step


def last_round(g: Clash) -> int:
    """§4.3 §15.1 §15.3 Six rounds; four in the shorter game, seven at most with the flexible end."""
    if g.options["length"] == "short":
        return int(BOX["short_game"]["rounds"])
    return int(BOX["flexible_end" if g.options["end"] == "flexible" else "frame"]["rounds"])


def next_phase(g: Clash) -> Procedure[None]:
    """§4.1 §15.1 The marker goes on; with the flexible end the start player may have to roll for the end."""
    g.phase += 1
    g.status_step = 0
    yield Note("phase", round=g.round, phase=g.phase)
    checks = BOX["flexible_end"]["checks"]
    flexible = g.options["end"] == "flexible" and g.options["length"] != "short"
    if flexible and f"{g.round}.{g.phase}" in checks:
        face = yield Roll("end", len(FACES))
        number = FACES[face - 1].number
        yield Note("end-roll", seat=g.start_player, number=number)
        if number <= checks[f"{g.round}.{g.phase}"]:
            g.ended, g.ended_by = True, "die"


def phases_left(g: Clash) -> bool:
    return not g.ended and g.phase < BOX["frame"]["phases"]


def seats_in_turn(g: Clash) -> tuple[int, ...]:
    """§4.1 Clockwise from the start player; nobody any more once the game is over."""
    return () if g.ended else clockwise(g)


def begin_turn(g: Clash, seat: int) -> Procedure[None]:
    """§4.1 Three actions, less those lost to a card or an event; then what happens at the start of a turn."""
    player = g.players[seat]
    g.changed()
    turn = g.turn = Turn(seat)
    turn.actions = max(0, int(BOX["frame"]["actions"]) - player.lost_actions)
    player.lost_actions = 0
    player.borrowed = ""
    yield Note("turn", seat=seat, number=turn.actions)
    yield from trigger("turn.began", g, seat)


def next_deed(g: Clash, seat: int) -> Procedure[None]:
    """§4.1 §4.2 An action or a free action; with no action left the turn may end."""
    deeds = Judged(g, seat)
    prompt = One(
        "deed",
        deeds.offered,
        deeds.verdict,
        rule="4.2",
        params={"number": max(0, g.turn.actions)},
        label=deed_label,
    )
    name = yield Ask(seat, prompt)
    turn = g.turn
    turn.deed = name
    if name == END:
        turn.finished = True
        return
    deed = DEEDS[name]
    if deed.action:
        turn.actions -= 1
    if deed.once:
        turn.used += (name,)


def carry_out(g: Clash, seat: int) -> Procedure[None]:
    """Do what was chosen."""
    name = g.turn.deed
    if name != END:
        deed = DEEDS[name]
        if not (deed.idle and g.turn.acted):  # what only the first deed may be can be so no more
            g.changed()
        yield from deed.act(g, seat)
        yield from trigger("deed.done", g, seat, name)


def turn_goes_on(g: Clash, seat: int) -> bool:
    return not g.turn.finished


def end_turn(g: Clash, seat: int) -> Procedure[None]:
    """§4.1 The units forget what they went through."""
    yield from trigger("turn.ended", g, seat)
    own = g.units[seat]
    for hex, units in own.items():
        own[hex] = tuple(sorted(map(kind, units)))


TURN = Sequence(
    Step(begin_turn),
    Repeat(Sequence(Step(next_deed), Step(carry_out), Repeat(Step(next_move), while_=is_moving)), while_=turn_goes_on),
    Step(end_turn),
)


def count_points(g: Clash) -> Procedure[None]:
    """§4.4 When the game is over the points are counted, category by category."""
    for seat in range(g.seats):
        parts = {category: as_points(number) for category, number in halves(g, seat).items()}
        yield Note("final-points", seat=seat, points=as_points(sum(halves(g, seat).values())), parts=parts)


PHASES = Repeat(Sequence(Step(next_phase), Each(seats_in_turn, TURN)), while_=phases_left)
"""§4.1 Three action phases, in each of which every player has a turn."""
