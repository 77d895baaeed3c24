title-name = Laternen
setting-length = Länge
setting-length-short = kurz
setting-length-long = lang

prompt-bid = Welche Laterne bietest du?
prompt-act = Was tust du?
prompt-give = Wie viele Münzen gibst du an { $to_seat }?
option-lantern = { $lantern }
option-draw = Eine Laterne ziehen
option-roll = Würfeln
option-give = Münzen geben
option-rest = Rasten

note-won = { $seat } gewinnt: { $lantern }.
note-dawn = Der Tag bricht an, das Spiel ist zu Ende.
note-rested = { $seat } rastet.
note-drew = Du ziehst { $lantern }.
note-drew-hidden =
    { $seat } zieht eine Laterne; { $left ->
        [one] eine bleibt
       *[other] { $left } bleiben
    }.
note-rolled = { $seat } würfelt { $number }.
note-gave =
    { $seat } gibt an { $to_seat } { $coins ->
        [one] eine Münze
       *[other] { $coins } Münzen
    }.
reason-deck-empty = Im Stapel sind { $left } Laternen.

lantern-amber = die Bernsteinlaterne
    .help = Sie ist am wenigsten wert.
lantern-blue = die blaue Laterne
lantern-coral = die Korallenlaterne
lantern-dawn = die Laterne der Dämmerung
lantern-ebony = die Ebenholzlaterne
lantern-fern = die Farnlaterne
lantern-gold = die goldene Laterne
lantern-hazel = die Haselnusslaterne
lantern-iris = die Irislaterne
lantern-jade = die Jadelaterne
lantern-khaki = die khakifarbene Laterne
lantern-lilac = die lila Laterne

tally-start = Zu Beginn
tally-bids = Gewonnene Gebote
tally-rolls = Würfe
tally-gifts = Geschenke

column-coins = Münzen
column-held = Laternen auf der Hand
column-left = Laternen im Stapel
column-own = Deine Laternen
column-shown = Gezeigte Laternen

thing-lantern = Laterne
thing-bid = Gebot
thing-gift = Geschenk
thing-luck = Glück
thing-die = Würfel
