# Was Spielplan und Tafeln von Scharz neben den Worten des Spiels selbst sagen.

scharz-map = Karte: { $map }
scharz-sea-calm = ruhige See
scharz-sea-rough = raue See
scharz-place-home = Heimat der { $faction }
scharz-place-river = an einem Fluss
scharz-place-neutral = niemand kann es halten
scharz-place-held = gehört { $name }
scharz-place-free = niemandes Feld
scharz-place-encircled = die Siedlung ist eingekesselt
scharz-place-site = Baustelle: { $building }, { $quarters } von 4 Vierteln
scharz-place-crop = { $count } Getreide ausgesät
scharz-place-plundered = geplündert
scharz-place-beside = Grenzt an { $list }
scharz-place-black = Kein Weg hinüber nach { $list }
scharz-units-spent = { $count } schon gezogen
scharz-moment = Jahr { $year }, { $season }: { $subphase }
scharz-moment-season = Jahr { $year }, { $season }
scharz-moment-prolog = Prolog
scharz-seat-points =
    { $count ->
        [one] 1 Siegpunkt
       *[other] { $count } Siegpunkte
    }
scharz-seat-rival = Rivale: { $name }
scharz-seat-announced = kündigt an: { $end }
scharz-seat-out = Ausgeschieden
scharz-panel-course = Spielverlauf
scharz-panel-realms = Reiche
scharz-years = Jahre
scharz-seasons = Jahreszeiten
scharz-subphases = Subphasen der Runde
scharz-mat-stores = Vorräte
scharz-mat-sown = ausgesät
scharz-mat-units = Einheiten
scharz-mat-goals = Auf dem Weg zum Sieg
scharz-mat-treaties = Verträge
scharz-treaty = { $treaty } mit { $name }, bis Runde { $until }
scharz-realms-about = Zwei erreichte Ziele, eine Runde lang gehalten, sind Macht; so viele Siegpunkte sind Dominanz.
scharz-place-weather = Wetter: { $weather }
scharz-weather = Wetter
scharz-mat-training = { $count ->
        [one] Eine Einheit wird ausgebildet
       *[other] { $count } Einheiten werden ausgebildet
    }
