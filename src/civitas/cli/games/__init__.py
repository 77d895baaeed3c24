"""What is to be known of a game: its rules, whether it keeps its promises, and how to begin one."""
