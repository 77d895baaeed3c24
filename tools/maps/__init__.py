"""Draws the map of a title from real coastlines. Start with README.md."""
