title-name = Scharz
title-about = Villages, armies and harvests around the Italy of 290 BC. Everybody orders in secret and all at once; then the orders meet.
setting-mode = Mode
setting-mode-fast = Fast: war, building and gold
setting-mode-basic = Basic: with herds, harvests and winters
setting-mode-original = Original: with weather, experience and the risks of the sea
setting-mode-extended = Extended: with morale, commanders, pirates and elephants
setting-map = Map
setting-map-italia = Italia, 290 BC
setting-map-britannia = Britannia, AD 410
setting-map-vikings = Vikings, AD 800
setting-map-taifas = Taifas, AD 1050
setting-map-huns = Huns, AD 373
setting-map-orient = Orient, 1550 BC
brief-goal = Win at once if everybody else is bound to you, by ten victory points or by two small goals that you still hold a round later; after five years the most significant realm wins.
brief-turn = A round is a season. Everybody gives orders for all their units in secret; the orders are revealed and carried out together, then come battles, sieges, plunder, building and trade.
brief-points = Victory points come from settlements taken, battles won, treaties in your favour and units destroyed.
brief-end = The game ends with a victory, or after twenty rounds.

# ---------------------------------------------------------------------- questions

prompt-village = Where do you place your next village?
prompt-relocate = Do you want to move one of your villages?
prompt-resettle = Where does the village from { $place } go?
prompt-faction = Which people do you lead?
prompt-dock = Which of your coastal villages gets the dock?
prompt-muster = Where do you place your { $number } light infantry?
prompt-march = Which units move, and where?
prompt-special = Extra moves, herds and stores: what goes where?
prompt-retreat = Who retreats?
prompt-forage = Units without a connection: which fields do they plunder instead of rolling?
prompt-again = Which brown dice do you roll again, at { $cost } prestige each?
prompt-overboard = Ships are lost, and the others have too little room: who drowns?
prompt-stance = Who goes inside, and whom do you attack?
prompt-reroll = You have { $swords ->
        [one] 1 sword
       *[other] { $swords } swords
    } and { $number ->
        [one] 1 blank
       *[other] { $number } blanks
    }. How many dice do you roll again?
prompt-target = Whom do your swords hit first in { $place }?
prompt-give-up = Which of your units in the rear fall first in { $place }?
prompt-charge = Do your { $number } riders and elephants charge in { $place }?
prompt-flight = The battle for { $place } goes on. Who flees?
prompt-escape = The enemy has broken into { $place }. Who flees onto the ships in the shipyard?
prompt-siege = Which settlements do you assault?
prompt-fort = Which village is fortified?
prompt-encamp = You begin with fewer villages. Which one do you give up?
prompt-passage = Which paths do you pay for? Your units do not have to roll there.
prompt-levy = Take { $unit } in { $place } for { $cost } gold?
prompt-press-on = Do you go on with the assault on { $place }? You have { $number ->
        [one] one unit
       *[other] { $number } units
    } there.
prompt-sack = You have taken { $place }. What becomes of the city?
prompt-plunder = Which fields do you plunder?
prompt-byre = Which herds inside encircled settlements do you slaughter? The others are fed from the store.
prompt-build = Do you speed up any building?
prompt-experience = Who gains experience?
prompt-trade = What do you buy, sell, build and offer?
prompt-catch = Which shipyards take the catch? What you do not assign goes where there is room.
prompt-offers = Which offers do you accept?
prompt-sow = Where do you sow?
prompt-feast = How large is the feast? You have { $number } grain.
prompt-feed = What do you slaughter, and whom do you leave unfed? Fish is eaten first, then meat, then grain.
prompt-harvest = Which grain do you leave in the fields? The rest is harvested, as far as the stores take it.
prompt-salaries = You are { $number } gold short for salaries. Whom do you disband?
prompt-announce = You have reached { $end }. Do you announce it?

# ---------------------------------------------------------------------- options

option-place = { $place }
option-faction = { $faction }
option-unit = { $unit }
option-leave-to-owner = The owner chooses
option-pick-rear = From the rear: { $unit }, for { $cost } prestige
option-keep-villages = Leave everything where it is
option-city-there = A city in { $place } instead of three villages
option-harbour-there = A harbour in { $place } instead of the third village
option-come-late = { $faction }: no villages, but warships in year { $year }
option-march = { $unit }: { $place } → { $to_place }
option-ferry = { $unit }: { $place } → { $via_place } → { $to_place }
option-leave-site = Take { $unit } off the building site: { $place } → { $to_place }
option-board = Embark { $unit } in { $place }
option-land = Land { $unit } in { $place }
option-fleet = The fleet: { $place } → { $to_place }
option-move-goods = { $good }: { $place } → { $to_place }
option-plunder = Plunder { $place }
option-steal = Plunder { $place } and take what is there
option-burn = Plunder { $place } and destroy what is there
option-withdraw = Withdraw { $unit } into { $place }
option-withdraw-herd = Withdraw { $herd } into { $place }
option-slaughter-inside = Slaughter { $herd } inside { $place }
option-attack = Attack { $seat } ({ $place })
option-stop-battle = Stop, if all the others stop too
option-keep-shield = Keep unused swords as shields
option-reroll = { $number } dice for { $cost } prestige
option-assault = Assault { $place } (defence { $number })
option-destroy-town = Destroy it
option-keep-town = Keep it as a village
option-rush = Finish a quarter of the { $building } in { $place } for { $cost } gold
option-build-twice = Build twice at every site for { $cost } prestige
option-slaughter = Slaughter { $good }
option-eat-grain = Eat one grain before fish and meat
option-sell = Sell { $good }
option-buy = Buy { $good }
option-hire = { $unit } in { $place }: { $cost } gold{ $prestige ->
    [0] { "" }
   *[other] , { $prestige } prestige
}
option-raise = Raise { $unit } from light infantry in { $place }: { $cost } gold
option-train = Train { $unit } in { $place }: { $cost } gold
option-rise = { $unit } in { $place }
option-commander = { $commander }: { $cost } gold, wage { $wage }
option-sell-unit = Sell { $unit } in { $place } for { $amount } gold
option-dismantle = Take down the village in { $place } for { $amount } gold
option-passage = Safe passage through { $place } for { $cost } gold
option-lower = Turn { $unit } back into light infantry in { $place }
option-beach = Turn { $unit } ({ $place }) into light infantry in { $to_place }
option-start = Begin a { $building } in { $place }: { $cost } gold
option-work = Send { $unit } to the building site in { $place }
option-double = Double the purchases in { $place } for { $cost } prestige
option-clear = Clear the ruins of { $place } for { $cost } gold
option-abandon = Give up the building site in { $place }
option-choose-rival = Make { $seat } your rival: { $cost } prestige
option-break-treaty = Break the treaty with { $seat }: { $cost } prestige
option-offer-truce = Truce with { $seat }{ $transit ->
    [0] { "" }
   *[other] , with transit
}
option-offer-ransom = Truce with { $seat }: you pay a ransom of { $amount } gold{ $transit ->
    [0] { "" }
   *[other] , with transit
}
option-offer-peace = Peace with { $seat }{ $transit ->
    [0] { "" }
   *[other] , with transit
}
option-offer-tribute = Peace with { $seat }: you pay a tribute of { $amount } gold a year{ $transit ->
    [0] { "" }
   *[other] , with transit
}
option-offer-vassal = You become the vassal of { $seat }
option-offer-aid = You give { $seat } { $amount } gold as aid
option-offer-demand = Truce with { $seat }: you get a ransom of { $amount } gold{ $transit ->
    [0] { "" }
   *[other] , with transit
}
option-offer-exact = Peace with { $seat }: you get a tribute of { $amount } gold a year{ $transit ->
    [0] { "" }
   *[other] , with transit
}
option-offer-lord = { $seat } becomes your vassal
option-offer-alliance = Alliance with { $seat }
option-offer-ask = { $seat } gives you { $amount } gold as aid
option-offer-transit = Transit: you and { $seat } let each other through, along with the offer
option-release = Release { $seat } from vassalage
option-feast = Size { $size }: { $prestige } prestige for { $number } grain
option-drop = Leave unfed: { $unit } in { $place }
option-again-unit = The die for { $unit } ({ $place })
option-again-place = The die for { $place }
option-again-herd = The die for { $herd }
option-overboard = Drowns: { $unit } ({ $place })
option-dismiss = Disband: { $unit } in { $place }
option-leave-grain = Leave one grain standing in { $place }

# ---------------------------------------------------------------------- what happens

note-round = Round { $number }: { $season } of year { $year }.
note-rival = { $other_seat } is the rival of { $seat }.
note-first-player = { $seat } rolled the most swords ({ $number }) and goes first.
note-built = { $seat } now has a { $building } in { $place }.
note-relocated = { $seat } moves a village from { $place } to { $to_place }.
note-faction = { $seat } leads the { $faction }.
note-mustered = { $seat } places { $number } × { $unit } in { $place }.
note-purse = { $seat } begins with { $amount } gold and { $number } prestige.
note-moved = { $seat } moves { $number } × { $unit } from { $place } to { $to_place }.
note-boarded = { $seat } embarks { $number } × { $unit } in { $place }.
note-landed = { $seat } lands { $number } × { $unit } in { $place }.
note-goods-moved = { $seat } sends { $number } × { $good } from { $place } to { $to_place }.
note-destroyed = { $seat } loses { $number } × { $unit } in { $place }.
note-disbanded = { $seat } disbands { $number } × { $unit } in { $place }.
note-attrition = Attrition in { $place }: { $seat } rolls { $faces } for { $unit }; { $number ->
    [0] nobody is
    [one] one is
   *[other] { $number } are
} hit.
note-shipwreck = Storms on { $place }: { $seat } rolls { $faces }; { $number ->
    [0] no ship is
    [one] one ship is
   *[other] { $number } ships are
} hit.
note-thrown-again = { $seat } rolls { $number ->
        [one] a brown die
       *[other] { $number } brown dice
    } again: { $faces }.
note-town-attrition = Hunger in { $place }: { $seat } rolls { $faces } for the { $building }, which is { $number ->
    [0] spared
    [one] hit once
   *[other] hit { $number } times
}.
note-withdrawn = { $seat } withdraws { $number } × { $unit } into { $place }.
note-herd-withdrawn = { $seat } drives { $number } × { $herd } into { $place }.
note-herd-out = { $seat } lets a { $herd } out to graze in { $place } again.
note-byre-fed = { $seat } feeds the { $herd } inside { $place } with { $number } grain.
note-battle = Battle for { $place }: { $seat } against { $other_seat }.
note-charge = { $seat } charges in { $place }.
note-ambush = Ambush in { $place }: { $seat } strikes { $other_seat } with { $swords ->
        [one] 1 sword
       *[other] { $swords } swords
    }.
note-swords = { $seat } rolls { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }: { $swords ->
        [0] no swords
        [one] 1 sword
       *[other] { $swords } swords
    } and { $shields ->
        [0] no shields
        [one] 1 shield
       *[other] { $shields } shields
    }.
note-rerolled = { $seat } rolls { $number ->
        [one] 1 die
       *[other] { $number } dice
    } again: { $swords ->
        [0] no swords
        [one] 1 sword
       *[other] { $swords } swords
    }.
note-fled = { $seat } flees with { $number } × { $unit } from { $place } to { $to_place }; { $held ->
    [0] nobody is
    [one] one is
   *[other] { $held } are
} held back.
note-undecided = The battle for { $place } is undecided.
note-battle-won = The battle for { $place } is won by { $seat }.
note-assault = Assault on { $place }: { $seat } against { $other_seat }.
note-walls = The walls of { $place }: { $number ->
        [one] one shield
       *[other] { $number } shields
    } to break.
note-stormed = { $seat } takes { $place } from { $other_seat } by storm.
note-held-out = The defenders of { $place } hold out.
note-breach = The walls of { $place } are breached by { $seat }.
note-razed = The { $building } of { $seat } in { $place } is destroyed.
note-taken = { $seat } takes over the { $building } of { $other_seat } in { $place }.
note-degraded = What is left in { $place } is a { $building }, held by { $seat }.
note-plundered = { $seat } plunders { $place }.
note-goods-taken = { $other_seat } loses { $number } × { $good } in { $place }; { $seat } keeps { $kept ->
    [0] nothing
   *[other] { $kept }
}.
note-progress = The { $building } of { $seat } in { $place } grows: { $number } of 4 quarters.
note-site = { $seat } begins a { $building } in { $place }.
note-at-work = { $seat } puts { $number } × { $unit } to work in { $place }.
note-abandoned = { $seat } abandons the unfinished { $building } in { $place }.
note-cleared = { $seat } clears the ruins of { $place }.
note-slaughtered = { $seat } slaughters { $number } × { $herd }.
note-sold = { $seat } sells { $number } × { $good }.
note-bought = { $seat } buys { $number } × { $good }.
note-lowered = { $seat } turns { $number } × { $unit } in { $place } back into light infantry.
note-beached = { $seat } turns { $number } × { $unit } on { $place } into light infantry in { $to_place }.
note-hired = { $seat } buys { $number } × { $unit } in { $place }.
note-raised = { $seat } raises { $number } × { $unit } from light infantry in { $place }.
note-training = { $seat } trains { $number } × { $unit } in { $place }.
note-risen = { $seat } promotes { $number } in { $place } to { $unit }.
note-commander = { $seat } has a new commander: { $commander }.
note-commander-paid = { $seat } pays the commander’s wage ({ $commander }).
note-commander-left = { $seat } cannot pay the commander ({ $commander }), who leaves.
note-treaty = { $seat } and { $other_seat } conclude a treaty: { $treaty }{ $amount ->
    [0] .
   *[other] , for { $amount } gold.
}
note-transit = { $seat } and { $other_seat } let each other through.
note-treaty-over = The treaty between { $seat } and { $other_seat } is over: { $treaty }.
note-break = { $seat } breaks with { $other_seat } at the end of this round.
note-release = { $seat } releases { $other_seat } from vassalage at the end of this round.
note-aid = { $seat } gives { $other_seat } { $amount } gold as aid.
note-tribute = { $seat } pays { $other_seat } this year’s tribute: { $amount } gold.
note-taxes = { $seat } collects { $amount } gold in taxes.
note-salaries = { $seat } pays { $amount } gold in salaries.
note-wages = { $seat } pays { $number ->
    [one] one mercenary
   *[other] { $number } mercenaries
}.
note-fished = { $seat } catches { $number } fish.
note-fishing = { $seat } fishes on { $place } and rolls { $faces }.
note-bred = { $seat } breeds { $number } × { $herd }.
note-sown = { $seat } sows { $number ->
    [one] one field
   *[other] { $number } fields
}: { $places }.
note-ripened = There is now { $number } grain in the fields.
note-field-weather = Weather over the grain of { $seat } in { $place }: { $weather } (rolled { $faces }).
note-weather-turned = The weather over the grain of { $seat } in { $place } turns { $weather }.
note-winter-weather = Winter, { $zone }: { $weather } weather (rolled { $faces }).
note-frozen = The river off { $place } is frozen (rolled { $faces }).
note-harvested = { $seat } harvests { $number } grain.
note-feast = { $seat } holds a feast of size { $size } for { $number } grain.
note-fed = { $seat } feeds everyone with { $fish } fish, { $meat } meat and { $grain } grain.
note-gold-gained = { $seat } gains { $amount } gold.
note-gold-paid = { $seat } pays { $amount } gold.
note-prestige-gained = { $seat } gains { $amount } prestige.
note-prestige-lost = { $seat } loses { $amount } prestige.
note-points-gained = { $seat } gains { $amount ->
    [one] one victory point
   *[other] { $amount } victory points
}.
note-points-lost = { $seat } loses { $amount ->
    [one] one victory point
   *[other] { $amount } victory points
}.
note-dishonour = { $seat } has { $number ->
    [one] one fewer victory point
   *[other] { $number } fewer victory points
} than a round ago, and pays for it in prestige.
note-announced = { $seat } announces { $end }: it counts if it still holds at the end of the next round.
note-out = { $seat } has no settlement and no unit left and is out.
note-end-sovereignty = Everybody is bound to { $seat }: sovereignty.
note-end-dominance = { $seat } has held enough victory points for a whole round: dominance.
note-end-might = { $seat } has held two small goals for a whole round: might.
note-end-significance = Five years are over; the most significant realm wins.
note-end-wealth = Five years are over; the richest wins.
note-end-last = Nobody else is left.
note-tie-break = { $seat } is ahead by gold ({ $gold }), victory points ({ $points }) or prestige ({ $prestige }).

# ---------------------------------------------------------------------- why not

reason-field-taken = The field belongs to { $seat }.
reason-too-few-units = Only { $number } of them can do that.
reason-no-room-aboard = There is no room left on the ships in { $place }.
reason-room-for-them = There is room for some of these.
reason-no-berth = The shipyard of { $place } is full.
reason-too-little-prestige = It costs { $cost } prestige; you have { $number }.
reason-too-little-gold = It costs { $cost } gold; you have { $gold }.
reason-no-pasture = There is no room for more herds in { $place }.
reason-not-caught = Only { $number } fish were caught there.
reason-no-store = The store of { $place } is full.
reason-not-there = There is not that much in { $place }.
reason-no-room-inside = { $number ->
    [0] There is no room left in { $place }.
   *[other] There is room for only { $number } more in { $place }.
}
reason-no-byre = { $number ->
    [0] There is no room for herds left in { $place }.
    [one] There is room for only one more herd in { $place }.
   *[other] There is room for only { $number } more herds in { $place }.
}
reason-one-target = You can attack only one player in { $place }.
reason-nobody-left = Nobody would be left outside in { $place }.
reason-one-way = You can plunder { $place } in only one way.
reason-one-lord = You can serve only one lord.
reason-purchase-limit = Only { $number } can be bought in { $place } in a round.
reason-no-cubes = You can have no more than { $number } units.
reason-no-tiles = You can have no more than { $number } buildings.
reason-no-light = There is no light infantry left for it in { $place }.
reason-no-horses = Every two of them need a herd of horses.
reason-no-site = There is no building site in { $place }.
reason-site-full = No more than four units can work in { $place }.
reason-one-site = There can be only one building site in { $place }.
reason-not-stored = You do not have that much.
reason-no-room-for-goods = There is no room for it.
reason-one-offer = You can make { $seat } only one offer.
reason-no-offer = Transit goes with an offer of truce or peace to { $seat }.
reason-not-needed = There is enough gold for the others.
reason-one-rival = You can choose only one rival.
reason-one-commander = You can choose only one commander.
reason-too-many-steps = Only { $number ->
    [one] one unit was
   *[other] { $number } units were
} destroyed in { $place }.
reason-too-little-grain = There is only { $number } grain in the connected stores.