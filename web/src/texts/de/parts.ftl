parts-nearer = Vergrößern
parts-farther = Verkleinern
parts-whole = Ganze Karte zeigen
parts-close = Schließen
parts-card-chosen = gewählt
parts-card-help = Was die Karte bewirkt: { $name }
parts-outlook = Was geschehen würde
