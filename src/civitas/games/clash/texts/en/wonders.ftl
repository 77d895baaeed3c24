# Clash of Cultures in English. The wonders. Names of things are facts of the game; every sentence is our own.

wonder-great_arena = Great Arena
    .help = You may pay culture tokens for mood tokens and the other way round, except for wonders. Once per land battle, after a roll, pay one of either for +1 combat value.
wonder-great_gardens = Great Gardens
    .help = Plains worked by this city give a resource of your choice, ideas and gold too. Units of other players that entered a plain this turn cannot enter the city.
wonder-great_library = Great Library
    .help = In each turn you may use one advance that you lack, no government and no gain at once.
wonder-great_lighthouse = Great Lighthouse
    .help = Needs a port. Whenever you activate the city you may put a ship on any water hex without enemies. You choose the start player in each status phase.
wonder-great_mausoleum = Great Mausoleum
    .help = When you draw an event or an action card you may take the top card of the discard pile. Your own discards go under the pile.
wonder-great_pyramid = Great Pyramid
    .help = Five points, always for the builder alone, even if the city is captured. The builder wins every tie.
wonder-great_statue = Great Statue
    .help = Draw an objective card when it is built. Once per turn, free of actions, discard an objective card for one more action.
wonder-great_wall = Great Wall
    .help = Whoever attacks a happy city of yours has -2 combat value in the first round. Barbarians that attack your cities are beaten at once.
