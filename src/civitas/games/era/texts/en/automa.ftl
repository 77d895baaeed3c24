# The automa of Era of Tribes in English: what it does, and why.

setting-automas = Automas
setting-automas-0 = none: against each other
setting-automas-1 = one automa against all of you
setting-automas-2 = two automas against all of you
setting-level = Level of the automas
setting-level-easy = easy
setting-level-medium = experienced
setting-level-hard = expert
seat-automa_1 = Automa 1
seat-automa_2 = Automa 2

## Cards

note-automa-tribe = { $seat } leads the { $tribe } and has { $number } secret influence cards
note-automa-card = Action card { $number } for the automas: { $deed }
note-automa-reshuffled = The action cards are shuffled; leaders stand and luxury goods are ready: { $seat }
note-automa-mixed = After the first expansion, the action cards that were laid aside are shuffled in
note-automa-branch = { $seat } follows { $branch } of { $deed }. Before that: { $whys }
deed-found_city = Found a city
deed-posts = Trading posts
deed-war_or_sea = Mechanics or Navigation
deed-farm_or_trade = Agriculture or Commerce
deed-revolution = Revolution
deed-reshuffle = Shuffle
deed-taxes = Taxes or games
deed-expansion = Expansion or games
deed-auto = Expansion by itself
deed-round_end = End of the round
branch-A = branch A
branch-B = branch B
branch-B1 = branch B1
branch-B2 = branch B2
branch-C = branch C
branch-D = branch D
step-cities = found one or two cities
step-city = found a city
step-posts = open trading posts
step-trade = trade
step-revolt = make a revolution
step-taxes = take taxes
step-games = hold games
step-expand = expand
step-influence = gain influence
step-agriculture = learn Agriculture
step-culture = learn Culture
step-navigation = learn Navigation
step-commerce = learn Commerce
step-mechanics = learn Mechanics
step-architecture = learn Architecture
why-no_city_possible = no city can be built
why-fed = there is food enough
why-architecture_suffices = architecture allows another city
why-too_dear = too few thalers
why-top_level = no further level
why-no_market = no automa beside it has a city without a post
why-no_means = too few thalers or no free vassal
why-commerce_suffices = commerce is far enough
why-no_commerce = commerce is below level 2
why-ahead = ahead of everybody in mechanics
why-not_ripe = not ripe for the next epoch
why-unhappy = morale is below 0
why-no_city = there is no city
why-no_growth = growth is below 2
note-automa-trade = { $seat } trades: level { $level }, markers { $markers }, tribe { $tribe_bonus }, luxury goods { $goods }: { $number } thalers
note-automa-games = { $seat } holds games: level { $level }, markers { $markers }, tribe { $tribe_bonus }, luxury goods { $goods }: { $number } morale
note-automa-taxes = { $seat } taxes { $number } cities as with { $leaders ->
        [one] 1 leader
       *[other] { $leaders } leaders
    }
note-automa-builds = { $seat } builds in { $province }, its most valuable site
note-automa-post = { $seat } opens a trading post in { $province }, a city of { $other_seat }
note-automa-plunder = { $seat } rolls { $die }: up to { $most }, everybody else pays a thaler

## Expansion

note-automa-growth = { $seat } grows by { $number }: food { $food }, hunger { $hunger }, morale { $morale }, card { $bonus }, luxury goods { $goods }. New pieces: { $slots }, left over: { $surplus }
note-automa-choice = { $seat } chooses { $province } ({ $means }), worth { $value }: { $terms }. Decided by { $tie }. Others: { $other_provinces }
note-automa-fleet = { $seat } sends { $number ->
        [one] a fleet
       *[other] { $number } fleets
    } from { $from_province } towards { $to_province }, worth { $value }: { $terms }; to stay is worth { $stay }. Others: { $other_provinces }
note-automa-recalls = { $seat } takes a vassal from the regular army
note-automa-rest = { $seat } loses { $marks } morale for vassals from cities; growth { $rest } is left and gives { $morale } morale and { $armies } armies for { $cost } thalers
means-vassal = by a vassal
means-new_fleet = by a new fleet
means-old_fleet = by an old fleet
term-I = priority I
term-II = priority II
term-III = priority III
term-IV = priority IV
term-VI = priority VI
term-a = a (open card)
term-b = b (riches beside it)
term-c = c (mountain)
term-d = d (low morale)
term-e = e (trading posts)
term-f = f (build a fleet)
term-g = g (found a colony)
term-h = h (distance)
term-i = i (occupied)
term-k = k (better mechanics)
term-l = l (higher morale)
term-level = level of difficulty
term-markers = markers
term-tribe = tribe
term-goods = luxury goods
tie-value = its value
tie-priority = A, the higher priority
tie-borders = B, more borders with its own
tie-home = C, nearer to home
tie-all = D, nothing: equals are settled together
tie-only = necessity: there is no other choice

## Battle

note-automa-defends = { $seat } defends { $province } ({ $defence }, up to { $most } units) with { $units } and { $militia } more militia: { $strength } in all
note-automa-attacks = { $seat } attacks { $province } with { $units } and { $militia } militia: { $strength } of { $wanted } wanted
note-automa-joins = { $seat } holds only the sword and brings { $number } pieces to { $province }; given up: { $provinces }
note-automa-calls-off = { $seat } holds only the sword and calls off the attack on { $other_seat } in { $province }
note-automa-used-up = { $seat } has used up { $number ->
        [one] 1 piece
       *[other] { $number } pieces
    } without a battle
defence-luxury = luxury
defence-food = food
defence-card = counts for the open card
defence-military = military good
defence-other = nothing of note

## The end

note-automa-secret = { $seat } turns up { $cards }: { $points } points
note-ending-automa = The game is over: { $end }. Your lowest score is { $points }; the best of an automa is { $best }. Rank: { $rank }
campaign-tribe = Tribe
campaign-automas-1 = 1
campaign-automas-2 = 2
rank-citizen = Citizen
rank-chieftain = Chieftain
rank-warlord = Warlord
rank-prince = Prince
rank-king = King
rank-emperor = Emperor
rank-god = God
sheet-automas = Automas
column-deed = Action card
column-played = Played
column-deck = Left
column-up = Leader stands
column-attacks = Attacks left
column-secret = Secret cards
