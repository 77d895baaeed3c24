"""Chapter 12: the automa, an opponent made of eight cards and a table of values."""
