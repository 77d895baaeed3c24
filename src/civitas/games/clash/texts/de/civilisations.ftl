# Clash of Cultures auf Deutsch. Die Zivilisationen. Namen sind Tatsachen des Spiels; jeder Satz ist unser eigener.

setting-expansion-drawn = Erweiterung, Zivilisationen ausgelost
setting-expansion-chosen = Erweiterung, Zivilisationen nach Wahl
sheet-civilisations = Zivilisationen
column-civ = Zivilisation
prompt-civilisation = Welche Zivilisation spielst du?
prompt-bearer = Für welche Stadt zählt diese Aktivierung von { $hex }?
prompt-price = Was bezahlst du?
option-civ = { $civ }
option-price = { $advance }: { $goods }
note-civilisation = { $seat } spielt { $civ }.
note-bears = { $advance }: Die Aktivierung von { $other_hex } zählt für { $hex }.
note-tactics-barred = { $seat } darf in dieser Kampfrunde keine Taktik spielen.
reason-mood-needed = { $hex } verlöre die Stimmung, die dafür nötig ist.
reason-outnumbers = Du hast mehr Einheiten als die Spartiaten und spielst deshalb keine Taktik.
reason-of-a-civilisation = Dieser Fortschritt gehört zu einer Zivilisation und kommt mit einem anderen.

civ-rome = Rom
advance-aqueduct = Aquädukte
    .help = Kommt mit Technik. Hungersnöte betreffen dich nicht. Kanalisation kostet dich als Aktion nichts oder als Gratis-Aktion ihren Preis.
advance-roman_roads = Reichsstraßen
    .help = Kommt mit Straßenbau. Auf Straßen darf sich eine Gruppe bis zu vier Felder weit von einer deiner Städte zu einer anderen bewegen.
advance-captivi = Captivi
    .help = Kommt mit Tauschhandel. Jede gewonnene Schlacht bringt dir 1 Gold und 1 Zufriedenheit. Gebäude darfst du statt mit Ressourcen mit Zufriedenheit bezahlen.
advance-provinces = Provinzen
    .help = Kommt mit deinem ersten Fortschritt einer Regierungsform. Weit entfernt von deiner ersten Stadt rekrutierst du Kavallerie ohne Markt. Städte, die du eroberst, sind neutral, für 1 Kultur glücklich.
deed-aqueduct = Kanalisation als Gratis-Aktion erzielen
prompt-provinces = Bezahlst du 1 Kultur, damit { $hex } glücklich ist?

civ-greece = Griechenland
advance-study = Studium
    .help = Kommt mit Staatlicher Bildung. Immer wenn du eine Stadt mit Akademie für eine Rekrutierung aktivierst, erhältst du 1 Idee.
advance-sparta = Spartiaten
    .help = Kommt mit Musterung, für die du auch mit Kultur bezahlen darfst. In jeder Kampfrunde einer Landschlacht, in der du weniger Einheiten hast als dein Gegner, spielt er keine Taktik.
advance-hellenistic_culture = Hellenisierung
    .help = Kommt mit Kunst, für die du stattdessen 2 Zufriedenheit bezahlen darfst. Jede Stadt, in der ein Gebäude deine Farbe hat, darf Startpunkt deiner Kulturübernahme sein; die Reichweite ist ihre Größe.
advance-city_states = Stadtstaaten
    .help = Kommt mit deinem ersten Fortschritt einer Regierungsform. Einmal pro Zug darf die zweite Aktivierung einer Stadt als Aktivierung einer anderen deiner Städte zählen, die mindestens so groß und so gut gestimmt ist.

civ-china = China
advance-rice = Reisanbau
    .help = Kommt mit Bewässerung. Für jede Ebene außerhalb von Städten, die eine Produktion nutzt und auf der einer deiner Siedler steht, erhältst du 1 Nahrung mehr, insgesamt höchstens 2.
advance-chinese_expansion = Ausbreitung
    .help = Kommt mit Viehzucht. Nach einer Rekrutierung mit einem Siedler darf sich jeder Siedler in deinen Städten einmal bewegen, auch auf Straßen.
advance-fireworks = Feuerwerk
    .help = Kommt mit Metallurgie. In der ersten Kampfrunde einer Schlacht darfst du 1 Holz und 1 Erz bezahlen und dafür einen Treffer ignorieren.
advance-imperial_army = Armee des Kaisers
    .help = Kommt mit deinem ersten Fortschritt einer Regierungsform. Einmal pro Zug darfst du als Aktion beliebig viele deiner Siedler in Infanterie und deiner Infanterie in Siedler verwandeln.
deed-imperial_army = Siedler in Infanterie verwandeln oder Infanterie in Siedler
prompt-fireworks = Bezahlst du 1 Holz und 1 Erz, um einen Treffer zu ignorieren? { $number ->
        [one] Eine Einheit würde
       *[other] { $number } Einheiten würden
    } fallen.
prompt-convert = Wen verwandelt die Armee des Kaisers?
option-convert = { $hex }: { $unit } in { $other_unit }
note-fireworks = Feuerwerk: { $seat } ignoriert einen Treffer.
note-converted = { $seat } verwandelt eine Einheit auf { $hex }: { $unit } in { $other_unit }.
reason-only-settlers = Jetzt bewegen sich nur Siedler in deinen Städten.
reason-nobody-to-convert = Du hast weder Siedler noch Infanterie auf dem Spielplan.
reason-converted-there = Auf { $hex } hast du schon in die andere Richtung verwandelt.

civ-vikings = Wikinger
advance-ship_construction = Schiffsbau
    .help = Kommt mit Fischerei. Infanterie und Siedler, die auf ein angrenzendes Wasserfeld ziehen, dürfen zu Schiffen werden, und Schiffe, die auf ein angrenzendes Landfeld ziehen, zu Siedlern oder, mit Militärtaktik, zu Infanterie. Navigation kostet dich nichts.
advance-longships = Langschiffe
    .help = Kommt mit Kriegsmarine. Deine Schiffe dürfen sich nach einer Seeschlacht im selben Zug noch einmal bewegen, und jedes trägt bis zu 3 Landeinheiten.
advance-raiding = Raubzüge
    .help = Kommt mit Handelsrouten. Bildet ein Schiff eine Handelsroute mit einer Stadt, die direkt daneben liegt, verliert deren Besitzer 1 Ressource eigener Wahl; einmal pro Zug und Gegner.
advance-rune_stones = Runensteine
    .help = Kommt mit Ritualen. Nach einer Schlacht, in der du mindestens zwei Armee-Einheiten verloren hast, darfst du einen deiner Obelisken auf deine Zivilisationstafel stellen: Er ist 1 Punkt wert.
option-move-by-conversion = Von { $hex } nach { $target }, über die Küste: Schiffe werden gebaut oder an Land gezogen
prompt-ships-from = Wer wird auf { $hex } zum Schiff?
prompt-ships-into = Was wird auf { $hex } aus den Schiffen?
prompt-raid = Überfallen deine Schiffe { $hex }? { $other_seat } verliert 1 Ressource eigener Wahl.
prompt-raided = { $other_seat } überfällt dich: Welche Ressource verlierst du?
prompt-rune-stone = Du hast { $number } Armee-Einheiten verloren. Stellst du einen Runenstein auf?
note-raided = { $other_seat } überfällt { $hex }, und { $seat } verliert 1 { $good }.
note-rune-stone = { $seat } stellt einen Runenstein auf und hat nun { $number }.
reason-no-shipwright = In dieser Gruppe wird niemand zum Schiff, und kein Schiff geht an Land.

civ-phoenicia = Phönizien
advance-self_sufficient = Autarke Städte
    .help = Kommt mit Fischerei. Häfen deiner Farbe in deinen Städten können nicht übernommen werden. Jeder Hafen deiner Farbe ist 1½ Punkte wert, deine Fortschritte einer Regierungsform dafür nichts.
advance-bireme = Bireme
    .help = Kommt mit Kriegsmarine. Auf See hast du in jeder Kampfrunde Kampfwert +2, gegen Gegner mit Kriegsmarine nur in der ersten.
advance-alphabet = Alphabet
    .help = Kommt mit Schrift. Bis zu zwei deiner Handelsrouten pro Zug dürfen stattdessen 1 Idee oder 2 Nahrung bringen.
advance-cedar_and_dye = Zedern & Farbe
    .help = Kommt mit Handelsrouten. Auch deine Städte mit Hafen bilden Handelsrouten. Sie und deine Schiffe erreichen Küstenstädte bis zu 3 Felder weit.
option-trade-route-of-city = Hafen von { $hex } mit { $target }: { $goods }
option-trade-route-for = { $unit } auf { $hex } mit { $target }: { $goods }
reason-self-sufficient = Die Stadt auf { $hex } ist autark, niemand kann das Gebäude übernehmen: { $building }.

civ-persia = Persien
advance-grey_flood = Graue Flut
    .help = Kommt mit Viehzucht. Deine Städte neben einer Ödnis rekrutieren Kriegselefanten ohne Markt. Kämpft an Land einer deiner Kriegselefanten mit, erhält dein Gegner in der ersten Kampfrunde höchstens +2 durch Boni.
advance-immortals = Unsterbliche
    .help = Kommt mit Musterung. Vor jedem Kampfwurf darfst du bis zu 4 Kultur bezahlen, jede für Kampfwert +1.
advance-zoroastrianism = Zoroastrismus
    .help = Kommt mit Priesterschaft. Deine Kulturübernahme darf stattdessen auf eine gegnerische Armee-Einheit an Land außerhalb von Städten zielen. Bei Erfolg tritt eine deiner Einheiten derselben Art an ihre Stelle und kämpft gegen alle, die noch dort sind.
advance-banking = Bankwesen
    .help = Kommt mit Währung. Hast du zu Beginn deines Zuges Gold, erhältst du vor den Handelsrouten 1 Gold oder 1 Kultur.
prompt-immortals = Wie viel Kultur bezahlst du vor diesem Kampfwurf für die Unsterblichen?
option-immortals = { $number ->
        [0] keine
       *[other] { $number }, für +{ $number }
    }
prompt-convert-army = Welche Einheit auf { $hex } wechselt die Seite?
prompt-banking = Was bringt dir das Bankwesen?
note-army-converted = Eine Einheit von { $other_seat } auf { $hex } schließt sich { $seat } an: { $unit }.

civ-celts = Kelten
advance-tribal_brothers = Stammesbrüder
    .help = Kommt mit Militärtaktik. An Land hast du gegen Armee-Einheiten anderer Spieler Kampfwert +1 für jede Barbarenstadt bis zu 2 Felder weit, höchstens +4.
advance-truce = Waffenruhe
    .help = Kommt mit Musterung. Einmal pro Zug darfst du als Aktion Barbaren erscheinen lassen wie durch ein Ereignis. Bewegen sich durch dein Ereignis Barbaren, darfst du einmal 1 Zufriedenheit bezahlen und beliebige Gruppen stehen lassen.
advance-druid_order = Druidenbund
    .help = Kommt mit Priesterschaft. Deine Kulturübernahme darf auf Barbarenstädte der Größe 1 zielen: Bei Erfolg liegt dort 1 Kultur von dir, bei Spielende 1 Punkt wert.
advance-close_contacts = Enge Kontakte
    .help = Kommt mit Handelsrouten. Deine Handelsrouten dürfen zu Barbarenstädten führen, aber nur für Nahrung.
deed-truce = Barbaren erscheinen lassen
prompt-truce = Bezahlst du 1 Zufriedenheit, damit die Barbaren auf { $hex } bleiben, wo sie sind?
prompt-truce-paid = Bleiben auch die Barbaren auf { $hex }, wo sie sind?
note-truce = Die Barbaren auf { $hex } halten Waffenruhe mit { $seat }.
note-druids = Druiden von { $seat } leben jetzt unter den Barbaren auf { $hex }.
reason-no-barbarians = Für weitere Barbaren ist kein Platz oder keine Figur mehr da.

civ-babylon = Babylonien
advance-canals = Kanäle
    .help = Kommt mit Technik. Bringt eine Produktion genau 1 Nahrung, erhältst du 1 mehr.
advance-laws = Gesetze
    .help = Kommt mit Schrift. Nach einer erfolgreichen Kulturübernahme ziehst du eine Aktionskarte, wenn du höchstens 4 auf der Hand hast.
advance-star_catalogues = Sternkataloge
    .help = Kommt mit Astronomie. Direkt bevor du ein Ereignis ziehst, erhältst du 1 Idee oder 1 Kultur.
advance-ziggurats = Zikkurats
    .help = Kommt mit Dogma, das deine Ideen nicht mehr auf 2 begrenzt. Beim Bau von Tempeln darfst du statt der Ressourcen Ideen bezahlen.
prompt-star-catalogues = Was bringen dir die Sternkataloge vor dem Ereignis?

civ-india = Indien
advance-indian_elephants = Indische Elefanten
    .help = Kommt mit Viehzucht. Deine Städte auf Wald rekrutieren Kriegselefanten ohne Markt. Kriegselefanten in deinen Städten, die nicht wütend sind, bilden Handelsrouten.
advance-missionaries = Missionierung
    .help = Kommt mit Staatsreligion. Ein Feld mit Siedlern darf Startpunkt deiner Kulturübernahme sein: Reichweite 2 und 1 mehr für jeden weiteren Siedler. Siedler in deiner Stadt vergrößern deren Reichweite um je 1.
advance-prosperity = Wohlstand
    .help = Kommt mit Handelsrouten. Jede Handelsroute darf stattdessen 1 Zufriedenheit bringen, oder 1 Kultur, wenn ein Gebäude der Stadt deine Farbe hat.
advance-peace_and_poetry = Frieden & Dichtung
    .help = Kommt mit Theater & Musik. Einmal pro Zug darfst du für einen Fortschritt anstelle seines Preises 1 Kultur bezahlen.
option-usual-price = Der übliche Preis: { $goods }

civ-huns = Hunnen
advance-nomads = Nomaden
    .help = Kommt mit Lagerung. Deine Städte der Größe 1, die nicht wütend sind, bewegen sich wie Landeinheiten, aber nie auf Straßen und nie zu Gegnern. Das aktiviert sie; danach erhältst du 1 Ressource des neuen Feldes.
advance-horsemen = Reiter
    .help = Kommt mit Viehzucht. Deine Städte der Größe 1 rekrutieren Kavallerie ohne Markt. Nach der Rekrutierung hast du für jede rekrutierte Kavallerie eine Gratis-Bewegung.
advance-raiders = Plünderer
    .help = Kommt mit Militärtaktik. Bis zu 2 Felder um deine Armee-Einheiten gründen Siedler anderer keine Städte und bilden keine Handelsrouten, außer mit eigenen Armee-Einheiten bei sich oder in ihrer Stadt.
advance-tribalism = Stammeswesen
    .help = Kommt mit deinem ersten Fortschritt einer Regierungsform. Bewegen sich durch dein Ereignis Barbaren, darfst du 1 Zufriedenheit oder 1 Kultur bezahlen und bestimmen, wohin eine Gruppe zieht.
option-move-by-nomads = Die Stadt von { $hex } nach { $target } bewegen
option-nobody = Niemand
prompt-company = Wer zieht mit der Stadt von { $hex } nach { $target }?
prompt-forage = Welche Ressource finden die Nomaden auf { $hex }?
prompt-tribalism = Bezahlst du 1 Plättchen und bestimmst, wohin die Barbaren auf { $hex } ziehen?
note-city-moved = { $seat } bewegt eine Stadt von { $hex } nach { $to_hex }.
reason-raiders-near = Siedler auf { $hex } sind Plünderern in Reichweite 2 ausgeliefert.
reason-city-in-the-way = Auf { $hex } steht schon eine Stadt.

civ-egypt = Ägypten
advance-floods = Flutungen
    .help = Kommt mit Bewässerung. Ödnis gibt dir 1 Nahrung oder 1 Holz, und du darfst auf Ödnis Städte gründen.
advance-egyptian_architecture = Architektur
    .help = Kommt mit Technik. Für Gebäude und Weltwunder darfst du Zufriedenheit anstelle von Ressourcen und von Kultur bezahlen.
advance-embalming = Einbalsamierung
    .help = Kommt mit Ritualen. Nach jeder Schlacht erhältst du 1 Kultur, wenn du höchstens 4 hast, und 1, wenn ein Anführer von dir getötet oder ersetzt wird.
advance-deification = Deifizierung
    .help = Kommt mit Priesterschaft. Jeder deiner Fortschritte der Theokratie wirkt zusätzlich wie der Fortschritt der Autokratie in seiner Zeile, den du nicht besitzt: Dogma wie Nationalismus, Hingabe wie Totalitarismus, Religionswechsel wie Absolute Gewalt, Fanatismus wie Zwangsarbeit.

civ-maya = Maya
advance-terraces = Terrassen
    .help = Kommt mit Bewässerung. Gebirge gibt dir 1 Nahrung, 1 Holz oder 1 Erz, und für deine Siedler und Anführer gilt die Regel für Gebirge nicht.
advance-stelae = Stelen
    .help = Kommt mit Kunst. Wenn du eine Stadt gründest oder eroberst oder einen Obelisken baust, erhältst du 1 Zufriedenheit oder 1 Kultur.
advance-stadiums = Stadien
    .help = Kommt mit Sport & Spiele. Bei einer Produktion oder Rekrutierung in einer Stadt, die nicht wütend ist, darfst du 1 Zufriedenheit bezahlen: Dafür zählt sie als um 1 größer. Einmal pro Zug kostet ein Fortschritt der Spiritualität 1 Nahrung weniger.
advance-calendar = Kalender
    .help = Kommt mit Astronomie. Als Gratis-Aktion siehst du dir das nächste Ereignis an; für je 1 Idee darfst du es und die folgenden unter den Stapel legen.
deed-calendar = Das nächste Ereignis ansehen
prompt-stelae = Was bringen dir die Stelen?
prompt-stadiums = Bezahlst du 1 Zufriedenheit, damit { $hex } diesmal als um 1 größer zählt?
prompt-calendar = Das nächste Ereignis ist { $card }. Bezahlst du 1 Idee, um es unter den Stapel zu legen?
note-foresees = { $seat } sieht sich das nächste Ereignis an.
note-foreseen = Das nächste Ereignis ist { $card }.
note-postpones = { $seat } legt das nächste Ereignis unter den Stapel.
reason-no-event-left = Es gibt kein Ereignis mehr, das man ansehen könnte.
reason-foreseen-already = Du hast das nächste Ereignis gerade erst angesehen.

civ-japan = Japan
advance-pottery = Töpferei
    .help = Kommt mit Lagerung. Einmal pro Zug bringt eine Produktion von mindestens 3 Nahrung dir auch 1 Kultur.
advance-horsemanship = Reitkunst
    .help = Kommt mit Viehzucht. Deine Städte mit Festung rekrutieren Kavallerie. Verteidigst du eine Festung, zählt in der ersten Kampfrunde eine Kavallerie, die ein Würfel aktiviert, 3.
advance-infiltration = Infiltration
    .help = Kommt mit Militärtaktik. Spielt ein Gegner, der bis zu 2 Felder von deinen Armee-Einheiten oder Städten entfernt eigene hat, eine Aktionskarte aus, darfst du eine Aktionskarte abwerfen: Seine ist verloren und hat keine Wirkung, und ihr Preis wird nicht bezahlt.
advance-shogunate = Shogunat
    .help = Kommt mit deinem ersten Fortschritt einer Regierungsform. Einmal pro Zug darfst du eine Aktionskarte, die eine Aktion kostet, als Gratis-Aktion ausspielen. Einmal pro Zug darfst du mit Musterung statt der Infanterie eine Aktionskarte ziehen.
deed-shogunate = Eine Karte ohne ihre Aktion ausspielen
option-card-instead = Eine Aktionskarte
option-let-it-happen = Geschehen lassen
prompt-instead = Was nimmst du dafür in { $hex }?
prompt-infiltration = { $other_seat } spielt { $card } aus. Welche Karte wirfst du ab, um das zu verhindern?
note-infiltrates = { $seat } verhindert die Wirkung von { $card }.

civ-aztecs = Azteken
advance-prisoners_of_war = Kriegsgefangene
    .help = Kommt mit Militärtaktik. Nach einer gewonnenen Landschlacht darfst du Armee-Einheiten, die der Gegner verloren hat, als Gefangene behalten, höchstens 4. Jeder ist am Ende einen halben Punkt wert.
advance-sacrificial_cult = Opferkult
    .help = Kommt mit Ritualen. Wenn du ein Ereignis ziehst, darfst du einen Gefangenen zurückgeben, um es zu ignorieren und ein anderes zu ziehen, so oft du willst. Gefangene bezahlen auch Zufriedenheit und Kultur.
advance-aztec_gold = Aztekengold
    .help = Kommt mit Kunst. Wenn du eine Stadt gründest, erhältst du 1 Gold, und für jedes angrenzende Gebirge darfst du ein beliebiges anderes Gut bezahlen, um 1 weiteres zu erhalten.
advance-tribute = Tributspflicht
    .help = Kommt mit deinem ersten Fortschritt einer Regierungsform. Deine Produktion darf Felder mit Städten von Gegnern und Barbaren nutzen, die bis zu 2 Felder entfernt sind. Aus einer Barbarenstadt darfst du stattdessen eine Einheit gefangen nehmen.
good-prisoner = Gefangener
    .many = Gefangene
option-no-more-prisoners = Keine weiteren Gefangenen
option-no-gold = Nichts mehr
prompt-take-prisoner = Welche Einheit von { $other_seat } nimmst du gefangen?
prompt-appease = Gibst du einen Gefangenen zurück, um statt { $card } ein anderes Ereignis zu ziehen?
prompt-gold-rush = Was bezahlst du für 1 Gold?
prompt-hostage = Welche Einheit nimmst du aus { $hex }?
note-takes-prisoner = { $seat } nimmt eine Einheit von { $other_seat } gefangen: { $unit }.
note-sacrifices = { $seat } gibt { $number ->
        [one] 1 Gefangenen
       *[other] { $number } Gefangene
    } her.
note-hostage = { $hex } liefert { $seat } eine Einheit aus: { $unit }.

civ-carthage = Karthago
advance-grey_wall = Grauer Wall
    .help = Kommt mit Viehzucht. Alle deine Städte rekrutieren Kriegselefanten. Ohne Markt wird mindestens 1 Nahrung des Preises mit 1 Zufriedenheit oder 1 Kultur bezahlt.
advance-hegemony = Hegemonie
    .help = Kommt mit Kartografie. Als Aktion nimmst du ein Schiff vom Plan und gründest nach den üblichen Regeln auf einem Landfeld daneben eine Stadt. Was es trug, darf an Land gehen.
advance-pirate_alliance = Piraten-Allianz
    .help = Kommt mit Navigation. Deine Schiffe fahren an Piraten vorbei, und wo sie halten, entscheidest du, ob du kämpfst. Wenn nicht, oder wenn deine Einheiten bei ihnen an Bord gehen, sind die Piraten deine Schiffe, solange ein Schiff oder eine Einheit von dir bei ihnen ist. In Schlachten fallen sie zuerst. Für Ereignisse sind sie keine Piraten.
advance-mercenary_system = Söldnerwesen
    .help = Kommt mit Musterung, die du auch mit Gold bezahlen darfst. In Städten mit Hafen darf sie statt der Infanterie ein Schiff bringen.
unit-pirate = verbündetes Piratenschiff
    .many = verbündete Piratenschiffe
deed-hegemony = Mit einem Schiff eine Stadt gründen
option-colonise = Von { $hex } nach { $target }
option-attack-allies = Die verbündeten Piraten auf { $hex } angreifen
prompt-colonise = Welches Schiff wird zur Stadt, und wo?
prompt-colony-ship = Welches Schiff verlässt auf { $hex } den Plan?
prompt-disembark = Wer geht von { $hex } nach { $target } an Land?
prompt-fight-pirates = Kämpfst du auf { $hex } gegen die Piraten? Wenn nicht, sind sie deine Verbündeten.
note-beached = { $seat } nimmt ein Schiff von { $hex }: { $unit }.
note-disembarks = { $seat } bringt { $units } von { $hex } auf { $to_hex } an Land.
note-alliance = Die Piraten auf { $hex } sind mit { $seat } verbündet.
note-alliance-ends = Die Piraten auf { $hex } sind nicht mehr mit { $seat } verbündet.
reason-no-colony = Du hast kein Schiff neben Land.
reason-unaccompanied = Verbündete Piraten auf { $hex } fahren nur mit einem Schiff oder einer Einheit von dir.
reason-no-own-ship = Du hast auf { $hex } kein eigenes Schiff.

note-own-home = { $seat } legt das Startgebiet von { $civ } auf { $hex }.
