"""What the rules do without, and people, bots and clients do not: each companion is declared here."""

from __future__ import annotations

from civitas.games.companions import Companions
from civitas.games.scharz.companions import advice, encoding, figures, luck, tally
from civitas.games.scharz.companions.absence import ABSENCE
from civitas.games.scharz.companions.board import board
from civitas.games.scharz.companions.census import count
from civitas.games.scharz.companions.goals import goals
from civitas.games.scharz.companions.ledger import ledger
from civitas.games.scharz.companions.outlook import outlooks
from civitas.games.scharz.companions.positions import arrange
from civitas.games.scharz.companions.sheet import sheets

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
)
