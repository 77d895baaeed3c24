"""Keys and parameters become sentences, in German and English."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.kit.lanterns import TITLE

from civitas.games import find_title
from civitas.kernel import Dice, Label, LogLine, Number, Refusal, Table
from civitas.kernel.prompts import KERNEL_REASONS
from civitas.texts import LANGUAGES, BadText, MissingText, Speaker, common_messages, messages


@pytest.fixture
def english() -> Speaker:
    return Speaker(TITLE, "en")


@pytest.fixture
def german() -> Speaker:
    return Speaker(TITLE, "de", ["Anna", "Bert"])


def test_a_thing_is_called_by_its_name(english: Speaker, german: Speaker) -> None:
    assert english.thing("lantern", "blue") == "the blue lantern"
    assert german.thing("lantern", "blue") == "die blaue Laterne"


def test_a_table_of_numbers_is_for_acts_and_is_left_out_of_the_sentence(english: Speaker) -> None:
    table = {f"row {number}": {"column": number} for number in range(999)}
    assert english.say("note-drew", {"lantern": "jade", "other_terms": table}) == "You draw the jade lantern."


def test_a_thing_may_have_help(english: Speaker) -> None:
    assert english.help("lantern", "amber") == "It is worth least."
    assert english.help("lantern", "blue") is None
    assert english.help("lantern", "unheard") is None


def test_a_parameter_named_after_a_kind_is_said_as_the_thing(english: Speaker) -> None:
    assert english.say("note-drew", {"lantern": "jade"}) == "You draw the jade lantern."


def test_a_word_that_names_nothing_stays_as_it_is(english: Speaker) -> None:
    assert english.say("note-drew", {"lantern": "a moth"}) == "You draw a moth."


def test_a_seat_is_said_as_its_player(english: Speaker, german: Speaker) -> None:
    assert english.say("note-rested", {"seat": 0}) == "Player 1 rests."
    assert german.say("note-rested", {"seat": 1}) == "Bert rastet."
    assert german.say("note-rested", {"seat": 2}) == "Spieler 3 rastet."


@pytest.mark.parametrize(
    ("coins", "said"), [(1, "Player 1 gives Player 2 a coin."), (3, "Player 1 gives Player 2 3 coins.")]
)
def test_a_number_chooses_the_plural(english: Speaker, coins: int, said: str) -> None:
    assert english.say("note-gave", {"seat": 0, "to_seat": 1, "coins": coins}) == said


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ([], "nothing"),
        (["jade"], "the jade lantern"),
        (["jade", "iris"], "the jade lantern and the iris lantern"),
        (("jade", "iris", "blue"), "the jade lantern, the iris lantern and the blue lantern"),
        ({"jade": 2}, "2 the jade lantern"),
    ],
)
def test_a_list_is_said_item_by_item(english: Speaker, value: object, said: str) -> None:
    assert english._value("drawn_lanterns", value) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Anna offers Bert 1 action card and 2 ore for 3 objective cards and 2 mood tokens."),
        ("de", "Anna bietet Bert 1 Aktionskarte und 2 Erz für 3 Triumphkarten und 2 Zufriedenheit."),
    ],
)
def test_so_many_of_a_thing_are_said_in_the_plural_that_it_has(language: str, said: str) -> None:
    speaker = Speaker(find_title("clash"), language, ["Anna", "Bert"])
    offer = {"gives_goods": {"action": 1, "ore": 2}, "wants_goods": {"objective": 3, "mood": 2}}
    assert speaker.say("note-offers", {"seat": 0, "other_seat": 1, **offer}) == said


def test_seats_in_a_list_are_players(german: Speaker) -> None:
    assert german._value("seats", [0, 1, 2]) == "Anna, Bert und Spieler 3"


def test_yes_no_and_nobody_are_words_to_choose_by(english: Speaker) -> None:
    assert [english._value("seat", value) for value in (None, True, False)] == ["none", "yes", "no"]


def test_prompts_options_notes_and_refusals_have_their_messages(english: Speaker) -> None:
    assert english.prompt(Number("give", 0, 2, params={"to_seat": 1})) == "How many coins do you give to Player 2?"
    assert english.option(Label("lantern", lantern="blue")) == "the blue lantern"
    assert english.note(LogLine(0, "rolled", {"seat": 0, "number": 4}, None)) == "Player 1 rolls 4."
    assert english.refusal(Refusal("draw", (KERNEL_REASONS[0],))) == "That cannot be chosen here."


def test_a_missing_message_is_an_error(english: Speaker) -> None:
    assert not english.has("note-sang")
    with pytest.raises(MissingText, match="note-sang"):
        english.say("note-sang")


def test_a_parameter_that_is_not_filled_in_is_an_error(english: Speaker) -> None:
    with pytest.raises(BadText, match="note-rested"):
        english.say("note-rested")


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(MissingText, match="language"):
        Speaker(TITLE, "tlh")


def test_both_languages_share_the_common_messages() -> None:
    first, other = (common_messages(language) for language in LANGUAGES)
    assert first.keys() == other.keys()
    assert {f"reason-{reason.id}" for reason in KERNEL_REASONS} <= first.keys()


def test_a_message_tells_what_it_needs() -> None:
    message = messages(TITLE, "en")["note-gave"]
    assert message.variables == {"seat", "to_seat", "coins"}
    assert messages(TITLE, "en")["lantern-amber"].attributes == {"help"}


def test_a_whole_game_can_be_told_in_both_languages() -> None:
    table = Table(TITLE, 2, dice=Dice("told"))
    while not table.over:
        seat = table.to_act()[0]
        table.apply(seat, table.legal(seat)[-1])
    for language in LANGUAGES:
        assert all(Speaker(TITLE, language).note(line) for line in table.notes(0))


@pytest.mark.parametrize(
    ("text", "says"), [("note-a = x\nnote-a = y\n", "twice"), ("note a\n", "Expected token"), (None, "has no texts")]
)
def test_a_file_that_cannot_be_read_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str | None, says: str
) -> None:
    package = tmp_path / f"speechless_{says.replace(' ', '_')}"
    (package / "texts").mkdir(parents=True)
    (package / "__init__.py").write_text("")
    if text is not None:
        (package / "texts" / "en.ftl").write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    title = type(TITLE)()
    title.home = package.name
    with pytest.raises((BadText, MissingText), match=says):
        Speaker(title, "en")


def test_a_game_may_spread_its_texts_over_several_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "talkative"
    (package / "texts" / "en").mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "texts" / "en.ftl").write_text("note-a = first")
    (package / "texts" / "en" / "more.ftl").write_text("note-b = second")
    monkeypatch.syspath_prepend(tmp_path)
    title = type(TITLE)()
    title.home = package.name
    assert [Speaker(title, "en").say(f"note-{id}", {}) for id in "ab"] == ["first", "second"]


def test_a_sentence_calls_a_thing_by_its_form_in_sentences_and_a_list_by_its_name() -> None:
    english = Speaker(find_title("scharz"), "en", ["Anna", "Ben"])
    line = LogLine(1, "battle-won", {"seat": [0], "place": "tyrrhenum"}, None)
    assert english.note(line) == "The battle for the Tyrrhenian Sea is won by Anna."
    assert english.thing("place", "tyrrhenum") == "Tyrrhenian Sea"
    assert english.option(Label("fleet", place="latium", to_place="tyrrhenum")).endswith("Latium → Tyrrhenian Sea")
