"""§14.10 Leaders who build wonders: they find a certain card, pay less for it, and build without an action."""

from __future__ import annotations

from functools import partial

from civitas.games.clash.actions.cities import activate, may_activate
from civitas.games.clash.actions.construct import CONSTRUCTIONS, construction_label
from civitas.games.clash.box.content import ABILITIES
from civitas.games.clash.box.decks import SEEKERS, draw, open_wonder, open_wonders
from civitas.games.clash.box.deeds import add_deed
from civitas.games.clash.box.hooks import BY_LEADERS, Price
from civitas.games.clash.box.leaders import figure, led
from civitas.games.clash.box.queries import Clash, after
from civitas.games.clash.expansion.hooks import on_price
from civitas.games.clash.expansion.leaders.here import in_city
from civitas.kernel import Ask, Note, One, Procedure, Reason, Reveal, Shuffle, Verdict

NO_WONDER_HERE = Reason("no-wonder-here", "14.10", "hex")

# ---------------------------------------------------------------------- finding it


def seek_wonder(g: Clash, seat: int, deck: str) -> Procedure[str]:
    """§14.10.3 Instead of drawing: out of the deck, the discards, the open cards, or the hand of another player."""
    if deck != "wonder":
        return ""
    for found in led(g, seat, "finds-wonder"):
        wonder: str = found.effect["wonder"]
        if wonder not in g.wonders and wonder not in g.players[seat].wonder_cards:
            yield Reveal()
            yield Note("wonder-found", seat=seat, wonder=wonder)
            yield from _take(g, seat, wonder)
            return wonder
    return ""


def _take(g: Clash, seat: int, wonder: str) -> Procedure[None]:
    """§14.10.3 What was searched is shuffled; who loses the card to a leader draws another one."""
    for piles in (g.decks, g.discards):
        if wonder in piles["wonder"]:
            left = sorted(card for card in piles["wonder"] if card != wonder)
            piles["wonder"] = tuple((yield Shuffle("deck", left)))
            return
    if wonder in open_wonders(g) or wonder in g.envoys:
        first = g.decks["wonder"][:1]
        g.decks["wonder"] = g.decks["wonder"][1:]
        if wonder in g.envoys:
            g.envoys = (*(card for card in g.envoys if card != wonder), *first)
        else:
            open_wonder(g, wonder, False)
            g.open_wonders += first
        return
    for other in after(g, seat):
        player = g.players[other]
        if wonder in player.wonder_cards:
            player.wonder_cards = tuple(card for card in player.wonder_cards if card != wonder)
            yield Note("wonder-taken", seat=other, other_seat=seat, wonder=wonder)
            yield from draw(g, other, "wonder")


SEEKERS.append(seek_wonder)

# ---------------------------------------------------------------------- its price


@on_price("wonder", BY_LEADERS)
def cheaper_wonder(price: Price, g: Clash, seat: int, subject: str, hex: str) -> None:
    """§14.10 A wonder costs less: a certain one anywhere, or any where the leader stands."""
    for found in led(g, seat, "wonder-price"):
        if found.effect.get("wonder", subject) == subject and ("wonder" in found.effect or found.hex == hex):
            price.less(found.ability, found.effect["good"], found.effect["less"])


# ---------------------------------------------------------------------- without an action


def may_build_freely(g: Clash, seat: int) -> Verdict:
    """§14.10.3 Where the leader stands a wonder takes no action; all else is as ever."""
    if (verdict := in_city(g, seat)) is not None:
        return verdict
    hex, wonders = figure(g, seat), CONSTRUCTIONS["wonder"]
    if (verdict := may_activate(g, seat, hex)) is not None:
        return verdict
    verdict = NO_WONDER_HERE, hex
    for wonder in wonders.things(g, seat):
        verdict = wonders.judge(g, seat, hex, wonder)
        if verdict is None:
            return None
    return verdict


def build_freely(g: Clash, seat: int) -> Procedure[None]:
    """§14.10.3 The city is activated, and the wonder built and paid for."""
    hex, wonders = figure(g, seat), CONSTRUCTIONS["wonder"]
    prompt = One(
        "construct",
        lambda: [f"{hex}:wonder:{wonder}" for wonder in wonders.things(g, seat)],
        lambda answer: wonders.judge(g, seat, hex, answer.split(":")[2]),
        rule="14.10",
        label=partial(construction_label, g, seat),
    )
    wonder = (yield Ask(seat, prompt)).split(":")[2]
    yield from activate(g, seat, hex, "construct", wonders.mood)
    yield from wonders.build(g, seat, hex, wonder)


for _id, _ability in ABILITIES.items():
    if any(effect["kind"] == "free-wonder" for effect in _ability.effects):
        add_deed(_id, may_build_freely, build_freely, action=False, advance=_id)
