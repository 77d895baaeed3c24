"""§8.1 Action cards: the effects of their civil halves, and of great persons."""

from civitas.games.clash.cards import against_others, knowledge, own_cities, persons, statesmen

MODULES = (knowledge, persons, own_cities, against_others, statesmen)
"""The modules that say what the cards do; to name them here is to load them."""
