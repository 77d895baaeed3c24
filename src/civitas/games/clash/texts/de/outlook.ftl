# Clash of Cultures auf Deutsch. Was ein Angriff bringen würde, oder weiterzukämpfen. Jeder Satz ist unser eigener.

outlook-around = Eigenes und angrenzendes Land: { $terrain }
outlook-odds-dice = Würfel in der ersten Runde, ohne Taktik: { $own } gegen { $theirs }
outlook-odds-won = In { $number } von 100 solchen Schlachten gewonnen
outlook-odds-lost = In { $number } von 100 verloren
outlook-odds-drawn = In { $number } von 100 ohne Sieger
outlook-odds-losses = Verluste im Durchschnitt: { $own } deiner Einheiten, { $theirs } gegnerische
outlook-odds-retreat = Deine Einheiten ziehen sich nach { $hex } zurück; niemand gewinnt
outlook-odds-retreat-choice = Deine Einheiten ziehen sich auf ein Feld deiner Wahl zurück; niemand gewinnt
outlook-odds-city = Gewinnst du, gehört die Stadt { $hex } dir
outlook-action =
    { $number ->
        [one] Deine letzte Aktion
       *[other] 1 deiner { $number } Aktionen
    }
outlook-free-action = Keine Aktion
outlook-influence-sure = Gelingt in { $number } von 100 Fällen
outlook-influence-bought = { $number } von 100 lassen sich mit Kultur retten
outlook-influence-failed = Misslingt in { $number } von 100 Fällen
outlook-explores = Deckt das Gebiet mit { $hex } auf
outlook-site = In { $hex } können Siedler eine Stadt gründen
