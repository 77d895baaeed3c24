talk-title = Log and talk
talk-log = Log
talk-chat = Chat
talk-notes = Notes
talk-unread =
    { $count ->
        [one] { $count } unread message
       *[other] { $count } unread messages
    }

log-empty = Nothing has happened yet.
log-older = Show earlier lines
log-newest = Newest
log-struck = taken back
log-show-struck = Show what was taken back
log-look = Look at the board after this

chat-players = Players
chat-spectators = Spectators
chat-room = Who is talking
chat-empty = Nobody has said anything yet.
chat-write = Your message
chat-send = Send
chat-sign-in = Sign in to talk.
chat-gone = Somebody who has left
chat-apart = Players read what spectators say only after the game.
chat-failed = That was not sent. Try again in a moment.

notes-label = Your notes on this table
notes-help = Only you can read this.
notes-saved = Saved
notes-saving = Saving …
notes-failed = Not saved yet; your words are still here. Trying again.

at-table-open = Table
at-table-title = At this table
at-table-petition = Ask for a take-back …
at-table-orders = Standing orders …
at-table-notices = Notifications from this table …
at-table-branch = Try it out (private branch)
at-table-branch-help = A copy of the table that only you see. What you cannot know is dealt anew, and you play every seat.
at-table-export = Download the game as a file
at-table-export-later = Players can download the file when the game is over.
at-table-resign = Resign …
at-table-watch = Copy a link for spectators
at-table-watch-copied = The link is on your clipboard.
at-table-watch-private = This table is private: only its players can see it.
at-table-watch-link = This table is for whoever has its link: nobody else finds it.
at-table-dice = Are the dice fair? …
dice-title = Are the dice fair?
dice-text = All rolls and shuffles of this game follow from one secret seed, drawn before the game began. Its fingerprint has been public from the start, so nobody can swap the seed for another without being found out.
dice-commitment = Fingerprint of the seed (SHA-256)
dice-later = The seed itself is shown here when the game is over.
dice-seed = Seed
dice-fits = ✓ The seed fits the fingerprint.
dice-differs = ✗ The seed does not fit the fingerprint!
dice-verify = With the file of the game and the command “civitas verify”, you can recompute every single roll.
at-table-cancel = Cancel

resign-title = Resign from this game?
resign-text = A bot plays your seat from now on. You may watch, but you cannot come back to this seat.
resign-last = Nobody but bots would be left: the game ends here, with the scores as they are.
resign-yes = Yes, I resign

petition-title = Ask for a take-back
petition-text = Everybody else at the table must agree. Dice and cards will come up the same again.
petition-to = How far back?
petition-mine = To before my last answer
petition-mine-none = You have not answered anything yet.
petition-shown = To the position you are looking at (step { $move } of { $moves })
petition-ask = Ask the others
petition-asks = { $name } asks to go back to step { $move } of { $moves }.
petition-asked = You have asked to go back to step { $move } of { $moves }.
petition-look = Show it
petition-agree = Agree
petition-refuse = Refuse
petition-voted = You have agreed.
petition-waits = Waiting for { $names }.
petition-until = Until { $time }.
petition-withdraw = Withdraw
petition-accepted = The table has gone back to step { $move }.
petition-refused = The take-back was refused.
petition-withdrawn = The request was withdrawn.
petition-expired = The request was not answered in time.

orders-title = Standing orders
orders-text = These questions are answered for you as soon as they come up, if the rules allow it. Nobody else sees your orders.
orders-none = You have no standing orders.
orders-earlier = A question you were asked before
orders-answer = Answer: { $answer }
orders-end = Ask me again
orders-new = Whenever I am asked this
orders-with = answer with
orders-give = Give this order
orders-unfit = This question cannot be answered in advance.
orders-not-asked = You can give a new order while its question is open.

recap-button = Since my last turn
recap-skipped = What I skipped ({ $count })
recap-nothing = Nothing has happened since your last answer.
recap-title = Since your last turn
recap-count = { $number } of { $count }
recap-on = Next
recap-back = Previous
recap-end = Back to now

past-scrubber = Course of the game
past-move = Step { $move } of { $moves }
past-more =
    { $count ->
        [one] and one line more in the log
       *[other] and { $count } lines more in the log
    }
past-silent = Nothing to see at this step.
past-back = One step back
past-on = One step forward
past-now = Back to now
past-start = To the beginning
past-keys = Shift with the arrow keys goes one step back or forward; Home and End jump to the beginning and to now.
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-times = { $speed }×
