"""Reading the Fluent files: `texts/en.ftl` and `texts/de.ftl` in the package of a game, and the common ones here.

A game with many texts may put more of them into `texts/en/` and `texts/de/`, in files of any name.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from civitas.kernel import Title

LANGUAGES = ("en", "de")
GLOSSARY = "glossary-"
"""So begin the messages of words that people can ask about, wherever they stand."""


class MissingText(Exception):
    """A message that a game speaks of and the language does not have."""


class BadText(Exception):
    """A text file, or one message of it, that cannot be read or filled in."""


class TextMessage(NamedTuple):
    """One message of a file: what it needs to be filled in, and what it leans on."""

    id: str
    variables: frozenset[str]
    attributes: frozenset[str]
    references: frozenset[str]


def messages(title: Title[Any], language: str) -> dict[str, TextMessage]:
    """The messages of the game's own file."""
    return _messages(title.home, language)


def common_messages(language: str) -> dict[str, TextMessage]:
    """The messages that every game shares."""
    return _messages("", language)


@lru_cache(maxsize=64)
def bundle(home: str, language: str) -> FluentBundle:
    """The messages of a game over the common ones."""
    found = FluentBundle([language], use_isolating=False)
    # The first of two messages of one name holds: a game may word a common text anew.
    found.add_resource(_resource(home, language))
    found.add_resource(_resource("", language))
    return found


def _source(home: str, language: str) -> str:
    if language not in LANGUAGES:
        raise MissingText(f"no texts in the language {language!r}; there are: {', '.join(LANGUAGES)}")
    if not home:
        return files(__package__).joinpath(f"common.{language}.ftl").read_text(encoding="utf-8")
    place = files(home).joinpath("texts", f"{language}.ftl")
    if not place.is_file():
        raise MissingText(f"{home} has no texts/{language}.ftl")
    folder = files(home).joinpath("texts", language)
    more = sorted(folder.iterdir(), key=lambda found: found.name) if folder.is_dir() else []
    sources = [place, *(found for found in more if found.name.endswith(".ftl"))]
    return "\n".join(source.read_text(encoding="utf-8") for source in sources)


@lru_cache(maxsize=64)
def _resource(home: str, language: str) -> ast.Resource:
    resource = FluentResource(_source(home, language))
    names: set[str] = set()
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            why = entry.annotations[0].message if entry.annotations else "not Fluent"
            raise BadText(f"{home or 'common'} {language}: {why}: {(entry.content or '').strip()[:80]!r}")
        if isinstance(entry, ast.Message | ast.Term):
            name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
            if name in names:
                raise BadText(f"{home or 'common'} {language}: {name} is there twice")
            names.add(name)
    return resource


class _Needs(Visitor):
    """Collects the variables and the other messages that a message uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)


@lru_cache(maxsize=64)
def _messages(home: str, language: str) -> dict[str, TextMessage]:
    found: dict[str, TextMessage] = {}
    for entry in _resource(home, language).body:
        if isinstance(entry, ast.Message):
            needs = _Needs()
            needs.visit(entry)
            attributes = frozenset(attribute.id.name for attribute in entry.attributes)
            found[entry.id.name] = TextMessage(
                entry.id.name, frozenset(needs.variables), attributes, frozenset(needs.references)
            )
    return found
