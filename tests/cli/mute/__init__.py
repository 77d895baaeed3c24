"""A game that has no texts."""
