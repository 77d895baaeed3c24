# What is written to people who are not at the table.

notice-turn = { $game }: it is your turn
notice-turn-shared = { $game }: it is { $who }’s turn
notice-reminder = { $game }: it is still your turn, and your time is running
notice-reminder-shared = { $game }: it is still { $who }’s turn
notice-nudge = { $game }: the others are waiting for you
notice-nudge-shared = { $game }: the table is waiting for { $who }
notice-vote = { $game }: your vote is wanted
notice-vote-shared = { $game }: { $who }’s vote is wanted
notice-petition = { $game }: somebody would like to take a move back
notice-petition-shared = { $game }: { $who } is asked to agree to a take-back
notice-caretaker = { $game }: a caretaker is playing for you
notice-caretaker-shared = { $game }: a caretaker is playing for { $who }
notice-invited = { $game }: a seat is kept for you
notice-invited-shared = { $game }: a seat is kept for { $who }
notice-started = { $game }: the game has begun
notice-started-shared = { $game }: the game has begun
notice-finished = { $game }: the game is over
notice-finished-shared = { $game }: the game is over
notice-chat = { $game }: { $count ->
    [one] a new message at the table
   *[other] { $count } new messages at the table
}
notice-chat-shared = { $game }: { $count ->
    [one] a new message at the table
   *[other] { $count } new messages at the table
}

with = With { $names }
and = { $some } and { $last }
asked = You are asked: { $question }
since = What has happened since your last answer:
earlier = · { $count ->
    [one] (one earlier thing)
   *[other] ({ $count } earlier things)
}
won = { $count ->
    [one] { $names } has won.
   *[other] { $names } have won.
}
spoke = From { $names }.

withdrawn = { $game }: it is no longer your turn
withdrawn-undone = Somebody has taken a move back. You will be told when it is your turn.
withdrawn-answered = It has been answered.

test = This is a test from Civitas
test-why = If you can read this, notices reach you here.

mail-subject-many = Civitas: { $count } notices
mail-open = Open the table: { $link }
mail-open-button = Open the table
mail-why = You get this mail because you play on { $site }.
mail-settings = What you want to be told: { $link }
mail-settings-button = Choose what you are told
mail-stop = No more such mail, one click: { $link }
mail-stop-button = No more such mail

fault-address-unreadable = That is not an address that can be written to.
fault-address-not-public = That address is in a private network; this site writes to public ones only.
fault-address-not-https = That address must begin with https://.
fault-unreachable = Nobody answered there. { $detail }
fault-refused-there = The other side refused it ({ $detail }).
fault-redirected = The other side points elsewhere ({ $detail }); give the address it points to.
fault-told-to-wait = The other side wants to be left alone for a while ({ $detail }).
fault-browser-keys = The browser has not given a usable key.
fault-not-discord = That is not the address of a Discord webhook (https://discord.com/api/webhooks/…).
fault-not-ntfy = That is not the address of a topic (https://ntfy.sh/your-topic).
fault-no-address = You have no confirmed e-mail address.
fault-mail-server = The mail server did not take it ({ $detail }).
fault-unsubscribed = You have switched it off by a link in a mail.
fault-broken = Something went wrong on our side.
