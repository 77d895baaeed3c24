"""§14.4 The civilisations: what their advances do that a record cannot say."""

from civitas.games.clash.expansion.civilisations import (
    aztecs,
    babylon,
    carthage,
    celts,
    china,
    egypt,
    greece,
    huns,
    india,
    japan,
    maya,
    persia,
    phoenicia,
    rome,
    vikings,
)

MODULES = (
    aztecs,
    babylon,
    carthage,
    celts,
    china,
    egypt,
    greece,
    huns,
    india,
    japan,
    maya,
    persia,
    phoenicia,
    rome,
    vikings,
)
"""A module for each; to name them here is to load them."""
