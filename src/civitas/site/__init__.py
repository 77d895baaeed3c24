"""The site: tables that last, for people far apart. Django on PostgreSQL, or on SQLite for one box."""
