# Was in der geführten ersten Partie gesagt wird.

guide-goal = Worum es geht
    .help = { brief-goal }
guide-map = Die Karte
    .help = Dein Volk beginnt irgendwo im alten Europa. Provinzen ernähren deine Leute oder bergen ein Gut; in ihren Dörfern sitzen Barbaren. Tippe etwas an, um darüber zu lesen.
guide-tribe = Dein Volk
    .help = Jedes Volk hat eine Heimat und etwas, das es besser kann als andere. Nimm, was dir gefällt; gewinnen können alle.
guide-card = Dein geheimes Ziel
    .help = Wer am Ende am meisten von dem hat, was die Karte nennt, bekommt sie gewertet. Nur du weißt, dass du darauf aus bist.
guide-first-advance = Fortschritte
    .help = Ein Fortschritt macht dein Volk in einer Sache für immer besser. Landwirtschaft ernährt mehr Leute, und mit mehr Leuten fällt alles andere leichter.
guide-action = Dein Zug
    .help = Wähle eine Aktion; dann handeln die anderen, bis alle gepasst haben. Niemand nimmt in einer Runde dieselbe Aktion zweimal: Überleg, was du später noch brauchst.
guide-expansion = Expansion
    .help = Neue Vasallen erscheinen, und deine Figuren ziehen weiter: So wächst dein Land. In der ersten Runde gibt es kaum etwas Besseres.
guide-commit = Anführer und Luxusgüter
    .help = Je mehr Anführer und Luxusgüter du einsetzt, desto stärker die Aktion; dafür fehlen sie dir bei den nächsten dieser Runde.
guide-vassal = Neue Vasallen
    .help = Setz sie dorthin, von wo sie in leeres Land weiterziehen können: Eine Provinz gehört dir, sobald dort nur dein Vasall steht.
guide-march = Ziehen
    .help = Tippe eine Figur an und dann ihr Ziel. Wie eine Schlacht wohl ausginge, erfährst du vor dem Zug.
guide-trade = Handel und Steuern
    .help = Mit Talern bezahlst du Fortschritte, Flotten und graue Anführer. Der Handel wächst mit Handelskunst, Handelsposten und Luxusgütern. Steuern zahlen deine Städte, und das drückt die Moral.
guide-score = Was Punkte bringt
    .help = { brief-points }
guide-end = Jetzt weißt du, wie es geht
    .help = Eine Runde ist vorbei, und deine Anführer sind zurück. Spiel weiter, wie du magst: Tipps bleiben dir, und die Regeln liegen neben dem Tisch.
