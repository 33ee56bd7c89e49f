"""Stacko: a tower of blocks."""
