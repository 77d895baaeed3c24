"""How orders and things are shown."""

from __future__ import annotations

from civitas.kernel import Label


def place_label(place: str) -> Label:
    return Label("place", [f"place:{place}"], place=place)


def faction_label(faction: str) -> Label:
    return Label("faction", [f"faction:{faction}"], faction=faction)


def march_label(order: str) -> Label:
    """A unit of a stack goes to a neighbour, or over a sea to a coast."""
    name, *route = order.split(">")
    kind, place, post = name.split(".")
    targets = [f"place:{place}", *(f"place:{one}" for one in route)]
    if len(route) > 1:
        return Label("ferry", targets, unit=kind, place=place, via_place=route[0], to_place=route[1])
    if route[0] == place:
        return Label("land" if post == "aboard" else "board", targets[:1], unit=kind, place=place)
    if post == "site":
        return Label("leave-site", targets, unit=kind, place=place, to_place=route[0])
    return Label("march", targets, unit=kind, place=place, to_place=route[0])
