# What is said to those who learn: hints, bots that think aloud, and the look back at a finished game.

study-teaching = Teaching game
study-teaching-no = Ordinary game
study-teaching-no-help = No hints for anybody.
study-teaching-help = You can ask for a hint when it is your turn, and bots explain their moves. The game does not count for ratings.
study-mode = Kind of game

hint-ask = Hint
hint-title = Advice
hint-thinking = A bot is thinking it over, knowing only what you know …
hint-none = No hint this time. Try again.
hint-chance = { $chance } to win
hint-chance-help = Estimated by the bot that gives the hint, from what you can see.
hint-take = Take this answer
hint-take-this = Take this answer: { $text }
hint-close = Close the advice
aloud-show = Bots say why

analysis-title = Looking back
analysis-open = Looking back
analysis-thinking = Going through the game again …
analysis-chart = Estimated chance of winning over the game
analysis-chances = Who was likely to win
analysis-chances-help = An estimate at the start of each turn, from how good the bots think each seat’s position is. The lines end with the actual result; the numbers mark the turning points.
analysis-numbers = All numbers as a table
analysis-move = Step
analysis-turns = Turning points
analysis-no-turns = There were none: the estimate never changed much within a few turns.
analysis-turn = { $name }: from { $before } to { $after }
analysis-look = Look at step { $move }

decisions-title = Your three costliest decisions
decisions-help = Where you gave away most, going by what you could know at the time. A bot compared your move with the one it would have made.
decisions-thinking = Going through your decisions …
decisions-none = Nothing to reproach yourself with: no other move would have made a noticeable difference.
decisions-of = Decisions of { $name }
decisions-taken = You chose: { $text }
decisions-better = Better: { $text }
decisions-chance = Chance of winning { $chance } instead of { $could }
decisions-look = Look at step { $move }
decisions-play = Play on from here
decisions-play-this = Play on from step { $move }

luck-title = Luck with the dice
luck-help = What the dice gave, compared with what the same rolls give on average. A difference exceeded in only one game in three is called luck; one exceeded in only one game in twenty, a lot of luck.
luck-none = This game had no roll that could be judged.
luck-player = Player
luck-rolls = Rolls
luck-difference = Compared with the average
luck-verdict = Verdict
luck-even = average
luck-good-some = lucky
luck-good-much = very lucky
luck-bad-some = unlucky
luck-bad-much = very unlucky
luck-surprises = Surprising rolls
luck-surprise = { $name } – { $what }: { $got } instead of { $expected }
