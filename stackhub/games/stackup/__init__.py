"""Stack Up!: cards that are stacked in order, up or down."""
