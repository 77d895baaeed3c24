# As much of a language as a test needs.

nav-settings = Ustawienia
card-gathering =
    { $count ->
        [one] Jedno miejsce jest wolne
        [few] { $count } miejsca są wolne
       *[many] { $count } miejsc jest wolnych
    }
