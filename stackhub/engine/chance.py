"""The one source of randomness: seeded, recorded, and replayable."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Iterable, MutableSequence, Sequence
from hashlib import blake2b
from typing import TypeVar

from stackhub.engine.errors import BadSave
from stackhub.engine.words import QT_TRANSLATE_NOOP

T = TypeVar("T")


class Chance:
    """Dice, shuffles and random picks from one seed.

    Every result goes through :meth:`below`, so a game's chance is a list of small integers. While ``log`` is a list,
    results are appended to it; results given to :meth:`replay` come back in order before new ones are drawn, and the
    generator advances all the same: a game resumed from its journal goes on exactly as it would have.
    """

    __slots__ = ("_bits", "_random", "_recorded", "log", "seed")

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.log: list[int] | None = None
        self._random = random.Random(seed)
        self._bits = self._random.getrandbits
        self._recorded: deque[int] = deque()

    def below(self, n: int) -> int:
        """A whole number from 0 to ``n - 1``. Raises BadSave when a recorded result does not fit ``n``."""
        if n <= 0:
            raise ValueError("there is nothing to choose from: the range is empty")
        # What random.Random.randrange does, bit for bit, without what it does around it: half the time.
        size = n.bit_length()
        result = self._bits(size)
        while result >= n:
            result = self._bits(size)
        if self._recorded:
            result = self._recorded.popleft()
            if not 0 <= result < n:
                raise BadSave(
                    QT_TRANSLATE_NOOP(
                        "errors", "a recorded chance result is {result}, but it must be from 0 to {most}"
                    ),
                    result=result,
                    most=n - 1,
                )
        if self.log is not None:
            self.log.append(result)
        return result

    def choice(self, items: Sequence[T]) -> T:
        """One of ``items``, each equally likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffle in place (Fisher-Yates)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def sample(self, items: Sequence[T], k: int) -> list[T]:
        """``k`` of ``items`` without repetition, in the order they were drawn."""
        pool = list(items)
        return [pool.pop(self.below(len(pool))) for _ in range(k)]

    def chance_of(self, probability: float) -> bool:
        """True with ``probability`` (0 to 1), to a millionth."""
        return self.below(1_000_000) < probability * 1_000_000

    def fork(self, label: str) -> Chance:
        """An independent chance for ``label`` (a bot, a round). Drawing from it leaves this one untouched."""
        digest = blake2b(f"{self.seed}/{label}".encode(), digest_size=8).digest()
        return Chance(int.from_bytes(digest, "big") >> 1)

    def replay(self, results: Iterable[int]) -> None:
        """Give these results back, in order, by the next calls."""
        self._recorded = deque(results)

    @property
    def unreplayed(self) -> int:
        """How many recorded results nobody has asked for yet."""
        return len(self._recorded)
