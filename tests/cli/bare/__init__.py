"""A game that has texts and nothing else beside it."""
