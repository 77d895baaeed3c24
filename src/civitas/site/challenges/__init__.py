"""The challenge of the week: everybody plays the same table alone, once, and whoever gets furthest leads the list."""
