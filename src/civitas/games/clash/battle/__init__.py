"""§10 Battles."""
