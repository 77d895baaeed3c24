"""People over the API: accounts, notices, ratings, what they are waiting for."""
