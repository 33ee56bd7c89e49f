"""`stackhub arena`: bots against bots, on all cores or on a cluster."""
