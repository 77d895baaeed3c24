"""Checks that watch a game while it is played: at many decisions they stop and look."""
