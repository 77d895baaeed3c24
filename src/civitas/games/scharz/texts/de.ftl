title-name = Scharz
title-about = Dörfer, Heere und Ernten rund um das Italien von 290 v. Chr. Alle geben ihre Befehle verdeckt und zugleich; dann treffen sie aufeinander.
setting-mode = Modus
setting-mode-fast = Schnell: Krieg, Bauen und Gold
setting-mode-basic = Grundmodus: mit Herden, Ernten und Wintern
setting-mode-original = Original: mit Wetter, Erfahrung und den Gefahren der See
setting-mode-extended = Erweitert: mit Moral, Feldherren, Seeräubern und Elefanten
setting-map = Karte
setting-map-italia = Italia, 290 v. Chr.
setting-map-britannia = Britannia, 410 n. Chr.
setting-map-vikings = Vikings, 800 n. Chr.
setting-map-taifas = Taifas, 1050 n. Chr.
setting-map-huns = Huns, 373 n. Chr.
setting-map-orient = Orient, 1550 v. Chr.
brief-goal = Du gewinnst sofort, wenn alle anderen an dich gebunden sind, mit zehn Siegpunkten oder mit zwei kleinen Zielen, die du eine Runde später noch hältst; nach fünf Jahren gewinnt das bedeutendste Reich.
brief-turn = Eine Runde ist eine Jahreszeit. Alle befehlen verdeckt allen ihren Einheiten; die Befehle werden zugleich aufgedeckt und ausgeführt, dann kommen Schlachten, Belagerungen, Plünderung, Bauen und Handel.
brief-points = Siegpunkte bringen eroberte Siedlungen, gewonnene Schlachten, Verträge zu deinen Gunsten und vernichtete Einheiten.
brief-end = Das Spiel endet mit einem Sieg oder nach zwanzig Runden.

# ---------------------------------------------------------------------- Fragen

prompt-village = Wo steht dein nächstes Dorf?
prompt-relocate = Willst du eines deiner Dörfer versetzen?
prompt-resettle = Wohin kommt das Dorf aus { $place }?
prompt-faction = Welches Volk führst du?
prompt-dock = Welches deiner Küstendörfer hat das Dock?
prompt-muster = Wo stehen deine { $number } Einheiten Leichte Infanterie?
prompt-march = Welche Einheiten ziehen wohin?
prompt-special = Sonderzüge, Herden und Vorräte: Was kommt wohin?
prompt-retreat = Wer zieht sich zurück?
prompt-forage = Einheiten ohne Verbindung: Welche Felder plündern sie, statt zu würfeln?
prompt-again = Welche braunen Würfel wirfst du neu, für je { $cost } Prestige?
prompt-overboard = Schiffe gehen unter, und auf den übrigen ist zu wenig Platz: Wer ertrinkt?
prompt-stance = Wer geht in die Siedlung, und wen greifst du an?
prompt-reroll = Du hast { $swords ->
        [one] 1 Schwert
       *[other] { $swords } Schwerter
    } und { $number ->
        [one] 1 Blanken
       *[other] { $number } Blanke
    }. Wie viele Würfel wirfst du neu?
prompt-target = Wen treffen deine Schwerter zuerst ({ $place })?
prompt-give-up = Welche deiner hinteren Einheiten fallen zuerst ({ $place })?
prompt-charge = Greifen deine { $number } Reiter und Elefanten in { $place } im Sturm an?
prompt-flight = Die Schlacht geht weiter ({ $place }). Wer flieht?
prompt-escape = Der Feind ist in { $place } eingebrochen. Wer flieht auf die Schiffe in der Werft?
prompt-siege = Welche Siedlungen stürmst du?
prompt-fort = Welches Dorf ist befestigt?
prompt-encamp = Du beginnst mit weniger Dörfern. Welches gibst du auf?
prompt-passage = Für welche Pfade zahlst du? Dort würfeln deine Einheiten nicht.
prompt-levy = { $unit } in { $place } für { $cost } Gold anwerben?
prompt-press-on = Stürmst du { $place } weiter? Du hast dort { $number ->
        [one] eine Einheit
       *[other] { $number } Einheiten
    }.
prompt-sack = { $place } ist gefallen. Was wird aus der Stadt?
prompt-plunder = Welche Felder plünderst du?
prompt-byre = Welche Herden in eingekesselten Siedlungen schlachtest du? Die anderen fressen aus dem Lager.
prompt-build = Beschleunigst du einen Bau?
prompt-experience = Wer gewinnt Erfahrung?
prompt-trade = Was kaufst, verkaufst, baust und bietest du?
prompt-catch = Welche Werften nehmen den Fang auf? Was du nicht verteilst, kommt dorthin, wo Platz ist.
prompt-offers = Welche Angebote nimmst du an?
prompt-sow = Wo säst du aus?
prompt-feast = Wie groß wird das Fest? Du hast { $number } Getreide.
prompt-feed = Was schlachtest du, und wer bleibt hungrig? Erst wird Fisch gegessen, dann Fleisch, dann Getreide.
prompt-harvest = Welches Getreide bleibt auf den Feldern? Der Rest wird geerntet, soweit die Lager reichen.
prompt-salaries = Dir fehlen { $number } Gold für die Löhne. Wen entlässt du?
prompt-announce = Du hast { $end } erreicht. Kündigst du es an?

# ---------------------------------------------------------------------- Antworten

option-place = { $place }
option-faction = { $faction }
option-unit = { $unit }
option-leave-to-owner = Der Besitzer wählt
option-pick-rear = Eine von hinten: { $unit }, für { $cost } Prestige
option-keep-villages = Alles bleibt, wo es ist
option-city-there = Eine Stadt in { $place } statt drei Dörfern
option-harbour-there = Ein Hafen in { $place } statt des dritten Dorfs
option-come-late = { $faction }: keine Dörfer, dafür Kriegsschiffe im { $year }. Jahr
option-march = { $unit }: { $place } → { $to_place }
option-ferry = { $unit }: { $place } → { $via_place } → { $to_place }
option-leave-site = { $unit } verlässt die Baustelle: { $place } → { $to_place }
option-board = { $unit } geht in { $place } an Bord
option-land = { $unit } geht in { $place } an Land
option-fleet = Die Flotte: { $place } → { $to_place }
option-move-goods = { $good }: { $place } → { $to_place }
option-plunder = { $place } plündern
option-steal = { $place } plündern und mitnehmen, was dort ist
option-burn = { $place } plündern und zerstören, was dort ist
option-withdraw = { $unit } geht in { $place } in die Siedlung
option-withdraw-herd = { $herd } in die Siedlung: { $place }
option-slaughter-inside = { $herd } in { $place } schlachten
option-attack = { $seat } angreifen ({ $place })
option-stop-battle = Aufhören, wenn alle anderen auch aufhören
option-keep-shield = Unbenutzte Schwerter als Schilde behalten
option-reroll = { $number } Würfel für { $cost } Prestige
option-assault = { $place } stürmen (Verteidigung { $number })
option-destroy-town = Zerstören
option-keep-town = Als Dorf behalten
option-rush = Ein Viertel von { $building } in { $place } für { $cost } Gold
option-build-twice = Alle bauen doppelt für { $cost } Prestige
option-slaughter = { $good } schlachten
option-eat-grain = Ein Getreide vor Fisch und Fleisch essen
option-sell = { $good } verkaufen
option-buy = { $good } kaufen
option-hire = { $unit } in { $place }: { $cost } Gold{ $prestige ->
    [0] { "" }
   *[other] , { $prestige } Prestige
}
option-raise = Leichte Infanterie wird { $unit } in { $place }: { $cost } Gold
option-train = { $unit } in { $place } ausbilden: { $cost } Gold
option-rise = { $unit } in { $place }
option-commander = { $commander }: { $cost } Gold, Lohn { $wage }
option-sell-unit = { $unit } in { $place } für { $amount } Gold verkaufen
option-dismantle = Das Dorf in { $place } für { $amount } Gold abbauen
option-passage = Sicher durch { $place } für { $cost } Gold
option-lower = { $unit } wird Leichte Infanterie in { $place }
option-beach = { $unit } ({ $place }) wird Leichte Infanterie in { $to_place }
option-start = { $building } in { $place } beginnen: { $cost } Gold
option-work = { $unit } geht auf die Baustelle in { $place }
option-double = Doppelt so viele Käufe in { $place } für { $cost } Prestige
option-clear = Die Trümmer in { $place } räumen für { $cost } Gold
option-abandon = Die Baustelle in { $place } aufgeben
option-choose-rival = { $seat } wird dein Rivale: { $cost } Prestige
option-break-treaty = Den Vertrag mit { $seat } brechen: { $cost } Prestige
option-offer-truce = Waffenstillstand mit { $seat }{ $transit ->
    [0] { "" }
   *[other] , mit Durchzug
}
option-offer-ransom = Waffenstillstand mit { $seat }: du zahlst { $amount } Gold Lösegeld{ $transit ->
    [0] { "" }
   *[other] , mit Durchzug
}
option-offer-peace = Frieden mit { $seat }{ $transit ->
    [0] { "" }
   *[other] , mit Durchzug
}
option-offer-tribute = Frieden mit { $seat }: du zahlst { $amount } Gold Tribut im Jahr{ $transit ->
    [0] { "" }
   *[other] , mit Durchzug
}
option-offer-vassal = Du wirst Vasall: { $seat } ist dein Herr
option-offer-aid = Du gibst { $amount } Gold Hilfe: { $seat }
option-offer-demand = Waffenstillstand mit { $seat }: du bekommst { $amount } Gold Lösegeld{ $transit ->
    [0] { "" }
   *[other] , mit Durchzug
}
option-offer-exact = Frieden mit { $seat }: du bekommst { $amount } Gold Tribut im Jahr{ $transit ->
    [0] { "" }
   *[other] , mit Durchzug
}
option-offer-lord = { $seat } wird dein Vasall
option-offer-alliance = Bündnis mit { $seat }
option-offer-ask = Du bekommst { $amount } Gold Hilfe von { $seat }
option-offer-transit = Durchzug: du und { $seat } lasst einander durch, zusammen mit dem Angebot
option-release = { $seat } aus der Vasallenschaft entlassen
option-feast = Größe { $size }: { $prestige } Prestige für { $number } Getreide
option-drop = Hungern lassen: { $unit } in { $place }
option-again-unit = Der Würfel für { $unit } ({ $place })
option-again-place = Der Würfel für { $place }
option-again-herd = Der Würfel für { $herd }
option-overboard = Ertrinkt: { $unit } ({ $place })
option-dismiss = Entlassen: { $unit } in { $place }
option-leave-grain = Ein Getreide stehen lassen: { $place }

# ---------------------------------------------------------------------- was geschieht

note-round = Runde { $number }: { $season } im Jahr { $year }.
note-rival = { $other_seat } ist der Rivale von { $seat }.
note-first-player = { $seat } hat die meisten Schwerter ({ $number }) und beginnt.
note-built = Neu in { $place }: { $building } von { $seat }.
note-relocated = { $seat } versetzt ein Dorf von { $place } nach { $to_place }.
note-faction = { $seat } führt das Volk der { $faction }.
note-mustered = { $seat } stellt { $number } × { $unit } nach { $place }.
note-purse = { $seat } beginnt mit { $amount } Gold und { $number } Prestige.
note-moved = { $seat } zieht mit { $number } × { $unit }: { $place } → { $to_place }.
note-boarded = { $seat } bringt in { $place } { $number } × { $unit } an Bord.
note-landed = { $seat } bringt in { $place } { $number } × { $unit } an Land.
note-goods-moved = { $seat } schickt { $number } × { $good } von { $place } nach { $to_place }.
note-destroyed = { $seat } verliert { $number } × { $unit } ({ $place }).
note-disbanded = { $seat } löst { $number } × { $unit } auf ({ $place }).
note-attrition = Abnutzung ({ $place }): { $seat } würfelt { $faces } für { $unit }; { $number ->
    [0] niemand wird
    [one] eine Einheit wird
   *[other] { $number } Einheiten werden
} getroffen.
note-shipwreck = Stürme ({ $place }): { $seat } würfelt { $faces }; { $number ->
    [0] kein Schiff wird
    [one] ein Schiff wird
   *[other] { $number } Schiffe werden
} getroffen.
note-thrown-again = { $seat } wirft { $number ->
        [one] einen braunen Würfel
       *[other] { $number } braune Würfel
    } neu: { $faces }.
note-town-attrition = Hunger in { $place } ({ $building }): { $seat } würfelt { $faces }, { $number ->
    [0] nicht getroffen
    [one] einmal getroffen
   *[other] { $number }-mal getroffen
}.
note-withdrawn = { $seat } zieht sich mit { $number } × { $unit } in die Siedlung zurück: { $place }.
note-herd-withdrawn = { $seat } treibt { $number } × { $herd } in die Siedlung: { $place }.
note-herd-out = { $seat } lässt wieder weiden: { $herd } in { $place }.
note-byre-fed = { $seat } füttert { $herd } in { $place } mit { $number } Getreide.
note-battle = Schlacht ({ $place }): { $seat } gegen { $other_seat }.
note-charge = { $seat } greift in { $place } im Sturm an.
note-ambush = Überfall in { $place }: { $seat } trifft { $other_seat } mit { $swords ->
        [one] 1 Schwert
       *[other] { $swords } Schwertern
    }.
note-swords = { $seat } würfelt mit { $dice ->
        [one] einem Würfel
       *[other] { $dice } Würfeln
    }: { $swords ->
        [0] kein Schwert
        [one] 1 Schwert
       *[other] { $swords } Schwerter
    } und { $shields ->
        [0] kein Schild
        [one] 1 Schild
       *[other] { $shields } Schilde
    }.
note-rerolled = { $seat } wirft { $number } Würfel neu: { $swords ->
        [0] kein Schwert
        [one] 1 Schwert
       *[other] { $swords } Schwerter
    }.
note-fled = { $seat } flieht mit { $number } × { $unit }: { $place } → { $to_place }; { $held ->
    [0] niemand wird
    [one] eine Einheit wird
   *[other] { $held } Einheiten werden
} aufgehalten.
note-undecided = Die Schlacht bleibt unentschieden ({ $place }).
note-battle-won = Die Schlacht ist gewonnen ({ $place }): { $seat }.
note-assault = Sturm auf { $place }: { $seat } gegen { $other_seat }.
note-walls = Mauern von { $place }: { $number ->
        [one] ein Schild ist
       *[other] { $number } Schilde sind
    } zu brechen.
note-stormed = { $seat } erstürmt { $place } von { $other_seat }.
note-held-out = { $place } hält stand.
note-breach = Durchbruch in { $place }: { $seat }.
note-razed = Zerstört in { $place }: { $building } von { $seat }.
note-taken = { $seat } übernimmt { $place } von { $other_seat }: { $building }.
note-degraded = { $place } gehört jetzt { $seat }, als { $building }.
note-plundered = { $seat } plündert { $place }.
note-goods-taken = { $other_seat } verliert { $number } × { $good } in { $place }; { $seat } behält { $kept ->
    [0] nichts
   *[other] { $kept }
} davon.
note-progress = { $building } von { $seat } in { $place }: { $number } von 4 Vierteln gebaut.
note-site = { $seat } beginnt einen Bau in { $place }: { $building }.
note-at-work = { $seat } schickt { $number } × { $unit } auf die Baustelle in { $place }.
note-abandoned = { $seat } gibt den Bau in { $place } auf: { $building }.
note-cleared = { $seat } räumt die Trümmer in { $place }.
note-slaughtered = { $seat } schlachtet { $number } × { $herd }.
note-sold = { $seat } verkauft { $number } × { $good }.
note-bought = { $seat } kauft { $number } × { $good }.
note-lowered = { $seat } macht in { $place } aus { $number } × { $unit } wieder Leichte Infanterie.
note-beached = { $seat } macht aus { $number } × { $unit } ({ $place }) Leichte Infanterie in { $to_place }.
note-hired = { $seat } kauft { $number } × { $unit } in { $place }.
note-raised = { $seat } macht in { $place } aus Leichter Infanterie { $number } × { $unit }.
note-training = { $seat } bildet in { $place } { $number } × { $unit } aus.
note-risen = { $seat } befördert { $number } in { $place }: { $unit }.
note-commander = { $seat } hat einen neuen Feldherrn: { $commander }.
note-commander-paid = { $seat } zahlt den Lohn des Feldherrn ({ $commander }).
note-commander-left = { $seat } kann den Feldherrn ({ $commander }) nicht bezahlen; er geht.
note-treaty = { $seat } und { $other_seat } schließen einen Vertrag: { $treaty }{ $amount ->
    [0] .
   *[other] , für { $amount } Gold.
}
note-transit = { $seat } und { $other_seat } lassen einander durch.
note-treaty-over = Der Vertrag zwischen { $seat } und { $other_seat } ist zu Ende: { $treaty }.
note-break = { $seat } bricht am Ende dieser Runde mit { $other_seat }.
note-release = { $seat } entlässt { $other_seat } am Ende dieser Runde aus der Vasallenschaft.
note-aid = { $seat } gibt { $other_seat } { $amount } Gold als Hilfe.
note-tribute = { $seat } zahlt { $other_seat } den Tribut des Jahres: { $amount } Gold.
note-taxes = { $seat } nimmt Steuern ein: { $amount } Gold.
note-salaries = { $seat } zahlt Löhne: { $amount } Gold.
note-wages = { $seat } bezahlt { $number ->
    [one] einen Söldner
   *[other] { $number } Söldner
}.
note-fished = { $seat } fängt { $number } Fisch.
note-fishing = { $seat } fischt ({ $place }) und würfelt { $faces }.
note-bred = { $seat } bekommt Nachwuchs: { $number } × { $herd }.
note-sown = { $seat } sät auf { $number ->
    [one] einem Feld
   *[other] { $number } Feldern
}: { $places }.
note-ripened = Auf den Feldern stehen jetzt { $number } Getreide.
note-field-weather = Wetter über dem Getreide von { $seat } in { $place }: { $weather } (gewürfelt { $faces }).
note-weather-turned = Das Wetter über dem Getreide von { $seat } in { $place } schlägt um: { $weather }.
note-winter-weather = Winterwetter, { $zone }: { $weather } (gewürfelt { $faces }).
note-frozen = Der Fluss ist zugefroren ({ $place }, gewürfelt { $faces }).
note-harvested = { $seat } erntet { $number } Getreide.
note-feast = { $seat } feiert ein Fest der Größe { $size } für { $number } Getreide.
note-fed = { $seat } ernährt alle mit { $fish } Fisch, { $meat } Fleisch und { $grain } Getreide.
note-gold-gained = { $seat } bekommt { $amount } Gold.
note-gold-paid = { $seat } zahlt { $amount } Gold.
note-prestige-gained = { $seat } gewinnt { $amount } Prestige.
note-prestige-lost = { $seat } verliert { $amount } Prestige.
note-points-gained = { $seat } gewinnt { $amount ->
    [one] einen Siegpunkt
   *[other] { $amount } Siegpunkte
}.
note-points-lost = { $seat } verliert { $amount ->
    [one] einen Siegpunkt
   *[other] { $amount } Siegpunkte
}.
note-dishonour = { $seat } hat { $number ->
    [one] einen Siegpunkt
   *[other] { $number } Siegpunkte
} weniger als vor einer Runde; das kostet Prestige.
note-announced = { $seat } kündigt { $end } an: Es zählt, wenn es am Ende der nächsten Runde noch gilt.
note-out = { $seat } hat weder Siedlung noch Einheit und scheidet aus.
note-end-sovereignty = Alle sind an { $seat } gebunden: Souveränität.
note-end-dominance = { $seat } hielt eine Runde lang genug Siegpunkte: Dominanz.
note-end-might = { $seat } hielt eine Runde lang zwei kleine Ziele: Macht.
note-end-significance = Fünf Jahre sind um; das bedeutendste Reich gewinnt.
note-end-wealth = Fünf Jahre sind um; das reichste Reich gewinnt.
note-end-last = Niemand sonst ist übrig.
note-tie-break = { $seat } liegt nach Gold ({ $gold }), Siegpunkten ({ $points }) oder Prestige ({ $prestige }) vorn.

# ---------------------------------------------------------------------- warum nicht

reason-field-taken = Das Feld gehört { $seat }.
reason-too-few-units = Nur { $number } davon können das.
reason-no-room-aboard = Auf den Schiffen ist kein Platz mehr ({ $place }).
reason-room-for-them = Für einige davon ist Platz.
reason-no-berth = Die Werft von { $place } ist voll.
reason-too-little-prestige = Das kostet { $cost } Prestige; du hast { $number }.
reason-too-little-gold = Das kostet { $cost } Gold; du hast { $gold }.
reason-no-pasture = { $place } hat keinen Platz für mehr Herden.
reason-not-caught = Dort wurden nur { $number } Fisch gefangen.
reason-no-store = Das Lager von { $place } ist voll.
reason-not-there = So viel gibt es in { $place } nicht.
reason-no-room-inside = { $number ->
    [0] In { $place } ist kein Platz mehr.
   *[other] In { $place } ist nur noch für { $number } Platz.
}
reason-no-byre = { $number ->
    [0] In { $place } ist für Herden kein Platz mehr.
    [one] In { $place } ist nur noch für eine Herde Platz.
   *[other] In { $place } ist nur noch für { $number } Herden Platz.
}
reason-one-target = Du kannst nur einen angreifen ({ $place }).
reason-nobody-left = In { $place } bliebe niemand draußen.
reason-one-way = { $place } lässt sich nur auf eine Art plündern.
reason-one-lord = Du kannst nur einem Herrn dienen.
reason-purchase-limit = In { $place } sind nur { $number } Käufe in einer Runde möglich.
reason-no-cubes = Mehr als { $number } Einheiten kannst du nicht haben.
reason-no-tiles = Mehr als { $number } Gebäude kannst du nicht haben.
reason-no-light = In { $place } ist dafür keine Leichte Infanterie mehr.
reason-no-horses = Für je zwei brauchst du eine Pferdeherde.
reason-no-site = In { $place } ist keine Baustelle.
reason-site-full = In { $place } arbeiten höchstens vier Einheiten.
reason-one-site = In { $place } kann nur eine Baustelle sein.
reason-not-stored = So viel hast du nicht.
reason-no-room-for-goods = Dafür ist kein Platz.
reason-one-offer = Du kannst { $seat } nur ein Angebot machen.
reason-no-offer = Durchzug gehört zu einem Angebot an { $seat }: Waffenstillstand oder Frieden.
reason-not-needed = Für die anderen reicht das Gold.
reason-one-rival = Du kannst nur einen Rivalen wählen.
reason-one-commander = Du kannst nur einen Feldherrn wählen.
reason-too-many-steps = Nur { $number ->
    [one] eine Einheit wurde
   *[other] { $number } Einheiten wurden
} vernichtet ({ $place }).
reason-too-little-grain = In den verbundenen Lagern { $number ->
    [one] ist nur ein
   *[other] sind nur { $number }
} Getreide.