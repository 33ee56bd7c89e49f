"""How somebody of a party is pictured: by the head of their profile beside the sign of their colour, or the sign."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from stackhub.engine.look import ColourName
from stackhub.engine.party.members import Member
from stackhub.shell.hub import Hub
from stackhub.shell.profile_avatar import Avatar, avatar_of
from stackhub.shell.profile_drawing import draw_avatar
from stackhub.tabletop.palette import paint
from stackhub.tabletop.signs import paint_chip


def head_of(hub: Hub, member: Member) -> Avatar | None:
    """The head of the member's profile; None for a guest, a bot, or one whose profile is no more."""
    profile = hub.profiles.get(member.profile) if member.profile else None
    return None if profile is None else avatar_of(profile.avatar, profile.name)


def paint_face(painter: QPainter, rect: QRectF, hub: Hub, colour: ColourName, head: Avatar | None) -> None:
    """Into ``rect``; without a head the sign of the colour alone."""
    swatch = paint(hub.palette, colour)
    if head is None:
        paint_chip(painter, rect, colour, swatch)
    else:
        draw_avatar(painter, rect, head, swatch, colour)


def face_pixmap(hub: Hub, colour: ColourName, head: Avatar | None, size: int, dpr: float) -> QPixmap:
    """The same as a picture ``size`` logical pixels wide."""
    pixmap = QPixmap(round(size * dpr), round(size * dpr))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    paint_face(painter, QRectF(0, 0, size, size), hub, colour, head)
    painter.end()
    return pixmap
