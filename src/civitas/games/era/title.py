"""Era of Tribes as a title: its sequence of play, and what the kernel asks of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from civitas.games.companions import Companions
from civitas.games.era import ending, rounds, scoring, secrets, setup
from civitas.games.era.actions import choosing
from civitas.games.era.actions.choosing import ACTIONS
from civitas.games.era.automa import branches, choice, deck, deeds, lineup, listing, opening, value
from civitas.games.era.battle.fight import (
    MARKERS,
    automa_battles_left,
    battles_left,
    end_expansion,
    next_automa_battle,
    next_battle,
)
from civitas.games.era.box import automas, worth
from civitas.games.era.box.content import AGES, CARDS, GOODS, LENGTHS, PROVINCES, TERRAINS, TRIBES, VILLAGES, WHEEL
from civitas.games.era.box.state import Era
from civitas.games.era.box.underway import ATTACKER, AUTOMAS, DEFENDER, UNITS
from civitas.games.era.companions import COMPANIONS
from civitas.games.era.expansion import founding, growth, movement, recruiting
from civitas.games.era.setup import in_order
from civitas.games.title import Stage, Title, TitleInfo
from civitas.kernel import Choice, Chooser, Each, Element, Program, Repeat, Result, Sequence, Step, Switch


def with_automas(g: Era) -> bool:
    """§12 Is there an opponent made of cards?"""
    return g.automa is not None


def automas_do(*elements: Element) -> Element:
    """§12 Once, if there are automas."""
    return Repeat(Sequence(*elements), while_=with_automas, at_most=1)


AUTOMAS_ACT = Repeat(
    Sequence(
        Step(branches.perform),
        Repeat(Step(next_automa_battle), while_=automa_battles_left),
        Step(branches.finish),
    ),
    while_=branches.waiting,
)
"""§12.3.2 One automa after the other: the card or its own expansion, then its battles."""

SETUP = Sequence(
    Step(setup.lay_out),
    automas_do(Step(opening.draw_tribes)),
    Each(in_order, Step(setup.choose_tribe)),
    Each(in_order, Step(setup.choose_card)),
    Step(setup.settle_homes),
    Each(in_order, Step(setup.first_advance)),
    automas_do(Step(opening.first_advances)),
    Each(rounds.backwards, Step(rounds.arm)),
)

NOTHING = Sequence()


def expansion(begin: Step) -> Element:
    """§9 Growth, recruits, movement, cities, battles."""
    return Sequence(
        begin,
        Repeat(Step(growth.place_vassal), while_=growth.grows),
        Repeat(Step(recruiting.recruit), while_=recruiting.recruits),
        Step(recruiting.begin_march),
        Repeat(Step(movement.march), while_=movement.marching),
        Step(founding.found_cities),
        Repeat(Step(next_battle), while_=battles_left),
        Step(end_expansion, asks=False),
    )


DEEDS: dict[str, Element] = {
    choosing.NOTHING: NOTHING,
    choosing.EXPANSION: expansion(Step(growth.expand)),
    choosing.TRADE: Step(choosing.do_trade),
    choosing.TAXES: Step(choosing.do_taxes),
    choosing.DIPLOMACY: Step(choosing.do_diplomacy),
    choosing.ADVANCE: Step(choosing.do_advance),
    choosing.GAMES: Step(choosing.do_games),
    choosing.REVOLUTION: Step(choosing.do_revolution),
}

TURN = Sequence(Step(choosing.choose_action), Switch(choosing.chosen, DEEDS), Step(choosing.end_turn))

ROUND = Sequence(
    Step(rounds.begin_round, asks=False),
    Each(in_order, Step(rounds.sink)),
    automas_do(Step(rounds.sink_automas)),
    Step(rounds.set_order),
    Repeat(
        Sequence(
            Each(in_order, TURN),
            Repeat(Sequence(Step(deck.reveal), AUTOMAS_ACT), while_=deck.card_due, at_most=1),
        ),
        while_=choosing.goes_round,
    ),
    Each(
        in_order,
        Switch(growth.expands_by_itself, {"none": NOTHING, "expansion": expansion(Step(growth.auto_expand))}),
    ),
    automas_do(Step(rounds.automas_expand, asks=False), AUTOMAS_ACT),
    Each(in_order, Step(rounds.clean_up)),
    automas_do(Step(rounds.clean_up_automas)),
    Each(rounds.backwards, Step(rounds.arm)),
    automas_do(Step(branches.close_round), Step(branches.stand_up, asks=False)),
    Step(rounds.end_round),
)

PLAY = Sequence(SETUP, Repeat(ROUND, while_=ending.goes_on), Step(scoring.final_scoring))
"""§2 Setting up, then rounds of five phases until an end is reached, then the scoring."""


class EraOfTribes(Title[Era]):
    """Era of Tribes, for one to six players."""

    id = "era"
    home = "civitas.games.era"
    version = "1"
    seats = range(1, 7)
    program = Program(PLAY)
    state = Era
    options: Mapping[str, Choice] = {
        "length": Choice(LENGTHS),
        "automas": Choice(("0", "1", "2")),
        "level": Choice(("medium", "easy", "hard")),
    }
    info = TitleInfo(
        designer="Arne Lorenz",
        publisher="Black Beacon Games",
        year=2019,
        minutes=range(60, 181),
        weight=4,
        languages=("de", "en"),
        stage=Stage.BETA,
        opponents=("Brennus", "Arminius", "Samo", "Leonidas", "Vercingetorix", "Viriathus"),
    )

    @property
    def companions(self) -> Companions:
        return COMPANIONS

    @property
    def of_opponents(self) -> Title[Era]:
        return AutomasTurn()

    def setup(self, seats: int, options: Mapping[str, str]) -> Era:
        number = int(options["automas"])
        return Era(seats, options["length"], automas.Opponents(number, options["level"]) if number else None)

    def fitting(self, seats: int, options: Mapping[str, str]) -> dict[str, str]:
        """§12.1.1 §12.1.3 §A1 §A2 No automas beside more than four people, no long game with them, no level without."""
        number = automas.automas_at(seats, int(options["automas"]))
        length = LENGTHS[0] if number else options["length"]
        level = options["level"] if number else self.options["level"].values[0]
        return {**options, "length": length, "automas": str(number), "level": level}

    def together(self, options: Mapping[str, str]) -> bool:
        """§A17 People who play against automas win or lose together."""
        return options.get("automas", "0") != "0"

    def view(self, g: Era, viewer: int | None) -> dict[str, Any]:
        return secrets.view(g, viewer)

    def redeal(self, g: Era, seat: int, chooser: Chooser) -> None:
        secrets.redeal(g, seat, chooser)

    def result(self, g: Era) -> Result:
        return scoring.result(g)

    def invariants(self, g: Era) -> Iterable[str]:
        return secrets.invariants(g)

    def vocabulary(self) -> Mapping[str, Iterable[str]]:
        return {
            "seat": ("barbarians", "nobody", *(who.id for who in AUTOMAS)),
            "province": PROVINCES,
            "terrain": TERRAINS,
            "tribe": TRIBES,
            "good": GOODS,
            "card": CARDS,
            "village": VILLAGES,
            "field": WHEEL,
            "epoch": AGES,
            "action": ACTIONS,
            "unit": UNITS,
            "marker": MARKERS,
            "symbol": (ATTACKER, DEFENDER, *MARKERS),
            "end": (*ending.ENDS, ending.ROUNDS, ending.RUIN),
            "track": ("influence", "morale", "triumph", "barbarians"),
            "stock": ("thalers", "food", "hunger", "treaties"),
            "piece": ("control", "city", "vassal", "fleet", "post", "battlefield", "village"),
            "die": ("battle", "raid", "plunder"),
            "deed": (*automas.CARDS, listing.BY_ITSELF, listing.ROUND_END),
            "step": listing.STEPS,
            "branch": branches.BRANCHES,
            "why": branches.WHYS,
            "means": value.MEANS,
            "term": (*worth.PRIORITIES, *value.MODIFIERS, *deeds.SOURCES),
            "tie": (*choice.TIES, choice.ONLY),
            "defence": lineup.KINDS,
            "rank": automas.RANKS,
            "scene": ("battle",),
        }


class AutomasTurn(EraOfTribes):
    """§12.3.2 The card that lies open, carried out by every automa, and no more of the game. Nobody has won then."""

    program = Program(AUTOMAS_ACT)

    def together(self, options: Mapping[str, str]) -> bool:
        return False

    def result(self, g: Era) -> Result:
        return Result(super().result(g).scores, ())
