"""The games. Each is a folder with the same rooms; :mod:`stackhub.games.registry` lists them."""
