"""§11 What sets a faction apart, as its map says."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Faction:
    """§11 What sets a faction apart."""

    taxes: int = 0
    hires: bool = False
    fleet: int = 0
    """How many ships are a fleet, if not as many as for all others."""
    sails: bool = False
    """Ships enter coasts and go up rivers without landing."""
    harbour: int = 2
    crosses: bool = False
    """Light infantry crosses black borders."""
    ground: str = ""
    """Settlements where this colour is have a level more."""
    bound: bool = False
    """Both hold in the homeland alone."""
    within: str = ""
    """That about the ground holds in this region alone."""
    against: tuple[str, ...] = ()
    """Whoever leads one of these factions is a rival too."""
    horses: bool = False
    """Horses are traded without a harbour."""
    raids: bool = False
    builders: bool = False
    experienced: int = 0
    """How many of its first light infantry are experienced."""
    abroad: int = 0
    """So many per cent more prestige is won outside the homeland."""
    fishes: bool = False
    """Fishing always succeeds."""
    seafaring: bool = False
    """The storms of autumn do no harm."""
    levy: str = ""
    """Where a unit of heavy infantry may be had each New Year."""
    sells: int = 0
    """The gold for which light infantry may be sold."""
    lord: str = ""
    """Whoever leads this faction is its vassal from the beginning."""
    booty: str = ""
    """Plunder in this region brings prestige where nobody has a settlement."""
    walls: str = ""
    """Every village in this region begins with a fortification."""
    fords: bool = False
    """Black rivers are crossed at any time."""
    recruits: bool = False
    """Light infantry is recruited and never bought."""
    grazes: bool = False
    """Transhumance in every mode."""
    ransoms: tuple[str, ...] = ()
    """A ransom paid to one of these factions holds for the whole game."""
    serves: str = ""
    """When this faction hires mercenaries, it pays the retainer for each."""
    retainer: int = 0
    dismantles: int = 0
    """The gold for which a village may be taken down."""
    settlers: int = 0
    """So few units suffice to build a village."""
    nomads: bool = False
    """Paths and deserts do no harm."""
    shipwrights: int = 0
    """Ships cost so much gold less."""
    tries: int = 0
    """So often may light infantry roll again for nothing."""
    bounty: int = 0
    """Whoever buys so many light infantry in a round gets one more."""
    elephants: bool = False
    """Light infantry becomes elephants in settlements."""
    comes: int = 0
    """The year in which it comes, if the others begin without it."""
    off: str = ""
    """It comes to the coasts of this faction's homeland."""
    start: Mapping[str, int] = field(default_factory=dict)
    """What differs from what all others begin with."""
