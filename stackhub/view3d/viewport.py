"""The widget that shows a scene: Panda3D draws into memory, Qt paints it like any picture.

So other widgets may lie on top, and mouse, keyboard and focus are Qt's own. A board looks at events first by way of
`installEventFilter`; what it lets through turns the camera (`stackhub.view3d.navigation`).
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QColor,
    QFocusEvent,
    QHideEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from stackhub.engine.look import Theme
from stackhub.engine.quality import Ladder, LevelName, QualityFile
from stackhub.view3d.box import Box
from stackhub.view3d.camera import CameraRig, Ray
from stackhub.view3d.graphics import Graphics, graphics
from stackhub.view3d.navigation import Navigation
from stackhub.view3d.renderer import Renderer
from stackhub.view3d.scene import Scene
from stackhub.view3d.tick import the_tick

Mover = Callable[[float], bool]
"""Moves things on by so many seconds; True while it wants to be called again."""


class Viewport(QWidget):
    """A scene, seen through a camera. Draws on demand: while nothing moves, nothing is done.

    Signals: ``frame_drawn()`` a new picture is there; ``level_changed(name)`` the level of quality is another.
    """

    frame_drawn = Signal()
    level_changed = Signal(str)

    def __init__(
        self,
        theme: Theme,
        quality: QualityFile,
        parent: QWidget | None = None,
        *,
        level: LevelName | None = None,
        drawing: Graphics | None = None,
    ) -> None:
        """Without a `level` the machine's own is found by measuring. Raises NoGraphicsError when nothing can draw."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.graphics = drawing or graphics()
        self.scene = Scene(theme)
        self.rig = CameraRig()
        self.navigation = Navigation(self.rig, self.request_frame)
        self.motion = True
        """Whether the camera glides; otherwise it jumps."""
        self.movers: list[Mover] = []
        """Called before each frame, in this order; `request_frame` wakes them."""
        self._quality = quality
        self._renderer = Renderer(self.graphics, self.scene, self.rig)
        self._image: QImage | None = None
        self._moving = False
        self._beginning = False
        self._again = False
        self._asked = False
        self._drawn: tuple[object, ...] | None = None
        self._ladder: Ladder | None = None
        self.level: LevelName = self.graphics.levels[0]
        self.set_level(level)
        self.scene.on_change = self._scene_changed
        renderer = self._renderer  # not self: it must not be kept alive by its own signal
        self.destroyed.connect(renderer.close)

    # --- Quality

    def set_level(self, level: LevelName | None) -> None:
        """Draw at this level, as far as it can be drawn here; None finds the finest that is quick enough."""
        possible = self.graphics.levels
        self._ladder = self.graphics.ladder_of(self._quality) if level is None else None
        if self._ladder is not None:
            level = self._ladder.level
        self._use(level if level in possible else possible[0])

    def _use(self, level: LevelName) -> None:
        self.level = level
        self._image = None if self._image is None else self._image.copy()  # the buffer behind it is given back
        self._renderer.set_level(self._quality.levels[level])
        self._drawn = None
        self.level_changed.emit(level)
        self.request_frame()

    # --- Frames

    def request_frame(self) -> None:
        """Something changed: draw at the next beat, if the view is shown. Asked by a mover, while a frame begins, it
        gives another beat after that frame."""
        if self._renderer.is_closed or not self.isVisible():
            return
        if self._beginning:
            self._again = True
        else:
            the_tick.want(self)

    def _scene_changed(self) -> None:
        if not self._beginning:  # what movers change while a frame begins is drawn in that frame
            self.request_frame()

    def begin_frame(self, seconds: float) -> bool:
        """Called by the tick. False when the last picture is still true."""
        if self._renderer.is_closed or not (self.isVisible() or self._asked):
            return False
        self._beginning, self._again = True, False
        try:
            self._moving = self._move(seconds)
        finally:
            self._beginning = False
        self._moving = self._moving or self._again
        if self._renderer.is_closed:
            return False
        width, height = self._pixels()
        wanted = (width, height, self.scene.changes, self.rig.stand, self.level)
        if wanted == self._drawn:
            if self._moving:
                the_tick.want(self)
            return False
        self._drawn = wanted
        self.rig.set_aspect(width / height)
        self._renderer.prepare(width, height)
        return True

    def _move(self, seconds: float) -> bool:
        moving = []
        for mover in list(self.movers):
            moving.append(mover(seconds))
            if self._renderer.is_closed:  # by the mover: another board takes its place
                return False
        if self.motion:
            moving.append(self.rig.advance(seconds))
        else:
            self.rig.jump()
        return any(moving)

    def end_frame(self, render_ms: float) -> bool:
        """Called by the tick when the frame is drawn."""
        if self._renderer.is_closed:
            return False
        self._renderer.rest()
        self._image = self._renderer.image()
        self.update()
        self.frame_drawn.emit()
        if self._ladder is not None and self.isVisible():  # what is drawn unseen has another size
            self._ladder.measured(render_ms)
            if self._ladder.level != self.level:
                self._use(self._ladder.level)  # by this measure, or by another view's
            elif not self._ladder.settled:
                self._drawn = None  # go on measuring
                return True
        return self._moving

    def draw_now(self) -> None:
        """Draw at once instead of at the next beat, even if the view is not shown: for pictures, and tests."""
        if self._renderer.is_closed:
            return
        self._asked = True
        try:
            the_tick.want(self)
            the_tick.beat()
        finally:
            self._asked = False

    @property
    def last_image(self) -> QImage | None:
        """The last picture itself, in memory that the next frame overwrites."""
        return self._image

    def snapshot(self) -> QImage | None:
        """A copy of the last picture, to keep; None before the first."""
        return None if self._image is None else self._image.copy()

    def _pixels(self) -> tuple[int, int]:
        ratio = self.devicePixelRatioF()
        return max(1, round(self.width() * ratio)), max(1, round(self.height() * ratio))

    # --- Picking

    def ray(self, point: QPointF | QPoint) -> Ray:
        """The line of sight through a point of the widget, in the world (mm)."""
        x = 2 * point.x() / max(1, self.width()) - 1
        y = 1 - 2 * point.y() / max(1, self.height())
        return self.rig.ray(x, y)

    def project(self, place: tuple[float, float, float]) -> QPointF | None:
        """Where a point of the world (mm) is on the widget; None when it is out of sight."""
        seen = self.rig.project(place)
        if seen is None:
            return None
        return QPointF((seen[0] + 1) / 2 * self.width(), (1 - seen[1]) / 2 * self.height())

    def pick(self, point: QPointF | QPoint) -> tuple[Box, tuple[float, float, float]] | None:
        """The box under a point of the widget, and where it is met (mm)."""
        return self.scene.pick(*self.ray(point))

    # --- Life

    def close_view(self) -> None:
        """Give back all buffers. The widget paints its last colour only, and draws no more; may be called twice."""
        the_tick.forget(self)
        self.navigation.end()
        self.movers.clear()
        self._image = None
        self._renderer.close()

    # --- Qt

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        image = self._image
        if image is None:
            painter.fillRect(self.rect(), QColor(self.scene.backdrop))
        elif (image.width(), image.height()) == self._pixels():
            ratio = self.devicePixelRatioF()
            painter.scale(1 / ratio, 1 / ratio)  # telling the picture its ratio would copy it
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
            painter.drawImage(0, 0, image)
        else:  # drawn with fewer pixels, or the widget has just changed its size
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawImage(self.rect(), image)
        painter.end()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.request_frame()

    def hideEvent(self, event: QHideEvent) -> None:
        the_tick.forget(self)
        self.navigation.end()
        super().hideEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        the_tick.forget(self)
        super().closeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.request_frame()  # the buffer follows in the beat

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.request_frame()
        super().changeEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.setAccepted(self.navigation.press(event))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        event.setAccepted(self.navigation.move(event, self.height()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.setAccepted(self.navigation.release(event))

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.setAccepted(self.navigation.wheel(event))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.navigation.key(event):
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.navigation.end()
        super().focusOutEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.NativeGesture and self.navigation.gesture(event):
            return True
        return super().event(event)
