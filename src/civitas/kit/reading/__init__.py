"""Checks that need no game: they read what it consists of."""
