"""What the player to move has to decide. ``ANSWERS_ON``: a Crash must be answered, and an answer moves it on although
only two are left, because somebody left in the middle of this turn (SU-25)."""

CHOOSES, PLAYS, HAS_DRAWN, ANSWERS, ANSWERS_ON = range(5)
