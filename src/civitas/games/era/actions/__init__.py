"""The seven actions of a round."""
