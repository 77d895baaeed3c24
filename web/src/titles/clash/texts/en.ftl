# What the board and the panels of Clash of Cultures say beside the words of the game itself.

clash-map = Map of the known world
clash-hex-unexplored = unexplored
clash-hex-exhausted = { $terrain }, exhausted
clash-city = city of { $name }, size { $size }, { $mood }
clash-city-barbarians = barbarian city
clash-city-foreign = { $building } in the colour of { $name }
clash-city-pieces = with { $list }
clash-city-port = its port points to { $hex }
clash-city-activated =
    { $count ->
        [one] activated once this turn
       *[other] activated { $count } times this turn
    }
clash-city-range =
    { $count ->
        [one] Its culture reaches 1 hex.
       *[other] Its culture reaches { $count } hexes.
    }
clash-good = { $name }: { $count }
clash-good-most = { $name }: { $count } of at most { $most }
clash-moment = Round { $round }, phase { $phase }
clash-moment-status = Round { $round }, status phase
clash-moment-setup = Before the first round
clash-moment-over = Game over in round { $round }
clash-panel-calendar = Time
clash-panel-advances = Advances
clash-panel-wonders = Wonders
clash-panel-pieces = Buildings and units
clash-pieces-building = Buildings
clash-pieces-unit = Units
clash-pieces-left =
    { $count ->
        [0] none left
        [one] 1 left
       *[other] { $count } left
    }
clash-ways = How the tile can be placed
clash-offer = A trade is on the table
clash-offer-gives = { $name } gives
clash-offer-nothing = nothing
clash-offer-shown = The cards are shown before the trade is agreed.
clash-offer-making = { $name } is still putting the offer together.
clash-offer-waiting = { $name } decides.
clash-panel-score = Points
clash-round = Round { $round } of { $rounds }
clash-phase = Action phase { $phase } of { $phases }
clash-status = Status phase, step { $step }
clash-ended = The game is over
clash-deck =
    { $count ->
        [one] { $name }: 1 card
       *[other] { $name }: { $count } cards
    }
clash-hand = Your cards
clash-hand-empty = Your action cards, objectives and wonders will be kept here.
clash-card-action = costs an action
clash-card-free = costs no action
clash-objective-instant = as soon as it is met
clash-objective-status = in the status phase
clash-needs = Needs { $name }
clash-advances-about = The first advance of a category has to be gained before the others in it. An advance costs:
clash-advance-rim = Brings: { $name }
clash-advance-unlocks = Unlocks: { $name }
clash-government = Government
clash-wonder-at = Built in { $hex }
clash-wonder-lost = Built, and destroyed with its city
clash-wonder-hand = In your hand
clash-wonder-open = Lies open for everybody
clash-wonder-unbuilt = Not built yet
clash-score-from = Points from
clash-score-total = Total
clash-score-completed = Objectives of { $name }: { $list }
clash-points-structures = Settlements and buildings
clash-points-advances = Advances
clash-points-objectives = Objectives
clash-points-wonders = Wonders
clash-points-events = Events
clash-points-leaders = Leaders
clash-seat-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
clash-seat-cities =
    { $count ->
        [0] no city
        [one] 1 city
       *[other] { $count } cities
    }
clash-seat-advances =
    { $count ->
        [one] 1 advance
       *[other] { $count } advances
    }
clash-seat-cards =
    { $count ->
        [0] no action card
        [one] 1 action card
       *[other] { $count } action cards
    }
clash-seat-objectives =
    { $count ->
        [0] no objective card
        [one] 1 objective card
       *[other] { $count } objective cards
    }
clash-seat-events =
    { $count ->
        [0] the next event is due
        [one] 1 marker left before an event
       *[other] { $count } markers left before an event
    }
clash-seat-actions =
    { $count ->
        [one] 1 action left
       *[other] { $count } actions left
    }
clash-start_player = Start player
clash-die = { $number }, symbol: { $symbol }
clash-die-active = { $number }, symbol: { $symbol } (counts)
clash-symbol-cavalry = cavalry
clash-symbol-elephant = elephant
clash-symbol-leader = leader
clash-battle = Battle at { $hex }
clash-battle-sea = Sea battle at { $hex }
clash-battle-round = Round { $number }
clash-battle-attacker = attacks
clash-battle-defender = defends
clash-battle-controlled = played by { $name }
clash-battle-none = no units
clash-battle-won = won by { $name }
clash-battle-drawn = no winner
clash-battle-began =
    { $count ->
        [0] began without units
        [one] began with 1 unit
       *[other] began with { $count } units
    }
clash-battle-lost =
    { $count ->
        [one] 1 lost
       *[other] { $count } lost
    }
clash-battle-face-down = A tactics card, face down
clash-battle-void = without effect
clash-battle-dice = Dice
clash-battle-value = Combat value
clash-battle-hits =
    { $count ->
        [0] no hit
        [one] 1 hit
       *[other] { $count } hits
    }
clash-battle-each = one hit for every { $number } points
clash-mat-known = known
clash-civ-with = with { $name }
clash-civ-with-government = with the first advance of a government
clash-leader-at = at { $hex }
clash-leader-none = No leader at present
clash-mat-tracks = Goods and tokens, with their limits
clash-mat-events = Event counter
clash-mat-objectives = Objectives
clash-mat-goal = { $have } of { $need }
clash-mat-stock = In stock
clash-mat-settlements = Settlements
clash-mat-of = { $left } of { $all }
