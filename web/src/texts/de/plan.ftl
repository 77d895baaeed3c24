plan-title = Absprachen
plan-help = Zeichen und Pfeile auf der Karte, die nur ihr am Tisch seht, niemand sonst
plan-open = Absprachen öffnen
plan-close = Absprachen schließen
plan-count =
    { $count ->
        [one] ein Eintrag
       *[other] { $count } Einträge
    }
plan-new = { $name } schlägt vor: { $text }

plan-sign = Welches Zeichen?
plan-sign-goal = Dorthin
plan-sign-attack = Angreifen
plan-sign-hold = Halten
plan-sign-danger = Gefahr
plan-sign-question = Was ist hiermit?
plan-touch = Tippe auf der Karte einen Ort an oder wähle ihn aus der Liste.
plan-touch-arrow = Mit einem zweiten Ort wird ein Pfeil daraus.
plan-place = Ort
plan-nowhere = wählen …
plan-to = Pfeil nach
plan-no-arrow = kein Pfeil
plan-label = Ein paar Worte dazu
plan-put = Eintragen
plan-at = { $sign }: { $place }
plan-from-to = { $sign }: { $from } nach { $to }
plan-labelled = { $mark } – { $label }

plan-marks = Was abgesprochen ist
plan-empty = Noch ist nichts abgesprochen. Was du einträgst, sehen die anderen sofort, und es bleibt, bis es jemand herausnimmt. Wer nur zusieht, sieht es nie.
plan-remove = Herausnehmen: { $mark }
plan-remove-short = Herausnehmen
plan-clear = Alle Absprachen löschen …
plan-clear-title = Alle Absprachen löschen?
plan-clear-text = Alle Zeichen und Pfeile verschwinden, auch die der anderen.
plan-clear-yes = Ja, löschen
