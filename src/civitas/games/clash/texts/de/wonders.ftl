# Clash of Cultures auf Deutsch. Die Weltwunder. Namen sind Tatsachen des Spiels; jeder Satz ist unser eigener.

wonder-great_arena = Große Arena
    .help = Du darfst Kultur statt Zufriedenheit bezahlen und umgekehrt, nur nicht für Weltwunder. Einmal pro Landschlacht darfst du nach einem Wurf 1 Plättchen für Kampfwert +1 bezahlen.
wonder-great_gardens = Große Gärten
    .help = Ebenen geben dieser Stadt eine Ressource deiner Wahl, auch Ideen und Gold. Einheiten von Mitspielern, die in diesem Zug eine Ebene betreten haben, können die Stadt nicht betreten.
wonder-great_library = Große Bibliothek
    .help = In jedem deiner Züge darfst du einen Fortschritt nutzen, den du nicht hast, aber keine Regierungsform. Was er sofort bringt, erhältst du nicht.
wonder-great_lighthouse = Großer Leuchtturm
    .help = Braucht einen Hafen. Immer wenn du die Stadt aktivierst, darfst du ein Schiff auf ein beliebiges Wasserfeld ohne Gegner setzen. In jeder Statusphase bestimmst du den Startspieler.
wonder-great_mausoleum = Großes Mausoleum
    .help = Wenn du ein Ereignis oder eine Aktionskarte ziehst, darfst du stattdessen die oberste Karte des Ablagestapels nehmen. Was du selbst abwirfst, kommt unter den Ablagestapel.
wonder-great_pyramid = Große Pyramide
    .help = Fünf Siegpunkte, immer nur für den Spieler, der sie gebaut hat, auch wenn die Stadt erobert wird. Er gewinnt außerdem jeden Gleichstand.
wonder-great_statue = Große Statue
    .help = Ziehe beim Bau eine Triumphkarte. Einmal pro Zug darfst du als Gratis-Aktion eine Triumphkarte für eine zusätzliche Aktion abwerfen.
wonder-great_wall = Große Mauer
    .help = Wer eine deiner glücklichen Städte angreift, hat in der ersten Kampfrunde Kampfwert -2. Barbaren, die deine Städte angreifen, sind sofort besiegt.
