"""The positions of the lessons of Clash of Cultures."""

from __future__ import annotations

from tools.lessons.seeking import LEARNER, Seek, Steer, after

from civitas.games.clash.actions.cities import happiness_price
from civitas.games.clash.actions.influence import missing_range
from civitas.games.clash.actions.move import parse
from civitas.games.clash.battle.tactics import NO_TACTICS
from civitas.games.clash.box.content import ACTION_CARDS, ADVANCES, HAPPY, IN_CATEGORY, NEUTRAL, WONDERS
from civitas.games.clash.box.paying import affordable
from civitas.games.clash.box.queries import BARBARIANS, Clash, Player, army, cities, size
from civitas.kernel import Answer, Table

RIVAL = 1
WITH_CIVILISATIONS = {"expansion": "chosen"}
ACTIONS = 3
TWO = 2


def _turn_begins(table: Table) -> bool:
    """All actions of a turn of the learner's lie ahead."""
    return table.prompt(LEARNER).key == "deed" and table.state.turn.actions == ACTIONS


def _offered(table: Table, *answers: Answer) -> list[Answer]:
    """What the learner may choose after these answers; nothing if the first of them is not possible."""
    return after(table, *answers).legal(LEARNER) if answers[0] in table.legal(LEARNER) else []


def first_turn(table: Table) -> bool:
    """Nobody has done anything yet."""
    return _turn_begins(table) and table.state.start_player == LEARNER and table.state.phase == 1


def settling(table: Table) -> Answer | None:
    """The first place for a home, so that these positions depend on no bot."""
    return table.legal(LEARNER)[0] if table.prompt(LEARNER).key == "home" else None


def explore(table: Table) -> bool:
    """The settler has both to choose from: land that is known, and tiles that may lie in two ways."""
    if not first_turn(table):
        return False
    unknown = [move for move in _offered(table, "move") if move != "stay" and parse(move)[1] not in table.state.terrain]
    return any(after(table, "move", move).prompt(LEARNER).key == "lay-tile" for move in unknown)


def found(table: Table) -> bool:
    return _turn_begins(table) and len(cities(table.state, LEARNER)) == 1 and bool(_offered(table, "found"))


def construct(table: Table) -> bool:
    """An academy or another building."""
    if not _turn_begins(table):
        return False
    kinds = {answer.split(":")[2] for answer in _offered(table, "construct")}
    return "academy" in kinds and len(kinds) > 1


def recruit(table: Table) -> bool:
    """A happy city of the size of one can be paid two infantry."""
    g: Clash = table.state
    goods = g.players[LEARNER].goods
    happy = [hex for hex in cities(g, LEARNER) if g.mood[hex] == HAPPY and size(g, hex) == 1]
    return _turn_begins(table) and bool(happy) and goods["food"] >= TWO and goods["ore"] >= TWO


def saving_up(table: Table) -> Answer | None:
    """One production a turn, for ore and food; of all else, new cities alone."""
    prompt, legal = table.prompt(LEARNER), table.legal(LEARNER)
    goods = table.state.players[LEARNER].goods
    if prompt.key == "deed":
        wanted = ("found",) if table.state.turn.activations else ("found", "produce")
        return next((deed for deed in (*wanted, "pass", "end") if deed in legal), None)
    if prompt.key == "harvest":
        short = [good for good in ("ore", "food") if goods[good] < TWO]
        return next((answer for good in (*short, "wood") for answer in legal if answer.endswith(good)), None)
    return None


def happiness(table: Table) -> bool:
    """The tokens suffice for a step of one city and not of another."""
    g: Clash = table.state
    sad = [hex for hex in cities(g, LEARNER) if g.mood[hex] < HAPPY]
    payable = [hex for hex in sad if affordable(g, LEARNER, happiness_price(g, LEARNER, hex)) is None]
    return _turn_begins(table) and 0 < len(payable) < len(sad) and all(g.mood[hex] == NEUTRAL for hex in payable)


def influence(table: Table) -> bool:
    """A city of the rival is in range, the die falls short, and the culture tokens make up for it."""
    if not _turn_begins(table):
        return False
    for attempt in _offered(table, "influence"):
        start, target = attempt.split(">")
        if table.state.city[target] != RIVAL or missing_range(table.state, LEARNER, start, target):
            continue
        then = after(table, "influence", attempt)
        if then.to_act() == (LEARNER,) and then.prompt(LEARNER).key == "boost":
            return True
    return False


def battle(table: Table) -> bool:
    """More infantry than the barbarians in their city beside it, and a card that decides the battle."""
    g: Clash = table.state
    if not _turn_begins(table):
        return False
    for move in _offered(table, "move"):
        start, target, _ = parse(move)
        if g.city.get(target) != BARBARIANS or len(army(g, BARBARIANS, target)) < TWO:
            continue
        cards = [card for card in g.players[LEARNER].action_cards if card in ACTION_CARDS]
        if len(army(g, LEARNER, start)) >= TWO and any(_wins(table, move, card) for card in cards):
            return True
    return False


def _wins(table: Table, move: str, card: str) -> bool:
    """Is the battle won if this card is laid first and nobody retreats?"""
    copy = after(table, "move", move)
    laid = False
    while True:
        seat = copy.to_act()[0]
        prompt = copy.prompt(seat)
        if prompt.key in ("move", "deed"):
            fought = copy.state.fought
            return laid and fought is not None and fought.hex == parse(move)[1] and fought.winner == LEARNER
        answer = copy.legal(seat)[0]
        if prompt.key == "tactics" and seat == LEARNER:
            answer = NO_TACTICS if laid or card not in copy.legal(seat) else card
            laid = laid or answer == card
        elif (no := prompt.decline()) is not None:
            answer = no
        copy.apply(seat, answer)


def wonder(table: Table) -> bool:
    """One wonder is possible, and the rival still has a city."""
    return (
        _turn_begins(table)
        and bool(cities(table.state, RIVAL))
        and any(":wonder:" in answer for answer in _offered(table, "construct"))
    )


def towards_a_wonder(table: Table) -> Answer | None:
    """Engineering and the advance of the card, a happy city, and then only what the price still lacks."""
    player, legal = table.state.players[LEARNER], table.legal(LEARNER)
    needs = [WONDERS[card].needs for card in player.wonder_cards] or ["engineering", "storage"]
    lacking = _lacking(player)
    match table.prompt(LEARNER).key:
        case "advance" | "free-advance":
            tops = {IN_CATEGORY[ADVANCES[need].category][0] for need in needs}
            cultural = {advance for advance in legal if ADVANCES[advance].rim == "culture"}
            return next((a for wanted in (set(needs), tops, cultural) for a in legal if a in wanted), None)
        case "harvest":
            return next((answer for good in lacking for answer in legal if answer.endswith(good)), None)
        case "building-bonus" if "culture" in legal:
            return "culture"
        case "deed" if player.wonder_cards:
            return _wonder_deed(table, set(needs) <= set(player.advances), lacking)
    return None


def _lacking(player: Player) -> list[str]:
    """What the dearest wonder in hand still costs beyond what is there, the scarcest first."""
    prices = [WONDERS[card].price for card in player.wonder_cards]
    short = {
        good: max((price.get(good, 0) for price in prices), default=0) - have for good, have in player.goods.items()
    }
    return sorted((good for good, number in short.items() if number > 0), key=lambda good: -short[good])


def _wonder_deed(table: Table, allowed: bool, lacking: list[str]) -> Answer | None:
    g: Clash = table.state
    legal, own = table.legal(LEARNER), cities(g, LEARNER)
    if "advance" in legal and (not allowed or ("culture" in lacking and "food" not in lacking)):
        return "advance"
    if allowed and not any(g.mood[hex] == HAPPY and size(g, hex) < len(own) for hex in own):
        return "happiness" if "happiness" in legal else None
    fresh = any(not g.turn.activations.get(hex) for hex in own)
    return next((deed for deed in ("produce", "pass") if deed in legal and (fresh or deed == "pass")), None)


def playing(civ: str) -> Steer:
    """The civilisation of the lesson, and the first place for a home."""

    def choose(table: Table) -> Answer | None:
        return civ if table.prompt(LEARNER).key == "civilisation" else settling(table)

    return choose


def civilisation(table: Table) -> bool:
    """Nobody has done anything yet, and an advance of the civilisation comes with one that can be gained."""
    return first_turn(table) and "engineering" in _offered(table, "advance")


def leader(table: Table) -> bool:
    """A happy city can recruit Pericles, and there is a token left for what he teaches."""
    g: Clash = table.state
    player = g.players[LEARNER]
    happy = [hex for hex in cities(g, LEARNER) if g.mood[hex] == HAPPY]
    if not _turn_begins(table) or "pericles" not in player.leaders or not happy or player.goods["mood"] < TWO:
        return False
    if player.leader or happy[0] not in _offered(table, "recruit"):
        return False
    one = after(table, "recruit", happy[0])
    if "leader" not in one.legal(LEARNER):
        return False
    then = after(one, "leader", "pericles")
    if then.prompt(LEARNER).key == "recruit-unit":
        then = after(then, "done")
    return then.prompt(LEARNER).key == "deed" and "master" in then.legal(LEARNER)


LESSONS = {
    "1-produce": Seek(first_turn, 1, settling),
    "2-advance": Seek(first_turn, 1, settling),
    "3-explore": Seek(explore, 1, settling),
    "4-found": Seek(found, 2),
    "5-construct": Seek(construct, 2),
    "6-recruit": Seek(recruit, 2, saving_up),
    "7-happiness": Seek(happiness, 3),
    "8-influence": Seek(influence, 5),
    "9-battle": Seek(battle, 5),
    "10-wonder": Seek(wonder, 6, towards_a_wonder, rival="random"),
    "11-civilisation": Seek(civilisation, 1, playing("rome"), options=WITH_CIVILISATIONS),
    "12-leader": Seek(leader, 4, playing("greece"), options=WITH_CIVILISATIONS),
}
