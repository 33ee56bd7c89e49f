"""Babylon: twelve tablets, two players, no chance."""
