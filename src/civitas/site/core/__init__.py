"""What every part of the site stands on and that stands on none of them: the bus, the clock, limits, events."""
