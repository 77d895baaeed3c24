notices-title = Notifications
notices-lead = How you hear that it is your turn. While you are at the table nothing is sent: each notification waits a moment and is dropped if you have answered by then.
notices-back = Settings
notices-browser = This browser
notices-browser-off = Show notifications on this device, even when Civitas is closed.
notices-browser-on = This browser shows notifications.
notices-browser-forbidden = This browser does not allow notifications from this site. You can allow them in its settings for this page.
notices-browser-impossible = This browser cannot show notifications. On an iPhone or iPad, add Civitas to the home screen first.
notices-browser-do = Show notifications here
notices-browser-refused = The browser did not allow it.
notices-channels = Where you get them
notices-way-mail = E-mail
notices-way-push = Browser
notices-way-discord = Discord
notices-way-webhook = Webhook
notices-way-ntfy = ntfy
notices-mail-none = You have no confirmed e-mail address.
notices-mail-confirm = Add or confirm one
notices-mail-dumb = This site is not set up to send mail.
notices-on = On
notices-level = What for
notices-level-all = Everything, chat too
notices-level-game = My turn and my games
notices-level-turns = Only when others are waiting for me
notices-level-none = Nothing
notices-bundle = When
notices-bundle-0 = At once
notices-bundle-15 = Bundled, every 15 minutes
notices-bundle-60 = Bundled, every hour
notices-bundle-1440 = Once a day
notices-hour = Send the daily summary at
notices-hour-of = { $hour }:00
notices-add-guest = Guests are told by this browser only. With an account there are other ways.
notices-test = Send a test
notices-test-sent = Sent. Has it arrived?
notices-remove = Remove
notices-removed = Removed.
notices-last = Last sent { $when }
notices-trouble = Failed { $when }: { $why }
notices-off = Switched off: { $why }
notices-add = Add another way
notices-add-way = Kind
notices-add-address = Address
notices-add-discord-help = In Discord: Server settings, Integrations, Webhooks. It says only what everybody at the table may know.
notices-add-ntfy-help = The address of your topic, such as https://ntfy.sh/my-secret-topic.
notices-add-webhook-help = For programs: a signed request for each notification. The secret is shown once.
notices-add-token = Access token, if the server asks for one
notices-add-do = Add
notices-added = Added. Send a test to see whether it works.
notices-secret = The secret of this webhook. Copy it now; it will not be shown again:
notices-sign-in = Sign in to choose how you are notified.
notices-table-title = Notifications from this table
notices-table-as-usual = Same as for all tables

stop-title = Mail from Civitas
stop-working = One moment…
stop-done = You will get no more mail about your tables.
stop-again = Send me mail after all
stop-on = You will get mail about your tables again.
stop-wrong = This link does not work, or no longer does.
stop-settings = All notifications

ratings-title = Leaderboards
ratings-lead = Calculated from finished games of people with accounts and of bots, all on one scale. The bar shows the range in which somebody’s true strength lies 19 times in 20. The ranking goes by its lower end.
ratings-people = People
ratings-bots = Bots
ratings-all = Both
ratings-rank = Place
ratings-name = Name
ratings-points = Rating
ratings-between = { $low } to { $high }
ratings-games = Games
ratings-none = Nobody yet. Your rating starts with your first finished game against another account or a bot.
ratings-none-bots = No bot has finished a rated game yet.
figures-title = What the games show
figures-none = No game of this title has been finished here yet.
figures-size =
    { $count ->
        [one] { $seats } players, one game
       *[other] { $seats } players, { $count } games
    }
figures-length = About { $entries } steps each; half of the games took { $time } or less.
figures-minutes =
    { $count ->
        [one] one minute
       *[other] { $count } minutes
    }
figures-hours =
    { $count ->
        [one] one hour
       *[other] { $count } hours
    }
figures-days =
    { $count ->
        [one] one day
       *[other] { $count } days
    }
figures-seat = Seat
figures-won = Won
figures-score = Points

fared-title = In figures
fared-game = Game
fared-games = Games
fared-won = Won
fared-rating = Rating
fared-unrated = not yet
fared-best = Best
fared-history = Ratings after the last games
fared-place = { $place } of { $seats }
fared-help = In brackets: the range in which the true value lies 19 times in 20.

campaign-title = Campaign: { $title }
campaign-people = People
campaign-rank = Best rank
campaign-help = Games against the opponents that come in the box, and the best result of each kind. Games with hints do not count.

mine-title = Your data
mine-take = Download all my games and data
mine-take-help = One zip file: every finished game as a file that can be replayed anywhere, and the rest as JSON.
mine-leave = Delete my account
mine-leave-help = Your name, addresses and keys are deleted. Games stay, without your name, because they belong to the others as well.
mine-leave-title = Delete the account for good?
mine-leave-text = This cannot be undone. You will be missing from games that are still under way. Download your games first if you want to keep them.
mine-leave-type = To confirm, type your name: { $name }
mine-leave-yes = Delete for good
mine-leave-no = Stay

botkeys-title = Keys for bots
botkeys-lead = A program of yours can play on your account. It signs in with a key, and whoever has the key can do what you can do at tables.
botkeys-sign-in = Keys belong to an account: sign in first.
botkeys-make = Make a key
botkeys-name = What is it for?
botkeys-make-do = Make the key
botkeys-fresh = The key “{ $name }”
botkeys-fresh-once = Copy it now: it is shown only this once.
botkeys-copy = Copy
botkeys-copied = Copied.
botkeys-copy-by-hand = This browser does not allow that. Select the key and copy it.
botkeys-yours = Your keys
botkeys-none = None yet.
botkeys-made = made on { $day }
botkeys-used = last used { $ago }
botkeys-unused = never used
botkeys-revoke = Revoke
botkeys-revoke-of = Revoke the key “{ $name }”
botkeys-revoked = The key no longer works.
botkeys-docs = What a program can do is described at

challenge-title = This week’s challenge
challenge-title-of = Challenge of week { $week }
challenge-previous = The week before
challenge-this-week = This week’s challenge
challenge-lead = Everybody plays the same table with the same dice, alone, and has one attempt. Winning counts before points. The dice are revealed when the week is over.
challenge-until = Ends { $when }
challenge-was-until = Ended { $when }
challenge-take-up = Take it up
challenge-go-on = Go on with your attempt
challenge-look-back = Look back at your attempt
challenge-refused = Your attempt is not on the list: its journal does not lead to the result of its table. Please tell the people who run this site.
challenge-account = Everybody has one attempt, so it takes an account.
challenge-list = { $count ->
    [0] The list
    [one] The list: one attempt
   *[other] The list: { $count } attempts
}
challenge-none = Nobody has finished yet. Be the first.
challenge-result = Result
challenge-points = Points
challenge-won = won
challenge-lost = lost
