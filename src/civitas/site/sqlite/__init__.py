"""SQLite as Django knows it, with threads that write one after the other in the order in which they came."""
