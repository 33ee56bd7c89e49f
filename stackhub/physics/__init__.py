"""The physical tables: world, fixed step, hand, contacts, rest and fall, snapshots, recorder. No Qt, no rendering.

A process that also uses Qt imports `PySide6.QtCore` before anything of this package (see `solver`).
"""
