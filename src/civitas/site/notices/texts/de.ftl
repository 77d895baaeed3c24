# Was Leuten geschrieben wird, die nicht am Tisch sind.

notice-turn = { $game }: Du bist am Zug
notice-turn-shared = { $game }: { $who } ist am Zug
notice-reminder = { $game }: Du bist noch am Zug, und deine Zeit läuft
notice-reminder-shared = { $game }: { $who } ist noch am Zug
notice-nudge = { $game }: Die anderen warten auf dich
notice-nudge-shared = { $game }: Der Tisch wartet auf { $who }
notice-vote = { $game }: Der Tisch braucht deine Stimme
notice-vote-shared = { $game }: Der Tisch braucht die Stimme von { $who }
notice-petition = { $game }: Jemand bittet um eine Rücknahme
notice-petition-shared = { $game }: { $who } soll einer Rücknahme zustimmen
notice-caretaker = { $game }: Eine Vertretung spielt für dich
notice-caretaker-shared = { $game }: Eine Vertretung spielt für { $who }
notice-invited = { $game }: Für dich ist ein Platz reserviert
notice-invited-shared = { $game }: Für { $who } ist ein Platz reserviert
notice-started = { $game }: Die Partie hat begonnen
notice-started-shared = { $game }: Die Partie hat begonnen
notice-finished = { $game }: Die Partie ist zu Ende
notice-finished-shared = { $game }: Die Partie ist zu Ende
notice-chat = { $game }: { $count ->
    [one] eine neue Nachricht am Tisch
   *[other] { $count } neue Nachrichten am Tisch
}
notice-chat-shared = { $game }: { $count ->
    [one] eine neue Nachricht am Tisch
   *[other] { $count } neue Nachrichten am Tisch
}

with = Mit { $names }
and = { $some } und { $last }
asked = Deine Frage: { $question }
since = Was seit deiner letzten Antwort geschah:
earlier = · { $count ->
    [one] (und davor ein Ereignis)
   *[other] (und davor { $count } Ereignisse)
}
all-lost = Alle haben gemeinsam verloren.
won = { $count ->
    [one] { $names } hat gewonnen.
   *[other] { $names } haben gewonnen.
}
spoke = Von { $names }.

withdrawn = { $game }: Du bist nicht mehr am Zug
withdrawn-undone = Jemand hat einen Zug zurückgenommen. Du hörst von uns, sobald du am Zug bist.
withdrawn-answered = Die Frage ist beantwortet.

test = Das ist ein Test von Civitas
test-why = Wenn du das lesen kannst, erreichen dich hier Benachrichtigungen.

mail-subject-many = Civitas: { $count } Benachrichtigungen
mail-open = Zum Tisch: { $link }
mail-open-button = Zum Tisch
mail-why = Du bekommst diese Mail, weil du auf { $site } spielst.
mail-settings = Wovon du hören willst: { $link }
mail-settings-button = Wähle, wovon du hören willst
mail-stop = Mit einem Klick abbestellen: { $link }
mail-stop-button = Abbestellen

fault-address-unreadable = Das ist keine Adresse, an die man etwas schicken kann.
fault-address-not-public = Diese Adresse liegt in einem privaten Netz; diese Seite schickt nur etwas an öffentliche.
fault-address-not-https = Die Adresse muss mit https:// beginnen.
fault-address-port = Anfragen gehen nur an die üblichen Ports von https.
fault-unreachable = Dort hat niemand geantwortet. { $detail }
fault-refused-there = Die Gegenseite hat es abgelehnt ({ $detail }).
fault-redirected = Die Adresse leitet weiter ({ $detail }); gib die an, auf die sie weiterleitet.
fault-told-to-wait = Die Gegenseite bittet um eine Pause ({ $detail }).
fault-browser-keys = Der Browser hat keinen brauchbaren Schlüssel geliefert.
fault-not-discord = Das ist nicht die Adresse eines Discord-Webhooks (https://discord.com/api/webhooks/…).
fault-not-ntfy = Das ist nicht die Adresse eines Themas (https://ntfy.sh/dein-thema).
fault-no-address = Du hast keine bestätigte E-Mail-Adresse.
fault-mail-server = Der Mailserver hat es nicht angenommen ({ $detail }).
fault-unsubscribed = Du hast es über einen Link in einer Mail abbestellt.
fault-broken = Bei uns ist etwas schiefgegangen.
