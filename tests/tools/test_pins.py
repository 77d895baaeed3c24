"""What is pinned is installed tomorrow as it is today."""

from __future__ import annotations

import re
from importlib import metadata
from pathlib import Path

import pytest

from tools import audit

ROOT = Path(__file__).parents[2]
ASKED = re.compile(r"^([A-Za-z0-9._-]+)\[([^\]]*)\]([^;]*)(;.*)?$")


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _extras(text: str) -> set[str]:
    return {_plain(one.strip()) for one in text.split(",") if one.strip()}


@pytest.mark.parametrize("file", sorted(ROOT.glob("requirements/*.txt")), ids=lambda file: file.stem)
def test_an_extra_that_a_package_asks_for_is_pinned_with_it(file: Path) -> None:
    """pip takes the newest release for an extra that no pin names, and then refuses it for want of a hash."""
    pins = {_plain(name): _extras(extras) for name, extras, _ in audit.pins(file)}
    missing = []
    for package in pins:
        try:
            requirements = metadata.requires(package) or []
        except metadata.PackageNotFoundError:  # pinned for another Python or system, or for a tool that is not here
            continue
        for requirement in requirements:
            if (found := ASKED.match(requirement)) and "extra ==" not in requirement:
                asked = _plain(found[1])
                missing += [f"{package} asks for {requirement}"] if _extras(found[2]) - pins.get(asked, set()) else []
    assert missing == []
