"""Games that survive a new version of their rules."""
