# Clash of Cultures in English. What an attack would bring. Every sentence is our own.

outlook-odds = Without tactics: won { $won } %, drawn { $drawn } %, lost { $lost } %
outlook-bonus-building = { $seat }, first round: { $amount } from { $building }
outlook-bonus-wonder = { $seat }, first round: { $amount } from { $wonder }
outlook-bonus-advance = { $seat }, first round: { $amount } from { $advance }
outlook-bonus = { $seat }, first round: { $amount } from a card
