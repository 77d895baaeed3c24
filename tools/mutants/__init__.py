"""Would the tests notice? Changes the rules in one place at a time and runs the tests that reach it."""
