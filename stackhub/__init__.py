"""StackHub: five stacking games on one computer, offline."""

__version__ = "0.1.0"
