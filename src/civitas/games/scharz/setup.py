"""§3 The Prolog: rivals, the first player, villages in turn, factions, and what lies on the three fields."""

from __future__ import annotations

from functools import partial

from civitas.games.scharz.box.asking import at_once
from civitas.games.scharz.box.content import (
    BOX,
    CAVALRY,
    CITY,
    DOCK,
    FACTIONS,
    FIELDS,
    FORT,
    HARBOUR,
    HORSES,
    LIGHT,
    PIGS,
    SHEEP,
    STANDARD,
    TRANSPORT,
    VILLAGE,
    troop,
)
from civitas.games.scharz.box.holding import put, shift
from civitas.games.scharz.box.labels import faction_label, place_label
from civitas.games.scharz.box.queries import away, faction_of, grain_room, pair, stack
from civitas.games.scharz.box.state import DOCKED, NOBODY, Scharz
from civitas.games.scharz.movement.herds import add_herd, herd_room
from civitas.games.scharz.movement.newcomers import open_to_late, purse
from civitas.games.scharz.rear.diplomacy import VASSALAGE
from civitas.kernel import (
    Ask,
    Label,
    Note,
    One,
    Pick,
    Place,
    Procedure,
    Prompt,
    Reason,
    Roll,
    Verdict,
)

START, PROLOG = BOX["start"], BOX["prolog"]
KEEP, CITY_THERE, HARBOUR_THERE, LATE = "keep", "city", "harbour", "late"

FIELD_TAKEN = Reason("field-taken", "3", "seat")


def draw_rivals(g: Scharz) -> Procedure[None]:
    """§3.1 §D57 Everybody draws a rival; two players are each other's."""
    for seat, realm in enumerate(g.realms):
        others = [other for other in range(g.seats) if other != seat]
        realm.rival = others[0] if len(others) == 1 else (yield Pick("rival", others))
        yield Note("rival", seat=seat, other_seat=realm.rival)


def first_player(g: Scharz) -> Procedure[None]:
    """§3.2 Six white dice each; most swords begin, of several the one nearest to the first seat."""
    best = NOBODY
    for seat in range(g.seats):
        faces = yield Roll("prolog", BOX["dice"]["sides"], PROLOG["dice"])
        swords = sum(face <= BOX["dice"]["white"] for face in faces)
        if swords > best:
            best, g.first = swords, seat
    yield Note("first-player", seat=g.first, number=best)


def clockwise(g: Scharz) -> tuple[int, ...]:
    """§3.3 From the first player on."""
    return tuple((g.first + n) % g.seats for n in range(g.seats))


def backwards(g: Scharz) -> tuple[int, ...]:
    """§3.4 From the last player back."""
    return clockwise(g)[::-1]


def villages_of(g: Scharz, seat: int) -> list[str]:
    return [field for field, (owner, _) in g.towns.items() if owner == seat]


def may_settle(g: Scharz, field: str) -> Verdict:
    """§D64 Any field without a village, next to those of others as well."""
    town = g.towns.get(field)
    return None if town is None else (FIELD_TAKEN, town[0])


def starts(g: Scharz, seat: int) -> list[str]:
    """§11 §D66 The fields to choose from; some may be a city, or have a harbour in place of the third village."""
    own = villages_of(g, seat)
    found = list(g.atlas.standard)
    if not own:
        found += (f"{CITY_THERE}.{field}" for field in g.atlas.cities)
        found += (f"{LATE}.{faction}" for faction in open_to_late(g))
    if len(own) == PROLOG["villages"] - 1:
        found += (f"{HARBOUR_THERE}.{field}" for field in g.atlas.harbours if field in own)
    return found


def may_start(g: Scharz, answer: str) -> Verdict:
    """§3.3 §11 §D66"""
    what, _, field = answer.rpartition(".")
    return None if what in (HARBOUR_THERE, LATE) else may_settle(g, field)


def place_village(g: Scharz, seat: int) -> Procedure[None]:
    """§3.3 §3.4 §3.5 §D66 A village; or a city like Rome, which stands for all three, or a harbour as in Carthage.

    §11.3 §D73 Whoever comes later has no village at all.
    """
    own = villages_of(g, seat)
    if away(g, seat) or any(g.towns[field][1] == CITY for field in own):
        return
    prompt = One("village", partial(starts, g, seat), partial(may_start, g), rule="3", label=start_label)
    answer = yield Ask(seat, prompt)
    what, _, field = answer.rpartition(".")
    if what == LATE:
        g.realms[seat].faction = field
        yield Note("faction", seat=seat, faction=field)
        return
    if what == HARBOUR_THERE:
        g.yards[field] = HARBOUR
        yield Note("built", seat=seat, building=HARBOUR, place=field)
        return
    kind = CITY if what == CITY_THERE else VILLAGE
    g.towns[field] = (seat, kind)
    yield Note("built", seat=seat, building=kind, place=field)


def relocate(g: Scharz, seat: int) -> Procedure[None]:
    """§3.6 §D66 Everybody may move one village; a city stays, and so does a village with a harbour."""
    movable = [field for field in villages_of(g, seat) if g.towns[field][1] == VILLAGE and field not in g.yards]
    if not movable:
        return
    answer = yield Ask(seat, One("relocate", [KEEP, *movable], rule="3.6", label=start_label))
    if answer == KEEP:
        return
    del g.towns[answer]
    targets = [field for field in g.atlas.standard if field != answer]
    prompt = One("resettle", targets, partial(may_settle, g), rule="3.6", label=place_label, params={"place": answer})
    target = yield Ask(seat, prompt)
    g.towns[target] = (seat, VILLAGE)
    yield Note("relocated", seat=seat, place=answer, to_place=target)


def choose_factions(g: Scharz) -> Procedure[None]:
    """§D65 A faction in whose homeland one has a settlement; without one there is no bonus."""
    open_to: dict[int, list[str]] = {}
    for seat, realm in enumerate(g.realms):
        homes = [home for field in villages_of(g, seat) for home in FIELDS[field].home]
        open_to[seat] = [faction for faction in g.atlas.chart.factions if faction in homes]
        if len(open_to[seat]) == 1:
            realm.faction = open_to[seat][0]
    prompts: dict[int, Prompt] = {
        seat: One("faction", found, rule="D65", label=faction_label)
        for seat, found in open_to.items()
        if len(found) > 1
    }
    answers: dict[int, str] = yield from at_once(prompts)
    for seat, faction in answers.items():
        g.realms[seat].faction = faction
    for seat, realm in enumerate(g.realms):
        if realm.faction and not away(g, seat):
            yield Note("faction", seat=seat, faction=realm.faction)
    yield from _encamp(g)
    yield from _swear(g)


def _encamp(g: Scharz) -> Procedure[None]:
    """§11.4 Some factions begin with fewer villages: they keep those they like best."""
    for seat in clockwise(g):
        for _ in range(len(villages_of(g, seat)) - start_of(g, seat, "villages")):
            field = yield Ask(seat, One("encamp", villages_of(g, seat), rule="11.4", label=place_label))
            building = g.towns.pop(field)[1]
            g.yards.pop(field, None)
            yield Note("abandoned", seat=seat, building=building, place=field)


def _swear(g: Scharz) -> Procedure[None]:
    """§11.4 The vassals that a faction has from the beginning."""
    for lord, realm in enumerate(g.realms):
        for seat, other in enumerate(g.realms):
            if other.faction and faction_of(realm).lord == other.faction:
                g.treaties[pair(lord, seat)] = (VASSALAGE, lord, 0, 0)
                yield Note("treaty", seat=seat, other_seat=lord, treaty=VASSALAGE, amount=0)


def choose_docks(g: Scharz) -> Procedure[None]:
    """§3.7 The dock and its ship stand at a coastal village."""
    coasts = {seat: _coast(g, seat) for seat in range(g.seats)}
    prompts: dict[int, Prompt] = {
        seat: One("dock", fields, rule="3.7", label=place_label) for seat, fields in coasts.items() if len(fields) > 1
    }
    answers: dict[int, str] = yield from at_once(prompts)
    for seat, fields in coasts.items():
        harbour = [field for field in villages_of(g, seat) if field in g.yards]
        if harbour:
            put(g.realms[seat], stack(TRANSPORT, harbour[0], DOCKED))
        elif fields:
            field = answers.get(seat, fields[0])
            g.yards[field] = DOCK
            put(g.realms[seat], stack(TRANSPORT, field, DOCKED))
            yield Note("built", seat=seat, building=DOCK, place=field)


def _coast(g: Scharz, seat: int) -> list[str]:
    own = villages_of(g, seat)
    if not start_of(g, seat, "docks") or any(field in g.yards for field in own):
        return []
    return [field for field in own if g.atlas.coast[field]]


def choose_forts(g: Scharz) -> Procedure[None]:
    """§11.2 Some factions begin with fortifications, in villages of their choice."""
    for seat in clockwise(g):
        for _ in range(start_of(g, seat, "forts")):
            fields = [field for field in villages_of(g, seat) if field not in g.forts]
            if not fields:
                break
            field = fields[0]
            if len(fields) > 1:
                field = yield Ask(seat, One("fort", fields, rule="11.2", label=place_label))
            g.forts[field] = seat
            yield Note("built", seat=seat, building=FORT, place=field)
        for field in villages_of(g, seat):
            if faction_of(g.realms[seat]).walls in FIELDS[field].regions and field not in g.forts:
                g.forts[field] = seat
                yield Note("built", seat=seat, building=FORT, place=field)


def start_of(g: Scharz, seat: int, what: str) -> int:
    """§3 §11 What a seat begins with; some factions have more of one and less of another."""
    return faction_of(g.realms[seat]).start.get(what, int(START[what]))


def light_at_start(g: Scharz, seat: int) -> int:
    """§3 §11 Five, three for a seat that begins with a city, two more without a coast."""
    own = villages_of(g, seat)
    if "light" in faction_of(g.realms[seat]).start:
        return start_of(g, seat, "light")
    number: int = START["city_light" if any(g.towns[field][1] == CITY for field in own) else "light"]
    return number if any(field in g.yards for field in own) else number + START["no_coast_light"]


def muster(g: Scharz) -> Procedure[None]:
    """§3.7 §3.8 §D67 Light infantry where its owner likes; stores and herds are spread over the own fields."""
    prompts: dict[int, Prompt] = {}
    there = [seat for seat in range(g.seats) if not away(g, seat)]
    for seat in there:
        own, number = villages_of(g, seat), light_at_start(g, seat)
        if len(own) > 1:
            limits = dict.fromkeys(own, number)
            prompts[seat] = Place("muster", number, limits, rule="3.7", label=place_label, params={"number": number})
    answers: dict[int, dict[str, int]] = yield from at_once(prompts)
    for seat in there:
        own = villages_of(g, seat)
        spread = answers.get(seat, {own[0]: light_at_start(g, seat)})
        for field, number in spread.items():
            put(g.realms[seat], stack(LIGHT, field), number)
            yield Note("mustered", seat=seat, unit=LIGHT, place=field, number=number)
        if g.has("experience"):
            yield from _seasoned(g, seat, list(spread))
        riders = start_of(g, seat, "cavalry")
        if riders:
            put(g.realms[seat], stack(CAVALRY, own[0]), riders)
            yield Note("mustered", seat=seat, unit=CAVALRY, place=own[0], number=riders)
        gold = purse(g, seat)
        if "gold" not in faction_of(g.realms[seat]).start and not any(field in g.yards for field in own):
            gold += START["no_coast_gold"]
        g.realms[seat].gold = gold
        yield Note("purse", seat=seat, amount=gold, number=g.realms[seat].prestige)
        if not g.fast:
            _stock(g, seat, own)


def _seasoned(g: Scharz, seat: int, fields: list[str]) -> Procedure[None]:
    """§11 Some of the first light infantry of a faction are experienced."""
    realm = g.realms[seat]
    left = faction_of(realm).experienced
    for field in fields:
        number = min(left, realm.units.get(stack(LIGHT, field), 0))
        if number:
            left -= number
            better = troop(LIGHT, STANDARD + 1)
            shift(realm, stack(LIGHT, field), stack(better, field), number)
            yield Note("risen", seat=seat, unit=better, place=field, number=number)


def _stock(g: Scharz, seat: int, own: list[str]) -> None:
    """§D67 Grain within the stores, herds on the poorest own fields; §11 no pigs with a city or a harbour."""
    grain = start_of(g, seat, "grain")
    for field in own:
        stored = min(grain, grain_room(g, field))
        if stored:
            g.grain[field] = stored
        grain -= stored
    privileged = any(g.towns[field][1] == CITY or g.yards.get(field) == HARBOUR for field in own)
    herds = [SHEEP] * start_of(g, seat, "sheep") + ([] if privileged else [PIGS] * start_of(g, seat, "pigs"))
    herds += [HORSES] * start_of(g, seat, "horses")
    poorest = sorted(own, key=lambda field: BOX["yield"].get(FIELDS[field].colours[0], 0))
    for kind in herds:
        room = [field for field in (*poorest, *_around(g, seat, own)) if herd_room(g, seat, field)]
        if room:
            add_herd(g, seat, room[0], kind)


def _around(g: Scharz, seat: int, own: list[str]) -> list[str]:
    """§D67 Where herds graze for which there is no room at home: free fields beside."""
    return [near for field in own for near in g.atlas.beside[field] if near in g.atlas.standard and near not in g.towns]


def start_label(answer: str) -> Label:
    if answer == KEEP:
        return Label("keep-villages")
    what, _, field = answer.rpartition(".")
    if what == CITY_THERE:
        return Label("city-there", [f"place:{field}"], place=field)
    if what == LATE:
        return Label("come-late", [f"faction:{field}"], faction=field, year=FACTIONS[field].comes)
    if what == HARBOUR_THERE:
        return Label("harbour-there", [f"place:{field}"], place=field)
    return place_label(answer)
