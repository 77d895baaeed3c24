"""§14.8 to §14.10 The leaders: recruiting them, their figure, and what their abilities do.

What several of them can do is data and a pattern (`combat`, `spoils`, `patrons`, `cities`, `wonders`); what only
one can do is in the file of the civilisation.
"""

from civitas.games.clash.expansion.leaders import cards, cities, combat, greece, patrons, rome, spoils, vikings, wonders

MODULES = (cards, cities, combat, greece, patrons, rome, spoils, vikings, wonders)
"""To name them here is to load them."""
