skip = Skip to the content
waiting = One moment…
time-just-now = just now
brand-home = Civitas, to my tables

nav-title = Pages
nav-home = My tables
nav-new = New table
nav-learn = Learn
nav-rules = Rules
nav-ratings = Leaderboards
nav-profile = My profile
nav-settings = Settings
nav-sign-in = Sign in
nav-sign-up = Create an account
nav-sign-out = Sign out
menu-title = Menu

language-title = Language
theme-title = Appearance
theme-system = Same as my device
theme-light = Parchment (light)
theme-dark = Lamplight (dark)
theme-contrast = High contrast
pace-title = Movement on the table
pace-off = None
pace-quick = Quick
pace-normal = Normal
pace-slow = Slow
sound-title = Sound
sound-off = off
sound-volume = { NUMBER($share, style: "percent") }

palette-title = Find a command
palette-what = What do you want to do?
palette-nothing = No match. Try fewer letters.
palette-go = Go to
keys-title = Keyboard shortcuts
keys-everywhere = Everywhere
keys-more = You can also find every command by name with Ctrl+K.
key-Ctrl = Ctrl
key-Alt = Alt
key-Shift = Shift
key-Enter = Enter
key-Escape = Esc
key-Home = Home
key-End = End
key-ArrowLeft = ←
key-ArrowRight = →
key-ArrowUp = ↑
key-ArrowDown = ↓
dialog-close = Close
toast-close = Dismiss this message

trouble-unknown = That did not work.
trouble-reload = Reload the page and try again.
trouble-unreached = The site cannot be reached.
trouble-unreached-next = Check your connection, then try again.
trouble-sign-in = Sign in; you will come straight back here.
trouble-forbidden = Ask the owner of the table to let you in.
trouble-not-found = Check the address, or go to your tables.
trouble-wait = Wait a moment, then try again.
trouble-wait-seconds =
    { $count ->
        [one] Wait one second, then try again.
       *[other] Wait { $count } seconds, then try again.
    }
trouble-again = Try again in a moment; nothing was lost.
wrong-again = Try again
wrong-home = To my tables
not-found-title = There is no such page
not-found-text = The address may have a typo in it, or the table may be gone.

about-imprint = Imprint
about-privacy = Privacy
door-accounts = On this site you play with an account. It is quickly made, and you will come straight back here.
door-invited = New people come to this site by invitation. If you have an account, sign in; if somebody has invited you to a table, open that link.
home-title = My tables
home-new = New table
home-hero = Great civilisation games, at one table, wherever you are
home-hero-text = Play long board games with friends over weeks or in a single evening. The rules are enforced to the letter, every refusal tells you why, and bots take the empty seats.
home-picture = Part of a map of the Mediterranean in the middle of a game
home-your-turn = Your turn
home-waiting = Waiting for others
home-gathering = Gathering players
home-finished = Finished
home-open = Open tables
home-open-none = Nobody is looking for players right now. Make a public table and others will find it here.
shelf-title = The games
shelf-players =
    { $least ->
        [one] 1 to { $most } players
       *[other] { $least } to { $most } players
    }
shelf-minutes = { $from } to { $to } minutes
shelf-weight = Weight
shelf-weight-of = { $weight } of { $most }
shelf-play = Play now
shelf-learn = Learn
shelf-challenge = This week’s challenge
shelf-watch = Watch a game
shelf-brief = Rules in two minutes
shelf-rules = All the rules
brief-goal = What you want
brief-turn = What you do
brief-points = What scores
brief-end = When it ends
ways-make-bots = Play against bots

card-your-turn = It is your turn
card-waiting = Waiting for { $names }
card-since = last move { $when }
card-gathering =
    { $count ->
        [one] One seat is free
       *[other] { $count } seats are free
    }
card-full = All seats are taken; the game can begin
card-finished = Finished { $when }
card-play = Play
card-open = Open
card-look = Look back
table-kind-game = Game
report-open = Report to the people who run this site …
report-title = Report { $name }
report-text = What happened? Only the people who run this site read it.
report-send = Send report
report-sent = Thank you. Your report has been sent.
report-cancel = Cancel
nav-games = Games
games-title = Games
games-help = Public games of this site. Everybody may watch them, and take them home as files when they are over.
games-playing = Being played now
games-playing-none = No public game is being played at the moment.
games-finished = Finished
games-finished-none = No public game has been finished yet.
games-watch = Watch
games-export = Download
games-more = Show more
table-kind-branch = What if
table-kind-import = From a file
table-kind-lesson = Lesson
table-kind-challenge = Challenge
table-sides = Sides
table-together = Together
table-together-help = Everybody wins or loses together. The game does not count for ratings.
table-alone = Alone

seat-free = free
seat-kept-for = reserved for { $name }
seat-won = won
seat-asked = to move
seat-you = you
seat-bot = bot
seat-ready = ready
seat-not-ready = not ready yet
seat-shape-lozenge = lozenge
seat-shape-disc = disc
seat-shape-square = square
seat-shape-hexagon = hexagon
seat-shape-shield = shield
seat-shape-triangle = triangle
seat-shape-octagon = octagon
seat-shape-cross = cross
seat-shape-drop = drop
seat-shape-moon = half-moon
seat-shape-star = star
seat-shape-kite = kite

new-title = New table
new-guest = You do not need an account. Without one you play as a guest: only this browser knows you, and you get no rating.
new-game = Game
title-made = By { $designer } · { $publisher }, { $year }
title-stage-alpha = · still being built: rules are missing
title-stage-beta = · new here: tell us what looks wrong
new-players = Players
new-seats = Who sits where?
new-seat-who = Who sits on seat { $number }?
new-seat-open = open to anybody
new-seat-bot = a bot
new-seat-kept = reserved for …
new-seat-me = me as well (one device)
new-seat-which-bot = Which bot sits on seat { $number }?
bots-levels = Levels, from easy to hard
bots-characters = With a character of their own
new-seat-whom = Who is seat { $number } reserved for?
new-seat-name = Name on this site
new-kept-help = Enter the name this person uses on this site.
new-seat-called = Who plays seat { $number } on this device
new-seat-my-name = Your name (optional)
new-seat-here = Name (optional)
new-hot-seat-help = Several seats on one device: you pass it around, and the cards are covered in between.
new-visibility = Who may join and watch?
visibility-link = Whoever has the link
visibility-link-help = You send the link; nobody else finds the table.
visibility-public = Everybody
visibility-public-help = The table is listed on the home page; anyone may join or watch.
visibility-private = Only people with a reserved seat
visibility-private-help = Nobody else can join or watch.
new-make = Make the table
new-more = Variants, clock and who may watch
new-not-now =
    { $count ->
        [one] Not offered for one player with these choices: { $names }.
       *[other] Not offered for { $count } players with these choices: { $names }.
    }
new-after = Seats can still be changed until the game begins.

lobby-title = Before the game
lobby-options = Options
lobby-seats = Seats
lobby-sit = Sit here
lobby-sit-too = Me too, on this device
lobby-put-bot = Put a bot here
lobby-add-bot = Bot for seat { $number }
lobby-clear = Free seat { $number }
lobby-clear-short = Free it
lobby-leave = Leave the table
lobby-left = You have left the table.
lobby-ready = I am ready
lobby-not-ready = I am not ready yet
lobby-start = Begin the game
lobby-wait-seats =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
lobby-wait-ready = Waiting for { $names } to be ready.
lobby-wait-me = Say that you are ready, then the game can begin.
lobby-wait-owner = Everybody is ready. { $name } can begin the game.
lobby-go = Everybody is ready. Begin when you like.
lobby-invite = Invite by link
lobby-invite-text = Anybody who opens this link can sit down, with an account or as a guest with just a name.
lobby-copy = Copy the link
lobby-copied = Link copied.
lobby-share = Share…
lobby-invite-closed = Anybody who opens this link can sit down, with an account of their own; those who have none can make one.
lobby-invite-words = Come and play { $title } with me on Civitas.
lobby-sign-in = Sign in to sit down.
lobby-watch = You are watching. Take a free seat to play.
lobby-started = The game has begun.

invite-title = You are invited
invite-to = { $owner } invites you to a table of { $title }.
invite-to-somebody = You are invited to a table.
invite-sit = Sit down as { $name }
invite-account = I have an account
invite-closed = On this site you play with an account. This invitation lets you make one, and then leads you back to the table.
invite-guest = Play as a guest
invite-guest-text = A name is enough. Keep using this browser, because only it lets you back in; you can turn it into a real account later.
invite-name = Your name
invite-guest-do = Sit down
invite-wanted = The game is under way, and one player has stayed away. You can take over the seat.
invite-begun = The game has already begun.
invite-begun-do = Go to the table

profile-since = Playing here since { $when }
profile-guest = Guest
profile-none = No game finished yet.
profile-block = Block this person
profile-unblock = Unblock this person
profile-block-help = Blocked people cannot sit down at your tables, nor you at theirs.
profile-blocked = { $name } is blocked.
profile-unblocked = { $name } is no longer blocked.
profile-settings = Change my settings

settings-title = Settings
settings-name = Name at the table
settings-save = Save
settings-saved = Saved.
settings-zone = Time zone
settings-confirm = Ask me before an answer is sent
settings-confirm-always = Always
settings-confirm-always-help = Every answer is shown as a sentence for you to confirm.
settings-confirm-risky = When it cannot be undone
settings-confirm-risky-help = Only where dice are rolled or something is revealed.
settings-confirm-never = Never
settings-confirm-never-help = A click is an answer.
settings-account = Account
settings-mail = Mail addresses
settings-password = Password
settings-two-factor = Passkeys and two-step sign-in
settings-sessions = Devices where I am signed in
settings-guest = You are a guest: only this browser knows you. With an account you can sign in anywhere and keep your games.
settings-guest-do = Create an account
settings-sign-in = Sign in to keep these settings on every device.
settings-device = On this device
settings-person = About me
settings-notices = Notifications: when and how
settings-keys = Keys for bots that play on my account

rules-title = Rules
rules-of = Rules of { $title }
rules-books = The rules of every game, paragraph by paragraph, in our own words.
rules-search = Search the rules
rules-found =
    { $count ->
        [0] No paragraph
        [one] One paragraph
       *[other] { $count } paragraphs
    }
rules-nothing = Nothing found. Try another word, or fewer.
rules-origin-printed = from the rulebook
rules-origin-public = published elsewhere
rules-origin-ours = our reading
rules-origin-ours-help = The rulebook leaves this open; this is how we play it.
rules-link = Link to paragraph { $paragraph }
rules-none = There is no rules index for this game yet.
rules-back = All games
rules-to-table = Back to the table
home-what-if = What if
what-if-title = What if?
what-if-text = You are trying something out. Nobody else sees it, and the real game stays as it is.
what-if-back = Back to the real game
what-if-throw-away = Throw away
what-if-sure = Throw this what-if table away?
what-if-sure-text = It cannot be brought back. The real game stays as it is.
what-if-keep = Keep it
