notices-title = Benachrichtigungen
notices-lead = Wie du erfährst, dass du am Zug bist. Solange du am Tisch bist, wird nichts verschickt: Jede Nachricht wartet einen Moment und entfällt, wenn du inzwischen geantwortet hast.
notices-back = Einstellungen
notices-browser = Dieser Browser
notices-browser-off = Benachrichtigungen auf diesem Gerät zeigen, auch wenn Civitas geschlossen ist.
notices-browser-on = Dieser Browser zeigt Benachrichtigungen.
notices-browser-forbidden = Dieser Browser erlaubt dieser Seite keine Benachrichtigungen. In seinen Einstellungen für diese Seite kannst du sie erlauben.
notices-browser-impossible = Dieser Browser kann keine Benachrichtigungen zeigen. Lege Civitas auf iPhone und iPad zuerst auf den Home-Bildschirm.
notices-browser-do = Hier zeigen
notices-browser-refused = Der Browser hat es nicht erlaubt.
notices-channels = Wo du sie bekommst
notices-way-mail = E-Mail
notices-way-push = Browser
notices-way-discord = Discord
notices-way-webhook = Webhook
notices-way-ntfy = ntfy
notices-mail-none = Du hast keine bestätigte E-Mail-Adresse.
notices-mail-confirm = Adresse hinzufügen oder bestätigen
notices-mail-dumb = Diese Seite ist nicht dafür eingerichtet, Mails zu verschicken.
notices-on = An
notices-level = Wofür
notices-level-all = Alles, auch den Chat
notices-level-game = Meine Züge und meine Partien
notices-level-turns = Nur wenn andere auf mich warten
notices-level-none = Nichts
notices-bundle = Wann
notices-bundle-0 = Sofort
notices-bundle-15 = Gebündelt, alle 15 Minuten
notices-bundle-60 = Gebündelt, jede Stunde
notices-bundle-1440 = Einmal am Tag
notices-hour = Tägliche Zusammenfassung um
notices-hour-of = { $hour }:00 Uhr
notices-add-guest = Gäste werden nur über diesen Browser benachrichtigt. Mit einem Konto geht es auch anders.
notices-test = Test schicken
notices-test-sent = Verschickt. Ist etwas angekommen?
notices-remove = Entfernen
notices-removed = Entfernt.
notices-last = Zuletzt verschickt { $when }
notices-trouble = Fehlgeschlagen { $when }: { $why }
notices-off = Abgeschaltet: { $why }
notices-add = Weiteren Weg hinzufügen
notices-add-way = Art
notices-add-address = Adresse
notices-add-discord-help = In Discord: Servereinstellungen, Integrationen, Webhooks. Dort steht nur, was alle am Tisch wissen dürfen.
notices-add-ntfy-help = Die Adresse deines Themas, etwa https://ntfy.sh/mein-geheimes-thema.
notices-add-webhook-help = Für Programme: eine signierte Anfrage je Benachrichtigung. Das Geheimnis wird nur einmal gezeigt.
notices-add-token = Zugangstoken, falls der Server eines verlangt
notices-add-do = Hinzufügen
notices-added = Hinzugefügt. Schick einen Test, um zu sehen, ob es klappt.
notices-secret = Das Geheimnis dieses Webhooks. Kopiere es jetzt, es wird nicht noch einmal gezeigt:
notices-sign-in = Melde dich an, um zu wählen, wie du benachrichtigt wirst.
notices-table-title = Benachrichtigungen von diesem Tisch
notices-table-as-usual = Wie bei allen Tischen

stop-title = Mails von Civitas
stop-working = Einen Moment …
stop-done = Du bekommst keine Mails mehr über deine Tische.
stop-again = Doch wieder Mails bekommen
stop-on = Du bekommst wieder Mails über deine Tische.
stop-wrong = Dieser Link funktioniert nicht oder nicht mehr.
stop-settings = Alle Benachrichtigungen

ratings-title = Bestenlisten
ratings-lead = Berechnet aus beendeten Partien von Leuten mit Konto und von Bots, alle auf derselben Skala. Der Balken zeigt den Bereich, in dem die wahre Stärke in 19 von 20 Fällen liegt. Gereiht wird nach seinem unteren Ende.
ratings-people = Menschen
ratings-bots = Bots
ratings-all = Beide
ratings-rank = Platz
ratings-name = Name
ratings-points = Wertung
ratings-between = { $low } bis { $high }
ratings-games = Partien
ratings-none = Noch niemand. Deine Wertung beginnt mit der ersten beendeten Partie gegen ein anderes Konto oder einen Bot.
ratings-none-bots = Bisher hat kein Bot eine gewertete Partie beendet.
figures-title = Was die Partien zeigen
figures-none = Von diesem Spiel wurde hier noch keine Partie beendet.
figures-size =
    { $count ->
        [one] Zu { $seats } Personen, eine Partie
       *[other] Zu { $seats } Personen, { $count } Partien
    }
figures-length = Etwa { $entries } Schritte je Partie; die Hälfte der Partien dauerte höchstens { $time }.
figures-minutes =
    { $count ->
        [one] eine Minute
       *[other] { $count } Minuten
    }
figures-hours =
    { $count ->
        [one] eine Stunde
       *[other] { $count } Stunden
    }
figures-days =
    { $count ->
        [one] einen Tag
       *[other] { $count } Tage
    }
figures-seat = Sitzplatz
figures-won = Gewonnen
figures-score = Punkte

fared-title = In Zahlen
fared-game = Spiel
fared-games = Partien
fared-won = Gewonnen
fared-rating = Wertung
fared-unrated = noch nicht
fared-best = Bestes
fared-history = Wertungen nach den letzten Partien
fared-place = { $place } von { $seats }
fared-help = In Klammern: der Bereich, in dem der wahre Wert in 19 von 20 Fällen liegt.

campaign-title = Feldzug: { $title }
campaign-people = Personen
campaign-rank = Bester Rang
campaign-help = Partien gegen die Gegner aus der Schachtel und das beste Ergebnis jeder Art. Partien mit Hinweisen zählen nicht.

mine-title = Deine Daten
mine-take = Alle meine Partien und Daten herunterladen
mine-take-help = Eine Zip-Datei: jede beendete Partie als Datei, die sich überall nachspielen lässt, und der Rest als JSON.
mine-leave = Mein Konto löschen
mine-leave-help = Dein Name, deine Adressen und deine Schlüssel werden gelöscht. Partien bleiben ohne deinen Namen erhalten, denn sie gehören auch den anderen.
mine-leave-title = Das Konto endgültig löschen?
mine-leave-text = Das lässt sich nicht rückgängig machen. In laufenden Partien fehlst du dann. Lade deine Partien vorher herunter, wenn du sie behalten willst.
mine-leave-type = Zur Bestätigung gib deinen Namen ein: { $name }
mine-leave-yes = Endgültig löschen
mine-leave-no = Bleiben

botkeys-title = Schlüssel für Bots
botkeys-lead = Ein Programm von dir kann auf deinem Konto spielen. Es meldet sich mit einem Schlüssel an, und wer den Schlüssel hat, kann an Tischen tun, was du tun kannst.
botkeys-sign-in = Schlüssel gehören zu einem Konto: Melde dich zuerst an.
botkeys-make = Einen Schlüssel anlegen
botkeys-name = Wofür ist er?
botkeys-make-do = Schlüssel anlegen
botkeys-fresh = Der Schlüssel „{ $name }“
botkeys-fresh-once = Kopiere ihn jetzt: Er wird nur dieses eine Mal gezeigt.
botkeys-copy = Kopieren
botkeys-copied = Kopiert.
botkeys-copy-by-hand = Dieser Browser erlaubt das nicht. Markiere den Schlüssel und kopiere ihn.
botkeys-yours = Deine Schlüssel
botkeys-none = Noch keine.
botkeys-made = angelegt am { $day }
botkeys-used = zuletzt benutzt { $ago }
botkeys-unused = noch nie benutzt
botkeys-revoke = Widerrufen
botkeys-revoke-of = Den Schlüssel „{ $name }“ widerrufen
botkeys-revoked = Der Schlüssel gilt nicht mehr.
botkeys-docs = Was ein Programm tun kann, steht unter

challenge-title = Herausforderung der Woche
challenge-title-of = Herausforderung der Woche { $week }
challenge-previous = Die Woche davor
challenge-this-week = Herausforderung dieser Woche
challenge-lead = Alle spielen allein denselben Tisch mit denselben Würfeln und haben einen Versuch. Ein Sieg zählt vor den Punkten. Die Würfel werden aufgedeckt, wenn die Woche vorbei ist.
challenge-until = Endet { $when }
challenge-was-until = Endete { $when }
challenge-take-up = Annehmen
challenge-go-on = Weiterspielen
challenge-look-back = Deinen Versuch ansehen
challenge-refused = Dein Versuch steht nicht auf der Liste: Sein Protokoll führt nicht zum Ergebnis des Tisches. Bitte melde es denen, die diese Seite betreiben.
challenge-account = Alle haben einen Versuch, deshalb braucht es ein Konto.
challenge-list = { $count ->
    [0] Die Liste
    [one] Die Liste: ein Versuch
   *[other] Die Liste: { $count } Versuche
}
challenge-none = Noch ist niemand fertig. Sei der Erste.
challenge-result = Ergebnis
challenge-points = Punkte
challenge-won = gewonnen
challenge-lost = verloren
