"""A game at one terminal: people take turns at the keyboard, bots answer at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console

from civitas.bots import Bot, make_bot
from civitas.cli.playing.menu import Menu, Unclear
from civitas.cli.playing.paragraphs import paragraph
from civitas.cli.playing.screen import Screen
from civitas.cli.words import Words
from civitas.kernel import CannotUndo, Misfit, Refusal, Table, Title
from civitas.kernel.gamefile import GameFile, UnreadableFile, read_game, reopen, write_game
from civitas.texts import Speaker

with suppress(ImportError):  # gives the input line its arrow keys where the system has them
    import readline  # noqa: F401

HUMAN = "human"


class Quit(Exception):
    """The player leaves before the end."""


class CannotGoOn(Exception):
    """A game file that can be read but not played on."""


class Seating(NamedTuple):
    """Who sits where: `human` or the name of a bot for each seat, and what they are called."""

    roles: list[str]
    names: list[str]

    def humans(self) -> list[int]:
        return [seat for seat, role in enumerate(self.roles) if role == HUMAN]


def continued(title: Title[Any], game: GameFile) -> Table:
    """The table in a game file, ready to be played on."""
    try:
        table = reopen(title, game)
    except UnreadableFile:  # the seed in it is not the one of its dice
        raise CannotGoOn from None
    if table.dice is None and not table.over:
        raise CannotGoOn
    return table


class Session:
    """One sitting. `table` is where it stands now; loading a game replaces it."""

    def __init__(
        self, console: Console, table: Table, seating: Seating, words: Words, seed: str, *, confirm: bool = False
    ) -> None:
        self.console = console
        self.words = words
        self.seed = seed
        self.confirm = confirm
        self._commands = commands(words)
        self._take_seats(table, seating)

    def _take_seats(self, table: Table, seating: Seating) -> None:
        self.table = table
        self.seating = seating
        self.title = table.title
        speaker = Speaker(self.title, self.words.language, seating.names)
        self.screen = Screen(self.console, self.title, speaker, seating.names, self.words)
        self.bots: dict[int, Bot] = {
            seat: make_bot(role, self.title, f"{self.seed}/{seat}")
            for seat, role in enumerate(seating.roles)
            if role != HUMAN
        }
        self._at_keyboard: int | None = None
        # Since when: how many log lines each seat has read, at which entry the board was last shown to whoever
        # sits at the keyboard, and whether that person has answered since the bots last did.
        self._told: dict[int, int] = {}
        self._drawn = -1
        self._fresh = False

    @property
    def asked(self) -> bool:
        """Has anybody at the keyboard been asked anything yet?"""
        return self._at_keyboard is not None

    # ------------------------------------------------------------------ the flow of the game

    def play(self) -> None:
        """Until the game is over; raises `Quit` if someone leaves."""
        while not self.table.over:
            asked = self.table.to_act()
            bot = next((seat for seat in asked if seat in self.bots), None)
            if bot is None:
                # Whoever sits at the keyboard goes on if asked, so that it changes hands as seldom as possible.
                self._turn(self._at_keyboard if self._at_keyboard in asked else asked[0])
            elif not self._takes_back(bot):
                self.table.apply(bot, self.bots[bot].choose(self.table, bot))

    def _takes_back(self, bot: int) -> bool:
        """Before bots answer, the player may still undo the last answer, if that was asked for."""
        seat = self._at_keyboard
        if not self.confirm or not self._fresh or seat is None or not self.table.can_undo(seat):
            return False
        self._fresh = False
        self._tell_new(seat)
        if not self._undoes(self._input(self.words("confirm", name=self.seating.names[bot]) + " ")):
            return False
        self.table.undo(seat)
        return True

    def _turn(self, seat: int) -> None:
        """One person answers one prompt, or uses commands until then."""
        if seat != self._at_keyboard and not self._hand_over(seat):
            return
        self._tell(seat)
        table = self.table
        while table is self.table and seat in table.to_act():
            before = table.seq
            menu = Menu(table.prompt(seat), self.screen.speaker, self.words)
            self.screen.menu(menu)
            while table is self.table and table.seq == before:
                self._obey(seat, menu, self._input(f"{self.seating.names[seat]} · {menu.how()}> "))
            if table is self.table:
                self._drawn = table.seq
                self._fresh = True
            if table.to_act() != (seat,):
                return
            self._tell_new(seat)

    def _hand_over(self, seat: int) -> bool:
        """Clear what the last player saw before the next one looks; False if the last player takes a move back."""
        last = self._at_keyboard
        if last is not None and (self._private(last) or self._private(seat)):
            undoable = self.table.can_undo(last)
            self._tell_new(last)
            # Not yet cleared: whoever has just answered wants to read what came of it.
            said = self.words("hide-or-undo") if undoable else self.words("hide")
            if self._undoes(self._input(said + " ")) and undoable:
                self.table.undo(last)
                self._drawn = -1
                return False
            self.screen.clear()
            self._input(self.words("pass-device", name=self.seating.names[seat]) + " ")
            self.screen.clear()
        self._at_keyboard = seat
        self._drawn = -1
        return True

    def _private(self, seat: int) -> bool:
        """Does the seat see anything that not everybody may see?"""
        return self.table.view(seat) != self.table.view(None) or self.table.side_by_side

    def _tell(self, seat: int) -> None:
        """At the start of a turn: what happened since, and the board."""
        if self._drawn == self.table.seq:
            return
        lines = self.table.notes(seat)
        told = min(self._told.get(seat, 0), len(lines))
        if lines[told:]:
            self.console.print()
            if told:
                self.screen.say("since", style="bold")
            else:
                self.screen.say("so-far", style="bold")
        self._tell_new(seat)
        self._board(seat, whole=False)
        self._drawn = self.table.seq

    def _tell_new(self, seat: int) -> None:
        lines = self.table.notes(seat)
        self.screen.notes(lines[min(self._told.get(seat, 0), len(lines)) :])
        self._told[seat] = len(lines)

    def tell_end(self) -> None:
        """What happened up to the end; if only bots played, to whoever watches."""
        if self._at_keyboard is None:
            self.screen.notes(self.table.notes(None))
        else:
            self._tell_new(self._at_keyboard)

    def _board(self, seat: int | None, *, whole: bool, only: str = "") -> bool:
        self.console.print()
        return self.screen.board(self.table.view(seat)["game"], seat, whole=whole, only=only)

    def _input(self, prompt: str) -> str:
        try:
            return self.console.input(prompt, markup=False).strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Quit from None

    def _undoes(self, typed: str) -> bool:
        return self._commands.get(typed.lower()) is Session.undo

    # ------------------------------------------------------------------ commands

    def _obey(self, seat: int, menu: Menu, line: str) -> None:
        """An answer or a command; whatever is wrong with it is said, and nothing has happened."""
        if not line:
            return
        name, _, rest = line.partition(" ")
        command = self._commands.get(name.lower())
        try:
            if command is not None:
                command(self, seat, menu, rest.strip())
            else:
                self._answer(seat, menu, line)
        except Unclear as unclear:
            self.screen.line(str(unclear), "yellow")

    def _answer(self, seat: int, menu: Menu, line: str) -> None:
        try:
            self.table.apply(seat, menu.read(line))
        except Refusal as refusal:
            self._explain(refusal)

    def _explain(self, refusal: Refusal) -> None:
        self.screen.line(self.screen.speaker.refusal(refusal), "yellow")
        if refusal.rule:
            self._paragraph(refusal.rule)

    def _paragraph(self, rule: str) -> None:
        found = paragraph(self.title, rule)
        if found is None:
            raise Unclear(self.words("no-such-rule", rule=rule))
        self.screen.line(f"{found.id} {found.title(self.words.language)}", "bold")
        self.screen.line(found.text(self.words.language))

    def why(self, seat: int, menu: Menu, rest: str) -> None:
        if not rest:
            if not menu.refused:
                self.screen.say("nothing-refused")
            self.screen.refused(menu.refused)
            return
        if not rest.isdecimal():
            raise Unclear(self.words("not-understood", typed=rest))
        item = menu[int(rest)]
        if item.refusal is None:
            self.screen.say("is-allowed", number=rest)
        else:
            self.screen.line(item.text, "dim")
            self._explain(item.refusal)

    def undo(self, seat: int, menu: Menu, rest: str) -> None:
        try:
            self.table.undo(seat)
        except CannotUndo:
            raise Unclear(self.words("cannot-undo")) from None

    def redo(self, seat: int, menu: Menu, rest: str) -> None:
        try:
            self.table.redo(seat)
        except CannotUndo:
            raise Unclear(self.words("cannot-redo")) from None

    def restart(self, seat: int, menu: Menu, rest: str) -> None:
        if not self.table.restart(seat):
            raise Unclear(self.words("cannot-undo"))

    def log(self, seat: int, menu: Menu, rest: str) -> None:
        if rest and not rest.isdecimal():
            raise Unclear(self.words("not-understood", typed=rest))
        self.screen.notes(self.table.notes(seat), int(rest or 20))

    def board(self, seat: int, menu: Menu, rest: str) -> None:
        if not self._board(seat, whole=True, only=rest):
            raise Unclear(self.words("no-such-sheet", typed=rest))
        self.screen.menu(menu)

    def rule(self, seat: int, menu: Menu, rest: str) -> None:
        self._paragraph(rest or menu.prompt.rule)

    def about(self, seat: int, menu: Menu, rest: str) -> None:
        """What a card, a building, an advance does; the first letters of its name are enough."""
        if not rest:
            raise Unclear(self.words("about-what"))
        if not self.screen.about(rest):
            raise Unclear(self.words("about-nothing", typed=rest))

    def save(self, seat: int, menu: Menu, rest: str) -> None:
        if not rest:
            raise Unclear(self.words("which-file"))
        try:
            self.write(Path(rest))
        except OSError as fault:
            raise Unclear(self.words("cannot-write", file=rest, why=fault.strerror or str(fault))) from None

    def write(self, file: Path) -> None:
        """The whole game, with the secret of its dice: the file is for whoever plays here."""
        file.write_text(write_game(self.table, self.seating.names, secret=True), encoding="utf-8")
        self.screen.say("saved", file=str(file))

    def load(self, seat: int, menu: Menu, rest: str) -> None:
        if not rest:
            raise Unclear(self.words("which-file"))
        try:
            game = read_game(Path(rest).read_text(encoding="utf-8"))
        except OSError as fault:
            raise Unclear(self.words("cannot-open", file=rest, why=fault.strerror or str(fault))) from None
        except (UnreadableFile, UnicodeDecodeError):
            raise Unclear(self.words("not-a-game", file=rest)) from None
        if (game.header["title"], game.header["seats"]) != (self.title.id, self.table.seats):
            raise Unclear(self.words("other-table", file=rest))
        try:
            table = continued(self.title, game)
        except CannotGoOn:
            raise Unclear(self.words("no-dice", file=rest)) from None
        except Misfit as misfit:
            version = game.header["version"]
            raise Unclear(self.words("load-misfits", file=rest, version=version, why=str(misfit))) from None
        names = game.header.get("names") or self.seating.names
        self._take_seats(table, Seating(self.seating.roles, list(names)))
        self.screen.say("loaded", file=rest)

    def help(self, seat: int, menu: Menu, rest: str) -> None:
        self.screen.help()

    def quit(self, seat: int, menu: Menu, rest: str) -> None:
        raise Quit


Command = Callable[[Session, int, Menu, str], None]
COMMANDS: dict[str, Command] = {
    "why": Session.why,
    "undo": Session.undo,
    "redo": Session.redo,
    "restart": Session.restart,
    "log": Session.log,
    "board": Session.board,
    "rule": Session.rule,
    "about": Session.about,
    "save": Session.save,
    "load": Session.load,
    "help": Session.help,
    "quit": Session.quit,
}


def commands(words: Words) -> dict[str, Command]:
    """What can be typed: the commands in the player's language, and in English as well."""
    own: dict[str, Command] = {
        words("command-why"): Session.why,
        words("command-undo"): Session.undo,
        words("command-redo"): Session.redo,
        words("command-restart"): Session.restart,
        words("command-log"): Session.log,
        words("command-board"): Session.board,
        words("command-rule"): Session.rule,
        words("command-about"): Session.about,
        words("command-save"): Session.save,
        words("command-load"): Session.load,
        words("command-help"): Session.help,
        words("command-quit"): Session.quit,
    }
    return {**COMMANDS, **own, "?": Session.help}


def named(roles: Sequence[str], given: Sequence[str], words: Words) -> list[str]:
    """What the players are called: the names given, then `Player 2` or `Bot 3 (greedy)`."""
    names = list(given[: len(roles)])
    for seat in range(len(names), len(roles)):
        if roles[seat] == HUMAN:
            names.append(words("player-name", number=str(seat + 1)))
        else:
            names.append(words("bot-name", number=str(seat + 1), bot=roles[seat]))
    return names
