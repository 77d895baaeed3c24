"""The kit: the checks that every game must pass. `civitas check <game>` runs them."""

from civitas.kit.golden import write_golden
from civitas.kit.plan import CHECKS
from civitas.kit.report import Begun, Finding, Report, Tally
from civitas.kit.rules_index import Rule, load_rules, procedures
from civitas.kit.runner import run_checks

__all__ = [
    "CHECKS",
    "Begun",
    "Finding",
    "Report",
    "Rule",
    "Tally",
    "load_rules",
    "procedures",
    "run_checks",
    "write_golden",
]
