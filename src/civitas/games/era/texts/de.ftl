# Era of Tribes auf Deutsch. Namen von Dingen sind Tatsachen des Spiels; jeder Satz ist unser eigener.

title-name = Era of Tribes
title-about = Zehn Stämme des alten Europa, von den ersten Bauern bis zu den Reichen des Mittelalters. Deine Vasallen besiedeln Provinz um Provinz, sammeln sich für Städte, fahren zur See, handeln und kämpfen; deine wenigen Anführer können nicht überall sein. Einfluss bringt, was du als Erster und am besten tust, und jedes Zeitalter führt zur nächsten Revolution.
brief-goal = Du willst am Ende die meisten Punkte haben: aus deinem Einfluss, deiner geheimen Einflusskarte, den offenen Karten und der Moral deines Volkes.
brief-turn = In jeder Runde handeln alle der Reihe nach, bis alle gepasst haben, und niemand wählt eine Aktion zweimal: Expansion, Handel, Steuern, Diplomatie, Fortschritt, Brot & Spiele oder eine Revolution, die in die nächste Epoche führt. Anführer und Luxusgüter machen eine Aktion stärker. Wer nicht expandiert, wächst am Ende der Runde trotzdem ein wenig.
brief-points = Bündnisse, neue Epochen, Schlachten und Fortschritte, die sonst niemand hat, bringen unterwegs Einfluss. Am Ende belohnt jede Einflusskarte, wer von etwas am meisten hat: Flotten, Städte, Wälder, Fortschritte. Hunger kostet Punkte.
brief-end = Das Spiel endet mit der Runde, in der jemand die Antike erreicht (im langen Spiel das Hochmittelalter), genug Provinzen, Fortschritte oder Einfluss hat, den eigenen Triumphmarker trifft oder seine Heimat verliert. Wer das Ende auslöst, erhält drei Punkte.
setting-length = Länge
setting-length-normal = normal: bis zur Antike
setting-length-long = lang: bis ins Hochmittelalter

## Aufbau

prompt-tribe = Welches Volk führst du?
option-tribe = { $tribe }
prompt-own-card = Welche Einflusskarte behältst du? Sie bleibt bis zum Schluss geheim.
option-card = { $card }
prompt-first-advance = Welchen ersten Fortschritt nimmst du? Er ist kostenlos.
option-advance = { $field }, Stufe { $level }
note-first-order = Gespielt wird in der Reihenfolge { $seat }; { $number } Landprovinzen sind im Spiel
note-tribe = { $seat } führt das Volk { $tribe }
note-cards-drawn = Eine davon darfst du behalten: { $cards }
note-own-card = { $seat } behält eine geheime Einflusskarte
note-open-cards = Offene Einflusskarten: { $cards }
note-home = { $seat } beginnt in { $province }
note-barbarians = Barbaren leben in { $provinces }

## Die Runde

prompt-place-in-order = Welchen Platz in der Reihenfolge nimmst du ein?
option-place-in-order = Platz { $place }
note-order = Runde { $number }: { $seat }
prompt-arm = Welche dieser Güter dienen nächste Runde im Krieg?
note-armed = { $seat } stellt { $number } Güter für den Krieg ab: { $provinces }
note-round-over = Runde { $number } ist zu Ende
prompt-action = Welche Aktion wählst du?
option-action = { $action }
option-pass = Für den Rest der Runde passen
prompt-use-village = Oder ein Barbarendorf nutzen:
option-use-village = Dorf: { $village }
prompt-commit = Wie viele Anführer und Luxusgüter setzt du auf { $action }?
option-leaders = Anführer
option-luxury-goods = Luxusgüter
note-acts = { $seat } wählt { $action }
note-passes = { $seat } passt
note-commits = { $seat } setzt { $leaders ->
        [one] 1 Anführer
       *[other] { $leaders } Anführer
    } { $goods ->
        [0] ein
        [one] und 1 Luxusgut ein
       *[other] und { $goods } Luxusgüter ein
    }

## Leisten und Vorräte

note-morale-rises = Moral von { $seat } steigt um { $steps } auf { $value }
note-morale-falls = Moral von { $seat } sinkt um { $steps } auf { $value }
note-influence-gained = { $seat } erhält { $points } Einfluss und hat { $value }
note-influence-lost = { $seat } verliert { $points } Einfluss und hat { $value }
note-thalers-gained = { $seat } erhält { $amount } Taler
note-thalers-paid = { $seat } zahlt { $amount } Taler
note-food-gained = { $seat } erhält { $amount } Nahrung{ $eased ->
        [0] {""}
       *[other] {" und legt"} { $eased } Hunger beiseite
    }
note-food-given = { $seat } gibt { $amount } Nahrung ab{ $hunger ->
        [0] {""}
       *[other] {" und leidet"} { $hunger } Hunger
    }
note-treaties-gained = { $seat } erhält { $amount ->
        [one] einen Vertrag
       *[other] { $amount } Verträge
    }
note-treaties-given = { $seat } gibt { $amount ->
        [one] einen Vertrag
       *[other] { $amount } Verträge
    } ab
prompt-desert = Die Moral ist am Tiefpunkt und kein Einfluss mehr da: Welcher Vasall läuft davon?
option-province = { $province }

## Provinzen

note-occupied = { $seat } beherrscht nun { $province }
note-vacated = { $seat } beherrscht { $province } nicht mehr
note-good-gained = { $seat } erhält { $good } aus { $province }
note-good-lost = { $seat } verliert { $good } aus { $province }
note-colony = { $seat } hat eine neue Kolonie, von der Heimat getrennt
note-vassals-removed = { $seat } nimmt { $number ->
        [one] einen Vasallen
       *[other] { $number } Vasallen
    } aus { $province } zurück
note-fleets-removed = { $seat } nimmt { $number ->
        [one] eine Flotte
       *[other] { $number } Flotten
    } aus { $province } zurück
note-vassal-placed = { $seat } setzt einen Vasallen nach { $province }
note-city-built = Eine Stadt von { $seat } steht in { $province } und setzt { $freed ->
        [one] 1 Vasallen
       *[other] { $freed } Vasallen
    } frei
note-city-lost = { $seat } verliert die Stadt in { $province }
note-post-removed = { $seat } verliert den Handelsposten in { $province }

## Fortschritt

prompt-advance = Welchen Fortschritt kaufst du?
option-buy-advance = { $field }, Stufe { $level }, für { $cost } Taler
option-no-advance = Kein Fortschritt
note-advance = { $seat } erreicht { $field }, Stufe { $level } ({ $number }. Fortschritt)
prompt-borrow = Kein Vasall ist frei. Einen aus einer ungebauten Stadt nehmen, für { $morale } Moral?
option-borrow = Einen Vasallen aus einer ungebauten Stadt nehmen ({ $morale } Moral)
note-borrowed = { $seat } nimmt einen Vasallen aus einer ungebauten Stadt
prompt-free-fleet = Wohin kommt die kostenlose Flotte?
note-fleet = { $seat } hat eine neue Flotte in { $province }
note-army = { $seat } erhält { $number ->
        [one] eine Armee
       *[other] { $number } Armeen
    } kostenlos

## Revolution

prompt-score-card = Du betrittst die Epoche zuerst. Welche offene Karte wird gewertet?
note-epoch = { $seat } betritt eine neue Epoche: { $epoch }
note-own-leader = { $seat } erhält einen weiteren Anführer
note-barbarians-rise = Die Barbaren werden stärker: Stufe { $level }
note-card-scored = { $card } wird gewertet
note-new-card = { $card } macht Platz für { $cards }

## Diplomatie

prompt-diplomacy = Was tut dieser Anführer?
option-hire-grey = Grauen Anführer anwerben ({ $cost } Taler, { $number } freie Vasallen)
option-protect = Schutz suchen: Wer dich angreift, verliert { $morale } Moral
option-bribe = Bestechen: je { $cost } Taler an { $number } Mitspieler mit weniger Einfluss
option-no-deed = Nichts
note-protected = { $seat } steht in dieser Runde unter Schutz
note-grey-leader = { $seat } erhält einen grauen Anführer
note-ring = { $seat } bestimmt den eigenen Platz in der nächsten Reihenfolge
note-ring-left = Der Anführer von { $seat } kehrt von der Reihenfolge zurück
prompt-bargain = Welchen Handel schlägst du vor?
option-offer-purchase = { $seat } { $cost } Taler für { $province } bieten
option-force-sale = { $seat } zwingen, { $province } für { $cost } Taler zu verkaufen
option-offer-alliance = { $seat } eine Allianz anbieten
option-force-alliance = { $seat } in eine Allianz zwingen
option-offer-parting = { $seat } bitten, die Allianz zu beenden
option-force-parting = Die Allianz mit { $seat } erzwungen beenden
option-no-bargain = Kein Handel
prompt-sell = { $seat } bietet { $thalers } Taler für { $province }. Verkaufst du?
option-deal-accept = Annehmen
option-deal-refuse = Ablehnen
option-deal-counter = { $thalers } Taler und { $treaties ->
        [one] einen Vertrag
       *[other] { $treaties } Verträge
    } verlangen
prompt-counter = { $seat } verlangt { $thalers } Taler und { $treaties ->
        [one] einen Vertrag
       *[other] { $treaties } Verträge
    } für { $province }. Einverstanden?
note-refused = { $seat } lehnt das Angebot von { $other_seat } ab
note-bought = { $seat } kauft { $other_seat } die Provinz { $province } ab
prompt-own-city = Eine eigene Stadt in { $province } bauen?
prompt-join-alliance = { $seat } bietet dir eine Allianz an. Willigst du ein?
prompt-end-alliance = { $seat } möchte die Allianz beenden. Stimmst du zu?
note-alliance = { $seat } und { $other_seat } sind Verbündete
note-alliance-over = Die Allianz von { $seat } und { $other_seat } ist beendet

## Expansion

note-auto-expansion = { $seat } expandiert automatisch
note-growth = { $seat } hat Wachstum { $number }
note-legion = { $seat } erhält { $number ->
        [one] eine Legion
       *[other] { $number } Legionen
    }
prompt-shrink = Dein Reich schrumpft. Was gibst du auf?
option-lose-vassal = Einen Vasallen in { $province }
option-lose-fleet = Eine Flotte in { $province }
option-lose-post = Den Handelsposten in { $province }
prompt-place-vassal = Wohin setzt du einen neuen Vasallen? Wachstum übrig: { $number }
option-place = { $province }
option-placed-all = Keine weiteren Vasallen
prompt-recruit = Was wird aus neuen Vasallen?
option-train-army = Armee aus { $province } ({ $cost } Taler)
option-build-fleet = Flotte aus { $province } in { $to_province } ({ $cost } Taler)
option-open-post = Handelsposten durch einen Vasallen aus { $province }
option-recruited-all = Sie bleiben Vasallen
note-trained = { $seat } bildet in { $province } eine Armee aus
note-launched = { $seat } baut von { $from_province } aus eine Flotte in { $province }
prompt-market = In welcher Stadt errichtest du den Handelsposten?
prompt-post-gift = Was gibst du { $seat } dafür?
option-give-thaler = Einen Taler
option-give-treaty = Einen Vertrag
note-post = { $seat } errichtet mit einem Vasallen aus { $from_province } einen Handelsposten in { $province }, einer Stadt von { $other_seat }
prompt-march = Welche Figur bewegst du?
option-move-vassal = Vasall in { $province }
option-move-stack = { $number } Vasallen aus { $province }
option-move-horse = Vasall in { $province }, zu Pferd
option-move-fleet = Flotte in { $province }
option-raid = { $province } plündern
option-moved-all = Bewegung beenden
prompt-walk = Wohin geht der Vasall aus { $province }?
prompt-walk-together = Wohin gehen { $number } Vasallen aus { $province }?
prompt-bridge = Welche Flotten tragen den Vasallen nach { $province }?
prompt-sail = Wohin segelt die Flotte aus { $province }?
option-go-to = { $province } ({ $cost ->
        [one] 1 Punkt
       *[other] { $cost } Punkte
    })
option-cross-to = { $province }, über { $fleets ->
        [one] 1 Flotte
       *[other] { $fleets } Flotten
    } ({ $cost ->
        [one] 1 Punkt
       *[other] { $cost } Punkte
    })
option-bridge = Über { $provinces }
option-stay = Bleiben
note-walked = { $seat } zieht einen Vasallen von { $from_province } nach { $to_province }
note-walked-together = { $seat } zieht { $number } Vasallen von { $from_province } nach { $to_province }
note-sailed = { $seat } segelt mit einer Flotte von { $from_province } nach { $to_province }
note-arrived = { $seat } ist in { $province } angekommen
note-invaded = { $seat } marschiert kampfbereit in { $province } ein
note-landing = { $seat } landet kampfbereit in { $province }
note-horse = { $seat } nutzt die Pferde aus { $province }
prompt-sea-attack = { $seat } beherrscht { $province }. Willst du eine Seeschlacht?
prompt-sea-defence = { $seat } kommt nach { $province }. Willst du eine Seeschlacht?
note-sea-quarrel = { $seat } will gegen { $other_seat } in { $province } kämpfen
note-raid = { $seat } plündert { $province } von { $other_seat } und würfelt { $die }
prompt-found = Wo gründest du eine Stadt?
option-found = { $province }
option-no-city = Keine Stadt
note-founded = { $seat } gründet mit { $number } Vasallen eine Stadt in { $province }

## Schlacht

prompt-battle = Welche Schlacht folgt als nächste?
note-battle = { $seat } greift { $other_seat } in { $province } an
prompt-expel = Welche Handelsposten von { $seat } weist du aus?
prompt-send = Was schickst du in die Schlacht von { $province }?
option-unit = { $unit }
note-sends = { $seat } schickt { $units }
prompt-reinforce = Schlacht von { $province }: Holst du Hilfe?
option-call-ally = { $seat } um Armeen bitten
option-fight = Kämpfen
note-mercenary = { $seat } nimmt Barbaren aus einem Dorf in Sold
prompt-support = { $seat } bittet in { $province } um Hilfe und zahlt { $cost } Taler je Armee. Wie viele schickst du?
note-supports = { $seat } schickt { $other_seat } { $number ->
        [0] keine Armee
        [one] 1 Armee
       *[other] { $number } Armeen
    }
note-markers = Marker – { $seat }: { $own_markers }; { $other_seat }: { $their_markers }
note-strike = Die Würfel zeigen { $symbols }. Treffer – { $seat }: { $hits }; { $other_seat }: { $losses }
note-battle-won = Sieg für { $seat } über { $other_seat } in { $province }
note-battle-drawn = Niemand überlebt die Schlacht von { $province }
note-undefended = In { $province } ist niemand mehr, der sich wehrt
note-triumph = Der Triumphzug von { $seat } rückt ein Feld vor
note-triumph-back = Der Triumphzug von { $seat } fällt ein Feld zurück
note-fallen = { $seat } verliert { $number ->
        [one] 1 Figur
       *[other] { $number } Figuren
    }
note-mercenaries-spent = { $seat } hat { $number ->
        [one] 1 Dorf
       *[other] { $number } Dörfer
    } als Söldner verbraucht
note-battlefield = { $province } ist ein historisches Schlachtfeld der Größe { $size }
note-survivors = { $seat } behält { $number ->
        [one] 1 Vasallen
       *[other] { $number } Vasallen
    } in { $province }

## Barbarendörfer

note-village-taken = { $seat } nimmt das Dorf in { $province }
note-village-seen = Das Dorf ist { $village }
note-village-gone = Das Dorf in { $province } gibt es nicht mehr
prompt-new-village = Du hast { $village } erobert. Sofort nutzen?
option-use-now = Nutzen
option-keep-village = Verdeckt behalten
note-village-used = { $seat } nutzt ein Dorf: { $village }
note-militia = { $seat } erhält { $number } graue Milizen

## Das Ende

note-end-reached = { $seat } hat ein Ende erreicht: { $end }. Diese Runde ist die letzte
note-cashed = { $seat } deckt ein Dorf auf: { $village }
note-final-score = { $seat }: Einfluss { $influence }, eigene Karte { $card } { $own_card }, offene Karten { $open_cards }, Moral { $morale }, Dörfer { $villages }, Hunger -{ $hunger }: { $points } Punkte
note-ending = Das Spiel ist aus: { $end }
note-ending-alone = Das Spiel ist aus: { $end }. Ab { $need } Punkten ist es ein Sieg, du hast { $points }. Rang: { $rank }
note-tie-morale = Den Gleichstand gewinnt { $seat }: Moral { $value }
note-tie-hunger = Den Gleichstand gewinnt { $seat }: Hunger { $value }

## Gründe

reason-tribe-taken = { $seat } führt schon das Volk { $tribe }.
reason-field-used = { $action } hast du in dieser Runde schon genutzt.
reason-no-leader-left = Du hast in dieser Runde keinen Anführer mehr.
reason-leader-first = Jede Aktion braucht einen Anführer.
reason-no-city = Steuern brauchen eine Stadt.
reason-cannot-advance = Du kannst keinen Fortschritt bezahlen.
reason-last-epoch = In diesem Spiel gibt es keine weitere Epoche.
reason-not-ripe = { $epoch } verlangt { $need } der Voraussetzungen; du erfüllst { $met }.
reason-top-level = { $field } hat keine weitere Stufe.
reason-too-dear = Es kostet { $cost } Taler, und du hast { $thalers }.
reason-too-expensive = Die Provinz kostet { $cost } Taler, und du hast { $thalers }.
reason-price-too-high = Das kostet { $cost } Taler, und du hast { $thalers }.
reason-cannot-pay = Du müsstest { $cost } Taler zahlen, und du hast { $thalers }.
reason-cannot-pay-ally = Eine Armee dieses Verbündeten kostet { $cost } Taler, und du hast { $thalers }.
reason-done-already = Das hast du in dieser Runde schon getan.
reason-no-grey-leader = Im Vorrat ist kein grauer Anführer mehr.
reason-too-few-free = Dazu braucht es { $need } freie Vasallen, und du hast { $number }.
reason-ring-taken = Auf der Reihenfolge steht schon ein Anführer von { $seat }.
reason-no-free-vassal = Du hast keinen freien Vasallen, den du dorthin setzen könntest.
reason-too-few-treaties = Zwang kostet { $need } Verträge, und du hast { $number }.
reason-no-leader-to-swap = { $seat } hat keinen Anführer zum Tauschen.
reason-has-its-own = { $province } hat schon einen neuen Vasallen erhalten.
reason-none-free = Kein Vasall ist frei.
reason-none-under-cities = Unter deinen ungebauten Städten ist kein Vasall mehr.
reason-nothing-to-give = Du hast weder Taler noch Vertrag für den Nachbarn.
reason-only-scores = Dieses Dorf zählt erst am Ende.
reason-no-advance-to-buy = Du kannst auch zum halben Preis keinen Fortschritt bezahlen.
reason-no-leader-for-it = Später braucht dieses Dorf einen Anführer.
reason-grey-first = Graue Milizen ziehen vor deinen eigenen Armeen in die Schlacht.
