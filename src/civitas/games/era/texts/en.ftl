# Era of Tribes in English. Names of things are facts of the game; every sentence is our own.

title-name = Era of Tribes
title-about = Ten tribes of old Europe, from the first farmers to the kingdoms of the Middle Ages. Your vassals settle province after province, gather for cities, sail, trade and fight; your few leaders can be in one place at a time. Influence grows with what you do first and best, and every age brings a revolution closer.
brief-goal = You want the most points at the end: influence, your secret influence card, the open ones, and the morale of your people.
brief-turn = In every round, players act one after the other until all have passed, and nobody takes the same action twice: expand, trade, tax, send envoys, advance, hold games, or make a revolution that leads to the next epoch. Leaders and luxury goods make an action stronger. Whoever does not expand still grows a little at the end of the round.
brief-points = Alliances, new epochs, battles and advances that nobody else has bring influence as you play. At the end, each influence card goes to whoever has most of something: fleets, cities, forests, advances. Hunger costs points.
brief-end = The game ends with the round in which somebody reaches Ancient Times (or the High Middle Ages in the long game), has enough provinces, advances or influence, meets their own triumph marker, or loses their homeland. Bringing that about is worth three points.
setting-length = Length
setting-length-normal = normal: to Ancient Times
setting-length-long = long: to the High Middle Ages

## Setting up

prompt-tribe = Which tribe do you lead?
option-tribe = { $tribe }
prompt-own-card = Which influence card do you keep? It stays secret until the end.
option-card = { $card }
prompt-first-advance = Which first advance do you take? It is free.
option-advance = { $field }, level { $level }
note-first-order = { $seat } play in this order; { $number } land provinces are in play
note-tribe = { $seat } leads the { $tribe }
note-cards-drawn = You may keep one of these: { $cards }
note-own-card = { $seat } keeps a secret influence card
note-open-cards = Open influence cards: { $cards }
note-home = { $seat } starts in { $province }
note-barbarians = Barbarians live in { $provinces }

## The round

prompt-place-in-order = Which place in the turn order do you take?
option-place-in-order = Place { $place }
note-order = Round { $number }: { $seat }
prompt-arm = Which of these goods serve in war next round?
note-armed = { $seat } sets { $number } goods aside for war: { $provinces }
note-round-over = Round { $number } is over
prompt-action = Which action do you take?
option-action = { $action }
option-pass = Pass for the rest of the round
prompt-use-village = Or use a village:
option-use-village = Village: { $village }
prompt-commit = How many leaders and luxury goods do you place on { $action }?
option-leaders = Leaders
option-luxury-goods = Luxury goods
note-acts = { $seat } chooses { $action }
note-passes = { $seat } passes
note-commits = { $seat } places { $leaders ->
        [one] 1 leader
       *[other] { $leaders } leaders
    }{ $goods ->
        [0] {""}
        [one] {" and 1 luxury good"}
       *[other] {" and"} { $goods } luxury goods
    }

## Tracks and stocks

note-morale-rises = Morale of { $seat } rises by { $steps } to { $value }
note-morale-falls = Morale of { $seat } falls by { $steps } to { $value }
note-influence-gained = { $seat } gains { $points } influence and has { $value }
note-influence-lost = { $seat } loses { $points } influence and has { $value }
note-thalers-gained = { $seat } gets { $amount ->
        [one] 1 thaler
       *[other] { $amount } thalers
    }
note-thalers-paid = { $seat } pays { $amount ->
        [one] 1 thaler
       *[other] { $amount } thalers
    }
note-food-gained = { $seat } gets { $amount } food{ $eased ->
        [0] {""}
       *[other] {" and lays"} { $eased } hunger aside
    }
note-food-given = { $seat } gives { $amount } food{ $hunger ->
        [0] {""}
       *[other] {" and suffers"} { $hunger } hunger
    }
note-treaties-gained = { $seat } gets { $amount ->
        [one] a treaty
       *[other] { $amount } treaties
    }
note-treaties-given = { $seat } gives away { $amount ->
        [one] a treaty
       *[other] { $amount } treaties
    }
prompt-desert = Morale is at its lowest and there is no influence left: which vassal deserts?
option-province = { $province }

## Provinces

note-occupied = { $seat } now holds { $province }
note-vacated = { $seat } no longer holds { $province }
note-good-gained = { $seat } gets { $good } from { $province }
note-good-lost = { $seat } loses { $good } from { $province }
note-colony = { $seat } has a new colony, cut off from home
note-vassals-removed = { $seat } takes { $number ->
        [one] a vassal
       *[other] { $number } vassals
    } off { $province }
note-fleets-removed = { $seat } takes { $number ->
        [one] a fleet
       *[other] { $number } fleets
    } off { $province }
note-vassal-placed = { $seat } puts a vassal in { $province }
note-city-built = A city of { $seat } stands in { $province } and frees { $freed ->
        [one] 1 vassal
       *[other] { $freed } vassals
    }
note-city-lost = { $seat } loses the city in { $province }
note-post-removed = { $seat } loses the trading post in { $province }

## Advances

prompt-advance = Which advance do you buy?
option-buy-advance = { $field }, level { $level }, for { $cost ->
        [one] 1 thaler
       *[other] { $cost } thalers
    }
option-no-advance = No advance
note-advance = { $seat } reaches { $field }, level { $level } (advance number { $number })
prompt-borrow = No vassal is free. Take one from under a city that is not built, for { $morale } morale?
option-borrow = Take a vassal from under an unbuilt city ({ $morale } morale)
note-borrowed = { $seat } takes a vassal from under an unbuilt city
prompt-free-fleet = Where does the free fleet go?
note-fleet = { $seat } has a new fleet in { $province }
note-army = { $seat } gets { $number ->
        [one] an army
       *[other] { $number } armies
    } for free

## Revolution

prompt-score-card = You enter the epoch first. Which open card is scored?
note-epoch = { $seat } enters a new epoch: { $epoch }
note-own-leader = { $seat } gets another leader
note-barbarians-rise = The barbarians grow stronger: level { $level }
note-card-scored = { $card } is scored
note-new-card = { $card } makes room for { $cards }

## Diplomacy

prompt-diplomacy = What does this leader do?
option-hire-grey = Hire a grey leader ({ $cost } thalers, { $number } free vassals)
option-protect = Seek protection: whoever attacks you loses { $morale } morale
option-bribe = Bribe: { $cost } thalers to each of { $number } players with less influence
option-no-deed = Nothing
note-protected = { $seat } is under protection in this round
note-grey-leader = { $seat } gets a grey leader
note-ring = { $seat } will choose a place in the next turn order
note-ring-left = The leader of { $seat } comes back from the turn order
prompt-bargain = Which bargain do you propose?
option-offer-purchase = Offer { $seat } { $cost } thalers for { $province }
option-force-sale = Force { $seat } to sell { $province } for { $cost } thalers
option-offer-alliance = Offer { $seat } an alliance
option-force-alliance = Force { $seat } into an alliance
option-offer-parting = Ask { $seat } to end the alliance
option-force-parting = End the alliance with { $seat } by force
option-no-bargain = No bargain
prompt-sell = { $seat } offers { $thalers } thalers for { $province }. Do you sell?
option-deal-accept = Accept
option-deal-refuse = Refuse
option-deal-counter = Ask for { $thalers } thalers and { $treaties ->
        [one] a treaty
       *[other] { $treaties } treaties
    }
prompt-counter = { $seat } wants { $thalers } thalers and { $treaties ->
        [one] a treaty
       *[other] { $treaties } treaties
    } for { $province }. Agreed?
note-refused = { $seat } turns { $other_seat } down
note-bought = { $seat } buys { $province } from { $other_seat }
prompt-own-city = Build a city of your own in { $province }?
prompt-join-alliance = { $seat } offers you an alliance. Do you join?
prompt-end-alliance = { $seat } asks to end the alliance. Do you agree?
note-alliance = { $seat } and { $other_seat } are allies
note-alliance-over = The alliance of { $seat } and { $other_seat } is over

## Expansion

note-auto-expansion = { $seat } expands without an action
note-growth = { $seat } has growth { $number }
note-legion = { $seat } gets { $number ->
        [one] a legion
       *[other] { $number } legions
    }
prompt-shrink = Your realm shrinks. What do you give up?
option-lose-vassal = A vassal in { $province }
option-lose-fleet = A fleet in { $province }
option-lose-post = The trading post in { $province }
prompt-place-vassal = Where do you put a new vassal? Growth left: { $number }
option-place = { $province }
option-placed-all = No more vassals
prompt-recruit = What do new vassals become?
option-train-army = Army from { $province } ({ $cost } thalers)
option-build-fleet = Fleet from { $province } in { $to_province } ({ $cost } thalers)
option-open-post = Trading post by a vassal from { $province }
option-recruited-all = They stay vassals
note-trained = { $seat } trains an army in { $province }
note-launched = { $seat } builds a fleet from { $from_province } in { $province }
prompt-market = In which city do you open the trading post?
prompt-post-gift = What do you give { $seat } for it?
option-give-thaler = A thaler
option-give-treaty = A treaty
note-post = { $seat } opens a trading post in { $province }, a city of { $other_seat }, with a vassal from { $from_province }
prompt-march = Which piece moves?
option-move-vassal = Vassal in { $province }
option-move-stack = { $number } vassals from { $province }
option-move-horse = Vassal in { $province }, on horseback
option-move-fleet = Fleet in { $province }
option-raid = Raid { $province }
option-moved-all = End the movement
prompt-walk = Where does the vassal in { $province } go?
prompt-walk-together = Where do { $number } vassals from { $province } go?
prompt-bridge = Which fleets carry the vassal to { $province }?
prompt-sail = Where does the fleet in { $province } sail?
option-go-to = { $province } ({ $cost ->
        [one] 1 point
       *[other] { $cost } points
    })
option-cross-to = { $province }, over { $fleets ->
        [one] 1 fleet
       *[other] { $fleets } fleets
    } ({ $cost ->
        [one] 1 point
       *[other] { $cost } points
    })
option-bridge = Over { $provinces }
option-stay = Stay
note-walked = { $seat } moves a vassal from { $from_province } to { $to_province }
note-walked-together = { $seat } moves { $number } vassals from { $from_province } to { $to_province }
note-sailed = { $seat } sails a fleet from { $from_province } to { $to_province }
note-arrived = { $seat } has come to { $province }
note-invaded = { $seat } marches into { $province } to fight
note-landing = { $seat } lands in { $province } to fight
note-horse = { $seat } uses the horses of { $province }
prompt-sea-attack = { $seat } holds { $province }. Do you want a sea battle?
prompt-sea-defence = { $seat } comes to { $province }. Do you want a sea battle?
note-sea-quarrel = { $seat } wants a battle with { $other_seat } in { $province }
note-raid = { $seat } raids { $province } of { $other_seat } and rolls { $die }
prompt-found = Where do you found a city?
option-found = { $province }
option-no-city = No city
note-founded = { $seat } founds a city in { $province } with { $number } vassals

## Battle

prompt-battle = Which battle comes next?
note-battle = { $seat } attacks { $other_seat } in { $province }
prompt-expel = Which trading posts of { $seat } do you close?
prompt-send = What do you send to the battle of { $province }?
option-unit = { $unit }
note-sends = { $seat } sends { $units }
prompt-reinforce = Battle of { $province }: do you call for help?
option-call-ally = Ask { $seat } for armies
option-fight = Fight
note-mercenary = { $seat } hires barbarians from a village
prompt-support = { $seat } asks for help in { $province } and pays { $cost ->
        [one] 1 thaler
       *[other] { $cost } thalers
    } for each army. How many do you send?
note-supports = { $seat } sends { $other_seat } { $number ->
        [0] no army
        [one] 1 army
       *[other] { $number } armies
    }
note-markers = Markers of { $seat }: { $own_markers }; of { $other_seat }: { $their_markers }
note-strike = The dice show { $symbols }. Hits by { $seat }: { $hits }, by { $other_seat }: { $losses }
note-battle-won = Victory for { $seat } over { $other_seat } in { $province }
note-battle-drawn = Nobody survives the battle of { $province }
note-undefended = Nobody is left in { $province } to defend it
note-triumph = The triumph of { $seat } moves up a field
note-triumph-back = The triumph of { $seat } falls back a field
note-fallen = { $seat } loses { $number ->
        [one] 1 piece
       *[other] { $number } pieces
    }
note-mercenaries-spent = { $seat } has used up { $number ->
        [one] 1 village
       *[other] { $number } villages
    } as mercenaries
note-battlefield = { $province } is a historic battlefield of size { $size }
note-survivors = { $seat } keeps { $number ->
        [one] 1 vassal
       *[other] { $number } vassals
    } in { $province }

## Barbarian villages

note-village-taken = { $seat } takes the village of { $province }
note-village-seen = The village is { $village }
note-village-gone = The village of { $province } is no more
prompt-new-village = You have taken { $village }. Use it at once?
option-use-now = Use it
option-keep-village = Keep it face down
note-village-used = { $seat } uses a village: { $village }
note-militia = { $seat } gets { $number } grey militia

## The end

note-end-reached = { $seat } has reached an end: { $end }. This round is the last
note-cashed = { $seat } turns up a village: { $village }
note-final-score = { $seat }: influence { $influence }, own card { $card } { $own_card }, open cards { $open_cards }, morale { $morale }, villages { $villages }, hunger -{ $hunger }: { $points } points
note-ending = The game is over: { $end }
note-ending-alone = The game is over: { $end }. A victory takes { $need } points; you have { $points }. Rank: { $rank }
note-tie-morale = The tie goes to { $seat }: morale { $value }
note-tie-hunger = The tie goes to { $seat }: hunger { $value }

## Reasons

reason-tribe-taken = { $seat } already leads the { $tribe }.
reason-field-used = You have already used { $action } in this round.
reason-no-leader-left = You have no leader left in this round.
reason-leader-first = Every action needs a leader.
reason-no-city = Taxes need a city.
reason-cannot-advance = You cannot pay for any advance.
reason-last-epoch = There is no further epoch in this game.
reason-not-ripe = { $epoch } asks for { $need } of its conditions; you meet { $met }.
reason-top-level = { $field } has no further level.
reason-too-dear = It costs { $cost } thalers, and you have { $thalers }.
reason-too-expensive = The province costs { $cost } thalers, and you have { $thalers }.
reason-price-too-high = That costs { $cost } thalers, and you have { $thalers }.
reason-cannot-pay = You would have to pay { $cost } thalers, and you have { $thalers }.
reason-cannot-pay-ally = An army of this ally costs { $cost } thalers, and you have { $thalers }.
reason-done-already = You have already done that in this round.
reason-no-grey-leader = No grey leader is left in the supply.
reason-too-few-free = That takes { $need } free vassals, and you have { $number }.
reason-ring-taken = A leader of { $seat } stands on the turn order already.
reason-no-free-vassal = You have no free vassal to put there.
reason-too-few-treaties = Force takes { $need } treaties, and you have { $number }.
reason-no-leader-to-swap = { $seat } has no leader to hand over.
reason-has-its-own = { $province } has got a new vassal already.
reason-none-free = No vassal is free.
reason-none-under-cities = No vassal is left under your unbuilt cities.
reason-nothing-to-give = You have neither a thaler nor a treaty for the neighbour.
reason-only-scores = This village counts at the end only.
reason-no-advance-to-buy = You cannot pay for any advance, even at half price.
reason-no-leader-for-it = Later on this village needs a leader.
reason-grey-first = Grey militia goes to battle before your own armies.
