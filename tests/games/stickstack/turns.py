"""Short ways to say what happened in a turn of Stick & Stack, and to play it, for tests of the rules."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from stackhub.engine.chance import Chance
from stackhub.games.registry import shelf_of
from stackhub.games.stickstack.record import Attempt, Contact, Fell, Push, TurnRecord
from stackhub.games.stickstack.rules import (
    SHELF,
    Config,
    StickStackOptions,
    StickStackRules,
    StickStackState,
    make_rules,
)
from stackhub.resources import config_dir
from stackhub.store.yaml_file import load_yaml


@lru_cache
def stickstack() -> StickStackRules:
    """The rules, from the YAML that is shipped."""
    return make_rules(load_yaml(config_dir() / "games" / "stickstack.yaml", Config), shelf_of(*SHELF))


def fresh(seats: int = 3, seed: int = 1, first: int | None = 0, **options: object) -> StickStackState:
    """A round from its set-up."""
    return stickstack().setup(StickStackOptions.model_validate(options), seats, Chance(seed), first)


def placed(seats: int = 3, seed: int = 1, **position: Any) -> StickStackState:
    """A round from a position."""
    return stickstack().from_position(position, StickStackOptions(), seats, Chance(seed))


def contact(own: str = "w", theirs: str = "w", other: str = "cup", frames: int = 20, **more: Any) -> Contact:
    return Contact.model_validate({"own": own, "theirs": theirs, "other": other, "frames": frames, **more})


def attempt(*contacts: Contact, at_s: float = 4.0, judged_s: float | None = None) -> Attempt:
    """An attempt that was judged, 0.8 s after the release when nothing else is said."""
    return Attempt(at_s=at_s, judged_s=at_s + 0.8 if judged_s is None else judged_s, contacts=contacts)


def right(at_s: float = 4.0) -> Attempt:
    return attempt(contact(), at_s=at_s)


def wrong(at_s: float = 4.0) -> Attempt:
    return attempt(contact("w", "r"), at_s=at_s)


def slipped(at_s: float = 4.0) -> Attempt:
    """Let go, and fallen before it could be judged."""
    return Attempt(at_s=at_s)


def falls(*sticks: str, at_s: float = 5.0) -> tuple[Fell, ...]:
    """The sticks fell one after the other."""
    return tuple(Fell(stick=stick, at_s=at_s + number / 10) for number, stick in enumerate(sticks))


def pushes(what: str = "cup", mm: float = 10.0) -> tuple[Push, ...]:
    return (Push.model_validate({"what": what, "mm": mm, "at_s": 2.0}),)


def record(stick: str, *attempts: Attempt, tower: Sequence[str] = (), **facts: Any) -> TurnRecord:
    """A turn with `stick` on `tower`; what hangs in the end follows from the rest where it is not said."""
    fell = {fact.stick for fact in facts.get("fell", ())}
    end = facts.pop("end", "closed")
    hung = [name for name in tower if name not in fell]
    if end == "closed" and stick not in fell and not facts.pop("back", False):
        hung.append(stick)
    if end in ("toppled", "all_fell"):
        hung = []
    facts.setdefault("hung", tuple(hung))
    return TurnRecord(stick=stick, attempts=attempts, end=end, seconds=20.0, **facts)


def toppled(stick: str, **facts: Any) -> TurnRecord:
    """The cup went over."""
    return record(stick, slipped(), end="toppled", **{"cup_deg": 90.0, **facts})


def play(state: StickStackState, *moves: str | TurnRecord) -> StickStackState:
    """Play moves and records one after the other; ``ok``: the stick that is held is hung with the right colour."""
    for move in moves:
        if isinstance(move, TurnRecord):
            state.play(stickstack().parse_move(f"record {move}"))
        elif move == "ok":
            held = state.now.held
            assert held is not None
            play(state, record(held, right(), tower=state.now.tower))
        else:
            state.play(stickstack().parse_move(move))
    return state
