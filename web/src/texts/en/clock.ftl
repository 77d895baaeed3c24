clock-title = Clock
clock-none = No clock
clock-none-help = No time limit and no reminders. For games on one device or against bots.
clock-friends = Among friends
clock-friends-help = Time is counted but never runs out. After a week without an answer the others may decide how to go on.
clock-brisk = One day, plus { $increment } per turn
clock-steady = Three days, plus { $increment } per turn
clock-leisurely = Three days, plus { $increment } per turn
clock-live-15 = Live, { $bank }
clock-live-40 = Live, { $bank }
clock-live-90 = Live, { $bank }
clock-bank-help = Everybody starts with { $bank }, gains { $increment } each turn and never holds more than { $cap }. Anybody who runs out has { $grace } of grace.
clock-bank-pace-brisk = About one move a day or more.
clock-bank-pace-steady = Good for a few moves a week.
clock-bank-pace-leisurely = For people with little time.
clock-live-help = Everybody is at the table at the same time, starts with { $bank } and gains { $increment } each turn, up to { $cap }.
clock-pauses = Quiet hours and holidays
clock-pauses-yes = Stop the clocks
clock-pauses-yes-help = Nobody's time runs at night or on holiday.
clock-pauses-no = Do not apply here
clock-pauses-no-help = The clocks always run. For tournaments and evenings together.
clock-of = Time of { $name }: { $time }
clock-left = { $time } left
clock-spent = { $time } so far
clock-paused = paused until { $time }
clock-late = out of time
clock-absent = away
clock-deadline = Runs until { $time }
clock-nudge = Remind
clock-nudge-of = Remind { $name }
clock-nudged = { $name } has been reminded.
clock-call-vote = Ask the others how to go on without { $name }
dial-days = { $days } d { $hours } h
dial-hours = { $hours } h { $minutes } min

absence-asks = { $name } has not come back in time. How should the game go on?
absence-waits = { $name } is out of time; the table decides.
absence-until = Until { $time }.
absence-votes =
    { $count ->
        [one] { $count } vote so far.
       *[other] { $count } votes so far.
    }
absence-mine = Your time is up and the others are deciding. Answer, and you are back.
absence-wait = Wait
absence-caretaker = Caretaker
absence-replace = Somebody else
absence-end = End here
absence-wait-help = Another period of grace; after that the table is asked again.
absence-caretaker-help = A bot does only what has to be done; the seat can be taken back at any time.
absence-replace-help = A caretaker plays until somebody takes over the seat.
absence-end-help = With the scores as they are. Everybody must agree.
absence-kept = A caretaker plays for you: it does not trade, attacks nobody and spends only what it must.
absence-return = Take my seat back
absence-returned = It is your seat again.
seat-caretaker = caretaker
seat-wanted = Player wanted
absence-take-over = Take over this seat
absence-looking = Somebody is needed to take over { $name }’s seat, from the lobby or with the link.
absence-ended = Ended by agreement, with the scores as they were.
card-wanted =
    { $count ->
        [one] Looking for somebody to take over a seat
       *[other] Looking for { $count } people to take over seats
    }

reliable-title = Reliability
reliable-finished =
    { $count ->
        [0] no game finished yet
        [one] { $count } game finished
       *[other] { $count } games finished
    }
reliable-timed-out =
    { $count ->
        [0] never ran out of time
        [one] ran out of time once
       *[other] ran out of time { $count } times
    }
reliable-median = answers within { $time }

hours-title = When my clocks pause
hours-text = Your clocks stop during these hours and on these days, at every table that allows pauses. Your time zone is set above.
hours-quiet = Quiet hours
hours-quiet-on = Every night
hours-from = from
hours-until = until
hours-save = Save
hours-holiday = Holiday
hours-left =
    { $count ->
        [0] no day left this year
       *[other] { $count } of { $all } days left this year
    }
hours-first = first day
hours-last = last day
hours-plan = Add a holiday
hours-now = now
hours-call-off = Cancel
hours-back = I am back

orders-reactions = When others do something
orders-reactions-text = Such questions are then answered for you after a random delay, whether or not you could have reacted, so the timing gives nothing away.
orders-reaction-ask = Ask me
orders-reaction-only = Pass if there is nothing I could do
orders-reaction-always = Always pass
orders-how-long = How long
orders-always = Until I end it
orders-once = Only the next time
orders-until-warned = Until somebody does something to me
