"""`civitas rules`: the rules of a game, paragraph by paragraph, with what proves and what implements each."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from civitas.cli.options import Game, Json, Lang, fail, language, print_json, screen, title_named
from civitas.cli.words import Words
from civitas.kit.rules_index import BadRules, Rule, has_rules, load_rules, procedures

Procedures = dict[str, list[str]]


def rules(
    game: Game,
    missing: Annotated[
        bool, typer.Option("--missing", help="Only paragraphs without a test or a procedure; exit 1 if there are any.")
    ] = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Print the rules of a game, paragraph by paragraph.

    Each with its text in our own words, the tests that prove it and the procedures that implement it.
    """
    words = language(lang)
    title = title_named(game, words)
    if not has_rules(title):
        fail(words, words("rules-none", title=title.id))
    try:
        index, cited = load_rules(title), procedures(title)
    except BadRules as fault:
        fail(words, words("rules-bad", why=str(fault)))
    lacking = [rule for rule in index if not rule.tests or rule.id not in cited]
    chosen = lacking if missing else index
    if json:
        print_json({"title": title.id, "paragraphs": len(index), "rules": [_data(rule, cited) for rule in chosen]})
    else:
        _print(chosen, len(index), len(lacking), cited, words, missing)
    if missing and lacking:
        raise typer.Exit(1)


def _data(rule: Rule, cited: Procedures) -> dict[str, Any]:
    return {**rule._asdict(), "procedures": cited.get(rule.id, [])}


def _print(chosen: list[Rule], total: int, lacking: int, cited: Procedures, words: Words, missing: bool) -> None:
    console = screen()
    for rule in chosen:
        if missing:
            _print_gap(console, rule, cited, words)
        else:
            _print_rule(console, rule, cited, words)
    if lacking:
        console.print(Text(words("rules-missing", count=lacking, total=total), "yellow"))
    else:
        console.print(Text(words("rules-complete", total=total), "green"))


def _print_rule(console: Console, rule: Rule, cited: Procedures, words: Words) -> None:
    console.print(Text(f"{rule.id} {rule.title(words.language)}", "bold"))
    for text, style in (
        (rule.text(words.language), ""),
        (f"{words('rule-tests')} {', '.join(rule.tests) or words('rule-none')}", "dim"),
        (f"{words('rule-procedures')} {', '.join(cited.get(rule.id, ())) or words('rule-none')}", "dim"),
    ):
        console.print(Padding(Text(text, style), (0, 0, 0, 2)))
    console.print()


def _print_gap(console: Console, rule: Rule, cited: Procedures, words: Words) -> None:
    gaps = [] if rule.tests else [words("missing-test")]
    if rule.id not in cited:
        gaps.append(words("missing-procedure"))
    console.print(Text(f"{rule.id} {rule.title(words.language)}: {', '.join(gaps)}"))
