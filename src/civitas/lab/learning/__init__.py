"""Evaluations that are learned from games: play, fit, let new and old play each other, keep what is better."""
