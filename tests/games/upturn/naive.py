"""Upturn once more, straight from the rulings: lists of names, no masks, nothing shared with the rules under test. What
chance decided (which tokens were drawn) it is told; everything else it works out by itself."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from itertools import combinations, pairwise
from typing import Any

ACTIONS = ["up", "down", "turn", "skip", "skip2", "joker"]
Telling = dict[str, Any]
PRIVATE = ("drew", "gave", "penalised")


def in_order(tokens: list[str]) -> list[str]:
    return sorted(tokens, key=lambda token: int(token) if token.isdigit() else 100 + ACTIONS.index(token))


class NaiveTable:
    """A table, made of a position; :meth:`allows` and :meth:`play` are the whole game."""

    def __init__(self, position: dict[str, Any]) -> None:
        given = copy.deepcopy(position)
        self.racks: list[list[str]] = given["racks"]
        self.pool: list[str] = given["pool"]
        self.row: list[str] = given["row"]
        self.order: str | None = given["order"]
        self.mover: int = given["to_play"]
        self.announced: list[bool] = given["announced"]
        self.open: list[int] = given["must_announce"]
        self.drawn: str | None = given["drawn"]
        self.gift: int = given["gift"]
        self.passes: int = given["passes"]
        self.gone: list[int] = given["left"]
        self.options: dict[str, Any] = given["options"]
        self.seats = len(self.racks)
        self.outcome: dict[str, Any] | None = None
        self.secrets: Iterator[list[str]] = iter(())
        self.decided: list[list[Any]] = []

    # --- what is asked of the table

    def still(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat not in self.gone]

    def next_to(self, seat: int) -> int:
        """UP-05: clockwise while up, and before the first token."""
        way = -1 if self.order == "down" else 1
        seat = (seat + way) % self.seats
        while seat in self.gone:
            seat = (seat + way) % self.seats
        return seat

    def last(self) -> int:
        """UP-13."""
        return [int(token) for token in self.row if token.isdigit()][-1]

    def can_draw(self) -> bool:
        return bool(self.pool) or (self.options["pool_empty"] == "reshuffle" and len(self.row) > 1)

    def may_open(self) -> bool:
        """UP-05: whether the first player has a number that they may lay (UP-18)."""
        rack = self.racks[self.mover]
        numbers = [token for token in rack if token.isdigit()]
        if self.options["last_token"] == "no_action_left" and len(rack) == 2:
            return len(numbers) == 2
        return bool(numbers)

    # --- what may be played

    def plays(self) -> Iterator[str]:
        """Everything that somebody could think of laying, right or wrong, of the mover's rack."""
        rack = set(self.racks[self.mover])
        numbers = sorted(int(token) for token in rack if token.isdigit())
        runs = [run for size in range(1, len(numbers) + 1) for run in combinations(numbers, size)]
        texts = ["-".join(map(str, run)) for run in [*runs, *(run[::-1] for run in runs if len(run) > 1)]]
        for text in [*texts, *(f"joker+{text}" for text in texts), *ACTIONS]:
            yield text
            yield text + "!"

    def moves(self) -> list[str]:
        """What the player to move may play, but for leaving, in no special order."""
        if self.gift:
            others = [seat for seat in self.still() if seat != self.mover]
            found = ["give:" + ",".join(f"{to}x{n}" for to, n in share) for share in shares(others, self.gift)]
        else:
            found = [text for text in self.plays() if self.allows(text)]
            found += [text for text in ("draw", "keep", "pass") if self.allows(text)]
        return found + (["announce"] if self.allows("announce") else [])

    def allows(self, text: str) -> bool:
        """Whether the player to move may play ``text``."""
        if self.outcome is not None:
            return False
        if text == "announce":
            return self.mover in self.open  # UP-17
        if self.gift:
            return text.startswith("give:") and text in self.moves()
        opening = self.order is None
        if text == "draw":
            if opening:
                return self.can_draw() and not self.may_open()  # UP-05
            return self.can_draw() and self.drawn is None  # UP-08
        if text == "keep":
            return self.drawn is not None and not opening
        if text == "pass":
            if opening:
                return not self.can_draw() and not self.may_open()
            return not self.can_draw() and self.drawn is None  # UP-08, UP-19
        return not text.startswith("give:") and self.allows_laying(text)

    def allows_laying(self, text: str) -> bool:
        plain = text.rstrip("!")
        action, _, rest = plain.partition("+") if plain.startswith("joker+") else ("", "", plain)
        if plain in ACTIONS:
            action, rest = plain, ""
        numbers = [int(number) for number in rest.split("-")] if rest else []
        left = list(self.racks[self.mover])
        for token in ([action] if action else []) + list(map(str, numbers)):
            if token not in left:
                return False
            left.remove(token)
        if self.options["last_token"] == "no_action" and action and len(self.racks[self.mover]) == 1:
            return False  # UP-18
        if self.options["last_token"] == "no_action_left" and len(left) == 1 and left[0] in ACTIONS:
            return False
        if text.endswith("!") and not (self.options["announce"] == "button" and len(left) == 1):
            return False  # UP-17
        if self.order is None and action:
            return False  # UP-05
        if action in ("up", "down") and action == self.order:
            return False  # UP-10
        return not numbers or self.fits(numbers, turned=action == "joker")

    def fits(self, numbers: list[int], *, turned: bool) -> bool:
        """UP-06, UP-12, UP-14, UP-15."""
        if len(numbers) > 1 and numbers[-1] not in range(11, 100, 11):
            return False
        line = [self.last(), *numbers]
        rises = all(after > before for before, after in pairwise(line))
        falls = all(after < before for before, after in pairwise(line))
        if self.order is None:
            return rises or falls
        return rises if (self.order == "up") != turned else falls

    # --- what moves do

    def play(self, text: str, by: int, secrets: list[list[str]]) -> list[Telling]:
        """Play ``text``; ``secrets`` are the tokens that chance gave, lot by lot. What it tells, secrets included."""
        self.secrets = iter(secrets)
        counts = [len(rack) for rack in self.racks]
        has_drawn = self.drawn is not None and by == self.mover
        self.decided.append([by, text, self.last(), self.order, counts, has_drawn])
        told: list[Telling] = []
        if text == "announce":
            self.open.remove(by)
            self.announced[by] = True
            return [{"event": "announced", "seat": by, "what": "last"}]
        if text == "leave":
            self.leave(by, told)
        elif text == "draw":
            (self.drawn,) = self.deal(by, 1, told)
            self.passes = 0
            told.append({"event": "drew", "seat": by, "count": 1, "pieces": [self.drawn]})
        elif text == "keep":
            told.append({"event": "kept", "seat": by})
            self.passes = 0
            self.go_on()
        elif text == "pass":
            told.append({"event": "passed", "seat": by})
            self.passes += 1
            self.go_on()
        elif text.startswith("give:"):
            self.give(by, text, told)
        else:
            self.lay(by, text, told)
        self.judge(told)
        return told

    def go_on(self, misses: int = 0) -> list[Telling]:
        """UP-11: nobody misses twice, and never the mover."""
        by, told = self.mover, []
        self.drawn = None
        self.mover = self.next_to(by)
        for _ in range(misses):
            if self.mover != by:
                told.append({"event": "skipped", "seat": self.mover, "by": by})
                self.mover = self.next_to(self.mover)
        return told

    def deal(self, seat: int, count: int, told: list[Telling]) -> list[str]:
        """UP-19: as many as there are, from a row made a new pool if need be."""
        tokens = next(self.secrets)
        for at in range(count):
            if not self.can_draw():
                assert len(tokens) == at
                break
            if not self.pool:
                keep = str(self.last())
                self.row.remove(keep)
                told.append({"event": "reshuffled", "seat": None, "count": len(self.row)})
                self.pool, self.row = self.row, [keep]
            self.pool.remove(tokens[at])
            self.racks[seat].append(tokens[at])
        if tokens and len(self.racks[seat]) > 1:  # UP-17
            self.announced[seat] = False
            self.open = [other for other in self.open if other != seat]
        return tokens

    def lay(self, by: int, text: str, told: list[Telling]) -> None:
        plain = text.rstrip("!")
        tokens = plain.replace("+", "-").split("-")
        numbers = [int(token) for token in tokens if token.isdigit()]
        order = self.order
        if tokens[0] in ("turn", "joker"):
            order = "down" if order == "up" else "up"
        elif tokens[0] in ("up", "down"):
            order = tokens[0]
        elif order is None:
            order = "up" if numbers[-1] > self.last() else "down"
        for part in [tokens[:1], tokens[1:]] if tokens[0] in ACTIONS else [tokens]:
            if part:
                for token in part:
                    self.racks[by].remove(token)
                self.row += part
                played = {"pieces": part, "left": len(self.racks[by]), "move": text}
                told.append({"event": "played", "seat": by, **played})
                if order != self.order:  # UP-05
                    self.order = order
                    told.append({"event": "turned", "seat": by, "order": order, "clockwise": order == "up"})
        self.passes, self.drawn = 0, None
        leaves_one = len(self.racks[by]) == 1
        for seat in sorted(self.open):  # UP-17
            told.append(
                {"event": "penalised", "seat": seat, "reason": "unannounced", "pieces": self.deal(seat, 3, told)}
            )
            told[-1]["count"] = len(told[-1]["pieces"])
        self.open = []
        if leaves_one and self.options["announce"] != "off":
            self.announced[by] = text.endswith("!") or self.options["announce"] == "automatic"
            if self.announced[by]:
                told.append({"event": "announced", "seat": by, "what": "last"})
            else:
                self.open = [by]
        if not self.racks[by]:
            return
        gift = len(numbers) if numbers and numbers[-1] % 11 == 0 else 0  # UP-14
        if self.options["twin_gift"] == "runs_only" and gift == 1:
            gift = 0
        if gift and self.can_draw():
            self.gift = gift
        else:
            told += self.go_on(misses={"skip": 1, "skip2": 2}.get(tokens[0], 0))

    def give(self, by: int, text: str, told: list[Telling]) -> None:
        """UP-14."""
        given = 0
        for part in text.removeprefix("give:").split(","):
            to, count = map(int, part.split("x"))
            if self.can_draw() or not given:
                tokens = self.deal(to, count, told)
                told.append({"event": "gave", "seat": by, "to": to, "count": len(tokens), "pieces": tokens})
                given += 1
        self.gift = 0
        self.go_on()

    def leave(self, seat: int, told: list[Telling]) -> None:
        """UP-20."""
        told.append({"event": "announced", "seat": seat, "what": "leaves"})
        self.pool += self.racks[seat]
        self.racks[seat] = []
        self.open = [other for other in self.open if other != seat]
        self.announced[seat] = False
        self.gone.append(seat)
        self.passes = 0
        if seat == self.mover:
            self.gift = 0
            self.go_on()

    def judge(self, told: list[Telling]) -> None:
        """UP-16, UP-19, UP-20; of equal losers the first to the winner's left."""
        still = self.still()
        counts = [len(rack) for rack in self.racks]
        empty = [seat for seat in still if not counts[seat]]
        if len(still) == 1:
            winners, reason = still, "left"
        elif empty:
            winners, reason = empty, "emptied"
        elif self.passes >= len(still):
            winners, reason = [seat for seat in still if counts[seat] == min(counts[s] for s in still)], "blocked"
        else:
            return
        round_the_table = [(winners[0] + step) % self.seats for step in range(self.seats)]
        losers = [seat for seat in round_the_table if seat in still and seat not in winners]
        loser = next((seat for seat in losers if counts[seat] == max(counts[s] for s in losers)), None)
        self.outcome = {"winners": winners, "loser": loser, "scores": counts}
        told.append({"event": "round_over", "seat": None, **self.outcome, "reason": reason})

    # --- how it stands

    def position(self) -> dict[str, Any]:
        return {
            "racks": [in_order(rack) for rack in self.racks],
            "pool": in_order(self.pool),
            "row": self.row,
            "order": self.order,
            "to_play": self.mover,
            "announced": self.announced,
            "must_announce": self.open,
            "drawn": self.drawn,
            "gift": self.gift,
            "passes": self.passes,
            "left": sorted(self.gone),
            "options": self.options,
        }

    def view(self, seat: int) -> dict[str, Any]:
        """What ``seat`` may know, and nothing else."""
        hidden = [token for other, rack in enumerate(self.racks) if other != seat for token in rack]
        return {
            "seat": seat,
            "to_play": self.mover,
            "hand": in_order(self.racks[seat]),
            "counts": [len(rack) for rack in self.racks],
            "stock": len(self.pool),
            "laid": self.row,
            "last_number": self.last(),
            "order": self.order,
            "clockwise": self.order != "down",
            "passes": self.passes,
            "drawn": self.drawn if seat == self.mover else None,
            "has_drawn": self.drawn is not None,
            "announced": self.announced,
            "must_announce": self.open,
            "gift": self.gift,
            "unseen": in_order([*hidden, *self.pool]),
            "gone": sorted(self.gone),
            "history": self.decided[-64:],
            "options": self.options,
            "over": self.outcome is not None,
        }


def shares(others: list[int], gift: int) -> Iterator[list[tuple[int, int]]]:
    """Every way to share out ``gift`` tokens, nobody named for none."""
    if not others:
        if not gift:
            yield []
        return
    for count in range(gift + 1):
        for rest in shares(others[1:], gift - count):
            yield [(others[0], count), *rest] if count else rest
