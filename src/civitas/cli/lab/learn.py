"""`civitas lab learn`: an evaluation learned from games, and whether bots are better for it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from civitas.bots.advised import NoAdvice
from civitas.bots.learned import FILE, UnfitWeights
from civitas.cli.grids import grid
from civitas.cli.lab import pages
from civitas.cli.lab.app import with_extras
from civitas.cli.options import (
    Game,
    Jobs,
    Json,
    Lang,
    fail,
    language,
    name_of,
    number_of_players,
    print_json,
    screen,
    title_named,
)
from civitas.cli.progress import bars
from civitas.cli.words import Words
from civitas.intervals import Z95
from civitas.kernel import Title
from civitas.lab.crews import Hands
from civitas.lab.learning.loop import OtherRun, Plan, Round
from civitas.lab.learning.loop import learn as loop
from civitas.lab.learning.playing import NO_LEAD, NO_TRAITS, NOT_EVEN, NotLearnable

REPORT = "report.html"


def learn(
    game: Game,
    games: Annotated[int, typer.Option(min=2, help="How many games are played to learn from in each round.")] = 2000,
    rounds: Annotated[int, typer.Option(min=1, help="How many times: games, a fit, a match.")] = 1,
    players: Annotated[int, typer.Option(min=2, help="How many play; an even number, for matches.")] = 4,
    hidden: Annotated[int, typer.Option(min=0, max=256, help="The hidden units of the net; 0: no net.")] = 0,
    trace: Annotated[float, typer.Option(min=0, max=1, help="The lambda of temporal differences; 1: the end.")] = 1.0,
    pull: Annotated[
        float, typer.Option(min=0.001, help="How strongly weights are drawn to the evaluation that is there.")
    ] = 5.0,
    iterations: Annotated[int, typer.Option(min=1, help="How long the bots of a match think.")] = 27,
    hoped: Annotated[float, typer.Option(min=0.1, help="The lead, in points, that is tested against none.")] = 3.0,
    pairs: Annotated[int, typer.Option(min=2, help="No more deals than this are played twice in a match.")] = 100,
    thinking: Annotated[
        int,
        typer.Option(
            min=0,
            help="How many iterations the bots think that play the games to learn from, by the best weights so far; "
            "0: they go by the hints.",
        ),
    ] = 0,
    jobs: Jobs = 1,
    ray: Annotated[str | None, typer.Option(help="Play on this Ray cluster: its address, or local.")] = None,
    seed: Annotated[str, typer.Option(help="The same seed plays the same games, on any number of cores.")] = "1",
    out: Annotated[Path, typer.Option(help="The folder for games, weights and reports.")] = Path("learn"),
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Learn an evaluation from games, and test it against the one that is there.

    Bots with whims play each other, weights are fitted to what came of the positions, and bots that think ahead with
    old and new weights play until it is clear which are better. Begun again with the same folder, it goes on there.
    """
    words = language(lang)
    title = title_named(game, words)
    count = number_of_players(title, players, words)
    lasting = None if trace == 1 else trace
    plan = Plan(game, count, games, hidden, lasting, pull, iterations, hoped, pairs, seed, thinking)
    told: list[dict[str, Any]] = []
    with with_extras(words):
        try:
            with bars() as tell:
                parts = {"play": words("learn-play"), "fit": words("learn-fit"), "match": words("learn-match")}

                def progress(what: str, done: int, whole: int) -> None:
                    tell(parts[what], done, whole)

                for found in loop(plan, out, rounds, Hands(jobs, ray), progress):
                    figures = _figures(found)
                    told.append(figures)
                    page = _report(told, title, words)
                    (out / f"round-{found.number}" / REPORT).write_text(page, encoding="utf-8")
        except (OtherRun, UnfitWeights):
            fail(words, words("learn-other", folder=str(out)))
        except NoAdvice:
            fail(words, _refusal(NO_TRAITS, title, words))
        except NotLearnable as refused:
            fail(words, _refusal(refused.why, title, words))
    if json:
        print_json({"plan": plan._asdict(), "rounds": told})
        return
    for figures in told:
        _print(figures, words)
    typer.echo(words("learn-where", folder=str(out), file=f"data/{FILE}"))


def _refusal(why: str, title: Title[Any], words: Words) -> str:
    """Why nothing can be learned."""
    name = name_of(title, words.language)
    told = {
        NO_TRAITS: words("learn-nothing", title=name),
        NO_LEAD: words("learn-together", title=name),
        NOT_EVEN: words("learn-even"),
    }
    return told[why]


def _figures(found: Round) -> dict[str, Any]:
    fit = found.fit._asdict()
    del fit["weights"]
    fit["tenths"] = [tenth._asdict() for tenth in found.fit.tenths]
    return {"round": found.number, **fit, "match": found.verdict._asdict(), "taken": found.taken}


def _explained(figures: dict[str, Any], words: Words) -> list[tuple[str, ...]]:
    """A row for each evaluation: what it explains in each phase and in all, and its error."""
    return [
        (text, *(f"{share:.2f}" for share in figures["explained"][name]), f"{figures['error'][name]:.1f}")
        for name, text in _evaluations(words).items()
    ]


def _evaluations(words: Words) -> dict[str, str]:
    """The written evaluation, the sums, and the sums with the net."""
    return {"hand": words("learn-hand"), "linear": words("learn-linear"), "learned": words("learn-learned")}


def _head(figures: dict[str, Any], words: Words) -> tuple[str, ...]:
    phases = len(figures["explained"]["hand"]) - 1
    return (*(words("learn-phase", number=n + 1) for n in range(phases)), words("learn-all"), words("learn-error"))


def _said(figures: dict[str, Any], words: Words) -> str:
    match = figures["match"]
    return words(
        "learn-said",
        said=str(match["said"]).replace(" ", "-"),
        pairs=match["pairs"],
        lead=f"{match['lead']:+.1f}",
        error=f"{Z95 * match['error']:.1f}",
        wins=f"{100 * match['wins']:.0f}",
    )


def _print(figures: dict[str, Any], words: Words) -> None:
    console = screen()
    caption = words("learn-round", number=figures["round"], games=figures["games"], rows=figures["rows"])
    rows = grid(caption, words("learn-evaluation"), *_head(figures, words), figures=True)
    for row in _explained(figures, words):
        rows.add_row(*row)
    console.print(rows)
    console.print(_said(figures, words))


def _ahead(told: list[dict[str, Any]], words: Words) -> list[tuple[str, float, float, float]]:
    """The lead of each round's weights over the best before them, with its interval."""
    found = []
    for one in told:
        lead, reach = one["match"]["lead"], Z95 * one["match"]["error"]
        found.append((words("learn-number", number=one["round"]), lead, lead - reach, lead + reach))
    return found


def _report(told: list[dict[str, Any]], title: Title[Any], words: Words) -> str:
    """The page of the last of some rounds, and how it came there round by round."""
    from civitas.lab import charts

    figures = told[-1]
    shares = figures["explained"]
    head, names = _head(figures, words), _evaluations(words)
    sorts = words("learn-kind-between"), words("learn-kind-turn"), words("learn-kind-end")
    quality = [
        (f"{name}, {phase}", share, share, share)
        for phase, *column in zip(head, *(shares[name] for name in names), strict=False)
        for name, share in zip(names.values(), column, strict=True)
    ]
    tenths = figures["tenths"]
    came = [
        (str(n + 1), one["came"], one["came"] - Z95 * one["error"], one["came"] + Z95 * one["error"])
        for n, one in enumerate(tenths)
    ]
    kinds = [(kind, f"{share:.2f}") for kind, share in zip(sorts, figures["kinds"], strict=True)]
    return pages.page(
        words.language,
        words("learn-title", title=name_of(title, words.language), number=figures["round"]),
        pages.paragraph(words("learn-round", number=figures["round"], games=figures["games"], rows=figures["rows"])),
        pages.paragraph(_said(figures, words), "told"),
        pages.section(
            words("learn-quality"),
            pages.paragraph(words("learn-quality-told", share=f"{figures['share']:g}"), "soft"),
            pages.chart(charts.intervals("quality", quality, words("learn-explained"), line=0.0)),
            pages.table((words("learn-evaluation"), *head), _explained(figures, words)),
            pages.table((words("learn-kind"), words("learn-explained")), kinds),
        ),
        pages.section(
            words("learn-rounds"),
            pages.paragraph(words("learn-rounds-told"), "soft"),
            pages.chart(charts.intervals("rounds", _ahead(told, words), words("learn-ahead"), line=0.0)),
            pages.table(
                (words("learn-of-round"), words("learn-explained"), words("learn-error"), words("learn-match")),
                [
                    (
                        str(one["round"]),
                        f"{one['explained']['learned'][-1]:.2f}",
                        f"{one['error']['learned']:.1f}",
                        _said(one, words),
                    )
                    for one in told
                ],
            ),
        ),
        pages.section(
            words("learn-calibration"),
            pages.paragraph(words("learn-calibration-told"), "soft"),
            pages.chart(
                charts.intervals(
                    "calibration",
                    came,
                    words("learn-lead"),
                    line=0.0,
                    second=[(one["foretold"], one["foretold"], one["foretold"]) for one in tenths],
                )
            ),
        ),
    )
