"""Texts: all that a game can say is written in German and English, and nothing is written that it never says."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from civitas.bots.advised import advice_of, is_advised
from civitas.games.guides import guide_of
from civitas.games.title import BRIEF, companions_of, info_of
from civitas.kernel import Title
from civitas.kernel.prompts import KERNEL_REASONS
from civitas.kit.sources import Spoken, spoken, words
from civitas.texts import GLOSSARY, LANGUAGES, SENTENCE, BadText, MissingText, TextMessage, common_messages, messages


def things(title: Title[Any]) -> Iterator[str]:
    """The messages that every game needs for itself, its settings and the things it speaks of."""
    yield "title-name"
    if info_of(title) is not None:
        yield "title-about"
        yield from (f"brief-{part}" for part in BRIEF)
    for name, choice in title.options.items():
        yield f"setting-{name}"
        yield from (f"setting-{name}-{value}" for value in choice.values)
    for kind, ids in title.vocabulary().items():
        yield from (f"{kind}-{id}" for id in ids)
    yield from (f"reaction-{key}" for key in companions_of(title).absence.reactions)
    luck = companions_of(title).luck
    yield from (f"luck-{key}" for key in (luck.KEYS if luck is not None else ()))
    tally = companions_of(title).tally
    yield from (f"tally-{part}" for part in (tally.PARTS if tally is not None else ()))
    copying = companions_of(title).copying
    yield from (f"copy-{entry}" for entry in (copying.EXPLAINED if copying is not None else ()))
    campaign = companions_of(title).campaign
    yield from (campaign.WORDS if campaign is not None else ())
    guide = guide_of(title)
    yield from (f"guide-{step.id}" for step in (guide.steps if guide is not None else ()))
    figures = companions_of(title).figures
    yield from (figures.NAMES if figures is not None else ())
    if is_advised(title):
        yield from (f"feature-{name}" for name in advice_of(title).FEATURES)


def check_texts(title: Title[Any], used: set[str], heard: Mapping[str, str]) -> tuple[int, list[str]]:
    """How many messages were looked at and what is wrong with them.

    `used` are the messages that were heard in games, `heard` what was wrong there, by language and message.
    """
    said, unclear = spoken(title)
    faults = [f"{place.where}: {place.why}" for place in unclear]
    files: dict[str, dict[str, TextMessage]] = {}
    known = set(LANGUAGES)
    for language in LANGUAGES:
        try:
            files[language] = messages(title, language)
        except (MissingText, BadText) as fault:
            faults.append(str(fault))
    needed = dict.fromkeys(things(title), "") | {s.message: f" ({s.where})" for s in said}
    needed |= {f"reason-{reason.id}": "" for reason in KERNEL_REASONS}
    for language, file in files.items():
        common = common_messages(language)
        missing = [m for m in needed if m not in file | common]
        faults += [f"{language}: {m} is missing{needed[m]}" for m in missing]
        known |= {f"{language} {m}" for m in missing}
        faults += [f"{language}: {m} is never used" for m in _unused(title, file, needed.keys() | used)]
        faults += [f"{language}: {fault}" for fault in _variables(said, file)]
        asked = [message for id, message in file.items() if id.startswith(GLOSSARY)]
        faults += [
            f"{language}: {word.id} does not say what it means" for word in asked if "help" not in word.attributes
        ]
    if len(files) == len(LANGUAGES):
        faults += _attributes(files)
    return len(needed), faults + [fault for key, fault in sorted(heard.items()) if key not in known]


def _unused(title: Title[Any], file: dict[str, TextMessage], used: set[str]) -> list[str]:
    spared = used | common_messages("en").keys()
    spared |= {reference for message in file.values() for reference in message.references}
    options = words(title) | {id for ids in title.vocabulary().values() for id in ids}
    spared |= {f"option-{word}" for word in options}
    return [message for message in file if message not in spared and not message.startswith(GLOSSARY)]


def _variables(said: list[Spoken], file: dict[str, TextMessage]) -> list[str]:
    """Variables that no place in the source fills in."""
    given: dict[str, set[str] | None] = {}
    for place in said:
        known = given.setdefault(place.message, set())
        given[place.message] = None if known is None or place.params is None else known | place.params
    faults = []
    for message, params in given.items():
        if params is not None and message in file:
            odd = sorted(file[message].variables - params)
            faults += [f"{message} speaks of ${name}, which nobody fills in" for name in odd]
    return faults


def _attributes(files: dict[str, dict[str, TextMessage]]) -> list[str]:
    """All languages say the same things beside a text, but for forms in sentences: not all have articles."""
    first, other = (files[language] for language in LANGUAGES)
    odd = [m for m in first if m in other and (first[m].attributes ^ other[m].attributes) - {SENTENCE}]
    return [f"{message} has other attributes in {LANGUAGES[0]} than in {LANGUAGES[1]}" for message in odd]
