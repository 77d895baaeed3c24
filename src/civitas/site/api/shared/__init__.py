"""What all parts of the API use: callers, errors, shapes, words, how often somebody may ask."""
