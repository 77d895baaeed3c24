# Was Brett und Tafeln von Era of Tribes neben den Worten des Spiels selbst sagen.

era-map = Karte der Völker
era-province-food =
    { $count ->
        [one] 1 Nahrung
       *[other] { $count } Nahrung
    }
era-province-home = Heimat: { $tribe }
era-province-held = gehört { $name }
era-province-free = herrenlos
era-province-village = ein Barbarendorf
era-province-battlefield =
    { $count ->
        [1] historisches Schlachtfeld
       *[other] großes historisches Schlachtfeld
    }
era-province-beside = Grenzt an { $list }
era-piece-city = Stadt
era-piece-post = Handelsposten
era-piece-vassals =
    { $count ->
        [one] 1 Vasall
       *[other] { $count } Vasallen
    }
era-piece-fleets =
    { $count ->
        [one] 1 Flotte
       *[other] { $count } Flotten
    }
era-piece-marching = { $pieces } im Anmarsch
era-moment = Runde { $round }
era-moment-setup = Aufbau
era-moment-battle = Runde { $round }, Schlacht um { $province }
era-moment-last = Runde { $round }, die letzte
era-hand = Deine Karten und Dörfer
era-hand-village = Ein Dorf, das verdeckt vor dir liegt.
era-seat-influence = { $count } Einfluss
era-seat-luxury = Luxusgüter
era-seat-provinces = Provinzen
era-seat-cities = Städte
era-seat-villages = Verdeckte Dörfer
era-seat-protected = Steht in dieser Runde unter Schutz
era-seat-passed = Hat gepasst
era-panel-course = Spielverlauf
era-panel-tribe = Völker
era-panel-research = Forschung
era-panel-score = Punkte
era-round = Runde { $round }
era-order = Reihenfolge: { $names }
era-barbarians = Barbaren auf Stufe { $level }: { $militia } Miliz, Mechanik { $mechanics }
era-end-provinces = Landprovinzen
era-end-advances = Fortschritte
era-end-influence = Einfluss
era-ending = Das Spiel endet: { $end }
era-score-about = Wenn jetzt Schluss wäre, soweit du es wissen kannst: deine eigene Karte und deine roten Dörfer zählen mit, die der anderen bleiben verdeckt.
era-score-sum = Zusammen
era-research-about = Preise für den Ersten auf einer Stufe und für alle, die folgen, ehe Städte und Völker sie senken.
era-research-branches = teurer ohne { $list }
era-research-price = { $pioneer } Taler für den Ersten, { $follower } für die anderen
era-research-there = Hier: { $names }
era-brings-food = { $count } Nahrung
era-brings-morale = Moral +{ $count }
era-brings-influence = { $count } Einfluss
era-brings-games = Brot & Spiele +{ $count }
era-brings-points =
    { $count ->
        [one] 1 Bewegungspunkt
       *[other] { $count } Bewegungspunkte
    }
era-brings-price = { $count } Taler je weiterem Stein
era-brings-trade = Handel +{ $count }
era-brings-cities = bis zu { $count } Städte
era-tribe-whose = Wessen Tableau
era-tribe-cities = Städte und die Vasallen darunter
era-tribe-army = Heer
era-tribe-plate = Teller
era-tribe-starved = Hunger am Rand
era-tribe-purse = Beutel
era-tribe-trade = Handelsmarker
era-tribe-games = Marker für die Spiele
era-tribe-power = Macht
era-tribe-luxury = Luxusgüter
era-tribe-no-luxury = keine
era-tribe-spent = in dieser Runde genutzt
era-tribe-level = Stufe { $level } von { $most }
era-epoch-asks =
    { $of } von 3: { $luxury } Luxusgüter, { $cities ->
        [one] 1 Stadt
       *[other] { $cities } Städte
    }, { $advances } Fortschritte
era-battle = Schlacht um { $province }
era-battle-sea = Seeschlacht: { $province }
era-battle-landing = Landung in { $province }
era-battle-attacker = Angreifer
era-battle-defender = Verteidiger
era-battle-units =
    { $count ->
        [one] 1 Einheit
       *[other] { $count } Einheiten
    }
era-battle-fallen = { $count } gefallen
era-battle-markers = Marker
era-battle-marker = { $marker }: nützt { $name }
era-battle-hits = Treffer für { $name }
era-battle-chance = Dieser Würfel trifft auf { $count } von { $of } Seiten für { $name }
era-mat-goals = Ziele
era-mat-goal-own = deine geheime Karte
era-mat-goal-open = offene Karte
era-mat-lead = { $have }, { $need } für die Führung
era-tribe-growth = Wachstum ohne Einsatz
era-tribe-allowed = darf gebaut werden
era-tribe-price =
    { $count ->
        [one] nächste Stufe: 1 Taler
       *[other] nächste Stufe: { $count } Taler
    }
