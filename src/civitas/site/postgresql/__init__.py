"""PostgreSQL as Django knows it, with a quicker look at whether a kept connection still works."""
