"""§13 What advances do beside their data."""
