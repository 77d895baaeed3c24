"""People: accounts, guests, what they prefer, whom they would rather not meet, and the keys they give their bots."""
