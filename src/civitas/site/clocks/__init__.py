"""Time at a table: clocks, quiet hours and holidays, alarms, and what happens when somebody does not come back."""
