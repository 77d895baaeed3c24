# What is written to people who are not at the table.

notice-turn = { $game }: it is your turn
notice-turn-shared = { $game }: it is { $who }’s turn
notice-reminder = { $game }: it is still your turn, and your time is running
notice-reminder-shared = { $game }: it is still { $who }’s turn
notice-nudge = { $game }: the others are waiting for you
notice-nudge-shared = { $game }: the table is waiting for { $who }
notice-vote = { $game }: the table needs your vote
notice-vote-shared = { $game }: the table needs { $who }’s vote
notice-petition = { $game }: somebody is asking for a take-back
notice-petition-shared = { $game }: { $who } is asked to agree to a take-back
notice-caretaker = { $game }: a caretaker is playing for you
notice-caretaker-shared = { $game }: a caretaker is playing for { $who }
notice-invited = { $game }: a seat is reserved for you
notice-invited-shared = { $game }: a seat is reserved for { $who }
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
asked = Your question: { $question }
since = What has happened since your last answer:
earlier = · { $count ->
    [one] (and one event before that)
   *[other] (and { $count } events before that)
}
all-lost = All have lost together.
won = { $count ->
    [one] { $names } has won.
   *[other] { $names } have won.
}
spoke = From { $names }.

withdrawn = { $game }: it is no longer your turn
withdrawn-undone = Somebody has taken back a move. You will hear from us when it is your turn.
withdrawn-answered = The question has been answered.

test = This is a test from Civitas
test-why = If you can read this, notifications reach you here.

mail-subject-many = Civitas: { $count } notifications
mail-open = Open the table: { $link }
mail-open-button = Open the table
mail-why = You get this mail because you play on { $site }.
mail-settings = Choose what you hear about: { $link }
mail-settings-button = Choose what you hear about
mail-stop = Unsubscribe with one click: { $link }
mail-stop-button = Unsubscribe

fault-address-unreadable = Nothing can be sent to that address.
fault-address-not-public = That address is in a private network; this site only sends to public ones.
fault-address-not-https = That address must begin with https://.
fault-address-port = Requests go to the usual ports of https alone.
fault-unreachable = Nobody answered there. { $detail }
fault-refused-there = The other side refused it ({ $detail }).
fault-redirected = The address redirects elsewhere ({ $detail }); enter the one it redirects to.
fault-told-to-wait = The other side is asking us to wait ({ $detail }).
fault-browser-keys = The browser did not provide a usable key.
fault-not-discord = That is not the address of a Discord webhook (https://discord.com/api/webhooks/…).
fault-not-ntfy = That is not the address of a topic (https://ntfy.sh/your-topic).
fault-no-address = You have no confirmed e-mail address.
fault-mail-server = The mail server did not take it ({ $detail }).
fault-unsubscribed = You have unsubscribed by a link in a mail.
fault-broken = Something went wrong on our side.
