"""Upturn: number tokens, and an order that turns together with the direction of play."""
