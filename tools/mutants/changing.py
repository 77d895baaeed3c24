"""Every small change that can be made to a module: an operator, a constant, a condition, a statement less.

A change replaces a stretch of the source text; the rest stays as it is, to the line. What does not decide anything is
left alone: texts, annotations, assertions, errors, `__all__`, what only a type checker reads.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

COMPARED = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: (r"not\s+in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: (r"is\s+not", "is"),
}
COUNTED = {
    ast.Add: (r"\+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: (r"\*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.Div: ("/", "*"),
    ast.Mod: ("%", "//"),
    ast.BitOr: (r"\|", "&"),
    ast.BitAnd: ("&", "|"),
}
TWINS = {"min": "max", "max": "min", "any": "all", "all": "any"}
SILENT = {"log", "logger", "logging", "warnings"}
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)


class Mutant(NamedTuple):
    """One change to one file."""

    file: Path
    whole: bytes
    """What the file holds, unchanged."""
    start: int
    end: int
    text: str
    """What stands from byte `start` to `end` instead."""
    line: int
    statement: int
    """The first line of the statement that is changed."""
    function: str
    """The function in which it is, by its qualified name; empty outside of all."""
    names: tuple[str, ...]
    """Outside of functions: what is defined there."""

    def source(self) -> bytes:
        """The file, changed."""
        return self.whole[: self.start] + self.text.encode() + self.whole[self.end :]

    def lines(self) -> tuple[str, str]:
        """The code before and after, from the first line that is changed to the last."""
        whole = self.whole
        first = whole.rfind(b"\n", 0, self.start) + 1
        last = whole.find(b"\n", self.end) % (len(whole) + 1)
        after = whole[first : self.start] + self.text.encode() + whole[self.end : last]
        return _tidy(whole[first:last]), _tidy(after)


def _tidy(code: bytes) -> str:
    return " ".join(code.decode().split())


def mutants(file: Path) -> list[Mutant]:
    """All changes to a file, in its order."""
    return sorted(_Reader(file).read(), key=lambda mutant: (mutant.start, mutant.end, mutant.text))


class _Reader:
    """Walks through a module and finds what can be changed."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.bytes = file.read_bytes()
        self.starts = [0, *(match.end() for match in re.finditer(b"\n", self.bytes))]
        self.statement = 1
        self.outer: list[str] = []
        self.function = ""
        self.names: tuple[str, ...] = ()
        self.rebound: set[str] = set()
        self.answers_yes_or_no = False

    def read(self) -> Iterator[Mutant]:
        for statement in ast.parse(self.bytes).body:
            self.names = tuple(_bound(statement))
            yield from self.visit(statement)

    def visit(self, node: ast.AST) -> Iterator[Mutant]:
        if _decides_nothing(node):
            return
        if isinstance(node, ast.stmt):
            self.statement = node.lineno
            yield from self.statements(node)
        elif isinstance(node, ast.expr):
            yield from self.expressions(node)
        if isinstance(node, ast.If | ast.While | ast.IfExp):
            yield from self.turned(node.test)
        if isinstance(node, ast.comprehension):
            yield from (mutant for test in node.ifs for mutant in self.turned(test))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            kept = self.function, self.rebound, self.answers_yes_or_no
            yield from self.inside(node)
            self.function, self.rebound, self.answers_yes_or_no = kept
            return
        for child in ast.iter_child_nodes(node):
            if child is not getattr(node, "annotation", None):
                yield from self.visit(child)

    def turned(self, test: ast.expr) -> Iterator[Mutant]:
        """The opposite of a condition, unless changing its one operator comes to the same."""
        if not isinstance(test, ast.UnaryOp) and not (isinstance(test, ast.Compare) and len(test.ops) == 1):
            yield self.put(test, f"not ({self.text(test)})")

    def inside(self, node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> Iterator[Mutant]:
        """A function or a class: its defaults belong outside, its body to it."""
        for expression in [] if isinstance(node, ast.ClassDef) else _defaults(node):
            self.statement = expression.lineno
            yield from self.visit(expression)
        self.outer.append(node.name)
        if not isinstance(node, ast.ClassDef):
            self.function = ".".join(self.outer)
            self.rebound = _rebound(node)
            self.answers_yes_or_no = isinstance(node.returns, ast.Name) and node.returns.id == "bool"
        for statement in node.body:
            yield from self.visit(statement)
        self.outer.pop()

    def statements(self, node: ast.stmt) -> Iterator[Mutant]:
        if self.may_go(node):
            yield self.put(node, "pass")
        if isinstance(node, ast.Return) and node.value is not None and not _is_none(node.value):
            yield from self.turned(node.value) if self.answers_yes_or_no else [self.put(node.value, "None")]
        elif isinstance(node, ast.AugAssign) and type(node.op) in COUNTED:
            yield from self.between(node.target, node.value, *COUNTED[type(node.op)])
        elif isinstance(node, ast.Continue):
            yield self.put(node, "break")
        elif isinstance(node, ast.Break):
            yield self.put(node, "pass")

    def may_go(self, node: ast.stmt) -> bool:
        """Whether the statement does something that could be missed without an error at once."""
        if any(isinstance(inner, ast.Yield | ast.YieldFrom | ast.Await | ast.NamedExpr) for inner in ast.walk(node)):
            return False
        if isinstance(node, ast.Assign):
            return all(self.stays_bound(target) for target in node.targets)
        if isinstance(node, ast.AugAssign):
            return self.stays_bound(node.target) or isinstance(node.target, ast.Name)
        return isinstance(node, ast.Delete) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Call))

    def stays_bound(self, target: ast.expr) -> bool:
        """Whether what is assigned has another value, so that it is not merely unknown without this one."""
        if isinstance(target, ast.Tuple):
            return all(self.stays_bound(inner) for inner in target.elts)
        if isinstance(target, ast.Name):
            return target.id in self.rebound
        return isinstance(target, ast.Attribute | ast.Subscript)

    def expressions(self, node: ast.expr) -> Iterator[Mutant]:
        if isinstance(node, ast.Compare):
            for left, operator, right in zip([node.left, *node.comparators], node.ops, node.comparators, strict=False):
                yield from self.between(left, right, *COMPARED[type(operator)])
        elif isinstance(node, ast.BinOp) and type(node.op) in COUNTED and self.function:
            yield from self.between(node.left, node.right, *COUNTED[type(node.op)])
        elif isinstance(node, ast.BoolOp):
            old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
            for left, right in zip(node.values, node.values[1:], strict=False):
                yield from self.between(left, right, old, new)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield self.put(node, self.text(node).removeprefix("not").strip())
        elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
            yield self.put(node, str(not node.value))
        elif isinstance(node, ast.Constant) and isinstance(node.value, int):
            yield self.put(node, str(node.value + 1))
            yield self.put(node, str(node.value - 1))
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in TWINS:
            yield self.put(node.func, TWINS[node.func.id])
        elif isinstance(node, ast.Slice):
            yield from (self.put(bound, "") for bound in (node.lower, node.upper) if bound is not None)

    def between(self, left: ast.expr, right: ast.expr, old: str, new: str) -> Iterator[Mutant]:
        """The operator that stands between two expressions, whatever parentheses and lines do."""
        start, end = self.place(left)[1], self.place(right)[0]
        word = old if not old[0].isalpha() else rf"\b{old}\b"
        found = re.search(word.encode(), re.sub(rb"#[^\n]*", lambda gone: b" " * len(gone[0]), self.bytes[start:end]))
        if found is not None:
            yield self.made(left, start + found.start(), start + found.end(), new)

    def put(self, node: ast.AST, text: str) -> Mutant:
        return self.made(node, *self.place(node), text)

    def made(self, node: ast.AST, start: int, end: int, text: str) -> Mutant:
        line = self.bytes.count(b"\n", 0, start) + 1
        return Mutant(self.file, self.bytes, start, end, text, line, self.statement, self.function, self.names)

    def place(self, node: ast.AST) -> tuple[int, int]:
        assert isinstance(node, ast.expr | ast.stmt)
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.starts[node.lineno - 1] + node.col_offset, self.starts[node.end_lineno - 1] + node.end_col_offset

    def text(self, node: ast.AST) -> str:
        start, end = self.place(node)
        return self.bytes[start:end].decode()


def _decides_nothing(node: ast.AST) -> bool:
    if isinstance(node, ast.Assert | ast.Raise | ast.JoinedStr | ast.Import | ast.ImportFrom):
        return True
    if isinstance(node, ast.Assign):
        return any(isinstance(target, ast.Name) and target.id.startswith("__") for target in node.targets)
    if isinstance(node, ast.If):
        return "TYPE_CHECKING" in ast.unparse(node.test)
    if isinstance(node, ast.Call):
        if ast.unparse(node.func) == "super().__init__" and any(isinstance(part, ast.JoinedStr) for part in node.args):
            return True  # the message of an error
        function = node.func.value if isinstance(node.func, ast.Attribute) else node.func
        return isinstance(function, ast.Name) and function.id in {*SILENT, "TypeVar", "NewType", "cast"}
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and _decides_nothing(node.value)


def _defaults(node: ast.FunctionDef | ast.AsyncFunctionDef) -> list[ast.expr]:
    return [*node.args.defaults, *(default for default in node.args.kw_defaults if default is not None)]


def _bound(node: ast.AST) -> Iterator[str]:
    """The names that a statement outside of functions defines."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        yield node.name
    else:
        for inner in ast.walk(node):
            if isinstance(inner, ast.Name) and isinstance(inner.ctx, ast.Store):
                yield inner.id


def _rebound(node: ast.AST) -> set[str]:
    """The names to which a function assigns more than once."""
    found = [name.id for name in ast.walk(node) if isinstance(name, ast.Name) and isinstance(name.ctx, ast.Store)]
    own = [inner.target for inner in ast.walk(node) if isinstance(inner, ast.comprehension)]
    for name in (name.id for target in own for name in ast.walk(target) if isinstance(name, ast.Name)):
        found.remove(name)
    return {name for name in found if found.count(name) > 1}


def _is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None
