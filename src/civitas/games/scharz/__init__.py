"""Scharz: five years of war and harvest around the Mediterranean of 290 BC, for two to twelve players."""

from civitas.games.scharz.title import ScharzTitle

TITLE = ScharzTitle()
