# The Sands of Time auf Deutsch. Namen sind Tatsachen des Spiels; jeder Satz ist unser eigener.
# Namen kommen fertig an: $region, $kind oder $resource ist der Name, wie er unten steht,
# ein Text kann also danach wählen ({ $kind -> [Soldat] … }).

title-name = The Sands of Time
title-about = Führe ein Reich rund um das antike Mittelmeer durch drei Dynastien. Bauern bringen Getreide und Gold; damit baust, annektierst, handelst und kämpfst du und hältst dein Volk ruhig, und was übrig bleibt, verfällt am Ende jeder Generation. Doch Taten allein bringen fast nichts ein: Von einem Reich bleibt, was seine Chroniken überliefern.
brief-goal = Du willst am Ende der dritten Dynastie die meisten Siegpunkte haben. Fast alle kommen aus Chroniken: Karten, die du verdeckt auslegst und mit denen du behauptest, dein Reich werde in etwas groß sein.
brief-turn = In jeder Runde wählen alle verdeckt zwei Karten und führen sie dann der Reihe nach aus: mustern, bauen, erobern, eine Karawane schicken, übersiedeln, regieren, fortschreiten oder eine Chronik auslegen. Einmal im Zug kommt auf Wunsch eine Bonusaktion dazu. Wer eine Karte in derselben Generation noch einmal nutzt, bezahlt mit Unruhe, und Unruhe macht fast alles teurer.
brief-points = Am Ende einer Dynastie werden die Chroniken aufgedeckt. Jede zählt, wenn dein Reich genug von dem hat, was ihr Feld verlangt, und genug Überlieferung in ihrer Kategorie, damit man ihr glaubt. Überlieferung bringen Karawanen, Bauwerke und ein gut gewählter Schwerpunkt.
brief-end = Ein Würfel entscheidet, wie viele Runden eine Generation hat, zwei bis vier. Endet die dritte Dynastie, gibt es je drei Punkte für die meisten Regionen, die geringste Unruhe und die meisten Springbrunnen und Leiern.

## Mengen, die andere Texte verwenden

count-crops =
    { $cost ->
        [0] kostenlos
       *[other] { $cost } Getreide
    }
count-gold =
    { $cost ->
        [0] kostenlos
       *[other] { $cost } Gold
    }
count-amount = { $amount } { $resource }
count-points =
    { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    }

## Aufbau

prompt-claim =
    { $number ->
        [1] Besetze eine freie Region als deine erste Provinz.
        [2] Besetze als zweite Provinz eine freie Region neben deiner ersten. Gibt es keine, darfst du jede freie Region nehmen.
       *[other] Besetze als dritte Provinz eine freie Region neben einer deiner beiden. Gibt es keine, darfst du jede freie Region nehmen.
    }
prompt-capital = Mache eine deiner Provinzen zur Hauptstadt.
prompt-first-caravan = Lege kostenlos deine erste Karawane zwischen deine Hauptstadt und eine andere deiner Provinzen. Grenzt keine an die Hauptstadt, darf sie auf jede Grenze der Hauptstadt.
prompt-first-heritage = In welcher Kategorie beginnst du mit Überlieferung 1?
prompt-extra-peasant = Welche deiner Provinzen erhält noch einen Bauern?
prompt-first-advance = Mit welchem Fortschritt von Level 1 beginnst du?

note-start-player = Startspieler ist { $seat }
note-claim = { $seat } besetzt { $region }
note-first-citizens = Jede Provinz beginnt mit { $peasants ->
        [one] 1 Bauern
       *[other] { $peasants } Bauern
    } und { $soldiers ->
        [one] 1 Soldaten
       *[other] { $soldiers } Soldaten
    }
note-advances-dealt = Der zweite Fortschritt jeder Reihe liegt aus, die weiteren liegen verdeckt in Stapeln
note-capital = { $seat } macht { $region } zur Hauptstadt
note-extra-peasant = { $seat } stellt noch einen Bauern nach { $region }

reason-region-taken = { $region } gehört bereits { $seat }.
reason-not-adjacent = { $region } grenzt an keine deiner Regionen, und es gibt noch freie, die das tun.
reason-not-between-own = { $border } verbindet deine Hauptstadt nicht mit einer anderen deiner Provinzen.

## Spielzüge

prompt-choose-cards = Wähle zwei Karten für deinen Zug.
prompt-next-deed = Führe eine deiner Karten aus oder beende deinen Zug.
prompt-bonus = Du kannst auch eine Bonusaktion nutzen.

option-card = { $card }
option-end-turn = Zug beenden
option-region = { $region }
option-category = { $category }
option-kind = { $kind }
option-oppression = Bonus: Unterdrückung in { $region }
option-support = Bonus: Unterstützung für { $category }
option-taxes = Bonus: Steuern als { $resource }

note-reveal = { $seat } deckt auf: { $cards }
note-deed = { $seat } spielt: { $card }
note-oppression = { $seat } unterdrückt { $region }: { count-amount }
note-support = { $seat } holt sich Unterstützung: Die Überlieferung in { $category } gilt bis zum Ende des Zuges als höher
note-taxes = { $seat } erhebt Steuern: { count-amount }
note-emphasis-complete = { $seat } vollendet den Schwerpunkt { $category }
note-emphasis-marked = { $seat } füllt Feld { $value } des Schwerpunkts { $category }
note-heritage = { $seat } erhöht die Überlieferung in { $category } auf { $value }
note-unrest =
    { $cause ->
        [bonus] { $seat } hat nun Unruhe { $value } (Bonusaktion)
        [repeat] { $seat } hat nun Unruhe { $value } (wiederholte Karte)
        [crowding] { $seat } hat nun Unruhe { $value } (Überbevölkerung)
       *[battle] { $seat } hat nun Unruhe { $value } (gewonnener Kampf)
    }
note-unrest-points = { $seat } hat schon die höchste Unruhe und verliert stattdessen { count-points }
note-unrest-capped = Die Unruhe von { $seat } sinkt auf { $value }

reason-two-repeats = Nur eine der beiden Karten darf in dieser Generation schon gespielt worden sein.
reason-one-emphasis = In einer Generation ist nur eine Schwerpunktkarte erlaubt.
reason-bonus-used = Du hast in diesem Zug schon eine Bonusaktion genutzt.
reason-no-goods = Keine deiner Karawanen liegt auf einem Handelsgut.
reason-no-peasants = Du hast keinen Bauern in { $region }.

## Chronik

prompt-chronicle = Lege eine Chronikkarte verdeckt auf ein Wertungsfeld.
option-chronicle = Karte { $card } auf Feld { $field }
note-chronicle = { $seat } legt eine Chronikkarte verdeckt auf Feld { $field }
note-chronicle-own = Deine verdeckte Chronikkarte auf Feld { $field } ist die { $card }
reason-field-taken = Auf Feld { $field } liegt schon eine deiner Chronikkarten.
reason-no-chronicle = Auf jedem Feld liegt schon eine deiner Chronikkarten.

## Musterung

prompt-muster = Wen stellst du auf oder wandelst du um, und wo?
option-muster-soldier = Neuer Soldat in { $region } ({ count-gold })
option-muster-irrigation = Neuer Bauer in { $region } durch Bewässerung ({ count-gold })
option-muster-convert =
    { $kind ->
        [Soldat] Bauer wird Soldat in { $region } ({ count-gold })
       *[Bauer] Soldat wird Bauer in { $region } ({ count-gold })
    }
note-muster-soldier = { $seat } stellt einen Soldaten in { $region } auf
note-muster-irrigation = { $seat } erhält durch Bewässerung einen Bauern in { $region }
note-muster-convert =
    { $kind ->
        [Soldat] { $seat } macht in { $region } einen Bauern zum Soldaten
       *[Bauer] { $seat } macht in { $region } einen Soldaten zum Bauern
    }
reason-region-mustered = In { $region } hast du mit dieser Karte schon gemustert.
reason-enough-raised = Mit dieser Musterung darfst du keinen weiteren Soldaten aufstellen.
reason-gold-short = Das kostet { count-gold }, du hast { $gold }.
reason-no-soldiers-left = Alle deine Soldaten stehen schon auf dem Spielplan.
reason-no-peasants-left = Alle deine Bauern stehen schon auf dem Spielplan.
reason-convert-locked = Zum Umwandeln muss Politik freigeschaltet sein.
reason-none-to-convert = Du hast keinen passenden Bürger in { $region }.
reason-no-irrigation = Dafür brauchst du eine Bewässerung in { $region }, und Bürgertum muss freigeschaltet sein.
reason-nothing-to-muster = Du kannst jetzt niemanden aufstellen oder umwandeln.

## Eroberung

prompt-conquest = Wo greifst du an, oder welche Region annektierst du?
prompt-annex-after = Annektierst du nun { $region }?
prompt-attack-after = Greifst du nun jemanden in { $region } an?
prompt-die = Kampf in { $region }: { $seat } greift mit { $own } an, { $other_seat } verteidigt mit { $theirs }. Stelle verdeckt deinen Würfel ein.
prompt-lose-citizen = Welcher deiner Bürger in { $region } geht zurück in den Vorrat?
prompt-retreat = Wohin ziehen sich deine Bürger aus { $region } zurück?
prompt-new-capital = Du hast deine Hauptstadt verloren: Wähle eine Region für die neue.

option-attack = { $other_seat } in { $region } angreifen ({ count-crops }; Kampfwert { $own } gegen { $theirs })
option-annex = { $region } annektieren ({ count-crops })
option-die =
    { $number ->
        [0] Kein Würfel
       *[other] Würfel { $number }: Kampfwert +{ $strength }, bei einem Sieg Unruhe +{ $number }
    }

note-attack = { $seat } greift { $other_seat } in { $region } an: Kampfwert { $own } gegen { $theirs }
note-battle = Würfel in { $region }: { $seat } setzt { $die }, { $other_seat } setzt { $other_die }
note-battle-won = { $seat } gewinnt den Kampf in { $region } gegen { $other_seat }
note-battle-over = Der Kampf in { $region } ist vorbei
note-citizen-lost =
    { $kind ->
        [Soldat] { $seat } verliert einen Soldaten in { $region }
       *[Bauer] { $seat } verliert einen Bauern in { $region }
    }
note-control-lost = { $seat } verliert die Kontrolle über { $region }
note-new-capital = { $seat } verlegt die Hauptstadt nach { $region }
note-last-region = { $region } ist die letzte Region von { $seat } und geht nicht verloren
note-retreat = { $seat } zieht sich aus { $from_region } nach { $to_region } zurück
note-no-retreat = { $seat } kann sich aus { $region } nirgendwohin zurückziehen und verliert dort alle Bürger
note-annex = { $seat } annektiert { $region } ({ count-crops })

reason-attack-crops = Der Angriff kostet { count-crops }, du hast { $crops }.
reason-annex-crops = Die Annexion kostet { count-crops }, du hast { $crops }.
reason-annex-defended = { $seat } hat noch Bürger in { $region }.
reason-annex-outnumbered = Du brauchst in { $region } mehr Bürger als jeder andere Spieler.
reason-annex-last-region = { $region } ist die letzte Region von { $seat } und kann nicht annektiert werden.
reason-annex-limit = Mehr als { $most } Regionen kannst du nicht kontrollieren.
reason-nothing-to-conquer = Du kannst jetzt nirgends angreifen oder annektieren.

## Überfall und Übersiedeln

prompt-ask-passage = Für welche Straßen deiner Mitspieler bittest du um Durchreise?
prompt-grant-passage = Darf { $seat } die Straße in { $region } nutzen?
prompt-raid-move = Ziehe einen Soldaten, oder hör auf zu ziehen.
prompt-raid-loot =
    { $everywhere ->
        [1] Welche Region plünderst du? Hör auf, wenn du genug hast.
       *[other] Welche der eben betretenen Regionen plünderst du?
    }
prompt-migrate-move = Ziehe einen Bürger, oder hör auf zu ziehen.
prompt-migrate-caravan = Lege kostenlos eine Karawane auf eine Grenze neben einem deiner Bürger, oder hör auf.

option-move = { $from_region } → { $to_region } ({ $kind })
option-raid-loot = { $region } ({ count-amount })

note-passage-granted = { $seat } erlaubt { $other_seat }, die Straße in { $region } zu nutzen
note-passage-refused = { $seat } verweigert { $other_seat } die Straße in { $region }
note-move =
    { $kind ->
        [Soldat] { $seat } zieht einen Soldaten von { $from_region } nach { $to_region }
       *[Bauer] { $seat } zieht einen Bauern von { $from_region } nach { $to_region }
    }
note-raid = { $seat } plündert { $region }: { count-amount }
note-raid-loss = { $seat } verliert durch den Überfall von { $other_seat } { count-amount }

reason-no-soldiers = Du hast keine Soldaten auf dem Spielplan.
reason-no-citizens = Du hast keine Bürger auf dem Spielplan.
reason-nobody-there = Auf keiner Seite dieser Grenze steht ein Bürger von dir: { $border }.

## Bauen

prompt-build = Was baust du, und wo?
prompt-build-more = Baue ein zweites Mal in einer anderen Region, oder hör auf.
prompt-labour = { $building } in { $region } kostet { $cost } Gold. Wie viele deiner Bauern dort helfen mit?
option-build = { $building } in { $region } ({ count-gold })
option-labour =
    { $number ->
        [0] Niemand ({ count-gold })
        [one] 1 Bauer ({ count-gold }), der in den Vorrat zurückgeht
       *[other] { $number } Bauern ({ count-gold }), davon { $lost } zurück in den Vorrat
    }
note-build =
    { $peasants ->
        [0] { $seat } errichtet in { $region }: { $building } ({ count-gold })
        [one] { $seat } errichtet in { $region }: { $building } ({ count-gold } und 1 Bauer)
       *[other] { $seat } errichtet in { $region }: { $building } ({ count-gold } und { $peasants } Bauern)
    }
reason-city-locked = Für eine Stadt muss Bürgertum freigeschaltet sein.
reason-already-built = Dieses Bauwerk steht schon in { $region }: { $building }.
reason-region-full =
    { $capacity ->
        [one] In { $region } ist nur Platz für 1 Bauwerk.
       *[other] In { $region } ist nur Platz für { $capacity } Bauwerke.
    }
reason-no-tiles = Von diesem Bauwerk gibt es kein Plättchen mehr: { $building }.
reason-build-gold = Das kostet { count-gold }, du hast { $gold }.
reason-same-region = Das zweite Bauwerk muss in einer anderen Region als { $region } stehen.
reason-nothing-to-build = Du kannst jetzt nichts bauen: Dir fehlt es an Gold, Platz oder Plättchen.

## Regieren

prompt-govern = Um wie viel senkst du deine Unruhe?
option-govern = Unruhe −{ $number } ({ count-crops })
note-govern = { $seat } regiert: Die Unruhe sinkt auf { $value } ({ count-crops })
reason-calm = Deine Unruhe ist schon { $least } und kann nicht weiter sinken.
reason-govern-crops = Das kostet { count-crops }, du hast { $crops }.

## Fortschritt

prompt-advance = In welcher Reihe gehst du weiter?
prompt-lay-advance = Welche der beiden Karten legst du aus? Die andere kommt verdeckt zurück auf ihren Stapel.
option-advance = { $advance } ({ $row })
option-row = { $row }
option-lay-advance = { $advance }
note-advance = { $seat } erreicht den Fortschritt { $advance }
note-lay-advance = { $seat } legt den Fortschritt { $advance } aus
reason-row-ends = { $row }: Du bist schon am Ende.
reason-new-row-locked = Eine neue Reihe kannst du nur beginnen, wenn Kultur freigeschaltet ist.
reason-too-restless = Deine Unruhe gilt hier als { $unrest }, deine Überlieferung in { $category } ist aber nur { $heritage }: Regieren oder Unterstützung hilft.
reason-nothing-to-advance = Du kommst in keiner Reihe weiter: Deine Unruhe darf nicht höher sein als deine Überlieferung in der Kategorie.

## Karawane

prompt-caravan = Lege eine Karawane auf eine Grenze. Handelsgüter bringen Überlieferung, ebenso Hauptstädte und Städte von Mitspielern, die für dich neu sind.
prompt-caravan-pay = Womit bezahlst du die Karawane?
prompt-caravan-heritage = Die Karawane bringt dir 1 Überlieferung. In welcher Kategorie?
option-border =
    { $heritage ->
        [1] { $border } (neue Hauptstadt oder Stadt eines Mitspielers)
       *[other] { $border }
    }
option-border-good = { $border } (Handelsgut: { $good })
option-pay =
    { $resource ->
        [Getreide] Mit { count-crops } bezahlen
       *[Gold] Mit { count-gold } bezahlen
    }
note-caravan = { $seat } legt eine Karawane: { $border }
reason-caravan-there = Dort liegt schon eine Karawane von dir: { $border }.
reason-not-connected = { $border } ist nicht mit deiner Hauptstadt oder einer deiner Städte verbunden.
reason-no-caravans = Alle deine Karawanen liegen schon auf dem Spielplan.
reason-caravan-cost = Eine Karawane kostet { $cost } Getreide oder { $cost } Gold, und du hast von keinem genug.
reason-card-locked = Für diese Karte muss Kultur freigeschaltet sein.

## Tribut

prompt-tribute = Wovon nimmst du Tribut?
option-tribute-colonies =
    { $amount ->
        [one] Von deiner Kolonie: 1 Ressource
       *[other] Von deinen Kolonien: { $amount } Ressourcen
    }
option-tribute-caravans =
    { $amount ->
        [one] Von einer Karawane eines Mitspielers: 1 Ressource
       *[other] Von Karawanen der Mitspieler: { $amount } Ressourcen
    }
note-tribute-colony = { $seat } nimmt Tribut von der Kolonie { $region }: 1 { $resource }
note-tribute-caravan =
    { $amount ->
        [one] { $seat } nimmt in { $region } Tribut für eine Karawane von { $other_seat }: { count-amount }
       *[other] { $seat } nimmt in { $region } Tribut für { $amount } Karawanen von { $other_seat }: { count-amount }
    }
reason-no-tribute = Du hast keine Kolonie, und keine Karawane eines Mitspielers erreicht deine Hauptstadt oder eine deiner Städte.

## Generationen und Dynastien

prompt-growth = In welche deiner Regionen setzt du einen neuen Bauern?
prompt-score-one = Deine Überlieferung reicht nur für eine dieser Chronikkarten: Welche wertest du?
option-score = Karte { $card } auf Feld { $field }: { count-points }

note-income =
    { $crops ->
        [0] { $gold ->
            [0] { $seat } hat keinen Ertrag
           *[other] { $seat } erhält als Ertrag { $gold } Gold
        }
       *[other] { $gold ->
            [0] { $seat } erhält als Ertrag { $crops } Getreide
           *[other] { $seat } erhält als Ertrag { $crops } Getreide und { $gold } Gold
        }
    }
note-generation-die =
    { $goes_on ->
        [yes] Der Würfel zeigt { $die }, nötig war mindestens { $number }: Es folgt eine weitere Runde
       *[no] Der Würfel zeigt { $die }, nötig war mindestens { $number }: Die Generation endet
    }
note-growth =
    { $amount ->
        [0] { $seat } erhält keine neuen Bauern
        [one] { $seat } erhält einen neuen Bauern in { $regions }
       *[other] { $seat } erhält je einen neuen Bauern in { $regions }
    }
note-generation = Generation { $number } beginnt, Startspieler ist { $seat }
note-dynasty-ends = Dynastie { $number } endet
note-time = Der Dynastiemarker rückt auf Feld { $space }
note-chronicles-back = { $seat } nimmt die Chronikkarten zurück auf die Hand
note-dynasty-over = Alle Chronikkarten der Dynastie { $number } sind gewertet
note-wonder-points = { $seat } erhält { count-points } für Wunder
note-chronicle-shown = { $seat } deckt Chronikkarte { $card } auf Feld { $field } auf
note-chronicle-points = { $seat } erhält { count-points } mit Karte { $card } auf Feld { $field }
note-end-points =
    { $merit ->
        [most_regions] { $seat } erhält { count-points } für die meisten Regionen
        [lowest_unrest] { $seat } erhält { count-points } für die niedrigste Unruhe
       *[most_symbols] { $seat } erhält { count-points } für die meisten Springbrunnen und Leiern
    }
note-end-dynasty = Dynastie { $number } war die letzte: Das Spiel ist zu Ende
note-tie-chronicles =
    Gleichstand bei { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkten
    }, es entscheiden die Chronikkarten der letzten Dynastie: { $seat } { $number }, { $rivals ->
        [one] { $rival_seat } { $rival_number }
       *[other] { $rival_seat } höchstens { $rival_number }
    }
note-tie-shared =
    Auch die Chronikkarten der letzten Dynastie haben { $seat } gleich viele Punkte gebracht ({ $number })

## Was eine Eroberung brächte

outlook-repeat-unrest = Unruhe +1 am Zugende: { $card } wurde in dieser Generation schon gespielt
outlook-yields = { $region }: bis zu { $number } { $resource } je Generation
outlook-ways =
    { $number ->
        [0] { $region }: { $borders } Grenzen für Karawanen, keine davon mit einem Handelsgut
        [one] { $region }: { $borders } Grenzen für Karawanen, eine davon mit einem Handelsgut
       *[other] { $region }: { $borders } Grenzen für Karawanen, { $number } davon mit einem Handelsgut
    }
outlook-peasant-brings = { $region }: Der Bauer bringt dort in jeder Generation 1 { $resource } mehr
outlook-peasant-idle = { $region }: Der Bauer bringt dort nichts, denn mehr { $resource } gibt die Region nicht her
outlook-could-annex = { $region }: Dort hast du dann die meisten Bürger und kannst die Region mit Eroberung für { $number } Getreide annektieren
outlook-heritage = Überlieferung { $category } { $before } → { $after }
outlook-bonus-unrest = Unruhe +1 am Zugende
outlook-bonus-calm = Keine Unruhe: in dieser Generation schon genutzt
outlook-strength-peasants = { $seat }: { $amount } durch Bauern
outlook-strength-soldiers = { $seat }: { $amount } durch Soldaten
outlook-strength-advance = { $seat }: { $amount } durch { $advance }
outlook-strength-building = { $seat }: { $amount } durch { $building }
outlook-die-beats-none =
    { $die ->
        [0] Ohne Würfel verlierst du auf jeden Fall
       *[other] Mit einer { $die } verlierst du auf jeden Fall
    }
outlook-die-beats-all =
    { $die ->
        [0] Auch ohne Würfel gewinnst du auf jeden Fall
       *[other] Mit einer { $die } gewinnst du auf jeden Fall
    }
outlook-die-beats =
    { $die ->
        [0] { $other_die ->
            [0] Ohne Würfel gewinnst du nur, wenn auch die Gegenseite keinen setzt (sie kann bis { $most } gehen)
           *[other] Ohne Würfel gewinnst du, wenn die Gegenseite höchstens { $other_die } setzt (sie kann bis { $most } gehen)
        }
       *[other] { $other_die ->
            [0] Mit einer { $die } gewinnst du nur, wenn die Gegenseite keinen Würfel setzt (sie kann bis { $most } gehen)
           *[other] Mit einer { $die } gewinnst du, wenn die Gegenseite höchstens { $other_die } setzt (sie kann bis { $most } gehen)
        }
    }
outlook-if-won = Bei einem Sieg verlierst du dort { $own } deiner Bürger und die Gegenseite { $theirs }; deine Unruhe steigt um deine Augenzahl
outlook-if-lost = Bei einer Niederlage verlierst du dort { $own } deiner Bürger und die Gegenseite { $theirs }
outlook-keeps-last-region = { $region } ist die letzte Region von { $seat } und kann nicht genommen werden
outlook-retreats = Die übrigen Bürger von { $seat } würden sich in eine Nachbarregion zurückziehen
outlook-has-no-refuge = Die übrigen Bürger von { $seat } könnten sich nirgendwohin zurückziehen und wären verloren
outlook-crops-left = Danach hast du noch { $crops } Getreide
outlook-price-regions =
    { $number ->
        [one] 1 Getreide, weil du 1 Region kontrollierst
       *[other] { $number } Getreide, weil du { $number } Regionen kontrollierst
    }
outlook-price-advance = { $amount } Getreide weniger durch { $advance }
outlook-against-won =
    { $other_die ->
        [0] Ohne Würfel der Gegenseite: { $own } zu { $theirs }, du gewinnst; deine Unruhe ist dann { $unrest }
       *[other] Gegen eine { $other_die }: { $own } zu { $theirs }, du gewinnst; deine Unruhe ist dann { $unrest }
    }
outlook-against-lost =
    { $other_die ->
        [0] Ohne Würfel der Gegenseite: { $own } zu { $theirs }, du verlierst; deine Unruhe bleibt bei { $unrest }
       *[other] Gegen eine { $other_die }: { $own } zu { $theirs }, du verlierst; deine Unruhe bleibt bei { $unrest }
    }

## Der Tisch in Zeilen und Spalten

sheet-map = Karte (* Handelsgut, # Karawane eines Spielers)
sheet-supply = Bauwerke im Vorrat
sheet-regions = Regionen
sheet-empires = Reiche
sheet-time = Zeit
sheet-chronicles = Chroniken
sheet-rows = Fortschritte
column-neighbours = Nachbarn
column-building = Bauwerk
column-category = Kategorie
column-level = Level
column-fountains = Springbrunnen
column-lyres = Leiern
column-left = Übrig
column-region = Region
column-terrain = Landschaft
column-resource = Ressource
column-control = Kontrolle
column-citizens = Bürger
column-buildings = Bauwerke
column-seat = Spieler
column-points = Punkte
column-crops = Getreide
column-gold = Gold
column-unrest = Unruhe
    .help = Sie steigt durch Bonusaktionen, noch einmal gespielte Karten, Überbevölkerung und den Würfel, mit dem du einen Kampf gewinnst; Regieren senkt sie. Je höher sie ist, desto mehr kosten deine Angriffe und Bauwerke, und Fortschritte erreichst du nur, wo deine Überlieferung mindestens so hoch ist.
column-heritage_civic = Überlieferung Bürgertum
column-heritage_politics = Überlieferung Politik
column-heritage_culture = Überlieferung Kultur
column-regions = Regionen
column-capital = Hauptstadt
column-caravans = Karawanen
column-goods = Handelsgüter
column-laid = Gelegte Karten
column-emphasis = Schwerpunkt
column-cards = Karten
column-dynasty = Dynastie
    .help = Der Marker rückt nach jeder Runde ein Feld vor. Es gibt drei Dynastien zu je sieben Feldern. Hat der Marker eine Dynastie verlassen, wenn eine Generation endet, so endet auch die Dynastie, und die Chronikkarten werden gewertet. Erreicht oder überquert er ein markiertes Feld, wächst am Ende der Generation die Bevölkerung.
column-field = Feld
column-generation = Generation
    .help = Eine Generation hat zwei bis vier Runden. Nach der zweiten bringt ein Wurf von mindestens 3 eine dritte, nach der dritten ein Wurf von mindestens 5 eine vierte. Sonst endet die Generation, mit Wachstum, Überbevölkerung und vielleicht dem Ende der Dynastie.
column-round = Runde
column-start_player = Startspieler
column-need = Nötig
column-yours = Eigene
column-row = Reihe
column-level_1 = Level 1
column-level_2 = Level 2
column-level_3 = Level 3
column-level_4 = Level 4

## Dinge

resource-crops = Getreide
    .help = Damit bezahlst du Angriffe, Annexionen, Regieren und Karawanen. Was am Ende der Generation übrig ist, verfällt.
resource-gold = Gold
    .help = Damit bezahlst du Soldaten, Bauwerke und Karawanen. Was am Ende der Generation übrig ist, verfällt.

category-civic = Bürgertum
    .help = Deine Überlieferung in dieser Kategorie wächst durch Karawanen, durch manche Bauwerke, durch gewertete Chronikkarten und dadurch, dass du die drei Felder ihrer Schwerpunktkarte füllst. Du brauchst sie für Fortschritte in den Reihen dieser Kategorie und um auf ihren Feldern Chronikkarten zu werten.
category-politics = Politik
    .help = Deine Überlieferung in dieser Kategorie wächst durch Karawanen, durch manche Bauwerke, durch gewertete Chronikkarten und dadurch, dass du die drei Felder ihrer Schwerpunktkarte füllst. Du brauchst sie für Fortschritte in den Reihen dieser Kategorie und um auf ihren Feldern Chronikkarten zu werten.
category-culture = Kultur
    .help = Deine Überlieferung in dieser Kategorie wächst durch Karawanen, durch manche Bauwerke, durch gewertete Chronikkarten und dadurch, dass du die drei Felder ihrer Schwerpunktkarte füllst. Du brauchst sie für Fortschritte in den Reihen dieser Kategorie und um auf ihren Feldern Chronikkarten zu werten.

terrain-plain = Ebene
terrain-mountain = Gebirge
terrain-island = Insel

kind-peasant = Bauer
    .help = Bringt zu Beginn einer Generation 1 Ressource, wenn du die Region kontrollierst; mehr als ihre Kapazität bringt eine Region nie. Kampfwert 1.
    .many = Bauern
kind-soldier = Soldat
    .help = Bringt keine Ressourcen ein, nimmt aber an Überfällen teil. Kampfwert 2.
    .many = Soldaten

card-chronicle = Chronik
    .help = Lege eine deiner Chronikkarten verdeckt auf ein Wertungsfeld, auf dem noch keine von dir liegt. Dort bleibt sie bis zum Ende der Dynastie. Dann bringt sie Punkte, wenn du hast, was sie auf diesem Feld verlangt, und deine Überlieferung in der Kategorie mindestens so hoch ist wie ihre Nummer. Kein Symbol.
card-muster = Musterung
    .help = Stelle für 1 Gold einen Soldaten in einer Region auf, die du kontrollierst. Ist Politik freigeschaltet, darfst du außerdem in deinen Regionen für je 1 Gold einen Bauern zum Soldaten machen oder umgekehrt. Jede Region kommt nur einmal dran. Symbole: Bürgertum, Politik.
card-conquest = Eroberung
    .help = Wähle eine Region, in der du Bürger hast. Dort darfst du einen Mitspieler angreifen (so viel Getreide, wie deine Unruhe beträgt), die Region annektieren (so viel Getreide, wie du Regionen kontrollierst) oder beides in beliebiger Reihenfolge tun. Symbol: Politik.
card-raid = Überfall
    .help = Ziehe beliebig viele Soldaten je eine Region weit. Plündere dann eine der eben betretenen Regionen, die du nicht kontrollierst: Sie bringt 1 Ressource je eigenem Soldaten dort, höchstens ihre Kapazität, und wer sie kontrolliert, verliert ebenso viel. Ist Politik freigeschaltet, darfst du jede Region plündern, in der deine Soldaten stehen und die du nicht kontrollierst. Symbol: Politik.
card-build = Bauen
    .help = Errichte ein Bauwerk in einer Region, die du kontrollierst. Es kostet so viel Gold wie deine Unruhe und sein Level zusammen. Für eine Stadt muss Bürgertum freigeschaltet sein. Symbol: Bürgertum.
card-govern = Regieren
    .help = Senke deine Unruhe um beliebig viele Schritte; jeder kostet 1 Getreide je Region, die du kontrollierst. Ist Kultur freigeschaltet, ist der erste Schritt kostenlos. Symbole: Bürgertum, Kultur.
card-advance = Fortschritt
    .help = Gehe in einer Reihe einen Fortschritt weiter, wenn deine Unruhe nicht höher ist als deine Überlieferung in dieser Kategorie. Ist Kultur freigeschaltet, darfst du stattdessen eine neue Reihe beginnen. Symbol: Kultur.
card-caravan_1 = Karawane I
    .help = Lege für 2 Getreide oder 2 Gold eine Karawane auf eine Grenze, die mit deiner Hauptstadt oder einer deiner Städte verbunden ist. Liegt sie auf einem Handelsgut oder erreicht sie eine Hauptstadt oder Stadt eines Mitspielers, die für deine Karawanen neu ist, bringt sie 1 Überlieferung in einer Kategorie deiner Wahl. Symbol: Kultur.
card-caravan_2 = Karawane II
    .help = Eine zweite Karte für dieselbe Aktion wie Karawane I; sie wirkt nur, wenn Kultur freigeschaltet ist. Symbol: Kultur.
card-migrate = Übersiedeln
    .help = Ziehe beliebig viele deiner Bürger je eine Region weit. Ist Kultur freigeschaltet, darfst du danach kostenlos eine Karawane auf eine Grenze neben einem deiner Bürger legen. Symbole: Politik, Kultur.
card-tribute = Tribut
    .help = Nimm 1 Ressource von jeder deiner Kolonien oder 1 für jede Karawane eines Mitspielers an deiner Hauptstadt und deinen Städten. Ihr Besitzer verliert 1, wenn er eine hat; du bekommst deine auf jeden Fall. Ist Bürgertum freigeschaltet, tust du beides. Symbol: Bürgertum.
card-emphasis_civic = Schwerpunkt Bürgertum
    .help = Schaltet Bürgertum für diese Generation frei. Jede genutzte Aktion mit diesem Symbol und jedes Bürgertum-Bauwerk, das du errichtest, füllt eines der drei Felder; das dritte bringt 1 Überlieferung in Bürgertum.
card-emphasis_politics = Schwerpunkt Politik
    .help = Schaltet Politik für diese Generation frei. Jede genutzte Aktion mit diesem Symbol und jedes Politik-Bauwerk, das du errichtest, füllt eines der drei Felder; das dritte bringt 1 Überlieferung in Politik.
card-emphasis_culture = Schwerpunkt Kultur
    .help = Schaltet Kultur für diese Generation frei. Jede genutzte Aktion mit diesem Symbol und jedes Kultur-Bauwerk, das du errichtest, füllt eines der drei Felder; das dritte bringt 1 Überlieferung in Kultur.

bonus-oppression = Unterdrückung
    .help = Eine Region, die du kontrollierst, bringt 1 Ressource je eigenem Bauern, höchstens ihre Kapazität. Deine erste Unterdrückung in einer Generation kostet am Ende des Zuges 1 Unruhe.
bonus-support = Unterstützung
    .help = Für Fortschritte gilt deine Überlieferung in einer Kategorie in diesem Zug als um 2 höher. Deine erste Unterstützung in einer Generation kostet am Ende des Zuges 1 Unruhe.
bonus-taxes = Steuern
    .help = Jedes Handelsgut mit einer Karawane von dir bringt 1 Ressource, alles in Getreide oder alles in Gold. Deine ersten Steuern in einer Generation kosten am Ende des Zuges 1 Unruhe.

field-A = A (Bauwerke)
    .help = Bürgertum. Zählt die Bauwerke in Regionen, die du kontrollierst.
field-B = B (Springbrunnen)
    .help = Bürgertum. Zählt die Springbrunnen auf deinen Fortschritten und auf den Bauwerken in Regionen, die du kontrollierst.
field-C = C (Regionen)
    .help = Politik. Zählt die Regionen, die du kontrollierst.
field-D = D (Bürger)
    .help = Politik. Zählt deine Bürger auf dem Spielplan, gleich wo sie stehen.
field-E = E (Leiern)
    .help = Kultur. Zählt die Leiern auf deinen Fortschritten und auf den Bauwerken in Regionen, die du kontrollierst.
field-F = F (Handelsgüter)
    .help = Kultur. Zählt die Handelsgüter, auf deren Grenze eine Karawane von dir liegt.

row-civic_1 = Bürgertum, Reihe 1
row-civic_2 = Bürgertum, Reihe 2
row-politics_1 = Politik, Reihe 1
row-politics_2 = Politik, Reihe 2
row-culture_1 = Kultur, Reihe 1
row-culture_2 = Kultur, Reihe 2

building-irrigation = Bewässerung
    .help = Bürgertum, Level 1: kostet so viel Gold wie deine Unruhe plus 1; 1 Springbrunnen. Ist Bürgertum freigeschaltet, darf eine Musterung hier für 1 Gold einen neuen Bauern bringen, statt eines Soldaten oder einer Umwandlung.
building-forum = Forum
    .help = Bürgertum, Level 2: kostet so viel Gold wie deine Unruhe plus 2; 1 Springbrunnen. Bringt beim Bau 1 Überlieferung in Bürgertum.
building-aqueduct = Aquädukt
    .help = Bürgertum, Level 3: kostet so viel Gold wie deine Unruhe plus 3; 2 Springbrunnen. Geht es um Unruhe durch Überbevölkerung, gilt die Kapazität der Region als um 2 höher.
building-city = Stadt
    .help = Bürgertum: kostet so viel Gold wie deine Unruhe plus die Kapazität der Region; 1 Springbrunnen. Dafür muss Bürgertum freigeschaltet sein. Deine Karawanen können hier beginnen, Karawanen der Mitspieler bringen dir hier Tribut, und geht es um Unruhe durch Überbevölkerung, gilt die Kapazität als um 1 höher.
building-triumphal_arch = Triumphbogen
    .help = Politik, Level 1: kostet so viel Gold wie deine Unruhe plus 1. Bringt beim Bau 1 Überlieferung in Politik.
building-quarry = Steinbruch
    .help = Politik, Level 1: kostet so viel Gold wie deine Unruhe plus 1. Was du später in dieser Region baust, kostet dich 1 Gold weniger.
building-road = Straße
    .help = Politik, Level 2: kostet so viel Gold wie deine Unruhe plus 2. Beim Übersiedeln und beim Überfall gelten alle Nachbarn der Region auch untereinander als Nachbarn. Wer die Region kontrolliert, muss anderen die Durchreise erlauben; kontrolliert sie niemand, steht die Straße allen offen.
building-fortress = Festung
    .help = Politik, Level 2: kostet so viel Gold wie deine Unruhe plus 2. Wer die Region kontrolliert, hat bei einem Angriff hier einen um 3 höheren Kampfwert, wenn Politik für ihn freigeschaltet ist und dem Angreifer die Belagerungskunst fehlt.
building-amphitheatre = Amphitheater
    .help = Kultur, Level 1: kostet so viel Gold wie deine Unruhe plus 1; 1 Leier. Ist Kultur freigeschaltet, kostet dich in jedem deiner Züge ein Bauwerk in dieser oder einer benachbarten Region 1 Gold weniger; mehrere Amphitheater wirken nicht zusammen.
building-temple = Tempel
    .help = Kultur, Level 2: kostet so viel Gold wie deine Unruhe plus 2; 1 Leier. Bringt beim Bau 1 Überlieferung in Kultur.
building-theatre = Theater
    .help = Kultur, Level 3: kostet so viel Gold wie deine Unruhe plus 3; 2 Leiern. Keine Wirkung außer seinen Symbolen.
building-wonder = Wunder
    .help = Kultur, Level 4: kostet so viel Gold wie deine Unruhe plus 4; 1 Springbrunnen, 1 Leier. Wer es kontrolliert, erhält am Ende jeder Dynastie 1 Siegpunkt, mit Vision 2.

advance-agriculture = Landwirtschaft
    .help = Bürgertum, Level 1. Dein Ertrag steigt um 1 Getreide für jede Getreideregion, die du kontrollierst und in der ein Bauer von dir steht, auch über ihre Kapazität hinaus, aber für höchstens zwei Regionen.
advance-labour = Arbeit
    .help = Bürgertum, Level 1. Wenn du baust, dürfen beliebig viele deiner Bauern in der Region helfen: Jeder spart 1 Gold, und die Hälfte von ihnen (aufgerundet) geht in den Vorrat zurück.
advance-law = Gesetz
    .help = Politik, Level 1. Eine Annexion kostet dich 1 Getreide weniger für jeden deiner Soldaten in der Region.
advance-bronze_working = Bronze-Verarbeitung
    .help = Politik, Level 1. Dein Kampfwert ist in jedem Kampf um 1 höher.
advance-writing = Schrift
    .help = Kultur, Level 1; 1 Leier. Deine Unterstützung erhöht die Überlieferung um 3 statt um 2.
advance-trade = Handel
    .help = Kultur, Level 1. Eine Karawane kostet dich 1 statt 2 Getreide oder Gold.
advance-ornamentation = Verzierung
    .help = Bürgertum, Level 2; 2 Springbrunnen. Keine Wirkung außer ihren Symbolen.
advance-masonry = Maurerkunst
    .help = Bürgertum, Level 2. Jedes Bauwerk kostet dich 1 Gold weniger.
advance-tyranny = Tyrannei
    .help = Bürgertum, Level 3. Schaltet Bürgertum auf Dauer frei.
advance-sewers = Kanalisation
    .help = Bürgertum, Level 3; 2 Springbrunnen. Geht es um Unruhe durch Überbevölkerung, gilt die Kapazität aller deiner Regionen als um 1 höher.
advance-census = Volkszählung
    .help = Bürgertum, Level 3; 1 Springbrunnen. Beim Bevölkerungswachstum entscheidest du, welche deiner Regionen einen Bauern erhalten.
advance-vision = Vision
    .help = Bürgertum, Level 4; 1 Springbrunnen. Jedes Wunder, das du kontrollierst, bringt am Ende einer Dynastie 2 statt 1 Siegpunkt.
advance-engineering = Ingenieurskunst
    .help = Bürgertum, Level 4. Mit einer Aktion Bauen darfst du ein zweites Bauwerk errichten, in einer anderen Region und zu seinem eigenen Preis.
advance-public_works = Öffentliche Bauten
    .help = Bürgertum, Level 4; 3 Springbrunnen. Keine Wirkung außer ihren Symbolen.
advance-conscription = Wehrpflicht
    .help = Politik, Level 2. Bei einer Musterung darfst du für 1 weiteres Gold einen zweiten Soldaten aufstellen, in einer anderen Region.
advance-siegecraft = Belagerungskunst
    .help = Politik, Level 2. Deine Angriffe kosten 2 Getreide weniger, und eine Festung hilft nicht gegen dich.
advance-chariots = Streitwagen
    .help = Politik, Level 3. Jeder deiner Soldaten hat in der Ebene einen um 1 höheren Kampfwert.
advance-phalanx = Phalanx
    .help = Politik, Level 3. Jeder deiner Soldaten hat im Gebirge einen um 1 höheren Kampfwert.
advance-triremes = Triremen
    .help = Politik, Level 3. Jeder deiner Soldaten hat auf Inseln einen um 2 höheren Kampfwert.
advance-republic = Republik
    .help = Politik, Level 3. Schaltet Politik auf Dauer frei.
advance-iron_legions = Eiserne Legionen
    .help = Politik, Level 4. Dein Kampfwert ist in jedem Kampf um 3 höher.
advance-diplomacy = Diplomatie
    .help = Politik, Level 4. Eine Annexion kostet dich 2 Getreide weniger.
advance-hegemony = Hegemonie
    .help = Politik, Level 4. Für deine Chronikkarten hast du auf Feld C 1 Region und auf Feld D 2 Bürger mehr.
advance-drama = Schauspiel
    .help = Kultur, Level 2; 2 Leiern. Keine Wirkung außer seinen Symbolen.
advance-philosophy = Philosophie
    .help = Kultur, Level 2. Für die Aktion Fortschritt gilt deine Unruhe als um 1 niedriger.
advance-democracy = Demokratie
    .help = Kultur, Level 3. Schaltet Kultur auf Dauer frei.
advance-bread_and_circuses = Brot und Spiele
    .help = Kultur, Level 3; 1 Leier. Deine Unruhe steigt nur bis 5 statt bis 7, was auch deinen Würfel im Kampf begrenzt. Ist sie höher, wenn du den Fortschritt erreichst, sinkt sie auf 5.
advance-poetry = Dichtkunst
    .help = Kultur, Level 3; 2 Leiern. Deine Steuern bringen 1 Ressource mehr.
advance-academy = Akademie
    .help = Kultur, Level 4; 3 Leiern. Keine Wirkung außer ihren Symbolen.
advance-mythology = Mythologie
    .help = Kultur, Level 4; 1 Leier. Bringt beim Erreichen 1 Überlieferung in jeder der drei Kategorien.
advance-cosmopolis = Weltstadt
    .help = Kultur, Level 4. Für Steuern und für Feld F gelten Regionen mit der Hauptstadt oder einer Stadt eines Mitspielers, die deine Karawanen erreichen, als Handelsgüter, höchstens zwei.

good-silver = Silber
good-tin = Zinn
good-wine = Wein
good-marble = Marmor
good-honey = Honig
good-amber = Bernstein
good-furs = Pelze
good-purple_dye = Purpur
good-papyrus = Papyrus
good-horses = Pferde
good-incense = Weihrauch
good-spices = Gewürze
good-silk = Seide
good-ivory = Elfenbein
good-salt = Salz

region-italia = Italia
region-gallia = Gallia
region-hispania = Hispania
region-sicilia = Sicilia
region-graecia = Graecia
region-rhodes = Rhodes
region-asia_minor = Asia Minor
region-cyprus = Cyprus
region-syria = Syria
region-aegyptus = Aegyptus
region-libya = Libya
region-mauretania = Mauretania
region-armenia = Armenia
region-mesopotamia = Mesopotamia
region-aethiopia = Aethiopia
region-illyria = Illyria
region-germania = Germania
region-britannia = Britannia
region-thracia = Thracia
region-dacia = Dacia
region-arabia = Arabia
region-parthia = Parthia
region-sarmatia = Sarmatia
region-scythia = Scythia
region-persis = Persis
region-india = India

border-hispania-gallia = Hispania–Gallia
border-hispania-italia = Hispania–Italia
border-hispania-sicilia = Hispania–Sicilia
border-hispania-mauretania = Hispania–Mauretania
border-gallia-italia = Gallia–Italia
border-gallia-sicilia = Gallia–Sicilia
border-gallia-germania = Gallia–Germania
border-gallia-britannia = Gallia–Britannia
border-britannia-germania = Britannia–Germania
border-italia-sicilia = Italia–Sicilia
border-italia-illyria = Italia–Illyria
border-italia-germania = Italia–Germania
border-illyria-germania = Illyria–Germania
border-illyria-dacia = Illyria–Dacia
border-illyria-graecia = Illyria–Graecia
border-illyria-thracia = Illyria–Thracia
border-graecia-thracia = Graecia–Thracia
border-graecia-sicilia = Graecia–Sicilia
border-graecia-rhodes = Graecia–Rhodes
border-thracia-dacia = Thracia–Dacia
border-thracia-rhodes = Thracia–Rhodes
border-thracia-asia_minor = Thracia–Asia Minor
border-dacia-germania = Dacia–Germania
border-dacia-sarmatia = Dacia–Sarmatia
border-germania-sarmatia = Germania–Sarmatia
border-sarmatia-scythia = Sarmatia–Scythia
border-sarmatia-armenia = Sarmatia–Armenia
border-rhodes-sicilia = Rhodes–Sicilia
border-rhodes-asia_minor = Rhodes–Asia Minor
border-rhodes-cyprus = Rhodes–Cyprus
border-rhodes-libya = Rhodes–Libya
border-cyprus-asia_minor = Cyprus–Asia Minor
border-cyprus-syria = Cyprus–Syria
border-cyprus-aegyptus = Cyprus–Aegyptus
border-asia_minor-syria = Asia Minor–Syria
border-asia_minor-armenia = Asia Minor–Armenia
border-armenia-syria = Armenia–Syria
border-armenia-mesopotamia = Armenia–Mesopotamia
border-armenia-parthia = Armenia–Parthia
border-syria-mesopotamia = Syria–Mesopotamia
border-syria-arabia = Syria–Arabia
border-syria-aegyptus = Syria–Aegyptus
border-mesopotamia-parthia = Mesopotamia–Parthia
border-mesopotamia-persis = Mesopotamia–Persis
border-mesopotamia-arabia = Mesopotamia–Arabia
border-parthia-scythia = Parthia–Scythia
border-parthia-persis = Parthia–Persis
border-parthia-india = Parthia–India
border-persis-india = Persis–India
border-persis-arabia = Persis–Arabia
border-india-scythia = India–Scythia
border-arabia-aegyptus = Arabia–Aegyptus
border-arabia-aethiopia = Arabia–Aethiopia
border-aegyptus-libya = Aegyptus–Libya
border-aegyptus-aethiopia = Aegyptus–Aethiopia
border-libya-aethiopia = Libya–Aethiopia
border-libya-mauretania = Libya–Mauretania
border-libya-sicilia = Libya–Sicilia
border-mauretania-sicilia = Mauretania–Sicilia
border-mauretania-aethiopia = Mauretania–Aethiopia

# Reaktionen, die im Voraus beantwortet werden können
reaction-grant-passage = Jemand bittet darum, eine deiner Straßen zu benutzen

# Wozu ein Zug gut ist, für alle, die lernen
feature-points = bringt Siegpunkte
    .less = bringt weniger Siegpunkte
feature-chronicles = bringt die Chroniken ihren Zielen näher
    .less = wirft die Chroniken zurück
feature-land = gewinnt Land und Leute
    .less = gibt Land oder Leute preis
feature-buildings = bringt ein Bauwerk
    .less = verzichtet auf ein Bauwerk
feature-treasury = lässt mehr Getreide und Gold übrig
    .less = kostet Getreide oder Gold
feature-calm = hält das Reich ruhig
    .less = schürt Unruhe
feature-advances = bringt Fortschritte
    .less = verschiebt Fortschritte auf später
feature-trade = öffnet dem Handel Wege
    .less = lässt den Handel liegen
feature-emphasis = hilft, den Schwerpunkt dieser Generation zu füllen
    .less = vernachlässigt den Schwerpunkt dieser Generation
feature-prizes = verbessert die Aussicht auf Punkte am Spielende
    .less = verschlechtert die Aussicht auf Punkte am Spielende

# Woran Würfe gemessen werden, im Rückblick auf eine Partie
luck-generation = Generationenwürfel: Punkte über dem Durchschnitt

# Wofür es Punkte gab
tally-chronicles_1 = Chroniken, Dynastie 1
tally-chronicles_2 = Chroniken, Dynastie 2
tally-chronicles_3 = Chroniken, Dynastie 3
tally-wonders = Wunder
tally-most_regions = Meiste Regionen am Ende
tally-lowest_unrest = Niedrigste Unruhe am Ende
tally-most_symbols = Meiste Springbrunnen und Leiern am Ende
tally-unrest = Durch Unruhe verloren

chronicle-1 = Chronikkarte 1
chronicle-2 = Chronikkarte 2
chronicle-3 = Chronikkarte 3
chronicle-4 = Chronikkarte 4
chronicle-5 = Chronikkarte 5
chronicle-6 = Chronikkarte 6
chronicle-7 = Chronikkarte 7

piece-caravan = Karawane
piece-control = Kontrollmarker
piece-capital = Hauptstadt
piece-chronicle = Chronikkarte
piece-start_player = Startspielermarker

track-unrest = Unruhe
track-dynasty = Dynastiemarker
track-emphasis = Schwerpunktmarker

die-generation = Generationswürfel
die-battle = Kampfwürfel

scene-battle = Kampf
scene-dynasty = Ende einer Dynastie

## Was in der geführten ersten Partie gesagt wird.

guide-goal = Worum es geht
    .help = { brief-goal }
guide-map = Die Karte
    .help = Jede Region zeigt, was ihre Bauern einbringen, Getreide oder Gold, und wie viele dort Platz haben. Die Farbe sagt, wer sie kontrolliert. Zieh die Karte, um sie zu verschieben; mit dem Mausrad oder zwei Fingern siehst du genauer hin. Tippe etwas an, um darüber zu lesen.
guide-claim = Deine ersten Provinzen
    .help = Was leuchtet, kannst du wählen. Benachbarte Regionen hältst du leichter zusammen, und mit Getreide und Gold zugleich kannst du alles bezahlen. Tippe eine an, um sie zu besetzen.
guide-capital = Deine Hauptstadt
    .help = Karawanen beginnen an der Hauptstadt. Viele Nachbarn und Handelsgüter auf den Grenzen ringsum öffnen ihr die meisten Wege.
guide-advance = Dein erster Fortschritt
    .help = Ein Fortschritt bleibt dir die ganze Partie. Tippe eine Karte an, um zu lesen, was sie kann; Handel und Schrift verzeihen Anfängern viel.
guide-cards = Zwei Karten für deinen Zug
    .help = Alle wählen verdeckt, dann führt einer nach dem anderen seine Karten aus. Nimm zwei, die einander helfen: Ein Schwerpunkt öffnet die bessere Hälfte anderer Karten. Bist du unsicher, lass dir einen Tipp geben.
guide-chronicle = Was Punkte bringt
    .help = { brief-points }
guide-turn = Dein Zug
    .help = Hier führst du deine Karten aus, in der Reihenfolge, die du willst. Was eine Tat kostet, bringt und riskiert, steht daneben, bevor du sie tust. Was du bereust, nimmst du mit „Rückgängig“ zurück.
guide-unrest = Unruhe
    .help = Dieselbe Karte in dieser Generation noch einmal zu spielen und eine Bonusaktion schüren Unruhe. Je höher sie ist, desto teurer werden Bauen und Angreifen, und desto mehr Überlieferung verlangt ein Fortschritt.
guide-income = Einkommen
    .help = Eine neue Generation hat begonnen: Bauern sind herangewachsen und haben Getreide und Gold gebracht. Gib sie aus, denn was am Ende der Generation übrig ist, verfällt.
guide-end = Jetzt weißt du, wie es geht
    .help = Der Würfel entscheidet, wann eine Generation endet; wie lange dein Getreide noch gilt, weiß also niemand. Spiel weiter, wie du magst: Tipps bleiben dir, und die Regeln liegen neben dem Tisch.
