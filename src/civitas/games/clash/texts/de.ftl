# Clash of Cultures auf Deutsch: der Rahmen des Spiels, seine Aktionen und was nicht geht. Jeder Satz ist unser eigener.

title-name = Clash of Cultures
setting-length = Länge
setting-length-standard = sechs Runden
setting-length-short = kürzer: vier Runden, zu Beginn zwei Siedler, zwei Gratis-Fortschritte je Statusphase
setting-end = Spielende
setting-end-fixed = nach der letzten Runde
setting-end-flexible = flexibel: ab der zweiten Phase der sechsten Runde kann ein Würfel es beenden
setting-events = Ereignisse
setting-events-all = Symbol und Wirkung
setting-events-symbols = nur die Symbole
setting-events-optional = wer zieht, sagt vorher, ob die Wirkung gilt
setting-wonders = Weltwunderkarten
setting-wonders-hand = auf der Hand dessen, der sie zog
setting-wonders-buffet = offen für alle

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
    .help = Bezahle 2 Nahrung, Ideen oder Gold für einen Fortschritt. Der dritte bringt ein Ereignis.
deed-found = Stadt gründen
    .help = Ein Siedler auf Land wird zur Siedlung: nicht auf Ödnis oder erschöpftem Boden, nicht bei Stadt oder Gegner.
deed-produce = Stadt aktivieren: Produktion
    .help = Nimm so viele Ressourcen, wie die Stadt groß ist, jede von einem anderen Feld: dem eigenen oder einem daneben.
deed-construct = Stadt aktivieren: Bau
    .help = Bezahle 1 Nahrung, 1 Holz und 1 Erz für ein Gebäude, oder baue ein Weltwunder.
deed-recruit = Stadt aktivieren: Rekrutierung
    .help = Kaufe so viele Einheiten, wie die Stadt groß ist.
deed-happiness = Stimmung erhöhen
    .help = Jede Stufe einer Stadt kostet so viele Zufriedenheit, wie sie groß ist.
deed-influence = Kulturübernahme
    .help = Mit 5 oder mehr tauschst du ein Gebäude einer Stadt in Reichweite gegen eines von dir.
deed-move = Kommandieren
    .help = Drei Bewegungen, jede mit einer Gruppe.
deed-pass = Eine Aktion verstreichen lassen
    .help = Ein Kommandieren, das niemanden bewegt.
deed-trade = Einen Handel anbieten
    .help = Waren, Plättchen und Karten, die sofort den Besitzer wechseln.
deed-taxes = Steuern erheben
deed-sports = Spiele ausrichten
deed-civil_liberties = Bürgerrechte gewähren
deed-bartering = Eine Karte eintauschen
deed-arts = Kulturübernahme durch Kunst
deed-theaters = Ein Plättchen tauschen
deed-voting = Über die Stimmung abstimmen
deed-free_economy = Produktion durch Freie Wirtschaft
deed-absolute_power = Eine weitere Aktion durch Absolute Gewalt
deed-forced_labor = Zwangsarbeit anordnen

# Züge

note-phase = Runde { $round }, Aktionsphase { $phase }.
note-turn = { $number ->
        [one] { $seat } hat eine Aktion.
       *[other] { $seat } hat { $number } Aktionen.
    }
note-end-roll = { $seat } würfelt um das Spielende: { $number }.
prompt-deed = { $number ->
        [0] Keine Aktion mehr: eine Gratis-Aktion, oder das Ende deines Zuges?
        [one] Was tust du? Eine Aktion bleibt dir.
       *[other] Was tust du? { $number } Aktionen bleiben dir.
    }
option-deed = { $deed }
option-end-turn = Zug beenden
reason-no-action-left = In diesem Zug ist keine Aktion mehr übrig.
reason-actions-left = { $number ->
        [one] Eine Aktion musst du noch ausführen.
       *[other] { $number } Aktionen musst du noch ausführen.
    }
reason-once-a-turn = { $deed }: nur einmal im Zug.

# Aufbau

note-start-player = { $seat } ist Startspieler.
prompt-home = Wo beginnt dein Volk?
note-home = { $seat } beginnt auf { $hex }.
note-drew = { $seat } zieht { $goods }.
note-reshuffled = Der Ablagestapel wird ein neuer Stapel: { $deck }.

# Bezahlen und Handeln

prompt-pay = Wie bezahlst du? Der Preis ist { $number }.
option-good = { $good }
reason-cannot-pay = Das kannst du nicht bezahlen: { $goods }.
prompt-trade-partner = Mit wem willst du handeln?
prompt-offer = Was gehört zu deinem Angebot?
option-give = Du gibst { $number } { $good }
option-want = Du bekommst { $number } { $good }
option-give-this-card = Du gibst die Karte { $card }
option-propose = Dieses Angebot machen
option-drop = Kein Handel
option-show-cards = Die Karten werden vorher gezeigt
prompt-deal = { $seat } gibt dir { $gives_goods } und will { $wants_goods }. Einverstanden?
prompt-deal-shown = { $seat } gibt dir { $gives_goods } und will { $wants_goods }. Du siehst: { $cards }. Einverstanden?
prompt-take-shown = { $seat } zeigt dir: { $cards }. Bleibt es beim Handel?
prompt-give-card = Welche Karte gibst du her?
note-offers = { $seat } bietet { $other_seat } { $gives_goods } für { $wants_goods }.
note-shows = { $seat } zeigt: { $cards }.
note-accepts = { $seat } nimmt an, und beide halten Wort.
note-refuses = { $seat } lehnt ab.
reason-no-offer-left = Kein Handel mehr in diesem Zug: höchstens { $number } Angebote, und nach einer Ablehnung keines.
reason-named-already = { $good } gehört schon zum Angebot.
reason-empty-offer = Etwas muss den Besitzer wechseln.
reason-no-cards-in-offer = Zu diesem Angebot gehören keine Karten, die zu zeigen wären.
reason-shown-already = Die Karten werden schon gezeigt.
reason-offer-full = Ein Angebot hat höchstens { $number } Zeilen.
option-seat = { $seat }
option-card = { $card }

# Städte

option-hex = { $hex }
prompt-found = Wo gründest du eine Stadt?
note-founded = { $seat } gründet eine Stadt auf { $hex }.
note-mood = { $hex } ist jetzt { $mood }.
option-cheer = { $hex }: { $goods }
prompt-cheer = Welche Stadt wird froher?
reason-no-settler = Du hast keinen Siedler auf dem Spielplan.
reason-not-on-water = { $hex } ist Wasser.
reason-not-on-barren = { $hex } ist Ödnis.
reason-city-there = Auf { $hex } steht schon eine Stadt.
reason-enemies-there = Auf { $hex } stehen Gegner.
reason-exhausted-land = Der Boden auf { $hex } ist erschöpft.
reason-no-settlement-left = Alle deine Siedlungen stehen auf dem Spielplan.
reason-angry-used = { $hex } ist wütend und wurde in diesem Zug schon aktiviert.
reason-no-city = Du hast keine Stadt.
reason-no-mood-to-raise = Alle deine Städte sind glücklich.
reason-already-happy = { $hex } ist schon glücklich.

# Produktion

prompt-produce = Welche Stadt produziert?
prompt-harvest = { $number ->
        [one] Was nimmt { $hex }? Ein Feld ist übrig.
       *[other] Was nimmt { $hex }? { $number } Felder sind übrig.
    }
option-harvest = { $good } von { $hex }
note-produced = { $seat } produziert auf { $hex }: { $goods }.
reason-nothing-to-produce = { $hex } hat nichts zu nehmen.
reason-only-production = Freie Wirtschaft war die einzige Produktion dieses Zuges.
reason-enemies-on-hex = Auf { $hex } stehen Gegner.
reason-exhausted-hex = { $hex } ist erschöpft.
reason-other-city = Auf { $hex } steht eine andere Stadt.
reason-hex-taken = { $hex } hat schon etwas gegeben.
reason-one-water-hex = Nur ein Wasserfeld gibt etwas.
reason-too-far = { $hex } liegt für diese Produktion zu weit weg.

# Bau

prompt-construct = Was baust du, und wo?
option-construct-building = { $building } auf { $hex }: { $goods }
option-construct-wonder = { $wonder } auf { $hex }: { $goods }
note-built = { $seat } baut auf { $hex }: { $building }.
prompt-port = In welches Wasser ragt der Hafen?
prompt-building-bonus = Welches Plättchen bringt der Tempel?
reason-angry-city = { $hex } wäre wütend und baut nichts.
reason-too-large = { $hex } hat Größe { $number }; keine Stadt darf größer sein als die Zahl deiner Städte.
reason-largest = { $hex } ist so groß, wie eine Stadt werden kann.
reason-locked = Du brauchst den Fortschritt { $advance }.
reason-already-built = { $hex } hat dieses Gebäude: { $building }.
reason-no-piece-left = Alle deine Steine stehen auf dem Spielplan: { $building }.
reason-no-water = { $hex } liegt nicht am Wasser.
reason-nothing-to-construct = Es gibt nichts, was du bauen könntest.

# Rekrutierung

prompt-recruit = Welche Stadt rekrutiert?
prompt-recruit-unit = { $number ->
        [one] Wen rekrutiert { $hex }? Ein Platz ist übrig.
       *[other] Wen rekrutiert { $hex }? { $number } Plätze sind übrig.
    }
option-unit = { $unit }
option-unit-for = { $unit }: { $goods }
option-unit-by-advance = { $unit } durch { $advance }: { $goods }
note-recruited = { $seat } rekrutiert auf { $hex }: { $units }.
prompt-give-back = Der Vorrat ist leer. Von wo nimmst du ein Stück: { $unit }?
note-gave-back = { $seat } nimmt auf { $hex } vom Spielplan: { $unit }.
reason-needs-building = Die Stadt braucht dieses Gebäude: { $building }.
reason-stack-full = Auf einem Feld stehen höchstens vier Armee-Einheiten, und auf { $hex } sind es vier.
reason-one-per-recruit = { $advance }: nur einmal je Rekrutierung.
reason-nobody-to-recruit = { $hex } kann niemanden rekrutieren.

# Kommandieren

note-moving = { $seat } gibt Marschbefehle.
note-passed = { $seat } lässt eine Aktion verstreichen.
prompt-move = { $number ->
        [one] Wer geht wohin? Eine Bewegung ist übrig.
       *[other] Wer geht wohin? { $number } Bewegungen sind übrig.
    }
option-move = { $how ->
        [roads] Auf der Straße von { $hex } nach { $target }
        [navigation] Am Rand entlang von { $hex } nach { $target }
       *[other] Von { $hex } nach { $target }
    }
option-explore-by-ship = { $how ->
        [navigation] Von { $hex } am Rand entlang, das Gebiet von { $target } erkunden
       *[other] Von { $hex } das Gebiet von { $target } erkunden
    }
option-stay = Niemand bewegt sich mehr
prompt-group = Wer geht von { $hex } nach { $target }?
option-group = { $units }
note-moved = { $seat } zieht von { $hex } nach { $to_hex }: { $units }.
reason-needs-tactics = Armee-Einheiten bewegen sich nur mit dem Fortschritt Militärtaktik.
reason-needs-escort = Siedler betreten { $hex } nur mit einer Armee-Einheit.
reason-forest-no-battle = Wer in diesem Zug einen Wald betrat, kann { $hex } nicht angreifen.
reason-hex-full = Auf einem Feld stehen höchstens vier Armee-Einheiten; { $hex } hat keinen Platz.
reason-no-ship-room = Die Schiffe auf { $hex } haben dafür keinen Platz.
reason-tired = Wer gekämpft oder ein Gebirge erstiegen hat, bewegt sich in diesem Zug nicht mehr.
reason-moved-already = Eine Einheit bewegt sich einmal je Kommandieren.

# Erkunden

prompt-lay-tile = Wie liegt das Gebiet?
option-lay-tile = { $top_hex } { $top_terrain }, { $left_hex } { $left_terrain }, { $right_hex } { $right_terrain }, { $bottom_hex } { $bottom_terrain }
way-as-it-is = Wie aufgedeckt
way-turned = Halb gedreht
note-explored = { $seat } erkundet { $hexes }.
prompt-enter-water = In welches Wasser fährt das Schiff?

# Kulturübernahme

prompt-influence = Von welcher Stadt aus beeinflusst du welche?
option-influence = { $number ->
        [0] Von { $hex } nach { $target }
       *[other] Von { $hex } nach { $target }, für { $number } mehr Reichweite
    }
note-influence-roll = Kulturübernahme auf { $hex }: { $seat } erreicht { $number }, nötig sind 5.
prompt-boost = { $number ->
        [one] Eine Kultur für den Erfolg auf { $hex } bezahlen?
       *[other] { $number } Kultur für den Erfolg auf { $hex } bezahlen?
    }
prompt-take-over = Welches Gebäude auf { $hex } wird deines?
option-building = { $building }
note-took-over = { $seat } übernimmt auf { $hex }: { $building }.
reason-already-succeeded = Du hattest in diesem Zug schon Erfolg; kein weiterer Versuch.
reason-no-target = Es gibt kein Gebäude, das du übernehmen könntest.
reason-out-of-reach = { $hex } liegt { $number } Felder entfernt, außer Reichweite.
reason-no-boost = Versuche auf { $hex } können nicht verstärkt werden.

# Fortschritte

prompt-advance = Welchen Fortschritt erzielst du?
prompt-free-advance = Welchen Fortschritt erzielst du gratis?
option-advance = { $advance }
option-advance-for = { $advance }: { $goods }
note-gained = { $seat } erzielt einen Fortschritt: { $advance }.
note-advance-gain = { $seat } erhält durch { $advance }: { $goods }.
reason-already-gained = { $advance } hast du schon.
reason-top-first = Zuerst brauchst du { $advance }.
reason-needs-advance = Du brauchst den Fortschritt { $advance }.
reason-other-government = Deine Regierungsform ist eine andere: { $category }.
reason-no-advance-open = Kein Fortschritt steht dir offen.
prompt-taxes = Was zahlen deine Städte?
note-taxed = { $seat } erhebt { $number } an Steuern.
prompt-games = Wo finden die Spiele statt?
option-games = { $number ->
        [one] Auf { $hex }, eine Stufe
       *[other] Auf { $hex }, { $number } Stufen
    }
prompt-barter = Welche Karte tauschst du ein?
prompt-barter-gain = Was nimmst du dafür?
note-bartered = { $seat } tauscht die Karte { $card } ein: { $good }.
prompt-swap = Welches Plättchen gibst du?
note-swapped = { $seat } tauscht: { $good } gegen { $other_good }.
note-extra-action = { $seat } nimmt sich eine weitere Aktion.
note-forced-labor = { $seat } ordnet Zwangsarbeit an: wütende Städte arbeiten in diesem Zug.
prompt-free-education = Eine Idee für eine Zufriedenheit bezahlen?
prompt-ore-to-gold = Ein Erz in Gold verwandeln?
prompt-refund = Welche Ressource kommt zurück?
prompt-nationalism = Welches Plättchen nimmst du?
reason-no-card = Du hast keine Karte auf der Hand.
reason-happy-already = { $hex } kann nicht um so viel froher werden.
reason-produced-already = Es muss die einzige Produktion des Zuges sein.
reason-no-token = Du hast kein Plättchen.
reason-protected = { $hex } hat ein Weltwunder und ist durch Monumente geschützt.

# Handelsrouten

prompt-trade-route = Welche Handelsroute bildest du?
option-trade-route = { $unit } auf { $hex } mit { $target }: { $good }
note-traded = { $seat } handelt mit { $hex }: { $good }.
reason-unit-paired = Die Einheiten auf { $hex } haben ihre Route schon.
reason-city-paired = { $hex } hat schon eine Route.

# Statusphase

prompt-raze = Reißt du eine Siedlung für ein Gold ab?
option-keep = Alles lassen, wie es ist
note-razed = { $seat } reißt { $hex } ab.
prompt-government = Änderst du deine Regierungsform?
option-category = { $category }
prompt-government-advances = Welche Fortschritte nimmst du dort?
note-government = { $seat } hat eine neue Regierungsform: { $category }.
prompt-start-player = Wer beginnt die nächste Runde?
reason-no-prerequisite = Das braucht den Fortschritt { $advance }.
reason-same-government = Das ist deine Regierungsform.

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
column-mood = Stimmung
column-culture = Kultur
column-advances = Fortschritte
column-event_markers = Marker
column-completed = Triumphe
column-government = Regierung
column-action_cards = Aktionskarten
column-objective_cards = Triumphkarten
column-wonder_cards = Wunderkarten
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
column-fighting = Kämpfer
column-tactics = Taktik
column-dice = Würfel
column-combat_value = Kampfwert

# Reaktionen, die im Voraus beantwortet werden können
reaction-tactics = Ein Kampf beginnt, und du darfst eine Taktikkarte spielen
reaction-deal = Jemand bietet dir einen Handel an
reaction-steel-weapons = Ein Kampf beginnt, und du darfst für Stahlwaffen bezahlen
