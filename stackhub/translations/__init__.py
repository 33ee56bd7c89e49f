"""Qt translation sources (.ts) and the tool that compiles them to .qm."""
