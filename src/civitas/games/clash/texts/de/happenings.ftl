# Clash of Cultures auf Deutsch. Was bei Ereignissen geschieht. Jeder Satz ist unser eigener.

note-event = { $seat } zieht ein Ereignis: { $event }.
note-symbol = Das Symbol der Karte: { $symbol }.
note-event-ignored = { $seat } ist nicht betroffen: { $event }.
note-mood-kept = { $seat } bezahlt, und die Stimmung in { $hex } bleibt, wie sie ist.
note-great-person = { $seat } nimmt die Karte „{ $event }“ auf die Hand.
note-exhausted = Das Land auf { $hex } neben einer Stadt von { $seat } ist erschöpft.
note-barbarian-city = Auf { $hex } erscheint eine Barbarenstadt.
note-barbarians-grow = Die Barbaren auf { $hex } erhalten Verstärkung: { $unit }.
note-barbarians-march = Barbaren bewegen sich von { $from_hex } nach { $to_hex }.
note-unit-lost = { $seat } verliert auf { $hex } eine Einheit: { $unit }.
note-food-lost = { $number ->
        [0] { $seat } hat keine Nahrung zu verlieren.
       *[other] { $seat } verliert { $number } Nahrung.
    }
note-action-lost = { $seat } verliert eine Aktion.
note-buried = Die Stadt von { $seat } auf { $hex } wird zerstört.
note-destroyed = { $seat } verliert in { $hex }: { $structure }.
prompt-event-effect = Du ziehst gleich ein Ereignis. Soll außer dem Symbol auch die Wirkung gelten?
prompt-event-city = Welche deiner Städte wählst du?
prompt-event-player = Welchen Mitspieler wählst du?
prompt-event-unit = Welche Einheit gibst du auf?
prompt-myths = Bezahlst du 1 Zufriedenheit, damit die Stimmung in { $hex } nicht sinkt?
prompt-great-person = Nimmst du die Karte „{ $event }“ für { $number } Kultur auf die Hand?
prompt-share-food = Verteile die Nahrung an deine Mitspieler.
prompt-exhausted-land = Welches Feld neben deinen Städten wird erschöpft?
prompt-barbarian-city = Wo erscheint die Barbarenstadt?
prompt-barbarian-infantry = In welcher Barbarenstadt erscheint eine weitere Infanterie?
prompt-barbarian-group = Welche Barbaren bewegen sich als Nächste?
prompt-barbarian-step = Wohin bewegen sich die Barbaren von { $hex }?
prompt-earthquake = Welches Bauwerk wird zerstört? Höchstens noch { $number }.
option-structure = { $structure } in { $hex }
option-unit-at = { $unit } auf { $hex }
option-no-unit = Keine Einheit aufgeben
reason-pestilence = Seit der Pest kann niemand ohne Kanalisation bauen.
reason-settlement-last = Die Siedlung von { $hex } kannst du erst entfernen, wenn dort sonst nichts mehr steht.
reason-at-least-one = Mindestens ein Bauwerk musst du entfernen.
structure-academy = { building-academy }
structure-fortress = { building-fortress }
structure-port = { building-port }
structure-temple = { building-temple }
structure-great_wall = { wonder-great_wall }
structure-great_statue = { wonder-great_statue }
structure-great_mausoleum = { wonder-great_mausoleum }
structure-great_arena = { wonder-great_arena }
structure-great_library = { wonder-great_library }
structure-great_lighthouse = { wonder-great_lighthouse }
structure-great_pyramid = { wonder-great_pyramid }
structure-great_gardens = { wonder-great_gardens }
structure-settlement = Siedlung
