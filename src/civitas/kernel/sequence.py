"""The outer sequence of play as data: a tree of elements, with a cursor that lives in the state.

    PLAY = Sequence(Step(income), Repeat(Each(clockwise, Step(turn)), while_=goes_on), Step(score))

Between two steps the table can take a checkpoint. A step is a procedure (a generator, which may ask) or a plain
function (which may not, and costs nothing).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from collections.abc import Sequence as Items
from inspect import isgeneratorfunction
from typing import Any

from civitas.kernel.records import State

NOBODY = -1


class Step:
    """A leaf: one procedure. Inside an `Each` it is given the seat as well as the state.

    Say `asks=False` for a plain function. Left out, this is read off the function, which a compiled one does not let
    anybody do: it is then taken for a procedure.
    """

    def __init__(self, procedure: Callable[..., Any], *, asks: bool | None = None) -> None:
        self.procedure = procedure
        found = isgeneratorfunction(procedure) if hasattr(procedure, "__code__") else asks is not False
        if asks is not None and asks != found:
            raise TypeError(f"{procedure.__name__}: a step asks if it is a generator, and only then")
        self.asks = found


class Sequence:
    """One element after the other."""

    def __init__(self, *elements: Element) -> None:
        self.elements = elements


class Each:
    """The element once for each seat, in the order that holds when it begins."""

    def __init__(self, order: Callable[..., Items[int]], element: Element) -> None:
        self.order = order
        self.element = element


class Repeat:
    """The element again and again while a condition holds, `at_most` so many times; the condition is asked first."""

    def __init__(
        self, element: Element, *, while_: Callable[..., bool] | None = None, at_most: int | None = None
    ) -> None:
        self.element = element
        self.while_ = while_
        self.at_most = at_most


class Switch:
    """One of several elements, chosen by the state when it begins."""

    def __init__(self, key: Callable[..., str], cases: Mapping[str, Element]) -> None:
        self.key = key
        self.cases = cases


Element = Step | Sequence | Each | Repeat | Switch

_STEP, _SEQUENCE, _EACH, _REPEAT, _SWITCH = range(5)
_KINDS = ("step", "sequence", "each", "repeat", "switch")


class NoSuchPlace(ValueError):
    """A saved place in the order of play that the title does not have."""


class _Node:
    """An element with its place in the tree."""

    __slots__ = ("at_most", "call", "children", "is_procedure", "kind", "labels", "leaves", "length", "parent")

    def __init__(self, kind: int, call: Callable[..., Any] | None) -> None:
        self.kind = kind
        self.call = call
        self.children: list[int] = []
        self.length = 0
        self.labels: dict[str, int] = {}
        self.at_most: int | None = None
        self.is_procedure = False
        self.leaves: dict[int, Leaf] = {}
        self.parent: int | None = None


class Leaf:
    """The step the cursor stands on, ready to run."""

    __slots__ = ("call", "is_procedure", "seat")

    def __init__(self, node: _Node, seat: int) -> None:
        assert node.call is not None
        self.call = node.call
        self.is_procedure = node.is_procedure
        self.seat = seat

    def run(self, state: Any) -> Any:
        return self.call(state) if self.seat == NOBODY else self.call(state, self.seat)


class Program:
    """A sequence made ready to be walked. It holds no position: that is in the state.

    `around` is put around every procedure, for who wants to listen to them.
    """

    def __init__(self, root: Element, around: Callable[[Callable[..., Any]], Callable[..., Any]] | None = None) -> None:
        self.root = root
        self._around = around
        self._nodes: list[_Node] = []
        self._add(root)
        self._names: dict[int, str] = {}
        self._name_steps()

    def _add(self, element: Element) -> int:
        number = len(self._nodes)
        if isinstance(element, Step):
            heard = self._around if element.asks else None
            node = self._place(_STEP, element.procedure if heard is None else heard(element.procedure))
            node.is_procedure = element.asks
        elif isinstance(element, Sequence):
            node = self._place(_SEQUENCE, None)
            node.children = [self._add(child) for child in element.elements]
            node.length = len(node.children)
        elif isinstance(element, Each):
            node = self._place(_EACH, element.order)
            node.children = [self._add(element.element)]
        elif isinstance(element, Repeat):
            node = self._place(_REPEAT, element.while_)
            node.at_most = element.at_most
            node.children = [self._add(element.element)]
        else:
            node = self._place(_SWITCH, element.key)
            node.labels = {label: self._add(child) for label, child in element.cases.items()}
            node.children = list(node.labels.values())
        return number

    def _place(self, kind: int, call: Callable[..., Any] | None) -> _Node:
        node = _Node(kind, call)
        self._nodes.append(node)
        return node

    def _name_steps(self) -> None:
        """A step is called after its procedure, and numbered if that stands in the sequence several times."""
        times: dict[str, int] = {}
        for number, node in enumerate(self._nodes):
            for child in node.children:
                self._nodes[child].parent = number
            if node.kind == _STEP:
                name = getattr(node.call, "__name__", type(node.call).__name__)
                times[name] = times.get(name, 0) + 1
                self._names[number] = name if times[name] == 1 else f"{name}#{times[name]}"

    # ------------------------------------------------------------------ places in saved tables

    def named(self, cursor: list[Any]) -> list[Any]:
        """The place as it is saved: the step by its name, what is around it by its kind.

        A title may put other steps into its sequence without moving the places of tables under way.
        """
        return [[self._names.get(number, _KINDS[self._nodes[number].kind]), *rest] for number, *rest in cursor]

    def found(self, cursor: list[Any]) -> list[Any]:
        """The place that was saved. One of numbers is taken as it is: so it was written before steps had names."""
        if not cursor or isinstance(cursor[-1][0], int):
            return cursor
        numbers = {name: number for number, name in self._names.items()}
        at: int | None = numbers.get(cursor[-1][0])
        frames: list[Any] = []
        below = -1
        for name, done, order, seat in cursor[::-1]:
            if at is None or name != self._names.get(at, _KINDS[self._nodes[at].kind]):
                raise NoSuchPlace(f"{cursor[-1][0]!r} is no longer where it was in the order of play")
            node = self._nodes[at]
            if node.kind == _SEQUENCE:
                done = node.children.index(below)
            frames.insert(0, [at, done, order, seat])
            below, at = at, node.parent
        if at is not None:
            raise NoSuchPlace(f"{cursor[-1][0]!r} is no longer where it was in the order of play")
        return frames

    # ------------------------------------------------------------------ walking

    def leaf(self, state: State) -> Leaf | None:
        """The step on which the cursor stands; None after the end."""
        if not state.cursor:
            return None
        number, _, _, seat = state.cursor[-1]
        node = self._nodes[number]
        known = node.leaves.get(seat)
        if known is None:
            known = node.leaves[seat] = Leaf(node, seat)
        return known

    def begin(self, state: State) -> Leaf | None:
        """Put the cursor on the first step."""
        if self._nodes[0].kind == _STEP:
            state.cursor = [(0, 0, (), NOBODY)]
            return self.leaf(state)
        state.cursor = [(0, -1, (), NOBODY)]
        return self._walk(state)

    def advance(self, state: State) -> Leaf | None:
        """Move the cursor to the next step; None when the sequence is over."""
        state.cursor.pop()
        return self._walk(state)

    def _walk(self, state: State) -> Leaf | None:
        """From the part just finished to the next step, over elements with nothing to do."""
        nodes, cursor = self._nodes, state.cursor
        repeated: tuple[int, ...] = ()
        while cursor:
            number, at, order, seat = cursor.pop()
            node = nodes[number]
            kind, turn = node.kind, seat
            at += 1
            if kind == _SEQUENCE:
                if at == node.length:
                    continue
                child = node.children[at]
            elif kind == _REPEAT:
                if number in repeated:
                    continue  # no step was run since the last time, so nothing would change
                repeated += (number,)
                if at == node.at_most or (node.call is not None and not _ask(node.call, state, seat)):
                    continue
                child = node.children[0]
            elif kind == _EACH:
                assert node.call is not None
                if at == 0:
                    order = tuple(_ask(node.call, state, seat))
                if at == len(order):
                    continue
                child, turn = node.children[0], order[at]
            elif at:
                continue
            else:
                assert node.call is not None
                child = node.labels[_ask(node.call, state, seat)]
            cursor.append((number, at, order, seat))
            below = nodes[child]
            if below.kind == _STEP:
                cursor.append((child, 0, (), turn))
                return below.leaves.get(turn) or self.leaf(state)
            cursor.append((child, -1, (), turn))
        return None


def _ask(question: Callable[..., Any], state: State, seat: int) -> Any:
    """Ask the state; a question inside an `Each` is about its seat."""
    return question(state) if seat == NOBODY else question(state, seat)
