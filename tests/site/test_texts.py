"""The words, the rules and the printed things of a title, for a client that knows none of them."""

from __future__ import annotations

import pytest
from tests.kit import lanterns
from tests.site.calling import Caller

from civitas.games import find_title, titles
from civitas.kernel import Dice, Table
from civitas.kit.rules_index import load_rules
from civitas.site.api.titles.offered import show

pytestmark = pytest.mark.django_db
LANGUAGES = ["en", "de"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", titles())
def test_every_thing_of_a_title_has_a_word(title: str, lang: str) -> None:
    words = Caller().get(f"/titles/{title}/texts?lang={lang}")["texts"]
    named = {f"{kind}-{id}" for kind, ids in find_title(title).vocabulary().items() for id in ids}
    assert named <= words.keys()
    assert all(word["text"] for word in words.values())


def test_words_come_in_the_language_asked_for_with_what_there_is_to_know() -> None:
    somebody = Caller()
    english = somebody.get("/titles/sands/texts?lang=en")
    german = somebody.get("/titles/sands/texts?lang=de")
    assert (english["language"], german["language"]) == ("en", "de")
    assert english["texts"]["building-temple"]["text"] == "Temple"
    assert german["texts"]["building-temple"]["text"] == "Tempel"
    assert "unrest" in english["texts"]["building-temple"]["help"]
    assert english["texts"]["region-libya"]["help"] is None
    assert english["texts"]["column-capital"]["text"] == "Capital"


def test_what_is_said_with_parameters_is_not_among_the_words() -> None:
    words = Caller().get("/titles/sands/texts?lang=en")["texts"]
    assert not [id for id in words if id.startswith(("note-", "prompt-", "option-", "reason-", "seat-name"))]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", ["sands", "clash", "era", "scharz"])
def test_a_word_of_the_game_comes_with_its_forms_and_its_meaning(title: str, lang: str) -> None:
    shown = Caller().get(f"/titles/{title}/texts?lang={lang}")
    assert len(shown["glossary"]) > 10
    for word, forms in shown["glossary"].items():
        assert shown["texts"][word]["text"] == forms[0]
        assert shown["texts"][word]["help"]
    met = [form for forms in shown["glossary"].values() for form in forms]
    assert len(met) == len(set(met)), "a form means one thing"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_paragraph_of_the_rules_is_there_and_says_whether_it_is_printed(lang: str) -> None:
    index = load_rules(find_title("sands"))
    shown = Caller().get(f"/titles/sands/rules?lang={lang}")["rules"]
    assert [rule["paragraph"] for rule in shown] == [rule.id for rule in index]
    assert [rule["text"] for rule in shown] == [rule.text(lang) for rule in index]
    assert [rule["heading"] for rule in shown] == [rule.title(lang) for rule in index]
    printed = [rule["origin"] == "printed" for rule in shown]
    assert printed == [rule.origin == "seed" for rule in index]
    assert any(rule["origin"] == "ours" for rule in shown)


def test_the_rule_of_a_prompt_leads_to_a_paragraph() -> None:
    paragraphs = {rule["paragraph"] for rule in Caller().get("/titles/sands/rules?lang=en")["rules"]}
    table = Table(find_title("sands"), 2, {}, Dice("rule"))
    assert table.prompt(table.to_act()[0]).rule in paragraphs


def test_the_board_has_every_region_border_card_building_and_advance() -> None:
    board = Caller().get("/titles/sands/board")["board"]
    things = find_title("sands").vocabulary()
    for kind, part in (
        ("region", "regions"),
        ("border", "borders"),
        ("building", "buildings"),
        ("advance", "advances"),
    ):
        assert [thing["id"] for thing in board[part]] == list(things[kind])
    cards = {card["id"] for card in (*board["actions"], *board["emphases"])}
    assert cards == set(things["card"])
    assert next(card for card in board["actions"] if card["id"] == "build")["locked_box"] == "civic"
    assert board["chronicles"][6]["victory_points"] == 28
    assert board["box"]["unrest"]["most"] == 7
    silver = [border for border in board["borders"] if border["good"] == "silver"]
    assert [border["between"] for border in silver] == [["hispania", "gallia"]]


@pytest.mark.parametrize("part", ["texts", "rules", "board"])
def test_who_has_it_already_is_told_so(part: str) -> None:
    somebody = Caller()
    first = somebody.client.get(f"/api/titles/sands/{part}?lang=de")
    again = somebody.client.get(f"/api/titles/sands/{part}?lang=de", headers={"if-none-match": first["ETag"]})
    assert (first.status_code, again.status_code, again.content) == (200, 304, b"")


@pytest.mark.parametrize("part", ["texts", "rules", "board"])
def test_an_unknown_title_has_nothing(part: str) -> None:
    somebody = Caller()
    assert somebody.get(f"/titles/os/{part}")["error"] == "no-such-title"
    assert somebody.status == 404


@pytest.mark.parametrize(
    ("lang", "name", "values"), [("en", "Length", ["short", "long"]), ("de", "Länge", ["kurz", "lang"])]
)
def test_the_options_of_a_title_are_in_words(lang: str, name: str, values: list[str]) -> None:
    (option,) = show(lanterns.TITLE, lang).options
    assert (option.id, option.name, option.names) == ("length", name, values)
