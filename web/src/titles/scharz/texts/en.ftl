# What the board and the panels of Scharz say beside the words of the game itself.

scharz-map = Map: { $map }
scharz-sea-calm = calm sea
scharz-sea-rough = rough sea
scharz-place-home = homeland of the { $faction }
scharz-place-river = on a river
scharz-place-neutral = nobody can hold it
scharz-place-held = held by { $name }
scharz-place-free = nobody's
scharz-place-encircled = the settlement is encircled
scharz-place-site = building site: { $building }, { $quarters } of 4 quarters
scharz-place-crop = { $count } grain sown
scharz-place-plundered = plundered
scharz-place-beside = Next to { $list }
scharz-place-black = No way across to { $list }
scharz-units-spent = { $count } moved already
scharz-moment = Year { $year }, { $season }: { $subphase }
scharz-moment-season = Year { $year }, { $season }
scharz-moment-prolog = Prologue
scharz-seat-points =
    { $count ->
        [one] 1 victory point
       *[other] { $count } victory points
    }
scharz-seat-rival = Rival: { $name }
scharz-seat-announced = announces { $end }
scharz-seat-out = Out of the game
scharz-panel-course = Course of the game
scharz-panel-realms = Realms
scharz-years = Years
scharz-seasons = Seasons
scharz-subphases = Subphases of the round
scharz-mat-stores = Stores
scharz-mat-sown = sown
scharz-mat-units = Units
scharz-mat-goals = On the way to victory
scharz-mat-treaties = Treaties
scharz-treaty = { $treaty } with { $name }, until round { $until }
scharz-realms-about = Two goals reached, held for a round, are might; so many victory points are dominance.
scharz-place-weather = Weather: { $weather }
scharz-weather = Weather
scharz-mat-training = { $count ->
        [one] One unit is in training
       *[other] { $count } units are in training
    }
