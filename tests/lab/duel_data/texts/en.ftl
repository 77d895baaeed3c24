title-name = Duel
