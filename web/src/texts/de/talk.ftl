talk-title = Verlauf und Chat
talk-log = Verlauf
talk-chat = Chat
talk-notes = Notizen
talk-unread =
    { $count ->
        [one] { $count } ungelesene Nachricht
       *[other] { $count } ungelesene Nachrichten
    }

log-empty = Noch ist nichts geschehen.
log-older = Frühere Zeilen zeigen
log-newest = Neueste
log-struck = zurückgenommen
log-show-struck = Auch Zurückgenommenes zeigen
log-look = Den Plan danach ansehen

chat-players = Spieler
chat-spectators = Zuschauer
chat-room = Wer hier spricht
chat-empty = Noch hat niemand etwas gesagt.
chat-write = Deine Nachricht
chat-send = Senden
chat-sign-in = Melde dich an, um mitzureden.
chat-gone = Jemand, der nicht mehr da ist
chat-apart = Die Spieler lesen erst nach der Partie, was Zuschauer sagen.
chat-failed = Das wurde nicht gesendet. Versuche es gleich noch einmal.

notes-label = Deine Notizen zu diesem Tisch
notes-help = Das kannst nur du lesen.
notes-saved = Gespeichert
notes-saving = Wird gespeichert …
notes-failed = Noch nicht gespeichert; deine Worte sind noch da. Neuer Versuch läuft.

at-table-open = Tisch
at-table-title = An diesem Tisch
at-table-petition = Um Rücknahme bitten …
at-table-orders = Daueraufträge …
at-table-notices = Benachrichtigungen von diesem Tisch …
at-table-branch = Ausprobieren (eigener Zweig)
at-table-branch-help = Eine Kopie des Tisches, die nur du siehst. Was du nicht wissen kannst, wird neu verteilt, und du spielst alle Plätze.
at-table-export = Partie als Datei herunterladen
at-table-export-later = Wer mitspielt, kann die Datei nach dem Ende der Partie herunterladen.
at-table-resign = Aufgeben …
at-table-watch = Link für Zuschauer kopieren
at-table-watch-copied = Der Link ist in deiner Zwischenablage.
at-table-watch-private = Dieser Tisch ist privat: Nur wer mitspielt, kann ihn sehen.
at-table-watch-link = Dieser Tisch ist für alle, die den Link haben; sonst findet ihn niemand.
at-table-dice = Sind die Würfel fair? …
dice-title = Sind die Würfel fair?
dice-text = Alle Würfe und Mischungen dieser Partie folgen aus einer geheimen Zahl, die vor Beginn ausgelost wurde. Ihr Fingerabdruck ist von Anfang an öffentlich: Niemand kann sie gegen eine andere tauschen, ohne dass es auffällt.
dice-commitment = Fingerabdruck der geheimen Zahl (SHA-256)
dice-later = Die geheime Zahl selbst steht hier, sobald die Partie zu Ende ist.
dice-seed = Geheime Zahl
dice-fits = ✓ Sie passt zum Fingerabdruck.
dice-differs = ✗ Sie passt nicht zum Fingerabdruck!
dice-verify = Mit der Datei der Partie und dem Befehl „civitas verify“ lässt sich jeder einzelne Wurf nachrechnen.
at-table-cancel = Abbrechen

resign-title = Diese Partie aufgeben?
resign-text = Ab jetzt spielt ein Bot auf deinem Platz. Du kannst zusehen, aber nicht auf den Platz zurückkehren.
resign-last = Außer Bots wäre niemand mehr da: Die Partie endet hier, mit den Punkten, wie sie stehen.
resign-yes = Ja, ich gebe auf

petition-title = Um Rücknahme bitten
petition-text = Alle anderen am Tisch müssen zustimmen. Würfel und Karten fallen danach genauso wie vorher.
petition-to = Wie weit zurück?
petition-mine = Bis vor meine letzte Antwort
petition-mine-none = Du hast noch nichts geantwortet.
petition-shown = Bis zu der Stellung, die du gerade siehst (Schritt { $move } von { $moves })
petition-ask = Die anderen bitten
petition-asks = { $name } bittet, zu Schritt { $move } von { $moves } zurückzugehen.
petition-asked = Du hast gebeten, zu Schritt { $move } von { $moves } zurückzugehen.
petition-look = Ansehen
petition-agree = Zustimmen
petition-refuse = Ablehnen
petition-voted = Du hast zugestimmt.
petition-waits = Noch nicht geantwortet: { $names }.
petition-until = Bis { $time }.
petition-withdraw = Zurückziehen
petition-accepted = Der Tisch ist zu Schritt { $move } zurückgegangen.
petition-refused = Die Rücknahme wurde abgelehnt.
petition-withdrawn = Die Bitte um Rücknahme wurde zurückgezogen.
petition-expired = Die Bitte um Rücknahme blieb zu lange unbeantwortet.

orders-title = Daueraufträge
orders-text = Diese Fragen werden für dich beantwortet, sobald sie kommen und wenn die Regeln es erlauben. Niemand sonst sieht deine Aufträge.
orders-none = Du hast keine Daueraufträge.
orders-earlier = Eine Frage, die dir früher gestellt wurde
orders-answer = Antwort: { $answer }
orders-end = Mich wieder fragen
orders-new = Immer wenn ich das gefragt werde
orders-with = antworte mit
orders-give = Diesen Auftrag geben
orders-unfit = Auf diese Frage kann nicht im Voraus geantwortet werden.
orders-not-asked = Einen neuen Auftrag kannst du geben, solange die Frage dazu offen ist.

recap-button = Seit meinem letzten Zug
recap-skipped = Was ich übersprungen habe ({ $count })
recap-nothing = Seit deiner letzten Antwort ist nichts geschehen.
recap-title = Seit deinem letzten Zug
recap-count = { $number } von { $count }
recap-on = Weiter
recap-back = Zurück
recap-end = Zurück zur Gegenwart

past-scrubber = Verlauf der Partie
past-move = Schritt { $move } von { $moves }
past-more =
    { $count ->
        [one] und eine weitere Zeile im Verlauf
       *[other] und { $count } weitere Zeilen im Verlauf
    }
past-silent = Bei diesem Schritt ist nichts zu sehen.
past-back = Einen Schritt zurück
past-on = Einen Schritt vor
past-now = Zurück zur Gegenwart
past-start = Zum Anfang
past-keys = Umschalt mit den Pfeiltasten geht einen Schritt zurück oder vor; Pos1 und Ende führen zum Anfang und zur Gegenwart.
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-times = { $speed }×
