# Clash of Cultures auf Deutsch. Was ein Angriff bringen würde, oder weiterzukämpfen. Jeder Satz ist unser eigener.

outlook-odds-dice = Würfel in der ersten Runde, ohne Taktik: { $own } gegen { $theirs }
outlook-odds-won = In { $number } von 100 solchen Schlachten gewonnen
outlook-odds-lost = In { $number } von 100 verloren
outlook-odds-drawn = In { $number } von 100 ohne Sieger
outlook-odds-losses = Verluste im Durchschnitt: { $own } deiner Einheiten, { $theirs } gegnerische
outlook-odds-retreat = Deine Einheiten ziehen sich nach { $hex } zurück; niemand gewinnt
outlook-odds-retreat-choice = Deine Einheiten ziehen sich auf ein Feld deiner Wahl zurück; niemand gewinnt
outlook-odds-city = Gewinnst du, gehört die Stadt { $hex } dir
