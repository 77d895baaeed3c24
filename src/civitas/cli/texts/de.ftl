## Fehler: was nicht stimmt und was als Nächstes zu tun ist

error = Fehler:
unknown-title = Kein Spiel heißt „{ $name }“. Es gibt: { $titles }. Ein eigenes Spiel gibst du als modul:TITLE an.
unknown-module = Es gibt kein Modul { $module }, in dem „{ $name }“ stehen könnte. Starte civitas dort, wo es liegt, oder setze PYTHONPATH.
not-a-title = „{ $name }“ ist kein Spiel. Nenne das Modul und das Attribut, das den Title enthält: mein_spiel:TITLE.
unknown-option = „{ $pair }“ ist keine Option dieses Spiels. Es gibt: { $options }.
unknown-bot = Kein Bot heißt „{ $name }“. Es gibt: { $bots }; ein Mensch ist „human“ (bei --seat).
bot-needs-advice = { $name } kann { $title } nicht spielen: Bots, die vorausdenken, brauchen den Rat des Spiels, und dieses Spiel gibt keinen. Nimm random oder einen eigenen Bot.
wrong-players = { $title } ist für { $least } bis { $most } Personen: Gib die Zahl mit --players an.
too-many-seats = { $seats } Plätze wurden genannt, aber nur { $players } spielen mit: Erhöhe --players oder lass ein --seat weg.
which-game = Welches Spiel? `civitas titles` zählt sie auf; oder gib mit --load DATEI ein gespeichertes an.
cannot-open = { $file } lässt sich nicht öffnen: { $why }.
cannot-write = { $file } lässt sich nicht schreiben: { $why }. Nenne eine andere Datei.
not-a-game = { $file } ist keine vollständige Spieldatei dieser Version. `civitas play … --out DATEI` und der Befehl save schreiben solche Dateien.
other-title = Die Datei enthält eine Partie { $title }, nicht { $named }: Lass das Spiel weg oder nenne das richtige.
other-table = { $file } enthält ein anderes Spiel oder eine andere Zahl von Plätzen: Beginne mit `civitas play --load { $file }`.
game-speechless = Ein Text des Spiels fehlt: { $why }. Das ist ein Fehler des Spiels.
no-dice = { $file } enthält das Geheimnis der Würfel nicht und lässt sich daher nachspielen, aber nicht fortsetzen: Nimm die Datei der Person, die das Spiel ausrichtet.
load-misfits = { $file } wurde mit Version { $version } der Regeln gespielt und passt nicht zu den vorhandenen: { $why }. `civitas replay` zeigt die Partie bis dorthin.

## Spielen

welcome = { $title } – antworte mit einer Nummer; hilfe zeigt, was du sonst eingeben kannst.
committed = Die Würfel stehen vor dem ersten Wurf fest: { $hash }. Mit der Spieldatei beweist es `civitas verify`.
player-name = Spieler { $number }
bot-name = Bot { $number } ({ $bot })
hide = Enter löscht den Bildschirm.
hide-or-undo = Enter löscht den Bildschirm, zurück nimmt die letzte Antwort zurück:
pass-device = Gib das Gerät an { $name }. { $name }: Drücke Enter, wenn nur du den Bildschirm siehst.
confirm = { $name } ist dran. Enter geht weiter, zurück nimmt die letzte Antwort zurück:
since = Was seither geschah:
so-far = Was bisher geschah:
earlier-lines =
    { $count ->
        [one] … eine frühere Zeile
       *[other] … { $count } frühere Zeilen
    } (protokoll N zeigt die letzten N)
refused-options = Jetzt nicht möglich (warum { $number } nennt den Grund):
more-refused = … und { $count } weitere (warum zeigt alle)
only-asides-refused =
    { $count ->
        [one] Noch eine Sache ist
       *[other] { $count } weitere Dinge sind
    } jetzt nicht möglich (warum zählt sie auf).
nothing-refused = Alles, was hier zur Wahl stehen könnte, ist erlaubt.
is-allowed = { $number } ist erlaubt.
at-most = { $thing } (höchstens { $limit })
how-one = Nummer
how-number = { $low } bis { $high }
how-exactly =
    { $count ->
        [one] 1 Nummer
       *[other] { $count } Nummern
    }
how-up-to =
    { $most ->
        [one] 1 Nummer, 0 für nichts
       *[other] bis zu { $most } Nummern, 0 für nichts
    }
how-some = { $least } bis { $most } Nummern
how-order = alle Nummern in Reihenfolge
how-split = { $total } verteilen, z. B. 1:2 3:1
how-split-some = { $least } bis { $most } verteilen, z. B. 1:2 3:1
how-walk = bis zu { $most } Nummern, Schritt für Schritt
yes-words = j ja
no-words = n nein
no-such-number = Eine Nummer { $number } gibt es hier nicht.
not-understood = „{ $typed }“ bedeutet hier nichts: Gib Nummern ein oder hilfe.
just-one = Bitte nur eine Nummer.
cannot-undo = Weiter zurück geht es nicht: Seither wurde gewürfelt, eine Karte aufgedeckt, oder jemand anders hat geantwortet.
cannot-redo = Es gibt nichts zu wiederholen.
about-what = Welche Karte, welches Bauwerk, welcher Fortschritt? Zum Beispiel: über Tempel
about-nothing = Nichts mit einer Beschreibung beginnt mit „{ $typed }“.
sheets-left-out = Für dein Fenster zu hoch: { $sheets } (plan zeigt alles, plan NAME eines davon)
no-such-sheet = Kein Teil des Plans beginnt mit „{ $typed }“.
no-such-rule = Einen Absatz „{ $rule }“ gibt es nicht.
which-file = Welche Datei? Schreibe den Namen hinter den Befehl.
saved = In { $file } gespeichert.
loaded = Es geht weiter mit { $file }.
left = Du hast die Partie vor dem Ende verlassen.
# Was man beim Spielen eingeben kann; die englischen Wörter und „?“ gelten in jeder Sprache.

command-why = warum
command-undo = zurück
command-redo = wieder
command-restart = anfang
command-log = protokoll
command-board = plan
command-rule = regel
command-about = über
command-save = speichern
command-load = laden
command-help = hilfe
command-quit = ende

help =
    eine Nummer      wählt diese Möglichkeit; mehrere, wo mehrere gefragt sind: 1 4 (oder 2-5)
    warum N          warum Nummer N nicht möglich ist, mit dem Absatz der Regel; warum allein: alle
    zurück, wieder   die letzte Antwort zurücknehmen, sie wiederholen
    anfang           so viel zurücknehmen, wie geht
    protokoll [N]    die letzten N Zeilen des Protokolls
    plan [NAME]      der Spielplan noch einmal, oder ein Teil davon
    regel [ID]       ein Absatz der Regeln; ohne ID der zur jetzigen Frage
    über NAME        was eine Karte, ein Bauwerk oder ein Fortschritt bewirkt
    speichern DATEI  die Partie in eine Datei schreiben
    laden DATEI      mit der Partie aus einer Datei weiterspielen
    ende             die Partie verlassen

## Das Ende einer Partie

final-scores = Endstand
points-from = Woher die Punkte kamen
column-player = Spieler
column-points = Punkte
weighed =
    { $who ->
        [none] Was abgewogen wurde
       *[other] { $who } wägt ab
    }{ $rules ->
        [none] {""}
       *[other] { " " }({ $rules })
    }
otherwise-not = { $what } – diesmal nicht: { $why }
otherwise-next = { $what } – das wäre als Nächstes gekommen{ $why ->
        [none] {""}
       *[other] ; entschieden hat: { $why }
    }
weighed-sum = Summe
weighed-by = Entscheidend
weighed-more =
    { $count ->
        [one] … und eines mehr, { $most } wert
       *[other] … und { $count } weitere, höchstens { $most } wert
    }
told-of-the-end =
    { $rule ->
        [none] { $text }
       *[other] { $text } (§{ $rule })
    }
all-lost = Alle haben gemeinsam verloren.
winners =
    { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } gewinnen gemeinsam.
    }

## Spiele

column-title = Spiel
column-version = Version
column-players = Personen
column-options = Optionen
title-faulty = startet nicht: { $why }
no-titles = Es ist kein Spiel installiert.

## Simulationen

playing = Spielt
simulated = { $games } Partien { $title } zu { $players } in { $seconds } s: { $rate } Partien/s, { $decisions } Entscheidungen/s
lengths = Länge einer Partie
decisions = Entscheidungen
rounds = Runden
by-bot = Nach Bot
by-seat = Nach Platz
column-mean = Mittel
column-sd = Streuung
column-median = Median
column-range = Spanne
column-bot = Bot
column-seats = Plätze
column-seat = Platz
column-wins = Siege
interval = 95-%-Intervall
census = { $category }: wie oft in { $games } Partien, das Seltenste zuerst
games-stopped =
    { $count ->
        [one] Eine Partie brach
       *[other] { $count } Partien brachen
    } mit einem Fehler ab, zuerst Partie { $game } mit Startwert { $seed }: { $why }. --json zeigt, wo.

## Prüfungen und Regeln

checking = Prüft { $check }
column-check = Prüfung
column-amount = Umfang
column-seconds = Sekunden
check-from-opening =
    Vom Spielanfang aus: { $tables ->
        [one] eine Partie
       *[other] { $tables } Partien
    }, { $decisions ->
        [one] eine Entscheidung
       *[other] { $decisions } Entscheidungen
    }.
check-from-rich =
    Von reichen Stellungen aus: { $tables ->
        [one] eine Stellung
       *[other] { $tables } Stellungen
    }, { $decisions ->
        [one] eine Entscheidung
       *[other] { $decisions } Entscheidungen
    }.
check-from-late =
    Von späten Stellungen aus: { $tables ->
        [one] eine Stellung
       *[other] { $tables } Stellungen
    }, { $decisions ->
        [one] eine Entscheidung
       *[other] { $decisions } Entscheidungen
    }.
check-clean = Nichts gefunden: { $title } besteht.
check-findings =
    { $count ->
        [one] Ein Befund
       *[other] { $count } Befunde
    } zu { $title }:
rule-tests = Tests:
rule-procedures = Prozeduren:
rule-none = keine
rules-missing =
    { $count ->
        [one] Einem Absatz von { $total } fehlt ein Test oder eine Prozedur.
       *[other] { $count } Absätzen von { $total } fehlt ein Test oder eine Prozedur.
    }
rules-complete = Jeder der { $total } Absätze hat einen Test und eine Prozedur.
rules-none = { $title } hat keine rules.toml, also gibt es nichts aufzuzählen: Lege eine neben den Code.
rules-bad = Das Regelverzeichnis lässt sich nicht lesen: { $why }. Bringe die Datei in Ordnung und versuche es noch einmal.
missing-test = kein Test
missing-procedure = keine Prozedur

## Nachspielen und Würfel

dice = Würfel
table = Tisch
undid = nimmt Eintrag { $seq } zurück
took-back = alle sind einverstanden, vor Eintrag { $seq } zurückzugehen
replay-fits = Die Partie passt zu den vorhandenen Regeln ({ $title } { $installed }, geschrieben mit { $written }).
replay-differs = Die Partie endet unter den vorhandenen Regeln in einer anderen Stellung ({ $title } { $installed }, geschrieben mit { $written }).
replay-misfits = Die Partie passt nicht zu den vorhandenen Regeln ({ $title } { $installed }, geschrieben mit { $written }).
replay-stops = Hier bleibt die Partie stehen: Der nächste Eintrag passt nicht.
dice-honest =
    { $rolls ->
        [one] Der eine Wurf ist der, den die Würfel ergeben.
       *[other] Alle { $rolls } Würfe sind die, die die Würfel ergeben.
    }
dice-wrong =
    { $count ->
        [one] Mit den Würfeln stimmt etwas nicht.
       *[other] Mit den Würfeln gibt es { $count } Unstimmigkeiten.
    }

## Messungen

bench-caption = { $title }, { $players } Personen, ein Kern
decisions-per-second = Entscheidungen/s
bench-drawing = Zufallsspiel, eine Antwort gezogen
bench-listing = Zufallsspiel, jede erlaubte Antwort aufgezählt
bench-logged = dasselbe mit Journal und Protokoll
bench-round = eine Runde Zufallsspiel
bench-clone = Kopie zwischen zwei Aktionen (Median)
bench-clone-middle = Kopie mitten in einer Aktion (Median)
bench-clone-p95 = Kopie mitten in einer Aktion (95. Perzentil)
bench-fed = Antworten, die dafür wiederholt werden (Median)
bench-fed-most = höchstens { $most }
bench-undo = Zurücknehmen (Median)
bench-save = Speichern bei der letzten Entscheidung, als JSON-Text
bench-load = diesen Text laden
bench-iterations = Durchgänge einer Suche je Sekunde
bench-engine = Anteil von Kern und Regeln an ihrer Zeit
bench-advice = Anteil der Ratschläge des Spiels
no-advice = { $title } hat keine Ratschläge für Bots, darum kann keiner darin vorausdenken.
bench-peer = { $peer }, das jede erlaubte Aktion aufzählt
bench-ratio-listing = unseres zu { $peer }, beide aufzählend
bench-ratio-drawing = unseres ziehend zu { $peer } aufzählend
peer-not-asked = catanatron wurde nicht gemessen (--no-peer).
peer-missing = catanatron ließ sich nicht messen ({ $why }). Installiere es mit pip install "civitas-table[peers]", oder nenne mit --peer-python ein Python, das es hat.

## Der Tisch im Netz

site-missing = Was ein Server braucht, ist nicht installiert. Installiere es mit pip install "civitas-table[site]".
data-unusable = Der Ordner { $folder } lässt sich nicht benutzen: { $why }. Nenne mit --data oder CIVITAS_DATA einen anderen, oder gib diesem Konto dort Schreibrecht.
database-away = Die Datenbank { $address } lässt sich nicht öffnen: { $why }. Läuft sie, und stimmen Name und Passwort in CIVITAS_DATABASE (oder --database)?
ratings-counted = { $count ->
    [one] Eine Partie wurde gezählt.
   *[other] { $count } Partien wurden gezählt.
}
secret-missing = Es gibt kein { $file }. Nenne den Ordner mit --data, oder setze CIVITAS_SECRET_KEY für alle Prozesse auf dasselbe Geheimnis.
port-taken = { $host }, Port { $port }, lässt sich nicht belegen: { $why }. Wähle mit --port einen anderen.
site-at = Civitas ist unter { $address }
first-admin = Dieser Link meldet dich einmal als Verwalter an: { $link }

## Übungen

drill-run = Durchgang { $run } von { $runs }: { $losses } verloren
drill-no-postgresql = { $program } von PostgreSQL ist hier nicht installiert. Installiere PostgreSQL, oder versuch es mit --database sqlite.
drill-killed = Abgeschossen
drill-site = Server
drill-database = Datenbank
drill-before = Davor
drill-answers = Antworten
drill-bot-answers = Von Bots
drill-cut-off = Abgebrochen
drill-done-already = Erledigt
drill-unresolved = Offen
drill-losses = Verloren
drill-nothing-lost = Nichts verloren: Jede der { $answers } Antworten, die in { $runs } { $runs ->
        [one] Durchgang
       *[other] Durchgängen
    } bestätigt wurden, steht einmal in ihrem Journal, jedes Journal lässt sich nachspielen, und kein Auftrag fehlt.
drill-lost =
    { $count ->
        [one] Eine Sache ist
       *[other] { $count } Dinge sind
    } verloren oder falsch.
drill-restored = Durchgang { $run }: { $before } vor der Sicherung bestätigte Antworten, { $rows } Zeilen darin, { $tables } Tische nachgeprüft
drill-restored-all = Nichts fehlt, was vor der Sicherung bestätigt war, und jeder Tisch passt zu den Regeln.
drill-failed-over = Durchgang { $run }: { $answers } Antworten; am längsten wartete jemand { $wait } s auf einen Zug, { $missed } wurden verpasst; { $told } Benachrichtigungen, davon { $twice } doppelt
drill-abused = Durchgang { $run }: { $answers } Antworten neben { $attacks } Angriffen; 99 von 100 in { $p99 } ms (Ziel: { $goal }), /health in { $health } ms
drill-unnoticed = Wer gespielt hat, hat nichts davon gemerkt.
drill-noticed = Wer gespielt hat, hat es gemerkt.
drill-load-caption = Der Server mit { $tables } Tischen mitten im Spiel
drill-goal = Ziel
drill-met = erreicht
drill-missed = verfehlt
drill-ways = Antworten bei voller Last
drill-column-rate = Antworten
drill-column-p50 = Wartezeit, Median
drill-column-p99 = 99. Perzentil
drill-column-web = Rechenzeit, Web
drill-column-database = Rechenzeit, Datenbank
drill-way-token = Token, ohne Uhr
drill-way-token-clock = Token, übliche Uhr
drill-way-cookie = Cookie, ohne Uhr
drill-way-cookie-clock = Cookie, übliche Uhr
drill-way-before = im anderen Stand
drill-way-gain = verglichen damit
drill-engine = Nur die Regeln, dieselben Antworten
drill-sql = Dasselbe SQL durch pgbench
drill-sql-move = davon nur die Transaktion des Zugs
drill-ratio = Antworten (Token, ohne Uhr), gemessen an dem, was Regeln und SQL zusammen erlauben
drill-half-token-rate = Antworten bei halber Last, Token ohne Uhr
drill-half-cookie-rate = Antworten bei halber Last, Cookies mit üblicher Uhr
drill-half-p50 = Wartezeit, Median
drill-half-p99 = Wartezeit, 99. Perzentil
drill-push-p50 = Push, viele Tische, Median
drill-push-p99 = Push, viele Tische, 99. Perzentil
drill-push-sent-p99 = dasselbe, seit die Antwort gesendet wurde
drill-crowd-p50 = Push, ein Tisch, Median
drill-crowd-p99 = Push, ein Tisch, 99. Perzentil
drill-opening-early = Einen Tisch früh im Spiel öffnen
drill-opening-late = Einen Tisch spät im Spiel öffnen
drill-opening-ratio = spät zu früh
drill-machine = { $cores } Kerne; Last der Maschine vor der Übung (1, 5, 15 Minuten): { $load }

## Das Labor

lab-missing = Dafür fehlt { $module }. Installiere es mit pip install "civitas-table[{ $extra }]".
lab-pace = { $name } mit { $players } Personen, Schritte je Sekunde
lab-steps = Schritte
lab-of = Umgebung zu diesem
lab-environment = Die Umgebung, jede Stellung beobachtet
lab-bare = Die bloßen Regeln, jede erlaubte Antwort aufgezählt
lab-throughput = { $title } mit { $players } Personen, { $bot }: Partien je Sekunde
lab-games = Partien
lab-numbers = { $new } neue Wahlmöglichkeiten, { $all } in { $file }
lab-one = Ein Prozess
tune-weight = Gewicht
tune-before = Jetzt
tune-value = Versucht
tune-wins = Siege, in Prozentpunkten
tune-points = Punkte Vorsprung
tune-taken = Besser
learn-even = Die Hälfte der Plätze spielt mit neuen Gewichten: Die Zahl der Spieler muss gerade sein.
learn-other = { $folder } enthält einen Lauf mit anderen Einstellungen. Nenne mit --out einen anderen Ordner.
learn-nothing = { $title } sagt noch nicht, aus welchen Merkmalen einer Stellung gelernt werden kann.
learn-together = { $title } wird gemeinsam gewonnen oder verloren: Niemand hat einen Vorsprung, aus dem gelernt werden könnte.
learn-play = Lernpartien
learn-fit = Anpassung
learn-match = Neue Gewichte gegen alte
learn-where = Alles liegt in { $folder }. Übernommene Gewichte stehen in kept.bin; als { $file } des Spiels gehören sie ihm.
learn-title = { $title }: was gelernt wurde, Runde { $number }
learn-round = Runde { $number }: { $rows } Stellungen aus { $games } Partien
learn-said =
    { $said ->
        [better] Die neuen Gewichte sind besser:
        [not-better] Die neuen Gewichte sind nicht besser:
       *[other] Noch ist offen, ob die neuen Gewichte besser sind:
    } { $lead } Punkte Vorsprung (± { $error }) und { $wins } % der Siege in { $pairs } Ausgangslagen, jede zweimal mit vertauschten Plätzen gespielt.
learn-evaluation = Bewertung
learn-hand = Von Hand geschrieben
learn-linear = Summen von Merkmalen
learn-learned = Summen und Netz
learn-phase = Phase { $number }
learn-all = Alle
learn-error = Fehler in Punkten
learn-quality = Wie gut der Vorsprung vorhergesagt wird
learn-quality-told = Nur Partien, an die nichts angepasst wurde. Der erklärte Anteil der Varianz des Vorsprungs am Ende: 1 wäre Gewissheit, unter 0 wäre der Mittelwert die bessere Vorhersage. Die von Hand geschriebene Bewertung wurde zuerst auf Punkte umgerechnet. Das Netz zählt das { $share }-Fache dessen, was es sagt.
learn-explained = Erklärter Anteil der Varianz
learn-kind = Art der Stellung
learn-kind-between = Zwischen zwei Handlungen
learn-kind-turn = Am Ende eines Zuges
learn-kind-end = Am Ende der Partie
learn-rounds = Runde für Runde
learn-rounds-told = Wie viel Vorsprung Suchen mit den Gewichten jeder Runde vor Suchen mit den besten Gewichten davor hatten, mit 95-%-Intervallen. Was nicht deutlich vorn liegt, wird nicht übernommen.
learn-ahead = Vorsprung im Vergleich, in Punkten
learn-of-round = Runde
learn-number = Runde { $number }
learn-calibration = Kommt es wie vorhergesagt?
learn-calibration-told = Stellungen zurückgehaltener Partien in Zehnteln, von der niedrigsten Vorhersage zur höchsten: Die Raute ist der vorhergesagte Vorsprung, der Punkt der eingetretene, mit einem 95-%-Intervall, als wären die Stellungen unabhängig.
learn-lead = Vorsprung am Ende, in Punkten
lab-processes = { $jobs } Prozesse

## Eine Seite pflegen

admin-rechecking = Prüfe nach
column-verdict = Urteil
column-tables = Tische
verdict-fits = passt: wäre genauso verlaufen
verdict-differs = weicht ab: geht in der gesehenen Stellung weiter
verdict-misfits = passt nicht: geht von dem aus weiter, was die neuen Regeln annehmen
verdict-held = angehalten: bleibt, wie er ist; diese Regeln können ihn nicht öffnen
rechecked = { $table } ({ $title } { $before }): { $why }
backed-up =
    Gesichert in { $file }: { $tables ->
        [one] ein Tisch
       *[other] { $tables } Tische
    } mit { $entries } Einträgen, { $people ->
        [one] eine Person
       *[other] { $people } Personen
    }. Bewahre auch secret.key (oder CIVITAS_SECRET_KEY) auf, an einem anderen Ort.
restored =
    Wiederhergestellt aus { $file }: { $tables ->
        [one] ein Tisch
       *[other] { $tables } Tische
    } mit { $entries } Einträgen, { $people ->
        [one] eine Person
       *[other] { $people } Personen
    }.
not-a-backup = { $file } ist keine vollständige Sicherung einer Seite, die diese Version lesen kann. `civitas admin backup DATEI` schreibt eine.
site-not-empty = In dieser Datenbank ist schon eine Seite, und eine Wiederherstellung überschreibt nichts. Nenne mit --database eine leere Datenbank oder mit --data einen leeren Ordner.
no-such-game = An keinem Tisch namens „{ $table }“ wird gespielt. Der Name ist der letzte Teil der Adresse des Tisches.
no-such-person = Niemand heißt hier „{ $name }“. `civitas admin users` zeigt die Kürzel.
cannot-import = { $file } lässt sich nicht übernehmen: { $why }.
imported = Übernommen als Tisch { $table }.
wrong-seat = „{ $pair }“ sagt nicht, wer einen Platz spielt: Schreib 0=KÜRZEL oder 0=greedy.
guests-forgotten =
    { $count ->
        [0] Kein Gast war lange genug fort.
        [one] Ein Gast wurde gelöscht.
       *[other] { $count } Gäste wurden gelöscht.
    }
column-handle = Kürzel
column-name = Name
column-email = E-Mail
column-role = Rolle
column-playing = Spielt
column-seen = Zuletzt hier
role-admin = Verwalter
role-guest = Gast
role-suspended = gesperrt
table-state = Tisch { $table }: { $title } { $version }, { $status }, { $seq } Einträge
table-snapshots = Schnappschüsse: { $snapshots }
site-rechecked =
    { $count ->
        [one] Ein Tisch
       *[other] { $count } Tische
    } mit anderer Version der Regeln: { $verdict }

## Die Arena

arena-two = Eine Arena braucht mindestens zwei verschiedene Bots: --bot random,greedy.
arena-other = In { $folder } liegen die Partien eines anderen Wettkampfs. Nenne mit --out einen anderen Ordner.
arena-title = Arena: { $title }
arena-summary =
    { $games ->
        [one] Eine Partie
       *[other] { $games } Partien
    } { $title } mit { $players } Personen.
arena-early = Schon vor der letzten Partie war es klar, darum wurde früher aufgehört.
arena-hoped = Wer so stark ist wie die anderen, gewinnt { $chance } der Partien. Mit --hoped muss mehr erhofft werden.
arena-test = So oft wie { $hoped }?
arena-tested =
    { $said ->
        [better] ja
        [not-better] nein
       *[open] noch offen
    } ({ $evidence })
arena-tests-told = Geprüft wird, ob der Herausforderer so oft gewinnt wie erhofft oder nur durch Zufall. Die Zahl ist die Evidenz: über +2,9 heißt ja, unter −2,9 nein, jeweils mit einem Irrtum in zwanzig Fällen.
arena-ratings = Spielstärke
arena-ratings-told = Auf der Skala von openskill: Neue haben 25, und wer um etwa 8 voraus ist, gewinnt deutlich. Die Balken sind 95-%-Intervalle.
arena-rating = Wertung
arena-pairs = Gewinnraten (Zufall: { $chance })
arena-pairs-told = Der erste jedes Paars spielt allein gegen einen Tisch des zweiten und sitzt überall gleich oft. Die gestrichelte Linie ist der Zufall; die Balken sind 95-%-Intervalle.
arena-pair = Paar
arena-games = Partien
arena-percent = Siege in Prozent
arena-points = Punkte
arena-points-told = Die Punkte am Ende einer Partie: die mittlere Hälfte als Kasten mit dem Median, die Striche vom 5. bis zum 95. Perzentil.

## Die Leiter

ladder-nothing = Zu { $title } mit { $players } Personen und diesen Optionen liegen weder Partien bei, noch wurden welche genannt, die zählen könnten. Spiele welche mit `civitas arena { $id } --bot random,greedy --players { $players } --out ORDNER` und nenne den Ordner mit --series, oder lass mit --bot einen Bot antreten.
ladder-not-a-series = { $file } ist keine Serie von Partien. `civitas arena` schreibt sie, als games.jsonl.
ladder-not-there = { $file } gibt es nicht.
ladder-other-title = Die Partien in { $file } gehören nicht zu { $title }.
ladder-together = Mit diesen Optionen gewinnen oder verlieren alle gemeinsam, also ist niemand stärker als die anderen.
ladder-one-bot = Nenne mit --bot einen einzigen Bot; seine Gegner nennst du mit --against.
ladder-nobody = Es ist niemand da, gegen den gespielt werden kann. Nenne mit --against Bots: random,greedy.
ladder-rivals = Er spielt gegen alle auf der Leiter, die schnell denken: { $bots }. Andere nennst du mit --against.
ladder-title = Eine Skala: { $title }
ladder-left-out =
    { $file }: { $games ->
        [one] Eine Partie zählt
       *[other] { $games } Partien zählen
    } nicht mit: { $why ->
        [version] gespielt nach Version { $version } der Regeln, hier gilt { $installed }; --other-versions zählt auch solche
        [players] gespielt mit { $players } Personen
       *[options] gespielt mit anderen Optionen
    }.
ladder-old =
    { $games ->
        [one] Eine dieser Partien wurde
       *[other] { $games } dieser Partien wurden
    } nach anderen Versionen der Regeln gespielt, unter denen die Bots stärker oder schwächer gewesen sein können.
ladder-stands = { $bot } hat { $points } ({ $low } bis { $high }), Platz { $place } von { $all }. Allein gegen { $others } × { $anchor } gewänne er { $chance } der Partien ({ $least } bis { $most }).
ladder-apart = Von hier führen keine Partien zu { $bots }: Wie stark sie auf dieser Skala sind, kann niemand sagen.
ladder-strength = Spielstärke
ladder-strengths = Spielstärke mit 95-%-Intervallen ({ $anchor } liegt bei { $at })
ladder-strengths-told = 400 Punkte mehr heißt zehn zu eins: So oft liegt von zwei Bots der eine vor dem anderen. Aus den ganzen Ranglisten aller Partien nach dem Modell von Plackett und Luce; die Balken sind 95-%-Intervalle.
ladder-alone = Siege gegen { $others } × { $anchor }
ladder-seen = Gesehen
ladder-seen-of = { $rate } von { $games }
ladder-chances = Allein gegen einen Tisch von { $anchor } (Zufall: { $chance })
ladder-chances-told = Wie oft jeder allein gegen { $others } × { $anchor } gewinnen würde, wie es aus den Spielstärken folgt. In der Tabelle darüber steht auch, was zu sehen war, wo es solche Partien gibt: Liegt das weit außerhalb, passt das Modell nicht zu dem Bot.
ladder-series = Was zählt
ladder-file = Datei
ladder-counted =
    { $why ->
        [version] nein: andere Regeln
        [players] nein: andere Personenzahl
        [options] nein: andere Optionen
       *[counted] ja
    }
ladder-counts = Zählt

## Das Gleichgewicht eines Spiels

balance-unknown = In den Daten gibt es { $path } nicht. Ähnlich heißt: { $near }.
balance-wrong = { $path } ist { $old }; { $new } ist ein Wert anderer Art.
balance-title = Gleichgewicht: { $title }
balance-summary =
    { $games ->
        [one] Eine Partie
       *[other] { $games } Partien
    } { $title } mit { $players } Personen, jede mit und ohne die Änderung.
balance-change = { $path }: { $after } statt { $before }
balance-seat = Siege von Platz { $seat }
balance-bot = Siege von { $bot }
balance-points = Punkte je Person
balance-decisions = Entscheidungen je Partie
balance-have = Personen, die am Ende { $thing } haben
balance-holders = Siege derer, die { $thing } haben
balance-before = Vorher
balance-after = Nachher
balance-difference = Unterschied
balance-finding = Befund
balance-found = ja
balance-findings =
    { $count ->
        [one] Ein Unterschied ist deutlich.
       *[other] { $count } Unterschiede sind deutlich.
    } Eine Änderung ohne Wirkung bekommt in einem von hundert Berichten ein solches Urteil.
balance-nothing = Kein Unterschied ist deutlich.
balance-same = Keine Partie verlief anders: Die Änderung berührt nichts, was diese Bots tun.
balance-enough = Genug Partien: Eine um { $points } Punkte andere Gewinnrate wird in neun von zehn Fällen gefunden.
balance-more = Mit so vielen Partien wird eine um { $points } Punkte andere Gewinnrate in neun von zehn Fällen gefunden. Für zehn Punkte spiele { $needed } Partien.
balance-differences = Was die Änderung bewirkt
balance-differences-told = Dieselben Würfel, Bots und Plätze mit und ohne die Änderung. Die gestrichelte Linie ist kein Unterschied; die Balken sind 95-%-Intervalle.
balance-axis = Nachher minus vorher, in Prozentpunkten
balance-seats = Gewinnraten nach Plätzen
balance-seats-told = Blaue Punkte vorher, orange Rauten nachher. Die gestrichelte Linie steht für gleiche Chancen.
new-bad-id = { $id } kann kein Spiel heißen: nimm Kleinbuchstaben, Ziffern und Unterstriche, am Anfang einen Buchstaben.
new-taken = Ein Spiel namens { $id } ist schon installiert. Nimm einen anderen Namen.
new-not-empty = { $folder } gibt es schon, und es ist nicht leer. Nenne mit --folder einen anderen Ort.
new-next =
    Installiere es dort, wo Civitas installiert ist, dann prüfe und spiele es:
    pip install -e { $folder }
    civitas check { $id } --quick
    civitas play { $id }

## Von Hand eingegebene Stellungen

position-none = { $title } hat keine eigenen Gegner, die in einer Stellung ziehen könnten.
position-head =
    Eine Stellung von { $title }. Ändere sie zu dem, was bei euch auf dem Tisch liegt, dann:
    civitas lab arrange { $id } { $file }          prüft sie
    civitas lab arrange { $id } { $file } --turn   spielt den nächsten Zug der Gegner
position-not-now = Diese Partie lässt sich jetzt nicht abschreiben: Sie hat keine eigenen Gegner, oder jemand ist mitten in etwas. Wähle bei einer neuen Partie eine Option, die ihr Gegner gibt (civitas titles); spiele eine gespeicherte bis zum nächsten Zug weiter.
position-fine = { $file } ist eine spielbare Stellung. Mit --turn ziehen die Gegner.
position-faults = { $file } ist keine ganze Stellung: { $why }
position-broken = { $file } ist nicht zu lesen: { $why }. Schreibe „name = wert“; Wörter stehen in Anführungszeichen, Listen in [ ], Anzahlen in {"{ }"}.
position-wrong = { $file }, Zeile { $line }: { $why }
entry-missing = In diesem Abschnitt fehlt „{ $entry }“. Trage es nach; `--write` schreibt eine Datei mit allen Einträgen.
entry-odd = Einen Eintrag „{ $entry }“ gibt es in diesem Abschnitt nicht. Ähnlich: { $near }.
entry-number = „{ $entry }“ ist { $value }, muss aber eine ganze Zahl von { $least } bis { $most } sein.
entry-word = „{ $entry }“ muss ein Wort in Anführungszeichen sein.
entry-words = „{ $entry }“ müssen Wörter in Anführungszeichen sein: eine Liste in [ ], oder name = "wort" in {"{ }"}.
entry-counts = „{ $entry }“ müssen Anzahlen sein: {"{"} name = 1, anderer = 2 {"}"}, jede von 0 bis { $most }.
entry-flag = „{ $entry }“ muss true oder false sein.
entry-unknown = „{ $value }“ kann hier nicht in „{ $entry }“ stehen. Vielleicht meinst du: { $near }.
entry-twice = „{ $value }“ steht zweimal da oder gehört schon jemand anderem. Lass eines davon weg.
entry-pieces = { $what }: insgesamt { $number }, es gibt aber nur { $most }. Nimm welche weg.
entry-sections = Die Datei muss diese Abschnitte haben und keine anderen: { $names }.
to-do = An eurem Tisch zu tun:
to-do-nothing = Nichts.
afterwards = Danach hat sich die Stellung so geändert:
do-move =
    Bewegen: { $amount } × { $what }{ $of ->
        [none] {""}
       *[other] {" "}({ $of })
    }, { $source } → { $to }
do-place =
    Einsetzen: { $amount } × { $what }{ $of ->
        [none] {""}
       *[other] {" "}({ $of })
    } → { $to }
do-remove =
    Wegnehmen: { $amount } × { $what }{ $of ->
        [none] {""}
       *[other] {" "}({ $of })
    } ← { $source }
do-gain =
    { $of ->
        [none] Hinauf
       *[other] { $of } bekommt
    }: { $amount } × { $what }
do-lose =
    { $of ->
        [none] Hinab
       *[other] { $of } gibt ab
    }: { $amount } × { $what }
do-turn =
    Aufdecken: { $what }{ $of ->
        [none] {""}
       *[other] {" "}({ $of })
    }
do-roll =
    Würfel: { $what }{ $of ->
        [none] {""}
       *[other] {" "}({ $of })
    } zeigen { $faces }
