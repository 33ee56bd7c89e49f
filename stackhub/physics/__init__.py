"""The physical tables: world, fixed-step clock, contacts, recorder. No Qt, no rendering."""
