"""Movement: orders given blind, revealed together."""
