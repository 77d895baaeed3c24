# Clash of Cultures auf Deutsch. Wozu ein Zug gut ist, für alle, die lernen. Jeder Satz ist unser eigener.

feature-points = bringt Punkte
    .less = bringt weniger Punkte
feature-rivals = hält die anderen zurück
    .less = hilft den anderen
feature-cities = bringt mehr, glücklichere oder sicherere Städte
    .less = schwächt Städte oder setzt sie Angriffen aus
feature-goods = lässt mehr Ressourcen und Plättchen übrig
    .less = lässt weniger Ressourcen und Plättchen übrig
feature-advances = bringt nützliche Fortschritte
    .less = verschiebt nützliche Fortschritte auf später
feature-units = bringt mehr Einheiten oder bessere Plätze für sie
    .less = lässt weniger Einheiten oder schlechtere Plätze für sie
feature-cards = bringt Karten
    .less = lässt weniger Karten übrig
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
