# What the board and the panels of The Sands of Time say beside the words of the game itself.

sands-map = Map of the ancient world
sands-region-ground = { $terrain }, { $resource }, capacity { $capacity }
sands-region-free = under nobody's control
sands-region-held = controlled by { $name }
sands-region-capital = capital of { $name }
sands-region-buildings = Buildings: { $list }
sands-region-beside = Next to { $list }
sands-peasants =
    { $count ->
        [one] 1 peasant
       *[other] { $count } peasants
    }
sands-soldiers =
    { $count ->
        [one] 1 soldier
       *[other] { $count } soldiers
    }
sands-border-good = Trade good: { $good }
sands-border-caravans =
    { $count ->
        [one] Caravan of { $names }
       *[other] Caravans of { $names }
    }
sands-moment = Dynasty { $dynasty }, generation { $generation }, round { $round }
sands-moment-over = After the last dynasty
sands-hand = Your cards
sands-hand-actions = Action cards
sands-hand-emphasis = Emphasis cards
sands-hand-chronicles = Chronicle cards
sands-card-played = played in this generation
sands-card-locked = locked: { $category }
sands-card-unlocked = unlocked: { $category }
sands-chronicle-card = Chronicle { $number }
sands-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
sands-panel-tracks = Time
sands-panel-heritage = Heritage
sands-panel-chronicle = Chronicles
sands-panel-advances = Advances
sands-panel-supply = Buildings
sands-dynasty = Dynasty { $number }
sands-dynasty-growth = field { $field } of { $last }; the population grows on the marked fields
sands-dynasty-dark = the dark fields: the last dynasty ends here
sands-generation = Generation { $number }
sands-generation-round = round { $round }
sands-generation-roll = After round { $round } another one follows if the die shows { $least } or more
sands-generation-sure = Round { $round } always follows
sands-generation-last = Round { $round } is the last of a generation
sands-unrest = Unrest { $value } of { $most }
sands-start_player = Start player
sands-turn-now = { $name } is playing: { $card }
sands-heritage-cell = { $category }: { $name } has { $value }
sands-help = Help
sands-help-about = Help: { $name }
sands-chronicle-needs = needs
sands-chronicle-field = Field { $field }
sands-chronicle-count = counts
sands-chronicle-yours = You have { $value }
sands-chronicle-hidden = face-down card of { $name }
sands-chronicle-shown = card { $number } of { $name }
sands-chronicle-none = no card placed
sands-chronicle-laid = Cards placed
sands-chronicle-about = At the end of the dynasty a chronicle card scores if you have as much as it asks for on its field and your heritage in the category is no less than its number. If two of your cards lie in one category, it takes their numbers together.
sands-level = Level { $level }
sands-advances-stack =
    { $count ->
        [0] no cards left
        [one] 1 card in the stack
       *[other] { $count } cards in the stack
    }
sands-advances-top = you know the top card: { $name }
sands-advances-reached = reached by { $names }
sands-advances-nobody = reached by nobody
sands-advances-empty = not revealed yet
sands-supply-left =
    { $count ->
        [0] none left
        [one] 1 left
       *[other] { $count } left
    }
sands-supply-city = level = capacity of the region
sands-fountains =
    { $count ->
        [one] 1 fountain
       *[other] { $count } fountains
    }
sands-lyres =
    { $count ->
        [one] 1 lyre
       *[other] { $count } lyres
    }
sands-seat-points =
    { $count ->
        [one] 1 victory point
       *[other] { $count } victory points
    }
sands-seat-crops = Crops: { $count }
sands-seat-gold = Gold: { $count }
sands-seat-regions =
    { $count ->
        [one] 1 region
       *[other] { $count } regions
    }
sands-seat-goods =
    { $count ->
        [one] 1 trade good
       *[other] { $count } trade goods
    }
sands-seat-heritage = { $category } heritage { $value }
sands-seat-unlocked = { $category } is unlocked
sands-seat-cards =
    { $count ->
        [0] no card chosen
        [one] 1 card chosen
       *[other] { $count } cards chosen
    }
sands-seat-playing = Playing
sands-seat-emphasis = { $category } emphasis: { $count } of { $most }
sands-mat-heritage = Heritage and what it unlocks
sands-mat-unrest = Unrest
sands-mat-unrest-at = Unrest { $value }; at most { $most } so far
sands-mat-abacus = Abacus
sands-mat-abacus-at = { $name }: { $value } of at most { $most }
sands-mat-chronicles = Chronicles laid: what there is, what they need
sands-mat-goal = { $have } of { $need }
sands-mat-stock = In stock
sands-mat-caravans = Caravans
sands-mat-of = { $left } of { $all }
