# What the API says when it cannot do something.

error = That did not work.
sign-in = Please sign in first.
account-needed = You need an account to play on this site.
forged = This request did not come from this site.
not-found = There is nothing at this address.
invalid = The request does not have the form that is expected here.
broken-text = The text contains half a character, which cannot be stored.
no-guests = Guests are notified in this browser only; an account has other ways.
one-at-a-time = Wait until the last one is done.
too-often = That was too often. Please wait a moment.
too-slow = The rules took too long; nothing was changed.
too-large = That is more than this site takes at once.
body-too-slow = The rest of the request did not come in time.
too-busy = The site is too busy right now; please try again in a moment.
other-rules = This table was played by other rules than those installed here. It is kept as it is; the people who run the site can bring it over with “civitas admin recheck”.

no-such-table = There is no such table.
not-your-table = This table is not open to you.
not-your-seat = This seat is not yours.
not-invited = You are not invited to this table.
owner-only = Only the owner of the table may do this.
players-only = Only the players may talk here.
partners-only = The plan is for those who play at this table.
no-partners = Here everybody plays for themselves, so there is no shared plan.
plan-full = You have put as much into the plan as one person may. Take something out first.
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
no-such-challenge = There is no such challenge. The home page shows the one of this week.
challenge-needs-account = Everybody has one attempt at the challenge, so it takes an account. Create one, then take it up.
cannot-be-invited = This person cannot be invited to this table.
no-such-bot = There is no such bot.
no-such-seat = The table has no such seat.
no-free-seat = There is no free seat.
own-seat = To give up your own seat, leave the table.
seats-are-free = Some seats are still free.
not-a-branch = Only a what-if table can be thrown away.
not-all-ready = Not everybody is ready.
too-many-waiting = As many of your tables are waiting for players as one person may have. Start or leave one of them first.
too-many-games = You are sitting at as many tables as one person may. Finish a game first.
too-many-guest-tables = Guests may have only a few tables at a time. Finish or leave one of them first, or create an account.

refused = The rules do not allow this.
behind = The game has moved on in the meantime.
not-asked = You have nothing to answer right now.
cannot-undo = There is nothing you can undo or redo.
too-many-orders = You cannot have any more standing orders.
too-many-thoughts = A hint you asked for is still being worked out. Try again in a moment.
not-teaching = Hints are given only in teaching games.
game-not-over = The game is not over yet.
tally-earlier = Before the log begins
ended-agreed = The players agreed to end the game here, with the scores as they were.
ended-long = The game became longer than this site can keep, so it was ended here, with the scores as they were. It does not count for any rating.
no-analysis = This game cannot be looked back at: its table began elsewhere, its rules have changed since, or the game gives no advice.
no-such-position = There is no such position.
no-such-entry = There is no such entry in the journal.

no-take-back-here = There are no take-backs at this table.
petition-is-open = The table is already voting on a take-back.
petition-is-closed = This vote is over.
no-vote = You have no vote here.
not-your-petition = Somebody else has asked for this.

no-such-clock = There is no such clock.
no-clock = This table has no clock.
not-waited-for = Nobody is waiting for this player.
nudged-already = This player was reminded not long ago.
too-early = It is too early for that.
vote-is-open = The table is voting on this already.
sits-here-already = You already sit at this table.
quiet-too-long = Quiet hours last twelve hours at most.
holiday-dates = A holiday begins today or later, within a year, and does not end before it begins.
holiday-overlaps = You have a holiday on some of these days already.
holiday-budget = You do not have that many days of holiday left this year.
no-such-holiday = There is no such holiday.

after-the-game = The game can be downloaded when it is over.
after-the-week = Others are still playing this challenge with the same dice. You can download the game when the week is over.
no-game-file = This table cannot be downloaded.
unreadable-game-file = This is not a game file that can be read here.
game-file-too-long = This game is too long to be read here.
game-file-does-not-fit = This game does not fit the rules that are installed here, or its dice are not those it promised.
game-file-unfinished = Only finished games can be imported.

bot-random = Random
bot-random-about = Takes any move that the rules allow. Good for trying things out.
bot-novice = Novice
bot-novice-about = For your first games: makes sensible moves, but often not the best one, and can be beaten.
bot-greedy = Greedy
bot-greedy-about = Takes the move that looks best at the moment and plans no further.
bot-apprentice = Apprentice
bot-apprentice-about = Thinks ahead for a moment, up to 0.2 seconds for each decision, and overlooks some of what it could do.
bot-strategist = Strategist
bot-strategist-about = Plans its turn and imagines what is hidden: up to one second for each decision.
bot-master = Master
bot-master-about = Weighs many lines of play before it answers: up to five seconds for each decision.
manner-builder = builder
manner-builder-about = Likes cities, works and quiet borders.
manner-warrior = warrior
manner-warrior-about = Likes armies and what belongs to others.
manner-trader = trader
manner-trader-about = Likes trade, roads and faraway places.

no-such-lesson = There is no such lesson.
guest-name = Guest

no-such-channel = You have no such channel.
too-many-channels = You cannot have any more channels. Remove one first.
channel-exists = You are already notified there.
bad-address = Nothing can be sent there.
mail-stays = Mail can be switched off but not removed.

# What a link to a finished game shows where it is shared.

preview-won = { $names } won a game of { $game }
preview-lost = A game of { $game } that everybody lost
preview-over = A finished game of { $game }
preview-points = { $name } { $points }
preview-about = { $points }. Watch how it went, move by move.
