"""Qt pieces every board and screen shares: palette, signs, theme, fonts and icons. Knows no game and no screen."""
