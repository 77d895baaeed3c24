"""The kit hears every reveal, also in steps that the program has stood on before."""

from __future__ import annotations

from civitas.games import find_title
from civitas.games.lessons import lessons
from civitas.kernel.gamefile import reopen
from civitas.kit.watching.undoing import overheard


def test_a_reveal_is_heard_in_a_step_that_the_program_knows() -> None:
    title = find_title("clash")
    explore = next(lesson for lesson in lessons(title) if lesson.id == "explore")
    listened, program = overheard(title)
    for known in (title, listened):
        table = reopen(known, explore.game())
        program.reveals.clear()
        table.apply(explore.seat, "move")
        table.apply(explore.seat, "D2>E3")
    assert program.reveals == [None]
