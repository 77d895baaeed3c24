# The Sands of Time in English. Names of things are facts of the game; every sentence is our own.
# Names arrive ready-made: a $region, $kind or $resource is the name as it stands below,
# so a text may choose by it ({ $resource -> [crops] … }).

title-name = The Sands of Time
title-about = Lead an empire around the ancient Mediterranean through three dynasties. Peasants bring crops and gold; with them you build, annex, trade, fight and keep your people calm, and whatever is left over is lost when a generation ends. But deeds alone earn next to nothing: an empire is remembered for what its chronicles tell.
brief-goal = You want the most victory points at the end of the third dynasty. Nearly all of them come from chronicles: cards that you lay face down, claiming that your empire will be great in something.
brief-turn = In every round all players choose two cards in secret, then carry them out in turn: muster, build, conquer, send a caravan, move people, govern, advance, or lay a chronicle. Once in a turn you may add a bonus action. Using a card again in the same generation costs unrest, and unrest makes nearly everything dearer.
brief-points = At the end of a dynasty the chronicles are turned over. Each one scores if your empire has enough of what its field counts, and enough heritage in its category to be believed. Caravans, buildings and a well-chosen emphasis bring heritage.
brief-end = A die decides how many rounds a generation has, two to four. When the third dynasty ends, there are three points each for the most regions, the lowest unrest, and the most fountains and lyres.

## Amounts that other messages use

count-crops =
    { $cost ->
        [0] free
        [one] 1 crop
       *[other] { $cost } crops
    }
count-gold =
    { $cost ->
        [0] free
       *[other] { $cost } gold
    }
count-amount =
    { $resource ->
        [crops]
            { $amount ->
                [one] 1 crop
               *[other] { $amount } crops
            }
       *[gold] { $amount } gold
    }
count-points =
    { $points ->
        [one] 1 victory point
       *[other] { $points } victory points
    }

## Setting up

prompt-claim =
    { $number ->
        [1] Claim a free region as your first province.
        [2] Claim a free region next to your first province. If there is none, any free region will do.
       *[other] Claim a free region next to one of your two provinces. If there is none, any free region will do.
    }
prompt-capital = Make one of your provinces the capital.
prompt-first-caravan = Lay your first caravan, free of charge, between your capital and another of your provinces. If none borders the capital, any border of the capital will do.
prompt-first-heritage = In which category do you begin with heritage 1?
prompt-extra-peasant = Which of your provinces gets one more peasant?
prompt-first-advance = Which level-1 advance do you begin with?

note-start-player = { $seat } is the start player
note-claim = { $seat } claims { $region }
note-first-citizens = Every province begins with { $peasants ->
        [one] 1 peasant
       *[other] { $peasants } peasants
    } and { $soldiers ->
        [one] 1 soldier
       *[other] { $soldiers } soldiers
    }
note-advances-dealt = The second advance of every row is laid out; those beyond lie face down in stacks
note-capital = { $seat } makes { $region } the capital
note-extra-peasant = { $seat } adds a peasant in { $region }

reason-region-taken = { $region } already belongs to { $seat }.
reason-not-adjacent = { $region } does not border any region of yours, and there are free ones that do.
reason-not-between-own = { $border } does not join your capital to another of your provinces.

## Turns

prompt-choose-cards = Choose two cards for your turn.
prompt-next-deed = Carry out one of your cards, or end your turn.
prompt-bonus = You may also take a bonus action.

option-card = { $card }
option-end-turn = End the turn
option-region = { $region }
option-category = { $category }
option-kind = { $kind }
option-oppression = Bonus: Oppression in { $region }
option-support = Bonus: Support for { $category }
option-taxes = Bonus: Taxes in { $resource }

note-reveal = { $seat } reveals: { $cards }
note-deed = { $seat } plays: { $card }
note-oppression = { $seat } oppresses { $region }: { count-amount }
note-support = { $seat } gathers support: { $category } heritage counts as higher until the end of the turn
note-taxes = { $seat } levies taxes: { count-amount }
note-emphasis-complete = { $seat } completes the { $category } emphasis
note-emphasis-marked = { $seat } fills space { $value } of the { $category } emphasis
note-heritage = { $seat } raises { $category } heritage to { $value }
note-unrest =
    { $cause ->
        [bonus] { $seat } now has unrest { $value } (bonus action)
        [repeat] { $seat } now has unrest { $value } (card played again)
        [crowding] { $seat } now has unrest { $value } (overcrowding)
       *[battle] { $seat } now has unrest { $value } (battle won)
    }
note-unrest-points = { $seat } already has the highest unrest and loses { count-points } instead
note-unrest-capped = The unrest of { $seat } falls to { $value }

reason-two-repeats = Only one of the two cards may be one that you have already played in this generation.
reason-one-emphasis = Only one emphasis card is allowed in a generation.
reason-bonus-used = You have already taken a bonus action this turn.
reason-no-goods = None of your caravans lies on a trade good.
reason-no-peasants = You have no peasants in { $region }.

## Chronicle

prompt-chronicle = Lay a chronicle card face down on a scoring field.
option-chronicle = Card { $card } on field { $field }
note-chronicle = { $seat } lays a chronicle card on field { $field }
note-chronicle-own = The chronicle card you laid on field { $field } is number { $card }
reason-field-taken = One of your chronicle cards already lies on field { $field }.
reason-no-chronicle = You already have a chronicle card on every field.

## Muster

prompt-muster = Whom do you raise or convert, and where?
option-muster-soldier = New soldier in { $region } ({ count-gold })
option-muster-irrigation = New peasant in { $region } through Irrigation ({ count-gold })
option-muster-convert =
    { $kind ->
        [soldier] Peasant into soldier in { $region } ({ count-gold })
       *[peasant] Soldier into peasant in { $region } ({ count-gold })
    }
note-muster-soldier = { $seat } raises a soldier in { $region }
note-muster-irrigation = { $seat } gains a peasant in { $region } through Irrigation
note-muster-convert =
    { $kind ->
        [soldier] { $seat } turns a peasant in { $region } into a soldier
       *[peasant] { $seat } turns a soldier in { $region } into a peasant
    }
reason-region-mustered = You have already mustered in { $region } with this card.
reason-enough-raised = You may not raise any more soldiers with this Muster.
reason-gold-short = That costs { count-gold }, you have { $gold }.
reason-no-soldiers-left = All your soldiers are already on the board.
reason-no-peasants-left = All your peasants are already on the board.
reason-convert-locked = To convert citizens you need Politics unlocked.
reason-none-to-convert = You have no citizen of that kind in { $region }.
reason-no-irrigation = For this you need Irrigation in { $region }, and Civic unlocked.
reason-nothing-to-muster = There is nobody you could raise or convert right now.

## Conquest

prompt-conquest = Where do you attack, or which region do you annex?
prompt-annex-after = Do you now annex { $region }?
prompt-attack-after = Do you now attack somebody in { $region }?
prompt-die = Battle in { $region }: { $seat } attacks with { $own }, { $other_seat } defends with { $theirs }. Set your die in secret.
prompt-lose-citizen = Which of your citizens in { $region } goes back to the supply?
prompt-retreat = Where do your citizens from { $region } retreat to?
prompt-new-capital = You have lost your capital: choose a region for the new one.

option-attack = Attack { $other_seat } in { $region } ({ count-crops }; strength { $own } against { $theirs })
option-annex = Annex { $region } ({ count-crops })
option-die =
    { $number ->
        [0] No die
       *[other] Die { $number }: strength +{ $strength }, unrest +{ $number } if you win
    }

note-attack = { $seat } attacks { $other_seat } in { $region }, strength { $own } against { $theirs }
note-battle = Dice in { $region }: { $seat } sets { $die }, { $other_seat } sets { $other_die }
note-battle-won = { $seat } wins the battle in { $region } against { $other_seat }
note-battle-over = The battle in { $region } is over
note-citizen-lost = { $seat } loses a { $kind } in { $region }
note-control-lost = { $seat } loses control of { $region }
note-new-capital = { $seat } moves the capital to { $region }
note-last-region = { $region } is { $seat }'s last region and cannot be lost
note-retreat = { $seat } retreats from { $from_region } to { $to_region }
note-no-retreat = { $seat } has nowhere to retreat to from { $region } and loses all citizens there
note-annex = { $seat } annexes { $region } ({ count-crops })

reason-attack-crops = The attack costs { count-crops }, you have { $crops }.
reason-annex-crops = Annexing costs { count-crops }, you have { $crops }.
reason-annex-defended = { $seat } still has citizens in { $region }.
reason-annex-outnumbered = You need more citizens in { $region } than any other player.
reason-annex-last-region = { $region } is { $seat }'s last region and cannot be annexed.
reason-annex-limit = You cannot control more than { $most } regions.
reason-nothing-to-conquer = There is no region that you could attack or annex right now.

## Raid and Migrate

prompt-ask-passage = Which Roads of other players do you ask to use?
prompt-grant-passage = Do you let { $seat } use the Road in { $region }?
prompt-raid-move = Move a soldier, or finish moving.
prompt-raid-loot =
    { $everywhere ->
        [1] Which region do you loot? Finish when you have enough.
       *[other] Which of the regions just entered do you loot?
    }
prompt-migrate-move = Move a citizen, or finish moving.
prompt-migrate-caravan = Lay a caravan, free of charge, on a border next to one of your citizens, or finish.

option-move = { $from_region } → { $to_region } ({ $kind })
option-raid-loot = { $region } ({ count-amount })

note-passage-granted = { $seat } lets { $other_seat } use the Road in { $region }
note-passage-refused = { $seat } does not let { $other_seat } use the Road in { $region }
note-move = { $seat } moves a { $kind } from { $from_region } to { $to_region }
note-raid = { $seat } loots { $region }: { count-amount }
note-raid-loss = { $other_seat }'s raid costs { $seat } { count-amount }

reason-no-soldiers = You have no soldiers on the board.
reason-no-citizens = You have no citizens on the board.
reason-nobody-there = You have no citizen on either side of { $border }.

## Build

prompt-build = What do you build, and where?
prompt-build-more = Build a second time, in another region, or finish.
prompt-labour = { $building } in { $region } costs { $cost } gold. How many of your peasants there help?
option-build = { $building } in { $region } ({ count-gold })
option-labour =
    { $number ->
        [0] Nobody ({ count-gold })
        [one] 1 peasant ({ count-gold }), who goes back to the supply
       *[other] { $number } peasants ({ count-gold }), { $lost } of them back to the supply
    }
note-build =
    { $peasants ->
        [0] { $seat } builds in { $region }: { $building } ({ count-gold })
        [one] { $seat } builds in { $region }: { $building } ({ count-gold } and 1 peasant)
       *[other] { $seat } builds in { $region }: { $building } ({ count-gold } and { $peasants } peasants)
    }
reason-city-locked = A City needs Civic unlocked.
reason-already-built = { $region } already has this building: { $building }.
reason-region-full =
    { $capacity ->
        [one] { $region } has room for 1 building only.
       *[other] { $region } has room for { $capacity } buildings only.
    }
reason-no-tiles = There are no tiles left of this building: { $building }.
reason-build-gold = That costs { count-gold }, you have { $gold }.
reason-same-region = The second building must stand in another region than { $region }.
reason-nothing-to-build = There is nothing you could build right now: you lack gold, room or tiles.

## Govern

prompt-govern = By how much do you lower your unrest?
option-govern = Unrest −{ $number } ({ count-crops })
note-govern = { $seat } governs: unrest falls to { $value } ({ count-crops })
reason-calm = Your unrest is already { $least } and cannot fall any further.
reason-govern-crops = That costs { count-crops }, you have { $crops }.

## Advance

prompt-advance = In which row do you advance?
prompt-lay-advance = Which of the two cards do you lay out? The other goes back on top of its stack.
option-advance = { $advance } ({ $row })
option-row = { $row }
option-lay-advance = { $advance }
note-advance = { $seat } reaches the advance { $advance }
note-lay-advance = { $seat } lays out the advance { $advance }
reason-row-ends = { $row }: you have reached its end.
reason-new-row-locked = You can begin a new row only with Culture unlocked.
reason-too-restless = Your unrest counts as { $unrest } here, but your { $category } heritage is only { $heritage }: govern, or gather support.
reason-nothing-to-advance = You cannot advance in any row: your unrest must not exceed your heritage in its category.

## Caravan

prompt-caravan = Lay a caravan on a border. Trade goods raise your heritage, and so do other players' capitals and Cities that are new to you.
prompt-caravan-pay = How do you pay for the caravan?
prompt-caravan-heritage = The caravan raises your heritage by 1: in which category?
option-border =
    { $heritage ->
        [1] { $border } (another player's capital or City, new to you)
       *[other] { $border }
    }
option-border-good = { $border } (trade good: { $good })
option-pay =
    { $resource ->
        [crops] Pay { count-crops }
       *[gold] Pay { count-gold }
    }
note-caravan = { $seat } lays a caravan: { $border }
reason-caravan-there = You already have a caravan there: { $border }.
reason-not-connected = { $border } is not connected to your capital or one of your Cities.
reason-no-caravans = All your caravans are already on the board.
reason-caravan-cost =
    { $cost ->
        [one] You have neither the crop nor the gold that a caravan costs.
       *[other] A caravan costs { $cost } crops or { $cost } gold, and you have enough of neither.
    }
reason-card-locked = This card needs Culture unlocked.

## Tribute

prompt-tribute = Where do you take tribute from?
option-tribute-colonies =
    { $amount ->
        [one] From your colony: 1 resource
       *[other] From your colonies: { $amount } resources
    }
option-tribute-caravans =
    { $amount ->
        [one] From another player's caravan: 1 resource
       *[other] From other players' caravans: { $amount } resources
    }
note-tribute-colony =
    { $resource ->
        [crops] { $seat } takes tribute from the colony { $region }: 1 crop
       *[gold] { $seat } takes tribute from the colony { $region }: 1 gold
    }
note-tribute-caravan =
    { $amount ->
        [one] { $seat } takes tribute in { $region } for a caravan of { $other_seat }: { count-amount }
       *[other] { $seat } takes tribute in { $region } for { $amount } caravans of { $other_seat }: { count-amount }
    }
reason-no-tribute = You have no colony, and no other player's caravan reaches your capital or one of your Cities.

## Generations and dynasties

prompt-growth = In which of your regions do you place a new peasant?
prompt-score-one = Your heritage covers only one of these chronicle cards: which one scores?
option-score = Card { $card } on field { $field }: { count-points }

note-income =
    { $crops ->
        [0] { $gold ->
            [0] { $seat } has no income
           *[other] { $seat } earns { $gold } gold
        }
        [one] { $gold ->
            [0] { $seat } earns 1 crop
           *[other] { $seat } earns 1 crop and { $gold } gold
        }
       *[other] { $gold ->
            [0] { $seat } earns { $crops } crops
           *[other] { $seat } earns { $crops } crops and { $gold } gold
        }
    }
note-generation-die =
    { $goes_on ->
        [yes] The die shows { $die }, at least { $number } was needed: another round follows
       *[no] The die shows { $die }, at least { $number } was needed: the generation ends
    }
note-growth =
    { $amount ->
        [0] { $seat } gets no new peasants
        [one] { $seat } gets a new peasant in { $regions }
       *[other] { $seat } gets one new peasant each in { $regions }
    }
note-generation = Generation { $number } begins; { $seat } is the start player
note-dynasty-ends = Dynasty { $number } ends
note-time = The dynasty marker moves to space { $space }
note-chronicles-back = { $seat } takes the chronicle cards back into hand
note-dynasty-over = All chronicle cards of dynasty { $number } have been scored
note-wonder-points = { $seat } scores { count-points } for Wonders
note-chronicle-shown = { $seat } turns up chronicle card { $card } on field { $field }
note-chronicle-points = { $seat } scores { count-points } with card { $card } on field { $field }
note-end-points =
    { $merit ->
        [most_regions] { $seat } scores { count-points } for the most regions
        [lowest_unrest] { $seat } scores { count-points } for the lowest unrest
       *[most_symbols] { $seat } scores { count-points } for the most fountains and lyres
    }
note-end-dynasty = Dynasty { $number } was the last one: the game is over
note-tie-chronicles =
    A tie at { count-points }, broken by the chronicle cards of the last dynasty: { $seat } { $number }, { $rivals ->
        [one] { $rival_seat } { $rival_number }
       *[other] { $rival_seat } { $rival_number } at most
    }
note-tie-shared =
    The chronicle cards of the last dynasty brought { $seat } the same number of points, too ({ $number })

## What a conquest would bring

outlook-repeat-unrest = Unrest +1 at the end of the turn: { $card } was played before in this generation
outlook-yields = { $region }: up to { $number } { $resource } each generation
outlook-ways =
    { $number ->
        [0] { $region }: { $borders } borders for caravans, none with a trade good
        [one] { $region }: { $borders } borders for caravans, one of them with a trade good
       *[other] { $region }: { $borders } borders for caravans, { $number } of them with a trade good
    }
outlook-peasant-brings = { $region }: the peasant brings 1 more { $resource } there each generation
outlook-peasant-idle = { $region }: the peasant brings nothing there, as the region yields no more { $resource }
outlook-could-annex = { $region }: you then have the most citizens there and can annex the region with Conquest for { $number } crops
outlook-heritage = { $category } heritage { $before } → { $after }
outlook-bonus-unrest = Unrest +1 at the end of the turn
outlook-bonus-calm = No unrest: used before in this generation
outlook-strength-peasants = { $seat }: { $amount } from peasants
outlook-strength-soldiers = { $seat }: { $amount } from soldiers
outlook-strength-advance = { $seat }: { $amount } from { $advance }
outlook-strength-building = { $seat }: { $amount } from { $building }
outlook-die-beats-none =
    { $die ->
        [0] Without a die you lose in any case
       *[other] With a { $die } you lose in any case
    }
outlook-die-beats-all =
    { $die ->
        [0] Even without a die you win in any case
       *[other] With a { $die } you win in any case
    }
outlook-die-beats =
    { $die ->
        [0] { $other_die ->
            [0] Without a die you win only if the other side sets none either (it can go up to { $most })
           *[other] Without a die you win if the other side sets { $other_die } at most (it can go up to { $most })
        }
       *[other] { $other_die ->
            [0] With a { $die } you win only if the other side sets no die (it can go up to { $most })
           *[other] With a { $die } you win if the other side sets { $other_die } at most (it can go up to { $most })
        }
    }
outlook-if-won = If you win, you lose { $own } of your citizens there and the other side { $theirs }; your unrest rises by your die
outlook-if-lost = If you are beaten, you lose { $own } of your citizens there and the other side { $theirs }
outlook-keeps-last-region = { $region } is { $seat }'s last region and cannot be taken
outlook-retreats = { $seat }'s remaining citizens would retreat to a neighbouring region
outlook-has-no-refuge = { $seat }'s remaining citizens would have nowhere to retreat to and would be lost
outlook-crops-left =
    { $crops ->
        [one] You have 1 crop left afterwards
       *[other] You have { $crops } crops left afterwards
    }
outlook-price-regions =
    { $number ->
        [one] 1 crop, because you control 1 region
       *[other] { $number } crops, because you control { $number } regions
    }
outlook-price-advance =
    { $amount ->
        [one] 1 crop less with { $advance }
       *[other] { $amount } crops less with { $advance }
    }
outlook-against-won =
    { $other_die ->
        [0] Against no die: { $own } to { $theirs }, you win; your unrest will be { $unrest }
       *[other] Against a { $other_die }: { $own } to { $theirs }, you win; your unrest will be { $unrest }
    }
outlook-against-lost =
    { $other_die ->
        [0] Against no die: { $own } to { $theirs }, you lose; your unrest stays at { $unrest }
       *[other] Against a { $other_die }: { $own } to { $theirs }, you lose; your unrest stays at { $unrest }
    }

## The table in rows and columns

sheet-map = Map (* trade good, # a player's caravan)
sheet-supply = Buildings in the supply
sheet-regions = Regions
sheet-empires = Empires
sheet-time = Time
sheet-chronicles = Chronicles
sheet-rows = Advances
column-neighbours = Neighbours
column-building = Building
column-category = Category
column-level = Level
column-fountains = Fountains
column-lyres = Lyres
column-left = Left
column-region = Region
column-terrain = Terrain
column-resource = Resource
column-control = Control
column-citizens = Citizens
column-buildings = Buildings
column-seat = Player
column-points = Points
column-crops = Crops
column-gold = Gold
column-unrest = Unrest
    .help = It rises with bonus actions, cards played again, overcrowding, and the die with which you win a battle; governing lowers it. The higher it is, the more your attacks and buildings cost, and you can advance only where your heritage is at least as high.
column-heritage_civic = Civic heritage
column-heritage_politics = Politics heritage
column-heritage_culture = Culture heritage
column-regions = Regions
column-capital = Capital
column-caravans = Caravans
column-goods = Goods
column-laid = Cards laid
column-emphasis = Emphasis
column-cards = Cards
column-dynasty = Dynasty
    .help = The marker moves one space after each round. There are three dynasties of seven spaces each. If the marker has left a dynasty when a generation ends, the dynasty ends too, and the chronicle cards are scored. If it reaches or passes a marked space, the population grows at the end of the generation.
column-field = Field
column-generation = Generation
    .help = A generation has two to four rounds. After the second, a roll of 3 or more brings a third; after the third, a roll of 5 or more brings a fourth. Otherwise the generation ends, with growth, overcrowding and perhaps the end of the dynasty.
column-round = Round
column-start_player = Start player
column-need = Required
column-yours = Yours
column-row = Row
column-level_1 = Level 1
column-level_2 = Level 2
column-level_3 = Level 3
column-level_4 = Level 4

## Things

resource-crops = crops
    .help = They pay for attacks, annexations, governing and caravans. Whatever is left when the generation ends is lost.
resource-gold = gold
    .help = It pays for soldiers, buildings and caravans. Whatever is left when the generation ends is lost.

category-civic = Civic
    .help = Your heritage in this category grows through caravans, through some buildings, through chronicle cards that score, and by filling the three spaces of its emphasis card. You need it to advance in the rows of this category and to score chronicle cards on its fields.
category-politics = Politics
    .help = Your heritage in this category grows through caravans, through some buildings, through chronicle cards that score, and by filling the three spaces of its emphasis card. You need it to advance in the rows of this category and to score chronicle cards on its fields.
category-culture = Culture
    .help = Your heritage in this category grows through caravans, through some buildings, through chronicle cards that score, and by filling the three spaces of its emphasis card. You need it to advance in the rows of this category and to score chronicle cards on its fields.

terrain-plain = plain
terrain-mountain = mountain
terrain-island = island

kind-peasant = peasant
    .help = Yields 1 resource at the beginning of a generation if you control the region; a region never yields more than its capacity. Strength 1 in battle.
    .many = peasants
kind-soldier = soldier
    .help = Yields no resources, but can raid. Strength 2 in battle.
    .many = soldiers

card-chronicle = Chronicle
    .help = Lay one of your chronicle cards face down on a scoring field where you have none yet. It stays there until the dynasty ends. Then it scores if you have what it asks for on this field and your heritage in the category is no less than its number. No symbol.
card-muster = Muster
    .help = Raise one soldier in a region you control for 1 gold. With Politics unlocked you may also turn a peasant into a soldier in any of your regions, or a soldier into a peasant, for 1 gold each. Each region can be used only once. Symbols: Civic, Politics.
card-conquest = Conquest
    .help = Choose a region with citizens of yours. There you may attack a player for as many crops as your unrest, annex the region for as many crops as you control regions, or do both in either order. Symbol: Politics.
card-raid = Raid
    .help = Move any number of soldiers one region each. Then loot one of the regions they have entered that you do not control: it gives 1 resource per soldier of yours there, up to its capacity, and whoever controls it loses as much. With Politics unlocked you may loot every region with your soldiers that you do not control. Symbol: Politics.
card-build = Build
    .help = Put up one building in a region you control. It costs gold equal to your unrest plus its level. Cities need Civic unlocked. Symbol: Civic.
card-govern = Govern
    .help = Lower your unrest by as many steps as you like; each costs 1 crop per region you control. With Culture unlocked the first step is free. Symbols: Civic, Culture.
card-advance = Advance
    .help = Go one advance further in a row if your unrest does not exceed your heritage in its category. With Culture unlocked you may begin a new row instead. Symbol: Culture.
card-caravan_1 = Caravan I
    .help = Lay a caravan on a border connected to your capital or one of your Cities, for 2 crops or 2 gold. If it lies on a trade good, or reaches another player's capital or City that is new to your caravans, it raises your heritage by 1 in a category of your choice. Symbol: Culture.
card-caravan_2 = Caravan II
    .help = A second card for the same action as Caravan I; it works only with Culture unlocked. Symbol: Culture.
card-migrate = Migrate
    .help = Move any number of your citizens one region each. With Culture unlocked you may then lay a caravan, free of charge, on a border next to one of your citizens. Symbols: Politics, Culture.
card-tribute = Tribute
    .help = Take 1 resource from each of your colonies, or 1 for every caravan of another player at your capital and your Cities. Its owner loses 1 if there is one to lose; you get yours in any case. With Civic unlocked you do both. Symbol: Civic.
card-emphasis_civic = Civic emphasis
    .help = Unlocks Civic for this generation. Every action you use with its symbol, and every Civic building you put up, fills one of its three spaces; the third raises your Civic heritage by 1.
card-emphasis_politics = Politics emphasis
    .help = Unlocks Politics for this generation. Every action you use with its symbol, and every Politics building you put up, fills one of its three spaces; the third raises your Politics heritage by 1.
card-emphasis_culture = Culture emphasis
    .help = Unlocks Culture for this generation. Every action you use with its symbol, and every Culture building you put up, fills one of its three spaces; the third raises your Culture heritage by 1.

bonus-oppression = Oppression
    .help = A region you control gives 1 resource for each of your peasants there, up to its capacity. Your first Oppression in a generation costs 1 unrest at the end of the turn.
bonus-support = Support
    .help = When you advance in this turn, your heritage in one category counts as 2 higher. Your first Support in a generation costs 1 unrest at the end of the turn.
bonus-taxes = Taxes
    .help = You get 1 resource for each trade good with a caravan of yours, all crops or all gold. Your first Taxes in a generation cost 1 unrest at the end of the turn.

field-A = A (buildings)
    .help = Civic. Counts the buildings in regions you control.
field-B = B (fountains)
    .help = Civic. Counts the fountains on your advances and on the buildings in regions you control.
field-C = C (regions)
    .help = Politics. Counts the regions you control.
field-D = D (citizens)
    .help = Politics. Counts your citizens on the board, wherever they are.
field-E = E (lyres)
    .help = Culture. Counts the lyres on your advances and on the buildings in regions you control.
field-F = F (trade goods)
    .help = Culture. Counts the trade goods with a caravan of yours on their border.

row-civic_1 = Civic row 1
row-civic_2 = Civic row 2
row-politics_1 = Politics row 1
row-politics_2 = Politics row 2
row-culture_1 = Culture row 1
row-culture_2 = Culture row 2

building-irrigation = Irrigation
    .help = Civic, level 1: costs gold equal to your unrest plus 1; 1 fountain. With Civic unlocked a Muster may bring a new peasant here for 1 gold, instead of a new soldier or a conversion.
building-forum = Forum
    .help = Civic, level 2: costs gold equal to your unrest plus 2; 1 fountain. Raises your Civic heritage by 1 when you build it.
building-aqueduct = Aqueduct
    .help = Civic, level 3: costs gold equal to your unrest plus 3; 2 fountains. When overcrowding is checked for unrest, the capacity of the region counts as 2 higher.
building-city = City
    .help = Civic: costs gold equal to your unrest plus the capacity of the region; 1 fountain. Needs Civic unlocked. Your caravans may start here, other players' caravans here earn you Tribute, and when overcrowding is checked for unrest, the capacity counts as 1 higher.
building-triumphal_arch = Triumphal Arch
    .help = Politics, level 1: costs gold equal to your unrest plus 1. Raises your Politics heritage by 1 when you build it.
building-quarry = Quarry
    .help = Politics, level 1: costs gold equal to your unrest plus 1. Whatever you build later in this region costs you 1 gold less.
building-road = Road
    .help = Politics, level 2: costs gold equal to your unrest plus 2. For Migrate and Raid all neighbours of the region count as neighbours of one another. Others may use the Road only if whoever controls the region agrees; if nobody does, it is open to all.
building-fortress = Fortress
    .help = Politics, level 2: costs gold equal to your unrest plus 2. Whoever controls the region has 3 more strength when attacked here, provided they have Politics unlocked and the attacker lacks Siegecraft.
building-amphitheatre = Amphitheatre
    .help = Culture, level 1: costs gold equal to your unrest plus 1; 1 lyre. With Culture unlocked, one building in each of your turns, here or in a neighbouring region, costs you 1 gold less; several Amphitheatres do not add up.
building-temple = Temple
    .help = Culture, level 2: costs gold equal to your unrest plus 2; 1 lyre. Raises your Culture heritage by 1 when you build it.
building-theatre = Theatre
    .help = Culture, level 3: costs gold equal to your unrest plus 3; 2 lyres. No effect besides its symbols.
building-wonder = Wonder
    .help = Culture, level 4: costs gold equal to your unrest plus 4; 1 fountain, 1 lyre. Whoever controls it gets 1 victory point at the end of each dynasty, 2 with Vision.

advance-agriculture = Agriculture
    .help = Civic, level 1. Your income rises by 1 crop for each crops region that you control and where you have a peasant, even beyond its capacity, but for no more than two regions.
advance-labour = Labour
    .help = Civic, level 1. When you build, any number of your peasants in that region may help: each saves 1 gold, and half of them, rounded up, go back to the supply.
advance-law = Law
    .help = Politics, level 1. Annexing costs you 1 crop less for each soldier of yours in the region.
advance-bronze_working = Bronze Working
    .help = Politics, level 1. You have 1 more strength in every battle.
advance-writing = Writing
    .help = Culture, level 1; 1 lyre. Your Support counts 3 heritage instead of 2.
advance-trade = Trade
    .help = Culture, level 1. A caravan costs you only 1 crop or 1 gold.
advance-ornamentation = Ornamentation
    .help = Civic, level 2; 2 fountains. No effect besides its symbols.
advance-masonry = Masonry
    .help = Civic, level 2. Every building costs you 1 gold less.
advance-tyranny = Tyranny
    .help = Civic, level 3. Unlocks Civic for good.
advance-sewers = Sewers
    .help = Civic, level 3; 2 fountains. When overcrowding is checked for unrest, the capacity of all your regions counts as 1 higher.
advance-census = Census
    .help = Civic, level 3; 1 fountain. When the population grows, you choose which of your regions get a peasant.
advance-vision = Vision
    .help = Civic, level 4; 1 fountain. Each Wonder you control gives 2 victory points instead of 1 at the end of a dynasty.
advance-engineering = Engineering
    .help = Civic, level 4. With one Build you may put up a second building, in another region and at its own price.
advance-public_works = Public Works
    .help = Civic, level 4; 3 fountains. No effect besides its symbols.
advance-conscription = Conscription
    .help = Politics, level 2. With one Muster you may raise a second soldier for 1 more gold, in another region.
advance-siegecraft = Siegecraft
    .help = Politics, level 2. Your attacks cost 2 crops less, and a Fortress does not help against you.
advance-chariots = Chariots
    .help = Politics, level 3. In battle each of your soldiers has 1 more strength on plains.
advance-phalanx = Phalanx
    .help = Politics, level 3. In battle each of your soldiers has 1 more strength in mountains.
advance-triremes = Triremes
    .help = Politics, level 3. In battle each of your soldiers has 2 more strength on islands.
advance-republic = Republic
    .help = Politics, level 3. Unlocks Politics for good.
advance-iron_legions = Iron Legions
    .help = Politics, level 4. You have 3 more strength in every battle.
advance-diplomacy = Diplomacy
    .help = Politics, level 4. Annexing costs you 2 crops less.
advance-hegemony = Hegemony
    .help = Politics, level 4. For your chronicle cards you count 1 region more on field C and 2 citizens more on field D.
advance-drama = Drama
    .help = Culture, level 2; 2 lyres. No effect besides its symbols.
advance-philosophy = Philosophy
    .help = Culture, level 2. Your unrest counts as 1 lower when you advance.
advance-democracy = Democracy
    .help = Culture, level 3. Unlocks Culture for good.
advance-bread_and_circuses = Bread and Circuses
    .help = Culture, level 3; 1 lyre. Your unrest stops at 5 instead of 7, which also limits your die in battle. If it is higher when you get here, it falls to 5.
advance-poetry = Poetry
    .help = Culture, level 3; 2 lyres. Your Taxes give 1 resource more.
advance-academy = Academy
    .help = Culture, level 4; 3 lyres. No effect besides its symbols.
advance-mythology = Mythology
    .help = Culture, level 4; 1 lyre. Raises your heritage by 1 in all three categories when you get here.
advance-cosmopolis = Cosmopolis
    .help = Culture, level 4. For Taxes and for field F, regions with another player's capital or City that your caravans reach count as trade goods, up to two of them.

good-silver = silver
good-tin = tin
good-wine = wine
good-marble = marble
good-honey = honey
good-amber = amber
good-furs = furs
good-purple_dye = purple dye
good-papyrus = papyrus
good-horses = horses
good-incense = incense
good-spices = spices
good-silk = silk
good-ivory = ivory
good-salt = salt

region-italia = Italia
region-gallia = Gallia
region-hispania = Hispania
region-sicilia = Sicilia
region-graecia = Graecia
region-rhodes = Rhodes
region-asia_minor = Asia Minor
region-cyprus = Cyprus
region-syria = Syria
region-aegyptus = Aegyptus
region-libya = Libya
region-mauretania = Mauretania
region-armenia = Armenia
region-mesopotamia = Mesopotamia
region-aethiopia = Aethiopia
region-illyria = Illyria
region-germania = Germania
region-britannia = Britannia
region-thracia = Thracia
region-dacia = Dacia
region-arabia = Arabia
region-parthia = Parthia
region-sarmatia = Sarmatia
region-scythia = Scythia
region-persis = Persis
region-india = India

border-hispania-gallia = Hispania–Gallia
border-hispania-italia = Hispania–Italia
border-hispania-sicilia = Hispania–Sicilia
border-hispania-mauretania = Hispania–Mauretania
border-gallia-italia = Gallia–Italia
border-gallia-sicilia = Gallia–Sicilia
border-gallia-germania = Gallia–Germania
border-gallia-britannia = Gallia–Britannia
border-britannia-germania = Britannia–Germania
border-italia-sicilia = Italia–Sicilia
border-italia-illyria = Italia–Illyria
border-italia-germania = Italia–Germania
border-illyria-germania = Illyria–Germania
border-illyria-dacia = Illyria–Dacia
border-illyria-graecia = Illyria–Graecia
border-illyria-thracia = Illyria–Thracia
border-graecia-thracia = Graecia–Thracia
border-graecia-sicilia = Graecia–Sicilia
border-graecia-rhodes = Graecia–Rhodes
border-thracia-dacia = Thracia–Dacia
border-thracia-rhodes = Thracia–Rhodes
border-thracia-asia_minor = Thracia–Asia Minor
border-dacia-germania = Dacia–Germania
border-dacia-sarmatia = Dacia–Sarmatia
border-germania-sarmatia = Germania–Sarmatia
border-sarmatia-scythia = Sarmatia–Scythia
border-sarmatia-armenia = Sarmatia–Armenia
border-rhodes-sicilia = Rhodes–Sicilia
border-rhodes-asia_minor = Rhodes–Asia Minor
border-rhodes-cyprus = Rhodes–Cyprus
border-rhodes-libya = Rhodes–Libya
border-cyprus-asia_minor = Cyprus–Asia Minor
border-cyprus-syria = Cyprus–Syria
border-cyprus-aegyptus = Cyprus–Aegyptus
border-asia_minor-syria = Asia Minor–Syria
border-asia_minor-armenia = Asia Minor–Armenia
border-armenia-syria = Armenia–Syria
border-armenia-mesopotamia = Armenia–Mesopotamia
border-armenia-parthia = Armenia–Parthia
border-syria-mesopotamia = Syria–Mesopotamia
border-syria-arabia = Syria–Arabia
border-syria-aegyptus = Syria–Aegyptus
border-mesopotamia-parthia = Mesopotamia–Parthia
border-mesopotamia-persis = Mesopotamia–Persis
border-mesopotamia-arabia = Mesopotamia–Arabia
border-parthia-scythia = Parthia–Scythia
border-parthia-persis = Parthia–Persis
border-parthia-india = Parthia–India
border-persis-india = Persis–India
border-persis-arabia = Persis–Arabia
border-india-scythia = India–Scythia
border-arabia-aegyptus = Arabia–Aegyptus
border-arabia-aethiopia = Arabia–Aethiopia
border-aegyptus-libya = Aegyptus–Libya
border-aegyptus-aethiopia = Aegyptus–Aethiopia
border-libya-aethiopia = Libya–Aethiopia
border-libya-mauretania = Libya–Mauretania
border-libya-sicilia = Libya–Sicilia
border-mauretania-sicilia = Mauretania–Sicilia
border-mauretania-aethiopia = Mauretania–Aethiopia

# Reactions that can be answered in advance
reaction-grant-passage = Somebody asks to use one of your Roads

# What a move is good for, told to those who learn
feature-points = brings victory points
    .less = brings fewer victory points
feature-chronicles = brings the chronicles closer to their goals
    .less = sets the chronicles back
feature-land = wins land and people
    .less = gives up land or people
feature-buildings = adds to the buildings
    .less = goes without a building
feature-treasury = leaves more crops and gold to spend
    .less = costs crops or gold
feature-calm = keeps the empire calm
    .less = stirs up unrest
feature-advances = brings advances
    .less = puts off advances
feature-trade = opens up trade
    .less = leaves trade aside
feature-emphasis = helps to fill this generation's emphasis
    .less = neglects this generation's emphasis
feature-prizes = improves the chances of points at the end of the game
    .less = spoils the chances of points at the end of the game

# What rolls are counted by, in the look back at a game
luck-generation = Generation die: points ahead of the average

# What points were given for
tally-chronicles_1 = Chronicles, dynasty 1
tally-chronicles_2 = Chronicles, dynasty 2
tally-chronicles_3 = Chronicles, dynasty 3
tally-wonders = Wonders
tally-most_regions = Most regions at the end
tally-lowest_unrest = Lowest unrest at the end
tally-most_symbols = Most fountains and lyres at the end
tally-unrest = Lost to unrest

chronicle-1 = chronicle card 1
chronicle-2 = chronicle card 2
chronicle-3 = chronicle card 3
chronicle-4 = chronicle card 4
chronicle-5 = chronicle card 5
chronicle-6 = chronicle card 6
chronicle-7 = chronicle card 7

piece-caravan = caravan
piece-control = control marker
piece-capital = capital
piece-chronicle = chronicle card
piece-start_player = start player marker

track-unrest = unrest
track-dynasty = dynasty marker
track-emphasis = emphasis markers

die-generation = generation die
die-battle = battle die

scene-battle = battle
scene-dynasty = end of a dynasty

## What is said in the guided first game.

guide-goal = What you play for
    .help = { brief-goal }
guide-map = The map
    .help = Every region shows what its peasants harvest, crops or gold, and for how many there is room. The colour says who controls it. Drag the map to move it; the wheel or two fingers bring it closer. Touch anything to read about it.
guide-claim = Your first provinces
    .help = Whatever glows may be chosen. Regions next to each other are easier to hold, and a mix of crops and gold pays for everything. Touch one to claim it.
guide-capital = Your capital
    .help = Caravans start at the capital. One with many neighbours, and with trade goods on the borders nearby, opens the most ways.
guide-advance = Your first advance
    .help = An advance lasts for the whole game. Touch a card to read what it does; Trade and Writing are kind to beginners.
guide-cards = Two cards for your turn
    .help = Everybody chooses in secret, then all are carried out in turn. Take two that help each other: an emphasis opens the better half of other cards. If you are unsure, ask for a hint.
guide-chronicle = What scores
    .help = { brief-points }
guide-turn = Your turn
    .help = Here you carry out your cards, in the order you like. What a deed costs, brings and risks stands beside it before you take it. Take back what you regret with Undo.
guide-unrest = Unrest
    .help = Playing the same card again in this generation and taking a bonus action stir up unrest. The more of it you have, the dearer building and attacking become, and the more heritage an advance asks for.
guide-income = Income
    .help = A new generation has begun: peasants grew and brought crops and gold. Spend them, for what is left when the generation ends is lost.
guide-end = You know how it goes
    .help = The die decides when a generation is over, and so you never know how long your crops will last. Play on as you like: hints stay with you, and the rules are beside the table.
