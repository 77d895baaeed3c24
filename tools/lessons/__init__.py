"""Finds the positions of the lessons: `python -m tools.lessons sands`. A module for each title says what it seeks."""
