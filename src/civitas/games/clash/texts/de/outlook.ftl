# Clash of Cultures auf Deutsch. Was ein Angriff bringen würde, oder weiterzukämpfen. Jeder Satz ist unser eigener.

outlook-odds-dice = Würfel in der ersten Runde, ohne Taktik: { $own } gegen { $theirs }
outlook-odds-won = In { $number } von 100 solchen Schlachten gewonnen
outlook-odds-lost = In { $number } von 100 verloren
outlook-odds-drawn = In { $number } von 100 ohne Sieger
outlook-odds-losses = Verluste im Mittel: { $own } eigene, { $theirs } fremde Einheiten
outlook-odds-retreat = Deine Einheiten gehen zurück nach { $hex }; niemand hat gewonnen
outlook-odds-city = Ein Sieg bringt dir die Stadt { $hex }
