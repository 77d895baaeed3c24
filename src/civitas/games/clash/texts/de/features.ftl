# Clash of Cultures auf Deutsch. Wozu ein Zug gut ist, für alle, die lernen. Jeder Satz ist unser eigener.

feature-points = bringt Punkte
    .less = bringt weniger Punkte
feature-rivals = hält die anderen zurück
    .less = hilft den anderen
feature-cities = bringt mehr, glücklichere oder sicherere Städte
    .less = schwächt deine Städte oder setzt sie Angriffen aus
feature-goods = lässt dir mehr Ressourcen und Plättchen
    .less = lässt dir weniger Ressourcen und Plättchen
feature-advances = bringt nützliche Fortschritte
    .less = verschiebt nützliche Fortschritte auf später
feature-units = bringt mehr oder besser stehende Einheiten
    .less = lässt dir weniger oder schlechter stehende Einheiten
feature-cards = bringt dir Karten
    .less = lässt dir weniger Karten
figure-known = erkundete Felder
figure-happy = glückliche Städte

# Woran Würfe gemessen werden, im Rückblick auf eine Partie
luck-combat = Schlachten: Kampfwert
luck-influence = Kulturübernahme: Zahl auf dem Würfel

# Wofür es Punkte gibt
tally-structures = Siedlungen und Gebäude
tally-advances = Fortschritte
tally-objectives = Triumphe
tally-wonders = Weltwunder
tally-events = Ereignisse
