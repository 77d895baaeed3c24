"""The rear: construction, trade and diplomacy, wages, fishing."""
