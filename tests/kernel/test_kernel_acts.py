"""Acts: a note is told in targets, from its own parameters and nothing else."""

from __future__ import annotations

import json
from typing import Any

import pytest

from civitas.kernel.act_notes import SILENT, Acts, BadActs
from civitas.kernel.acts import KINDS, POINTS, VOCABULARY, Count, Gained, Moved, Scored, booked, targets_of


def told(acts: list[dict[str, Any]], **params: Any) -> list[dict[str, Any]]:
    """What a note with these acts and parameters says, as a client gets it."""
    declared = Acts({"notes": {"happened": acts}, "actors": {"-1": "barbarians"}})
    said = [act.to_json() for act in declared.of("happened", params)]
    assert json.loads(json.dumps(said)) == said
    return said


def test_the_vocabulary_is_closed_and_every_word_has_its_record() -> None:
    assert " ".join(VOCABULARY) == (
        "moved placed removed gained paid lost drawn turned rolled compared weighed forgone scored begin end"
    )
    assert list(VOCABULARY.values()) == list(KINDS)


def test_a_piece_goes_from_target_to_target() -> None:
    move = {"moved": "unit:{unit}", "of": "{seat}", "from": "hex:{hex}", "to": "hex:{to_hex}", "amount": "{number}"}
    assert told([move], unit="ship", seat=2, hex="A1", to_hex="A2", number=3) == [
        {"act": "moved", "what": "unit:ship", "of": "seat:2", "from": "hex:A1", "to": "hex:A2", "amount": 3}
    ]


@pytest.mark.parametrize("word", ["moved", "placed", "removed", "gained", "paid", "lost", "drawn"])
def test_an_act_that_does_not_say_how_many_is_of_one(word: str) -> None:
    places = {"moved": ("from", "to"), "placed": ("to",), "removed": ("from",)}.get(word, ())
    (said,) = told([{word: "unit:ship", "of": "{seat}", **{place: f"hex:{place}" for place in places}}], seat=2)
    assert said["amount"] == 1


def test_an_actor_that_is_no_seat_has_a_name() -> None:
    lose = {"removed": "unit:infantry", "of": "{seat}", "from": "hex:B2"}
    by_number, by_name = told([lose], seat=-1), told([lose], seat="automa")
    assert by_number[0]["of"] == "actor:barbarians"
    assert by_name[0]["of"] == "actor:automa"


def test_an_act_is_repeated_for_each_item_of_a_list() -> None:
    grow = {"each": "region in regions", "placed": "kind:peasant", "of": "{seat}", "to": "region:{region}"}
    assert [act["to"] for act in told([grow], seat=0, regions=["libya", "gallia"])] == ["region:libya", "region:gallia"]


def test_an_act_is_repeated_for_each_thing_and_number_of_a_mapping() -> None:
    gain = {"each": "good, many in goods", "gained": "good:{good}", "of": "{seat}", "amount": "{many}"}
    found = told([gain], seat=0, goods={"food": 2, "gold": 0, "ore": 1})
    assert [(act["what"], act["amount"]) for act in found] == [("good:food", 2), ("good:ore", 1)]


def test_an_act_is_repeated_for_each_record_of_a_list() -> None:
    lapse = {"each": "lapsed", "lost": "good:{good}", "of": "{seat}", "amount": "{many}"}
    records = [{"seat": 0, "good": "ore", "many": 2}, {"seat": 11, "good": "food", "many": 1}]
    assert [(act["of"], act["what"]) for act in told([lapse], lapsed=records)] == [
        ("seat:0", "good:ore"),
        ("seat:11", "good:food"),
    ]


def test_a_condition_chooses_between_acts() -> None:
    acts = [{"when": {"kind": "soldier"}, "turned": "card:up"}, {"when": {"kind": "peasant"}, "turned": "card:down"}]
    assert [act["what"] for act in told(acts, kind="peasant")] == ["card:down"]


def test_dice_and_comparisons_tell_what_they_are_made_of() -> None:
    acts: list[dict[str, Any]] = [
        {"rolled": "die:battle", "of": "{seat}", "faces": "{numbers}", "need": 4},
        {"rolled": "die:one", "faces": ["{number}"]},
        {
            "compared": "scene:battle",
            "at": "hex:{hex}",
            "sides": [
                {"of": "{seat}", "total": "{own}", "terms": "{own_terms}"},
                {"of": "{other_seat}", "total": "{theirs}"},
            ],
        },
    ]
    params = {"seat": 0, "numbers": [3, 5], "number": 6, "hex": "A1", "own": 8, "theirs": 4, "other_seat": -1}
    battle, one, compared = told(acts, **params, own_terms=[["unit:ship", 6], ["advance:x", 2]])
    assert battle == {"act": "rolled", "what": "die:battle", "of": "seat:0", "faces": [3, 5], "need": 4}
    assert one["faces"] == [6]
    assert compared["sides"] == [
        {
            "of": "seat:0",
            "total": 8,
            "terms": [{"what": "unit:ship", "amount": 6}, {"what": "advance:x", "amount": 2}],
        },
        {"of": "actor:barbarians", "total": 4, "terms": []},
    ]


def test_what_was_weighed_tells_its_sum_the_others_and_what_decided() -> None:
    choice = {
        "weighed": "province:{province}",
        "of": "{seat}",
        "amount": "{value}",
        "terms": "term:{terms}",
        "others": "province:{others}",
        "by": "tie:{tie}",
    }
    params = {
        "seat": -1,
        "province": "gallia",
        "value": 7,
        "terms": {"I": 6, "a": 1},
        "others": {"italia": 5},
        "tie": "a",
    }
    assert told([choice], **params) == [
        {
            "act": "weighed",
            "what": "province:gallia",
            "of": "actor:barbarians",
            "amount": 7,
            "terms": [{"what": "term:I", "amount": 6}, {"what": "term:a", "amount": 1}],
            "others": [{"what": "province:italia", "amount": 5}],
            "by": "tie:a",
        }
    ]
    act = Acts({"notes": {"n": [choice]}}).of("n", params)[0]
    assert {"province:gallia", "term:I", "province:italia", "tie:a"} <= set(targets_of(act))


def test_what_was_not_done_tells_what_spoke_against_it_and_what_would_have_come_next() -> None:
    acts: list[dict[str, Any]] = [
        {"each": "passed", "forgone": "step:{step}", "of": "{seat}", "by": "why:{why}", "rule": "{rule}"},
        {"forgone": "step:{next_step}", "of": "{seat}", "next": True, "rule": "{rule}"},
    ]
    passed = [{"step": "build", "why": "dear"}]
    assert told(acts, seat=-1, passed=passed, next_step="trade", rule="12.4") == [
        {"act": "forgone", "what": "step:build", "of": "actor:barbarians", "by": "why:dear", "rule": "12.4"},
        {"act": "forgone", "what": "step:trade", "of": "actor:barbarians", "next": True, "rule": "12.4"},
    ]
    assert told(acts, seat=-1, passed=[], next_step=None, rule="12.4") == []
    (act,) = Acts({"notes": {"n": acts}}).of("n", {"seat": 0, "next_step": "trade", "rule": "12.4"})
    assert set(targets_of(act)) == {"step:trade", "seat:0"}, "a paragraph is nothing on the table"


def test_what_could_have_been_taken_instead_may_tell_its_own_terms() -> None:
    choice = {
        "weighed": "province:{province}",
        "amount": "{value}",
        "others": {"sums": "province:{others}", "terms": "term:{other_terms}"},
    }
    params = {
        "province": "gallia",
        "value": 7,
        "others": {"italia": 5, "libya": 4},
        "other_terms": {"italia": {"I": 5}},
    }
    made_of = {"what": "province:italia", "amount": 5, "terms": [{"what": "term:I", "amount": 5}]}
    (said,) = told([choice], **params)
    assert said["others"] == [made_of, {"what": "province:libya", "amount": 4}]
    act = Acts({"notes": {"n": [choice]}}).of("n", params)[0]
    assert "term:I" in set(targets_of(act))
    assert Acts({"notes": {"n": [choice]}}).params("n") == {"province", "value", "others", "other_terms"}
    del params["other_terms"]  # an older log
    assert [other["amount"] for other in told([choice], **params)[0]["others"]] == [5, 4]
    with pytest.raises(BadActs, match="sums and terms"):
        told([{**choice, "others": {"sums": "province:{others}"}}])


def test_a_note_of_an_older_log_tells_fewer_acts_and_no_error() -> None:
    acts = [
        {"paid": "good:gold", "of": "{seat}", "amount": "{cost}"},
        {"placed": "building:{building}", "of": "{seat}", "to": "hex:{hex}"},
        {"each": "region in regions", "placed": "kind:peasant", "to": "region:{region}"},
        {"rolled": "die:x", "faces": "{faces}"},
    ]
    assert [act["act"] for act in told(acts, seat=1, building="port", hex="A1")] == ["placed"]


def test_nothing_is_told_of_what_did_not_happen() -> None:
    gain = {"gained": "good:gold", "of": "{seat}", "amount": "{gold}"}
    assert told([gain], seat=0, gold=0) == []
    assert told([gain], seat=0, gold=None) == []


def test_a_kind_of_note_that_nobody_declared_has_no_acts() -> None:
    assert SILENT.of("whatever", {"seat": 0}) == []


@pytest.mark.parametrize(
    ("act", "says"),
    [
        ({"danced": "a"}, "one of moved"),
        ({}, "not nothing"),
        ({"moved": "a", "paid": "b"}, "one of moved"),
        ({"moved": "a", "to": "b"}, "moved needs from"),
        ({"end": "a", "at": "b"}, "end has no at"),
        ({"turned": "a", "source": "b"}, "turned has no from"),
        ({"turned": "a", "each": "x y z"}, "each is"),
        ({"compared": "a", "sides": [{"of": "b"}]}, "a side has of, total"),
    ],
)
def test_a_declaration_that_cannot_be_understood_is_refused(act: dict[str, Any], says: str) -> None:
    with pytest.raises(BadActs, match=says):
        Acts({"notes": {"happened": [act]}})


def test_the_parameters_of_a_declaration_are_known() -> None:
    acts = [
        {"each": "good, many in goods", "paid": "good:{good}", "of": "{seat}", "amount": "{many}"},
        {"when": {"won": True}, "compared": "a", "sides": [{"of": "{other_seat}", "total": "{sum}"}]},
        {"each": "records", "lost": "good:{good}", "of": "{whose_seat}"},
    ]
    declared = Acts({"notes": {"happened": acts}})
    assert declared.params("happened") == {"goods", "seat", "won", "other_seat", "sum", "records"}


def test_acts_add_up_to_changes_of_counts() -> None:
    acts = [
        Moved(what="unit:ship", of="seat:0", source="hex:A", to="hex:B", amount=2),
        Moved(what="unit:ship", of="seat:0", source="hex:B", to="hex:C"),
        Gained(what="good:gold", of="seat:1", amount=3, source="hex:A"),
        Scored(what="thing:wonder", of="seat:1", amount=-1),
    ]
    assert booked(acts) == {
        Count("unit:ship", "seat:0", "hex:A"): -2,
        Count("unit:ship", "seat:0", "hex:B"): 1,
        Count("unit:ship", "seat:0", "hex:C"): 1,
        Count("good:gold", "seat:1"): 3,
        Count(POINTS, "seat:1"): -1,
    }
    assert list(targets_of(acts[2])) == ["good:gold", "seat:1", "hex:A"]
