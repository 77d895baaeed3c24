"""§6 §D70 Weather: of every sown field in summer, of every climate and of the sea in winter."""

from __future__ import annotations

from civitas.games.scharz.box.content import BAD, BOX, CLIMATES, FIELDS, GOOD, NORMAL, SEA
from civitas.games.scharz.box.mending import Thrown, mend
from civitas.games.scharz.box.queries import faction_of, in_order
from civitas.games.scharz.box.state import NOBODY, Scharz
from civitas.games.scharz.box.throwing import SIDES, throw
from civitas.kernel import Note, Procedure, Roll

FIGURES = BOX["weather"]
ZONES = (*CLIMATES, SEA)


def weather_of(season: str, zone: str, face: int) -> str:
    """§D70 What a brown die means there."""
    row = FIGURES[season][zone]
    if face <= row["good"]:
        return GOOD
    return BAD if face >= row["bad"] else NORMAL


def change(weather: str) -> int:
    """§6 A grain more on a field with good weather, one less with bad."""
    return int(FIGURES["change"]) * ((weather == GOOD) - (weather == BAD))


def poor(climate: str, face: int) -> bool:
    """Could the weather of a field be better?"""
    return weather_of("summer", climate, face) != GOOD


def summer(g: Scharz) -> Procedure[None]:
    """§6 §7 §D45 §D70 A brown die for every sown field, by its climate."""
    thrown: list[Thrown] = []
    for seat in in_order(g):
        fields = [field for field in g.atlas.fields if field in g.crops and g.crops[field][0] == seat]
        if not fields:
            continue
        faces = yield from throw(g, "weather", seat, [FIELDS[field].climate for field in fields])
        for field, face in zip(fields, faces, strict=True):
            g.weather[field] = weather_of("summer", FIELDS[field].climate, face)
            yield Note("field-weather", seat=seat, place=field, weather=g.weather[field], faces=[face])
            thrown.append(Thrown(seat, f"place.{field}", [FIELDS[field].climate], [face]))
    yield from mend(g, "weather", thrown, poor)
    for one in thrown:
        [climate], [face] = one.dice, one.faces
        field, now = one.name, weather_of("summer", climate, face)
        if now != g.weather[field]:
            g.weather[field] = now
            yield Note("weather-turned", seat=one.seat, place=field, weather=now)


def winter(g: Scharz) -> Procedure[None]:
    """§6 §D70 A brown die for each climate of the map, and one for all seas."""
    there = {FIELDS[field].climate for field in g.atlas.fields}
    for zone in ZONES:
        if zone in there or zone == SEA:
            face = yield Roll("winter", SIDES)
            g.weather[zone] = weather_of("winter", zone, face)
            yield Note("winter-weather", zone=zone, weather=g.weather[zone], faces=[face])


def grazes(g: Scharz, field: str) -> bool:
    """§6 §11.4 §D70 Herds that need no grain: in a good winter, and with transhumance on pastures that stay green."""
    one = FIELDS[field]
    owner = g.herds[field][0] if field in g.herds else NOBODY
    wanders = g.has("transhumance") or (owner != NOBODY and faction_of(g.realms[owner]).grazes)
    if g.weather.get(one.climate) == GOOD:
        return True
    return wanders and one.colours[0] in BOX["transhumance"][one.climate]
