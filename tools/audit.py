"""Known holes in what we depend on: `python -m tools.audit`.

Every pinned version of requirements/*.txt and web/package-lock.json is looked up in the database of open source
vulnerabilities (https://osv.dev). A hole ends it with 1; a database that cannot be reached does not, and is said so.
"""

from __future__ import annotations

import json
import re
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
SOURCE = "https://api.osv.dev/v1/querybatch"
PATIENCE = 30
AT_ONCE = 500
Query = dict[str, Any]
PIN = re.compile(r"^([A-Za-z0-9._-]+)(?:\[([^\]]*)\])?==([^\s;\\]+)", re.MULTILINE)


def pinned(root: Path) -> list[Query]:
    """What is installed, as the database wants to be asked."""
    found = {(name, version, "PyPI") for file in root.glob("requirements/*.txt") for name, _, version in pins(file)}
    found |= {(name, version, "npm") for name, version in _node(root / "web" / "package-lock.json")}
    return [{"package": {"name": name, "ecosystem": kind}, "version": version} for name, version, kind in sorted(found)]


def pins(file: Path) -> Iterator[tuple[str, str, str]]:
    """What a file of requirements pins: the package, the extras of it (`mfa, socialaccount`), and the version."""
    yield from PIN.findall(file.read_text(encoding="utf-8"))


def _node(file: Path) -> Iterator[tuple[str, str]]:
    packages = json.loads(file.read_text(encoding="utf-8"))["packages"]
    for place, about in packages.items():
        if place and "version" in about:
            yield place.rpartition("node_modules/")[2], about["version"]


def holes(queries: list[Query], source: str = SOURCE) -> list[str]:
    """What is known about them; raises OSError where nobody answers."""
    found = []
    for start in range(0, len(queries), AT_ONCE):
        part = queries[start : start + AT_ONCE]
        body = json.dumps({"queries": part}).encode()
        asked = urllib.request.Request(source, body, {"Content-Type": "application/json"})  # noqa: S310 - our own
        with urllib.request.urlopen(asked, timeout=PATIENCE) as reply:  # noqa: S310
            results = json.load(reply)["results"]
        for query, result in zip(part, results, strict=True):
            names = ", ".join(hole["id"] for hole in result.get("vulns", ()))
            if names:
                found.append(f"{query['package']['name']} {query['version']}: {names}")
    return found


def main(source: str = SOURCE) -> int:
    queries = pinned(ROOT)
    try:
        found = holes(queries, source)
    except OSError as fault:
        print(f"The database of holes could not be reached, so nothing was looked up: {fault}")
        return 0
    print("\n".join(found) or f"No known holes in {len(queries)} versions.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
