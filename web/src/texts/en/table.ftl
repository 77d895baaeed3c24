ask-title = Question
ask-answers = Options
ask-answers-about =
    { $count ->
        [one] { $count } option
       *[other] { $count } options
    }
ask-left =
    { $count ->
        [one] { $count } option left
       *[other] { $count } options left
    }
ask-over = The game is over.
ask-happening = See what is happening …
ask-sealed = Your answer is sealed. Waiting for { $names }.
ask-thinking =
    { $count ->
        [one] { $names } is thinking …
       *[other] { $names } are thinking …
    }
ask-waiting = Waiting for { $names }.
ask-since = Last move { $when }
ask-rule = Rules §{ $rule }
ask-confirm = Confirm
ask-back = Back
ask-all =
    { $count ->
        [one] The only option
       *[other] All { $count } options
    }
ask-without-target = Other options
ask-why-not = Why not?
ask-refused = Not possible now
ask-not-together = That does not go with what you have chosen.
ask-dismiss = Close
ask-beside = Do something else first ({ $count })
ask-beside-now = The question stays open; you come back to it afterwards.
ask-beside-back = Back to the question
ask-to-choose = { $chosen } chosen; at least { $least }, at most { $most }.
ask-to-choose-exactly = { $chosen } of { $most } chosen.
ask-to-divide = { $count } left to assign.
ask-to-divide-least = At least { $count } more.
ask-to-order = { $count } still to place.
ask-orders-none = No orders yet
ask-orders =
    { $count ->
        [one] 1 order
       *[other] { $count } orders
    }
ask-orders-given = Ordered so far
weigh-title = What it costs, brings and risks
weigh-cost = Cost
weigh-effect = Effect
weigh-risk = Risk
weigh-no-cost = nothing
weigh-no-effect = nothing at once
weigh-no-risk = none
weigh-idle = Point at a deed or a piece to see here what it would do.
weigh-final = Final
weigh-alone = What the others order is not known yet
weigh-next = Then: { $text }
weigh-more = { $what } +{ $amount }
weigh-less = { $what } −{ $amount }
weigh-placed =
    { $amount ->
        [1] { $what } to { $place }
       *[other] { $amount } × { $what } to { $place }
    }
weigh-removed =
    { $amount ->
        [1] { $what } leaves { $place }
       *[other] { $amount } × { $what } leave { $place }
    }
weigh-moved =
    { $amount ->
        [1] { $what } → { $place }
       *[other] { $amount } × { $what } → { $place }
    }
weigh-of = { $name }: { $text }
weigh-dice = Dice: { $what }
weigh-dice-need = Dice: { $what }, { $need } or more
ask-piece = What you can do with { $name }
ask-places =
    { $count ->
        [one] 1 place
       *[other] { $count } places
    }
ask-again = Once more
ask-order = Your order
ask-earlier = Move { $name } forward
ask-take-out = Take { $name } out again
ask-more-of = One more: { $name }
ask-less-of = One less: { $name }
ask-undo = Undo
ask-redo = Redo
ask-restart = Back to the start of my turn
ask-trying = The site cannot be reached. Your answer is kept and will be sent again.
ask-missed = Somebody was faster, so your answer did not count. In the meantime:
ask-missed-seen = Got it
ask-keys = Answering
ask-now-asked = Your turn: { $text }
ask-touch = Choose what has the focus
ask-walk-left = Move left on the board
ask-walk-right = Move right on the board
ask-walk-up = Move up on the board
ask-walk-down = Move down on the board

seats-title = Seats
seats-you = you
seats-bot = bot
seats-won = winner
seats-asked = to move
seats-name-asked = { $name }, to move
seats-choose = Choose
seats-look = View from this seat

curtain-title = Pass the device to { $name }
curtain-text = The table is covered so that nobody sees another player's cards.
curtain-lift = I am { $name }, show the table

help-none = There is no further explanation.
help-rules = Open the rules

final-lost = { $count ->
    [one] No victory this time
   *[other] You have lost together
}
final-won =
    { $count ->
        [one] { $names } has won
       *[other] { $names } have won
    }
final-place = Place
final-player = Player
final-points = Points
final-tally = Where the points came from
final-board = Look at the board
final-again = Play again
final-export = Download the game
final-home = To my tables

tab-title = Parts of the table
tab-board = Board
tab-seats = Seats
tab-pages = Boards
tab-log = Log
tab-final = Result
tab-rules = Rules

table-cut = No connection. What you see may be out of date. Reconnecting …
table-of = Table { $name }
table-your-turn = Your turn
table-sheet = Question and hand
table-sheet-less = Show less
table-sheet-more = Show more

stage-skip = Skip
stage-hurried = { $count ->
    [one] One step was skipped.
   *[other] { $count } steps were skipped.
}
stage-recap = Watch
stage-needed = Needed
stage-need = at least { $number } needed
stage-sum = Total
otherwise-title = And otherwise?
otherwise-not = { $what } – not this time: { $why }
otherwise-next = { $what } – this would have been next
otherwise-next-by = { $what } – this would have been next; what decided: { $why }
reckoning-why = Why?
reckoning-by = Decided by { $reason }
reckoning-others = What else it could have taken:
reckoning-more = and { $number } more
mat-open = Mat of { $name }
mat-close = Back to the map
mat-keys = Mat
trade-title = Trading table
trade-give = You give
trade-want = { $name } gives
trade-give-more = Give one more: { $name }
trade-give-less = Give one less: { $name }
trade-want-more = Ask for one more: { $name }
trade-want-less = Ask for one less: { $name }
trade-was =
    { $count ->
        [0] new
       *[other] instead of { $count }
    }
trade-cards = Your cards
trade-show = Show the cards before the other side decides
trade-full = The offer is full: it names as many things as it may.
trade-propose = Make this offer
trade-drop = No trade
trade-accept = Accept
trade-refuse = Refuse
trade-counter = Offer these terms
trade-empty = Put something on either side.
trade-one-sided = One-sided
trade-gift = You get nothing for it.
trade-demand = { $name } gets nothing for it.
trade-uneven = { $give } for { $want } by number: somebody gives much more.
trade-fair = { $give } for { $want }
