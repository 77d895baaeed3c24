"""An answer is put together part by part: what may follow, why the rest may not, and when it may end."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable, Iterator
from time import thread_time
from typing import Any

import pytest
from tests.kernel.test_kernel_prompts import MAKERS, TOGETHER, card_label, odd

from civitas.kernel import (
    Draft,
    Label,
    NoAnswer,
    Number,
    One,
    Order,
    Path,
    Pay,
    Place,
    Prompt,
    Reason,
    Refusal,
    Some,
    TooManyAnswers,
    Verdict,
)

MOST_IN_A_REGION = 4
FIELDS = [f"field-{number}" for number in range(209)]
NUMBERS = {field: number for number, field in enumerate(FIELDS)}
PIECES = 12
SWAMP = Reason("swamp", "3.1", "field")
CROWDED = Reason("crowded", "3.2", "region")


def dry(field: str) -> Verdict:
    return (SWAMP, field) if number_of(field) % 7 == 0 else None


def number_of(field: str) -> int:
    return NUMBERS[field]


def roomy(placed: dict[str, int]) -> Verdict:
    """No more than a few in each region; whatever keeps to it so far can be left as it is."""
    regions: dict[int, int] = {}
    for field, pieces in placed.items():
        region = NUMBERS[field] // 20
        regions[region] = regions.get(region, 0) + pieces
        if regions[region] > MOST_IN_A_REGION:
            return CROWDED, region
    return None


def settling(**more: Any) -> Place:
    limits = dict.fromkeys(FIELDS, 3)
    return Place("settle", PIECES, limits, least=0, check=dry, so_far=roomy, label=card_label, **more)


def levy() -> Some:
    return Some("levy", FIELDS, 3, PIECES, dry, so_far=lambda chosen: roomy(dict.fromkeys(chosen, 1)), label=card_label)


def march() -> Path:
    return Path("march", ["0"], lambda spot: [str((int(spot) * 3 + step) % 209) for step in range(1, 7)], 9)


VAST: dict[str, Callable[[], Prompt]] = {
    "place": settling,
    "some": levy,
    "order": lambda: Order("turns", FIELDS[:12], label=card_label),
    "path": march,
}


def said(answer: Any) -> str:
    return json.dumps(answer, sort_keys=True)


def drafts(draft: Draft) -> Iterator[Draft]:
    """Everything that can be picked, in any order."""
    yield draft
    for part in draft.parts():
        yield from drafts(draft.after(part))


SMALL: dict[str, Callable[[], Prompt]] = {
    **MAKERS,
    "some grown": lambda: Some("levy", FIELDS[:5], 1, 3, dry, so_far=lambda chosen: crowd(len(chosen) > 2)),
    "place grown": lambda: Place("settle", 2, {"field-1": 2, "field-7": 2, "field-9": 1}, check=dry, so_far=roomy),
    "place some": lambda: Place("settle", 2, {"field-1": 2, "field-9": 1}, least=1),
    "pay together": lambda: Pay("price", 2, {"a": 2, "b": 2}, lambda paid: crowd(len(paid) > 1)),
}


def crowd(crowded: bool) -> Verdict:
    return (CROWDED, 0) if crowded else None


@pytest.mark.parametrize("name", SMALL)
def test_the_parts_lead_to_the_legal_answers_and_to_nothing_else(name: str) -> None:
    prompt = SMALL[name]()
    reached = set()
    for draft in drafts(prompt.after()):
        assert draft.ready or draft.parts(), f"{draft.picked} is a dead end"
        if draft.ready:
            reached.add(said(draft.answer))
    assert reached == set(map(said, prompt.legal()))


@pytest.mark.parametrize("name", SMALL)
def test_a_legal_answer_is_spelled_by_parts_that_make_it_again(name: str) -> None:
    prompt = SMALL[name]()
    for answer in prompt.legal():
        draft = prompt.after(prompt.spell(answer))
        assert draft.ready
        assert said(draft.answer) == said(answer)
        assert len(prompt.labels(answer)) == len(prompt.spell(answer))


@pytest.mark.parametrize("name", SMALL)
def test_what_is_picked_comes_out_of_a_letter(name: str) -> None:
    prompt = SMALL[name]()
    for answer in prompt.legal():
        picked = json.loads(json.dumps(prompt.spell(answer)))
        assert said(prompt.after(picked).answer) == said(answer)


def test_every_part_that_may_not_be_picked_has_its_reason() -> None:
    first = settling().after()
    assert {(r.answer, r.reason) for r in first.refusals()} == {(f, "swamp") for f in FIELDS if dry(f)}
    crowded = first.after({"field-1": 3}).after({"field-2": 1})
    told = {refusal.answer: refusal for refusal in crowded.refusals()}
    assert told["field-3"].reason == "crowded"
    assert told["field-3"].params == {"region": 0}
    assert told["field-7"].reason == "swamp"
    assert "field-22" not in told
    with pytest.raises(Refusal, match="crowded"):
        crowded.after({"field-3": 1})
    with pytest.raises(Refusal, match="not-offered"):
        first.after({"field-900": 1})
    with pytest.raises(Refusal, match="not-offered"):
        first.after({"field-1": True})


def test_what_does_not_go_together_is_told_by_the_check_of_the_whole_or_else_by_the_kernel() -> None:
    pair = Some("draft", [1, 2, 3, 4], 2, 2, together=odd)
    assert {(r.answer, r.reason) for r in pair.after([1]).refusals()} == {(3, TOGETHER.id)}
    three = Some("draft", [1, 2, 3, 4], 3, 4, together=lambda chosen: crowd(2 in chosen or len(chosen) > 3))
    assert three.legal() == [[1, 3, 4]]
    assert {(r.answer, r.reason) for r in three.after().refusals()} == {(2, CROWDED.id)}
    later = Some(
        "draft", [1, 2, 3, 4], 2, 3, together=lambda chosen: crowd((2 in chosen and len(chosen) < 3) or 4 in chosen)
    )
    assert {(r.answer, r.reason) for r in later.after([1]).refusals()} == {(4, CROWDED.id)}


def test_a_bin_can_be_given_more_and_its_limit_says_how_much() -> None:
    prompt = Place("settle", 4, {"hill": 3, "coast": 2}, label=card_label)
    draft = prompt.after([{"hill": 1}])
    assert [(offer.answer, offer.limit) for offer in draft.offers()] == [("hill", 3), ("coast", 2)]
    assert draft.after({"hill": 2}).after({"coast": 2}).answer == {"hill": 2, "coast": 2}
    assert not draft.ready
    assert draft.verdict() is not None


def test_a_walk_does_not_begin_where_it_cannot_go_on() -> None:
    ways = {"inland": [], "coast": ["sea"], "sea": []}
    prompt = Path("sail", ["inland", "coast"], ways.__getitem__, 3)
    assert prompt.after().parts() == ["coast"]
    assert prompt.after(["coast", "sea"]).ready
    assert not prompt.after(["coast"]).ready


def test_every_kind_says_itself_what_is_said_of_it_elsewhere() -> None:
    assert MAKERS["yesno"]().decline() is False
    assert MAKERS["deal"]().decline() == {"say": "refuse"}
    assert MAKERS["number"]().span() == (0, 3)
    assert [MAKERS["some"]().size([1, 2]), MAKERS["number"]().size(3), MAKERS["pay"]().size({"gold": 3})] == [2, 3, 3]
    assert [offer.aside for offer in MAKERS["one aside"]().offers()] == [False, False, True]
    beside = MAKERS["one aside"]().beside()
    assert beside is not None
    assert beside.key == "free"
    for name in ("one", "some", "order", "path"):
        prompt = MAKERS[name]()
        assert (prompt.decline(), prompt.span(), prompt.beside()) == (None, None, None)
    assert Order("turns", ["a"], label=card_label).offers()[0].labels[0].text == "card"
    assert Path("walk", ["a"], lambda spot: ["b"], 1, label=card_label).labels(["a", "b"])[1].targets == ("card:b",)
    assert [label.targets for label in march().labels(["0", "1"])] == [("spot:0",), ("spot:1",)]


@pytest.mark.parametrize("name", VAST)
def test_a_vast_prompt_lists_nothing_whole(name: str) -> None:
    prompt = VAST[name]()
    assert prompt.vast()
    prompt.forget()
    assert not prompt.forced()
    assert prompt.answerable()
    with pytest.raises(TooManyAnswers):
        prompt.legal()
    data = json.dumps(prompt.to_json())
    assert len(data) < 60_000
    assert prompt.offers()
    assert prompt.in_parts()


@pytest.mark.parametrize("name", VAST)
def test_a_vast_prompt_is_answered_by_chance(name: str) -> None:
    answers = set()
    for seed in range(30):
        prompt = VAST[name]()
        answer = prompt.sample(random.Random(seed))
        assert VAST[name]().verdict(json.loads(json.dumps(answer))) is None
        assert prompt.normal(answer) == answer
        answers.add(said(answer))
    assert len(answers) > 20


def test_chance_takes_few_pieces_and_many() -> None:
    sizes = {settling().size(settling().sample(random.Random(seed))) for seed in range(60)}
    assert sizes >= {0, 1, PIECES - 1, PIECES}


def test_a_prompt_without_an_answer_is_found_out() -> None:
    with pytest.raises(NoAnswer):
        One("pick", []).sample(random.Random(1))
    assert not One("pick", []).answerable()
    hopeless = Some("draft", FIELDS, 5, 9, so_far=lambda chosen: crowd(True))
    with pytest.raises(NoAnswer):
        hopeless.sample(random.Random(1))
    assert not hopeless.answerable()
    with pytest.raises(NoAnswer):
        Number("name", 2, 1).sample(random.Random(1))


def test_a_beginning_that_leads_nowhere_is_given_up_where_only_the_whole_is_judged() -> None:
    """Nothing says of a part what comes of it, and there are too many answers to look it up."""
    prompt = Some("draft", FIELDS, 2, 4, together=lambda chosen: crowd(number_of(chosen[0]) > 100))
    assert prompt.vast()
    for seed in range(10):
        assert prompt.verdict(prompt.sample(random.Random(seed))) is None


def quickest(what: Callable[[], object]) -> float:
    """Seconds of the processor; the best of some tries, for a machine has more to do. Who counts lines looks away."""
    times, tracer = [], sys.gettrace()
    sys.settrace(None)
    try:
        for _ in range(15):
            begun = thread_time()
            what()
            times.append(thread_time() - begun)
    finally:
        sys.settrace(tracer)
    return min(times)


@pytest.mark.parametrize("name", VAST)
def test_a_step_takes_five_milliseconds_at_most_and_a_verdict_one(name: str) -> None:
    answer = VAST[name]().sample(random.Random(5))
    prompt = VAST[name]()
    picked = prompt.spell(answer)
    for number in range(len(picked)):
        begun = prompt.after(picked[:number])

        def step(begun: Draft = begun) -> None:
            again = Draft(begun.prompt, begun.picked)
            again.offers()
            again.refusals()

        assert quickest(step) <= 0.005
    letter = json.loads(json.dumps(answer))
    assert quickest(lambda: prompt.verdict(letter)) <= 0.001


def test_there_are_more_than_a_thousand_million_answers() -> None:
    """Pieces on fields of their own, one region after the other: far from all, and yet."""
    ways = [1, *([0] * PIECES)]
    for first in range(0, len(FIELDS), 20):
        fields = sum(dry(field) is None for field in FIELDS[first : first + 20])
        ways = [ways[n] + (ways[n - 1] * fields if n else 0) for n in range(PIECES + 1)]
    assert sum(ways) > 10**9


def test_a_label_of_a_part_is_that_of_its_bin() -> None:
    assert settling().label({"field-1": 2}).to_json() == Label("card", ["card:field-1"], card="field-1").to_json()
