# Texts that every game shares. A game may word them anew in its own file.

seat-name = Player { $number }

option-yes = Yes
option-no = No
option-none = Nothing
option-pass = Pass
option-done = Done
option-number = { $number }
option-deal-accept = Accept
option-deal-refuse = Refuse
option-deal-counter = Offer other terms

reason-not-offered = That cannot be chosen here.
reason-wrong-form = That is not an answer to this question.
reason-wrong-count =
    { $least ->
        [one] Choose at least one
       *[other] Choose at least { $least }
    } and at most { $most }.
reason-out-of-range = Only numbers from { $low } to { $high } are possible.
reason-not-together = That does not go with what you have chosen.

list-empty = nothing
list-last = { $rest } and { $last }

note-victory =
    { $count ->
        [one] { $seat } wins
       *[other] { $seat } share the victory
    } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $count ->
        [one] .
       *[other] { " " }each.
    }

note-defeat = All have lost together.

note-rules-changed =
    New rules apply from now on (version { $after } instead of { $before }). { $back ->
        [0] The game goes on from the position that you saw.
        [one] One answer no longer fits them and was taken back.
       *[other] { $back } answers no longer fit them and were taken back.
    }

# Why a move is good: what it wins and what it costs, in the words of the game's features.
why-more = It { $more }.
why-more-but = It { $more }, but { $less }.
why-less = It { $less }.
why-even = It is worth about as much as the other answers.
why-same = The next best answer leads to a win just as often: in about { $chance } of 100 games.
why-alone = No other answer was worth considering.
why-only = It is the only answer that the rules allow.
why-figures = { $said } ({ $figures })
why-help = { $name }: { $help }
why-chance = It leads to a win in about { $chance } of 100 games, the next best answer in { $next }.
figure = { $name } { $before } → { $after }
