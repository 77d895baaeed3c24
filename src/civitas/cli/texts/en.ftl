## Errors: what is wrong, and what to do next

error = Error:
unknown-title = No game is called “{ $name }”. There are: { $titles }. A game of your own is named module:TITLE.
unknown-module = There is no module { $module } to take “{ $name }” from. Start civitas in the folder where the module lies, or set PYTHONPATH.
not-a-title = “{ $name }” is not a game. Name the module and the attribute that holds the Title: my_game:TITLE.
unknown-option = “{ $pair }” is not an option of this game. There are: { $options }.
unknown-bot = No bot is called “{ $name }”. There are: { $bots }; a person is “human” (with --seat).
bot-needs-advice = { $name } cannot play { $title }: bots that think ahead need the game’s own advice, and this game declares none. Choose random or a bot of your own.
wrong-players = { $title } is for { $least } to { $most } players: set the number with --players.
too-many-seats = { $seats } seats were named, but only { $players } play: raise --players or leave out a --seat.
which-game = Which game? `civitas titles` lists them; or give a saved one with --load FILE.
cannot-open = { $file } cannot be opened: { $why }.
cannot-write = { $file } cannot be written: { $why }. Name another file.
not-a-game = { $file } is not a whole game file of this version. `civitas play … --out FILE` and the command save write such files.
other-title = The file holds a game of { $title }, not of { $named }: leave the game out, or name the right one.
other-table = { $file } holds another game or another number of players: start it with `civitas play --load { $file }`.
game-speechless = A text of the game is missing: { $why }. That is a fault of the game.
no-dice = { $file } does not hold the secret of its dice, so it can be replayed but not played on: use the file of whoever hosts the game.
load-misfits = { $file } was played with version { $version } of the rules and does not fit those installed: { $why }. `civitas replay` shows it up to there.

## Playing

welcome = { $title } – answer with a number; type help to see what else you can do.
committed = The dice are fixed before the first roll: { $hash }. With the game file, `civitas verify` can prove it.
player-name = Player { $number }
bot-name = Bot { $number } ({ $bot })
hide = Press Enter to clear the screen.
hide-or-undo = Press Enter to clear the screen, or type undo:
pass-device = Pass the device to { $name }. { $name }: press Enter when you are alone with it.
confirm = { $name } is next. Press Enter to go on, or type undo:
since = What happened since:
so-far = What happened so far:
earlier-lines =
    { $count ->
        [one] … one earlier line
       *[other] … { $count } earlier lines
    } (log N shows the last N)
refused-options = Not possible now (why { $number } tells the reason):
more-refused = … and { $count } more (why shows all of them)
only-asides-refused =
    { $count ->
        [one] One more thing is
       *[other] { $count } more things are
    } not possible now (why lists them).
nothing-refused = Everything that could be offered here is allowed.
is-allowed = { $number } is allowed.
at-most = { $thing } (at most { $limit })
how-one = number
how-number = { $low } to { $high }
how-exactly =
    { $count ->
        [one] 1 number
       *[other] { $count } numbers
    }
how-up-to =
    { $most ->
        [one] 1 number, 0 for none
       *[other] up to { $most } numbers, 0 for none
    }
how-some = { $least } to { $most } numbers
how-order = all numbers in order
how-split = share out { $total }, e.g. 1:2 3:1
how-split-some = share out { $least } to { $most }, e.g. 1:2 3:1
how-walk = up to { $most } numbers, step by step
yes-words = y yes
no-words = n no
no-such-number = There is no option { $number }.
not-understood = “{ $typed }” means nothing here: give numbers, or type help.
just-one = Just one number, please.
cannot-undo = You cannot undo any further: since then dice were rolled, cards were turned up, or somebody else has answered.
cannot-redo = There is nothing to redo.
about-what = Which card, building or advance? For example: about temple
about-nothing = Nothing with a description begins with “{ $typed }”.
sheets-left-out = Your window is not high enough for: { $sheets } (board shows everything, board NAME one of them)
no-such-sheet = No part of the board begins with “{ $typed }”.
no-such-rule = There is no paragraph “{ $rule }”.
which-file = Which file? Write the name after the command.
saved = Saved to { $file }.
loaded = Going on with { $file }.
left = You left the game before it was over.
# What can be typed during play; the English words and "?" are understood in every language.

command-why = why
command-undo = undo
command-redo = redo
command-restart = restart
command-log = log
command-board = board
command-rule = rule
command-about = about
command-save = save
command-load = load
command-help = help
command-quit = quit

help =
    a number      choose that option; several where the question asks for several: 1 4 (or 2-5)
    why N         why option N is not possible, with the paragraph of the rules; why alone: all of them
    undo, redo    take your last answer back, do it again
    restart       take back as much as you can
    log [N]       the last N lines of the log
    board [NAME]  the board again, or one part of it
    rule [ID]     a paragraph of the rules; without ID the one behind this question
    about NAME    what a card, a building or an advance does
    save FILE     write the game to a file
    load FILE     go on with the game in a file
    quit          leave

## The end of a game

final-scores = Final scores
points-from = Where the points came from
column-player = Player
column-points = Points
weighed =
    { $who ->
        [none] What was weighed
       *[other] { $who } weighs
    }{ $rules ->
        [none] {""}
       *[other] { " " }({ $rules })
    }
otherwise-not = { $what } – not this time: { $why }
otherwise-next = { $what } – this would have been next{ $why ->
        [none] {""}
       *[other] ; what decided: { $why }
    }
weighed-sum = Sum
weighed-by = Decided by
weighed-more =
    { $count ->
        [one] … and one more, worth { $most }
       *[other] … and { $count } more, worth { $most } at most
    }
told-of-the-end =
    { $rule ->
        [none] { $text }
       *[other] { $text } (§{ $rule })
    }
all-lost = All have lost together.
winners =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } win together.
    }

## Titles

column-title = Game
column-version = Version
column-players = Players
column-options = Options
title-faulty = does not start: { $why }
no-titles = No game is installed.

## Simulations

playing = Playing
simulated = { $games } games of { $title } with { $players } players in { $seconds } s: { $rate } games/s, { $decisions } decisions/s
lengths = Length of a game
decisions = decisions
rounds = rounds
by-bot = By bot
by-seat = By seat
column-mean = Mean
column-sd = SD
column-median = Median
column-range = Range
column-bot = Bot
column-seats = Seats
column-seat = Seat
column-wins = Wins
interval = 95 % interval
census = { $category }: times in { $games } games, the rarest first
games-stopped =
    { $count ->
        [one] One game stopped
       *[other] { $count } games stopped
    } by a fault, the first being game { $game } of seed { $seed }: { $why }. --json shows where.

## Checks and rules

checking = Checking { $check }
column-check = Check
column-amount = Amount
column-seconds = Seconds
check-from-opening =
    From the opening: { $tables ->
        [one] one game
       *[other] { $tables } games
    }, { $decisions ->
        [one] one decision
       *[other] { $decisions } decisions
    }.
check-from-rich =
    From rich positions: { $tables ->
        [one] one position
       *[other] { $tables } positions
    }, { $decisions ->
        [one] one decision
       *[other] { $decisions } decisions
    }.
check-from-late =
    From late positions: { $tables ->
        [one] one position
       *[other] { $tables } positions
    }, { $decisions ->
        [one] one decision
       *[other] { $decisions } decisions
    }.
check-clean = Nothing found: { $title } passes.
check-findings =
    { $count ->
        [one] One finding
       *[other] { $count } findings
    } for { $title }:
rule-tests = Tests:
rule-procedures = Procedures:
rule-none = none
rules-missing =
    { $count ->
        [one] One paragraph of { $total } has no test or no procedure.
       *[other] { $count } paragraphs of { $total } have no test or no procedure.
    }
rules-complete = Each of the { $total } paragraphs has a test and a procedure.
rules-none = { $title } has no rules.toml, so there is nothing to list: add one beside its code.
rules-bad = The rules index cannot be read: { $why }. Mend the file, then try again.
missing-test = no test
missing-procedure = no procedure

## Replays and dice

dice = dice
table = table
undid = takes entry { $seq } back
took-back = all agree to go back to before entry { $seq }
replay-fits = The game fits the rules installed here ({ $title } { $installed }, written with { $written }).
replay-differs = The game ends in another position under the rules installed here ({ $title } { $installed }, written with { $written }).
replay-misfits = The game does not fit the rules installed here ({ $title } { $installed }, written with { $written }).
replay-stops = The replay stops here: the next entry does not fit.
dice-honest =
    { $rolls ->
        [one] The one roll is what the dice give.
       *[other] All { $rolls } rolls are what the dice give.
    }
dice-wrong =
    { $count ->
        [one] There is a problem with the dice.
       *[other] There are { $count } problems with the dice.
    }

## Benchmarks

bench-caption = { $title }, { $players } players, one core
decisions-per-second = decisions/s
bench-drawing = random play, one answer drawn
bench-listing = random play, every legal answer listed
bench-logged = the same, with journal and log
bench-round = a round of random play
bench-clone = copy between two actions (median)
bench-clone-middle = copy in the middle of an action (median)
bench-clone-p95 = copy in the middle of an action (95th percentile)
bench-fed = answers fed again for that (median)
bench-fed-most = at most { $most }
bench-undo = undo (median)
bench-save = save at the last decision, as JSON text
bench-load = load that text
bench-iterations = iterations of a search per second
bench-engine = share of kernel and rules in its time
bench-advice = share of the game's advice
no-advice = { $title } has no advice for bots, so none can think ahead in it.
bench-peer = { $peer }, which lists every legal action
bench-ratio-listing = ours to { $peer }, both listing
bench-ratio-drawing = ours drawing to { $peer } listing
peer-not-asked = catanatron was not measured (--no-peer).
peer-missing = catanatron could not be measured ({ $why }). Install it with pip install "civitas-table[peers]", or name a Python that has it with --peer-python.

## The table online

site-missing = What a server needs is not installed. Install it with pip install "civitas-table[site]".
data-unusable = The folder { $folder } cannot be used: { $why }. Name another with --data or CIVITAS_DATA, or give this account the right to write there.
database-away = The database { $address } cannot be opened: { $why }. Is it running, and are name and password in CIVITAS_DATABASE (or --database) right?
ratings-counted = { $count ->
    [one] One game was counted.
   *[other] { $count } games were counted.
}
secret-missing = There is no { $file }. Name its folder with --data, or set CIVITAS_SECRET_KEY to the same secret for all processes.
port-taken = Cannot listen at { $host }, port { $port }: { $why }. Choose another with --port.
site-at = Civitas is at { $address }
first-admin = Sign in as its administrator with this link, which works once: { $link }

## Drills

drill-run = Run { $run } of { $runs }: { $losses } lost
drill-no-postgresql = PostgreSQL's { $program } is not installed here. Install PostgreSQL, or try --database sqlite.
drill-killed = Killed
drill-site = site
drill-database = database
drill-before = Before
drill-answers = Answers
drill-bot-answers = By bots
drill-cut-off = Cut off
drill-done-already = Done
drill-unresolved = Open
drill-losses = Lost
drill-nothing-lost = Nothing lost: each of the { $answers } answers acknowledged in { $runs } { $runs ->
        [one] run
       *[other] runs
    } is in its journal once, every journal replays, and no job is missing.
drill-lost =
    { $count ->
        [one] One thing is
       *[other] { $count } things are
    } lost or wrong.
drill-restored = Run { $run }: { $before } answers acknowledged before the backup, { $rows } rows in it, { $tables } tables rechecked
drill-restored-all = Nothing is missing that was acknowledged before the backup, and every table fits the rules.
drill-failed-over = Run { $run }: { $answers } answers; the longest wait for a move was { $wait } s, { $missed } were missed; { $told } notices sent, { $twice } of them twice
drill-abused = Run { $run }: { $answers } answers beside { $attacks } attacks; 99 of 100 within { $p99 } ms (goal: { $goal }), /health within { $health } ms
drill-unnoticed = Those who played have not noticed.
drill-noticed = Those who played have noticed.
drill-load-caption = The site with { $tables } tables in mid-game
drill-goal = Goal
drill-met = reached
drill-missed = missed
drill-ways = Answers at full speed
drill-column-rate = Answers
drill-column-p50 = Waiting, median
drill-column-p99 = 99th percentile
drill-column-web = Processor, web
drill-column-database = Processor, database
drill-way-token = Token, no clock
drill-way-token-clock = Token, default clock
drill-way-cookie = Cookie, no clock
drill-way-cookie-clock = Cookie, default clock
drill-way-before = in the other checkout
drill-way-gain = compared with that
drill-engine = The rules alone, same answers
drill-sql = The same SQL through pgbench
drill-sql-move = of that, the move's transaction alone
drill-ratio = Answers (tokens, no clock), as a share of what rules and SQL together allow
drill-half-token-rate = Answers at half speed, tokens without a clock
drill-half-cookie-rate = Answers at half speed, cookies with the default clock
drill-half-p50 = waiting time, median
drill-half-p99 = waiting time, 99th percentile
drill-push-p50 = Push, many tables, median
drill-push-p99 = Push, many tables, 99th percentile
drill-push-sent-p99 = the same, counted from when the answer was sent
drill-crowd-p50 = Push, one table, median
drill-crowd-p99 = Push, one table, 99th percentile
drill-opening-early = Opening a table early in the game
drill-opening-late = Opening a table late in the game
drill-opening-ratio = late to early
drill-machine = { $cores } cores; load of the machine before the drill (1, 5, 15 minutes): { $load }

## The laboratory

lab-missing = This needs { $module }, which is not installed. Install it with pip install "civitas-table[{ $extra }]".
lab-pace = { $name } with { $players } players, steps per second
lab-steps = Steps
lab-of = Environment to this
lab-environment = The environment, every position observed
lab-bare = The bare rules, every legal answer listed
lab-throughput = { $title } with { $players } players, { $bot }: games per second
lab-games = Games
lab-numbers = { $new } new picks, { $all } in { $file }
lab-one = One process
tune-weight = Weight
tune-before = Now
tune-value = Tried
tune-wins = Wins, in percentage points
tune-points = Points ahead
tune-taken = Better
learn-even = Half the seats play with new weights: name an even number of players.
learn-other = { $folder } holds a run with other settings. Name another folder with --out.
learn-nothing = { $title } does not say yet which traits of a position can be learned from.
learn-together = In { $title } all win or lose together: nobody has a lead that could be learned from.
learn-play = Playing to learn
learn-fit = Fitting
learn-match = New weights against old
learn-where = Everything is in { $folder }. Weights that were taken over are in kept.bin; copied to the game’s { $file } they are its own.
learn-title = { $title }: what was learned, round { $number }
learn-round = Round { $number }: { $rows } positions of { $games } games
learn-said =
    { $said ->
        [better] The new weights are better:
        [not-better] The new weights are not better:
       *[other] It is still open whether the new weights are better:
    } { $lead } points ahead (± { $error }) and { $wins } % of wins in { $pairs } deals, each played twice with the seats swapped.
learn-evaluation = Evaluation
learn-hand = Written by hand
learn-linear = Sums of traits
learn-learned = Sums and net
learn-phase = Phase { $number }
learn-all = All
learn-error = Error, in points
learn-quality = How well it foretells the lead
learn-quality-told = Only games that nothing was fitted to. The share of the variance of the final lead that is explained: 1 would be certainty, below 0 the mean would be the better guess. What is written by hand was first brought to the scale of points. The net counts { $share } times what it says.
learn-explained = Share of the variance explained
learn-kind = Kind of position
learn-kind-between = Between two deeds
learn-kind-turn = At the end of a turn
learn-kind-end = At the end of the game
learn-rounds = Round by round
learn-rounds-told = How far searches with the weights of each round were ahead of searches with the best weights before it, with 95 % intervals. Weights that are not clearly ahead are not taken over.
learn-ahead = Lead in the match, in points
learn-of-round = Round
learn-number = Round { $number }
learn-calibration = Does it come as foretold?
learn-calibration-told = Positions of held-out games in tenths, from the lowest forecast to the highest: the diamond is the lead that was foretold, the dot the one that came, with a 95 % interval as if positions were independent.
learn-lead = Lead at the end, in points
lab-processes = { $jobs } processes

## Keeping a site

admin-rechecking = Rechecking
column-verdict = Verdict
column-tables = Tables
verdict-fits = fits: would have gone the same way
verdict-differs = differs: goes on from the position that was seen
verdict-misfits = misfits: goes on from what the new rules accept
verdict-held = held: kept as it is, cannot be opened under these rules
rechecked = { $table } ({ $title } { $before }): { $why }
backed-up =
    Backed up to { $file }: { $tables ->
        [one] one table
       *[other] { $tables } tables
    } with { $entries } journal entries, { $people ->
        [one] one person
       *[other] { $people } people
    }. Keep secret.key (or CIVITAS_SECRET_KEY) as well, in another place.
restored =
    Restored from { $file }: { $tables ->
        [one] one table
       *[other] { $tables } tables
    } with { $entries } journal entries, { $people ->
        [one] one person
       *[other] { $people } people
    }.
not-a-backup = { $file } is not a whole backup of a site that this version can read. `civitas admin backup FILE` writes one.
site-not-empty = There is a site in this database already, and a restore overwrites nothing. Name an empty database with --database, or an empty folder with --data.
no-such-game = There is no game at a table called “{ $table }”. The name is the last part of the table’s address.
no-such-person = Nobody here is called “{ $name }”. `civitas admin users` lists the handles.
cannot-import = { $file } cannot be imported: { $why }.
imported = Imported as table { $table }.
wrong-seat = “{ $pair }” does not say who plays a seat: write 0=HANDLE or 0=greedy.
guests-forgotten =
    { $count ->
        [0] No guest has been away for long enough.
        [one] One guest was deleted.
       *[other] { $count } guests were deleted.
    }
column-handle = Handle
column-name = Name
column-email = E-mail
column-role = Role
column-playing = Playing
column-seen = Last seen
role-admin = administrator
role-guest = guest
role-suspended = suspended
table-state = Table { $table }: { $title } { $version }, { $status }, { $seq } journal entries
table-snapshots = Snapshots: { $snapshots }
site-rechecked =
    { $count ->
        [one] One table
       *[other] { $count } tables
    } of another version of the rules: { $verdict }

## The arena

arena-two = An arena needs two different bots or more: --bot random,greedy.
arena-other = { $folder } holds the games of another match. Name another folder with --out.
arena-title = Arena: { $title }
arena-summary =
    { $games ->
        [one] One game
       *[other] { $games } games
    } of { $title } with { $players } players.
arena-early = It was clear before the last game, so it stopped early.
arena-hoped = Somebody who is as strong as the others wins { $chance } of the games. Hope for more than that with --hoped.
arena-test = As often as { $hoped }?
arena-tested =
    { $said ->
        [better] yes
        [not-better] no
       *[open] not clear yet
    } ({ $evidence })
arena-tests-told = Each challenger is asked whether it wins as often as was hoped or by chance alone. The number is the evidence: above +2.9 it is yes, below −2.9 no, either with one error in twenty.
arena-ratings = Strength
arena-ratings-told = On the scale of openskill: newcomers start at 25, and a lead of about 8 means clear wins. The bars are 95 % intervals.
arena-rating = Rating
arena-pairs = Win rates (chance: { $chance })
arena-pairs-told = The first of each pair plays alone against a table of the second and sits in each seat equally often. The dashed line is chance; the bars are 95 % intervals.
arena-pair = Pair
arena-games = Games
arena-percent = Wins, in percent
arena-points = Points
arena-points-told = The points at the end of a game: the middle half as a box with the median, the whiskers from the 5th to the 95th percentile.

## The ladder

ladder-nothing = No games of { $title } with { $players } players and these options come with the package or were named that could be counted. Play some with `civitas arena { $id } --bot random,greedy --players { $players } --out FOLDER` and name the folder with --series, or let a bot play with --bot.
ladder-not-a-series = { $file } is no series of games. `civitas arena` writes them, as games.jsonl.
ladder-not-there = There is no { $file }.
ladder-other-title = The games in { $file } are not of { $title }.
ladder-together = With these options all win or lose together, so nobody is stronger than anybody else.
ladder-one-bot = Name one bot with --bot, and its opponents with --against.
ladder-nobody = There is nobody to play against. Name bots with --against: random,greedy.
ladder-rivals = It plays against everybody on the ladder who thinks quickly: { $bots }. Name others with --against.
ladder-title = One scale: { $title }
ladder-left-out =
    { $file }: { $games ->
        [one] one game is
       *[other] { $games } games are
    } left out, { $why ->
        [version] played under version { $version } of the rules, and this is { $installed }; --other-versions counts them all the same
        [players] with { $players } players
       *[options] with other options
    }.
ladder-old =
    { $games ->
        [one] One of these games was
       *[other] { $games } of these games were
    } played under other versions of the rules, under which bots may have been stronger or weaker.
ladder-stands = { $bot } has { $points } ({ $low } to { $high }), place { $place } of { $all }. Alone against { $others } × { $anchor } it would win { $chance } of all games ({ $least } to { $most }).
ladder-apart = No games lead from here to { $bots }: nobody can say how strong they are on this scale.
ladder-strength = Strength
ladder-strengths = Strength, with 95 % intervals ({ $anchor } lies at { $at })
ladder-strengths-told = 400 points more mean ten to one: that is how often the one bot finishes ahead of the other. From the whole rankings of all games, by the model of Plackett and Luce; the bars are 95 % intervals.
ladder-alone = Wins against { $others } × { $anchor }
ladder-seen = Seen
ladder-seen-of = { $rate } of { $games }
ladder-chances = Alone against a table of { $anchor } (chance: { $chance })
ladder-chances-told = How often each would win alone against { $others } × { $anchor }, as it follows from the strengths. The table above also says what was seen where there are such games: if that lies far outside, the model does not fit the bot.
ladder-series = What was counted
ladder-file = File
ladder-counted =
    { $why ->
        [version] left out: other rules
        [players] left out: other number of players
        [options] left out: other options
       *[counted] yes
    }
ladder-counts = Counted

## The balance of a game

balance-unknown = There is no { $path } in the data. Close to it there is: { $near }.
balance-wrong = { $path } is { $old }; { $new } is not the same kind of value.
balance-title = Balance: { $title }
balance-summary =
    { $games ->
        [one] One game
       *[other] { $games } games
    } of { $title } with { $players } players, each with and without the change.
balance-change = { $path }: { $after } instead of { $before }
balance-seat = Wins of seat { $seat }
balance-bot = Wins of { $bot }
balance-points = Points per player
balance-decisions = Decisions per game
balance-have = Players with { $thing } at the end
balance-holders = Wins of those with { $thing }
balance-before = Before
balance-after = After
balance-difference = Difference
balance-finding = Finding
balance-found = yes
balance-findings =
    { $count ->
        [one] One difference is clear.
       *[other] { $count } differences are clear.
    } A change that does nothing gets such a verdict in one report out of a hundred.
balance-nothing = No difference is clear.
balance-same = Not one game went differently: the change touches nothing that these bots do.
balance-enough = Enough games: a win rate that differs by { $points } points is found nine times in ten.
balance-more = With this many games a win rate that differs by { $points } points is found nine times in ten. To find ten points, play { $needed } games.
balance-differences = What the change does
balance-differences-told = The same dice, bots and seats with and without the change. The dashed line is no difference; the bars are 95 % intervals.
balance-axis = After minus before, in percentage points
balance-seats = Win rates by seat
balance-seats-told = Blue dots before, orange diamonds after. The dashed line is an equal chance.
new-bad-id = { $id } cannot be the name of a game: take small letters, digits and underscores, beginning with a letter.
new-taken = A game called { $id } is installed already. Take another name.
new-not-empty = { $folder } exists already and is not empty. Choose another place with --folder.
new-next =
    Install it where Civitas is installed, then check and play it:
    pip install -e { $folder }
    civitas check { $id } --quick
    civitas play { $id }

## Positions entered by hand

position-none = { $title } has no opponents of its own that could take a turn on a position.
position-head =
    A position of { $title }. Change it to what lies on your table, then:
    civitas lab arrange { $id } { $file }          checks it
    civitas lab arrange { $id } { $file } --turn   plays the next turn of the opponents
position-not-now = This game cannot be copied now: it has no opponents of its own, or somebody is in the middle of something. With a new game, choose an option that gives it opponents (civitas titles); with a saved one, go on to the next turn.
position-fine = { $file } is a position that can be played. With --turn the opponents take their turn.
position-faults = { $file } is no whole position: { $why }
position-broken = { $file } cannot be read: { $why }. Write “name = value”; words stand in quotes, lists in [ ], counts in {"{ }"}.
position-wrong = { $file }, line { $line }: { $why }
entry-missing = “{ $entry }” is missing in this section. Add it; `--write` makes a file with all entries.
entry-odd = There is no entry “{ $entry }” in this section. Near it: { $near }.
entry-number = “{ $entry }” is { $value }, but has to be a whole number from { $least } to { $most }.
entry-word = “{ $entry }” has to be a word in quotes.
entry-words = “{ $entry }” has to be words in quotes: a list in [ ], or name = "word" in {"{ }"}.
entry-counts = “{ $entry }” has to be counts: {"{"} name = 1, other = 2 {"}"}, each from 0 to { $most }.
entry-flag = “{ $entry }” has to be true or false.
entry-unknown = “{ $value }” cannot stand in “{ $entry }” here. Perhaps you mean: { $near }.
entry-twice = “{ $value }” is there twice, or belongs to somebody else already. Leave one of them out.
entry-pieces = { $what }: { $number } in all, but there are only { $most }. Take some away.
entry-sections = The file has to have these sections, and no others: { $names }.
to-do = To do at your table:
to-do-nothing = Nothing.
afterwards = Then the position has changed to this:
do-move =
    Move: { $amount } × { $what }{ $of ->
        [none] {""}
       *[other] {" "}({ $of })
    }, { $source } → { $to }
do-place =
    Place: { $amount } × { $what }{ $of ->
        [none] {""}
       *[other] {" "}({ $of })
    } → { $to }
do-remove =
    Remove: { $amount } × { $what }{ $of ->
        [none] {""}
       *[other] {" "}({ $of })
    } ← { $source }
do-gain =
    { $of ->
        [none] Up
       *[other] { $of } gets
    }: { $amount } × { $what }
do-lose =
    { $of ->
        [none] Down
       *[other] { $of } gives
    }: { $amount } × { $what }
do-turn =
    Turn up: { $what }{ $of ->
        [none] {""}
       *[other] {" "}({ $of })
    }
do-roll =
    Dice: { $what }{ $of ->
        [none] {""}
       *[other] {" "}({ $of })
    } show { $faces }
