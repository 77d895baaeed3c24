"""A table over the API: gathering, playing, looking back, talking."""
