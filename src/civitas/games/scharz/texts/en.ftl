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

prompt-village = Where does your next village stand?
prompt-relocate = Do you want to move one of your villages?
prompt-resettle = Where does the village of { $place } go?
prompt-faction = Which people do you lead?
prompt-dock = Which of your coastal villages has the dock?
prompt-muster = Where do your { $number } light infantry stand?
prompt-march = Which units move, and where?
prompt-special = Extra moves, herds and stores: what goes where?
prompt-retreat = Who draws back?
prompt-forage = Units without connection: which fields do they plunder instead of rolling?
prompt-again = Which brown dice do you roll again, for { $cost } prestige each?
prompt-overboard = Ships are lost. There is not enough room on the others: who drowns?
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
prompt-passage = Which paths do you pay for? There your units do not roll.
prompt-levy = Have { $unit } in { $place } for { $cost } gold?
prompt-press-on = Do you go on with the assault on { $place }? You have { $number ->
        [one] one unit
       *[other] { $number } units
    } there.
prompt-sack = { $place } has fallen. What becomes of the city?
prompt-plunder = Which fields do you plunder?
prompt-byre = Which herds inside encircled settlements do you slaughter? The others are fed from the store.
prompt-build = Do you hurry any building?
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
option-pick-rear = One of the rear: { $unit }, for { $cost } prestige
option-keep-villages = Everything stays where it is
option-city-there = A city in { $place } instead of three villages
option-harbour-there = A harbour in { $place } instead of the third village
option-come-late = { $faction }: no villages, but warships in year { $year }
option-march = { $unit }: { $place } → { $to_place }
option-ferry = { $unit }: { $place } → { $via_place } → { $to_place }
option-leave-site = { $unit } leaves the building site: { $place } → { $to_place }
option-board = { $unit } boards a ship in { $place }
option-land = { $unit } lands in { $place }
option-fleet = The fleet: { $place } → { $to_place }
option-move-goods = { $good }: { $place } → { $to_place }
option-plunder = Plunder { $place }
option-steal = Plunder { $place } and take what is there
option-burn = Plunder { $place } and destroy what is there
option-withdraw = { $unit } goes inside in { $place }
option-withdraw-herd = { $herd } go inside in { $place }
option-slaughter-inside = Slaughter { $herd } inside { $place }
option-attack = Attack { $seat } in { $place }
option-stop-battle = Stop, if all others stop too
option-keep-shield = Keep unused swords as shields
option-reroll = { $number } dice for { $cost } prestige
option-assault = Assault { $place } (defence { $number })
option-destroy-town = Destroy it
option-keep-town = Keep it as a village
option-rush = A quarter of the { $building } in { $place } for { $cost } gold
option-build-twice = Everybody builds twice for { $cost } prestige
option-slaughter = Slaughter { $good }
option-eat-grain = Eat a grain before fish and meat
option-sell = Sell { $good }
option-buy = Buy { $good }
option-hire = { $unit } in { $place }: { $cost } gold{ $prestige ->
    [0] { "" }
   *[other] , { $prestige } prestige
}
option-raise = Light infantry becomes { $unit } in { $place }: { $cost } gold
option-train = Train { $unit } in { $place }: { $cost } gold
option-rise = { $unit } in { $place }
option-commander = { $commander }: { $cost } gold, wage { $wage }
option-sell-unit = Sell { $unit } in { $place } for { $amount } gold
option-dismantle = Take down the village in { $place } for { $amount } gold
option-passage = Safe passage through { $place } for { $cost } gold
option-lower = { $unit } becomes light infantry in { $place }
option-beach = { $unit } on { $place } becomes light infantry in { $to_place }
option-start = Begin a { $building } in { $place }: { $cost } gold
option-work = { $unit } joins the building site in { $place }
option-double = Twice as many purchases in { $place } for { $cost } prestige
option-clear = Clear the ruins of { $place } for { $cost } gold
option-abandon = Give up the building site in { $place }
option-choose-rival = { $seat } becomes your rival: { $cost } prestige
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
option-again-unit = The die of { $unit } in { $place }
option-again-place = The die of { $place }
option-again-herd = The die for { $herd }
option-overboard = Drowns: { $unit } on { $place }
option-dismiss = Disband: { $unit } in { $place }
option-leave-grain = Leave a grain standing in { $place }

# ---------------------------------------------------------------------- what happens

note-round = Round { $number }: { $season } of year { $year }.
note-rival = { $other_seat } is the rival of { $seat }.
note-first-player = { $seat } begins, with { $number } swords.
note-built = { $seat }: { $building } in { $place }.
note-relocated = { $seat } moves a village from { $place } to { $to_place }.
note-faction = { $seat } leads the { $faction }.
note-mustered = { $seat } puts { $number } × { $unit } in { $place }.
note-purse = { $seat } begins with { $amount } gold and { $number } prestige.
note-moved = { $seat }: { $number } × { $unit } from { $place } to { $to_place }.
note-boarded = { $seat }: { $number } × { $unit } in { $place } go aboard.
note-landed = { $seat }: { $number } × { $unit } in { $place } go ashore.
note-goods-moved = { $seat }: { $number } × { $good } from { $place } to { $to_place }.
note-destroyed = { $seat } loses { $number } × { $unit } in { $place }.
note-disbanded = { $seat } disbands { $number } × { $unit } in { $place }.
note-attrition = Attrition in { $place }: { $unit } of { $seat } rolled { $faces }, lost { $number }.
note-shipwreck = Storms on { $place }: { $seat } rolled { $faces }, { $number ->
    [one] one ship is
   *[other] { $number } ships are
} lost.
note-thrown-again = { $seat } rolls { $number ->
        [one] a brown die
       *[other] { $number } brown dice
    } again: { $faces }.
note-town-attrition = Hunger in { $place }: the { $building } of { $seat } rolled { $faces }, struck { $number } times.
note-withdrawn = { $seat }: { $number } × { $unit } inside { $place }.
note-herd-withdrawn = { $seat }: { $number } × { $herd } inside { $place }.
note-herd-out = { $seat }: { $herd } graze again in { $place }.
note-byre-fed = { $seat }: { $herd } inside { $place } eat { $number } grain.
note-battle = Battle for { $place }: { $seat } against { $other_seat }.
note-charge = { $seat } charges in { $place }.
note-ambush = Ambush in { $place }: { $seat } strikes { $other_seat } with { $swords ->
        [one] 1 sword
       *[other] { $swords } swords
    }.
note-swords = { $seat }: { $swords ->
        [one] 1 sword
       *[other] { $swords } swords
    } and { $shields ->
        [one] 1 shield
       *[other] { $shields } shields
    } with { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }.
note-rerolled = { $seat } rolls { $number ->
        [one] 1 die
       *[other] { $number } dice
    } again: { $swords ->
        [one] 1 sword
       *[other] { $swords } swords
    }.
note-fled = { $seat }: { $number } × { $unit } fled from { $place } to { $to_place }, { $held } were stopped.
note-undecided = The battle for { $place } is undecided.
note-battle-won = { $seat } won the battle for { $place }.
note-assault = { $seat } assaults { $place } of { $other_seat }.
note-walls = { $place } has { $number ->
        [one] one shield
       *[other] { $number } shields
    } to break.
note-stormed = { $seat } has taken { $place } of { $other_seat } by storm.
note-held-out = { $place } holds out.
note-breach = { $seat } has broken into { $place }.
note-razed = { $place }: the { $building } of { $seat } is destroyed.
note-taken = { $seat } takes { $place }, { $building } of { $other_seat }.
note-degraded = { $place } is now a { $building } of { $seat }.
note-plundered = { $seat } plunders { $place }.
note-goods-taken = { $seat }: { $number } × { $good } of { $other_seat } in { $place }, { $kept } kept.
note-progress = { $seat }: { $building } in { $place }, { $number } of 4 quarters.
note-site = { $seat } begins a { $building } in { $place }.
note-at-work = { $seat }: { $number } × { $unit } at work in { $place }.
note-abandoned = { $seat } gives up the { $building } in { $place }.
note-cleared = { $seat } clears the ruins of { $place }.
note-slaughtered = { $seat } slaughters { $number } × { $herd }.
note-sold = { $seat } sells { $number } × { $good }.
note-bought = { $seat } buys { $number } × { $good }.
note-lowered = { $seat }: { $number } × { $unit } in { $place } become light infantry.
note-beached = { $seat }: { $number } × { $unit } on { $place } become light infantry in { $to_place }.
note-hired = { $seat } buys { $number } × { $unit } in { $place }.
note-raised = { $seat }: { $number } × light infantry in { $place } become { $unit }.
note-training = { $seat } trains { $number } × { $unit } in { $place }.
note-risen = { $seat }: { $number } × now { $unit } in { $place }.
note-commander = { $seat } has a new commander: { $commander }.
note-commander-paid = { $seat } pays the wage of the commander ({ $commander }).
note-commander-left = { $seat } cannot pay the commander ({ $commander }), who leaves.
note-treaty = { $treaty } between { $seat } and { $other_seat }{ $amount ->
    [0] .
   *[other] , for { $amount } gold.
}
note-transit = { $seat } and { $other_seat } let each other through.
note-treaty-over = { $treaty } between { $seat } and { $other_seat } is over.
note-break = { $seat } breaks with { $other_seat } after this round.
note-release = { $seat } releases { $other_seat } from vassalage after this round.
note-aid = { $seat } gives { $other_seat } { $amount } gold as aid.
note-tribute = { $seat } pays { $other_seat } the tribute of the year: { $amount } gold.
note-taxes = Taxes of { $seat }: { $amount } gold.
note-salaries = Salaries of { $seat }: { $amount } gold.
note-wages = Wages of { $seat }: { $number ->
    [one] one mercenary is
   *[other] { $number } mercenaries are
} paid.
note-fished = { $seat } catches { $number } fish.
note-fishing = { $seat } fishes on { $place }: rolled { $faces }.
note-bred = { $seat }: { $number } × { $herd } more.
note-sown = { $seat } sows { $number } fields: { $places }.
note-ripened = { $number } grain stands in the fields.
note-field-weather = Weather in { $place }: { $weather } for the grain of { $seat } (rolled { $faces }).
note-weather-turned = The weather in { $place } turns for { $seat }: { $weather }.
note-winter-weather = Winter, { $zone }: { $weather } weather (rolled { $faces }).
note-frozen = The river off { $place } is frozen (rolled { $faces }).
note-harvested = { $seat } harvests { $number } grain.
note-feast = { $seat } holds a feast of size { $size } for { $number } grain.
note-fed = { $seat } feeds all with { $fish } fish, { $meat } meat and { $grain } grain.
note-gold-gained = { $seat }: { $amount } gold more.
note-gold-paid = { $seat } pays { $amount } gold.
note-prestige-gained = { $seat }: { $amount } prestige more.
note-prestige-lost = { $seat }: { $amount } prestige less.
note-points-gained = { $seat }: { $amount } victory points more.
note-points-lost = { $seat }: { $amount } victory points less.
note-dishonour = { $seat } has { $number ->
    [one] one victory point
   *[other] { $number } victory points
} fewer than a round ago, which costs prestige.
note-announced = { $seat } announces { $end }: it counts if it still holds at the end of the next round.
note-out = { $seat } has neither settlement nor unit and is out.
note-end-sovereignty = Everybody is bound to { $seat }: sovereignty.
note-end-dominance = { $seat } held enough victory points for a round: dominance.
note-end-might = { $seat } held two small goals for a round: might.
note-end-significance = Five years are over; the most significant realm wins.
note-end-wealth = Five years are over; the richest wins.
note-end-last = Nobody else is left.
note-tie-break = { $seat } is ahead by gold ({ $gold }), victory points ({ $points }) or prestige ({ $prestige }).

# ---------------------------------------------------------------------- why not

reason-field-taken = The field belongs to { $seat }.
reason-too-few-units = Only { $number } of them can do it.
reason-no-room-aboard = There is no room on the ships in { $place }.
reason-room-for-them = There is room for the others.
reason-no-berth = The shipyard of { $place } is full.
reason-too-little-prestige = It costs { $cost } prestige; you have { $number }.
reason-too-little-gold = It costs { $cost } gold; you have { $gold }.
reason-no-pasture = { $place } takes no more herds.
reason-not-caught = Only { $number } fish were caught there.
reason-no-store = The store of { $place } is full.
reason-not-there = There is not so much in { $place }.
reason-no-room-inside = { $place } takes in { $number } more.
reason-no-byre = { $place } takes in { $number } more herds.
reason-one-target = You can attack one player only in { $place }.
reason-nobody-left = Nobody would be left outside in { $place }.
reason-one-way = { $place } can be plundered in one way only.
reason-one-lord = You can serve one lord only.
reason-purchase-limit = { $place } allows { $number } a round.
reason-no-cubes = You have no more than { $number } units.
reason-no-tiles = You have no more than { $number } buildings.
reason-no-light = There is no light infantry left for it in { $place }.
reason-no-horses = You need a herd of horses for every two.
reason-no-site = There is no building site in { $place }.
reason-site-full = Four units at most work in { $place }.
reason-one-site = One building site in { $place } only.
reason-not-stored = You do not have so much.
reason-no-room-for-goods = There is no room for it.
reason-one-offer = One offer to { $seat } only.
reason-no-offer = Transit goes along with an offer of truce or peace to { $seat }.
reason-not-needed = There is gold for the others.
reason-one-rival = One rival only.
reason-one-commander = One commander only.
reason-too-many-steps = Only { $number } units were destroyed in { $place }.
reason-too-little-grain = There are only { $number } grain in the connected stores.
