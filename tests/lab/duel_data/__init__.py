"""Where the toy game's data lies."""
