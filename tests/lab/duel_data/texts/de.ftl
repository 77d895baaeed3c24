title-name = Duell
