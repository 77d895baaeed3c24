"""What goes into the compiled wheel. (That it plays the same games, `tools/compiled/digest.py` shows.)"""

from __future__ import annotations

import ast
from pathlib import Path

from tools.compiled.hook import sources

ROOT = Path(__file__).parents[2]


def test_the_rules_of_both_games_are_compiled_and_what_is_beside_them_is_not() -> None:
    compiled = sources(ROOT)
    for name in ("kernel/prompts/base", "games/clash/turn", "games/clash/cards/playing", "games/sands/actions/build"):
        assert f"src/civitas/{name}.py" in compiled
    for part in ("advice", "__init__", "records", "client.py"):
        assert not any(part in file for file in compiled)


def test_no_compiled_module_has_a_record() -> None:
    """Their copying is made from annotations, which a compiled class does not keep."""
    for file in sources(ROOT):
        tree = ast.parse((ROOT / file).read_text("utf-8"))
        bases = {ast.unparse(base) for node in tree.body if isinstance(node, ast.ClassDef) for base in node.bases}
        assert bases.isdisjoint({"Record", "State"}), file
