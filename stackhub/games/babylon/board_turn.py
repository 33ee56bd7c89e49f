"""What a person does at Babylon's table: lifts a pile, carries it, lays it or puts it back, and is told why not."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, QPointF, Signal

from stackhub.games.babylon import board_words as words
from stackhub.games.babylon.board_geometry import Layout, pile_at, place_near, place_of, resting
from stackhub.games.babylon.board_hand import Hand, Pose
from stackhub.games.babylon.position import PLACES, Lift, Pile
from stackhub.tabletop.board import Look

#: A dropped pile finds its target this far from the middle of the target's place, in tablets.
_REACH = 0.7
#: How far beyond the outermost places a pile can be carried, in tablets.
_WIDEST, _DEEPEST = 2.6, 2.2


class Table(NamedTuple):
    """What a turn asks the board for: its layout and its look of the moment."""

    layout: Callable[[], Layout]
    look: Callable[[], Look]


class Turn(QObject):
    """Who may move what: only what :meth:`invite` was given. ``chosen(move)``; ``said(sentence)`` why something does
    not go (empty: forget it); ``spoken(sentence)`` for those who listen; ``picked()`` a pile was lifted;
    ``walked(pile)`` the keyboard follows there; ``changed()`` asks for a new picture, names and pointer shape."""

    chosen = Signal(object)
    said = Signal(str)
    spoken = Signal(str)
    picked = Signal()
    walked = Signal(int)
    changed = Signal()

    def __init__(self, table: Table, parent: QObject) -> None:
        super().__init__(parent)
        self.piles: Sequence[Pile] = [()] * PLACES
        self.aim: int | None = None
        self.hand = Hand(self)
        self._table = table
        self._moves: dict[int, dict[int, Lift]] = {}
        self._grip = (0.0, 0.0)
        self._handed: tuple[int, Pose] | None = None

    # --- what may be done

    @property
    def held(self) -> int | None:
        """The pile in the hand."""
        return self.hand.number

    @property
    def invited(self) -> bool:
        """Whether it is a person's turn."""
        return bool(self._moves)

    @property
    def sources(self) -> Mapping[int, Mapping[int, Lift]]:
        """The moves by source and target."""
        return self._moves

    @property
    def targets(self) -> Mapping[int, Lift]:
        """The moves of the pile in the hand, by target."""
        return self._moves.get(self.held, {}) if self.held is not None else {}

    def why_not(self, number: int) -> str:
        """Why the pile cannot be lifted, or not be laid on; empty when it can, or when it is nobody's turn here."""
        held, pile = self.held, self.piles[number - 1]
        if not self._moves or not pile or number == held:
            return ""
        if held is not None:
            return "" if number in self.targets else words.no_fit(held, self.piles[held - 1], number, pile)
        return "" if number in self._moves else words.no_partner(number, pile)

    # --- what the board passes on

    def invite(self, moves: Sequence[Lift]) -> None:
        """These moves and no others; what is held goes home."""
        self._moves = {}
        for move in moves:
            self._moves.setdefault(move.source, {})[move.target] = move
        self.put_back()
        self.changed.emit()

    def set_piles(self, piles: Sequence[Pile]) -> None:
        """Other piles lie there now."""
        self.piles = list(piles)

    def clear_table(self) -> None:
        """Nothing is held, nothing under way."""
        self._handed, self.aim = None, None
        self.hand.drop_all()

    def take_handed(self, source: int) -> Pose | None:
        """Where the pile ``source`` was let go, if the move that is played now was made by hand."""
        handed, self._handed = self._handed, None
        return handed[1] if handed is not None and handed[0] == source else None

    # --- what the person does

    def act_on(self, number: int) -> None:
        """A click, Enter, or a press through a screen reader on a pile."""
        held = self.held
        if held == number:
            self.cancel()
        elif number in self.targets:
            self._lay(number)
        elif held is None and number in self._moves:
            self._pick(number, dragging=False)
            self.spoken.emit(words.lifted(number, sorted(self._moves[number])))
        else:
            reason = self.why_not(number)
            self.said.emit(reason)
            self.spoken.emit(reason)

    def cancel(self) -> bool:
        """Put back what is held. True when there was something."""
        held = self.held
        if held is None:
            return False
        self.put_back()
        self.spoken.emit(words.put_back(held))
        return True

    def put_back(self) -> None:
        """Let what is held glide home."""
        held = self.held
        if held is not None:
            self.aim = None
            self.hand.glide_back(held, self.hand.let_go(), self._table.look())
            self.changed.emit()

    def grab(self, number: int, point: QPointF) -> bool:
        """A drag begins on a pile, at ``point`` of the picture. False, and a reason, when it cannot be lifted."""
        if number not in self._moves:
            self.said.emit(words.no_partner(number, self.piles[number - 1]) if self._moves else "")
            return False
        self._grip = self._on_table(point)
        self._pick(number, dragging=True)
        return True

    def carry(self, point: QPointF) -> None:
        """The dragged pile follows the pointer."""
        if self.held is None:
            return
        x, y = self._on_table(point)
        (home_x, home_y), (grip_x, grip_y) = place_of(self.held), self._grip
        x, y = home_x + x - grip_x, home_y + y - grip_y
        self.hand.follow(min(max(x, -_WIDEST), _WIDEST) - home_x, min(max(y, -_DEEPEST), _DEEPEST) - home_y)
        aim = self._aimed_at(point)
        if aim != self.aim:
            self.aim = aim
            self.said.emit("")
            self.changed.emit()

    def drop(self, point: QPointF) -> None:
        """The dragged pile is let go: laid where it fits, else it goes home and the reason is said."""
        held = self.held
        if held is None:
            return
        self.carry(point)
        aim = self.aim
        if aim is not None and aim in self.targets:
            self._lay(aim)
            return
        at_home = place_near(*self._held_middle(held), [held], _REACH) is not None
        reason = self.why_not(aim) if aim is not None else "" if at_home else words.nothing_there()
        self.put_back()
        self.said.emit(reason)
        self.spoken.emit(reason)

    # --- inside

    def _pick(self, number: int, *, dragging: bool) -> None:
        fresh = number != self.held
        self.hand.pick(number, self._table.look(), dragging=dragging)
        self.said.emit("")
        if fresh:
            self.picked.emit()
        self.walked.emit(number)
        self.changed.emit()

    def _lay(self, target: int) -> None:
        source, move = self.held, self.targets[target]
        if source is None:
            return
        self._handed = (source, self.hand.let_go())
        self.aim = None
        self.said.emit("")
        self.walked.emit(target)
        self.chosen.emit(move)
        handed, self._handed = self._handed, None
        if handed is not None:  # nobody played it
            self.hand.glide_back(*handed, self._table.look())
        self.changed.emit()

    def _on_table(self, point: QPointF) -> tuple[float, float]:
        layout = self._table.layout()
        inside = QPointF(point.x(), max(point.y(), -0.2 * layout.size.height()))  # the horizon is farther up
        return layout.camera.on_plane(inside)

    def _held_middle(self, held: int) -> tuple[float, float]:
        (x, y), pose = place_of(held), self.hand.pose
        return x + pose.dx, y + pose.dy

    def _aimed_at(self, point: QPointF) -> int | None:
        """The pile a dragged one would be laid on: the one under the pointer, or one it hovers over if that fits and
        the other does not."""
        held = self.held
        if held is None:
            return None
        others = {number: layers for number, layers in resting(self.piles).items() if number != held}
        under = pile_at(self._table.layout(), others, point)
        if under in self.targets:
            return under
        near = place_near(*self._held_middle(held), self.targets, _REACH)
        return under if near is None else near
