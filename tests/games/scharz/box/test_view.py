"""What everybody sees can be said in words, also where nobody has drawn it."""

from __future__ import annotations

from typing import Any

from tests.games.scharz.situations import at, blank, post, settle, yard

from civitas.games.scharz import TITLE
from civitas.texts import LANGUAGES, Speaker


def test_every_fact_of_the_view_has_a_name() -> None:
    g = blank(mode="basic")
    settle(g, 0, "roma")
    yard(g, "roma")
    post(g, 0, "light", "roma", 2)
    g.forts["roma"] = g.plundered["roma"] = 0
    g.sites["latium"], g.crops["latium"] = (0, "village", 1), (0, 1)
    g.herds["roma"] = (0, ("sheep",))
    g.treaties["0-1"] = ("peace", -1, 0, 0)
    view = at(g).view(None)["game"]
    records: list[dict[str, Any]] = [view, *view["fields"].values(), *view["realms"], *view["treaties"]]
    names = {name for record in records for name in record}
    for language in LANGUAGES:
        words = Speaker(TITLE, language, ["Ada", "Ben"])
        assert [name for name in names if not any(words.has(f"{kind}-{name}") for kind in ("column", "fact"))] == []
