"""Stack Up! once more, straight from the rulings: lists of names, no masks, nothing shared with the rules under test.
What chance decided (which cards were drawn or snatched) it is told; everything else it works out by itself."""

from __future__ import annotations

import copy
from collections import Counter
from typing import Any

COLOURS = ["red", "blue", "yellow", "green"]
SPECIALS = ["flip", "freeze", "snatch", "switch", "crash"]
ORDER = [f"{colour}{number}" for colour in COLOURS for number in range(1, 16)] + SPECIALS

Telling = dict[str, Any]


def parts(card: str) -> tuple[str, int]:
    """Colour and number of a number card."""
    colour = card.rstrip("0123456789")
    return colour, int(card[len(colour) :])


def in_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=ORDER.index)


class NaiveTable:
    """A table, made of a position; :meth:`moves` and :meth:`play` are the whole game."""

    def __init__(self, position: dict[str, Any]) -> None:
        given = copy.deepcopy(position)
        self.hands: list[list[str]] = given["hands"]
        self.pile: list[str] = given["draw"]
        self.laid: list[str] = given["discard"]
        self.colour: str = given["colour"]
        self.number: int = given["number"]
        self.direction: str | None = given["direction"]
        self.mover: int = given["to_play"]
        self.spare: list[bool] = given["spare"]
        self.crash: bool = given["crash"]
        self.moves_on: bool = given.get("moves_on", False)
        self.drawn: str | None = given["drawn"]
        self.passed: list[int] = []
        self.gone: list[int] = given.get("left", [])
        self.options: dict[str, Any] = given["options"]
        self.seats = len(self.hands)
        #: By viewer and holder: how many cards of each name the viewer is sure the holder has.
        self.sure = [[Counter[str]() for _ in self.hands] for _ in self.hands]
        for viewer, holder, card in given["seen"]:
            self.sure[viewer][holder][card] += 1
        self.outcome: dict[str, Any] | None = None
        self.reason = ""
        self.decided: list[list[Any]] = []

    # --- who sits where

    def still(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat not in self.gone]

    def next_to(self, seat: int) -> int:
        seat = (seat + 1) % self.seats
        while seat in self.gone:
            seat = (seat + 1) % self.seats
        return seat

    def step(self) -> int:
        return 1 if self.direction == "up" else -1

    # --- what may be played

    def moves(self) -> list[str]:
        """What the player to move may play, in no special order."""
        if self.outcome is not None:
            return []
        hand = self.hands[self.mover]
        if self.direction is None:
            return ["direction:up", "direction:down"]  # SU-04
        if self.crash:
            return ["take", "crash"] if "crash" in hand else ["take"]  # SU-18
        found: list[str] = []
        for card in sorted(set(hand)) if self.drawn is None else [self.drawn]:
            found += self.with_special(card) if card in SPECIALS else self.with_number(card)
        nothing = not self.pile and len(self.laid) == 1
        stuck = not found
        if self.drawn is not None:
            return [*found, "keep"]  # SU-09
        if nothing:
            return found or ["pass"]  # SU-23
        if stuck or self.options["draw"] == "any_time":
            found.append("draw")
        if stuck and hand and self.spare[self.mover]:
            found.append("spare")  # SU-12
        return found

    def with_number(self, card: str) -> list[str]:
        """SU-06, SU-07, SU-12, SU-13."""
        hand = self.hands[self.mover]
        colour, number = parts(card)
        is_next = number == self.number + self.step()
        if colour != self.colour and not is_next:
            return []
        found = [card]
        if self.options["combo_start"] == "strict" and not is_next:
            return found
        if self.drawn is not None and not self.options["drawn_card_may_combo"]:
            return found
        combo = [card]
        while f"{colour}{number + self.step()}" in hand:
            number += self.step()
            combo.append(f"{colour}{number}")
            text = "-".join(combo)
            if len(combo) == len(hand) or len(combo) == 2:
                found.append(text)
            else:
                found += [f"{text}+skip"] if self.spare[self.mover] else [f"{text}+skip", f"{text}+spare"]
        return found

    def with_special(self, card: str) -> list[str]:
        """SU-08, SU-16, SU-17, SU-21."""
        if len(self.hands[self.mover]) == 1 and card in ("flip", "freeze", "snatch"):
            return []
        if card == "switch":
            same = self.options["switch_same_colour"]
            return [f"switch:{colour}" for colour in COLOURS if same or colour != self.colour]
        if card != "snatch":
            return [card]
        found = []
        for seat, other in enumerate(self.hands):
            if seat != self.mover and other:
                found += [f"snatch:{seat}x{count}" for count in ([1] if len(other) <= 3 else [1, 2, 3])]
        return found

    # --- what moves do

    def play(self, move: str, by: int, chosen: list[str]) -> list[Telling]:
        """Play ``move``; ``chosen`` are the cards that chance gave. What it tells, secrets included."""
        me = self.mover
        counts = [len(hand) for hand in self.hands]
        held_drawn = self.drawn is not None
        self.decided.append([by, move, self.colour, self.number, self.direction, counts, self.crash, held_drawn])
        if move == "leave":
            told = self.leave(by)
        elif move.startswith("direction:"):
            self.direction = move.partition(":")[2]
            told = [{"event": "turned", "seat": me, "direction": self.direction, "opening": True}]
        elif move == "draw":  # SU-09
            told = self.take_cards(1, chosen)
            self.drawn = chosen[0]
            told.append({"event": "drew", "seat": me, "count": 1, "pieces": chosen})
        elif move == "take":  # SU-10, SU-18, SU-20
            told = self.take_cards(3, chosen)
            penalty = {"count": len(chosen), "reason": "crash", "pieces": chosen}
            told.append({"event": "penalised", "seat": me, **penalty})
            self.go_on()
        elif move == "keep":
            told = [{"event": "kept", "seat": me}]
            self.go_on()
        elif move == "spare":  # SU-12
            self.spare[me] = False
            told = [{"event": "passed", "seat": me, "spare": True}]
            self.go_on()
        elif move == "pass":  # SU-23
            told = [{"event": "passed", "seat": me, "spare": False}]
            self.passed.append(me)
            self.end_when_all_have_passed()
            if self.outcome is None:
                self.go_on()
        else:
            told = self.lay(move, chosen)
        if self.outcome is not None:
            told.append({"event": "round_over", "seat": None, **self.outcome, "reason": self.reason})
            self.drawn, self.crash, self.moves_on = None, False, False
        return told

    def go_on(self, misses: int = 0) -> list[Telling]:
        """The turn goes on; who misses it is told."""
        by, told = self.mover, []
        self.mover = self.next_to(by)
        if misses:  # SU-15: with two left this is the one who missed nothing
            told = [{"event": "skipped", "seat": self.mover, "by": by}]
            self.mover = self.next_to(self.mover)
        self.drawn, self.crash, self.moves_on = None, False, False
        return told

    def take_cards(self, due: int, chosen: list[str]) -> list[Telling]:
        """SU-22: an empty pile is made anew, also in the middle; there may be fewer cards than are due."""
        told: list[Telling] = []
        for at in range(due):
            if not self.pile and len(self.laid) > 1:
                told.append({"event": "reshuffled", "seat": None, "count": len(self.laid) - 1})
                self.pile, self.laid = self.laid[:-1], self.laid[-1:]
            if not self.pile:
                assert len(chosen) == at
                break
            self.pile.remove(chosen[at])
            self.hands[self.mover].append(chosen[at])
        return told

    def lay(self, move: str, chosen: list[str]) -> list[Telling]:
        """SU-05 to SU-08, SU-12 to SU-21."""
        me, hand = self.mover, self.hands[self.mover]
        text, _, bonus = move.partition("+")
        cards = [text.partition(":")[0]] if text.partition(":")[0] in SPECIALS else text.split("-")
        for card in cards:
            hand.remove(card)
            for viewer in range(self.seats):
                self.sure[viewer][me][card] = max(0, self.sure[viewer][me][card] - 1)
        self.laid += cards
        self.passed = []
        told: list[Telling] = [{"event": "played", "seat": me, "pieces": cards, "left": len(hand), "move": move}]
        if cards[-1] not in SPECIALS:
            self.colour, self.number = parts(cards[-1])
        if not hand:
            self.end([me], "emptied")
            return told
        if bonus:
            told.append({"event": "bonus", "seat": me, "bonus": bonus})
            self.spare[me] = self.spare[me] or bonus == "spare"
        if cards == ["flip"]:
            self.direction = "down" if self.direction == "up" else "up"
            told.append({"event": "turned", "seat": me, "direction": self.direction, "opening": False})
        elif cards == ["switch"]:
            self.colour = text.partition(":")[2]
            told.append({"event": "switched", "seat": me, "colour": self.colour})
        elif cards == ["snatch"]:
            victim, count = map(int, text.partition(":")[2].split("x"))
            told.append(self.snatch(victim, count, chosen))
        elif cards == ["crash"]:
            return told + self.crashed()
        return told + self.go_on(misses=int(cards == ["freeze"] or bonus == "skip"))

    def snatch(self, victim: int, count: int, chosen: list[str]) -> Telling:
        """SU-16, and what everybody may be sure of afterwards."""
        thief, held = self.mover, len(self.hands[victim])
        assert len(chosen) == count
        for viewer in range(self.seats):
            of_victim = self.sure[viewer][victim]
            for name, known in list(of_victim.items()):
                if viewer == thief:
                    of_victim[name] = max(0, known - chosen.count(name))
                else:  # Of so many, all the others may have been taken first, or last.
                    of_victim[name] = max(0, known - count)
                    self.sure[viewer][thief][name] += max(0, count - (held - known))
        for card in chosen:
            self.hands[victim].remove(card)
            self.hands[thief].append(card)
            self.sure[victim][thief][card] += 1
        return {"event": "snatched", "seat": thief, "victim": victim, "count": count, "pieces": chosen}

    def crashed(self) -> list[Telling]:
        """SU-18 to SU-20, SU-25."""
        me, answers = self.mover, self.crash
        cancels = answers and len(self.still()) == 2 and not self.moves_on
        self.go_on()
        self.crash = not cancels
        target = None if cancels else self.mover
        if answers:
            return [{"event": "answered", "seat": me, "cancelled": cancels, "target": target}]
        return [{"event": "crashed", "seat": me, "target": target}]

    def leave(self, seat: int) -> list[Telling]:
        """SU-25."""
        told: Telling = {"event": "announced", "seat": seat, "what": "leaves", "count": len(self.hands[seat])}
        self.pile += self.hands[seat]
        if self.hands[seat]:
            self.passed = []  # There is something to draw again.
        self.passed = [other for other in self.passed if other != seat]
        self.hands[seat], self.spare[seat] = [], False
        self.gone.append(seat)
        for other in range(self.seats):
            self.sure[seat][other], self.sure[other][seat] = Counter(), Counter()
        if seat == self.mover:
            crash = self.crash
            self.go_on()
            self.crash = crash
            if crash and len(self.still()) > 1:
                told["target"] = self.mover
        elif self.crash and len(self.still()) == 2:
            self.moves_on = True
        if len(self.still()) == 1:
            self.outcome = {"winners": self.still(), "loser": None, "scores": [len(hand) for hand in self.hands]}
            self.reason = "left"
        else:
            self.end_when_all_have_passed()
        return [told]

    # --- the end

    def end_when_all_have_passed(self) -> None:
        """SU-23."""
        if set(self.passed) >= set(self.still()):
            ranked = [seat for seat in self.still() if self.hands[seat]] or self.still()
            fewest = min(len(self.hands[seat]) for seat in ranked)
            self.end([seat for seat in ranked if len(self.hands[seat]) == fewest], "blocked")

    def end(self, winners: list[int], reason: str) -> None:
        """SU-04, SU-23: the loser has most cards, who was snatched empty is behind everybody; of equals the first to
        the left of the winner."""
        losers, seat = [], self.next_to(winners[0])
        while seat != winners[0]:
            if seat not in winners:
                losers.append(seat)
            seat = self.next_to(seat)
        if reason == "blocked" and any(not self.hands[seat] for seat in losers):
            losers = [seat for seat in losers if not self.hands[seat]]
        most = max((len(self.hands[seat]) for seat in losers), default=0)
        loser = next((seat for seat in losers if len(self.hands[seat]) == most), None)
        self.outcome = {"winners": winners, "loser": loser, "scores": [len(hand) for hand in self.hands]}
        self.reason = reason

    # --- how it stands

    def position(self) -> dict[str, Any]:
        found: dict[str, Any] = {
            "hands": [in_order(hand) for hand in self.hands],
            "draw": in_order(self.pile),
            "discard": self.laid,
            "colour": self.colour,
            "number": self.number,
            "direction": self.direction,
            "to_play": self.mover,
            "spare": self.spare,
            "crash": self.crash,
            "drawn": self.drawn,
            "passes": len(self.passed),
            "seen": [
                [viewer, holder, card]
                for viewer in range(self.seats)
                for holder in range(self.seats)
                for card in in_order(list(self.sure[viewer][holder].elements()))
            ],
            "options": self.options,
        }
        if self.gone:
            found["left"] = sorted(self.gone)
        if self.moves_on:
            found["moves_on"] = True
        if self.reason == "emptied":
            found["winner"] = self.mover
        return found

    def view(self, seat: int) -> dict[str, Any]:
        """What ``seat`` may know, and nothing else."""
        return {
            "seat": seat,
            "to_play": self.mover,
            "hand": in_order(self.hands[seat]),
            "counts": [len(hand) for hand in self.hands],
            "stock": len(self.pile),
            "laid": self.laid,
            "colour": self.colour,
            "number": self.number,
            "direction": self.direction,
            "spare": self.spare,
            "crash": self.crash,
            "moves_on": self.moves_on,
            "has_drawn": self.drawn is not None,
            "drawn": self.drawn if seat == self.mover else None,
            "passes": len(self.passed),
            "seen": [entry[1:] for entry in self.position()["seen"] if entry[0] == seat],
            "gone": sorted(self.gone),
            "history": self.decided[-64:],
            "options": self.options,
            "over": self.outcome is not None,
        }
