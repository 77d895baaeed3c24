"""A site from the command line: running it, looking after it, and proving that it holds."""
