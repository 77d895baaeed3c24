"""The JSON API: all that a client, a person's or a bot's, needs to play. Its description is at /api/docs."""
