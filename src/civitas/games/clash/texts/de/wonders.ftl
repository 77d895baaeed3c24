# Clash of Cultures auf Deutsch. Die Weltwunder. Namen sind Tatsachen des Spiels; jeder Satz ist unser eigener.

wonder-great_arena = Große Arena
    .help = Du darfst Kultur statt Zufriedenheit zahlen und umgekehrt, nur nicht für Weltwunder. Einmal je Landschlacht darfst du nach einem Wurf 1 davon für Kampfwert +1 zahlen.
wonder-great_gardens = Große Gärten
    .help = Ebenen geben dieser Stadt eine Ressource deiner Wahl, auch Ideen und Gold. Einheiten von Mitspielern, die in diesem Zug eine Ebene betreten haben, können die Stadt nicht betreten.
wonder-great_library = Große Bibliothek
    .help = In jedem Zug darfst du einen Fortschritt nutzen, den du nicht hast, keine Regierungsform und keinen sofortigen Gewinn.
wonder-great_lighthouse = Großer Leuchtturm
    .help = Braucht einen Hafen. Sooft du die Stadt aktivierst, darfst du ein Schiff auf ein beliebiges Wasserfeld ohne Gegner setzen. In jeder Statusphase wählst du, wer beginnt.
wonder-great_mausoleum = Großes Mausoleum
    .help = Wenn du ein Ereignis oder eine Aktionskarte ziehst, darfst du die oberste Karte des Ablagestapels nehmen. Was du selbst abwirfst, kommt unter den Stapel.
wonder-great_pyramid = Große Pyramide
    .help = Fünf Punkte, immer nur für den, der sie gebaut hat, auch wenn die Stadt erobert wird. Wer sie gebaut hat, gewinnt jeden Gleichstand.
wonder-great_statue = Große Statue
    .help = Ziehe nach dem Bau eine Triumphkarte. Einmal pro Zug darfst du als Gratis-Aktion eine Triumphkarte für eine zusätzliche Aktion abwerfen.
wonder-great_wall = Große Mauer
    .help = Wer eine glückliche Stadt von dir angreift, hat in der ersten Runde Kampfwert -2. Barbaren, die deine Städte angreifen, sind sofort besiegt.
