"""A contract for import-linter: these packages import the standard library, what is named, and nothing else.

import-linter can forbid what is named; a list of what is forbidden knows nothing of the next library that somebody
installs. Imports inside functions and for type checking count as well.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import cast

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output
from importlinter.domain.imports import Module


class AllowedContract(Contract):
    """`packages` may import each other, `also`, and the standard library."""

    type_name = "allowed"

    packages = fields.ListField(subfield=fields.ModuleField())
    also = fields.ListField(subfield=fields.StringField(), required=False, default=[])

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        # A field is replaced by its value when a contract is made, which its type does not say.
        own = [package.name for package in cast("Sequence[Module]", self.packages)]
        allowed = [*own, *cast("Sequence[str]", self.also)]
        found = []
        for package in own:
            for module in sorted({package, *graph.find_descendants(package)}):
                for other in sorted(graph.find_modules_directly_imported_by(module)):
                    if other.partition(".")[0] not in sys.stdlib_module_names and not _within(other, allowed):
                        lines = graph.get_import_details(importer=module, imported=other)
                        found.append((module, other, sorted(line["line_number"] for line in lines)))
        return ContractCheck(kept=not found, metadata={"found": found})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for module, other, lines in check.metadata["found"]:
            output.print_error(f"{module} imports {other} (line {', '.join(str(line) for line in lines)})", bold=False)


def _within(module: str, packages: list[str]) -> bool:
    return any(module == package or module.startswith(f"{package}.") for package in packages)
