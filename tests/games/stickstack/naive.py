"""Stick & Stack once more, as plainly as can be: dictionaries and lists, one ruling after the other, nothing shared
with the game but its notation. Slow and simple on purpose: `test_naive` plays both side by side."""

from __future__ import annotations

import json
from typing import Any

Facts = dict[str, Any]


class Naive:
    """A round. `play` returns False, and changes nothing, for a move that may not be played."""

    def __init__(self, seats: int, first: int, options: dict[str, Any]) -> None:
        self.options = options
        self.bag = {f"s{number:02}" for number in range(1, 37)}
        self.tower: list[str] = []
        self.front: list[list[str]] = [[] for _ in range(seats)]
        self.five = [0] * seats
        self.gone: list[int] = []
        self.held: str | None = None
        self.own = False
        self.end: tuple[str, int | None] | None = None
        # Who plays: one ring, or one for each team, of which the first is to play and the others wait their turn.
        if options["mode"] == "teams":
            rings = [[seat for seat in range(seats) if seat % 2 == first % 2]]
            rings.append([seat for seat in range(seats) if seat % 2 != first % 2])
        else:
            rings = [list(range(seats))]
        for ring in rings:
            while ring[0] != min(ring, key=lambda seat: (seat - first) % seats):
                ring.append(ring.pop(0))
        self.rings = rings

    @property
    def turn(self) -> int:
        return self.rings[0][0]

    @property
    def after(self) -> int:
        return self.rings[1][0] if len(self.rings) == 2 else self.rings[0][1 % len(self.rings[0])]

    def play(self, seat: int, move: str) -> bool:
        if self.end is not None or (seat != self.turn and move != "leave"):
            return False
        if move == "leave":
            return self._leave(seat)
        if move.startswith("record "):
            return self.held is not None and self._record(json.loads(move.removeprefix("record ")))
        place, _, stick = move.partition(":")
        here = self.bag if place == "bag" else self.front[seat]
        if self.held is not None or stick not in here:
            return False
        here.remove(stick)
        self.held, self.own = stick, place == "own"
        return True

    # --- a turn

    def _record(self, facts: Facts) -> bool:
        assert self.held is not None
        me, held = self.turn, self.held
        found = verdict(facts, self.tower, held, self.options)
        if found is None:
            return False
        over, self.tower, before_me = found
        self.held = None
        if over:
            together = self.options["mode"] == "coop"
            if not together:
                self.five[me] += 5
            if self.options["crash_sticks"] == "five_only" and not together:
                self.bag.update(before_me)
            else:
                self.front[me] += before_me
            self.end = over, me
            return True
        self.front[me] += before_me
        if facts["end"] == "kept" and self.own and self.options["mode"] != "coop":
            self.five[me] += 1
        self._next()
        return True

    def _next(self) -> None:
        ring = self.rings.pop(0)
        ring.append(ring.pop(0))
        self.rings.append(ring)
        self._anything_to_place()

    def _anything_to_place(self) -> None:
        if self.held is None and not self.bag and not self.front[self.turn]:
            self.end = "empty", self.turn

    # --- leaving

    def _leave(self, seat: int) -> bool:
        if seat in self.gone:
            return False
        self.gone.append(seat)
        self.bag.update(self.front[seat])
        self.front[seat] = []
        self.five[seat] = 0
        if seat == self.turn:
            if self.held is not None:
                self.bag.add(self.held)
                self.held = None
            ring = self.rings.pop(0)
            ring.pop(0)
            self.rings.append(ring)
        else:
            for ring in self.rings:
                if seat in ring:
                    ring.remove(seat)
        if any(not ring for ring in self.rings) or sum(map(len, self.rings)) == 1:
            self.end = "left", None
        else:
            self._anything_to_place()
        return True

    # --- what it comes to

    def result(self) -> tuple[list[int], list[int]] | None:
        """Who won, and the scores."""
        if self.end is None:
            return None
        seats = range(len(self.front))
        here = [seat for seat in seats if seat not in self.gone]
        if self.options["mode"] == "coop":
            score = 36 - len(self.bag) - sum(len(front) for front in self.front)
            return (here if score >= 12 or len(here) == 1 else []), [score for _ in seats]
        own = [len(self.front[seat]) + self.five[seat] for seat in seats]
        if self.options["mode"] == "teams":
            scores = [0 if seat in self.gone else sum(own[seat % 2 :: 2]) for seat in seats]
        else:
            scores = [0 if seat in self.gone else own[seat] for seat in seats]
        if self.end[0] == "left":
            return here, scores
        return [seat for seat in here if scores[seat] == min(scores[other] for other in here)], scores


def wrong(contact: Facts) -> bool:
    """SS-04."""
    pairs = []
    for side in ("own", "theirs"):
        good = contact[side]
        if side + "_next" in contact and contact[side + "_border_mm"] <= 3:
            good += contact[side + "_next"]
        pairs.append(good)
    return contact["frames"] >= 11 and not any(letter in pairs[1] for letter in pairs[0])


def verdict(facts: Facts, tower: list[str], held: str, options: dict[str, Any]) -> Any:
    """How the round ended (or nothing), the tower, what goes in front; None for a turn that cannot be."""
    tries = facts.get("attempts", [])
    bad = [any(wrong(contact) for contact in attempt.get("contacts", [])) for attempt in tries]
    fell = [fact["stick"] for fact in facts.get("fell", [])]
    when = {fact["stick"]: fact["at_s"] for fact in facts.get("fell", [])}
    hung = facts.get("hung", [])
    pushed = [push for push in facts.get("pushed", []) if push["mm"] >= (10 if push["what"] == "cup" else 3)]

    # who is who
    if facts["stick"] != held:
        return None
    seen = [contact["other"] for attempt in tries for contact in attempt.get("contacts", [])]
    seen += [push["what"] for push in facts.get("pushed", [])]
    if any(name not in [*tower, "cup", "base"] for name in seen):
        return None
    if any(name not in [*tower, held] for name in [*fell, *hung]):
        return None

    # SS-06: again and again only while it is refused
    if len(tries) > 1 and options["colours"] != "refuse":
        return None
    for number in range(len(tries) - 1):
        if not bad[number] or tries[number + 1]["at_s"] < tries[number]["judged_s"]:
            return None
    if held in fell and (not tries or when[held] < tries[-1]["at_s"]):
        return None

    # SS-10
    everything = fell + [name for name in tower if name not in fell] + ([] if held in fell else [held])
    if facts.get("cup_deg", 0) > 75 or facts.get("base_s", 0) >= 0.5:
        return "toppled", [], everything
    came_back = bool(bad) and bad[-1] and options["colours"] != "warn"
    placed = bool(tries) and not came_back
    if fell and set(tower) <= set(fell) and held not in hung and (not placed or held in fell):
        at_release = 1 + sum(when[name] >= tries[-1]["at_s"] for name in tower) if placed else 0
        if options["all_fell"] == "literal" or at_release >= 2 or len(tower) >= 2:
            return "all_fell", [], everything
    end = facts["end"]
    if end in ("toppled", "all_fell"):
        return None

    # SS-05, SS-06: how a turn may end otherwise
    back = []
    if options["fouls"] == "strict" and pushed:
        if end != "foul":
            return None
        back = [held]
    elif end == "foul":
        return None
    elif end == "kept":
        if options["colours"] != "refuse" or sum(bad) < 3 or not bad[-1]:
            return None
        back = [held]
    else:
        if not tries or (bad[-1] and options["colours"] == "refuse"):
            return None
        if "judged_s" not in tries[-1] and held not in fell:
            return None
        if bad[-1] and options["colours"] == "take_back":
            back = [held]
    if back and held in fell:
        return None

    # SS-08: what hangs, hangs
    rest = [name for name in tower if name not in fell]
    if not back and held not in fell:
        rest.append(held)
    if set(hung) != set(rest):
        return None
    return "", rest, fell + back
