"""Panda3D inside Qt: viewport, scene loading, materials, camera, picking. Knows no game."""
