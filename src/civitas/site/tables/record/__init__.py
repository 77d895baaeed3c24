"""What is kept of a game, and how it is written and read: journal, log, earlier positions, live tables in memory."""
