clock-title = Bedenkzeit
clock-none = Keine Uhr
clock-none-help = Keine Zeitbegrenzung, keine Erinnerungen. Für Partien an einem Gerät oder gegen Bots.
clock-friends = Unter Freunden
clock-friends-help = Die Zeit wird gezählt, läuft aber nie ab. Nach einer Woche ohne Antwort dürfen die anderen entscheiden, wie es weitergeht.
clock-brisk = Ein Tag, plus { $increment } je Zug
clock-steady = Drei Tage, plus { $increment } je Zug
clock-leisurely = Drei Tage, plus { $increment } je Zug
clock-live-15 = Live, { $bank }
clock-live-40 = Live, { $bank }
clock-live-90 = Live, { $bank }
clock-bank-help = Alle beginnen mit { $bank }, bekommen mit jedem Zug { $increment } dazu und sammeln nie mehr als { $cap }. Ist die Zeit um, bleiben { $grace } Schonfrist.
clock-bank-pace-brisk = Etwa ein Zug am Tag oder mehr.
clock-bank-pace-steady = Gut für ein paar Züge in der Woche.
clock-bank-pace-leisurely = Für Leute mit wenig Zeit.
clock-live-help = Alle sitzen gleichzeitig am Tisch, beginnen mit { $bank } und bekommen mit jedem Zug { $increment } dazu, bis höchstens { $cap }.
clock-pauses = Ruhezeiten und Urlaub
clock-pauses-yes = Halten die Uhren an
clock-pauses-yes-help = Nachts und im Urlaub läuft niemandes Zeit.
clock-pauses-no = Gelten hier nicht
clock-pauses-no-help = Die Uhren laufen immer. Für Turniere und gemeinsame Abende.
clock-of = Zeit von { $name }: { $time }
clock-left = noch { $time }
clock-spent = bisher { $time }
clock-paused = pausiert bis { $time }
clock-late = Zeit abgelaufen
clock-absent = fehlt
clock-deadline = Läuft bis { $time }
clock-nudge = Erinnern
clock-nudge-of = { $name } erinnern
clock-nudged = { $name } wurde erinnert.
clock-call-vote = Die anderen fragen, wie es ohne { $name } weitergeht
dial-days = { $days } T { $hours } Std
dial-hours = { $hours } Std { $minutes } min

absence-asks = { $name } ist nicht rechtzeitig zurückgekommen. Wie soll es weitergehen?
absence-waits = Die Zeit von { $name } ist abgelaufen; der Tisch entscheidet.
absence-until = Bis { $time }.
absence-votes =
    { $count ->
        [one] Bisher { $count } Stimme.
       *[other] Bisher { $count } Stimmen.
    }
absence-mine = Deine Zeit ist um, und die anderen entscheiden gerade. Antworte, dann bist du wieder da.
absence-wait = Warten
absence-caretaker = Vertretung
absence-replace = Jemand anders
absence-end = Hier beenden
absence-wait-help = Noch eine Schonfrist; danach wird der Tisch wieder gefragt.
absence-caretaker-help = Ein Bot tut nur, was getan werden muss; der Platz kann jederzeit zurückgenommen werden.
absence-replace-help = Eine Vertretung spielt, bis jemand den Platz übernimmt.
absence-end-help = Mit den Punkten, wie sie jetzt stehen. Alle müssen zustimmen.
absence-kept = Eine Vertretung spielt für dich: Sie handelt nicht, greift niemanden an und gibt nur aus, was sie muss.
absence-return = Meinen Platz zurücknehmen
absence-returned = Das ist wieder dein Platz.
seat-caretaker = Vertretung
seat-wanted = Platz zu übernehmen
absence-take-over = Diesen Platz übernehmen
absence-looking = Für den Platz von { $name } wird jemand gesucht, über die Lobby oder mit dem Link.
absence-ended = Im Einvernehmen beendet, mit den Punkten, wie sie standen.
card-wanted =
    { $count ->
        [one] Sucht jemanden, der einen Platz übernimmt
       *[other] Sucht { $count } Leute, die Plätze übernehmen
    }

reliable-title = Verlässlichkeit
reliable-finished =
    { $count ->
        [0] noch keine Partie beendet
        [one] { $count } Partie beendet
       *[other] { $count } Partien beendet
    }
reliable-timed-out =
    { $count ->
        [0] nie die Zeit überschritten
        [one] einmal die Zeit überschritten
       *[other] { $count }-mal die Zeit überschritten
    }
reliable-median = antwortet binnen { $time }

hours-title = Wann meine Uhren pausieren
hours-text = In diesen Stunden und an diesen Tagen stehen deine Uhren still, an jedem Tisch, der Pausen zulässt. Deine Zeitzone stellst du oben ein.
hours-quiet = Ruhezeit
hours-quiet-on = Jede Nacht
hours-from = von
hours-until = bis
hours-save = Speichern
hours-holiday = Urlaub
hours-left =
    { $count ->
        [0] dieses Jahr ist kein Tag mehr übrig
       *[other] dieses Jahr noch { $count } von { $all } Tagen
    }
hours-first = erster Tag
hours-last = letzter Tag
hours-plan = Urlaub eintragen
hours-now = jetzt
hours-call-off = Streichen
hours-back = Ich bin zurück

orders-reactions = Wenn andere etwas tun
orders-reactions-text = Solche Fragen werden dann nach einer zufälligen Zeit für dich beantwortet, egal ob du hättest reagieren können. Am Zeitpunkt lässt sich nichts ablesen.
orders-reaction-ask = Mich fragen
orders-reaction-only = Passen, wenn ich nichts tun kann
orders-reaction-always = Immer passen
orders-how-long = Wie lange
orders-always = Bis ich ihn beende
orders-once = Nur das nächste Mal
orders-until-warned = Bis mir jemand etwas tut
