"""The special phases of the seasons."""
