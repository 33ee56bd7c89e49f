"""What the boards of the tables that hands play on share: Qt, the 3D view and the pace of physics. Knows no game."""
