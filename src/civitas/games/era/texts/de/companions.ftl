# Was Tabellen, Wertungen, Ausblicke und Ratschläge sagen.

sheet-realms = Reiche
sheet-stocks = Vorräte
sheet-wheel = Fortschritte
sheet-land = Die Karte, wie sie steht
sheet-cards = Karten und Dörfer
sheet-map = Grenzen
column-seat = Mitspieler
column-tribe = Volk
column-influence = Einfluss
column-triumph = Triumphzug auf
column-morale = Moral
column-epoch = Epoche
column-leaders = Anführer
column-actions = Aktionen
column-thalers = Taler
column-food = Nahrung
column-hunger = Hunger
column-free = Freie Vasallen
column-board = Unter Städten
column-armies = Armeen
column-legions = Legionen
column-militia = Milizen
column-treaties = Verträge
column-agriculture = Landwirtschaft
column-culture = Kultur
column-navigation = Seefahrt
column-commerce = Handelskunst
column-mechanics = Mechanik
column-architecture = Architektur
column-advances = Fortschritte
column-province = Provinz
column-holder = Herrschaft
column-pieces = Figuren
column-marks = Darauf
column-good = Gut
column-crown = Offene Karten
column-card = Eigene Karte
column-hidden = Eigene Dörfer
column-level = Barbaren
column-greys = Graue Anführer
column-terrain = Gelände
column-beside = Grenzt an
tally-influence = Einfluss
tally-own_card = Eigene Einflusskarte
tally-open_cards = Offene Einflusskarten
tally-morale = Moral
tally-villages = Rote Dörfer
tally-hunger = Hunger
feature-influence = bringt Einfluss
    .less = kostet Einfluss
feature-morale = hebt die Moral
    .less = senkt die Moral
feature-land = gewinnt Land und Städte
    .less = gibt Land oder Städte preis
feature-wealth = macht dich reicher
    .less = kostet Taler, Nahrung oder Verträge
feature-knowledge = bringt Fortschritte und Anführer
    .less = kostet Fortschritte oder Anführer
feature-forces = bringt Vasallen, Flotten und Armeen
    .less = kostet Vasallen, Flotten oder Armeen
feature-secrets = hält Dörfer in der Hinterhand
    .less = gibt Dörfer aus der Hinterhand
figure-provinces = Provinzen
figure-cities = Städte
outlook-room =
    { $number ->
        [0] { $province }: kein leeres Land nebenan, in dem jemand siedeln könnte.
        [one] { $province }: 1 leere Provinz nebenan, in die jemand weiterziehen kann.
       *[other] { $province }: { $number } leere Provinzen nebenan, in die jemand weiterziehen kann.
    }
outlook-villages-near =
    { $number ->
        [one] { $province }: 1 Barbarendorf nebenan.
       *[other] { $province }: { $number } Barbarendörfer nebenan.
    }
outlook-settles = { $province } ist leer und gehört dann dir.
outlook-stays-inside = { $province } gehört dir schon: Das gewinnt kein Land.
outlook-barbarians = Barbaren verteidigen es mit { $number } Einheiten.
outlook-defended = { $seat } kann es mit { $number } Einheiten verteidigen.
outlook-odds = In { $number } von 100 solchen Schlachten gewonnen, wenn beide alles schicken.
outlook-food = Es bringt { $amount } Nahrung.
outlook-good = Es bringt { $new_good }.
outlook-thalers-left = Dir bleiben { $amount } Taler.
reaction-sell = Jemand will dir eine Provinz abkaufen
reaction-join-alliance = Jemand bietet dir eine Allianz an
reaction-end-alliance = Ein Verbündeter will die Allianz beenden
reaction-sea-defence = Fremde Flotten kommen in dein Gewässer
reaction-support = Ein Verbündeter bittet um Armeen
luck-battle = Treffer in Schlachten
luck-raid = Plünderungen
outlook-leaders =
    { $number ->
        [one] Dein letzter Anführer
       *[other] Mindestens 1 deiner { $number } Anführer
    }
outlook-leaders-idle =
    { $number ->
        [one] 1 Anführer bleibt in dieser Runde untätig
       *[other] { $number } Anführer bleiben in dieser Runde untätig
    }

## Neben einem echten Tisch

copy-map = der Kartenteil: two1 bis two6 für eine oder zwei Personen, three1 bis three4 für drei, four1 bis four4 für vier
copy-level = easy, medium oder hard: leicht, mittel, schwer
copy-card = die aufgedeckte Aktionskarte: found_city, posts, war_or_sea, farm_or_trade, revolution, taxes, expansion; auto am Ende der Runde
copy-cards_aside = liegen die drei Karten noch beiseite, weil noch kein Automa expandiert hat?
copy-barbarians = die Stufe der Barbaren; die niedrigste ist 0
copy-table-villages = die Provinzen mit einem Barbarendorf
copy-battlefields = Provinz = wie viele Marker
copy-posts = die Stadt = wessen Handelsposten: person_1, automa_1 …
copy-shared_seas = nur für ein Meer mit Flotten von mehreren: das Meer = wer es hält
copy-cities = Provinzen, in der Reihenfolge, in der gebaut wurde
copy-vassals = Provinz = wie viele
copy-taken_from_cities = wie viele Vasallen unter den noch nicht gebauten Städten fehlen
copy-out_of_the_game = Vasallen, die aus dem Spiel sind
copy-protected = steht die Person in dieser Runde unter Schutz?
copy-person-villages = verdeckt behaltene Dörfer, nach ihrer Art
copy-leader_up = steht der Anführer auf dem Wappen?
copy-attacks = wie oft er in dieser Runde noch angreifen darf
copy-luxury_used = die Provinzen, deren Luxusgüter in dieser Runde schon gedient haben
copy-revolution = hat er in dieser Runde eine Revolution gemacht?
