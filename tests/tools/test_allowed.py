"""The contract that lists what may be imported finds whatever is not on the list."""

from __future__ import annotations

from typing import Any

import pytest
from grimp import ImportGraph
from tools.allowed import AllowedContract

SESSION: dict[str, Any] = {"root_packages": ["house"], "include_external_packages": True}


def contract(**more: Any) -> AllowedContract:
    options = {"packages": ["house.rules", "house.games"], **more}
    return AllowedContract(name="standard library only", session_options=SESSION, contract_options=options)


@pytest.fixture
def graph() -> ImportGraph:
    made = ImportGraph()
    for module in ("house", "house.rules", "house.rules.dice", "house.games", "house.games.go", "house.shop"):
        made.add_module(module)
    for module in ("json", "yaml", "random"):
        made.add_module(module, is_squashed=True)
    _add(made, "house.rules.dice", "json")
    _add(made, "house.games.go", "house.rules.dice")
    return made


def _add(graph: ImportGraph, importer: str, imported: str) -> None:
    graph.add_import(importer=importer, imported=imported, line_number=3, line_contents=f"import {imported}")


def test_the_standard_library_and_each_other_are_allowed(graph: ImportGraph) -> None:
    assert contract().check(graph, verbose=False).kept


@pytest.mark.parametrize("other", ["yaml", "house.shop"])
def test_whatever_is_not_on_the_list_is_found(graph: ImportGraph, other: str) -> None:
    _add(graph, "house.games.go", other)
    check = contract().check(graph, verbose=False)
    assert not check.kept
    assert check.metadata["found"] == [("house.games.go", other, [3])]
    assert contract(also=[other]).check(graph, verbose=False).kept


def test_what_others_import_is_their_business(graph: ImportGraph) -> None:
    _add(graph, "house.shop", "yaml")
    assert contract().check(graph, verbose=False).kept
