# Clash of Cultures in English. What an attack would bring, or fighting on. Every sentence is our own.

outlook-around = Its own land and that around it: { $terrain }
outlook-odds-dice = Dice in the first round, without tactics: { $own } against { $theirs }
outlook-odds-won = Won in { $number } of 100 battles like this
outlook-odds-lost = Lost in { $number } of 100
outlook-odds-drawn = No winner in { $number } of 100
outlook-odds-losses = Average losses: { $own } of your units, { $theirs } of theirs
outlook-odds-retreat = Your units go back to { $hex }; nobody wins
outlook-odds-retreat-choice = Your units go back to a hex of your choice; nobody wins
outlook-odds-city = If you win, the city { $hex } is yours
outlook-action =
    { $number ->
        [one] Your last action
       *[other] 1 of your { $number } actions
    }
outlook-free-action = No action
outlook-influence-sure = Succeeds in { $number } of 100
outlook-influence-bought = { $number } of 100 can be made good with culture tokens
outlook-influence-failed = Fails in { $number } of 100
outlook-explores = Turns over the tile with { $hex }
outlook-site = Settlers can found a city in { $hex }
