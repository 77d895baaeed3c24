"""What is compiled: a copy of the source in which every record has the code that it else writes at run time.

mypyc keeps no annotations, and code made of them would be interpreted. So in the copy every record has its `copy`
written out and its annotations as data, and is a native class, whose fields compiled rules read directly.

What `copy.copy` does to other classes of a module is written out, too. And every constant is said to be final there:
rules read it where it lies, and look no name up.
"""

from __future__ import annotations

import ast
import importlib
import re
import shutil
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from civitas.kernel.records import Record, copy_code

_ATTRIBUTE = "@mypyc_attr(allow_interpreted_subclasses=True)"
"""Titles that are not compiled have records, too; and without it nothing can be made but by `__init__`."""
_IMPORT = """\
from typing import TYPE_CHECKING
if TYPE_CHECKING:
    from typing import Final
    from mypy_extensions import mypyc_attr
"""
_CONSTANT = re.compile(r"_?[A-Z][A-Z0-9_]+")
_ROOTS = ("Record", "State")
_KEPT = {"__slots__": "_slots", "__annotations__": "__annotations__"}
"""What dumping, loading and comparing go by, and under which name native classes, which forget it, have it."""


def stage(root: Path, build: Path, files: Iterable[str]) -> None:
    """Put the source into the folder `build`, with written code in the records of these files."""
    shutil.copytree(root / "src/civitas", build / "src/civitas", ignore=shutil.ignore_patterns("__pycache__"))
    for file in files:
        text = (build / file).read_text("utf-8")
        (build / file).write_text(written_out(text, records_in(file, text)), "utf-8")


def records_in(file: str, text: str) -> dict[str, type[Record]]:
    """The records of a module, by name."""
    if not any(root in text for root in _ROOTS):
        return {}
    name = ".".join(Path(file).relative_to("src").with_suffix("").parts)
    found = vars(importlib.import_module(name))
    return {
        key: value
        for key, value in found.items()
        if isinstance(value, type) and issubclass(value, Record) and value.__module__ == name
    }


def written_out(text: str, kinds: dict[str, type[Record]]) -> str:
    """The source of a module with the code of its records, its constants final."""
    lines = text.splitlines()
    tree = ast.parse(text)
    constants = _constants(tree)
    copies = any(isinstance(node, ast.ImportFrom) and node.module == "copy" for node in tree.body)
    for node in reversed(tree.body):
        if node in constants:
            _say_final(lines, node)
        elif isinstance(node, ast.ClassDef) and node.name in kinds:
            _write_out(lines, node, kinds[node.name])
        elif isinstance(node, ast.ClassDef) and any("dataclass" in ast.dump(one) for one in node.decorator_list):
            assert node.end_lineno is not None
            lines.insert(node.end_lineno, f"setattr({node.name}, '__annotations__', {_hints(node)!r})")
        elif isinstance(node, ast.ClassDef) and copies and (init := _init(node)) is not None:
            assert node.end_lineno is not None
            lines[node.end_lineno : node.end_lineno] = _shallow_copy(node.name, init)
            lines.insert(node.lineno - 1, _ATTRIBUTE)
        elif isinstance(node, ast.ImportFrom) and node.module == "__future__":
            lines[node.lineno : node.lineno] = _IMPORT.splitlines()
    return "\n".join(lines) + "\n"


def _hints(node: ast.ClassDef) -> dict[str, str]:
    """What a class says of its fields."""
    said = [part for part in node.body if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name)]
    return {part.target.id: ast.unparse(part.annotation) for part in said if isinstance(part.target, ast.Name)}


def _init(node: ast.ClassDef) -> ast.FunctionDef | None:
    return next((part for part in node.body if isinstance(part, ast.FunctionDef) and part.name == "__init__"), None)


def _shallow_copy(name: str, init: ast.FunctionDef) -> Iterator[str]:
    """What `copy.copy` does: it finds no fields in a native class."""
    yield f"    def __copy__(self) -> {name}:"
    yield f"        new = {name}.__new__({name})"
    stored = [node for node in ast.walk(init) if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)]
    own = dict.fromkeys(node.attr for node in stored if isinstance(node.value, ast.Name) and node.value.id == "self")
    yield from (f"        new.{field} = self.{field}" for field in own)
    yield "        return new"


def _constants(tree: ast.Module) -> list[ast.stmt]:
    """Where a name in capitals gets the only value that it has in the module."""
    stored = Counter(
        node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    )
    found: list[ast.stmt] = []
    for node in tree.body:
        target = node.targets[0] if isinstance(node, ast.Assign) and len(node.targets) == 1 else None
        if isinstance(node, ast.AnnAssign) and node.value is not None and "Final" not in ast.dump(node.annotation):
            target = node.target
        if isinstance(target, ast.Name) and _CONSTANT.fullmatch(target.id) and stored[target.id] == 1:
            found.append(node)
    return found


def _say_final(lines: list[str], node: ast.stmt) -> None:
    """`NAME = 1` becomes `NAME: Final = 1`, and `NAME: int = 1` becomes `NAME: Final[int] = 1`."""
    if isinstance(node, ast.AnnAssign):
        hint = node.annotation
        assert hint.lineno == hint.end_lineno
        row = hint.lineno - 1
        line = lines[row].encode()
        whole = line[hint.col_offset : hint.end_col_offset]
        lines[row] = (line[: hint.col_offset] + b"Final[" + whole + b"]" + line[hint.end_col_offset :]).decode()
    else:
        assert isinstance(node, ast.Assign)
        name = node.targets[0]
        line = lines[name.lineno - 1].encode()
        lines[name.lineno - 1] = (line[: name.end_col_offset] + b": Final" + line[name.end_col_offset :]).decode()


def _write_out(lines: list[str], node: ast.ClassDef, kind: type[Record]) -> None:
    end = node.end_lineno
    assert end is not None
    kept = ((name, vars(kind)[own]) for own, name in _KEPT.items() if own in vars(kind))
    after = [f"setattr({node.name}, {name!r}, {value!r})" for name, value in kept]
    if node.name not in _ROOTS:
        by_hand = {part.name for part in node.body if isinstance(part, ast.FunctionDef)}
        if "copy" not in by_hand:
            after[:0] = _copy_method(kind)
    lines[end:end] = after
    for call in _supers(node):
        # mypyc takes the class of the class for the class in `super()` of a class method.
        row, start = call.lineno - 1, call.col_offset
        line = lines[row].encode()
        lines[row] = (line[:start] + f"super({node.name}, cls)".encode() + line[call.end_col_offset :]).decode()
    lines.insert(node.lineno - 1, _ATTRIBUTE)


def _copy_method(kind: type[Record]) -> Iterator[str]:
    name = kind.__name__
    yield f"    def copy(self) -> {name}:"
    yield f"        new = {name}.__new__({name})"
    yield from (f"        {line}" for line in copy_code(kind))
    yield "        return new"


def _supers(node: ast.ClassDef) -> Iterator[ast.Call]:
    """Every `super()` in a class method."""
    for method in node.body:
        if not isinstance(method, ast.FunctionDef):
            continue
        if any(isinstance(one, ast.Name) and one.id == "classmethod" for one in method.decorator_list):
            for call in ast.walk(method):
                if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "super":
                    yield call
