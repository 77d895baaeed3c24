"""Era of Tribes: ten tribes from the Neolithic to the High Middle Ages, for one to six players."""

from civitas.games.era.title import EraOfTribes

TITLE = EraOfTribes()
