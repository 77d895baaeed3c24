# Clash of Cultures in English: the frame of the game, its actions and its refusals. Every sentence is our own.

title-name = Clash of Cultures
title-about = Lead a people from one settlement and one settler into a world that is revealed tile by tile. Cities produce, grow with every building and grow restless if you drive them too hard; forty-eight advances change what you can do. Trade, wonders, culture and war decide whose civilisation is remembered.
brief-goal = You want the most victory points after six rounds. They come from cities and buildings, advances, objectives, wonders and a few events.
brief-turn = Each round has three turns, and each of your turns three actions: gain an advance, found a city, activate a city (collect, build, recruit), move units, cheer up a city, or win over a building by culture. A city that is activated again in the same turn becomes less happy, and an angry city does less. Exploring reveals a tile; entering a hex with enemies means battle.
brief-points = A building counts for the player whose piece it is, even if it stands in another player's city. Every advance is worth half a point, every objective two, every wonder four. Every third advance also brings an event: a good harvest, a flood, barbarians.
brief-end = After three turns each, a status phase follows: complete objectives, gain an advance, draw cards, and decide who goes first. The game ends in the status phase of the sixth round, or in an earlier one if somebody has no city left.
setting-length = Length
setting-length-standard = six rounds
setting-length-short = shorter: four rounds, two settlers each at the start, two free advances in every status phase
setting-end = End of the game
setting-end-fixed = after the last round
setting-end-flexible = flexible: from the second phase of round six on, a die roll may end the game
setting-events = Events
setting-events-all = symbol and effect
setting-events-symbols = symbols only
setting-events-optional = before drawing, a player decides whether the effect applies
setting-wonders = Wonder cards
setting-wonders-hand = held by the player who drew them
setting-wonders-buffet = face up, available to everybody

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
    .help = Pay 2 food, ideas or gold for an advance. Every third advance triggers an event.
deed-found = Found a city
    .help = A settler becomes a settlement where it stands: on any land hex that is not barren or exhausted and has no city and no enemies on it.
deed-produce = Activate a city: production
    .help = Take as many resources as the size of the city, each from a different hex: its own or an adjacent one.
deed-construct = Activate a city: construct
    .help = Pay 1 food, 1 wood and 1 ore for a building, or build a wonder.
deed-recruit = Activate a city: recruit
    .help = Buy up to as many units as the size of the city.
deed-happiness = Increase happiness
    .help = Raise the mood of your cities. Each step costs as many mood tokens as the size of the city.
deed-influence = Influence culture
    .help = Roll a die: on 5 or more you swap a building of a city in range for one of yours. Culture tokens add range or raise the roll.
deed-move = Move
    .help = Make up to three moves, each with one group of units.
deed-pass = Skip an action
    .help = Counts as a move action in which nothing moves.
deed-trade = Offer a trade
    .help = Resources, tokens and cards that change hands at once.
deed-taxes = Collect taxes
deed-sports = Hold games
deed-civil_liberties = Grant civil liberties
deed-bartering = Barter a card
deed-arts = Influence culture with Arts
deed-theaters = Swap a token
deed-voting = Vote to increase happiness
deed-free_economy = Produce with Free Economy
deed-absolute_power = Take an extra action with Absolute Power
deed-forced_labor = Order Forced Labor

# Turns

note-phase = Round { $round }, action phase { $phase }.
note-turn = { $number ->
        [one] { $seat } has one action.
       *[other] { $seat } has { $number } actions.
    }
note-end-roll = { $seat } rolls for the end of the game: { $number }.
note-end-rounds = Round { $round } was the last one: the game is over.
note-end-no-city =
    { $count ->
        [one] { $seat } has no city left
       *[other] { $seat } have no cities left
    } in the status phase of round { $round }: the game is over.
note-end-die = The die has ended the game in round { $round }, at the start of action phase { $phase }.
note-tie-pyramid =
    A tie at { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $seat } built the Pyramids, which win every tie.
note-tie-category =
    A tie at { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, broken by “{ $tally }”: { $seat } { $number }, { $rivals ->
        [one] { $rival_seat } { $rival_number }
       *[other] { $rival_seat } { $rival_number } at most
    }.
note-tie-shared = { $seat } are level in every category.
prompt-deed = { $number ->
        [0] No actions left: take a free action or end your turn?
        [one] What do you do? You have one action left.
       *[other] What do you do? You have { $number } actions left.
    }
option-deed = { $deed }
option-end-turn = End your turn
reason-no-action-left = You have no action left this turn.
reason-actions-left = { $number ->
        [one] You still have to take one action.
       *[other] You still have to take { $number } actions.
    }
reason-once-a-turn = { $deed }: only once per turn.

# Setting up

note-start-player = { $seat } is the start player.
prompt-home = Where do your people settle?
note-home = { $seat } starts at { $hex }.
note-drew = { $seat } draws { $goods }.
note-reshuffled = The discard pile is shuffled into a new deck: { $deck }.

# Paying and trading

prompt-pay = How do you pay the price of { $number }?
option-good = { $good }
reason-cannot-pay = You cannot afford this: { $goods }.
prompt-trade-partner = Who do you want to trade with?
prompt-offer = What do you put into your offer?
option-give = You give { $amount } { $good }
option-want = You get { $amount } { $good }
option-give-this-card = You give { $card }
option-propose = Make this offer
option-drop = Drop the offer
option-show-cards = Cards are shown first
prompt-deal = { $seat } offers you { $gives_goods } for { $wants_goods }. Do you accept?
prompt-deal-shown = { $seat } offers you { $gives_goods } for { $wants_goods } and shows you { $cards }. Do you accept?
prompt-counter-deal = { $seat } would give you { $wants_goods } for { $gives_goods }. Do you agree?
option-deal-counter = Only for { $gives_goods } against { $wants_goods }
prompt-take-shown = { $seat } shows you { $cards }. Do you go through with the trade?
prompt-give-card = Which card do you hand over?
note-offers = { $seat } offers { $other_seat } { $gives_goods } for { $wants_goods }.
note-shows = { $seat } shows: { $cards }.
note-accepts = { $seat } accepts the trade.
note-counters = { $seat } would do it for other terms: { $gives_goods } for { $wants_goods }.
note-refuses = { $seat } refuses the trade.
reason-no-offer-left = You cannot make more than { $number } offers in one turn.
reason-refused-already = { $seat } has already refused this offer this turn.
reason-named-already = This is already part of your offer: { $good }.
reason-empty-offer = Something must change hands.
reason-no-cards-in-offer = There are no cards in this offer to show.
reason-shown-already = The offer already says that cards are shown first.
reason-offer-full = An offer has at most { $number } items.
option-seat = { $seat }
option-card = { $card }

# Cities

option-hex = { $hex }
prompt-found = Where do you found a city?
note-founded = { $seat } founds a city at { $hex }.
note-mood = { $hex } is now { $mood }.
option-cheer = { $hex }: { $goods }
prompt-cheer = Which city’s mood do you raise?
reason-no-settler = You have no settler on the board.
reason-not-on-water = { $hex } is water.
reason-not-on-barren = { $hex } is barren land.
reason-city-there = There is already a city at { $hex }.
reason-enemies-there = There are enemies at { $hex }.
reason-exhausted-land = The land at { $hex } is exhausted.
reason-no-settlement-left = All your settlements are on the board.
reason-angry-used = { $hex } is angry and has already been activated this turn.
reason-no-city = You have no city.
reason-no-mood-to-raise = All your cities are happy already.
reason-already-happy = { $hex } is already happy.

# Production

prompt-produce = Which city produces?
prompt-harvest = { $number ->
        [one] What does { $hex } produce? One more hex.
       *[other] What does { $hex } produce? { $number } more hexes.
    }
option-harvest = { $good } from { $hex }
note-produced = { $seat } produces { $goods } in { $hex }.
reason-nothing-to-produce = There is nothing for { $hex } to produce.
reason-only-production = A production with Free Economy must be the only one of the turn.
reason-enemies-on-hex = There are enemies at { $hex }.
reason-exhausted-hex = { $hex } is exhausted.
reason-other-city = There is another city at { $hex }.
reason-hex-taken = { $hex } has already been used in this production.
reason-one-water-hex = A production uses only one water hex.
reason-too-far = { $hex } is too far away for this production.

# Construction

prompt-construct = What do you build, and where?
option-construct-building = { $building } in { $hex }: { $goods }
option-construct-wonder = { $wonder } in { $hex }: { $goods }
note-built = { $seat } builds in { $hex }: { $building }.
prompt-port = Which water hex does the port face?
prompt-building-bonus = Which token does the temple bring you?
reason-angry-city = { $hex } would be angry, and angry cities build nothing.
reason-too-large = { $hex } has size { $number }, and no city may be larger than the number of your cities.
reason-largest = { $hex } is as large as a city can get.
reason-locked = You need the advance { $advance }.
reason-already-built = { $hex } already has this building: { $building }.
reason-no-piece-left = You have no piece left for this building: { $building }.
reason-no-water = { $hex } is not next to water.
reason-nothing-to-construct = There is nothing you can build.

# Recruiting

prompt-recruit = Which city recruits?
prompt-recruit-unit = { $number ->
        [one] What does { $hex } recruit? One more unit.
       *[other] What does { $hex } recruit? Up to { $number } more units.
    }
option-unit = { $unit }
option-unit-for = { $unit }: { $goods }
option-unit-by-advance = { $unit } with { $advance }: { $goods }
note-recruited = { $seat } recruits { $units } in { $hex }.
prompt-give-back = You have none left in your supply ({ $unit }). From which hex do you take one off the board?
note-gave-back = { $seat } takes one off the board at { $hex }: { $unit }.
reason-needs-building = The city needs this building first: { $building }.
reason-stack-full = There are already four army units at { $hex }, and a hex holds no more.
reason-one-per-recruit = { $advance }: only once per recruitment.
reason-no-unit-left = No piece is left, neither in your supply nor on the board: { $unit }.
reason-nobody-to-recruit = { $hex } cannot recruit any units.

# Moving

note-moving = { $seat } moves units.
note-passed = { $seat } skips an action.
prompt-move = { $number ->
        [one] Who moves where? One move left.
       *[other] Who moves where? { $number } moves left.
    }
option-move = { $how ->
        [roads] By road from { $hex } to { $target }
        [navigation] Along the edge of the board from { $hex } to { $target }
       *[other] From { $hex } to { $target }
    }
option-explore-by-ship = { $how ->
        [navigation] From { $hex } along the edge of the board: explore the tile at { $target }
       *[other] From { $hex }: explore the tile at { $target }
    }
option-stay = No more moves
prompt-group = Who goes from { $hex } to { $target }?
option-group = { $units }
note-moved = { $seat } moves { $units } from { $hex } to { $to_hex }.
reason-needs-tactics = Army units can move only with the advance Tactics.
reason-needs-escort = Settlers can enter { $hex } only together with an army unit.
reason-forest-no-battle = Units that entered a forest this turn cannot attack { $hex }.
reason-road-full = No way to { $hex } has room for so many army units: a hex holds at most four.
reason-hex-full = A hex holds at most four army units, and there is no room at { $hex }.
reason-no-ship-room = The ships at { $hex } do not have enough room.
reason-tired = Units that fought or entered mountains this turn cannot move any further.
reason-moved-already = A unit moves only once per move action.

# Exploration

prompt-lay-tile = Which way round does the tile go?
option-lay-tile = { $top_hex } { $top_terrain }, { $left_hex } { $left_terrain }, { $right_hex } { $right_terrain }, { $bottom_hex } { $bottom_terrain }
way-as-it-is = As revealed
way-turned = Turned 180°
note-explored = { $seat } explores { $hexes }.
prompt-enter-water = Which water hex does the ship enter?

# Influence culture

prompt-influence = Which of your cities influences which city?
option-influence = { $number ->
        [0] From { $hex }: { $target }
        [one] From { $hex }: { $target }, paying 1 culture token for range
       *[other] From { $hex }: { $target }, paying { $number } culture tokens for range
    }
note-influence-roll = { $seat } tries to influence { $hex } and reaches { $number }; 5 is needed.
prompt-boost = { $number ->
        [one] Pay 1 culture token to succeed in { $hex }?
       *[other] Pay { $number } culture tokens to succeed in { $hex }?
    }
prompt-take-over = Which building in { $hex } do you take over?
option-building = { $building }
note-took-over = { $seat } takes over a building in { $hex }: { $building }.
reason-already-succeeded = You have already succeeded this turn and cannot try again.
reason-no-target = There is no building anywhere that you could take over.
reason-no-prize = There is no building in { $hex } that you could take over.
reason-no-spare = You have no building of this kind left to put there: { $building }.
reason-only-itself = { $hex } is under foreign influence itself and can only win itself back.
reason-out-of-reach = { $hex } is { $number } hexes away, which is out of range.
reason-no-boost = Attempts on { $hex } cannot be boosted.

# Advances

prompt-advance = Which advance do you gain?
prompt-free-advance = Which advance do you gain for free?
option-advance = { $advance }
option-advance-for = { $advance }: { $goods }
option-advance-free = { $advance }: free
note-gained = { $seat } gains an advance: { $advance }.
note-advance-gain = { $seat } gains { $goods } from { $advance }.
reason-already-gained = You already have { $advance }.
reason-top-first = You need { $advance } first.
reason-needs-advance = You need the advance { $advance }.
reason-other-government = You already have a different government: { $category }.
reason-no-advance-open = There is no advance you could gain.
prompt-taxes = What do you collect from your cities?
note-taxed = { $number ->
        [one] { $seat } collects 1 resource in taxes.
       *[other] { $seat } collects { $number } resources in taxes.
    }
prompt-games = Where do you hold the games?
option-games = { $number ->
        [one] In { $hex }, one step
       *[other] In { $hex }, { $number } steps
    }
prompt-barter = Which card do you barter?
prompt-barter-gain = What do you take for it?
note-bartered = { $seat } barters { $card } for 1 { $good }.
prompt-swap = Which token do you give up?
note-swapped = { $seat } swaps a { $good } for a { $other_good }.
note-extra-action = { $seat } gets an extra action.
note-forced-labor = { $seat } orders forced labor: angry cities work like neutral ones this turn.
prompt-free-education = Pay 1 idea to gain 1 mood token?
prompt-ore-to-gold = Take 1 gold instead of 1 ore?
prompt-refund = Which resource do you get back?
prompt-nationalism = Which token do you take?
reason-no-card = You have no cards in hand.
reason-happy-already = The mood of { $hex } cannot rise by that much.
reason-produced-already = It must be the only production of your turn.
reason-no-token = You have no tokens.
reason-protected = { $hex } has a wonder and is protected by Monuments.

# Trade routes

prompt-trade-route = Which trade route do you form?
option-trade-route = { $unit } at { $hex } with { $target }: { $good }
note-traded = { $seat } trades with { $hex }: { $good }.
reason-unit-paired = The units at { $hex } already have their trade routes.
reason-city-paired = { $hex } already has a trade route.

# The status phase

prompt-raze = Do you raze a settlement for 1 gold?
option-keep = Change nothing
note-razed = { $seat } razes { $hex }.
prompt-government = Do you change your government?
option-category = { $category }
prompt-government-advances = Which advances of the new government do you take?
note-government = { $seat } changes government: { $category }.
prompt-start-player = Who starts the next round?
reason-no-prerequisite = You need the advance { $advance } for that.
reason-same-government = That is already your government.

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
column-mood = Mood tokens
column-culture = Culture tokens
column-advances = Advances
column-event_markers = Event counter
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
column-fighting = Fighting units
column-tactics = Tactics
column-dice = Dice
column-combat_value = Combat value

# Reactions that can be answered in advance
reaction-tactics = A battle starts and you may play a tactics card
reaction-counter-deal = Another player names other terms for your offer
reaction-deal = Another player offers you a trade
reaction-steel-weapons = A battle starts and you may pay for Steel Weapons

# What is told so that it can be shown

note-pays = { $seat } pays { $goods }.
note-discards = { $seat } discards { $card }.
note-over-limit = { $seat } cannot keep everything and loses { $goods }.
note-battle-over = The battle at { $hex } is over.
note-pirates-leave = A pirate ship leaves { $hex }.
note-plans-back = { $number ->
        [one] { $seat } puts one objective card back.
       *[other] { $seat } puts { $number } objective cards back.
    }
note-final-points = { $points ->
        [one] { $seat } has 1 point.
       *[other] { $seat } has { $points } points.
    }
die-combat = combat dice
die-influence = influence die
die-end = die for the end of the game
die-tactic = dice of a tactic
scene-battle = battle
piece-exhausted = exhausted marker
piece-start_player = start player marker
