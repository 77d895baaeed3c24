skip = Zum Inhalt springen
waiting = Einen Moment …
time-just-now = gerade eben
brand-home = Civitas, zu meinen Tischen

nav-title = Seiten
nav-home = Meine Tische
nav-new = Neuer Tisch
nav-learn = Lernen
nav-rules = Regeln
nav-ratings = Bestenlisten
nav-profile = Mein Profil
nav-settings = Einstellungen
nav-sign-in = Anmelden
nav-sign-up = Konto anlegen
nav-sign-out = Abmelden
menu-title = Menü

language-title = Sprache
theme-title = Darstellung
theme-system = Wie auf meinem Gerät
theme-light = Pergament (hell)
theme-dark = Lampenlicht (dunkel)
theme-contrast = Hoher Kontrast
pace-title = Bewegung am Tisch
pace-off = Keine
pace-quick = Schnell
pace-normal = Normal
pace-slow = Langsam
sound-title = Ton
sound-off = aus
sound-volume = { NUMBER($share, style: "percent") }

palette-title = Befehl suchen
palette-what = Was möchtest du tun?
palette-nothing = Kein Treffer. Versuche es mit weniger Buchstaben.
palette-go = Gehe zu
keys-title = Tastenkürzel
keys-everywhere = Überall
keys-more = Mit Strg+K findest du jeden Befehl auch über seinen Namen.
key-Ctrl = Strg
key-Alt = Alt
key-Shift = Umschalt
key-Enter = Eingabe
key-Escape = Esc
key-Home = Pos1
key-End = Ende
key-ArrowLeft = ←
key-ArrowRight = →
key-ArrowUp = ↑
key-ArrowDown = ↓
dialog-close = Schließen
toast-close = Diese Meldung schließen

trouble-unknown = Das hat nicht geklappt.
trouble-reload = Lade die Seite neu und versuche es noch einmal.
trouble-unreached = Die Seite ist nicht erreichbar.
trouble-unreached-next = Prüfe deine Verbindung und versuche es dann noch einmal.
trouble-sign-in = Melde dich an; danach bist du gleich wieder hier.
trouble-forbidden = Bitte die Person, der der Tisch gehört, dich hereinzulassen.
trouble-not-found = Prüfe die Adresse, oder geh zu deinen Tischen.
trouble-wait = Warte einen Moment und versuche es dann noch einmal.
trouble-wait-seconds =
    { $count ->
        [one] Warte eine Sekunde und versuche es dann noch einmal.
       *[other] Warte { $count } Sekunden und versuche es dann noch einmal.
    }
trouble-again = Versuche es gleich noch einmal; es ist nichts verloren.
wrong-again = Noch einmal versuchen
wrong-home = Zu meinen Tischen
not-found-title = Diese Seite gibt es nicht
not-found-text = Vielleicht hat die Adresse einen Tippfehler, oder den Tisch gibt es nicht mehr.

about-imprint = Impressum
about-privacy = Datenschutz
door-accounts = Auf dieser Seite spielst du mit einem Konto. Es ist schnell angelegt, und danach bist du gleich wieder hier.
door-invited = Auf diese Seite kommen Neue auf Einladung. Hast du ein Konto, dann melde dich an; hat dich jemand an einen Tisch eingeladen, dann öffne diesen Link.
home-title = Meine Tische
home-new = Neuer Tisch
home-hero = Große Zivilisationsspiele an einem Tisch, wo immer ihr seid
home-hero-text = Spielt lange Brettspiele über Wochen oder an einem Abend. Die Regeln gelten buchstabengetreu, jede Ablehnung nennt ihren Grund, und freie Plätze übernehmen Bots.
home-picture = Ausschnitt einer Karte des Mittelmeers mitten im Spiel
home-your-turn = Du bist am Zug
home-waiting = Andere sind am Zug
home-gathering = Es fehlen noch Leute
home-finished = Beendet
home-open = Offene Tische
home-open-none = Im Moment sucht niemand Mitspielende. Lege einen öffentlichen Tisch an, dann finden ihn andere hier.
shelf-title = Die Spiele
shelf-players =
    { $least ->
        [one] 1 bis { $most } Personen
       *[other] { $least } bis { $most } Personen
    }
shelf-minutes = { $from } bis { $to } Minuten
shelf-weight = Anspruch
shelf-weight-of = { $weight } von { $most }
shelf-play = Jetzt spielen
shelf-learn = Lernen
shelf-challenge = Herausforderung der Woche
shelf-watch = Zuschauen
shelf-brief = Regeln in zwei Minuten
shelf-rules = Alle Regeln
brief-goal = Was du willst
brief-turn = Was du tust
brief-points = Was zählt
brief-end = Wann es endet
ways-make-bots = Gegen Bots spielen

card-your-turn = Du bist am Zug
card-waiting = Am Zug: { $names }
card-since = letzter Zug { $when }
card-gathering =
    { $count ->
        [one] Ein Platz ist frei
       *[other] { $count } Plätze sind frei
    }
card-full = Alle Plätze sind besetzt, es kann losgehen
card-finished = Beendet { $when }
card-play = Spielen
card-open = Öffnen
card-look = Zurückblicken
table-kind-game = Partie
report-open = Der Leitung dieser Seite melden …
report-title = { $name } melden
report-text = Was ist passiert? Nur die Leitung dieser Seite liest es.
report-send = Meldung absenden
report-sent = Danke. Deine Meldung ist abgeschickt.
report-cancel = Abbrechen
nav-games = Partien
games-title = Partien
games-help = Öffentliche Partien dieser Seite. Alle dürfen zusehen und sie nach dem Ende als Datei mitnehmen.
games-playing = Im Gang
games-playing-none = Zurzeit läuft keine öffentliche Partie.
games-finished = Beendet
games-finished-none = Noch keine öffentliche Partie ist zu Ende gespielt.
games-watch = Zusehen
games-export = Herunterladen
games-more = Mehr zeigen
table-kind-branch = Was wäre, wenn
table-kind-import = Aus einer Datei
table-kind-lesson = Lektion
table-kind-challenge = Herausforderung
table-sides = Seiten
table-together = Miteinander
table-together-help = Alle gewinnen oder verlieren gemeinsam. Die Partie zählt nicht für die Wertung.
table-alone = Allein

seat-free = frei
seat-kept-for = reserviert für { $name }
seat-won = hat gewonnen
seat-asked = am Zug
seat-you = du
seat-bot = Bot
seat-ready = bereit
seat-not-ready = noch nicht bereit
seat-shape-lozenge = Raute
seat-shape-disc = Scheibe
seat-shape-square = Quadrat
seat-shape-hexagon = Sechseck
seat-shape-shield = Schild
seat-shape-triangle = Dreieck
seat-shape-octagon = Achteck
seat-shape-cross = Kreuz
seat-shape-drop = Tropfen
seat-shape-moon = Halbmond
seat-shape-star = Stern
seat-shape-kite = Drachen

new-title = Neuer Tisch
new-guest = Du brauchst kein Konto. Ohne Anmeldung spielst du als Gast: Nur dieser Browser kennt dich, und du bekommst keine Wertung.
new-game = Spiel
title-made = Von { $designer } · { $publisher }, { $year }
title-stage-alpha = · noch im Bau: es fehlen Regeln
title-stage-beta = · neu hier: sag uns, was nicht stimmt
new-players = Personen
new-seats = Wer sitzt wo?
new-seat-who = Wer sitzt auf Platz { $number }?
new-seat-open = offen für alle
new-seat-bot = ein Bot
new-seat-kept = reserviert für …
new-seat-me = auch ich (ein Gerät)
new-seat-which-bot = Welcher Bot sitzt auf Platz { $number }?
bots-levels = Stufen, von leicht bis schwer
bots-characters = Mit eigenem Charakter
new-seat-whom = Für wen ist Platz { $number } reserviert?
new-seat-name = Name auf dieser Seite
new-kept-help = Gib den Namen ein, den die Person auf dieser Seite hat.
new-seat-called = Wer Platz { $number } an diesem Gerät spielt
new-seat-my-name = Dein Name (kann leer bleiben)
new-seat-here = Name (kann leer bleiben)
new-hot-seat-help = Mehrere Plätze an einem Gerät: Ihr reicht es herum, und dazwischen sind die Karten verdeckt.
new-visibility = Wer darf mitspielen und zusehen?
visibility-link = Wer den Link hat
visibility-link-help = Du verschickst den Link; sonst findet niemand den Tisch.
visibility-public = Alle
visibility-public-help = Der Tisch steht auf der Startseite; alle dürfen mitspielen oder zusehen.
visibility-private = Nur Leute mit reserviertem Platz
visibility-private-help = Niemand sonst kann mitspielen oder zusehen.
new-make = Tisch anlegen
new-more = Varianten, Bedenkzeit und Zuschauen
new-not-now =
    { $count ->
        [one] Allein und mit dieser Auswahl nicht möglich: { $names }.
       *[other] Mit { $count } Spielern und dieser Auswahl nicht möglich: { $names }.
    }
new-after = Bis zum Beginn lassen sich die Plätze noch ändern.

lobby-title = Vor dem Spiel
lobby-options = Optionen
lobby-seats = Plätze
lobby-sit = Hier hinsetzen
lobby-sit-too = Auch ich, an diesem Gerät
lobby-put-bot = Bot hierher setzen
lobby-add-bot = Bot für Platz { $number }
lobby-clear = Platz { $number } frei machen
lobby-clear-short = Frei machen
lobby-leave = Den Tisch verlassen
lobby-left = Du hast den Tisch verlassen.
lobby-ready = Ich bin bereit
lobby-not-ready = Ich bin doch noch nicht bereit
lobby-start = Das Spiel beginnen
lobby-wait-seats =
    { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
lobby-wait-ready = Noch nicht bereit: { $names }.
lobby-wait-me = Sag, dass du bereit bist, dann kann es losgehen.
lobby-wait-owner = Alle sind bereit. { $name } kann das Spiel beginnen.
lobby-go = Alle sind bereit. Beginne, wenn du möchtest.
lobby-invite = Mit einem Link einladen
lobby-invite-text = Wer diesen Link öffnet, kann sich hinsetzen: mit einem Konto oder als Gast, dem ein Name genügt.
lobby-copy = Link kopieren
lobby-copied = Der Link ist kopiert.
lobby-share = Teilen …
lobby-invite-closed = Wer diesen Link öffnet, kann sich mit einem eigenen Konto hinsetzen; wer noch keines hat, kann eines anlegen.
lobby-invite-words = Spiel mit mir { $title } auf Civitas.
lobby-sign-in = Melde dich an, um dich hinzusetzen.
lobby-watch = Du siehst zu. Setz dich auf einen freien Platz, um mitzuspielen.
lobby-started = Das Spiel hat begonnen.

invite-title = Du bist eingeladen
invite-to = { $owner } lädt dich an einen Tisch ein: { $title }.
invite-to-somebody = Du bist an einen Tisch eingeladen.
invite-sit = Als { $name } hinsetzen
invite-account = Ich habe ein Konto
invite-closed = Auf dieser Seite spielst du mit einem Konto. Mit dieser Einladung kannst du eines anlegen; danach bist du gleich wieder hier.
invite-guest = Als Gast mitspielen
invite-guest-text = Ein Name genügt. Bleib bei diesem Browser, denn nur er lässt dich wieder herein; später kannst du ein richtiges Konto daraus machen.
invite-name = Dein Name
invite-guest-do = Hinsetzen
invite-wanted = Das Spiel läuft, und jemand ist ausgeblieben. Du kannst den Platz übernehmen.
invite-begun = Das Spiel hat schon begonnen.
invite-begun-do = Zum Tisch

profile-since = Dabei seit { $when }
profile-guest = Gast
profile-none = Noch keine Partie beendet.
profile-block = Diese Person sperren
profile-unblock = Sperre aufheben
profile-block-help = Wer gesperrt ist, kann sich nicht an deine Tische setzen, und du dich nicht an dessen Tische.
profile-blocked = { $name } ist gesperrt.
profile-unblocked = { $name } ist nicht mehr gesperrt.
profile-settings = Meine Einstellungen ändern

settings-title = Einstellungen
settings-name = Name am Tisch
settings-save = Speichern
settings-saved = Gespeichert.
settings-zone = Zeitzone
settings-confirm = Vor dem Abschicken einer Antwort nachfragen
settings-confirm-always = Immer
settings-confirm-always-help = Jede Antwort wird als Satz gezeigt, und du bestätigst sie.
settings-confirm-risky = Wenn sie sich nicht zurücknehmen lässt
settings-confirm-risky-help = Nur wenn gewürfelt oder etwas aufgedeckt wird.
settings-confirm-never = Nie
settings-confirm-never-help = Ein Klick ist eine Antwort.
settings-account = Konto
settings-mail = E-Mail-Adressen
settings-password = Passwort
settings-two-factor = Passkeys und Anmeldung in zwei Schritten
settings-sessions = Geräte, an denen ich angemeldet bin
settings-guest = Du bist Gast: Nur dieser Browser kennt dich. Mit einem Konto kannst du dich überall anmelden und behältst deine Partien.
settings-guest-do = Konto anlegen
settings-sign-in = Melde dich an, dann gelten diese Einstellungen auf jedem Gerät.
settings-device = Auf diesem Gerät
settings-person = Über mich
settings-notices = Benachrichtigungen: wann und wie
settings-keys = Schlüssel für Bots, die auf meinem Konto spielen

rules-title = Regeln
rules-of = Regeln von { $title }
rules-books = Die Regeln jedes Spiels, Absatz für Absatz, in unseren eigenen Worten.
rules-search = In den Regeln suchen
rules-found =
    { $count ->
        [0] Kein Absatz
        [one] Ein Absatz
       *[other] { $count } Absätze
    }
rules-nothing = Nichts gefunden. Versuche es mit einem anderen Wort oder mit weniger.
rules-origin-printed = aus dem Regelheft
rules-origin-public = anderswo veröffentlicht
rules-origin-ours = unsere Lesart
rules-origin-ours-help = Das Regelheft lässt das offen; so spielen wir es.
rules-link = Link auf Absatz { $paragraph }
rules-none = Zu diesem Spiel gibt es noch kein Regelverzeichnis.
rules-back = Alle Spiele
rules-to-table = Zurück zum Tisch
home-what-if = Was wäre, wenn
what-if-title = Was wäre, wenn?
what-if-text = Du probierst etwas aus. Niemand sonst sieht es, und die echte Partie bleibt, wie sie ist.
what-if-back = Zur echten Partie
what-if-throw-away = Wegwerfen
what-if-sure = Diesen Was-wäre-wenn-Tisch wegwerfen?
what-if-sure-text = Er lässt sich nicht zurückholen. Die echte Partie bleibt, wie sie ist.
what-if-keep = Behalten
