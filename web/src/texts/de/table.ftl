ask-title = Frage
ask-answers = Möglichkeiten
ask-answers-about =
    { $count ->
        [one] { $count } Möglichkeit
       *[other] { $count } Möglichkeiten
    }
ask-left =
    { $count ->
        [one] noch { $count } Möglichkeit
       *[other] noch { $count } Möglichkeiten
    }
ask-over = Die Partie ist zu Ende.
ask-happening = Sieh zu, was gerade geschieht …
ask-sealed = Deine Antwort ist versiegelt. Warten auf { $names }.
ask-thinking =
    { $count ->
        [one] { $names } denkt nach …
       *[other] { $names } denken nach …
    }
ask-waiting = Warten auf { $names }.
ask-since = Letzter Zug { $when }
ask-rule = Regeln §{ $rule }
ask-confirm = Bestätigen
ask-back = Zurück
ask-all =
    { $count ->
        [one] Die einzige Möglichkeit
       *[other] Alle { $count } Möglichkeiten
    }
ask-without-target = Andere Möglichkeiten
ask-why-not = Warum nicht?
ask-refused = Jetzt nicht möglich
ask-not-together = Das passt nicht zu dem, was du schon gewählt hast.
ask-dismiss = Schließen
ask-beside = Erst etwas anderes tun ({ $count })
ask-beside-now = Die Frage bleibt offen; danach geht es mit ihr weiter.
ask-beside-back = Zurück zur Frage
ask-to-choose = { $chosen } gewählt; mindestens { $least }, höchstens { $most }.
ask-to-choose-exactly = { $chosen } von { $most } gewählt.
ask-to-divide = Noch { $count } zu verteilen.
ask-to-divide-least = Mindestens noch { $count }.
ask-to-order = Noch { $count } einzureihen.
ask-orders-none = Noch keine Befehle
ask-orders =
    { $count ->
        [one] 1 Befehl
       *[other] { $count } Befehle
    }
ask-orders-given = Bisher befohlen
weigh-title = Was es kostet, bringt und wagt
weigh-cost = Kosten
weigh-effect = Wirkung
weigh-risk = Risiko
weigh-no-cost = nichts
weigh-no-effect = nichts sofort
weigh-no-risk = keins
weigh-idle = Zeig auf etwas: Hier steht dann, was es bringt.
weigh-final = Endgültig
weigh-alone = Was die anderen befehlen, ist noch unbekannt
weigh-next = Danach: { $text }
weigh-more = { $what } +{ $amount }
weigh-less = { $what } −{ $amount }
weigh-placed =
    { $amount ->
        [1] { $what } nach { $place }
       *[other] { $amount } × { $what } nach { $place }
    }
weigh-removed =
    { $amount ->
        [1] { $what } weg von { $place }
       *[other] { $amount } × { $what } weg von { $place }
    }
weigh-moved =
    { $amount ->
        [1] { $what } → { $place }
       *[other] { $amount } × { $what } → { $place }
    }
weigh-of = { $name }: { $text }
weigh-dice = Würfel: { $what }
weigh-dice-need = Würfel: { $what }, mindestens { $need }
ask-piece = Was du mit { $name } tun kannst
ask-places =
    { $count ->
        [one] 1 Ziel
       *[other] { $count } Ziele
    }
ask-again = Noch einmal
ask-order = Deine Reihenfolge
ask-earlier = { $name } nach vorn
ask-take-out = { $name } wieder herausnehmen
ask-more-of = Eins mehr: { $name }
ask-less-of = Eins weniger: { $name }
ask-undo = Rückgängig
ask-redo = Wiederholen
ask-restart = Zurück zum Beginn meines Zuges
ask-trying = Die Seite ist nicht erreichbar. Deine Antwort bleibt erhalten und wird erneut geschickt.
ask-missed = Jemand war schneller, deine Antwort zählte nicht. Inzwischen:
ask-missed-seen = Verstanden
ask-keys = Antworten
ask-now-asked = Du bist am Zug: { $text }
ask-touch = Wählen, worauf der Fokus liegt
ask-walk-left = Auf dem Plan nach links gehen
ask-walk-right = Auf dem Plan nach rechts gehen
ask-walk-up = Auf dem Plan nach oben gehen
ask-walk-down = Auf dem Plan nach unten gehen

seats-title = Plätze
seats-you = du
seats-bot = Bot
seats-won = Sieg
seats-asked = am Zug
seats-name-asked = { $name }, am Zug
seats-choose = Wählen
seats-look = Von diesem Platz aus sehen

curtain-title = Gib das Gerät an { $name }
curtain-text = Der Tisch ist verdeckt, damit niemand fremde Karten sieht.
curtain-lift = Ich bin { $name }, Tisch zeigen

help-none = Dazu gibt es keine weitere Erklärung.
help-rules = Zu den Regeln

final-lost = { $count ->
    [one] Diesmal kein Sieg
   *[other] Ihr habt gemeinsam verloren
}
final-won =
    { $count ->
        [one] { $names } hat gewonnen
       *[other] { $names } haben gewonnen
    }
final-place = Platz
final-player = Spieler
final-points = Punkte
final-tally = Woher die Punkte kamen
final-board = Den Plan ansehen
final-again = Noch einmal spielen
final-export = Partie herunterladen
final-home = Zu meinen Tischen

tab-title = Teile des Tisches
tab-board = Plan
tab-seats = Plätze
tab-pages = Tafeln
tab-log = Verlauf
tab-final = Ergebnis
tab-rules = Regeln

table-cut = Keine Verbindung. Was du siehst, kann veraltet sein. Die Verbindung wird wieder aufgebaut …
table-of = Tisch { $name }
table-your-turn = Du bist dran
table-sheet = Frage und Hand
table-sheet-less = Weniger zeigen
table-sheet-more = Mehr zeigen

stage-skip = Überspringen
stage-hurried = { $count ->
    [one] Ein Schritt wurde übersprungen.
   *[other] { $count } Schritte wurden übersprungen.
}
stage-recap = Ansehen
stage-needed = Nötig
stage-need = mindestens { $number } nötig
stage-sum = Summe
otherwise-title = Und sonst?
otherwise-not = { $what } – diesmal nicht: { $why }
otherwise-next = { $what } – das wäre als Nächstes gekommen
otherwise-next-by = { $what } – das wäre als Nächstes gekommen; entschieden hat: { $why }
reckoning-why = Warum?
reckoning-by = Entscheidend: { $reason }
reckoning-others = Was es sonst hätte wählen können:
reckoning-more = und { $number } weitere
mat-open = Tableau von { $name }
mat-close = Zurück zur Karte
mat-keys = Tableau
trade-title = Handelstisch
trade-give = Du gibst
trade-want = { $name } gibt
trade-give-more = Eins mehr geben: { $name }
trade-give-less = Eins weniger geben: { $name }
trade-want-more = Eins mehr verlangen: { $name }
trade-want-less = Eins weniger verlangen: { $name }
trade-was =
    { $count ->
        [0] neu
       *[other] statt { $count }
    }
trade-cards = Deine Karten
trade-show = Karten zeigen, bevor die andere Seite entscheidet
trade-full = Mehr passt nicht in dieses Angebot.
trade-propose = Dieses Angebot machen
trade-drop = Kein Handel
trade-accept = Annehmen
trade-refuse = Ablehnen
trade-counter = Diese Bedingungen anbieten
trade-empty = Lege auf eine der Seiten etwas.
trade-one-sided = Einseitig
trade-gift = Du bekommst nichts dafür.
trade-demand = { $name } bekommt nichts dafür.
trade-uneven = Der Anzahl nach { $give } gegen { $want }: Eine Seite gibt viel mehr.
trade-fair = { $give } gegen { $want }
