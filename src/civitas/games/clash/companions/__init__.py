"""What the rules do without, and people, bots and clients do not: each companion is declared here."""

from __future__ import annotations

from civitas.games.clash.companions import advice, encoding, figures, luck, tally
from civitas.games.clash.companions.absence import ABSENCE
from civitas.games.clash.companions.board import board
from civitas.games.clash.companions.census import count
from civitas.games.clash.companions.goals import goals
from civitas.games.clash.companions.ledger import ledger
from civitas.games.clash.companions.outlook import outlooks
from civitas.games.clash.companions.positions import arrange
from civitas.games.clash.companions.sheet import sheets
from civitas.games.companions import Companions

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
