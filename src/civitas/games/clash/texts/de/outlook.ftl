# Clash of Cultures auf Deutsch. Was ein Angriff brächte. Jeder Satz ist unser eigener.

outlook-odds = Ohne Taktiken: Sieg { $won } %, unentschieden { $drawn } %, Niederlage { $lost } %
outlook-bonus-building = { $seat }, erste Runde: { $amount } durch { $building }
outlook-bonus-wonder = { $seat }, erste Runde: { $amount } durch { $wonder }
outlook-bonus-advance = { $seat }, erste Runde: { $amount } durch { $advance }
outlook-bonus = { $seat }, erste Runde: { $amount } durch eine Karte
