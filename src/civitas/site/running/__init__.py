"""Running the site: everything in one process for a household (`together`), or web, push and worker apart (`apart`)."""
