"""The action Expansion: growth, recruits, movement, cities."""
