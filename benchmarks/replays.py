"""How much a replay of Stacko weighs, and what recording and listening cost.

    python benchmarks/replays.py --level expert --seed 3

Two bots of that level play a whole game on one bench. Printed are the turns, the bytes of the replay as it lies on
disk, and the processor time of recording and of listening per frame that was stepped, with the peer: what the same
frames took to be stepped. Nothing else should run meanwhile.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path
from typing import Any

import PySide6.QtCore  # noqa: F401  Qt before Panda3D

from stackhub.dexterity.ears import Ears
from stackhub.games.registry import rules_of
from stackhub.games.stacko import bot_arena
from stackhub.games.stacko.board_sounds import heard_at, timbre_of
from stackhub.games.stacko.bots import make_bot
from stackhub.games.stacko.table_bench import Bench
from stackhub.games.stacko.table_scene import StackoScene
from stackhub.physics.knocks import Knocks
from stackhub.physics.recorder import Recorder
from stackhub.physics.recording import Recording
from stackhub.store.replays import Manifest, Replay, Seated, Turn, write_replay
from stackhub.store.scenes import load_scene


class HeardBench(Bench):
    """A bench whose turns are recorded and listened to, as on the board."""

    turns: list[Recording] = []
    stepping_s = recording_s = listening_s = 0.0
    frames = sounds = 0

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self._ears, self._knocks = Ears(timbre_of(self.scene)), Knocks()
        self._recorder = Recorder(self.world)

    def begin_turn(self, storeys: Any) -> None:
        super().begin_turn(storeys)
        self._recorder = Recorder(self.world)
        HeardBench.turns.append(self._recorder.recording)

    def frame(self) -> None:
        steps, start = self.world.steps, time.process_time()
        super().frame()
        stepped = time.process_time()
        self._recorder.record()
        recorded = time.process_time()
        if not self.world.paused:
            heard = heard_at(self)
            knocks = self._knocks.after_frame(self.world, heard.pieces, but=heard.held)
            HeardBench.sounds += len(self._ears.listen(knocks, heard))
        if self.world.steps > steps:
            HeardBench.frames += 1
            HeardBench.stepping_s += stepped - start
            HeardBench.recording_s += recorded - stepped
            HeardBench.listening_s += time.process_time() - recorded


def weight(recordings: list[Recording]) -> int:
    """Bytes of the replay on disk."""
    replay = Replay(Manifest(game="stacko", players=(Seated(name="A", colour="red"), Seated(name="B", colour="blue"))))
    for number, recording in enumerate(recordings):
        turn = Turn(round=1, moves=number, seat=number % 2, seconds=recording.seconds)
        replay = replay.with_turn(turn, recording.to_bytes())
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.stackreplay"
        write_replay(path, replay)
        return path.stat().st_size


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--level", default="expert")
    asked.add_argument("--seed", type=int, default=3)
    given = asked.parse_args()
    bot_arena.Bench = HeardBench  # type: ignore[misc]
    rules = rules_of("stacko")
    bots = [make_bot(given.level, rules) for _ in range(2)]
    game = bot_arena.play(rules, load_scene("stacko", StackoScene), bots, given.seed, rules.options_model())
    seconds = sum(recording.seconds for recording in HeardBench.turns)
    print(f"{len(game.turns)} turns, {seconds:.0f} s recorded, {weight(HeardBench.turns) / 1000:.0f} kB")
    for name in ("stepping", "recording", "listening"):
        print(f"{name} {1000 * getattr(HeardBench, name + '_s') / HeardBench.frames:.3f} ms a stepped frame")
    print(f"{HeardBench.sounds} sounds, {HeardBench.sounds / seconds:.1f} a second")


if __name__ == "__main__":
    main()
