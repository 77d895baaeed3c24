"""Keeping a site: what its host does from the command line."""
