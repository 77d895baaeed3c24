"""`python -m tools.mutants sands`: would the tests notice if a rule were wrong?

Takes a sample of small changes to the rules of a title or to the kernel, and runs for each the tests that reach it,
until one fails. Prints the changes that no test noticed, and ends with 1 if too few were noticed.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tools.mutants.changing import Mutant, mutants
from tools.mutants.known import key, known
from tools.mutants.parts import ROOT, Part, find
from tools.mutants.reach import Reach, reach
from tools.mutants.trying import Task, tried

NOTICED, SURVIVED, UNREACHED, EXPLAINED = "noticed", "survived", "not reached", "explained"
Result = dict[str, Any]
BUDGET = 20.0
"""Seconds of tests for a mutant, at their usual speed; what no test has noticed until then has survived."""


def sample(part: Part, count: int, seed: str, within: str = "") -> list[Mutant]:
    """So many mutants by chance, if wanted of one folder alone; a larger sample of the same seed holds the smaller one.

    Whether a mutant is among them hangs on its own text, so that a sample changes little with the code around it.
    """

    def lot(mutant: Mutant) -> bytes:
        text = "|".join((seed, mutant.file.name, mutant.function, *mutant.lines()))
        return hashlib.sha256(text.encode()).digest()

    files = [file for file in part.files() if file.is_relative_to(part.source / within)]
    return sorted((mutant for file in files for mutant in mutants(file)), key=lot)[:count]


def afresh(part: Part, results: Sequence[Result]) -> list[Mutant]:
    """Those of an earlier run that nobody noticed, as far as their code is still there."""
    wanted = {(r["file"], r["line"], r["code"], r["becomes"]) for r in results if r["outcome"] in (SURVIVED, UNREACHED)}
    found = (mutant for file in part.files() for mutant in mutants(file))
    return [mutant for mutant in found if (part.short(mutant.file), mutant.line, *mutant.lines()) in wanted]


def judged(part: Part, chosen: Sequence[Mutant], there: Reach, jobs: int, budget: float) -> list[Result]:
    """What became of each mutant; whatever nobody noticed is shown at once."""
    results: list[Result] = []
    tasks: list[Task] = []
    reasons = known(part.name)
    for number, mutant in enumerate(chosen):
        tests, loading = there.at(mutant)
        code, becomes = mutant.lines()
        place = {"file": part.short(mutant.file), "line": mutant.line, "function": mutant.function}
        results.append({**place, "code": code, "becomes": becomes, "reached_by": len(tests)})
        if key(mutant) in reasons:
            results[-1] |= {"outcome": EXPLAINED, "why": reasons[key(mutant)]}
        elif not tests:
            results[-1]["outcome"] = UNREACHED
            print(shown(results[-1]))
        else:
            tasks.append(Task(number, mutant, _within(budget, tests, there), loading))
    for done, (number, by) in enumerate(tried(part, tasks, jobs), 1):
        results[number] |= {"outcome": NOTICED, "by": by} if by else {"outcome": SURVIVED}
        if not by:
            print(shown(results[number]), flush=True)
        if sys.stderr.isatty():
            print(f"\r{done}/{len(tasks)} ", end="", file=sys.stderr, flush=True)
    return results


def _within(budget: float, tests: Sequence[str], there: Reach) -> dict[str, float]:
    chosen: dict[str, float] = {}
    spent = 0.0
    for test in tests:
        if spent + there.seconds[test] <= budget:
            spent += there.seconds[test]
            chosen[test] = there.seconds[test]
    return chosen


def share(results: Sequence[Result]) -> float:
    """The share that was noticed of what somebody could notice."""
    counted = [result for result in results if result["outcome"] != EXPLAINED]
    return sum(result["outcome"] == NOTICED for result in counted) / len(counted) if counted else 1.0


def shown(result: Result) -> str:
    """A result as a change to a line."""
    place = f"{result['file']}:{result['line']} ({result['outcome']}, {result['reached_by']} tests reach it)"
    return f"{place}\n  - {result['code']}\n  + {result['becomes']}"


def main(arguments: Sequence[str] | None = None) -> int:
    wants = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__.splitlines()[0])
    wants.add_argument("part", help="a title, or kernel")
    wants.add_argument("--sample", type=int, default=60, metavar="N", help="so many mutants")
    wants.add_argument("--within", default="", metavar="FOLDER", help="only in this folder or file of the part")
    wants.add_argument("--seed", default="civitas", help="which ones")
    wants.add_argument("--jobs", type=int, default=1, metavar="N", help="processes at a time")
    wants.add_argument("--budget", type=float, default=BUDGET, metavar="SECONDS", help="of tests for each, at most")
    wants.add_argument("--quick", action="store_true", help="only with the tests of the part itself")
    wants.add_argument("--at-least", type=float, default=92.0, metavar="PERCENT", help="to be noticed")
    wants.add_argument("--json", type=Path, metavar="FILE", help="write what became of each mutant")
    wants.add_argument("--again", type=Path, metavar="FILE", help="only those that nobody noticed in such a file")
    wants.add_argument("--save", action="store_true", help="keep the result in bench/results")
    wants.add_argument("--root", type=Path, default=ROOT, metavar="DIR", help="a working tree other than this one")
    asked = wants.parse_args(arguments)
    part, started = find(asked.part, asked.root.resolve()), time.monotonic()
    sys.path[:0] = [str(part.root / "src"), str(part.root)]
    tests = (part.own,) if asked.quick else part.tests
    chosen = sample(part, asked.sample, asked.seed, asked.within)
    if asked.again is not None:
        chosen = afresh(part, json.loads(asked.again.read_text("utf-8"))["mutants"])
    there = reach(part, tests, part.root / "build" / "mutants")
    results = judged(part, chosen, there, asked.jobs, asked.budget)
    tally = Counter(result["outcome"] for result in results)
    percent = 100 * share(results)
    counts = ", ".join(f"{tally[outcome]} {outcome}" for outcome in (NOTICED, SURVIVED, UNREACHED, EXPLAINED))
    seconds = round(time.monotonic() - started)
    print(f"{part.name}: {len(results)} mutants, {counts}: {percent:.1f} % noticed, in {seconds} s")
    summary = {"part": part.name, "seed": asked.seed, "sample": len(results), "noticed_percent": round(percent, 1)}
    report = {**summary, "tally": dict(sorted(tally.items())), "seconds": seconds, "mutants": results}
    for file in [asked.json, part.root / f"bench/results/mutants-{part.name}.json" if asked.save else None]:
        if file is not None:
            file.write_text(json.dumps(report, indent=1, ensure_ascii=False) + "\n", "utf-8")
    return 0 if percent >= asked.at_least else 1


if __name__ == "__main__":
    sys.exit(main())
