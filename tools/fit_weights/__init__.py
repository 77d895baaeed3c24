"""What things are worth in the end, asked of many games: `python -m tools.fit_weights sands`."""
