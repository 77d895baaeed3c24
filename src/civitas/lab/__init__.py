"""The laboratory: an environment for research, an arena for bots, and measurements of a game's balance."""
