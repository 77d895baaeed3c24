"""What the rules do without, and people, bots and clients do not: each companion is declared here."""

from __future__ import annotations

from civitas.games.companions import Companions
from civitas.games.era.companions import advice, campaign, copying, encoding, figures, luck, tally
from civitas.games.era.companions.absence import ABSENCE
from civitas.games.era.companions.board import board
from civitas.games.era.companions.census import count
from civitas.games.era.companions.goals import goals
from civitas.games.era.companions.ledger import ledger
from civitas.games.era.companions.outlook import outlooks
from civitas.games.era.companions.positions import arrange
from civitas.games.era.companions.sheet import sheets

COMPANIONS = Companions(
    sheets=sheets,
    board=board,
    outlooks=outlooks,
    goals=goals,
    tally=tally,
    luck=luck,
    absence=ABSENCE,
    advice=advice,
    figures=figures,
    encoding=encoding,
    census=count,
    ledger=ledger,
    arrange=arrange,
    copying=copying,
    campaign=campaign,
)
