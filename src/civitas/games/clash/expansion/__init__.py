"""§14 The expansion: its buildings, events, objectives and civilisations."""
