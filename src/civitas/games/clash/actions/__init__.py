"""§5.4 §6 What players do in their turns: the actions of the rulebook, exploring and trades."""
