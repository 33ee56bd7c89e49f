"""The null game: the smallest game that has everything a game may have. CONTRIBUTING's checklist follows it.

A row of counters. On your turn you roll the die (chance), then take as many counters as it shows, or fewer. Everybody
holds a token that nobody else sees (hidden information) and may show it while another one plays (a move out of turn).
Who takes the last counter wins; points are the counters you took and your token.
"""
