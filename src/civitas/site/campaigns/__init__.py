"""What people have reached against the opponents that a box prints, from game to game."""
