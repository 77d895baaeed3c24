"""§12.5 §12.9 Two readings of the rulebook agree on what automas do in random positions.

`python -m tests.games.era.test_automa_second_reading 5000` compares so many expansions and prints what was in them.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

from tests.games.era.second_reading import Plan, Position, Reading, Tribe

from civitas.games.era import TITLE
from civitas.games.era.automa.expand import expand, grows
from civitas.games.era.box.content import GOOD_OF, LUXURY
from civitas.games.era.box.queries import owners
from civitas.games.era.box.state import Era
from civitas.games.era.box.underway import AUTOMAS, Automa
from civitas.games.era.companions.positions import arrange
from civitas.kernel import Note, Roll, Shuffle
from civitas.kernel.dice import Stream

NUMBER = 150


def positions() -> Iterator[tuple[Era, Automa, bool]]:
    """Rich positions with automas of every kind, for one to four people, by card and by themselves."""
    number = 0
    while True:
        stream = Stream(f"reading {number}|")
        level = stream.choice(("easy", "medium", "hard"))
        options = {"length": "normal", "automas": stream.choice(("1", "2")), "level": level}
        g = arrange(TITLE, 1 + number % 4, options, stream)
        g.crown, g.deck = (stream.choice(g.deck),), g.deck
        assert g.automa is not None
        g.automa.aside = ()
        for who in AUTOMAS[: g.automa.number]:
            yield g, who, bool(stream.choice((0, 1)))
        number += 1


def laid_out(g: Era, who: Automa) -> Position:
    """The table as plain data for the second reading."""
    realm = g.realms[who]
    assert g.automa is not None
    assert realm.puppet is not None
    tribes = {
        str(one): Tribe(
            name=str(one),
            automa=other.puppet is not None,
            tribe=other.tribe,
            morale=other.morale,
            influence=other.influence,
            mechanics=other.levels["mechanics"],
            protected=other.protected,
            cities=list(other.cities),
            vassals=dict(other.vassals),
            fleets=dict(other.fleets),
        )
        for one, other in zip(owners(g), g.realms, strict=True)
    }
    luxury = [p for p, good in GOOD_OF.items() if good in LUXURY and g.control.get(p) == who and p not in realm.spent]
    return Position(
        part=g.part,
        level=g.automa.level,
        card=g.crown[0] if g.crown else "",
        barbarians=g.level,
        owner={province: str(holder) for province, holder in g.control.items()},
        villages=set(g.villages),
        battlefields=set(g.battlefields),
        posts={city: str(guest) for city, guest in g.posts.items()},
        tribes=tribes,
        me=str(who),
        food=realm.food,
        hunger=realm.hunger,
        thalers=realm.thalers,
        navigation=realm.levels["navigation"],
        free=realm.free,
        under=sum(realm.board),
        army=realm.armies,
        ready=len(luxury),
        attacks=realm.puppet.attacks,
    )


def as_played(g: Era, who: Automa, *, by_card: bool) -> Plan:
    """What the rules do, by the notes they write."""
    rules, notes = expand(g, who, by_card=by_card), []
    answer: Any = None
    while True:
        try:
            request = rules.send(answer)
        except StopIteration:
            break
        answer = None
        if isinstance(request, Note):
            notes.append(request)
        elif isinstance(request, Shuffle):
            answer = list(request.items)
        else:
            assert isinstance(request, Roll)
            answer = request.sides
    plan = Plan()
    for note in notes:
        told: dict[str, Any] = note.params
        if note.key == "automa-growth":
            plan.growth = (told["number"], told["slots"], told["surplus"])
        elif note.key == "automa-choice":
            plan.placed.append((told["province"], told["means"], told["value"], told["terms"]))
        elif note.key == "automa-fleet":
            plan.sailed.append((told["from_province"], told["to_province"], told["number"], told["value"]))
        elif note.key == "automa-rest":
            plan.rest = (told["marks"], told["rest"], told["armies"])
    assert g.automa is not None
    plan.battles = list(g.automa.battles)
    return plan


def compare(number: int) -> Counter[str]:
    """So many expansions are planned twice; what both have found, counted."""
    found = Counter[str]()
    for at, (g, who, by_card) in zip(range(number), positions(), strict=False):
        if not grows(g.realms[who]):
            g.realms[who].morale, g.realms[who].hunger = max(g.realms[who].morale, -1), 0
            g.realms[who].food = max(g.realms[who].food, 2 - g.realms[who].morale)
        reading = Reading(laid_out(g, who))
        second = reading.expansion(by_card=by_card)
        first = as_played(g.copy(), who, by_card=by_card)
        assert (first.growth, first.placed, sorted(first.sailed), first.rest) == (
            second.growth,
            second.placed,
            sorted(second.sailed),
            second.rest,
        ), (at, g.part, who)
        assert set(second.battles) <= set(first.battles)
        found.update({"pieces": len(first.placed), "fleets": len(first.sailed), "battles": len(first.battles)})
        found.update(term for *_, terms in first.placed for term in terms)
    return found


def test_two_readings_of_the_rulebook_agree_on_every_expansion() -> None:
    assert set("abcdfghikl") <= set(compare(NUMBER))


if __name__ == "__main__":
    wanted = int(sys.argv[1])
    print(f"{wanted} expansions agree: {dict(sorted(compare(wanted).items()))}")
