"""What a title tells bots about itself: all that a bot ever knows of a particular game."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import lru_cache, wraps
from typing import Any, Concatenate, Generic, NamedTuple, ParamSpec, Protocol, TypeVar, runtime_checkable

from civitas.kernel import Answer, Prompt

View = dict[str, Any]


class Advice(Protocol):
    """The advice of a title. Everything is said about a view, never about what is hidden from it."""

    RESTING: frozenset[str]
    """Questions at which a deed is over."""
    OPENING: frozenset[str]
    """Questions whose answer must be followed to the end of the deed to be rated; the last answer does nothing."""

    def taste(self, rng: Any) -> Any:
        """A liking of its own for a bot, so that not all of them play alike."""

    def manner(self, rng: Any, name: str) -> Any:
        """The same for a bot that thinks ahead: with the weights that were tuned for such bots, and as a builder, a
        warrior or a trader would; without a name, with no particular manner."""

    def evaluate(self, view: View, seat: int, taste: Any) -> float:
        """How good the position is for the seat, from its own view."""

    FEATURES: tuple[str, ...]
    """The parts of which `evaluate` is made, by name; `feature-<name>` says what it means to win by one."""
    OWN: frozenset[str]
    """Those that hang on what others at the table cannot see: nobody else is told of them."""

    def features(self, view: View, seat: int, taste: Any) -> dict[str, float]:
        """What `evaluate` adds up, part by part. A part that is nothing may be left out."""

    def spread(self, view: View) -> float:
        """How many points of `evaluate` two seats are apart of which one wins e times as often as the other.

        Where all win or lose together, 0 points are an even chance, and with so many more they win e times as often as
        they lose.
        """

    def moment(self, view: View) -> Hashable:
        """Where in the game a position is; only positions of the same moment are compared."""

    def judged(self, view: View, seat: int, key: str) -> bool:
        """Is the position, at a question at which a deed is over, one that `evaluate` judges well for the seat?

        So a turn of the seat should be over, and not half of it: a search plays on until then.
        """

    def pending(self, view: View, seat: int, taste: Any) -> float | None:
        """What the rest of the seat's turn may be worth, in the middle of it, when a deed is over; None if such a
        position cannot be judged.

        Where it can, a search need not play every turn to its end: it judges as soon as a deed is over, and so sees
        many more of them in the same time.
        """

    def sensible(self, prompt: Prompt) -> list[Answer]:
        """The legal answers that are worth a try."""

    def appraise(self, view: View, seat: int, prompt: Prompt, taste: Any) -> Sequence[float] | None:
        """Ratings of the prompt's legal answers, where looking ahead shows nothing or takes too long; else None."""

    def hint(self, view: View, seat: int, prompt: Prompt, taste: Any) -> Sequence[float] | None:
        """Rougher ratings than a look ahead would give, in a fraction of the time: rollouts go by them. None where
        the title has no quicker way than `appraise` or a look ahead."""


class Wish(NamedTuple):
    """Orders that make sense together, how often each is given, and what they are worth."""

    orders: Mapping[str, int]
    worth: float


@runtime_checkable
class Commanding(Protocol):
    """What a title adds to its advice if a question asks for orders to everything a seat has (`Command`).

    Nobody can list the answers, and as all order at once, looking one answer ahead shows nothing. So the title says
    what it would like to order, and a bot gives the best of it that goes together.
    """

    def orders(self, view: View, seat: int, prompt: Prompt, taste: Any) -> Sequence[Wish] | None:
        """Wishes for this question; None if it does not ask for orders."""


@runtime_checkable
class Bidding(Protocol):
    """What a title adds to its advice if players make each other offers.

    Whether there is an offer worth making hangs on what everybody has, and one that is put together part by part shows
    its worth only when it is whole. So the title says from the view what to try.
    """

    def bidding(self, view: View, seat: int, prompt: Prompt, taste: Any) -> list[Answer] | None:
        """The legal answers that are worth a try at a question that begins an offer or goes on with it, in the place
        of the `sensible` ones; None at any other question."""


@runtime_checkable
class Detailing(Protocol):
    """What a title adds to its advice if it rates details of a deed better than the few looks ahead that there is time
    for: bots that think ahead answer these questions by the quick thought, and think about what to do at all."""

    DETAILS: frozenset[str]


@runtime_checkable
class Knowing(Protocol):
    """What a title adds to its advice so that bots need not think twice of what they know already.

    Imagined worlds differ in what is hidden. Where a seat knows the same in two of them, it sees the same and is asked
    the same, and so whatever it thought of the one holds for the other.
    """

    PLAIN: frozenset[str]
    """Questions whose answers show the seat nothing that changes what it thinks of the position: what came of a try is
    remembered."""

    def known(self, state: Any, seat: int) -> Hashable:
        """All that the seat knows of a position, its own question included."""

    def look(self, state: Any, seat: int) -> View:
        """What the advice looks at in the seat's view, built in a fraction of the time; nobody may change it."""


@runtime_checkable
class Learnable(Protocol):
    """What a title adds to its advice so that the worth of positions can be learned from games.

    Everything is read from what the seat sees: a learned evaluation knows no more than a written one.
    """

    TRAITS: tuple[str, ...]
    """What is looked at, by name."""
    PHASES: int
    """Into so many parts a game falls, in each of which things are worth something else."""

    def phase(self, view: View) -> int:
        """The part of the game, from 0."""

    def traits(self, view: View, seat: int) -> list[float]:
        """The numbers of a position for a seat, in the order of `TRAITS`."""


def mean_and_most(others: Sequence[Sequence[float]], width: int) -> list[float]:
    """For traits: the mean of each count over the others, then the most of each; of nobody both are 0. So traits are
    as many at any table."""
    if not others:
        return [0.0] * (2 * width)
    columns, many = list(zip(*others, strict=True)), len(others)
    return [*[sum(column) / many for column in columns], *map(max, columns)]


def leads(own: Sequence[float], others: Sequence[Sequence[float]]) -> list[float]:
    """By how much each count is ahead of the best of the others; with nobody else there is nothing to be ahead of."""
    if not others:
        return [0.0] * len(own)
    return [mine - max(column) for mine, column in zip(own, zip(*others, strict=True), strict=True)]


@runtime_checkable
class Foretelling(Protocol):
    """Advice that says how a game will end for a seat, instead of how good its position looks."""

    def foretell(self, view: View, seat: int) -> float:
        """By how much the seat is going to be ahead, from a position in which nothing is half done."""


class Thinking(Protocol):
    """Whoever thinks about a position that does not change meanwhile."""

    known: dict[tuple[Any, ...], Any]
    """What was thought about it so far."""


R = TypeVar("R", bound=Thinking)
P = ParamSpec("P")
T = TypeVar("T")


def once(think: Callable[Concatenate[R, P], T]) -> Callable[Concatenate[R, P], T]:
    """The same answer to the same question, thought about once."""
    name = f"{think.__module__}.{think.__qualname__}"

    @wraps(think)
    def remembered(realm: R, /, *args: P.args, **kwargs: P.kwargs) -> T:
        key, known = (name, *args), realm.known
        if key in known:
            found: T = known[key]
        else:
            found = known[key] = think(realm, *args, **kwargs)
        return found

    return remembered


class Kept(Generic[T]):
    """A property that is thought about when it is first asked for, and then lies with its owner. What `functools` has
    for that takes a lock each time, which is most of what a small thought costs."""

    def __init__(self, think: Callable[[Any], T]) -> None:
        self._think = think
        self.__doc__ = think.__doc__

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    def __get__(self, whose: Any, owner: type | None = None) -> T:
        found = whose.__dict__[self._name] = self._think(whose)
        return found


class Piece:
    """A piece of a position, with what follows from it. Equal pieces are one: to compare them takes its time."""

    __slots__ = ("follows",)

    def __init__(self) -> None:
        self.follows: dict[Hashable, Any] = {}


def pieces(most: int) -> Callable[[Hashable], Piece]:
    """The piece of a key; so many are kept at most."""

    @lru_cache(most)
    def piece(key: Hashable) -> Piece:
        return Piece()

    return piece
