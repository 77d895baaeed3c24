"""What a seat of this game does while its player is away."""

REACTIONS = {"react": "no"}
