"""Every type of question: what it lists, what it accepts, what it refuses and why."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kernel.toys import ROADS, Bag, Toy

from civitas.kernel import (
    Ask,
    Deal,
    Label,
    NotAsked,
    Number,
    One,
    Order,
    Path,
    Pay,
    Place,
    Procedure,
    Prompt,
    Reason,
    Refusal,
    Some,
    Step,
    Table,
    Verdict,
    YesNo,
)
from civitas.kernel.prompts import KERNEL_REASONS, MOST_WHOLE, NOT_OFFERED, OUT_OF_RANGE, WRONG_COUNT, WRONG_FORM

TOO_DEAR = Reason("too-dear", "7.2", "price")
TOGETHER = Reason("together", "7.3")


def cheap(card: int) -> Verdict:
    return (TOO_DEAR, card) if card > 3 else None


def odd(cards: list[int]) -> Verdict:
    return None if sum(cards) % 2 else (TOGETHER,)


def no_silver_alone(parts: dict[str, int]) -> Verdict:
    return (TOGETHER,) if list(parts) == ["silver"] else None


def card_label(card: Any) -> Label:
    return Label("card", [f"card:{card}"], card=card)


def roads(spot: str) -> tuple[str, ...]:
    return ROADS[spot]


MAKERS: dict[str, Callable[[], Prompt]] = {
    "one": lambda: One("pick", [1, 2, 5], cheap, rule="7.1", params={"n": 1}, label=card_label),
    "one lazy": lambda: One("pick", lambda: iter(("a", "b"))),
    "one aside": lambda: One(
        "pick", [1, 2, 5], cheap, aside=One("free", ["bonus", 9], lambda c: cheap(0 if c == "bonus" else 9))
    ),
    "one barred": lambda: One("pick", [1, 2], cheap, barred=(TOGETHER,), aside=One("free", ["bonus"])),
    "some": lambda: Some("draft", [1, 2, 3, 4], 1, 2, cheap, odd, label=card_label),
    "some any": lambda: Some("draft", ["a", "b"], 0, 2),
    "yesno": lambda: YesNo("sure", rule="1"),
    "number": lambda: Number("bid", 0, 3),
    "number labelled": lambda: Number("bid", -1, 1, label=card_label),
    "order": lambda: Order("turns", ["a", "b", "b"], label=card_label),
    "pay": lambda: Pay("price", 3, {"gold": 2, "silver": 3}, no_silver_alone),
    "pay nothing": lambda: Pay("price", 0, {"gold": 2}),
    "place": lambda: Place("troops", 2, {"coast": 1, "hills": 2}),
    "path": lambda: Path("walk", ["coast"], roads, 2),
    "deal": lambda: Deal("offer", {"gold": 1}, [{"gold": 1}, {"gold": 2}]),
    "deal closed": lambda: Deal("offer", {"gold": 1}),
}

LEGAL: dict[str, list[Any]] = {
    "one": [1, 2],
    "one lazy": ["a", "b"],
    "one aside": [1, 2, "bonus"],
    "one barred": ["bonus"],
    "some": [[1], [3], [1, 2], [2, 3]],
    "some any": [[], ["a"], ["b"], ["a", "b"]],
    "yesno": [True, False],
    "number": [0, 1, 2, 3],
    "number labelled": [-1, 0, 1],
    "pay": [{"gold": 1, "silver": 2}, {"gold": 2, "silver": 1}],
    "pay nothing": [{}],
    "place": [{"hills": 2}, {"coast": 1, "hills": 1}],
    "path": [
        ["coast", "plain"],
        ["coast", "hills"],
        ["coast", "plain", "hills"],
        ["coast", "hills", "plain"],
        ["coast", "hills", "peak"],
    ],
    "deal": [{"say": "accept"}, {"say": "refuse"}, {"say": "counter", "terms": {"gold": 2}}],
    "deal closed": [{"say": "accept"}, {"say": "refuse"}],
}


@pytest.mark.parametrize("name", LEGAL)
def test_a_prompt_lists_exactly_its_legal_answers(name: str) -> None:
    assert MAKERS[name]().legal() == LEGAL[name]


def test_an_order_lists_every_permutation() -> None:
    listed = MAKERS["order"]().legal()
    assert len(listed) == 6
    assert ["b", "a", "b"] in listed


REFUSED: list[tuple[str, Any, Reason]] = [
    ("one", 5, TOO_DEAR),
    ("one", 7, NOT_OFFERED),
    ("one", True, NOT_OFFERED),
    ("one", 1.0, NOT_OFFERED),
    ("one", None, NOT_OFFERED),
    ("one aside", 5, TOO_DEAR),
    ("one aside", 9, TOO_DEAR),
    ("one aside", "other", NOT_OFFERED),
    ("one barred", 1, TOGETHER),
    ("some", 1, WRONG_FORM),
    ("some", [1, 1], WRONG_FORM),
    ("some", [], WRONG_COUNT),
    ("some", [1, 2, 3], WRONG_COUNT),
    ("some", [9], NOT_OFFERED),
    ("some", [True], NOT_OFFERED),
    ("some", [4], TOO_DEAR),
    ("some", [2], TOGETHER),
    ("yesno", 1, WRONG_FORM),
    ("yesno", "yes", WRONG_FORM),
    ("number", True, WRONG_FORM),
    ("number", 1.0, WRONG_FORM),
    ("number", 4, OUT_OF_RANGE),
    ("number", -1, OUT_OF_RANGE),
    ("order", "abb", WRONG_FORM),
    ("order", ["a", "b"], WRONG_FORM),
    ("order", ["a", "a", "b"], NOT_OFFERED),
    ("pay", 3, WRONG_FORM),
    ("pay", {"gold": 0, "silver": 3}, WRONG_FORM),
    ("pay", {"gold": True, "silver": 2}, WRONG_FORM),
    ("pay", {"gold": 1}, WRONG_COUNT),
    ("pay", {"salt": 3}, NOT_OFFERED),
    ("pay", {"gold": 3}, OUT_OF_RANGE),
    ("pay", {"silver": 3}, TOGETHER),
    ("place", {"coast": 2}, OUT_OF_RANGE),
    ("path", "coast", WRONG_FORM),
    ("path", ["coast"], WRONG_FORM),
    ("path", ["coast", ["plain"]], WRONG_FORM),
    ("path", ["coast", "plain", "hills", "peak"], WRONG_FORM),
    ("path", ["plain", "hills"], NOT_OFFERED),
    ("path", ["coast", "peak"], NOT_OFFERED),
    ("path", ["coast", "plain", "coast"], NOT_OFFERED),
    ("deal", "accept", NOT_OFFERED),
    ("deal", {"say": "counter", "terms": {"gold": 9}}, NOT_OFFERED),
    ("deal", {"say": "counter", "terms": {"gold": 2.0}}, NOT_OFFERED),
    ("deal closed", {"say": "counter", "terms": {"gold": 1}}, NOT_OFFERED),
]


@pytest.mark.parametrize("looked", [False, True], ids=["blind", "looked"])
@pytest.mark.parametrize(("name", "answer", "reason"), REFUSED)
def test_a_wrong_answer_is_refused_with_its_reason_whether_or_not_the_options_were_listed(
    name: str, answer: Any, reason: Reason, looked: bool
) -> None:
    prompt = MAKERS[name]()
    if looked:
        prompt.legal()
    verdict = prompt.verdict(answer)
    assert verdict is not None
    assert verdict[0] is reason
    refusal = Refusal(answer, verdict)
    assert (refusal.reason, refusal.rule) == (reason.id, reason.rule)
    assert list(refusal.params) == list(reason.params)


@pytest.mark.parametrize("name", MAKERS)
def test_every_listed_answer_is_accepted_also_when_it_comes_out_of_a_letter(name: str) -> None:
    prompt, blind = MAKERS[name](), MAKERS[name]()
    for answer in prompt.legal():
        assert prompt.verdict(answer) is None
        letter = json.loads(json.dumps(answer))
        assert prompt.verdict(letter) is None
        assert blind.verdict(letter) is None


json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-2, 6)
    | st.floats(-2, 4)
    | st.sampled_from(["a", "b", "coast", "gold", "say"]),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(["gold", "silver", "coast", "hills", "say", "terms"]), inner, max_size=3)
    ),
    max_leaves=6,
)
likely_values = (
    st.lists(st.integers(0, 5), max_size=3)
    | st.lists(st.sampled_from(["a", "b", *ROADS]), max_size=4)
    | st.dictionaries(st.sampled_from(["gold", "silver", "coast", "hills"]), st.integers(-1, 3), max_size=2)
    | st.fixed_dictionaries({"say": st.sampled_from(["accept", "counter"])}, optional={"terms": json_values})
)


@given(name=st.sampled_from(sorted(MAKERS)), answer=json_values | likely_values, looked=st.booleans())
def test_junk_is_never_accepted_unless_it_is_a_legal_answer(name: str, answer: Any, looked: bool) -> None:
    prompt = MAKERS[name]()
    legal = {json.dumps(known, sort_keys=True) for known in (prompt if looked else MAKERS[name]()).legal()}
    accepted = prompt.verdict(answer) is None
    # Some things may be named in any order; what is accepted is listed in the order in which it was offered.
    assert accepted == (json.dumps(prompt.normal(answer) if accepted else answer, sort_keys=True) in legal)


@pytest.mark.parametrize("name", MAKERS)
def test_a_prompt_is_json_data_with_its_kind_key_and_rule(name: str) -> None:
    prompt = MAKERS[name]()
    data = prompt.to_json()
    assert json.loads(json.dumps(data)) == data
    assert (data["kind"], data["key"], data["rule"]) == (prompt.kind, prompt.key, prompt.rule)
    for answer in prompt.legal():
        assert json.dumps([label.to_json() for label in prompt.labels(answer)])


def test_options_carry_what_they_point_at() -> None:
    option = MAKERS["one"]().to_json()["options"][0]
    assert option == {"answer": 1, "text": "card", "targets": ["card:1"], "params": {"card": 1}}
    bins = Place("troops", 1, {"coast": 1}, label=card_label).to_json()["bins"]
    assert bins == [
        {"answer": "coast", "limit": 1, "text": "card", "targets": ["card:coast"], "params": {"card": "coast"}}
    ]


def test_refusals_name_each_candidate_that_may_not_be_chosen() -> None:
    def told(name: str) -> list[tuple[Any, str]]:
        return [(refusal.answer, refusal.reason) for refusal in MAKERS[name]().refusals()]

    assert told("one") == [(5, "too-dear")]
    assert told("one aside") == [(5, "too-dear"), (9, "too-dear")]
    assert told("one barred") == [(1, "together"), (2, "together")]
    assert told("some") == [(4, "too-dear")]
    for name in ("one lazy", "some any", "yesno", "number", "order", "pay", "path", "deal"):
        assert told(name) == []


def test_a_table_tells_a_seat_what_it_may_not_choose_and_why() -> None:
    def rule(g: Bag) -> Procedure[None]:
        yield Ask(1, MAKERS["one"]())

    table = Table(Toy(Step(rule)), 2)
    assert [refusal.answer for refusal in table.refusals(1)] == [5]
    with pytest.raises(Refusal, match="5: too-dear"):
        table.apply(1, 5)
    with pytest.raises(NotAsked):
        table.refusals(0)


def test_a_refusal_can_be_sent_with_reason_paragraph_and_parameters() -> None:
    (refusal,) = MAKERS["one"]().refusals()
    assert refusal.to_json() == {"answer": 5, "reason": "too-dear", "rule": "7.2", "params": {"price": 5}}
    assert str(refusal) == "5: too-dear"


def test_a_refusal_needs_a_value_for_every_parameter_of_its_reason() -> None:
    with pytest.raises(ValueError, match="zip"):
        Refusal(1, (TOO_DEAR,))


def test_the_kernel_lists_its_own_reasons() -> None:
    ids = {"not-offered", "wrong-form", "wrong-count", "out-of-range", "not-together"}
    assert {reason.id for reason in KERNEL_REASONS} == ids


def test_options_are_computed_only_when_somebody_looks_and_only_once() -> None:
    looks = []

    def candidates() -> list[str]:
        looks.append("look")
        return ["a", "b"]

    prompt = One("pick", candidates, aside=One("free", candidates))
    assert looks == []
    prompt.legal()
    prompt.legal()
    assert len(looks) == 2
    prompt.forget()
    prompt.legal()
    assert len(looks) == 4


def test_options_set_aside_have_labels_of_their_own_allowed_or_not() -> None:
    free = One(
        "free", ["bonus", "later"], lambda c: (TOGETHER,) if c == "later" else None, label=lambda c: Label("free")
    )
    prompt = One("pick", [1], label=card_label, aside=free)
    assert [prompt.label(answer).text for answer in prompt.legal()] == ["card", "free"]
    assert prompt.label_refused("later").text == "free"
    assert prompt.label_refused(1).text == "card"
    assert prompt.to_json()["aside"]["key"] == "free"
    assert One("pick", [1]).label_refused(1).text == "1"


def test_a_new_type_of_prompt_must_list_its_answers() -> None:
    prompt = Prompt("key", "rule", None)
    with pytest.raises(NotImplementedError):
        prompt.legal()
    assert prompt.refusals() == []


class Counted(str):
    """A word that counts how often it is compared."""

    __slots__ = ()
    compared = 0

    def __eq__(self, other: object) -> bool:
        Counted.compared += 1
        return str.__eq__(self, other)

    __hash__ = str.__hash__


@pytest.mark.parametrize("name", sorted(MAKERS))
def test_an_answer_that_is_too_long_is_refused_before_anything_in_it_is_compared(name: str) -> None:
    prompt = MAKERS[name]()
    words = [Counted(number) for number in range(500)]
    for answer in (words, dict.fromkeys(words, 1)):
        Counted.compared = 0
        assert prompt.verdict(answer) is not None
        assert Counted.compared == 0


def test_some_may_be_named_in_any_order_and_the_journal_has_them_as_offered() -> None:
    heard: list[Any] = []

    def rule(g: Bag) -> Procedure[None]:
        heard.append((yield Ask(0, Some("draft", ["a", "b", "c"], 0, 3, together=heard.append))))

    table = Table(Toy(Step(rule)), 2)
    table.apply(0, ["c", "a"])
    assert heard == [["a", "c"]] * 2, "whoever judges the whole choice and the rule hear it as it was offered"
    assert table.journal[-1].answer == ["a", "c"]


def test_where_parts_are_judged_together_the_answers_they_can_become_come_along() -> None:
    """A client lights no second part that goes with none of the first, and knows no rule for it."""
    judged = Some("draft", [1, 2, 3, 4], 2, 2, together=odd)
    assert judged.to_json()["whole"] == [[1, 2], [1, 4], [2, 3], [3, 4]]
    divided = Pay("price", 2, {"gold": 2, "crops": 2}, lambda paid: (TOGETHER,) if len(paid) > 1 else None)
    assert divided.to_json()["whole"] == [{"crops": 2}, {"gold": 2}]


def test_parts_that_all_go_with_each_other_need_no_list_of_answers() -> None:
    assert "whole" not in Some("draft", [1, 2, 3, 4], 1, 2).to_json()
    assert "whole" not in Pay("price", 2, {"gold": 2, "crops": 2}).to_json()


def test_too_many_answers_are_left_to_the_verdict() -> None:
    many = Some("draft", list(range(30)), 2, 2, together=lambda pair: None)
    assert len(many.legal()) > MOST_WHOLE
    assert "whole" not in many.to_json()
