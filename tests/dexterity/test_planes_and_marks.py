"""Lines of sight meet planes where they are seen, and what lies over the picture stays within it."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from stackhub.dexterity.carving import Band, Carver, along_face
from stackhub.dexterity.marks import Note, TableMarks
from stackhub.dexterity.planes import SightPlanes
from stackhub.dexterity.speech import Notes, Sayings, around
from stackhub.store.look import load_palettes, load_themes
from stackhub.store.quality import load_quality
from stackhub.tabletop.board import Look
from stackhub.view3d.atlas import BACK, BOTTOM, FRONT, LEFT_END, RIGHT_END, TOP, atlas_pixels, face_on_image
from stackhub.view3d.viewport import Viewport


@pytest.fixture
def view(qtbot: QtBot) -> Iterator[Viewport]:
    made = Viewport(load_themes()["light"], load_quality(), level="software")
    qtbot.addWidget(made)
    made.resize(400, 300)
    made.motion = False
    made.rig.frame(((-100, -100, 0), (100, 100, 200)))
    made.show()
    made.draw_now()
    yield made
    made.close_view()


@pytest.fixture
def look() -> Look:
    return Look(theme=load_themes()["light"], palette=load_palettes()["standard"])


@pytest.mark.parametrize("place", [(0.0, 0.0, 100.0), (40.0, -25.0, 100.0), (-30.0, 60.0, 100.0)])
def test_a_point_of_the_screen_meets_its_planes_where_it_is_seen(
    view: Viewport, place: tuple[float, float, float]
) -> None:
    planes = SightPlanes(view)
    at = view.project(place)
    assert at is not None
    assert planes.met_level(at, place[2]) == pytest.approx(place, abs=0.05)
    assert planes.met_upright(at, place) == pytest.approx(place, abs=0.05)


def test_right_and_away_are_those_of_the_screen(view: Viewport) -> None:
    planes = SightPlanes(view)
    here = view.project((0.0, 0.0, 50.0))
    assert here is not None
    for right, away in ((20.0, 0.0), (0.0, 20.0)):
        dx, dy = planes.aside(right, away)
        there = view.project((dx, dy, 50.0))
        assert there is not None
        moved = there - here
        assert (moved.x() > 5 and abs(moved.y()) < 3) if right else (moved.y() < -1 and abs(moved.x()) < 3)
    assert math.hypot(*planes.right()) == pytest.approx(1)


def test_a_line_of_sight_above_the_horizon_meets_no_table(view: Viewport) -> None:
    view.rig.orbit(0, -30)
    view.draw_now()
    assert SightPlanes(view).met_level(QPointF(200, 2), -500.0) is None


def test_words_on_plates_stay_within_the_picture(qtbot: QtBot, look: Look) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(420, 300)
    marks = TableMarks(look, parent)
    marks.setGeometry(parent.rect())
    empty = marks.grab().toImage()
    marks.show_note(Note(QPointF(5, 5), "a few words"))
    noted = marks.grab().toImage()
    assert noted != empty
    marks.show_note(None)
    marks.say("Something is to be done that takes two lines of words to say, because there is little room for it.")
    marks.show_clock("10 s")
    marks.show_keys([("K", "hides this")])
    full = marks.grab().toImage()
    assert full != noted
    marks.set_look(replace(look, theme=load_themes()["dark"]))
    assert marks.grab().toImage() != full


def test_the_key_card_gives_way_to_what_is_played_with(qtbot: QtBot, look: Look) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(420, 300)
    marks = TableMarks(look, parent)
    marks.setGeometry(parent.rect())
    bare = marks.grab().toImage()
    marks.show_keys([("K", "hides this"), ("Space", "lets go")])
    full = marks.grab().toImage()
    assert full != bare
    card = marks.key_box()
    marks.give_way_to([QRectF(400, 280, 9, 9), QRectF(card.right() - 3, card.bottom() - 3, 90, 20)])
    assert marks.grab().toImage() == bare
    marks.give_way_to([QRectF(card.right() + 3, card.bottom() + 3, 90, 20)])
    assert marks.grab().toImage() == full
    marks.give_way_to([])
    assert marks.grab().toImage() == full
    assert marks.shows_keys
    parent.resize(round(2.1 * card.width()), 300)
    marks.setGeometry(parent.rect())
    assert not marks.shows_keys, "it would take half of a narrow picture"


def test_a_sentence_goes_by_itself_unless_it_stays(qtbot: QtBot, look: Look) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    sayings, said = Sayings(parent), []
    sayings.said.connect(said.append)
    sayings._until.setInterval(1)
    sayings.say("short")
    qtbot.waitUntil(lambda: said == ["short", ""])
    sayings.say("long", stays=True)
    qtbot.wait(20)
    assert said[-1] == "long"
    marks = TableMarks(look, parent)
    notes = Notes(marks, parent)
    notes._until.setInterval(1)
    notes.show(None, "nowhere")
    assert marks.note is None
    notes.show(QPointF(3, 3), "here")
    assert marks.note is not None
    qtbot.waitUntil(lambda: marks.note is None)


def test_what_still_stands_is_said_again_in_another_language(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    sayings, said, language = Sayings(parent), [], ["en"]
    sayings.said.connect(said.append)
    sayings.say(lambda: f"in {language[0]}", stays=True)
    language[0] = "fr"
    sayings.retranslate()
    assert said == ["in en", "in fr"]
    sayings.say("in words")
    sayings.retranslate()
    sayings.retranslate()
    assert said[2:] == ["in words", "", ""], "what nobody can make anew is withdrawn"


def test_the_picture_of_a_verdict_is_around_the_place_and_within_the_picture(qapp: object) -> None:
    picture = QImage(400, 200, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.black)
    picture.setPixelColor(10, 190, Qt.GlobalColor.red)
    cut = around(picture, QPointF(5, 95), 200, 100).toImage()
    assert (cut.width(), cut.height()) == (248, 124)
    assert cut.pixelColor(10, 190 - 76).name() == "#ff0000"
    middle = around(picture, None, 200, 100).toImage()
    assert (middle.width(), middle.height()) == (248, 124)


SIZE = (150.0, 9.0, 5.0)


def test_a_band_is_painted_all_round_and_seen_from_behind_on_two_faces(qapp: object) -> None:
    bands = [Band(-75, 0, "#ff0000", "#800000"), Band(0, 75, "#0000ff", "#000080")]
    surface = Carver(SIZE, "#ff0000", "#800000", grain=0.0, bands=bands).surface(roughness=0.5)
    texture = surface.texture
    assert texture is not None
    assert (texture.width(), texture.height()) == atlas_pixels(SIZE) == (1024, 256)
    for face, left_is_red in ((TOP, True), (FRONT, True), (BACK, False), (BOTTOM, False)):
        area = face_on_image(SIZE, face)
        left = texture.pixelColor(round(area.left() + 0.2 * area.width()), round(area.center().y())).name()
        assert left == ("#ff0000" if left_is_red else "#0000ff")
        whole = area.translated(-area.center())
        assert along_face(face, -75, 0, whole).left() == (-75 if left_is_red else 0)
    for face, colour in ((LEFT_END, "#ff0000"), (RIGHT_END, "#0000ff")):
        area = face_on_image(SIZE, face)
        assert texture.pixelColor(area.center().toPoint()).name() == colour
