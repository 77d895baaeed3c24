"""Tables that people have for themselves: what if, lessons, and games that they bring along as files."""
