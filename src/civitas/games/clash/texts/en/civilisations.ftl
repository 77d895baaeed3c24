# Clash of Cultures in English. The civilisations. Names of things are facts of the game; every sentence is our own.

setting-expansion-drawn = Expansion, civilisations by lot
setting-expansion-chosen = Expansion, civilisations of choice
sheet-civilisations = Civilisations
column-civ = Civilisation
prompt-civilisation = Which civilisation do you play?
prompt-bearer = Which city does this activation of { $hex } count for?
prompt-price = What do you pay?
option-civ = { $civ }
option-price = { $advance }: { $goods }
note-civilisation = { $seat } plays { $civ }.
note-bears = { $advance }: the activation of { $other_hex } counts for { $hex }.
note-tactics-barred = { $seat } may not play tactics in this round.
reason-mood-needed = { $hex } would lose the mood that this needs.
reason-outnumbers = You have more units than Sparta, so you play no tactics.
reason-of-a-civilisation = This advance belongs to a civilisation and comes with another one.

civ-rome = Rome
advance-aqueduct = Aqueduct
    .help = Comes with Engineering. Famines do not affect you. Sanitation costs you either nothing, as an action, or its price, as a free action.
advance-roman_roads = Roman Roads
    .help = Comes with Roads. By road, a group may move up to four hexes from one of your cities to another.
advance-captivi = Captivi
    .help = Comes with Bartering. Each battle you win brings you 1 gold and 1 mood token. You may pay mood tokens in place of the resources for buildings.
advance-provinces = Provinces
    .help = Comes with your first advance of a government. Far from your first city you recruit cavalry without a market. Cities you capture are neutral, or happy if you pay 1 culture token.
deed-aqueduct = Gain Sanitation as a free action
prompt-provinces = Do you pay 1 culture token to make { $hex } happy?

civ-greece = Greece
advance-study = Study
    .help = Comes with Public Education. Whenever you activate a city with an academy to recruit, you gain 1 idea.
advance-sparta = Sparta
    .help = Comes with Draft, which you may also pay for with culture tokens. In every round of a land battle in which you have fewer units than your enemy, they play no tactics.
advance-hellenistic_culture = Hellenistic Culture
    .help = Comes with Arts, for which you may pay 2 mood tokens instead. You may influence culture from any city in which a building has your colour; its range is the size of that city.
advance-city_states = City States
    .help = Comes with your first advance of a government. Once per turn, when you activate a city for the second time, you may let this count as an activation of another of your cities whose size and mood are at least the same.

civ-china = China
advance-rice = Rice Cultivation
    .help = Comes with Irrigation. For each plain outside cities that a production uses and on which one of your settlers stands, you gain 1 more food, at most 2 in all.
advance-chinese_expansion = Expansion
    .help = Comes with Husbandry. After a recruitment with a settler, each settler in your cities may move once, by road as well.
advance-fireworks = Fireworks
    .help = Comes with Metallurgy. In the first round of a battle you may pay 1 wood and 1 ore to ignore one hit.
advance-imperial_army = Imperial Army
    .help = Comes with your first advance of a government. Once per turn, as an action, you may turn any number of your settlers into infantry and of your infantry into settlers.
deed-imperial_army = Turn settlers into infantry, or infantry into settlers
prompt-fireworks = Do you pay 1 wood and 1 ore to ignore a hit? { $number ->
        [one] One unit
       *[other] { $number } units
    } would fall.
prompt-convert = Whom does the Imperial Army turn into what?
option-convert = { $hex }: { $unit } into { $other_unit }
note-fireworks = Fireworks: { $seat } ignores a hit.
note-converted = { $seat } turns a unit at { $hex } into another: { $unit } into { $other_unit }.
reason-only-settlers = Only settlers in your cities move now.
reason-nobody-to-convert = You have neither settlers nor infantry on the board.
reason-converted-there = At { $hex } you have already turned units the other way.

civ-vikings = Vikings
advance-ship_construction = Ship Construction
    .help = Comes with Fishing. When infantry and settlers move onto the water beside them, they may become ships, and ships that move onto the land beside them become settlers, or infantry with Tactics. Navigation costs you nothing.
advance-longships = Longships
    .help = Comes with War Ships. Your ships may move again in the same turn after a battle at sea, and each carries up to 3 land units.
advance-raiding = Raiding
    .help = Comes with Trade Routes. When a ship of yours that lies right beside the city forms a trade route, the owner of that city loses 1 resource of their choice; once per turn and opponent.
advance-rune_stones = Rune Stones
    .help = Comes with Rituals. After a battle in which you lost two or more army units, you may put one of your obelisks on your mat: it is worth 1 point.
option-move-by-conversion = From { $hex } to { $target }, across the coast with ships that are built or drawn ashore
prompt-ships-from = Who becomes a ship at { $hex }?
prompt-ships-into = What do the ships become at { $hex }?
prompt-raid = Do your ships raid { $hex }? { $other_seat } loses 1 resource of their choice.
prompt-raided = { $other_seat } raids you: which resource do you lose?
prompt-rune-stone = You have lost { $number } army units. Do you put up a rune stone?
note-raided = { $other_seat } raids { $hex }, and { $seat } loses 1 { $good }.
note-rune-stone = { $seat } puts up a rune stone and now has { $number }.
reason-no-shipwright = Nobody in this group becomes a ship or ceases to be one.

civ-phoenicia = Phoenicia
advance-self_sufficient = Self-sufficient Cities
    .help = Comes with Fishing. Ports of your colour in your cities cannot be taken over. Every port of your colour is worth 1½ points, but your advances of a government are worth nothing.
advance-bireme = Bireme
    .help = Comes with War Ships. At sea you add 2 to your combat value in every round; against an enemy who has War Ships, only in the first.
advance-alphabet = Alphabet
    .help = Comes with Writing. Up to two of your trade routes each turn may bring 1 idea or 2 food instead.
advance-cedar_and_dye = Cedar & Dye
    .help = Comes with Trade Routes. Your cities with a port form trade routes, too. They and your ships reach coastal cities up to 3 hexes away.
option-trade-route-of-city = Port of { $hex } with { $target }: { $goods }
option-trade-route-for = { $unit } at { $hex } with { $target }: { $goods }
reason-self-sufficient = The { $building } of { $hex } is self-sufficient and cannot be taken over.

civ-persia = Persia
advance-grey_flood = Grey Flood
    .help = Comes with Husbandry. Your cities next to barren land recruit war elephants without a market. If one of your war elephants fights on land, your enemy's bonuses come to +2 at most in the first round.
advance-immortals = Immortals
    .help = Comes with Draft. Before each roll in a battle you may pay up to 4 culture tokens, each for +1 combat value.
advance-zoroastrianism = Zoroastrianism
    .help = Comes with Priesthood. When you influence culture, you may aim at an enemy army unit on land outside cities instead. On a success one of your own of that kind replaces it and fights whoever is left there.
advance-banking = Banking
    .help = Comes with Currency. If you have gold at the start of your turn, you gain 1 gold or 1 culture token before your trade routes.
prompt-immortals = How many culture tokens do you pay for the Immortals before this roll?
option-immortals = { $number ->
        [0] none
       *[other] { $number }, for +{ $number }
    }
prompt-convert-army = Which unit at { $hex } changes sides?
prompt-banking = What does Banking bring you?
note-army-converted = A unit of { $other_seat } at { $hex } joins { $seat }: { $unit }.

civ-celts = Celts
advance-tribal_brothers = Tribal Brothers
    .help = Comes with Tactics. On land, against army units of other players, you have +1 combat value for each barbarian city within 2 hexes, at most +4.
advance-truce = Truce
    .help = Comes with Draft. Once per turn, as an action, barbarians appear as they do in events. When an event of yours moves barbarians, you may pay 1 mood token once to make any groups stay.
advance-druid_order = Druid Order
    .help = Comes with Priesthood. You may influence barbarian cities of size 1: a success lays your culture token there, worth 1 point at the end.
advance-close_contacts = Close Contacts
    .help = Comes with Trade Routes. Your trade routes may lead to barbarian cities, for food only.
deed-truce = Let barbarians appear
prompt-truce = Do you pay 1 mood token so that the barbarians at { $hex } stay where they are?
prompt-truce-paid = Do the barbarians at { $hex } stay where they are, too?
note-truce = The barbarians at { $hex } keep the truce with { $seat }.
note-druids = Druids of { $seat } settle among the barbarians at { $hex }.
reason-no-barbarians = There is neither room nor a piece left for more barbarians.

civ-babylon = Babylon
advance-canals = Canals
    .help = Comes with Engineering. A production that brings exactly 1 food brings you 1 more.
advance-laws = Laws
    .help = Comes with Writing. After a successful attempt to influence culture you draw an action card if you hold 4 or fewer.
advance-star_catalogues = Star Catalogues
    .help = Comes with Astronomy. Right before you draw an event, you gain 1 idea or 1 culture token.
advance-ziggurats = Ziggurats
    .help = Comes with Dogma, which no longer limits your ideas to 2. You may pay ideas in place of the resources for temples.
prompt-star-catalogues = What do the Star Catalogues bring you before the event?

civ-india = India
advance-indian_elephants = Indian Elephants
    .help = Comes with Husbandry. Your cities on forest recruit war elephants without a market. War elephants in your cities that are not angry form trade routes.
advance-missionaries = Missionaries
    .help = Comes with State Religion. You may influence culture from a hex with settlers: its range is 2, and 1 more for each further settler. Settlers in your cities add 1 each to the range of their city.
advance-prosperity = Prosperity
    .help = Comes with Trade Routes. Each trade route may bring 1 mood token instead, or 1 culture token if a building of that city has your colour.
advance-peace_and_poetry = Peace & Poetry
    .help = Comes with Theaters. Once per turn you may pay 1 culture token for an advance in place of its price.
option-usual-price = The usual price: { $goods }

civ-huns = Huns
advance-nomads = Nomads
    .help = Comes with Storage. Your cities of size 1 that are not angry move like land units, never by road and never to enemies. This activates them; then you gain 1 resource of their new hex.
advance-horsemen = Horsemen
    .help = Comes with Husbandry. Your cities of size 1 recruit cavalry without a market. After recruiting you have a free move for each cavalry recruited.
advance-raiders = Raiders
    .help = Comes with Tactics. Within 2 hexes of your army units, settlers of others found no cities and form no trade routes unless army units of theirs are with them or they stand in their own city.
advance-tribalism = Tribalism
    .help = Comes with your first advance of a government. When an event of yours moves barbarians, you may pay 1 mood or 1 culture token and say where a group goes.
option-move-by-nomads = Move the city from { $hex } to { $target }
option-nobody = Nobody
prompt-company = Who goes with the city from { $hex } to { $target }?
prompt-forage = Which resource do the nomads find at { $hex }?
prompt-tribalism = Do you pay 1 token and say where the barbarians at { $hex } go?
note-city-moved = { $seat } moves a city from { $hex } to { $to_hex }.
reason-raiders-near = Settlers at { $hex } are at the mercy of raiders within 2 hexes.
reason-city-in-the-way = There is a city at { $hex } already.

civ-egypt = Egypt
advance-floods = Floods
    .help = Comes with Irrigation. Barren land gives you 1 food or 1 wood, and you may found cities on it.
advance-egyptian_architecture = Architecture
    .help = Comes with Engineering. For buildings and wonders you may pay mood tokens in place of resources and of culture tokens.
advance-embalming = Embalming
    .help = Comes with Rituals. After any battle you gain 1 culture token if you have 4 or fewer, and 1 more whenever a leader of yours is killed or replaced.
advance-deification = Deification
    .help = Comes with Priesthood. Each of your Theocracy advances also acts as the Autocracy advance in its row, which you do not own: Dogma as Nationalism, Devotion as Totalitarianism, Conversion as Absolute Power, Fanaticism as Forced Labor.

civ-maya = Maya
advance-terraces = Terraces
    .help = Comes with Irrigation. Mountains give you 1 food, 1 wood or 1 ore, and the rule for mountains does not hold for your settlers and leaders.
advance-stelae = Stelae
    .help = Comes with Arts. When you found or capture a city or construct an obelisk, you gain 1 mood or 1 culture token.
advance-stadiums = Stadiums
    .help = Comes with Sports. For a production or recruitment in a city that is not angry you may pay 1 mood token: it counts as 1 larger for that. Once per turn a Spirituality advance costs 1 food less.
advance-calendar = Calendar
    .help = Comes with Astronomy. As a free action you look at the next event, and for 1 idea each you may put it and those after it under the deck.
deed-calendar = Look at the next event
prompt-stelae = What do the stelae bring you?
prompt-stadiums = Do you pay 1 mood token so that { $hex } counts as 1 larger this time?
prompt-calendar = The next event is { $card }. Do you pay 1 idea to put it under the deck?
note-foresees = { $seat } looks at the next event.
note-foreseen = The next event is { $card }.
note-postpones = { $seat } puts the next event under the deck.
reason-no-event-left = There is no event card left to look at.
reason-foreseen-already = You have just looked at the next event.

civ-japan = Japan
advance-pottery = Pottery
    .help = Comes with Storage. Once per turn, a production that brings 3 food or more brings you 1 culture token.
advance-horsemanship = Horsemanship
    .help = Comes with Husbandry. Your cities with a fortress recruit cavalry. In the first round of a battle in which you defend a fortress, one cavalry that a die activates counts 3.
advance-infiltration = Infiltration
    .help = Comes with Tactics. When an opponent with army units or cities within 2 hexes of yours plays an action card, you may discard an action card: theirs is lost without effect, and its price is not paid.
advance-shogunate = Shogunate
    .help = Comes with your first advance of a government. Once per turn you may play an action card that costs an action as a free action. Once per turn Draft may draw an action card in place of the infantry.
deed-shogunate = Play a card without its action
option-card-instead = An action card
option-let-it-happen = Let it happen
prompt-instead = What do you take for that in { $hex }?
prompt-infiltration = { $other_seat } plays { $card }. Which card do you discard to prevent it?
note-infiltrates = { $seat } prevents the effect of { $card }.

civ-aztecs = Aztecs
advance-prisoners_of_war = Prisoners of War
    .help = Comes with Tactics. After a land battle you have won, you may keep army units that the enemy lost as prisoners, at most 4. Each is worth half a point at the end.
advance-sacrificial_cult = Sacrificial Cult
    .help = Comes with Rituals. When you draw an event, you may give a prisoner back to ignore it and draw another one, as often as you like. Prisoners also pay for mood and culture tokens.
advance-aztec_gold = Aztec Gold
    .help = Comes with Arts. When you found a city, you gain 1 gold, and for each mountain beside it you may pay any other good to gain 1 more.
advance-tribute = Tribute
    .help = Comes with your first advance of a government. Your productions may use hexes with cities of opponents and barbarians up to 2 hexes away. From a barbarian city you may take a unit as a prisoner instead.
good-prisoner = prisoner
    .many = prisoners
option-no-more-prisoners = No more prisoners
option-no-gold = Nothing more
prompt-take-prisoner = Which unit of { $other_seat } do you take prisoner?
prompt-appease = Do you give a prisoner back to draw another event than { $card }?
prompt-gold-rush = What do you pay for 1 gold?
prompt-hostage = Which unit do you take from { $hex }?
note-takes-prisoner = { $seat } takes a prisoner of { $other_seat }: { $unit }.
note-sacrifices = { $seat } gives up { $number ->
        [one] 1 prisoner
       *[other] { $number } prisoners
    }.
note-hostage = { $hex } hands over a unit to { $seat }: { $unit }.

civ-carthage = Carthage
advance-grey_wall = Grey Wall
    .help = Comes with Husbandry. All your cities recruit war elephants. Without a market, at least 1 food of their price is paid with 1 mood or 1 culture token.
advance-hegemony = Hegemony
    .help = Comes with Cartography. As an action you remove a ship from the board and found a city on land beside it, by the usual rules. What it carried may go ashore.
advance-pirate_alliance = Pirate Alliance
    .help = Comes with Navigation. Your ships pass pirates, and where they stop you choose whether to fight. If not, or if your units board them, the pirates are your ships as long as a ship or unit of yours is with them. In a battle they fall first. Events do not count them as pirates.
advance-mercenary_system = Mercenary System
    .help = Comes with Draft, which you may also pay with gold. In cities with a port it may bring a ship in place of the infantry.
unit-pirate = allied pirate ship
    .many = allied pirate ships
deed-hegemony = Found a city with a ship
option-colonise = From { $hex } to { $target }
option-attack-allies = Attack the allied pirates at { $hex }
prompt-colonise = Which ship becomes a city, and where?
prompt-colony-ship = Which ship at { $hex } leaves the board?
prompt-disembark = Who goes ashore from { $hex } to { $target }?
prompt-fight-pirates = Do you fight the pirates at { $hex }? If not, they are your allies.
note-beached = { $seat } takes a ship from { $hex }: { $unit }.
note-disembarks = { $seat } lands { $units } from { $hex } at { $to_hex }.
note-alliance = The pirates at { $hex } are allies of { $seat }.
note-alliance-ends = The pirates at { $hex } are no longer allies of { $seat }.
reason-no-colony = You have no ship next to land.
reason-unaccompanied = Allied pirates at { $hex } move only with a ship or unit of yours.
reason-no-own-ship = You have no ship of your own at { $hex }.

note-own-home = { $seat } lays the home tile of { $civ } at { $hex }.
