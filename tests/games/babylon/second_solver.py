"""A second solver of Babylon that shares no code with the first and works the other way round.

Positions are labelled (colours are told apart): a sorted tuple of numbers ``colour * 16 + height``, one per pile. All
reachable ones are found from the start, then judged from few piles to many, which is the order in which games end.
"""

from collections import defaultdict

Labelled = tuple[int, ...]
START: Labelled = tuple(sorted(colour * 16 + 1 for colour in range(4) for _ in range(3)))


def moves(position: Labelled) -> list[Labelled]:
    """The position after each ordered pair of piles that fits, in no particular order, repetitions kept."""
    found = []
    for i, lifted in enumerate(position):
        for j, onto in enumerate(position):
            if i == j or not (lifted & 15 == onto & 15 or lifted >> 4 == onto >> 4):
                continue
            rest = [pile for k, pile in enumerate(position) if k not in (i, j)]
            found.append(tuple(sorted([*rest, lifted + (onto & 15)])))
    return found


def reachable() -> dict[int, set[Labelled]]:
    """All positions that can come up, by the number of piles."""
    levels: dict[int, set[Labelled]] = {12: {START}}
    for piles in range(12, 1, -1):
        levels[piles - 1] = {after for position in levels[piles] for after in moves(position)}
    return levels


def solve() -> dict[Labelled, tuple[bool, int, bool, int]]:
    """For every reachable position: the mover wins, moves left, the mover wins misère, Grundy value."""
    values: dict[Labelled, tuple[bool, int, bool, int]] = {}
    levels = reachable()
    for piles in range(1, 13):
        for position in levels[piles]:
            replies = [values[after] for after in set(moves(position))]
            outcomes = defaultdict(list)
            for win, left, _, _ in replies:
                outcomes[win].append(left)
            if outcomes[False]:
                result, left = True, min(outcomes[False]) + 1
            elif outcomes[True]:
                result, left = False, max(outcomes[True]) + 1
            else:
                result, left = False, 0
            misere = True if not replies else not all(reply[2] for reply in replies)
            taken = {reply[3] for reply in replies}
            grundy = next(g for g in range(len(taken) + 1) if g not in taken)
            values[position] = (result, left, misere, grundy)
    return values
