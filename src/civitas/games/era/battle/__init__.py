"""Battles on land and at sea."""
