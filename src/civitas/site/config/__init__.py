"""What hosts write into the environment, as Django wants it. Read by the settings, so it may not need them."""
