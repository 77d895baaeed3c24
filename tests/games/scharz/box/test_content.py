"""A map file that names what is not there is refused when it is read."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from civitas.games.scharz.box import content
from civitas.games.scharz.box.content import Chart
from civitas.games.things import BadData

PRINTED = content.read("italia")


@pytest.mark.parametrize(
    ("part", "name", "value"),
    [
        *(("field", name, ["nowhere"]) for name in ("beside", "black", "seas", "home")),
        *(("faction", name, "nobody") for name in ("levy", "lord", "serves", "off", "within", "booty", "walls")),
        *(("faction", name, ["nobody"]) for name in ("against", "ransoms")),
        ("faction", "start", {"marbles": 3}),
    ],
)
def test_what_a_map_names_has_to_be_there(monkeypatch: pytest.MonkeyPatch, part: str, name: str, value: Any) -> None:
    printed = deepcopy(dict(PRINTED))
    printed[part] = [dict(one) for one in printed[part]]
    monkeypatch.setattr(content, "read", lambda _: printed)
    Chart("italia")
    printed[part][0][name] = value
    with pytest.raises(BadData):
        Chart("italia")


def test_a_name_belongs_to_one_map() -> None:
    with pytest.raises(BadData):
        content._of_all([{"roma": 1}, {"roma": 2}])
    assert content._of_all([{"roma": 1}, {"london": 2}]) == {"roma": 1, "london": 2}
