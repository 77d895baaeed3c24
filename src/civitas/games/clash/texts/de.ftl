# Clash of Cultures auf Deutsch: der Rahmen des Spiels, seine Aktionen und was nicht geht. Jeder Satz ist unser eigener.

title-name = Clash of Cultures
title-about = Führe ein Volk mit einer Siedlung und einem Siedler in eine Welt, die Plättchen für Plättchen aufgedeckt wird. Städte produzieren, wachsen mit jedem Gebäude und werden wütend, wenn du zu viel von ihnen verlangst; achtundvierzig Fortschritte verändern, was du tun kannst. Handel, Weltwunder, Kultur und Krieg entscheiden, an wessen Zivilisation man sich erinnert.
brief-goal = Du willst nach sechs Runden die meisten Siegpunkte haben. Es gibt sie für Städte und Gebäude, Fortschritte, Triumphe, Weltwunder und manche Ereignisse.
brief-turn = Jede Runde hat drei Züge, und jeder deiner Züge drei Aktionen: einen Fortschritt erwerben, eine Stadt gründen, eine Stadt aktivieren (produzieren, bauen, rekrutieren), Einheiten bewegen, die Zufriedenheit einer Stadt heben oder ein Gebäude durch kulturellen Einfluss übernehmen. Eine Stadt, die im selben Zug noch einmal aktiviert wird, wird unzufriedener, und eine wütende Stadt leistet weniger. Erkunden deckt ein Plättchen auf; wer ein Feld mit Feinden betritt, kämpft.
brief-points = Ein Gebäude zählt für die Person, deren Spielstein es ist, auch in einer fremden Stadt. Jeder Fortschritt bringt einen halben Punkt, jeder Triumph zwei, jedes Weltwunder vier. Jeder dritte Fortschritt löst außerdem ein Ereignis aus: eine gute Ernte, eine Flut, Barbaren.
brief-end = Nach je drei Zügen folgt eine Statusphase: Triumphe erfüllen, einen Fortschritt erhalten, Karten ziehen und bestimmen, wer beginnt. Das Spiel endet in der Statusphase der sechsten Runde oder in einer früheren, wenn jemand keine Stadt mehr hat.
setting-length = Länge
setting-length-standard = sechs Runden
setting-length-short = kürzer: vier Runden, je zwei Siedler zu Beginn, zwei Gratis-Fortschritte pro Statusphase
setting-end = Spielende
setting-end-fixed = nach der letzten Runde
setting-end-flexible = flexibel: ab der zweiten Phase der sechsten Runde kann ein Würfelwurf das Spiel beenden
setting-events = Ereignisse
setting-events-all = Symbol und Wirkung
setting-events-symbols = nur die Symbole
setting-events-optional = wer zieht, entscheidet vorher, ob die Wirkung gilt
setting-wonders = Weltwunderkarten
setting-wonders-hand = auf der Hand des Spielers, der sie gezogen hat
setting-wonders-buffet = offen ausgelegt, für alle verfügbar

# Dinge

good-action = Aktionskarte
    .many = Aktionskarten
good-objective = Triumphkarte
    .many = Triumphkarten
good-wonder = Weltwunderkarte
    .many = Weltwunderkarten
deck-action = Aktionskarten
deck-objective = Triumphkarten
deck-event = Ereigniskarten
deck-wonder = Weltwunderkarten
deed-advance = Fortschritt erzielen
    .help = Bezahle 2 Nahrung, Ideen oder Gold für einen Fortschritt. Jeder dritte löst ein Ereignis aus.
deed-found = Stadt gründen
    .help = Ein Siedler wird dort, wo er steht, zur Siedlung: auf jedem Landfeld, das weder Ödnis noch erschöpft ist und auf dem weder eine Stadt noch Gegner stehen.
deed-produce = Stadt aktivieren: Produktion
    .help = Nimm so viele Ressourcen, wie die Stadt groß ist, jede von einem anderen Feld: dem eigenen oder einem angrenzenden.
deed-construct = Stadt aktivieren: Bau
    .help = Bezahle 1 Nahrung, 1 Holz und 1 Erz für ein Gebäude oder baue ein Weltwunder.
deed-recruit = Stadt aktivieren: Rekrutierung
    .help = Kaufe höchstens so viele Einheiten, wie die Stadt groß ist.
deed-happiness = Stimmung erhöhen
    .help = Erhöhe die Stimmung deiner Städte. Jede Stufe kostet so viel Zufriedenheit, wie die Stadt groß ist.
deed-influence = Kulturübernahme
    .help = Wirf einen Würfel: Ab 5 tauschst du ein Gebäude einer Stadt in Reichweite gegen eines von dir. Kultur erhöht die Reichweite und das Ergebnis.
deed-move = Kommandieren
    .help = Bis zu drei Bewegungen, jede mit einer Gruppe von Einheiten.
deed-pass = Auf eine Aktion verzichten
    .help = Gilt als Kommandieren, bei dem sich niemand bewegt.
deed-trade = Handel anbieten
    .help = Ressourcen, Plättchen und Karten, die sofort den Besitzer wechseln.
deed-taxes = Steuern erheben
deed-sports = Sport & Spiele veranstalten
deed-civil_liberties = Bürgerrechte gewähren
deed-bartering = Karte eintauschen
deed-arts = Kulturübernahme durch Kunst
deed-theaters = Plättchen tauschen
deed-voting = Stimmung durch Stimmrecht erhöhen
deed-free_economy = Produktion durch Freie Wirtschaft
deed-absolute_power = Zusätzliche Aktion durch Absolute Gewalt
deed-forced_labor = Zwangsarbeit anordnen

# Züge

note-phase = Runde { $round }, Aktionsphase { $phase }.
note-turn = { $number ->
        [one] { $seat } hat eine Aktion.
       *[other] { $seat } hat { $number } Aktionen.
    }
note-end-roll = { $seat } würfelt um das Spielende: { $number }.
note-end-rounds = Runde { $round } war die letzte: Das Spiel ist zu Ende.
note-end-no-city =
    { $count ->
        [one] { $seat } hat
       *[other] { $seat } haben
    } in der Statusphase von Runde { $round } keine Stadt mehr: Das Spiel ist zu Ende.
note-end-die = Der Würfel hat das Spiel in Runde { $round } beendet, zu Beginn von Aktionsphase { $phase }.
note-tie-pyramid =
    Gleichstand bei { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }: { $seat } hat die Große Pyramide gebaut und gewinnt damit jeden Gleichstand.
note-tie-category =
    Gleichstand bei { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }, es entscheidet „{ $tally }“: { $seat } { $number }, { $rivals ->
        [one] { $rival_seat } { $rival_number }
       *[other] { $rival_seat } höchstens { $rival_number }
    }.
note-tie-shared = { $seat } liegen in jeder Kategorie gleichauf.
prompt-deed = { $number ->
        [0] Keine Aktion mehr übrig: Gratis-Aktion oder Zugende?
        [one] Was tust du? Du hast noch eine Aktion.
       *[other] Was tust du? Du hast noch { $number } Aktionen.
    }
option-deed = { $deed }
option-end-turn = Zug beenden
reason-no-action-left = Du hast in diesem Zug keine Aktion mehr übrig.
reason-actions-left = { $number ->
        [one] Du musst noch eine Aktion ausführen.
       *[other] Du musst noch { $number } Aktionen ausführen.
    }
reason-once-a-turn = { $deed }: nur einmal pro Zug.

# Aufbau

note-start-player = { $seat } ist Startspieler.
prompt-home = Wo beginnt dein Volk?
note-home = { $seat } beginnt auf { $hex }.
note-drew = { $seat } zieht { $goods }.
note-reshuffled = Der Ablagestapel wird zum neuen Nachziehstapel gemischt: { $deck }.

# Bezahlen und Handeln

prompt-pay = Wie bezahlst du den Preis von { $number }?
option-good = { $good }
reason-cannot-pay = Diesen Preis kannst du nicht bezahlen: { $goods }.
prompt-trade-partner = Mit wem willst du handeln?
prompt-offer = Was nimmst du in dein Angebot auf?
option-give = Du gibst { $amount } { $good }
option-want = Du bekommst { $amount } { $good }
option-give-this-card = Du gibst { $card }
option-propose = Dieses Angebot machen
option-drop = Angebot verwerfen
option-show-cards = Karten werden vorher gezeigt
prompt-deal = { $seat } bietet dir { $gives_goods } für { $wants_goods }. Nimmst du an?
prompt-deal-shown = { $seat } bietet dir { $gives_goods } für { $wants_goods } und zeigt dir { $cards }. Nimmst du an?
prompt-counter-deal = { $seat } gibt dir { $wants_goods } für { $gives_goods }. Bist du einverstanden?
option-deal-counter = Nur für { $gives_goods } gegen { $wants_goods }
prompt-take-shown = { $seat } zeigt dir { $cards }. Bleibst du beim Handel?
prompt-give-card = Welche Karte gibst du her?
note-offers = { $seat } bietet { $other_seat } { $gives_goods } für { $wants_goods }.
note-shows = { $seat } zeigt: { $cards }.
note-accepts = { $seat } nimmt den Handel an.
note-counters = { $seat } wäre mit anderen Bedingungen einverstanden: { $gives_goods } gegen { $wants_goods }.
note-refuses = { $seat } lehnt den Handel ab.
reason-no-offer-left = In einem Zug sind höchstens { $number } Angebote möglich.
reason-refused-already = Dieses Angebot hat { $seat } in diesem Zug schon abgelehnt.
reason-named-already = Das gehört schon zum Angebot: { $good }.
reason-empty-offer = Etwas muss den Besitzer wechseln.
reason-no-cards-in-offer = Dieses Angebot enthält keine Karten, die man zeigen könnte.
reason-shown-already = Die Karten werden ohnehin gezeigt.
reason-offer-full = Ein Angebot hat höchstens { $number } Posten.
option-seat = { $seat }
option-card = { $card }

# Städte

option-hex = { $hex }
prompt-found = Wo gründest du eine Stadt?
note-founded = { $seat } gründet eine Stadt auf { $hex }.
note-mood = { $hex } ist jetzt { $mood }.
option-cheer = { $hex }: { $goods }
prompt-cheer = In welcher Stadt erhöhst du die Stimmung?
reason-no-settler = Du hast keinen Siedler auf dem Spielplan.
reason-not-on-water = { $hex } ist Wasser.
reason-not-on-barren = { $hex } ist Ödnis.
reason-city-there = Auf { $hex } steht schon eine Stadt.
reason-enemies-there = Auf { $hex } stehen Gegner.
reason-exhausted-land = Der Boden auf { $hex } ist erschöpft.
reason-no-settlement-left = Alle deine Siedlungen stehen auf dem Spielplan.
reason-angry-used = { $hex } ist wütend und wurde in diesem Zug schon aktiviert.
reason-no-city = Du hast keine Stadt.
reason-no-mood-to-raise = Alle deine Städte sind schon glücklich.
reason-already-happy = { $hex } ist schon glücklich.

# Produktion

prompt-produce = Welche Stadt produziert?
prompt-harvest = { $number ->
        [one] Was produziert { $hex }? Noch ein Feld.
       *[other] Was produziert { $hex }? Noch { $number } Felder.
    }
option-harvest = { $good } von { $hex }
note-produced = { $seat } produziert { $goods } in { $hex }.
reason-nothing-to-produce = { $hex } kann nichts produzieren.
reason-only-production = Eine Produktion durch Freie Wirtschaft muss die einzige des Zuges sein.
reason-enemies-on-hex = Auf { $hex } stehen Gegner.
reason-exhausted-hex = { $hex } ist erschöpft.
reason-other-city = Auf { $hex } steht eine andere Stadt.
reason-hex-taken = { $hex } wird bei dieser Produktion schon genutzt.
reason-one-water-hex = Eine Produktion nutzt nur ein Wasserfeld.
reason-too-far = { $hex } ist für diese Produktion zu weit entfernt.

# Bau

prompt-construct = Was baust du und wo?
option-construct-building = { $building } in { $hex }: { $goods }
option-construct-wonder = { $wonder } in { $hex }: { $goods }
note-built = { $seat } baut in { $hex }: { $building }.
prompt-port = Zu welchem Wasserfeld zeigt der Hafen?
prompt-building-bonus = Welches Plättchen bringt dir der Tempel?
reason-angry-city = { $hex } wäre wütend, und wütende Städte bauen nicht.
reason-too-large = { $hex } hat Größe { $number }, und keine Stadt darf größer sein als die Anzahl deiner Städte.
reason-largest = { $hex } hat die größte Stadtgröße erreicht.
reason-locked = Du brauchst den Fortschritt { $advance }.
reason-already-built = In { $hex } steht dieses Gebäude schon: { $building }.
reason-no-piece-left = Du hast kein Gebäude dieser Art mehr: { $building }.
reason-no-water = { $hex } liegt nicht am Wasser.
reason-nothing-to-construct = Du kannst nichts bauen.

# Rekrutierung

prompt-recruit = Welche Stadt rekrutiert?
prompt-recruit-unit = { $number ->
        [one] Was rekrutiert { $hex }? Noch eine Einheit.
       *[other] Was rekrutiert { $hex }? Noch bis zu { $number } Einheiten.
    }
option-unit = { $unit }
option-unit-for = { $unit }: { $goods }
option-unit-by-advance = { $unit } durch { $advance }: { $goods }
note-recruited = { $seat } rekrutiert { $units } in { $hex }.
prompt-give-back = Dein Vorrat ist leer ({ $unit }). Von welchem Feld nimmst du die Einheit vom Spielplan?
note-gave-back = { $seat } nimmt auf { $hex } eine Einheit vom Spielplan: { $unit }.
reason-needs-building = In der Stadt muss dafür dieses Gebäude stehen: { $building }.
reason-stack-full = Auf { $hex } stehen schon vier Armee-Einheiten; mehr sind nicht erlaubt.
reason-one-per-recruit = { $advance }: nur einmal pro Rekrutierung.
reason-no-unit-left = Davon ist kein Stück mehr da, weder im Vorrat noch auf dem Spielplan: { $unit }.
reason-nobody-to-recruit = { $hex } kann keine Einheit rekrutieren.

# Kommandieren

note-moving = { $seat } kommandiert Einheiten.
note-passed = { $seat } verzichtet auf eine Aktion.
prompt-move = { $number ->
        [one] Wer bewegt sich wohin? Noch eine Bewegung.
       *[other] Wer bewegt sich wohin? Noch { $number } Bewegungen.
    }
option-move = { $how ->
        [roads] Auf Straßen von { $hex } nach { $target }
        [navigation] Am Rand des Spielplans entlang von { $hex } nach { $target }
       *[other] Von { $hex } nach { $target }
    }
option-explore-by-ship = { $how ->
        [navigation] Von { $hex } am Rand des Spielplans entlang: das Gebiet mit { $target } erkunden
       *[other] Von { $hex } aus: das Gebiet mit { $target } erkunden
    }
option-stay = Keine weitere Bewegung
prompt-group = Wer bewegt sich von { $hex } nach { $target }?
option-group = { $units }
note-moved = { $seat } bewegt { $units } von { $hex } nach { $to_hex }.
reason-needs-tactics = Armee-Einheiten bewegen sich nur mit dem Fortschritt Militärtaktik.
reason-needs-escort = Siedler dürfen { $hex } nur zusammen mit einer Armee-Einheit betreten.
reason-forest-no-battle = Einheiten, die in diesem Zug einen Wald betreten haben, können { $hex } nicht angreifen.
reason-road-full = Auf keinem Weg nach { $hex } ist Platz für so viele Armee-Einheiten: Auf einem Feld stehen höchstens vier.
reason-hex-full = Auf einem Feld stehen höchstens vier Armee-Einheiten; auf { $hex } ist kein Platz mehr.
reason-no-ship-room = Die Schiffe auf { $hex } haben dafür keinen Platz.
reason-tired = Einheiten, die in diesem Zug gekämpft oder ein Gebirge betreten haben, bewegen sich nicht mehr.
reason-moved-already = Eine Einheit bewegt sich nur einmal pro Kommandieren.

# Erkunden

prompt-lay-tile = Wie herum liegt das Gebiet?
option-lay-tile = { $top_hex } { $top_terrain }, { $left_hex } { $left_terrain }, { $right_hex } { $right_terrain }, { $bottom_hex } { $bottom_terrain }
way-as-it-is = Wie aufgedeckt
way-turned = Um 180° gedreht
note-explored = { $seat } erkundet { $hexes }.
prompt-enter-water = Auf welches Wasserfeld fährt das Schiff?

# Kulturübernahme

prompt-influence = Welche deiner Städte beeinflusst welche Stadt?
option-influence = { $number ->
        [0] Von { $hex } aus: { $target }
       *[other] Von { $hex } aus: { $target }, { $number } Kultur für die Reichweite
    }
note-influence-roll = { $seat } versucht in { $hex } eine Kulturübernahme und erreicht { $number }; nötig sind 5.
prompt-boost = Bezahlst du { $number } Kultur für den Erfolg in { $hex }?
prompt-take-over = Welches Gebäude in { $hex } übernimmst du?
option-building = { $building }
note-took-over = { $seat } übernimmt in { $hex } ein Gebäude: { $building }.
reason-already-succeeded = Du warst in diesem Zug schon erfolgreich; ein weiterer Versuch ist nicht erlaubt.
reason-no-target = Nirgends steht ein Gebäude, das du übernehmen könntest.
reason-no-prize = In { $hex } steht kein Gebäude, das du übernehmen könntest.
reason-no-spare = Dafür hast du kein Gebäude dieser Art mehr im Vorrat: { $building }.
reason-only-itself = { $hex } ist selbst beeinflusst und kann nur sich selbst zurückgewinnen.
reason-out-of-reach = { $hex } ist { $number } Felder entfernt und damit außer Reichweite.
reason-no-boost = Versuche in { $hex } dürfen nicht verstärkt werden.

# Fortschritte

prompt-advance = Welchen Fortschritt erzielst du?
prompt-free-advance = Welchen Fortschritt erzielst du gratis?
option-advance = { $advance }
option-advance-for = { $advance }: { $goods }
option-advance-free = { $advance }: gratis
note-gained = { $seat } erzielt einen Fortschritt: { $advance }.
note-advance-gain = { $seat } erhält durch { $advance } { $goods }.
reason-already-gained = { $advance } hast du schon.
reason-top-first = Dafür brauchst du zuerst { $advance }.
reason-needs-advance = Du brauchst den Fortschritt { $advance }.
reason-other-government = Du hast schon eine andere Regierungsform: { $category }.
reason-no-advance-open = Dir steht kein Fortschritt offen.
prompt-taxes = Was nimmst du als Steuern ein?
note-taxed = { $number ->
        [one] { $seat } nimmt 1 Ressource an Steuern ein.
       *[other] { $seat } nimmt { $number } Ressourcen an Steuern ein.
    }
prompt-games = In welcher Stadt finden die Spiele statt?
option-games = { $number ->
        [one] In { $hex }, eine Stufe
       *[other] In { $hex }, { $number } Stufen
    }
prompt-barter = Welche Karte tauschst du ein?
prompt-barter-gain = Was nimmst du dafür?
note-bartered = { $seat } tauscht { $card } ein und erhält 1 { $good }.
prompt-swap = Welches Plättchen gibst du ab?
note-swapped = { $seat } tauscht 1 { $good } gegen 1 { $other_good }.
note-extra-action = { $seat } erhält eine zusätzliche Aktion.
note-forced-labor = { $seat } ordnet Zwangsarbeit an: Wütende Städte arbeiten in diesem Zug wie neutrale.
prompt-free-education = Bezahlst du 1 Idee, um 1 Zufriedenheit zu erhalten?
prompt-ore-to-gold = Nimmst du 1 Gold statt 1 Erz?
prompt-refund = Welche Ressource erhältst du zurück?
prompt-nationalism = Welches Plättchen nimmst du?
reason-no-card = Du hast keine Handkarten.
reason-happy-already = So weit kann die Stimmung von { $hex } nicht steigen.
reason-produced-already = Es muss die einzige Produktion deines Zuges sein.
reason-no-token = Du hast kein Plättchen.
reason-protected = { $hex } hat ein Weltwunder und ist durch Monumente geschützt.

# Handelsrouten

prompt-trade-route = Welche Handelsroute bildest du?
option-trade-route = { $unit } auf { $hex } mit { $target }: { $good }
note-traded = { $seat } handelt mit { $hex }: { $good }.
reason-unit-paired = Die Einheiten auf { $hex } haben schon ihre Handelsrouten.
reason-city-paired = { $hex } hat schon eine Handelsroute.

# Statusphase

prompt-raze = Reißt du für 1 Gold eine Siedlung ab?
option-keep = Nichts ändern
note-razed = { $seat } reißt { $hex } ab.
prompt-government = Änderst du deine Regierungsform?
option-category = { $category }
prompt-government-advances = Welche Fortschritte der neuen Regierungsform nimmst du?
note-government = { $seat } ändert die Regierungsform: { $category }.
prompt-start-player = Wer beginnt die nächste Runde?
reason-no-prerequisite = Dafür brauchst du den Fortschritt { $advance }.
reason-same-government = Das ist schon deine Regierungsform.

# Tafeln

seat-barbarians = die Barbaren
seat-pirates = die Piraten
sheet-players = Spieler
sheet-hand = Deine Hand
sheet-cities = Städte
sheet-units = Einheiten
sheet-board = Gebiete
sheet-advances = Fortschritte
sheet-wonders = Weltwunder
sheet-time = Zeit
sheet-battle = Schlacht
column-seat = Spieler
column-points = Punkte
column-food = Nahrung
column-wood = Holz
column-ore = Erz
column-ideas = Ideen
column-gold = Gold
column-mood = Zufriedenheit
column-culture = Kultur
column-advances = Fortschritte
column-event_markers = Ereignis-Zähler
column-completed = Triumphe
column-government = Regierungsform
column-action_cards = Aktionskarten
column-objective_cards = Triumphkarten
column-wonder_cards = Weltwunderkarten
column-deck = Art
column-cards = Karten
column-hex = Feld
column-owner = Besitzer
column-size = Größe
column-buildings = Gebäude
column-wonders = Weltwunder
column-activations = Aktiviert
column-units = Einheiten
column-tile = Gebiet
column-top = Oben
column-left = Links
column-right = Rechts
column-bottom = Unten
column-category = Kategorie
column-first = Erster
column-second = Zweiter
column-third = Dritter
column-fourth = Vierter
column-wonder = Weltwunder
column-marks = Marker
column-round = Runde
column-phase = Phase
column-status_step = Statusschritt
column-start_player = Startspieler
column-events_left = Ereigniskarten
column-fighting = Kämpfende Einheiten
column-tactics = Taktik
column-dice = Würfel
column-combat_value = Kampfwert

# Reaktionen, die im Voraus beantwortet werden können
reaction-tactics = Eine Schlacht beginnt, und du darfst eine Taktikkarte spielen
reaction-counter-deal = Jemand nennt andere Bedingungen für dein Angebot
reaction-deal = Ein Mitspieler bietet dir einen Handel an
reaction-steel-weapons = Eine Schlacht beginnt, und du darfst für Stahlwaffen bezahlen

# Was erzählt wird, damit man es zeigen kann

note-pays = { $seat } bezahlt { $goods }.
note-discards = { $seat } wirft { $card } ab.
note-over-limit = { $seat } kann nicht alles behalten und verliert { $goods }.
note-battle-over = Die Schlacht auf { $hex } ist vorbei.
note-pirates-leave = Ein Piratenschiff verlässt { $hex }.
note-plans-back = { $number ->
        [one] { $seat } legt eine Triumphkarte zurück.
       *[other] { $seat } legt { $number } Triumphkarten zurück.
    }
note-final-points = { $points ->
        [one] { $seat } hat 1 Punkt.
       *[other] { $seat } hat { $points } Punkte.
    }
die-combat = Kampfwürfel
die-influence = Einflusswürfel
die-end = Würfel für das Spielende
die-tactic = Würfel einer Taktik
scene-battle = Schlacht
piece-exhausted = Erschöpfungsmarker
piece-start_player = Startspielermarker
