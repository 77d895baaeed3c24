plan-title = Shared plan
plan-help = Signs and arrows on the map that only you and your partners see
plan-open = Open the shared plan
plan-close = Close the shared plan
plan-count =
    { $count ->
        [one] one mark
       *[other] { $count } marks
    }
plan-new = { $name } adds to the plan: { $text }

plan-sign = Which sign?
plan-sign-goal = Go here
plan-sign-attack = Attack
plan-sign-hold = Hold
plan-sign-danger = Danger
plan-sign-question = What about this?
plan-touch = Touch a place on the map, or choose it from the list.
plan-touch-arrow = Touch a second place to make it an arrow.
plan-place = Place
plan-nowhere = choose …
plan-to = Arrow to
plan-no-arrow = no arrow
plan-label = A few words, if you like
plan-put = Add
plan-at = { $sign }: { $place }
plan-from-to = { $sign }: { $from } to { $to }
plan-labelled = { $mark } – { $label }

plan-marks = What is planned
plan-empty = Nothing is planned yet. Whatever you add is seen by your partners at once and stays until somebody takes it out. Spectators never see it.
plan-remove = Take out: { $mark }
plan-remove-short = Take out
plan-clear = Clear the whole plan …
plan-clear-title = Clear the whole plan?
plan-clear-text = All signs and arrows go, also those of your partners.
plan-clear-yes = Yes, clear it
