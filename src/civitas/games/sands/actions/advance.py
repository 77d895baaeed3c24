"""§5.7 Advance."""

from __future__ import annotations

from civitas.games.sands.actions.deciding import ask
from civitas.games.sands.box.content import ADVANCES, ADVANCES_WITH, CATEGORIES, LAST_LEVEL, ROWS, stack_name
from civitas.games.sands.box.effects import effect, listeners, unlocked
from civitas.games.sands.box.state import Sands
from civitas.games.sands.tracks import heritage_for_turn, most_unrest, raise_heritage
from civitas.kernel import Ask, Label, Note, One, Procedure, Reason, Reveal, Verdict

ROW_ENDS = Reason("row-ends", "5.7.5", "row")
NEW_ROW_LOCKED = Reason("new-row-locked", "5.7.1")
TOO_RESTLESS = Reason("too-restless", "5.7.2", "category", "unrest", "heritage")
NOTHING_TO_ADVANCE = Reason("nothing-to-advance", "5.7.2")


def level_in(g: Sands, seat: int, row: str) -> int:
    """How far the seat's marker has come in a row; 0 without a marker."""
    advances = g.empires[seat].advances
    return sum(1 for id in g.rows[row] if id in advances)


def check(g: Sands, seat: int, row: str) -> Verdict:
    """§5.7.1 §5.7.2 The next advance of the row, or with culture unlocked the first one of a new row."""
    empire = g.empires[seat]
    if ROWS[row] not in empire.advances:
        if not unlocked(empire, "culture"):
            return (NEW_ROW_LOCKED,)
    elif level_in(g, seat, row) == len(g.rows[row]):
        return ROW_ENDS, row
    category = ADVANCES[ROWS[row]].category
    heritage = heritage_for_turn(g, seat, category)
    unrest = empire.unrest - effect(empire, "advance-unrest-relief")
    return None if unrest <= heritage else (TOO_RESTLESS, category, unrest, heritage)


def possible(g: Sands, seat: int) -> Verdict:
    return None if any(check(g, seat, row) is None for row in ROWS) else (NOTHING_TO_ADVANCE,)


def advance(g: Sands, seat: int) -> Procedure[None]:
    """§5.7.1 §5.7.3 One step to the right; who comes first to the end of a row lengthens it."""
    prompt = One(
        "advance",
        tuple(ROWS),
        lambda row: check(g, seat, row),
        rule="5.7.1",
        label=lambda row: _row_label(g, seat, row),
    )
    row = yield from ask(g, seat, prompt)
    g.turn.used = True
    yield from reach(g, seat, row)
    level = level_in(g, seat, row)
    if level == len(g.rows[row]) and level < LAST_LEVEL:
        yield from lengthen(g, seat, row, level + 1)


def reach(g: Sands, seat: int, row: str) -> Procedure[None]:
    """§5.7.4 The marker moves on to the next advance of the row."""
    id = g.rows[row][level_in(g, seat, row)]
    g.empires[seat].advances += (id,)
    yield Note("advance", seat=seat, advance=id)
    yield from listeners.trigger("advance-reached", g, seat, id)


def lengthen(g: Sands, seat: int, row: str, level: int) -> Procedure[None]:
    """§5.7.3 §5.7.5 Draw two cards, lay one out, put the other back on top; only this seat has seen it."""
    stack = stack_name(ADVANCES[ROWS[row]].category, level)
    turn = g.turn
    turn.drawn = g.stacks[stack][:2]
    turn.drawn_row = row
    g.stacks[stack] = g.stacks[stack][2:]
    if not turn.drawn:
        return
    yield Reveal((seat,))
    laid = turn.drawn[0]
    if len(turn.drawn) == 2:
        laid = yield Ask(seat, One("lay-advance", lambda: turn.drawn, rule="5.7.3", label=_advance_label))
        if laid == turn.drawn[0]:
            g.stacks[stack] = (turn.drawn[1], *g.stacks[stack])
            g.knows_top[stack] = (seat,)
        else:
            g.stacks[stack] = (turn.drawn[0], *g.stacks[stack])
            g.knows_top[stack] = tuple(sorted({*g.knows_top.get(stack, ()), seat}))
    else:
        g.knows_top.pop(stack, None)
    g.rows[row] += (laid,)
    turn.drawn = ()
    turn.drawn_row = ""
    yield Note("lay-advance", seat=seat, advance=laid, row=row)


@listeners.on("advance-reached", 10, "max-unrest")
def calm_down(g: Sands, seat: int, id: str) -> Procedure[None]:
    """§9.0.6 Unrest beyond the new limit falls to it, without a loss of points."""
    empire = g.empires[seat]
    if id in ADVANCES_WITH["max-unrest"] and empire.unrest > most_unrest(empire):
        steps = empire.unrest - most_unrest(empire)
        empire.unrest -= steps
        yield Note("unrest-capped", seat=seat, value=empire.unrest, steps=steps)


@listeners.on("advance-reached", 20, "heritage-on-reach")
def be_sung(g: Sands, seat: int, id: str) -> Procedure[None]:
    """§5.7.4 Heritage in every category when the advance is reached."""
    if id in ADVANCES_WITH["heritage-on-reach"]:
        for category in CATEGORIES:
            yield from raise_heritage(g, seat, category, ADVANCES[id].value)


def _row_label(g: Sands, seat: int, row: str) -> Label:
    level = level_in(g, seat, row)
    if level == len(g.rows[row]):
        return Label("row", [f"row:{row}"], row=row)
    return Label("advance", [f"row:{row}", f"advance:{g.rows[row][level]}"], row=row, advance=g.rows[row][level])


def _advance_label(id: str) -> Label:
    return Label("lay-advance", [f"advance:{id}"], advance=id)
