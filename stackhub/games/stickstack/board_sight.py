"""What the board shows besides the tower: where the held stick would lie, what it would touch, what was wrong."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QLineF, QObject, QPointF, QRectF, QTimer
from PySide6.QtGui import QImage, QPixmap

from stackhub.dexterity.speech import Notes, around
from stackhub.engine.look import Theme
from stackhub.games.stickstack.board_ahead import Ahead
from stackhub.games.stickstack.board_hand import PlayerHand
from stackhub.games.stickstack.board_live import LiveTable
from stackhub.games.stickstack.board_marks import Plate, StickMarks
from stackhub.games.stickstack.board_pieces import chosen_glow, held_glow, stick_shape, wrong_glow
from stackhub.games.stickstack.board_steer import held_pose
from stackhub.games.stickstack.record import Push
from stackhub.games.stickstack.table import StickContact
from stackhub.games.stickstack.table_attempt import clashes, colours_of
from stackhub.games.stickstack.table_bench import Bench
from stackhub.games.stickstack.table_carry import yaw_of
from stackhub.games.stickstack.table_rest import Rest
from stackhub.games.stickstack.table_turn import Touch
from stackhub.physics.pose import Pose, Vec, distance_mm
from stackhub.view3d.box import Box
from stackhub.view3d.surface import Glow, Surface

_WRONG_MS = 6000
"""So long what was wrong stays to be seen."""
_ONE_SPOT_MM = 14.0
"""Points of one pair of pieces in the same colours that are nearer to each other get one plate."""
_ROOM_PX = 16.0
_SHADOW_MM = (3.0, 3.0, 0.6)
"""The shadow of the held stick is so much longer and wider than it, and so thick."""
Pair = tuple[str, str]


class Sight(QObject):
    """Follows bench and hand once a beat (`look`) and whenever something is chosen (`shine`)."""

    def __init__(self, live: LiveTable, hand: PlayerHand, marks: StickMarks, theme: Theme, parent: QObject) -> None:
        super().__init__(parent)
        self.live, self.hand, self.marks, self.theme = live, hand, marks, theme
        self.contacts_shown = False
        """Whether every contact of the tower is shown."""
        self.unmarked = False
        """Nothing shows what the stick would touch (a challenge card says so)."""
        self.rest: Rest | None = None
        """How the held stick would lie."""
        self._beside: Pose | None = None
        """Where its shadow lies on table or base, with no part of the tower below it."""
        self._seen_in: dict[tuple[str, str, str], list[StickContact]] = {}
        """Where the stick touched what in which colours while it was being judged: contacts come and go."""
        self._lay: Pose | None = None
        self._wrong: Sequence[StickContact] = ()
        self._pushed: frozenset[str] = frozenset()
        """What the stick in the hand has pushed, for a while."""
        self._view = live.viewport
        self._ghost: Box | None = None
        self._shadow: Box | None = None
        self._ghost_of: str | None = None
        self._notes = Notes(marks, self)
        self.ahead = Ahead(self)
        self._until = QTimer(self)
        self._until.setSingleShot(True)
        self._until.setInterval(_WRONG_MS)
        self._until.timeout.connect(self.forget_wrong)

    # --- Every beat

    def look(self, bench: Bench) -> None:
        """After each beat."""
        if bench.mode == "judging" and bench.stick in bench.table.sticks:
            now: dict[tuple[str, str, str], list[StickContact]] = {}
            for contact in bench.table.contacts_of(bench.stick):
                now.setdefault((contact.other, contact.own, contact.theirs), []).append(contact)
            self._seen_in.update(now)
            self._lay = bench.table.sticks[bench.stick].pose
        steering = self.hand.steering
        leading = (
            not self.unmarked and self.hand.is_holding and not steering.parked and not (steering.waits and self._wrong)
        )
        self.rest = bench.preview() if leading else None
        self.ahead.look(bench, self.rest)
        self._beside = _on_table(bench) if leading and self.rest is None else None
        if leading and self._wrong:
            self.forget_wrong()
        self._show_ghost(bench)
        self.overlay(bench)

    def overlay(self, bench: Bench) -> None:
        """Put what lies over the picture where things are seen now."""
        self._show_lines(bench)
        self._show_plates(bench)
        self.marks.give_way_to(self._played_with(bench))

    def _played_with(self, bench: Bench) -> list[QRectF]:
        """Where in the picture the stick in a person's hand is, and what is said of it."""
        held = held_pose(bench) if self.hand.is_holding else None
        if held is None:
            return []
        half = bench.scene.stick.size_mm[0] / 2
        poses = [held] if self.rest is None else [held, self.rest.pose]
        ends = [self._seen(_end(pose, end)) for pose in poses for end in (-half, half)]
        seen = [end for end in ends if end is not None]
        boxes = [box for _, box in self.marks.placed()]
        if seen:
            xs, ys = [end.x() for end in seen], [end.y() for end in seen]
            around_it = QRectF(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
            boxes.append(around_it.adjusted(-_ROOM_PX, -_ROOM_PX, _ROOM_PX, _ROOM_PX))
        return boxes

    def _show_ghost(self, bench: Bench) -> None:
        """Where the stick would lie, or where it lay wrong, and its shadow below it."""
        pose = self.rest.pose if self.rest is not None else self._lay if self._wrong else None
        stick = bench.stick or self._ghost_of  # of the turn before, while it is shown
        if stick is None or (pose is None and self._beside is None):
            for box in (self._ghost, self._shadow):
                if box is not None:
                    box.set_shown(False)
            return
        if self._ghost is None or self._shadow is None or self._ghost_of != stick:
            self._new_ghost(bench, stick)
        assert self._ghost is not None
        assert self._shadow is not None
        if pose is None:
            assert self._beside is not None
            self._ghost.set_shown(False)
            self._shadow.move(self._beside)
            self._shadow.set_shown(True)
            return
        x, y, z = pose.direction((0.0, 0.0, -bench.scene.stick.size_mm[2] / 2))
        self._ghost.move(pose)
        self._shadow.move(pose.moved(x, y, z))
        bad = bool(self._wrong) if self.rest is None else any(map(bench.clashes, self.rest.contacts))
        glow = wrong_glow(self.theme) if bad else None
        if glow != self._ghost.glow:
            self._ghost.set_glow(glow)
        self._ghost.set_shown(True)
        self._shadow.set_shown(self.rest is not None)

    def _new_ghost(self, bench: Bench, stick: str) -> None:
        scene = self._view.scene
        self.drop_ghost()
        size = bench.scene.stick.size_mm
        wide = (size[0] + _SHADOW_MM[0], size[1] + _SHADOW_MM[1], _SHADOW_MM[2])
        self._shadow = scene.add_box(wide, Surface("#000000", 1.0), ghost=True)
        self._ghost = scene.add_box(size, self.live.surface_of(stick), shape=stick_shape(), ghost=True)
        self._ghost_of = stick

    def drop_ghost(self) -> None:
        """Take the ghost out of the scene: another stick, another palette."""
        for box in (self._ghost, self._shadow):
            if box is not None:
                self._view.scene.remove(box)
        self._ghost = self._shadow = self._ghost_of = None

    def _show_lines(self, bench: Bench) -> None:
        """From the ends of the held stick down to where they would lie."""
        held, lines = held_pose(bench), []
        low_pose = self.rest.pose if self.rest is not None else self._beside
        if low_pose is not None and held is not None:
            half = 0.47 * bench.scene.stick.size_mm[0]
            for end in (-half, half):
                top, low = self._seen(_end(held, end)), self._seen(_end(low_pose, end))
                if top is not None and low is not None:
                    lines.append(QLineF(top, low))
        self.marks.show_lines(lines)

    def _show_plates(self, bench: Bench) -> None:
        if self.rest is not None:
            plates = self._plates(bench, telling(self.rest.contacts, bench.clashes))
        elif self._wrong:
            plates = self._plates(bench, self._wrong)
        elif self.contacts_shown:
            plates = self._plates(bench, one_a_pair(self.touches(bench)))
        else:
            plates = []
        self.marks.show_plates(plates)

    # --- What touches what

    def touches(self, bench: Bench) -> list[Touch]:
        """Every contact of the tower once; of the chosen stick only, when one is chosen."""
        chosen = self.hand.chosen
        found = bench.touching()
        if chosen in bench.table.sticks:
            return [touch for touch in found if touch.stick == chosen]
        return [touch for touch in found if touch.contact.other == "cup" or touch.stick < touch.contact.other]

    def _plates(self, bench: Bench, contacts: Iterable[StickContact]) -> list[Plate]:
        plates = []
        for contact in spots(contacts):
            at = self._seen(contact.at_mm)
            if at is not None:
                plates.append(Plate(at, *colours_of(contact), not bench.clashes(contact)))
        return plates

    # --- What was wrong

    def show_wrong(self) -> None:
        """The stick lay in wrong colours, and is back in the hand: show for a while where, and which."""
        seen = [contact for found in self._seen_in.values() for contact in found]
        judged = clashes if self.live.bench is None else self.live.bench.clashes
        self._wrong = [contact for contact in seen if judged(contact)]
        self._seen_in = {}
        self._until.start()

    def forget_seen(self) -> None:
        """The stick is let go of: what it touched before does not count."""
        self._seen_in = {}

    def show_pushed(self, pushed: Iterable[Push]) -> None:
        """The stick in the hand has pushed these so far that the turn is over (SS-05)."""
        self._pushed = frozenset(push.what for push in pushed)
        self._until.start()
        self.shine()

    def forget_wrong(self) -> None:
        self._wrong, self._pushed = (), frozenset()
        self._until.stop()
        if self.live.bench is not None:
            self.look(self.live.bench)
            self.shine()
            self.live.wake()

    def around_wrong(self, picture: QImage) -> QPixmap:
        """The part of a picture of the view where the colours were wrong, or around the cup."""
        spot: Vec | None = self._wrong[0].at_mm if self._wrong else None
        if spot is None and self.live.bench is not None:
            spot = self.live.bench.table.cup.pose.place
        at = None if spot is None else self._seen(spot)
        return around(picture, at, self._view.width(), self._view.height())

    # --- Light on the sticks

    def note(self, stick: str, sentence: str) -> None:
        """A few words at a stick, for a moment."""
        box = self.live.boxes.get(stick)
        self._notes.show(None if box is None else self._seen(box.pose.place), sentence)

    def shine(self) -> None:
        """What is held and what is chosen; and the bag, while a stick may be drawn."""
        bench = self.live.bench
        if bench is None:
            return
        for name, box in self.live.boxes.items():
            glow = self._glow_of(name, bench)
            if glow != box.glow:
                box.set_glow(glow)

    def _glow_of(self, name: str, bench: Bench) -> Glow | None:
        if name == bench.held:
            return held_glow(self.theme)
        if name in (self.hand.chosen, self.hand.hovered):
            return chosen_glow(self.theme)
        return wrong_glow(self.theme) if name in self._pushed else None

    def close(self) -> None:
        self._notes.close()
        self.ahead.forget()
        self._until.stop()

    def _seen(self, place: Vec) -> QPointF | None:
        return self._view.project(place)


def spots(contacts: Iterable[StickContact]) -> list[StickContact]:
    """One contact for all that are close together between the same pieces in the same colours."""
    found: list[StickContact] = []
    for contact in contacts:
        same = (
            other
            for other in found
            if (other.other, other.own, other.theirs) == (contact.other, contact.own, contact.theirs)
            and distance_mm(Pose(*other.at_mm), Pose(*contact.at_mm)) < _ONE_SPOT_MM
        )
        if next(same, None) is None:
            found.append(contact)
    return found


def telling(contacts: Iterable[StickContact], clashes: Callable[[StickContact], bool] = clashes) -> list[StickContact]:
    """What has to be seen before a stick is let go of: each wrong contact, and of like colours one for each colour:
    eight plates that all say yes hide the tower."""
    shown: dict[object, StickContact] = {}
    for contact in contacts:
        colours = colours_of(contact)
        shown.setdefault((contact.other, colours) if clashes(contact) else colours, contact)
    return list(shown.values())


def one_a_pair(touches: Iterable[Touch]) -> list[StickContact]:
    """One contact for two pieces that touch in the same colours, as they are counted in words: two sticks that lie
    along each other touch at four points."""
    shown = {(touch.stick, touch.contact.other, colours_of(touch.contact)): touch.contact for touch in touches}
    return list(shown.values())


def pairs(
    contacts: Iterable[StickContact], clashes: Callable[[StickContact], bool] = clashes
) -> tuple[list[Pair], list[Pair]]:
    """The colours that touch like with like, and those that do not; each pair once."""
    good: dict[Pair, None] = {}
    bad: dict[Pair, None] = {}
    for contact in contacts:
        (bad if clashes(contact) else good)[colours_of(contact)] = None
    return list(good), list(bad)


def pairs_of(touches: Iterable[Touch]) -> tuple[list[tuple[str, str, Pair]], list[tuple[str, str, Pair]]]:
    """The same for many sticks: which two touch in which colours, each once; like ones, and the others."""
    good: dict[tuple[str, str, Pair], None] = {}
    bad: dict[tuple[str, str, Pair], None] = {}
    for touch in touches:
        contact = touch.contact
        (bad if touch.clashes else good)[touch.stick, contact.other, colours_of(contact)] = None
    return list(good), list(bad)


def _on_table(bench: Bench) -> Pose | None:
    """Straight below the held stick, on the table or on the base."""
    held = held_pose(bench)
    if held is None:
        return None
    base = bench.scene.base
    high = base.height_mm if math.hypot(held.x, held.y) < base.radius_mm else 0.0
    return Pose(held.x, held.y, high + _SHADOW_MM[2]).turned(yaw_of(held))


def _end(pose: Pose, mm: float) -> Vec:
    """A point on the lower face of a stick, so far along it."""
    x, y, z = pose.direction((mm, 0.0, 0.0))
    return pose.x + x, pose.y + y, pose.z + z
