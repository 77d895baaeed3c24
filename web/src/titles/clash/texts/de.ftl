clash-map = Karte der bekannten Welt
clash-hex-unexplored = unentdeckt
clash-hex-exhausted = { $terrain }, erschöpft
clash-city = Stadt von { $name }, Größe { $size }, { $mood }
clash-city-barbarians = Barbarenstadt
clash-city-foreign = { $building } in der Farbe von { $name }
clash-city-pieces = mit { $list }
clash-city-port = ihr Hafen zeigt nach { $hex }
clash-city-activated =
    { $count ->
        [one] in diesem Zug einmal aktiviert
       *[other] in diesem Zug { $count }-mal aktiviert
    }
clash-city-range =
    { $count ->
        [one] Ihre Kultur reicht 1 Feld weit.
       *[other] Ihre Kultur reicht { $count } Felder weit.
    }
clash-good = { $name }: { $count }
clash-good-most = { $name }: { $count } von höchstens { $most }
clash-moment = Runde { $round }, Phase { $phase }
clash-moment-status = Runde { $round }, Statusphase
clash-moment-setup = Vor der ersten Runde
clash-moment-over = Spielende in Runde { $round }
clash-panel-calendar = Zeit
clash-panel-advances = Fortschritte
clash-panel-wonders = Weltwunder
clash-panel-pieces = Gebäude und Einheiten
clash-pieces-building = Gebäude
clash-pieces-unit = Einheiten
clash-pieces-left =
    { $count ->
        [0] keines mehr im Vorrat
        [one] noch 1 im Vorrat
       *[other] noch { $count } im Vorrat
    }
clash-ways = Wie das Gebiet liegen kann
clash-offer = Ein Handel liegt auf dem Tisch
clash-offer-gives = { $name } gibt
clash-offer-nothing = nichts
clash-offer-shown = Die Karten werden gezeigt, bevor der Handel gilt.
clash-offer-making = { $name } stellt das Angebot noch zusammen.
clash-offer-waiting = { $name } entscheidet.
clash-panel-score = Punkte
clash-round = Runde { $round } von { $rounds }
clash-phase = Aktionsphase { $phase } von { $phases }
clash-status = Statusphase, Schritt { $step }
clash-ended = Die Partie ist zu Ende
clash-deck =
    { $count ->
        [one] { $name }: 1 Karte
       *[other] { $name }: { $count } Karten
    }
clash-hand = Deine Karten
clash-hand-empty = Hier liegen bald deine Aktionskarten, Triumphkarten und Weltwunder.
clash-card-action = kostet eine Aktion
clash-card-free = kostet keine Aktion
clash-objective-instant = sobald er erfüllt ist
clash-objective-status = in der Statusphase
clash-needs = Braucht { $name }
clash-advances-about = Der erste Fortschritt einer Kategorie kommt vor allen anderen darin. Ein Fortschritt kostet:
clash-advance-rim = Bringt: { $name }
clash-advance-unlocks = Schaltet frei: { $name }
clash-government = Regierungsform
clash-wonder-at = Gebaut in { $hex }
clash-wonder-lost = Gebaut und mit seiner Stadt zerstört
clash-wonder-hand = Auf deiner Hand
clash-wonder-open = Liegt offen für alle aus
clash-wonder-unbuilt = Noch nicht gebaut
clash-score-from = Punkte aus
clash-score-total = Summe
clash-score-completed = Triumphe von { $name }: { $list }
clash-points-structures = Siedlungen und Gebäude
clash-points-advances = Fortschritte
clash-points-objectives = Triumphe
clash-points-wonders = Weltwunder
clash-points-events = Ereignisse
clash-points-leaders = Anführer
clash-seat-points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
clash-seat-cities =
    { $count ->
        [0] keine Stadt
        [one] 1 Stadt
       *[other] { $count } Städte
    }
clash-seat-advances =
    { $count ->
        [one] 1 Fortschritt
       *[other] { $count } Fortschritte
    }
clash-seat-cards =
    { $count ->
        [0] keine Aktionskarte
        [one] 1 Aktionskarte
       *[other] { $count } Aktionskarten
    }
clash-seat-objectives =
    { $count ->
        [0] keine Triumphkarte
        [one] 1 Triumphkarte
       *[other] { $count } Triumphkarten
    }
clash-seat-events =
    { $count ->
        [0] das nächste Ereignis steht an
        [one] noch 1 Marker bis zum Ereignis
       *[other] noch { $count } Marker bis zum Ereignis
    }
clash-seat-actions =
    { $count ->
        [one] noch 1 Aktion
       *[other] noch { $count } Aktionen
    }
clash-start_player = Startspieler
clash-die = { $number }, Symbol: { $symbol }
clash-die-active = { $number }, Symbol: { $symbol } (zählt)
clash-symbol-cavalry = Kavallerie
clash-symbol-elephant = Elefant
clash-symbol-leader = Anführer
clash-battle = Schlacht um { $hex }
clash-battle-sea = Seeschlacht bei { $hex }
clash-battle-round = Runde { $number }
clash-battle-attacker = greift an
clash-battle-defender = verteidigt
clash-battle-controlled = gespielt von { $name }
clash-battle-none = keine Einheiten
clash-battle-won = Sieg für { $name }
clash-battle-drawn = kein Sieger
clash-battle-began =
    { $count ->
        [0] begann ohne Einheiten
        [one] begann mit 1 Einheit
       *[other] begann mit { $count } Einheiten
    }
clash-battle-lost =
    { $count ->
        [one] 1 verloren
       *[other] { $count } verloren
    }
clash-battle-face-down = Eine Taktikkarte, verdeckt
clash-battle-void = ohne Wirkung
clash-battle-dice = Würfel
clash-battle-value = Kampfwert
clash-battle-hits =
    { $count ->
        [0] kein Treffer
        [one] 1 Treffer
       *[other] { $count } Treffer
    }
clash-battle-each = je { $number } Punkte ein Treffer
clash-mat-known = bekannt
clash-civ-with = mit „{ $name }“
clash-civ-with-government = mit dem ersten Fortschritt einer Regierungsform
clash-leader-at = auf { $hex }
clash-leader-none = Zurzeit kein Anführer
clash-mat-tracks = Güter und Plättchen mit ihren Grenzen
clash-mat-events = Ereignisleiste
clash-mat-objectives = Triumphe
clash-mat-goal = { $have } von { $need }
clash-mat-stock = Im Vorrat
clash-mat-settlements = Siedlungen
clash-mat-of = { $left } von { $all }
