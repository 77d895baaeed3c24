# Der Automa von Era of Tribes auf Deutsch: was er tut und warum.

setting-automas = Automas
setting-automas-0 = keine: gegeneinander
setting-automas-1 = ein Automa gegen euch alle
setting-automas-2 = zwei Automas gegen euch alle
setting-level = Schwierigkeitsgrad der Automas
setting-level-easy = Weichei
setting-level-medium = Erfahren
setting-level-hard = Experte
seat-automa_1 = Automa 1
seat-automa_2 = Automa 2

## Karten

note-automa-tribe = { $seat } führt das Volk { $tribe } und hat { $number } geheime Einflusskarten
note-automa-card = Aktionskarte { $number } für die Automas: { $deed }
note-automa-reshuffled = Die Aktionskarten werden gemischt; Anführer stehen und Luxusgüter sind bereit: { $seat }
note-automa-mixed = Nach der ersten Expansion werden die beiseitegelegten Aktionskarten eingemischt
note-automa-branch = { $seat } folgt { $branch } von { $deed }. Davor: { $whys }
deed-found_city = Stadt gründen
deed-posts = Handelsposten
deed-war_or_sea = Mechanik oder Seefahrt
deed-farm_or_trade = Landwirtschaft oder Handelskunst
deed-revolution = Revolution
deed-reshuffle = Mischen
deed-taxes = Steuern oder Brot & Spiele
deed-expansion = Expansion oder Brot & Spiele
deed-auto = Autoexpansion
deed-round_end = Rundenende
branch-A = Zweig A
branch-B = Zweig B
branch-B1 = Zweig B1
branch-B2 = Zweig B2
branch-C = Zweig C
branch-D = Zweig D
step-cities = ein oder zwei Städte gründen
step-city = eine Stadt gründen
step-posts = Handelsposten eröffnen
step-trade = handeln
step-revolt = eine Revolution auslösen
step-taxes = Steuern erheben
step-games = Spiele veranstalten
step-expand = expandieren
step-influence = Einfluss gewinnen
step-agriculture = Landwirtschaft lernen
step-culture = Kultur lernen
step-navigation = Seefahrt lernen
step-commerce = Handelskunst lernen
step-mechanics = Mechanik lernen
step-architecture = Architektur lernen
why-no_city_possible = keine Stadt möglich
why-fed = genug Nahrung
why-architecture_suffices = die Architektur erlaubt noch eine Stadt
why-too_dear = zu wenig Taler
why-top_level = keine weitere Stufe
why-no_market = kein benachbarter Automa hat eine Stadt ohne Handelsposten
why-no_means = zu wenig Taler oder kein freier Vasall
why-commerce_suffices = Handelskunst ist weit genug
why-no_commerce = Handelskunst unter Stufe 2
why-ahead = in Mechanik allen voraus
why-not_ripe = nicht reif für die nächste Epoche
why-unhappy = Moral unter 0
why-no_city = keine Stadt
why-no_growth = Wachstum unter 2
note-automa-trade = { $seat } treibt Handel: Schwierigkeitsgrad { $level }, Marker { $markers }, Volk { $tribe_bonus }, Luxusgüter { $goods }: { $number } Taler
note-automa-games = { $seat } veranstaltet Brot & Spiele: Schwierigkeitsgrad { $level }, Marker { $markers }, Volk { $tribe_bonus }, Luxusgüter { $goods }: { $number } Moral
note-automa-taxes = { $seat } nimmt Steuern von { $number } Städten wie mit { $leaders ->
        [one] 1 Anführer
       *[other] { $leaders } Anführern
    }
note-automa-builds = { $seat } baut in { $province }, der wertvollsten Stelle
note-automa-post = { $seat } eröffnet einen Handelsposten in { $province }, einer Stadt von { $other_seat }
note-automa-plunder = { $seat } würfelt { $die }: bis { $most } zahlen alle anderen einen Taler

## Expansion

note-automa-growth = { $seat } wächst um { $number }: Nahrung { $food }, Hunger { $hunger }, Moral { $morale }, Karte { $bonus }, Luxusgüter { $goods }. Neue Figuren: { $slots }, Überschuss: { $surplus }
note-automa-choice = { $seat } wählt { $province } ({ $means }), Wert { $value }: { $terms }. Entscheidend: { $tie }. Andere: { $other_provinces }
note-automa-fleet = { $seat } schickt { $number ->
        [one] eine Flotte
       *[other] { $number } Flotten
    } von { $from_province } Richtung { $to_province }, Wert { $value }: { $terms }; zu bleiben ist { $stay } wert. Andere: { $other_provinces }
note-automa-recalls = { $seat } nimmt einen Vasallen aus der Regular Army
note-automa-rest = { $seat } verliert { $marks } Moral für Vasallen aus Städten; { $rest } Wachstum bleibt und gibt { $morale } Moral und { $armies } Armeen für { $cost } Taler
means-vassal = mit einem Vasallen
means-new_fleet = mit einer neuen Flotte
means-old_fleet = mit einer alten Flotte
term-I = Priorität I
term-II = Priorität II
term-III = Priorität III
term-IV = Priorität IV
term-VI = Priorität VI
term-a = a (offene Karte)
term-b = b (Güter daneben)
term-c = c (Gebirge)
term-d = d (negative Moral)
term-e = e (Handelsposten)
term-f = f (Flotte bauen)
term-g = g (Kolonie gründen)
term-h = h (Entfernung)
term-i = i (besetzt)
term-k = k (bessere Mechanik)
term-l = l (höhere Moral)
term-level = Schwierigkeitsgrad
term-markers = Marker
term-tribe = Volk
term-goods = Luxusgüter
tie-value = der Wert
tie-priority = A, die höhere Priorität
tie-borders = B, mehr Grenzen zu eigenen Provinzen
tie-home = C, näher an der Heimat
tie-all = D, nichts: Gleiche werden alle besiedelt
tie-only = es gibt keine andere Wahl

## Schlacht

note-automa-defends = { $seat } verteidigt { $province } ({ $defence }, bis zu { $most } Einheiten) mit { $units } und { $militia } zusätzlichen Milizen: insgesamt { $strength }
note-automa-attacks = { $seat } greift { $province } mit { $units } und { $militia } Milizen an: { $strength } von { $wanted } gewünschten
note-automa-joins = { $seat } hält nur das Schwert und zieht { $number } Figuren nach { $province } hinzu; aufgegeben: { $provinces }
note-automa-calls-off = { $seat } hält nur das Schwert und bricht den Angriff auf { $other_seat } in { $province } ab
note-automa-used-up = { $seat } hat ohne Schlacht { $number ->
        [one] 1 Figur
       *[other] { $number } Figuren
    } verbraucht
defence-luxury = Luxusgut
defence-food = Nahrung
defence-card = zählt für die offene Karte
defence-military = Militärgut
defence-other = nichts Besonderes

## Das Ende

note-automa-secret = { $seat } deckt { $cards } auf: { $points } Punkte
note-ending-automa = Das Spiel ist zu Ende: { $end }. Eure niedrigste Wertung ist { $points }, die höchste eines Automas { $best }. Rang: { $rank }
campaign-tribe = Volk
campaign-automas-1 = 1
campaign-automas-2 = 2
rank-citizen = Bürger
rank-chieftain = Häuptling
rank-warlord = Kriegsherr
rank-prince = Prinz
rank-king = König
rank-emperor = Kaiser
rank-god = Gott
sheet-automas = Automas
column-deed = Aktionskarte
column-played = Gespielt
column-deck = Übrig
column-up = Anführer steht
column-attacks = Angriffe übrig
column-secret = Geheime Karten
