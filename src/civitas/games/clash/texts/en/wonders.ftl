# Clash of Cultures in English. The wonders. Names of things are facts of the game; every sentence is our own.

wonder-great_arena = Colosseum
    .help = You may pay culture tokens in place of mood tokens and the other way round, but not for wonders. Once per land battle, after a roll, you may pay one token of either kind for +1 combat value.
wonder-great_gardens = Great Gardens
    .help = Plains give this city a resource of your choice, including ideas and gold. Units of other players that entered a plain this turn cannot enter the city.
wonder-great_library = Great Library
    .help = On each of your turns you may use one advance that you do not have, but no government. You do not get what it brings at once.
wonder-great_lighthouse = Great Lighthouse
    .help = Needs a port. Whenever you activate the city, you may place a ship on any water hex without enemies. In every status phase you choose the start player.
wonder-great_mausoleum = Great Mausoleum
    .help = When you draw an event or an action card, you may take the top card of the discard pile instead. Your own discards go to the bottom of the pile.
wonder-great_pyramid = Pyramids
    .help = Worth five points, always and only to the player who built them, even if the city is captured. That player wins every tie.
wonder-great_statue = Great Statue
    .help = Draw an objective card when it is built. Once per turn as a free action, you may discard an objective card for an extra action.
wonder-great_wall = Great Wall
    .help = Whoever attacks one of your happy cities has -2 combat value in the first round. Barbarians who attack your cities are defeated at once.
