"""Ratings and statistics: what became of finished games, and how strong that shows their players to be.

Everything here follows from the finished tables alone, in the order in which they ended; it can be thrown away and
worked out anew at any time (`rating.recompute`).
"""
