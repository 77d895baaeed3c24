"""Playing in the terminal, and walking through games that were written down."""
