"""Tables: who sits where, what was decided, and how a move is made so that nothing acknowledged is lost."""
