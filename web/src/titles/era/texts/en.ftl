# What the board and the panels of Era of Tribes say beside the words of the game itself.

era-map = Map of the tribes
era-province-food =
    { $count ->
        [one] 1 food
       *[other] { $count } food
    }
era-province-home = home of the { $tribe }
era-province-held = held by { $name }
era-province-free = nobody's
era-province-village = a barbarian village
era-province-battlefield =
    { $count ->
        [1] historic battlefield
       *[other] great historic battlefield
    }
era-province-beside = Next to { $list }
era-piece-city = city
era-piece-post = trading post
era-piece-vassals =
    { $count ->
        [one] 1 vassal
       *[other] { $count } vassals
    }
era-piece-fleets =
    { $count ->
        [one] 1 fleet
       *[other] { $count } fleets
    }
era-piece-marching = { $pieces } marching in
era-moment = Round { $round }
era-moment-setup = Setting up
era-moment-battle = Round { $round }, battle for { $province }
era-moment-last = Round { $round }, the last
era-hand = Your cards and villages
era-hand-village = A village that you keep face down.
era-seat-influence = { $count } influence
era-seat-luxury = Luxury goods
era-seat-provinces = Provinces
era-seat-cities = Cities
era-seat-villages = Villages face down
era-seat-protected = Under protection in this round
era-seat-passed = Has passed
era-panel-course = Course of the game
era-panel-tribe = Tribes
era-panel-research = Research
era-panel-score = Points
era-round = Round { $round }
era-order = Order of play: { $names }
era-barbarians = Barbarians on level { $level }: { $militia } militia, mechanics { $mechanics }
era-end-provinces = Land provinces
era-end-advances = Advances
era-end-influence = Influence
era-ending = The game ends: { $end }
era-score-about = If the game ended now, as far as you can know: your own card and red villages count here, those of the others stay hidden.
era-score-sum = Together
era-research-about = Prices for the first to reach a level and for those who follow, before cities and tribes make them lower.
era-research-branches = dearer without { $list }
era-research-price = { $pioneer } thalers for the first, { $follower } for the others
era-research-there = Here: { $names }
era-brings-food = { $count } food
era-brings-morale = morale +{ $count }
era-brings-influence = { $count } influence
era-brings-games = Bread & Circuses +{ $count }
era-brings-points =
    { $count ->
        [one] 1 movement point
       *[other] { $count } movement points
    }
era-brings-price = { $count } thalers for one more piece
era-brings-trade = Trade +{ $count }
era-brings-cities = up to { $count } cities
era-tribe-whose = Whose board
era-tribe-cities = Cities and the vassals under them
era-tribe-army = Army
era-tribe-plate = Plate
era-tribe-starved = Hunger set aside
era-tribe-purse = Purse
era-tribe-trade = Trade markers
era-tribe-games = Markers for the games
era-tribe-power = Power
era-tribe-luxury = Luxury goods
era-tribe-no-luxury = none
era-tribe-spent = used in this round
era-tribe-level = level { $level } of { $most }
era-epoch-asks =
    { $of } of 3: { $luxury } luxury goods, { $cities ->
        [one] 1 city
       *[other] { $cities } cities
    }, { $advances } advances
era-battle = Battle for { $province }
era-battle-sea = Battle at sea: { $province }
era-battle-landing = Landing in { $province }
era-battle-attacker = Attacker
era-battle-defender = Defender
era-battle-units =
    { $count ->
        [one] 1 unit
       *[other] { $count } units
    }
era-battle-fallen = { $count } fallen
era-battle-markers = Markers
era-battle-marker = { $marker }: serves { $name }
era-battle-hits = Hit for { $name }
era-battle-chance = This die hits for { $name } on { $count } of { $of } faces
era-mat-goals = Goals
era-mat-goal-own = your secret card
era-mat-goal-open = open card
era-mat-lead = { $have }, { $need } to lead
era-tribe-growth = Growth with nothing added
era-tribe-allowed = may be built
era-tribe-price =
    { $count ->
        [one] next level: 1 thaler
       *[other] next level: { $count } thalers
    }
