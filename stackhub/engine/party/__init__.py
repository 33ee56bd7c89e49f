"""An evening of games: who takes part, what is played at which tables, what it counts. No Qt, no clock, no files."""
