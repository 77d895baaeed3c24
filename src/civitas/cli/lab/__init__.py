"""Games by the hundred: how strong bots are, how fast rules are, what a change of a game does."""
