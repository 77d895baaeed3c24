"""§12.4 §12.9 What an automa would have done otherwise is told with what it does, from the same list of branches."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.era.situations import by_themselves, contest, next_card, settle, told
from tests.games.era.test_automa_cards import HOME, ONE, greece

from civitas.games.acts import acts_of
from civitas.games.era import TITLE
from civitas.games.era.automa.choice import ONLY, TIE_PARAGRAPHS, TIES
from civitas.games.era.automa.listing import PARAGRAPHS, Branch, follow
from civitas.kernel import Table
from civitas.kernel.acts import Forgone
from civitas.kit.rules_index import load_rules


def first_branch(table: Table) -> dict[str, Any]:
    return told(table, "automa-branch")[0]


def forgone(key: str, params: dict[str, Any]) -> list[tuple[str, str, str, bool, str]]:
    """What a client gets of it: what, at which branch, what spoke against it, is it next, the paragraph."""
    acts = acts_of(TITLE).of(key, params)
    return [(act.what, act.at, act.by, act.next, act.rule) for act in acts if isinstance(act, Forgone)]


def test_each_branch_before_is_told_with_what_speaks_against_it_and_then_what_would_be_next() -> None:
    line = first_branch(next_card(greece(food=4, thalers=5), "found_city"))
    assert line["branch"] == "B2"
    assert forgone("automa-branch", line) == [
        ("step:cities", "branch:A", "why:no_city_possible", False, "12.4.1"),
        ("step:agriculture", "branch:B1", "why:fed", False, "12.4.1"),
        ("step:trade", "branch:C", "", True, "12.4.1"),
    ]


def test_of_what_would_be_next_only_a_branch_counts_that_could_be_followed() -> None:
    """With a city to build and no thalers, trade would come after it, not the advances between them."""
    line = first_branch(next_card(greece(architecture=1, food=4, thalers=0), "found_city"))
    assert (line["branch"], line["passed"], line["next_branch"]) == ("A", [], "C")


def test_after_the_last_branch_nothing_would_be_next() -> None:
    line = first_branch(next_card(greece(food=1, thalers=0), "found_city"))
    assert line["branch"] == "C"
    assert [act[3] for act in forgone("automa-branch", line)] == [False, False, False]


@pytest.mark.parametrize(
    ("card", "food", "taken", "otherwise"),
    [
        ("posts", 1, "B", "navigation"),
        ("war_or_sea", 1, "A", "navigation"),
        ("farm_or_trade", 1, "A", "commerce"),
        ("revolution", 1, "C", "trade"),
        ("taxes", 1, "B", None),
        ("expansion", 4, "A", "games"),
    ],
)
def test_every_card_tells_what_would_be_next(card: str, food: int, taken: str, otherwise: str | None) -> None:
    line = first_branch(next_card(greece(food=food, thalers=20), card))
    assert (line["branch"], line["next_step"]) == (taken, otherwise)
    assert line["rule"] == PARAGRAPHS[card]


def test_the_branch_that_was_followed_first_does_not_count_as_passed_over() -> None:
    lines = told(next_card(greece(food=1, thalers=9), "found_city"), "automa-branch")
    assert [line["branch"] for line in lines] == ["B1", "B2"]
    assert [one["branch"] for one in lines[1]["passed"]] == ["A"]


def test_every_branch_cites_a_paragraph_that_there_is() -> None:
    known = {rule.id for rule in load_rules(TITLE)}
    assert set(PARAGRAPHS.values()) | set(TIE_PARAGRAPHS.values()) <= known
    assert set(TIE_PARAGRAPHS) == {*TIES, ONLY}


def test_an_older_log_tells_less_and_no_error() -> None:
    assert forgone("automa-branch", {"seat": "automa_1", "deed": "taxes", "branch": "A", "whys": []}) == []
    assert follow(ONE, "taxes", (Branch("A", "taxes"), Branch("B", "games")), "A").params["next_branch"] == "B"


def test_the_runner_up_is_the_best_of_the_others_and_what_decided_is_told_with_its_paragraph() -> None:
    g = contest("egyptians", part="two4")
    settle(g, ONE, *HOME)
    g.realms[ONE].food = 5
    lines = told(by_themselves(g), "automa-choice")
    assert lines
    for line in lines:
        runner_up = line["next_province"]
        values = line["other_provinces"]
        if line["tie"] == ONLY:
            assert runner_up is None
            continue
        assert values[runner_up] == max(values.values())
        assert (values[runner_up] < line["value"]) == (line["tie"] == "value")
        told_as = (f"province:{runner_up}", "", f"tie:{line['tie']}", True, TIE_PARAGRAPHS[line["tie"]])
        assert forgone("automa-choice", line) == [told_as]


def test_a_city_tells_the_site_that_would_be_next() -> None:
    table = next_card(greece(architecture=1, food=4), "found_city")
    first, second = told(table, "automa-builds")
    assert first["next_province"] == second["province"]
    assert second["next_province"] is None
    assert forgone("automa-builds", second) == []
