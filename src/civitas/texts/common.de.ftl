# Texte, die alle Spiele teilen. Ein Spiel darf sie in seiner eigenen Datei anders fassen.

seat-name = Spieler { $number }

option-yes = Ja
option-no = Nein
option-none = Nichts
option-pass = Passen
option-done = Fertig
option-number = { $number }
option-deal-accept = Annehmen
option-deal-refuse = Ablehnen
option-deal-counter = Andere Bedingungen anbieten

reason-not-offered = Das steht hier nicht zur Wahl.
reason-wrong-form = Das ist keine Antwort auf diese Frage.
reason-wrong-count = Wähle mindestens { $least } und höchstens { $most }.
reason-out-of-range = Nur Zahlen von { $low } bis { $high } sind möglich.
reason-not-together = Das passt nicht zu dem, was du schon gewählt hast.

list-empty = nichts
list-last = { $rest } und { $last }

note-victory =
    { $count ->
        [one] { $seat } gewinnt mit
       *[other] { $seat } teilen sich den Sieg mit je
    } { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkten.
    }

note-defeat = Alle haben gemeinsam verloren.

note-rules-changed =
    Ab hier gelten neue Regeln (Version { $after } statt { $before }). { $back ->
        [0] Die Partie geht in der Stellung weiter, die ihr gesehen habt.
        [one] Eine Antwort passt nicht mehr dazu und wurde zurückgenommen.
       *[other] { $back } Antworten passen nicht mehr dazu und wurden zurückgenommen.
    }

# Warum ein Zug gut ist: was er bringt und was er kostet, in den Worten der Merkmale des Spiels.
why-more = Das { $more }.
why-more-but = Das { $more }, aber es { $less }.
why-less = Das { $less }.
why-even = Es ist etwa so viel wert wie die anderen Antworten.
why-same = Mit der nächstbesten Antwort gewinnst du genauso oft: in etwa { $chance } von 100 Partien.
why-alone = Keine andere Antwort kam in Frage.
why-only = Es ist die einzige Antwort, die die Regeln zulassen.
why-figures = { $said } ({ $figures })
why-help = { $name }: { $help }
why-chance = Damit gewinnst du in etwa { $chance } von 100 Partien, mit der nächstbesten Antwort in { $next }.
figure = { $name } { $before } → { $after }
