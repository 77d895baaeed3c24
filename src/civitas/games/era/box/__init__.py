"""The box: contents, state, and what every chapter needs."""
