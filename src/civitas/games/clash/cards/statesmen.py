"""§11.5.38 to §11.5.41 The great persons of the expansion: the architect, the athlete, the diplomat and the seer."""

from __future__ import annotations

from functools import partial

from civitas.games.clash.battle.fighters import defender_of, under_way
from civitas.games.clash.box.content import EVENTS, TOKENS
from civitas.games.clash.box.decks import lay_down, top
from civitas.games.clash.box.deeds import add_deed, always
from civitas.games.clash.box.hooks import Price, listeners, vetoes
from civitas.games.clash.box.labels import NO_MORE, NONE, card_label, unless
from civitas.games.clash.box.paying import affordable, pay, price_of
from civitas.games.clash.box.queries import NOBODY, Clash, Nobody, Owner, after
from civitas.games.clash.cards.persons import PERSONS, field, inspire
from civitas.games.clash.cards.playing import effect, no_effect
from civitas.games.clash.events.drawing import choose_player
from civitas.games.clash.wonders.effects import PATRONS, Patron
from civitas.kernel import Ask, Label, Note, One, Procedure, Reason, Reveal, Verdict

ARCHITECT, DIPLOMAT = "great_architect", "great_diplomat"
_CARD = {event.name: card for card, event in EVENTS.items() if event.lies_open}

TREATY = Reason("treaty", "11.5.40", "seat", "goods")


def leaves(g: Clash, seat: int, name: str) -> None:
    """§11.6 A great person who lies open is discarded."""
    player = g.players[seat]
    player.persons = tuple(card for card in player.persons if card != _CARD[name])
    lay_down(g, seat, _CARD[name])


# ---------------------------------------------------------------------- the architect


def _designs(g: Clash, seat: int) -> bool:
    return _CARD[ARCHITECT] in g.players[seat].persons


def _has_built(g: Clash, seat: int) -> None:
    leaves(g, seat, ARCHITECT)


PATRONS.append(Patron(ARCHITECT, _designs, PERSONS[ARCHITECT].less, _has_built))

# ---------------------------------------------------------------------- the athlete


def may_train(g: Clash, seat: int) -> Verdict:
    useful = field(g, seat, "great_athlete") or any(g.players[seat].goods[token] for token in TOKENS)
    return None if useful else no_effect("great_athlete")


@effect("great_athlete", may_train)
def great_athlete(g: Clash, seat: int) -> Procedure[None]:
    """§11.5.39 A Culture advance; as many tokens of one kind as one likes become tokens of the other."""
    yield from inspire(g, seat, "great_athlete")
    goods = g.players[seat].goods
    choices = [f"{token}:{number}" for token in TOKENS for number in range(1, goods[token] + 1)]
    if not choices:
        return
    prompt = One("athlete", [*choices, NONE], rule="11.5.39", label=unless(NONE, NO_MORE, _exchange_label))
    answer = yield Ask(seat, prompt)
    if answer == NONE:
        return
    token, _, number = answer.partition(":")
    (other,) = (one for one in TOKENS if one != token)
    goods[token] -= int(number)
    goods[other] += int(number)
    yield Note("athlete", seat=seat, number=int(number), good=token, other_good=other)


def _exchange_label(answer: str) -> Label:
    token, _, number = answer.partition(":")
    return Label("tokens", [f"good:{token}"], good=token, number=int(number))


# ---------------------------------------------------------------------- the diplomat


@listeners.on("person.open", 10, "great_diplomat")
def make_a_treaty(g: Clash, seat: int, card: str) -> Procedure[None]:
    """§11.5.40 With another player of one's choice, as soon as the card is there."""
    if EVENTS[card].name == DIPLOMAT:
        other = yield from choose_player(g, seat, "11.5.40")
        g.players[seat].treaties += (other,)
        yield Note("treaty", seat=seat, other_seat=other)


def holder(g: Clash, seat: int, other: Owner | Nobody) -> int | None:
    """§11.5.40 Which of two players has made a treaty with the other one, if any."""
    if isinstance(other, int) and other in g.players[seat].treaties:
        return seat
    return other if isinstance(other, int) and seat in g.players[other].treaties else None


def breach_price(g: Clash, seat: int) -> Price:
    """§11.5.40 What it costs to attack in spite of a treaty."""
    return price_of("event", DIPLOMAT, PERSONS[DIPLOMAT].price, g, seat)


@vetoes.on("enter")
def keep_treaty(g: Clash, seat: int, start: str, target: str, units: tuple[str, ...]) -> Verdict:
    """§11.5.40 Who cannot pay does not attack the other. It is asked of every step, and mostly there is no treaty."""
    if not any(player.treaties for player in g.players):
        return None
    defender = defender_of(g, seat, target)
    if defender == NOBODY or holder(g, seat, defender) is None:
        return None
    price = breach_price(g, seat)
    return None if affordable(g, seat, price) is None else (TREATY, defender, dict(price.needs))


@listeners.on("battle.began", 3, "great_diplomat")
def break_treaty(g: Clash, attacker: Owner) -> Procedure[None]:
    """§11.5.40 The attacker pays first; then the treaty is over."""
    found = holder(g, attacker, under_way(g).defender) if isinstance(attacker, int) else None
    if found is None or not isinstance(attacker, int):
        return
    price = breach_price(g, attacker)
    if affordable(g, attacker, price) is None:
        yield from pay(g, attacker, price)
    yield from end_treaty(g, found)


def end_treaty(g: Clash, seat: int) -> Procedure[None]:
    """§11.5.40 The card is discarded, and everybody may attack everybody."""
    leaves(g, seat, DIPLOMAT)
    (other,), g.players[seat].treaties = g.players[seat].treaties, ()
    yield Note("treaty-over", seat=seat, other_seat=other)


add_deed("great_diplomat", always, end_treaty, action=True, advance=_CARD[DIPLOMAT])

# ---------------------------------------------------------------------- the seer


@effect("great_seer")
def great_seer(g: Clash, seat: int) -> Procedure[None]:
    """§11.5.41 As many objective cards as there are players are seen, and each player gets one to draw next.

    They lie with the seer until they are assigned; the last one stays there.
    """
    own, left = g.players[seat], 0
    for _ in range(g.seats):
        card = yield from top(g, "objective", seat)
        if card:
            own.foreseen += ((card, seat),)
            left += 1
    yield Reveal((seat,))
    yield Note("seer", seat=seat, number=left)
    yield Note("seer-sees", (seat,), seat=seat, cards=[card for card, _ in own.foreseen[len(own.foreseen) - left :]])
    for other in after(g, seat)[: max(0, left - 1)]:
        prompt = One(
            "seer", partial(_unassigned, g, seat, left), rule="11.5.41", params={"seat": other}, label=card_label
        )
        card = yield Ask(seat, prompt)
        own.foreseen = tuple(pair for pair in own.foreseen if pair[0] != card)
        g.players[other].foreseen += ((card, seat),)
        left -= 1


def _unassigned(g: Clash, seat: int, left: int) -> list[str]:
    return [card for card, _ in g.players[seat].foreseen[-left:]]
