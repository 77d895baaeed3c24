"""Rules: every paragraph has a test and a procedure, and nothing cites a paragraph that is not there."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path
from typing import Any

from civitas.games.acts import acts_of
from civitas.kernel import Title
from civitas.kit.rules_index import BadRules, Rule, load_rules, procedures
from civitas.kit.sources import paragraphs


def check_rules(title: Title[Any], tests: Path | None) -> tuple[int, list[str]]:
    """How many entries were looked at and what is wrong with them; without `tests` no test is looked for."""
    try:
        rules = load_rules(title)
    except BadRules as fault:
        return 0, [str(fault)]
    ids = Counter(rule.id for rule in rules)
    faults = [f"rule {id} is there {count} times" for id, count in ids.items() if count > 1]
    for rule in rules:
        faults += [
            f"rule {rule.id} has no {name}" for name, value in rule._asdict().items() if name in _TEXTS and not value
        ]
        if not rule.tests:
            faults.append(f"rule {rule.id} has no test")
    faults += [
        f"{c.where} names paragraph {c.rule}, which the index does not have"
        for c in paragraphs(title)
        if c.rule not in ids
    ]
    cited = procedures(title)
    for id, places in cited.items():
        if id not in ids:
            faults.append(f"{places[0]} cites §{id}, which the index does not have")
    faults += [f"rule {id} is cited by no procedure" for id in ids if id not in cited]
    if kinds := acts_of(title).kinds:
        faults += [f"rule {r.id}: there is no note {note}" for r in rules for note in r.notes if note not in kinds]
    if tests is not None:
        faults += _missing_tests(rules, tests)
    return len(rules), faults


_TEXTS = frozenset({"title_de", "title_en", "de", "en"})


def _missing_tests(rules: list[Rule], tests: Path) -> list[str]:
    known = {
        f"{path.name}::{name}"
        for path in sorted(tests.rglob("test_*.py"))
        for name in _functions(ast.parse(path.read_text(encoding="utf-8")))
    }
    return [
        f"rule {rule.id}: there is no test {test} below {tests}"
        for rule in rules
        for test in rule.tests
        if test.rpartition("/")[2] not in known
    ]


def _functions(node: ast.Module | ast.ClassDef, path: str = "") -> list[str]:
    """The test functions of a file, those of a class as `TestClass::test_name`."""
    found = []
    for inner in node.body:
        if isinstance(inner, ast.FunctionDef | ast.AsyncFunctionDef):
            found.append(f"{path}{inner.name}")
        elif isinstance(inner, ast.ClassDef):
            found += _functions(inner, f"{path}{inner.name}::")
    return found
