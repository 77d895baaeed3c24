# What sheets, tallies, outlooks and advice say.

sheet-realms = Realms
sheet-stocks = Stocks
sheet-wheel = Advances
sheet-land = The map as it stands
sheet-cards = Cards and villages
sheet-map = Borders
column-seat = Player
column-tribe = Tribe
column-influence = Influence
column-triumph = Triumph on
column-morale = Morale
column-epoch = Epoch
column-leaders = Leaders
column-actions = Actions
column-thalers = Thalers
column-food = Food
column-hunger = Hunger
column-free = Free vassals
column-board = Under cities
column-armies = Armies
column-legions = Legions
column-militia = Militia
column-treaties = Treaties
column-agriculture = Agriculture
column-culture = Culture
column-navigation = Navigation
column-commerce = Commerce
column-mechanics = Mechanics
column-architecture = Architecture
column-advances = Advances
column-province = Province
column-holder = Holder
column-pieces = Pieces
column-marks = On it
column-good = Good
column-crown = Open cards
column-card = Own card
column-hidden = Own villages
column-level = Barbarians
column-greys = Grey leaders
column-terrain = Terrain
column-beside = Borders
tally-influence = Influence
tally-own_card = Own influence card
tally-open_cards = Open influence cards
tally-morale = Morale
tally-villages = Red villages
tally-hunger = Hunger
feature-influence = brings influence
    .less = costs influence
feature-morale = lifts morale
    .less = lowers morale
feature-land = wins land and cities
    .less = gives up land or cities
feature-wealth = leaves more to spend
    .less = costs thalers, food or treaties
feature-knowledge = brings advances and leaders
    .less = costs advances or leaders
feature-forces = adds vassals, fleets and armies
    .less = costs vassals, fleets or armies
feature-secrets = keeps villages in reserve
    .less = gives up villages that were held back
figure-provinces = provinces
figure-cities = cities
outlook-room =
    { $number ->
        [0] { $province }: no empty land beside it to settle in.
        [one] { $province }: 1 empty province beside it to go on to.
       *[other] { $province }: { $number } empty provinces beside it to go on to.
    }
outlook-villages-near =
    { $number ->
        [one] { $province }: 1 barbarian village beside it.
       *[other] { $province }: { $number } barbarian villages beside it.
    }
outlook-settles = { $province } is empty and will be yours.
outlook-stays-inside = { $province } is yours already: that wins no land.
outlook-barbarians = Barbarians defend it with { $number } units.
outlook-defended = { $seat } can defend it with { $number } units.
outlook-odds = Won in { $number } of 100 such battles, if both sides send all they have.
outlook-food = It brings { $amount } food.
outlook-good = It brings { $new_good }.
outlook-thalers-left = You keep { $amount } thalers.
reaction-sell = Somebody offers to buy one of your provinces
reaction-join-alliance = Somebody offers you an alliance
reaction-end-alliance = An ally wants to end the alliance
reaction-sea-defence = Foreign fleets come to a sea of yours
reaction-support = An ally asks for armies
luck-battle = Hits in battle
luck-raid = Raids
outlook-leaders =
    { $number ->
        [one] Your last leader
       *[other] At least 1 of your { $number } leaders
    }
outlook-leaders-idle =
    { $number ->
        [one] 1 leader stays idle this round
       *[other] { $number } leaders stay idle this round
    }

## Beside a real table

copy-map = the part of the map: two1 to two6 for one or two people, three1 to three4 for three, four1 to four4 for four
copy-level = easy, medium or hard
copy-card = the action card that you have turned up: found_city, posts, war_or_sea, farm_or_trade, revolution, taxes, expansion; auto at the end of the round
copy-cards_aside = are the three cards still laid aside, because no automa has expanded yet?
copy-barbarians = the level of the barbarians; the lowest is 0
copy-table-villages = the provinces with a barbarian village
copy-battlefields = province = how many markers
copy-posts = the city = whose trading post it is: person_1, automa_1 …
copy-shared_seas = only for a sea with fleets of several: the sea = who holds it
copy-cities = provinces, in the order in which they were built
copy-vassals = province = how many
copy-taken_from_cities = how many vassals are missing under the cities that are not built yet
copy-out_of_the_game = vassals that have left the game
copy-protected = is the person under protection in this round?
copy-person-villages = villages kept face down, by their kind
copy-leader_up = does the leader on the crest stand?
copy-attacks = how often it may still attack in this round
copy-luxury_used = the provinces whose luxury goods have served in this round
copy-revolution = has it made a revolution in this round?
