"""The outer sequence of play as data: a tree of elements, with a cursor that lives in the state.

    PLAY = Sequence(Step(income), Repeat(Each(clockwise, Step(turn)), while_=goes_on), Step(score))

Between two steps the table takes a checkpoint. A step is a procedure (a generator, which may ask) or a plain
function (which may not, and costs nothing).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from collections.abc import Sequence as Items
from inspect import isgeneratorfunction
from typing import Any

from civitas.kernel.records import Frame, State

NOBODY = -1


class Step:
    """A leaf: one procedure. Inside an `Each` it is given the seat as well as the state."""

    def __init__(self, procedure: Callable[..., Any]) -> None:
        self.procedure = procedure


class Sequence:
    """One element after the other."""

    def __init__(self, *elements: Element) -> None:
        self.elements = elements


class Each:
    """The element once for each seat, in the order that holds when it begins."""

    def __init__(self, order: Callable[[Any], Items[int]], element: Element) -> None:
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


class _Node:
    """An element with its place in the tree."""

    __slots__ = ("at_most", "call", "children", "is_procedure", "kind", "labels", "seated")

    def __init__(self, kind: int, call: Callable[..., Any] | None, seated: bool) -> None:
        self.kind = kind
        self.call = call
        self.seated = seated
        self.children: list[int] = []
        self.labels: dict[str, int] = {}
        self.at_most: int | None = None
        self.is_procedure = False


class Leaf:
    """The step the cursor stands on, ready to run."""

    __slots__ = ("call", "is_procedure", "seat")

    def __init__(self, call: Callable[..., Any], is_procedure: bool, seat: int) -> None:
        self.call = call
        self.is_procedure = is_procedure
        self.seat = seat

    def run(self, state: Any) -> Any:
        return self.call(state) if self.seat == NOBODY else self.call(state, self.seat)


class Program:
    """A sequence made ready to be walked. It holds no position: that is in the state."""

    def __init__(self, root: Element) -> None:
        self._nodes: list[_Node] = []
        self._add(root, seated=False)

    def _add(self, element: Element, seated: bool) -> int:
        number = len(self._nodes)
        if isinstance(element, Step):
            node = self._place(_STEP, element.procedure, seated)
            node.is_procedure = isgeneratorfunction(element.procedure)
        elif isinstance(element, Sequence):
            node = self._place(_SEQUENCE, None, seated)
            node.children = [self._add(child, seated) for child in element.elements]
        elif isinstance(element, Each):
            node = self._place(_EACH, element.order, seated)
            node.children = [self._add(element.element, seated=True)]
        elif isinstance(element, Repeat):
            node = self._place(_REPEAT, element.while_, seated)
            node.at_most = element.at_most
            node.children = [self._add(element.element, seated)]
        else:
            node = self._place(_SWITCH, element.key, seated)
            node.labels = {label: self._add(child, seated) for label, child in element.cases.items()}
            node.children = list(node.labels.values())
        return number

    def _place(self, kind: int, call: Callable[..., Any] | None, seated: bool) -> _Node:
        node = _Node(kind, call, seated)
        self._nodes.append(node)
        return node

    def leaf(self, state: State) -> Leaf | None:
        """The step on which the cursor stands; None after the end."""
        if not state.cursor:
            return None
        node = self._nodes[state.cursor[-1][0]]
        assert node.call is not None
        return Leaf(node.call, node.is_procedure, self._seat(state.cursor) if node.seated else NOBODY)

    def begin(self, state: State) -> Leaf | None:
        """Put the cursor on the first step."""
        state.cursor = []
        return self.leaf(state) if self._descend(state, 0) else self.advance(state)

    def advance(self, state: State) -> Leaf | None:
        """Move the cursor to the next step; None when the sequence is over."""
        cursor = state.cursor
        if cursor and self._nodes[cursor[-1][0]].kind == _STEP:
            cursor.pop()
        while cursor:
            number, at, order = cursor.pop()
            node = self._nodes[number]
            if self._enter(state, number, node, at + 1, order):
                return self.leaf(state)
        return None

    def _seat(self, cursor: list[Frame]) -> int:
        for number, at, order in reversed(cursor):
            if self._nodes[number].kind == _EACH:
                return order[at]
        raise AssertionError("a seated element outside every Each")

    def _call(self, state: State, node: _Node) -> Any:
        """Ask the state; a question inside an `Each` is about its seat."""
        assert node.call is not None
        return node.call(state, self._seat(state.cursor)) if node.seated else node.call(state)

    def _descend(self, state: State, number: int) -> bool:
        """Enter an element from its beginning; False if there is nothing in it to do."""
        node = self._nodes[number]
        if node.kind == _STEP:
            state.cursor.append((number, 0, ()))
            return True
        return self._enter(state, number, node, 0, ())

    def _enter(self, state: State, number: int, node: _Node, at: int, order: tuple[int, ...]) -> bool:
        """Go on with an element from its part `at`, over parts with nothing to do; False when it is finished."""
        while True:
            child = node.children[0] if node.children else 0
            if node.kind == _SEQUENCE:
                if at >= len(node.children):
                    return False
                child = node.children[at]
            elif node.kind == _EACH:
                if at == 0:
                    order = tuple(self._call(state, node))
                if at >= len(order):
                    return False
            elif node.kind == _REPEAT:
                if node.at_most is not None and at >= node.at_most:
                    return False
                if node.call is not None and not self._call(state, node):
                    return False
            elif at > 0:
                return False
            else:
                child = node.labels[self._call(state, node)]
            state.cursor.append((number, at, order))
            if self._descend(state, child):
                return True
            state.cursor.pop()
            if node.kind == _REPEAT:
                return False  # nothing was done, so nothing would change the next time
            at += 1
