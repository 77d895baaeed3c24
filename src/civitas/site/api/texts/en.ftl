# What the API says when it cannot do something.

error = That did not work.
sign-in = Please sign in first.
forged = This request did not come from this site.
not-found = There is nothing at this address.
invalid = The request does not have the form that is expected here.
too-often = That was too often; please wait a moment.
too-slow = The rules took too long; nothing was changed.
other-rules = This table was played by other rules than those installed here. It is kept as it is; the people who run the site can bring it over with “civitas admin recheck”.

no-such-table = There is no such table.
not-your-table = This table is not open to you.
not-your-seat = This seat is not yours.
not-invited = You are not invited to this table.
owner-only = Only the owner of the table may do this.
players-only = Only the players may talk here.
spectators-only = Only spectators talk here until the game is over.
hosts-only = Only the people who run the site may do this.

not-started = The game has not started yet.
not-playing = No game is going on at this table.
not-possible = That is not possible now.
already-started = The game has started already.
game-is-over = The game is over.
no-such-title = No such game is installed here.
wrong-options = The game is not played with this number of players or these options.
no-such-person = Nobody is called that.
no-such-bot = There is no such bot.
no-such-seat = The table has no such seat.
no-free-seat = There is no free seat.
own-seat = To give up your own seat, leave the table.
seats-are-free = Some seats are still free.
not-all-ready = Not everybody is ready.

refused = The rules do not allow this.
behind = The table has gone on in the meantime.
not-asked = You are not asked anything now.
cannot-undo = There is nothing that you can undo or redo freely.
too-many-orders = You have given as many standing orders as there can be.
not-teaching = Advice is given only at tables at which people learn.
game-not-over = The game is not over yet.
tally-earlier = Before the log begins
no-analysis = This game cannot be looked back at: its table began elsewhere, its rules have changed since, or the game gives no advice.
no-such-position = There is no such position to look at.
no-such-entry = There is no such entry in the journal.

no-take-back-here = Nothing is taken back by agreement at this table.
petition-is-open = The table is already voting on going back.
petition-is-closed = This vote is over.
no-vote = You have no vote here.
not-your-petition = Somebody else has asked for this.

no-such-clock = There is no such clock.
no-clock = This table has no clock.
not-waited-for = Nobody is waiting for this seat.
nudged-already = This seat was reminded not long ago.
too-early = It is too early for that.
vote-is-open = The table is voting on this already.
sits-here-already = You sit at this table already.
quiet-too-long = Quiet hours last twelve hours at most.
holiday-dates = A holiday begins today or later, within a year, and does not end before it begins.
holiday-overlaps = You have a holiday on some of these days already.
holiday-budget = Your holiday for the year does not suffice for that.
no-such-holiday = There is no such holiday.

after-the-game = The game can be taken away as a file when it is over.
no-game-file = This table cannot be taken away as a file.
unreadable-game-file = This is not a game file that can be read here.
game-file-too-long = This game is too long to be read here.
game-file-does-not-fit = This game does not fit the rules that are installed here, or its dice are not those it promised.
game-file-unfinished = Only finished games can be brought along.

bot-random = Random
bot-random-about = Takes any move that the rules allow. Good for trying things out.
bot-greedy = Greedy
bot-greedy-about = Takes the move that looks best at the moment and plans no further.
bot-apprentice = Apprentice
bot-apprentice-about = Thinks ahead for a moment: 0.2 seconds for each decision.
bot-strategist = Strategist
bot-strategist-about = Plans its turn and imagines how the others will answer: up to one second for each decision.
bot-master = Master
bot-master-about = Weighs many courses of events before it answers: up to five seconds for each decision.
manner-builder = builder
manner-builder-about = Likes cities, works and quiet borders.
manner-warrior = warrior
manner-warrior-about = Likes armies and what others hold.
manner-trader = trader
manner-trader-about = Likes trade, roads and far places.

no-such-lesson = There is no such lesson.
guest-name = Guest

no-such-channel = You have no such channel.
too-many-channels = Nobody can have more channels. Remove one first.
channel-exists = You are already told there.
bad-address = Nothing can be sent there.
mail-stays = Mail can be switched off but not removed.
