# Clash of Cultures in English: the frame of the game, its actions and its refusals. Every sentence is our own.

title-name = Clash of Cultures
setting-length = Length
setting-length-standard = six rounds
setting-length-short = shorter: four rounds, two settlers at the start, two free advances in each status phase
setting-end = End of the game
setting-end-fixed = after the last round
setting-end-flexible = flexible: from the second phase of the sixth round on a die may end it
setting-events = Events
setting-events-all = symbol and effect
setting-events-symbols = only the symbols
setting-events-optional = the drawer says before drawing whether the effect counts
setting-wonders = Wonder cards
setting-wonders-hand = in the hand of who drew them
setting-wonders-buffet = open to all

# Things

good-action = action card
    .many = action cards
good-objective = objective card
    .many = objective cards
good-wonder = wonder card
    .many = wonder cards
deck-action = action cards
deck-objective = objective cards
deck-event = event cards
deck-wonder = wonder cards
deed-advance = Gain an advance
    .help = Pay 2 food, ideas or gold for an advance. The third one brings an event.
deed-found = Found a city
    .help = A settler on land becomes a settlement: not on barren or exhausted land, not where a city or an enemy is.
deed-produce = Activate a city: production
    .help = Take as many resources as the city is large, each from another hex: its own or a neighbouring one.
deed-construct = Activate a city: construct
    .help = Pay 1 food, 1 wood and 1 ore for a building, or build a wonder.
deed-recruit = Activate a city: recruit
    .help = Buy as many units as the city is large.
deed-happiness = Increase happiness
    .help = Each step of a city costs as many mood tokens as it is large.
deed-influence = Influence culture
    .help = Roll 5 or more to swap a building of a city in range for one of yours.
deed-move = Move
    .help = Three moves, each of one group.
deed-pass = Let an action go by
    .help = A move action that moves nobody.
deed-trade = Offer a trade
    .help = Goods, tokens and cards that change hands at once.
deed-taxes = Collect taxes
deed-sports = Hold games
deed-civil_liberties = Grant civil liberties
deed-bartering = Barter a card away
deed-arts = Influence culture by Arts
deed-theaters = Swap a token
deed-voting = Vote for happiness
deed-free_economy = Produce by Free Economy
deed-absolute_power = Take another action by Absolute Power
deed-forced_labor = Order Forced Labor

# Turns

note-phase = Round { $round }, action phase { $phase }.
note-turn = { $number ->
        [one] { $seat } has one action.
       *[other] { $seat } has { $number } actions.
    }
note-end-roll = { $seat } rolls { $number } for the end of the game.
prompt-deed = { $number ->
        [0] No action is left: a free action, or the end of your turn?
        [one] What do you do? One action is left.
       *[other] What do you do? { $number } actions are left.
    }
option-deed = { $deed }
option-end-turn = End the turn
reason-no-action-left = No action is left in this turn.
reason-actions-left = { $number ->
        [one] One action must still be taken.
       *[other] { $number } actions must still be taken.
    }
reason-once-a-turn = { $deed }: only once in a turn.

# Setting up

note-start-player = { $seat } is start player.
prompt-home = Where does your people begin?
note-home = { $seat } begins at { $hex }.
note-drew = { $seat } draws { $goods }.
note-reshuffled = The discard pile becomes a new deck: { $deck }.

# Paying and trading

prompt-pay = How do you pay? The price is { $number }.
option-good = { $good }
reason-cannot-pay = You cannot pay that: { $goods }.
prompt-trade-partner = With whom do you want to trade?
prompt-offer = What belongs to your offer?
option-give = You give { $number } { $good }
option-want = You get { $number } { $good }
option-give-this-card = You give the card { $card }
option-propose = Make this offer
option-drop = No trade
option-show-cards = The cards are shown first
prompt-deal = { $seat } gives you { $gives_goods } and wants { $wants_goods }. Agreed?
prompt-deal-shown = { $seat } gives you { $gives_goods } and wants { $wants_goods }. You see: { $cards }. Agreed?
prompt-take-shown = { $seat } shows you: { $cards }. Does the trade stand?
prompt-give-card = Which card do you hand over?
note-offers = { $seat } offers { $other_seat } { $gives_goods } for { $wants_goods }.
note-shows = { $seat } shows: { $cards }.
note-accepts = { $seat } accepts, and both keep their word.
note-refuses = { $seat } refuses.
reason-no-offer-left = No more trades in this turn: { $number } offers at most, and none after a refusal.
reason-named-already = The offer names { $good } already.
reason-empty-offer = Something must change hands.
reason-no-cards-in-offer = This offer has no cards that could be shown.
reason-shown-already = The cards are being shown already.
reason-offer-full = An offer has { $number } lines at most.
option-seat = { $seat }
option-card = { $card }

# Cities

option-hex = { $hex }
prompt-found = Where do you found a city?
note-founded = { $seat } founds a city at { $hex }.
note-mood = { $hex } is now { $mood }.
option-cheer = { $hex }: { $goods }
prompt-cheer = Which city becomes happier?
reason-no-settler = You have no settler on the board.
reason-not-on-water = { $hex } is water.
reason-not-on-barren = { $hex } is barren.
reason-city-there = At { $hex } there is a city already.
reason-enemies-there = Enemies stand at { $hex }.
reason-exhausted-land = The land at { $hex } is exhausted.
reason-no-settlement-left = All your settlements are on the board.
reason-angry-used = { $hex } is angry and has been activated in this turn.
reason-no-city = You have no city.
reason-no-mood-to-raise = All your cities are happy.
reason-already-happy = { $hex } is happy already.

# Production

prompt-produce = Which city produces?
prompt-harvest = { $number ->
        [one] What does { $hex } take? One hex is left.
       *[other] What does { $hex } take? { $number } hexes are left.
    }
option-harvest = { $good } from { $hex }
note-produced = { $seat } produces at { $hex }: { $goods }.
reason-nothing-to-produce = { $hex } has nothing to take.
reason-only-production = Free Economy was the only production of this turn.
reason-enemies-on-hex = Enemies stand at { $hex }.
reason-exhausted-hex = { $hex } is exhausted.
reason-other-city = At { $hex } there is another city.
reason-hex-taken = { $hex } has given something already.
reason-one-water-hex = Only one water hex gives something.
reason-too-far = { $hex } is too far away for this production.

# Construction

prompt-construct = What do you build, and where?
option-construct-building = { $building } at { $hex }: { $goods }
option-construct-wonder = { $wonder } at { $hex }: { $goods }
note-built = { $seat } builds at { $hex }: { $building }.
prompt-port = Into which water does the port point?
prompt-building-bonus = Which token does the temple bring?
reason-angry-city = { $hex } would be angry and builds nothing.
reason-too-large = { $hex } has size { $number }; no city may be larger than the number of your cities.
reason-largest = { $hex } is as large as a city can be.
reason-locked = You need the advance { $advance }.
reason-already-built = { $hex } has this building: { $building }.
reason-no-piece-left = All your pieces are on the board: { $building }.
reason-no-water = { $hex } does not lie at the water.
reason-nothing-to-construct = There is nothing that you could build.

# Recruiting

prompt-recruit = Which city recruits?
prompt-recruit-unit = { $number ->
        [one] Whom does { $hex } recruit? One place is left.
       *[other] Whom does { $hex } recruit? { $number } places are left.
    }
option-unit = { $unit }
option-unit-for = { $unit }: { $goods }
option-unit-by-advance = { $unit } by { $advance }: { $goods }
note-recruited = { $seat } recruits at { $hex }: { $units }.
prompt-give-back = No piece is left. From where do you take one: { $unit }?
note-gave-back = { $seat } takes one off the board at { $hex }: { $unit }.
reason-needs-building = The city needs this building: { $building }.
reason-stack-full = Four army units at most stand on a hex, and at { $hex } there are four.
reason-one-per-recruit = { $advance }: only once in a recruit.
reason-nobody-to-recruit = { $hex } can recruit nobody.

# Moving

note-moving = { $seat } gives marching orders.
note-passed = { $seat } lets an action go by.
prompt-move = { $number ->
        [one] Who moves where? One move is left.
       *[other] Who moves where? { $number } moves are left.
    }
option-move = { $how ->
        [roads] By road from { $hex } to { $target }
        [navigation] Along the edge from { $hex } to { $target }
       *[other] From { $hex } to { $target }
    }
option-explore-by-ship = { $how ->
        [navigation] From { $hex } along the edge, exploring the tile of { $target }
       *[other] From { $hex } exploring the tile of { $target }
    }
option-stay = Nobody moves any more
prompt-group = Who goes from { $hex } to { $target }?
option-group = { $units }
note-moved = { $seat } moves from { $hex } to { $to_hex }: { $units }.
reason-needs-tactics = Army units move only with the advance Tactics.
reason-needs-escort = Settlers enter { $hex } only with an army unit.
reason-forest-no-battle = Who entered a forest this turn cannot attack { $hex }.
reason-hex-full = Four army units at most stand on a hex; { $hex } has no room.
reason-no-ship-room = The ships at { $hex } have no room for that.
reason-tired = A unit that fought or climbed a mountain moves no more this turn.
reason-moved-already = A unit moves once in a move action.

# Exploration

prompt-lay-tile = How does the tile lie?
option-lay-tile = { $top_hex } { $top_terrain }, { $left_hex } { $left_terrain }, { $right_hex } { $right_terrain }, { $bottom_hex } { $bottom_terrain }
way-as-it-is = As turned up
way-turned = Turned by half
note-explored = { $seat } explores { $hexes }.
prompt-enter-water = Into which water does the ship sail?

# Influence culture

prompt-influence = From which city do you influence which?
option-influence = { $number ->
        [0] From { $hex } to { $target }
       *[other] From { $hex } to { $target }, for { $number } more of range
    }
note-influence-roll = Influence at { $hex }: { $seat } reaches { $number }, it takes 5.
prompt-boost = { $number ->
        [one] Pay a culture token to succeed at { $hex }?
       *[other] Pay { $number } culture tokens to succeed at { $hex }?
    }
prompt-take-over = Which building at { $hex } becomes yours?
option-building = { $building }
note-took-over = { $seat } takes over at { $hex }: { $building }.
reason-already-succeeded = You have succeeded in this turn; no more attempts.
reason-no-target = There is no building that you could take over.
reason-out-of-reach = { $hex } lies { $number } hexes away, out of reach.
reason-no-boost = Attempts at { $hex } cannot be boosted.

# Advances

prompt-advance = Which advance do you gain?
prompt-free-advance = Which advance do you gain for nothing?
option-advance = { $advance }
option-advance-for = { $advance }: { $goods }
note-gained = { $seat } gains an advance: { $advance }.
note-advance-gain = { $seat } gets by { $advance }: { $goods }.
reason-already-gained = You have { $advance }.
reason-top-first = First you need { $advance }.
reason-needs-advance = You need the advance { $advance }.
reason-other-government = Your government is another: { $category }.
reason-no-advance-open = No advance is open to you.
prompt-taxes = What do your cities pay?
note-taxed = { $seat } collects { $number } in taxes.
prompt-games = Where are the games held?
option-games = { $number ->
        [one] At { $hex }, one step
       *[other] At { $hex }, { $number } steps
    }
prompt-barter = Which card do you barter away?
prompt-barter-gain = What do you get for it?
note-bartered = { $seat } barters the card { $card } away: { $good }.
prompt-swap = Which token do you give?
note-swapped = { $seat } swaps: { $good } for { $other_good }.
note-extra-action = { $seat } takes another action.
note-forced-labor = { $seat } orders forced labor: angry cities work this turn.
prompt-free-education = Pay an idea for a mood token?
prompt-ore-to-gold = Turn one ore into gold?
prompt-refund = Which resource comes back?
prompt-nationalism = Which token do you take?
reason-no-card = You have no card in hand.
reason-happy-already = { $hex } cannot become that much happier.
reason-produced-already = It must be the only production of the turn.
reason-no-token = You have no token.
reason-protected = { $hex } has a wonder and is protected by Monuments.

# Trade routes

prompt-trade-route = Which trade route do you form?
option-trade-route = { $unit } at { $hex } with { $target }: { $good }
note-traded = { $seat } trades with { $hex }: { $good }.
reason-unit-paired = The units at { $hex } have their route already.
reason-city-paired = { $hex } has a route already.

# The status phase

prompt-raze = Do you pull a settlement down for a gold?
option-keep = Leave everything as it is
note-razed = { $seat } pulls { $hex } down.
prompt-government = Do you change your government?
option-category = { $category }
prompt-government-advances = Which advances do you take there?
note-government = { $seat } has a new government: { $category }.
prompt-start-player = Who begins the next round?
reason-no-prerequisite = That needs the advance { $advance }.
reason-same-government = That is your government.

# Sheets

seat-barbarians = the barbarians
seat-pirates = the pirates
sheet-players = Players
sheet-hand = Your hand
sheet-cities = Cities
sheet-units = Units
sheet-board = Tiles
sheet-advances = Advances
sheet-wonders = Wonders
sheet-time = Time
sheet-battle = Battle
column-seat = Player
column-points = Points
column-food = Food
column-wood = Wood
column-ore = Ore
column-ideas = Ideas
column-gold = Gold
column-mood = Mood
column-culture = Culture
column-advances = Advances
column-event_markers = Markers
column-completed = Objectives
column-government = Government
column-action_cards = Action cards
column-objective_cards = Objective cards
column-wonder_cards = Wonder cards
column-deck = Kind
column-cards = Cards
column-hex = Hex
column-owner = Owner
column-size = Size
column-buildings = Buildings
column-wonders = Wonders
column-activations = Activated
column-units = Units
column-tile = Tile
column-top = Top
column-left = Left
column-right = Right
column-bottom = Bottom
column-category = Category
column-first = First
column-second = Second
column-third = Third
column-fourth = Fourth
column-wonder = Wonder
column-marks = Markers
column-round = Round
column-phase = Phase
column-status_step = Status step
column-start_player = Start player
column-events_left = Event cards
column-fighting = Fighting
column-tactics = Tactics
column-dice = Dice
column-combat_value = Combat value

# Reactions that can be answered in advance
reaction-tactics = A battle begins, and you may play a tactics card
reaction-deal = Somebody offers you a trade
reaction-steel-weapons = A battle begins, and you may pay for Steel Weapons
