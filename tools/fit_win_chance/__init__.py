"""How the two numbers of `[chance]` in the advice of a title were found: `python -m tools.fit_win_chance sands`."""
