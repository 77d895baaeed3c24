"""§8.2 §8.7 Objectives."""
