"""What the tower's board shows besides the tower: lights on blocks, the places a block may lie on, the force ring."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF
from PySide6.QtGui import QImage, QPixmap

from stackhub.dexterity.speech import Notes, around
from stackhub.engine.look import Theme
from stackhub.games.stacko.board_hand import PlayerHand
from stackhub.games.stacko.board_live import LiveTable
from stackhub.games.stacko.board_marks import Felt, Force, Marks
from stackhub.games.stacko.board_pieces import aside_glow, block_shape, held_glow, hover_glow, legal_glow, refused_glow
from stackhub.games.stacko.record import Place
from stackhub.games.stacko.table_bench import Bench
from stackhub.games.stacko.table_places import axis_of
from stackhub.view3d.box import Box
from stackhub.view3d.surface import Glow, Surface

_FADE = 0.9  # what is left of the shown force after a beat: a short resistance is to be seen


class Sight(QObject):
    """Follows bench and hand once a beat (`look`) and whenever something is chosen (`shine`)."""

    def __init__(self, live: LiveTable, hand: PlayerHand, marks: Marks, theme: Theme, parent: QObject) -> None:
        super().__init__(parent)
        self.live, self.hand, self.marks, self.theme = live, hand, marks, theme
        self.culprit: str | None = None
        """The block by which the tower fell."""
        self._view = live.viewport
        self._ghosts: dict[Place, Box] = {}
        self._strain = self._newtons = 0.0
        self._notes = Notes(marks, self)

    def look(self, bench: Bench) -> None:
        """After each beat."""
        self._show_force(bench)
        self._show_places(bench)
        self._show_felt(bench)

    def note(self, block: str, sentence: str) -> None:
        """A few words at a block, for a moment."""
        self._notes.show(self._seen_at(block), sentence)

    def around_culprit(self, picture: QImage) -> QPixmap:
        """The part of a picture of the view in which the block stands by which the tower fell."""
        at = self._seen_at(self.culprit) if self.culprit is not None else None
        return around(picture, at, self._view.width(), self._view.height())

    def close(self) -> None:
        self._notes.close()

    def shine(self) -> None:
        """Light on the blocks: what may be taken, what is chosen, what is held, what brought the tower down."""
        bench = self.live.bench
        if bench is None:
            return
        at_rest = bench.in_work is None or bench.in_work in bench.laid
        choosing = self.hand.may_touch and bench.held is None and at_rest and bench.missing > 0
        if choosing:  # where every block may be taken, light on all of them says nothing
            choosing = any(bench.may_hold(name) is None and name not in self.hand.legal for name in self.live.boxes)
        for name, box in self.live.boxes.items():
            glow = self._glow_of(name, bench, choosing=choosing)
            if glow != box.glow:
                box.set_glow(glow)

    def _glow_of(self, name: str, bench: Bench, *, choosing: bool) -> Glow | None:
        hand = self.hand
        if name == self.culprit:
            return refused_glow(self.theme)
        if name == bench.held:
            return held_glow(self.theme)
        if hand.may_touch and bench.held is None and name in (hand.chosen, hand.hovered):
            return hover_glow(self.theme)
        if not choosing or not hand.may_touch:
            return None
        legal = name in hand.legal and bench.probed_out in (None, name)
        return legal_glow(self.theme) if legal else aside_glow(self.theme)

    def _seen_at(self, name: str) -> QPointF | None:
        box = self.live.boxes.get(name)
        return None if box is None else self._view.project(box.pose.place)

    def _show_felt(self, bench: Bench) -> None:
        """What is known of the blocks, on the end of each that is turned to the player, for whoever wants it marked."""
        found = bench.felt.items() if self.marks.look.marks_felt else ()
        ends = ((self._near_end(name), feel) for name, feel in found if name not in bench.laid)
        self.marks.show_felt(
            tuple(Felt(end[0], feel.kind, feel.looseness, end[1:]) for end, feel in ends if end is not None)
        )

    def _near_end(self, name: str) -> tuple[QPointF, ...] | None:
        """In the picture: the middle of the lower edge of the end that is turned to the player, which leaves its number
        to be read; then its corners."""
        box = self.live.boxes.get(name)
        if box is None:
            return None
        x, y, z = box.pose.place
        ax, ay = axis_of(box.pose)
        eye = self._view.rig.eye
        length, width, height = self.live.scene.block.size_mm
        half = length / 2 * (1 if ax * (eye[0] - x) + ay * (eye[1] - y) > 0 else -1)
        x, y = x + half * ax, y + half * ay
        spots = [(x, y, z - height / 2)]
        for side, up in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            across = side * width / 2
            spots.append((x - across * ay, y + across * ax, z + up * height / 2))
        seen = [self._view.project(spot) for spot in spots]
        return tuple(point for point in seen if point is not None) if None not in seen else None

    def _show_force(self, bench: Bench) -> None:
        """The ring at what is pulled or pushed."""
        if bench.held is None or bench.mode not in ("pull", "tool"):
            self.marks.show_force(None)
            self._strain = self._newtons = 0.0
            return
        self._strain = max(bench.strain, self._strain * _FADE)
        self._newtons = max(bench.force_n, self._newtons * _FADE)
        at = self.hand.pointer or self._seen_at(bench.held)
        self.marks.show_force(None if at is None else Force(at, self._strain, self._newtons))

    def _show_places(self, bench: Bench) -> None:
        """Where a carried block may be laid; the one it is led to shines."""
        wanted = bench.open_places() if bench.mode == "carry" and bench.held is not None else {}
        for place in wanted:
            if place not in self._ghosts:
                size, surface = bench.scene.block.size_mm, Surface(self.theme.focus)
                self._ghosts[place] = self._view.scene.add_box(size, surface, shape=block_shape(), ghost=True)
        led = bench.snap or self.hand.steering.place
        for place, box in self._ghosts.items():
            pose = wanted.get(place)
            box.set_shown(pose is not None)
            if pose is not None:
                box.move(pose)
                glow = hover_glow(self.theme) if place == led else None
                if glow != box.glow:
                    box.set_glow(glow)
