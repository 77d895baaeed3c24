"""Combat: battle, siege and plunder."""
