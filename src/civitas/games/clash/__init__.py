"""Clash of Cultures, a game by Christian Marcussen: the rules in the chapters of the rulebook."""

from civitas.games.clash.title import ClashOfCultures

TITLE = ClashOfCultures()
