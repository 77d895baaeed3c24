# Clash of Cultures in English. What an attack would bring, or fighting on. Every sentence is our own.

outlook-odds-dice = Dice in the first round, tactics aside: { $own } against { $theirs }
outlook-odds-won = Won in { $number } of 100 battles like this
outlook-odds-lost = Lost in { $number } of 100
outlook-odds-drawn = Without a winner in { $number } of 100
outlook-odds-losses = Units lost on average: { $own } of yours, { $theirs } of theirs
outlook-odds-retreat = Your units go back to { $hex }; nobody has won
outlook-odds-city = A victory brings you the city { $hex }
