absence-votes =
    { $count ->
        [one] Na razie { $count } głos.
        [few] Na razie { $count } głosy.
       *[many] Na razie { $count } głosów.
    }
