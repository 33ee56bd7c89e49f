"""Stick & Stack: sticks on a cup that wobbles."""
