"""What a game supplies to the kernel."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import Any, Generic, NamedTuple, TypeVar

from civitas.kernel.chooser import Chooser
from civitas.kernel.records import State
from civitas.kernel.sequence import Program

S = TypeVar("S", bound=State)


class Outcome(NamedTuple):
    """Something to be told of the end of a game, said as `note-<key>`: which end it was, what broke a tie."""

    key: str
    rule: str = ""
    """The paragraph it follows from."""
    params: Mapping[str, Any] = {}


class Result(NamedTuple):
    """How a game ended: points for each seat, and the seats that won.

    Where all play together (`Title.together`) the winners are all seats or none.
    """

    scores: tuple[float, ...]
    winners: tuple[int, ...]
    ending: Outcome | None = None
    """Which end it was; none as long as the game goes on."""
    ties: tuple[Outcome, ...] = ()
    """What set the winners apart from others with as many points, step by step."""

    def told(self) -> tuple[Outcome, ...]:
        """All there is to tell, in the order in which it is told."""
        return (() if self.ending is None else (self.ending,)) + self.ties


class Choice(NamedTuple):
    """An option of a title: what may be chosen when a table is made; the first is the default."""

    values: tuple[str, ...]


class Title(ABC, Generic[S]):
    """A game. It holds no table's data: all of that is in the state."""

    id: str
    home: str
    """The package of the game: its texts, its rules index and its data are found beside it."""
    version: str
    """Raised whenever a table under way could go on differently."""
    seats: range
    """The numbers of players it is for."""
    program: Program
    state: type[S]
    options: Mapping[str, Choice] = {}
    has_secrets: bool = True
    """Is anything at the table hidden from anyone? Only then is there something to deal anew."""

    def chosen(self, options: Mapping[str, str]) -> dict[str, str]:
        """Every option, with its default where nothing was chosen."""
        for name, value in options.items():
            if name not in self.options or value not in self.options[name].values:
                raise ValueError(f"{self.id} has no option {name} = {value}")
        return {name: options.get(name, choice.values[0]) for name, choice in self.options.items()}

    def fitting(self, seats: int, options: Mapping[str, str]) -> dict[str, str]:
        """These options as so many can play them: some may be for certain numbers of players, or exclude each other."""
        return dict(options)

    @abstractmethod
    def setup(self, seats: int, options: Mapping[str, str]) -> S:
        """The box opened, before the first step of the sequence."""

    @abstractmethod
    def view(self, g: S, viewer: int | None) -> dict[str, Any]:
        """What the seat (or a spectator) may see: a white list, as JSON data."""

    @abstractmethod
    def redeal(self, g: S, seat: int, chooser: Chooser) -> None:
        """Deal anew, in place, what the seat cannot know; its view stays as it is."""

    @abstractmethod
    def result(self, g: S) -> Result:
        """The outcome of a finished game: the table tells its end and its ties in the log.

        Before the end it says what would be counted now, without an ending.
        """

    def together(self, options: Mapping[str, str]) -> bool:
        """Do all seats win or lose together at a table with these options? Then nobody is rated against the others."""
        return False

    def invariants(self, g: S) -> Iterable[str]:
        """What is wrong with this state (a piece too many, a price below zero); nothing, one hopes."""
        return ()

    def vocabulary(self) -> Mapping[str, Iterable[str]]:
        """The things this game speaks of: kind ("region", "card") to ids; each needs a name in every language."""
        return {}
