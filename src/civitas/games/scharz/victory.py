"""§10 Victory: sovereignty at once, dominance and might announced and verified, significance after five years."""

from __future__ import annotations

from civitas.games.scharz.box.asking import at_once
from civitas.games.scharz.box.content import BOX, CITY, HERDS, ROUNDS
from civitas.games.scharz.box.holding import change_prestige
from civitas.games.scharz.box.lie import Lie
from civitas.games.scharz.box.queries import in_order, pair
from civitas.games.scharz.box.state import NOBODY, Scharz
from civitas.games.scharz.rear.diplomacy import PEACE, TRUCE, VASSALAGE, end_treaties, end_treaty
from civitas.games.scharz.rear.upkeep import salaries, taxes
from civitas.games.scharz.seasons.farming import new_year
from civitas.games.scharz.seasons.feeding import tables
from civitas.kernel import Note, Outcome, Procedure, Prompt, Result, YesNo

FIGURES, WORTH = BOX["victory"], BOX["significance"]
SOVEREIGNTY, DOMINANCE, MIGHT, SIGNIFICANCE, WEALTH, LAST = ENDS = (
    "sovereignty",
    "dominance",
    "might",
    "significance",
    "wealth",
    "last",
)
GOALS = ("fields", "settlements", "agrarian", "cities", "prestige")
FAST_GOALS = GOALS[:2]
PARTS: tuple[str, ...] = (
    "fields",
    "plundered",
    "settlements",
    "cities",
    "agrarian",
    "prestige",
    "points",
    "treaties",
    "gold",
)


def agrarian(g: Scharz, seat: int) -> int:
    """§10 Stored grain, two fish, herds by their kind."""
    own = [field for field, (owner, _) in g.towns.items() if owner == seat]
    grain = sum(g.grain.get(field, 0) for field in own)
    fish = sum(g.fish.get(field, 0) for field in own)
    herds = sum(HERDS[kind].agrarian for owner, kinds in g.herds.values() if owner == seat for kind in kinds)
    inside = sum(HERDS[kind].agrarian for field in own for kind in g.byres.get(field, ()))
    return grain + fish // 2 + herds + inside


def standing(g: Scharz, seat: int, lie: Lie) -> dict[str, int]:
    """§10 How far a seat has come with each goal."""
    vu = lie.own_vu(seat)
    return {
        "fields": len(lie.held(seat)),
        "settlements": len(vu),
        "agrarian": agrarian(g, seat),
        "cities": sum(g.towns[field][1] == CITY for field in vu),
        "prestige": g.realms[seat].prestige,
    }


def goals_of(g: Scharz) -> tuple[str, ...]:
    """§D2 The fast game has two goals."""
    return FAST_GOALS if g.fast else GOALS


def favour(g: Scharz, seat: int) -> int:
    """§D61 Tributes and vassals received, less those paid."""
    total = 0
    for name, (kind, receiver, _, _) in g.treaties.items():
        if kind == TRUCE or receiver == NOBODY or str(seat) not in name.split("-"):
            continue
        total += 1 if receiver == seat else -1
    return total


def limits(g: Scharz, seat: int, have: dict[str, int]) -> dict[str, int]:
    """§D61 What a seat needs that stands so: each treaty shifts it, and so do half the points and one small goal."""
    steps = favour(g, seat)
    close = g.realms[seat].points >= FIGURES["half_points"]
    one = any(have[goal] >= FIGURES[goal] for goal in goals_of(g))
    found = {"points": FIGURES["points"] - FIGURES["shift_points"] * (steps + one)}
    for goal in GOALS:
        found[goal] = FIGURES[goal] - FIGURES.get(f"shift_{goal}", 0) * (steps + close)
    return found


def feeds_all(g: Scharz, seat: int, lie: Lie) -> bool:
    """§D60 Can all settlements be fed, from stores and from what is sown? In the fast game gold stands for it."""
    if g.fast:
        need = sum(2 if kind == CITY else 1 for owner, kind in g.towns.values() if owner == seat)
        return g.realms[seat].gold >= need
    net = lie.net(seat)
    for table in tables(g, seat, lie):
        if not table.towns:
            continue
        need = sum(2 if g.towns[field][1] == CITY else 1 for field in table.towns)
        groups = {net.get(field) for field in table.towns}
        sown = sum(amount for field, (owner, amount) in g.crops.items() if owner == seat and net.get(field) in groups)
        grain = sum(g.grain.get(field, 0) for field in table.towns)
        fish = sum(g.fish.get(field, 0) for field in table.towns)
        if grain + fish // 2 + sown < need:
            return False
    return True


def reached(g: Scharz, seat: int, lie: Lie) -> str:
    """§10 §D59 Dominance by points, or might by two small goals; nothing if neither holds."""
    have = standing(g, seat, lie)
    needed = limits(g, seat, have)
    if g.realms[seat].points >= needed["points"]:
        return DOMINANCE
    met = [goal for goal in goals_of(g) if have[goal] >= needed[goal]]
    if "agrarian" in met and len(met) == FIGURES["goals"]:
        # §D60 What feeds the settlements does not count for the goal at the same time.
        need = sum(2 if kind == CITY else 1 for owner, kind in g.towns.values() if owner == seat)
        if have["agrarian"] - need < needed["agrarian"]:
            met.remove("agrarian")
    return MIGHT if len(met) >= FIGURES["goals"] else ""


def end_round(g: Scharz) -> Procedure[None]:
    """§D2 §D47 §D59 Taxes or salaries of the fast game, prestige for lost points, treaties that end, then victory."""
    if g.ending:
        return
    if g.fast:
        yield from fast_end(g)
    for seat in in_order(g):
        realm = g.realms[seat]
        fallen = realm.points_before - realm.points
        if fallen > 0:
            yield Note("dishonour", seat=seat, number=fallen)
            yield from change_prestige(g, seat, -BOX["prestige"]["lost_point"] * fallen)
        realm.points_before = realm.points
    yield from end_treaties(g)
    yield from leave(g)
    yield from verify(g)
    if not g.ending and g.round == ROUNDS:
        g.ending = WEALTH if g.fast else SIGNIFICANCE
    if not g.ending:
        g.round += 1


def fast_end(g: Scharz) -> Procedure[None]:
    """§D2 Taxes after the first three rounds of a year, salaries after the fourth, then the New Year."""
    if g.round % 4:
        yield from taxes(g)
        return
    yield from salaries(g)
    yield from new_year(g)


def leave(g: Scharz) -> Procedure[None]:
    """§D69 A seat without settlement and units is out, and its treaties end; the last one left has won."""
    for seat in in_order(g):
        realm = g.realms[seat]
        if realm.units or any(owner == seat for owner, _ in g.towns.values()):
            continue
        realm.out = True
        yield Note("out", seat=seat)
        for other in range(g.seats):
            if pair(seat, other) in g.treaties:
                yield from end_treaty(g, pair(seat, other))
        for field in [field for field, site in g.sites.items() if site[0] == seat]:
            del g.sites[field]
    living = [seat for seat in range(g.seats) if not g.realms[seat].out]
    if len(living) <= 1:
        g.ending = LAST
        g.winners = tuple(living) or best(g, tuple(range(g.seats)))


def verify(g: Scharz) -> Procedure[None]:
    """§D59 §D63 What was announced a round ago is verified, and what holds now may be announced."""
    if g.ending:
        return
    lie = Lie(g)
    won: dict[int, str] = {}
    fresh: dict[int, str] = {}
    for seat in in_order(g):
        realm = g.realms[seat]
        now = reached(g, seat, lie)
        if now and now == realm.announced and feeds_all(g, seat, lie):
            won[seat] = now
        elif now and now != realm.announced:
            fresh[seat] = now
        if now != realm.announced:
            realm.announced = ""
    if not won and g.round < ROUNDS:
        yield from announce(g, fresh)
    if won:
        top = max(rank(g, seat) for seat in won)
        g.winners = tuple(seat for seat in won if rank(g, seat) == top)
        g.ending = won[g.winners[0]]


def announce(g: Scharz, fresh: dict[int, str]) -> Procedure[None]:
    """§D59 Whoever has reached a victory says whether to announce it; all at once."""
    prompts: dict[int, Prompt] = {
        seat: YesNo("announce", rule="D59", params={"end": end}) for seat, end in fresh.items()
    }
    answers: dict[int, bool] = yield from at_once(prompts)
    for seat, end in fresh.items():
        if answers[seat]:
            g.realms[seat].announced = end
            yield Note("announced", seat=seat, end=end)


def rank(g: Scharz, seat: int) -> tuple[int, int, int]:
    """§D63 Points, then prestige, then gold."""
    realm = g.realms[seat]
    return realm.points, realm.prestige, realm.gold


def goes_on(g: Scharz) -> bool:
    return not g.ending


# ---------------------------------------------------------------------- the score


def parts_of(g: Scharz, seat: int, lie: Lie, have: dict[str, int] | None = None) -> dict[str, int]:
    """§10 §D62 The parts of significance; in the fast game gold is all that counts."""
    realm = g.realms[seat]
    found = dict.fromkeys(PARTS, 0)
    if g.fast:
        found["gold"] = realm.gold
        return found
    held, have = lie.held(seat), have or standing(g, seat, lie)
    plundered = sum(field in g.plundered for field in held)
    found["fields"] = WORTH["field"] * (len(held) - plundered)
    found["plundered"] = WORTH["plundered"] * plundered
    found["settlements"] = WORTH["settlement"] * have["settlements"]
    found["cities"] = WORTH["city"] * have["cities"]
    found["agrarian"] = have["agrarian"] // WORTH["agrarian"]
    found["prestige"] = have["prestige"] // WORTH["prestige"]
    found["points"] = realm.points
    found["treaties"] = treaty_worth(g, seat) + realm.aided + WORTH["ransom"] * realm.ransomed
    return found


def treaty_worth(g: Scharz, seat: int) -> int:
    """§10 Tributes and vassals that hold in the end."""
    total = 0
    for name, (kind, receiver, _, _) in g.treaties.items():
        if receiver == NOBODY or str(seat) not in name.split("-"):
            continue
        worth = {PEACE: WORTH["tribute"], VASSALAGE: WORTH["vassalage"]}.get(kind, 0)
        total += worth if receiver == seat else -worth
    return total


def best(g: Scharz, seats: tuple[int, ...]) -> tuple[int, ...]:
    """§D63 Most significance; then gold, points, prestige; then together."""
    keys = {seat: final_rank(g, seat) for seat in seats}
    top = max(keys.values())
    return tuple(seat for seat in seats if keys[seat] == top)


def final_rank(g: Scharz, seat: int) -> tuple[int, int, int, int]:
    realm = g.realms[seat]
    return sum(parts_of(g, seat, Lie(g)).values()), realm.gold, realm.points, realm.prestige


def result(g: Scharz) -> Result:
    """§10 Whoever has won as was announced; otherwise the most significant, or in the fast game the richest."""
    lie = Lie(g)
    scores = tuple(float(sum(parts_of(g, seat, lie).values())) for seat in range(g.seats))
    if not g.ending:
        return Result(scores, best(g, tuple(range(g.seats))))
    living = tuple(seat for seat in range(g.seats) if not g.realms[seat].out)
    winners = g.winners or best(g, living)
    ties: tuple[Outcome, ...] = ()
    behind = [seat for seat in range(g.seats) if seat not in winners and scores[seat] in {scores[w] for w in winners}]
    if behind:
        realm = g.realms[winners[0]]
        params = {"seat": winners[0], "gold": realm.gold, "points": realm.points, "prestige": realm.prestige}
        ties = (Outcome("tie-break", rule="D63", params=params),)
    return Result(scores, winners, _outcome(g, winners), ties)


def _outcome(g: Scharz, winners: tuple[int, ...]) -> Outcome:
    params = {"seat": list(winners)}
    if g.ending == SOVEREIGNTY:
        return Outcome("end-sovereignty", rule="D58", params=params)
    if g.ending == DOMINANCE:
        return Outcome("end-dominance", rule="D59", params=params)
    if g.ending == MIGHT:
        return Outcome("end-might", rule="D59", params=params)
    if g.ending == WEALTH:
        return Outcome("end-wealth", rule="D2", params=params)
    if g.ending == LAST:
        return Outcome("end-last", rule="D69", params=params)
    return Outcome("end-significance", rule="D62", params=params)
