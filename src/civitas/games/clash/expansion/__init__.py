"""§14 A preview of the expansion."""
