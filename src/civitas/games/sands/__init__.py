"""The Sands of Time, a game by Jeff Warrender: the rules in the chapters of the rulebook."""

from civitas.games.sands.title import SandsOfTime

TITLE = SandsOfTime()
