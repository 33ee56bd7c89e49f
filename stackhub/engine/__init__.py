"""The kernel that every game shares. Pure Python: no Qt, no Panda3D, no clock, no global random."""
