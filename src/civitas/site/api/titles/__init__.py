"""The games on offer over the API: what they are made of, and their lessons."""
