"""Everything that is written to, or read from, disk: settings, saves, the database, checked YAML files."""
