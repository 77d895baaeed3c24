"""Reading the source of a game: which texts it speaks of and which paragraphs it cites."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple, TypeGuard

from civitas.kernel import Title

PROMPTS = frozenset({"One", "Some", "YesNo", "Number", "Order", "Pay", "Place", "Command", "Path", "Deal"})
KINDS = {
    **dict.fromkeys(PROMPTS, "prompt"),
    "Label": "option",
    "Note": "note",
    "Outcome": "note",
    "Reason": "reason",
    "Sheet": "sheet",
    "Prospect": "outlook",
}
"""The class that speaks to the first part of its message."""
NOT_PARAMETERS = {"Note": {"key", "seats"}, "Label": {"text", "targets"}, "Prospect": {"key", "good"}}
CITATION = re.compile(r"§([0-9A-Za-z.]+)")


class Module(NamedTuple):
    """One file of a game."""

    name: str
    path: Path
    tree: ast.Module

    def at(self, node: ast.AST) -> str:
        return f"{self.name}:{getattr(node, 'lineno', 1)}"


class Spoken(NamedTuple):
    """A message that the source speaks of; `params` is None where the source does not say which it fills in."""

    message: str
    where: str
    params: frozenset[str] | None


class Unclear(NamedTuple):
    """A place where the source speaks of a message without naming it."""

    where: str
    why: str


class Cited(NamedTuple):
    """A paragraph, and the place that cites it."""

    rule: str
    where: str


def modules(title: Title[Any]) -> list[Module]:
    """Every module of the game's package."""
    return list(_modules(title.home))


@lru_cache(maxsize=8)
def _modules(home: str) -> tuple[Module, ...]:
    spec = find_spec(home)
    assert spec is not None
    if not spec.submodule_search_locations:
        raise ValueError(f"{home} is not a package: a game is a package, with its texts beside its rules")
    found = []
    for folder in map(Path, spec.submodule_search_locations):
        for path in sorted(folder.rglob("*.py")):
            parts = path.relative_to(folder).with_suffix("").parts
            name = ".".join([home, *(part for part in parts if part != "__init__")])
            found.append(Module(name, path, ast.parse(path.read_text(encoding="utf-8"))))
    return tuple(found)


def _called(tree: ast.Module) -> Iterator[tuple[str, ast.Call]]:
    """Every call of a class of the kernel (or of `Sheet` or `Prospect`), by the name that it has there."""
    local: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(
            ("civitas.kernel", "civitas.games.sheets", "civitas.games.outlooks")
        ):
            local.update({alias.asname or alias.name: alias.name for alias in node.names})
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Name) and node.func.id in local:
                yield local[node.func.id], node
            elif isinstance(node.func, ast.Attribute) and node.func.attr in KINDS:
                yield node.func.attr, node
        elif isinstance(node, ast.ClassDef):
            bases = [local[base.id] for base in node.bases if isinstance(base, ast.Name) and base.id in local]
            if bases and bases[0] in KINDS:
                yield from ((bases[0], call) for call in ast.walk(node) if _is_super_init(call))


def _is_super_init(node: ast.AST) -> TypeGuard[ast.Call]:
    """Is it `super().__init__(…)`, by which a prompt of the game's own speaks?"""
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute) or node.func.attr != "__init__":
        return False
    owner = node.func.value
    return isinstance(owner, ast.Call) and isinstance(owner.func, ast.Name) and owner.func.id == "super"


def _literals(node: ast.expr | None) -> list[str] | None:
    """The strings that an expression can be, if that is plain to see."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        one, other = _literals(node.body), _literals(node.orelse)
        return None if one is None or other is None else one + other
    return None


def _argument(call: ast.Call, place: int, *names: str) -> ast.expr | None:
    if len(call.args) > place and not any(isinstance(arg, ast.Starred) for arg in call.args[: place + 1]):
        return call.args[place]
    return next((keyword.value for keyword in call.keywords if keyword.arg in names), None)


def spoken(title: Title[Any]) -> tuple[list[Spoken], list[Unclear]]:
    """The messages that the source speaks of, and the places where it cannot be told which."""
    found: list[Spoken] = []
    unclear: list[Unclear] = []
    for module in modules(title):
        for name, call in _called(module.tree):
            if name not in KINDS:
                continue
            keys = _literals(_argument(call, 0, "key", "text", "id", "caption"))
            if keys is None:
                unclear.append(Unclear(module.at(call), f"the key of {name} is not written out as a string"))
                continue
            params = _params(name, call)
            found += [Spoken(f"{KINDS[name]}-{key}", module.at(call), params) for key in keys]
            if name == "Sheet":
                found += [Spoken(f"column-{key}", module.at(call), frozenset()) for key in _columns(call)]
    return found, unclear


def _columns(call: ast.Call) -> list[str]:
    columns = _argument(call, 1, "columns")
    return _headings(columns) if columns is not None else []


def _headings(node: ast.expr) -> list[str]:
    """The strings of a list that is written out, and of lists that it takes in under a condition."""
    if isinstance(node, ast.List | ast.Tuple):
        return [key for part in node.elts for key in _headings(part)]
    if isinstance(node, ast.Starred):
        return _headings(node.value)
    if isinstance(node, ast.IfExp):
        return _headings(node.body) + _headings(node.orelse)
    return _literals(node) or []


def _params(name: str, call: ast.Call) -> frozenset[str] | None:
    """The parameters that a call gives to its text."""
    if name in NOT_PARAMETERS:
        if any(keyword.arg is None for keyword in call.keywords):
            return None
        return frozenset(k.arg for k in call.keywords if k.arg is not None) - NOT_PARAMETERS[name]
    if name == "Reason":
        given = [_literals(arg) for arg in call.args[2:]]
        return None if any(g is None for g in given) else frozenset(g[0] for g in given if g)
    given_params = next((keyword.value for keyword in call.keywords if keyword.arg == "params"), None)
    if given_params is None:
        return frozenset()
    if isinstance(given_params, ast.Dict):
        keys = [_literals(key) for key in given_params.keys]
        return None if any(k is None for k in keys) else frozenset(k[0] for k in keys if k)
    return None


def words(title: Title[Any]) -> set[str]:
    """Every string of the source: an option without a label of its own is called after its answer."""
    return {
        node.value
        for module in modules(title)
        for node in ast.walk(module.tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def paragraphs(title: Title[Any]) -> list[Cited]:
    """The paragraphs that prompts and reasons name."""
    found = []
    for module in modules(title):
        for node in ast.walk(module.tree):
            if isinstance(node, ast.Call):
                named = [k.value for k in node.keywords if k.arg == "rule"]
                found += [Cited(rule, module.at(node)) for value in named for rule in _literals(value) or []]
        for name, call in _called(module.tree):
            if name == "Reason" and len(call.args) > 1:
                found += [Cited(rule, module.at(call)) for rule in _literals(call.args[1]) or []]
    return [cited for cited in found if cited.rule]


def citations(title: Title[Any]) -> list[Cited]:
    """The paragraphs that docstrings cite as `§5.2.1`, with the procedure, as `module:function`.

    The docstring of a module is the heading of a chapter: what it cites is no paragraph of the index.
    """
    return [cited for module in modules(title) for cited in _docstrings(module, module.tree, "")]


def _docstrings(module: Module, node: Any, path: str) -> Iterator[Cited]:
    for inner in node.body:
        if isinstance(inner, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            name = f"{path}.{inner.name}".lstrip(".")
            for found in CITATION.findall(ast.get_docstring(inner) or ""):
                if rule := found.rstrip("."):
                    yield Cited(rule, f"{module.name}:{name}")
            yield from _docstrings(module, inner, name)
