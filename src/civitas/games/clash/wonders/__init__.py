"""§12 Wonders."""
