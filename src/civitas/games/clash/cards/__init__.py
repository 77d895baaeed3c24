"""§8.1 Action cards: the effects of their civil halves, and of great persons."""

from civitas.games.clash.cards import knowledge, persons, realm, schemes

MODULES = (knowledge, persons, realm, schemes)
"""The modules that say what the cards do; to name them here is to load them."""
