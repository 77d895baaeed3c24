# Clash of Cultures auf Deutsch. Wozu ein Zug gut ist, für alle, die lernen. Jeder Satz ist unser eigener.

feature-points = bringt Punkte
    .less = bringt weniger Punkte
feature-rivals = hält die anderen zurück
    .less = hilft den anderen
feature-cities = macht die Städte zahlreicher, fröhlicher oder sicherer
    .less = schwächt oder entblößt die Städte
feature-goods = lässt mehr Güter im Vorrat
    .less = lässt weniger Güter im Vorrat
feature-advances = bringt nützliche Fortschritte
    .less = verschiebt nützliche Fortschritte auf später
feature-units = stellt Einheiten dorthin, wo sie nützen
    .less = lässt weniger oder schlechter stehende Einheiten
feature-cards = bringt Karten auf die Hand
    .less = lässt weniger Karten auf der Hand

# Woran Würfe gemessen werden, im Rückblick auf eine Partie
luck-combat = Schlachten: Kampfwert
luck-influence = Kultureller Einfluss: Zahl auf dem Würfel

# Wofür es Punkte gibt
tally-structures = Siedlungen und Gebäude
tally-advances = Fortschritte
tally-objectives = Triumphe
tally-wonders = Weltwunder
tally-events = Ereignisse
