"""§14.8 to §14.10 The leaders: recruiting them, their figure, and what their abilities do.

What several of them can do is data and a pattern (`combat`, `spoils`, `patrons`, `cities`, `wonders`); what only one
can do is in the file of the civilisation, or with its like in `battle` and `rulers`.
"""

from civitas.games.clash.expansion.leaders import (
    battle,
    cards,
    cities,
    combat,
    conditions,
    egypt,
    greece,
    patrons,
    rome,
    rulers,
    spoils,
    vikings,
    wonders,
)

MODULES = (battle, cards, cities, combat, conditions, egypt, greece, patrons, rome, rulers, spoils, vikings, wonders)
"""To name them here is to load them."""
