# Was in der geführten ersten Partie gesagt wird.

guide-goal = Worum es geht
    .help = { brief-goal }
guide-map = Die Karte
    .help = Dein Volk beginnt am Rand einer unbekannten Welt: Unter den Wolken liegen Gebiete, die noch niemand gesehen hat. Ebenen geben Nahrung, Wälder Holz, Gebirge Erz. Tippe etwas an, um darüber zu lesen.
guide-home = Wo du beginnst
    .help = Was leuchtet, kannst du wählen. Hier wird deine erste Stadt stehen.
guide-turn = Dein Zug
    .help = Das sind alle Taten, die du jetzt tun kannst, und die Frage sagt, wie viele Aktionen dir bleiben. Was eine Tat kostet, bringt und riskiert, steht daneben. Du kannst auch auf der Karte beginnen: Tippe eine Stadt oder eine Einheit an.
guide-advance = Fortschritte
    .help = Ein Fortschritt ändert für immer, was du tun kannst, und zählt für die Wertung. Lagerung und Schrift sind ein guter Anfang.
guide-produce = Eine Stadt arbeiten lassen
    .help = Eine Stadt holt Ressourcen von ihrem Feld und denen ringsum. Einmal tut sie das gern: Wer sie im selben Zug noch einmal aktiviert, senkt ihre Stimmung.
guide-move = Kommandieren und erkunden
    .help = Schick deinen Siedler ins Unbekannte: Wer ein verdecktes Gebiet betritt, deckt es auf. Wo das Land gut ist, kann er deine nächste Stadt gründen.
guide-harvest = Was sie bringt
    .help = Nimm zuerst, was dir fehlt. An deinem Platz siehst du, wie viel du von jedem behalten kannst.
guide-found = Eine zweite Stadt
    .help = Ein Siedler steht, wo eine Stadt gegründet werden darf. Mit mehr Städten kannst du in einem Zug mehr tun, ohne eine zu überfordern.
guide-event = Ereignisse
    .help = Fortschritte rücken den Ereigniszähler vor, und dann und wann wird für alle eine Karte aufgedeckt. Im Verlauf steht, was sie bewirkt hat.
guide-score = Was Punkte bringt
    .help = { brief-points }
guide-end = Jetzt weißt du, wie es geht
    .help = Das war die Statusphase; mit ihr endet eine Runde. Spiel weiter, wie du magst: Tipps bleiben dir, und die Regeln liegen neben dem Tisch.
