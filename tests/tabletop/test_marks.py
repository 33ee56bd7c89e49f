"""The marks that boards paint over their pieces."""

import math

import pytest
from PySide6.QtCore import QPointF

from stackhub.tabletop.marks import arrow_outline


@pytest.mark.parametrize(
    "way",
    [
        [QPointF(10 * step, 0) for step in range(25)],
        [QPointF(0, -4 * step) for step in range(25)],
        # steep: up, over the top, and back down for the last quarter
        [QPointF(step, -120 * math.sin(step / 24 * 2.2)) for step in range(25)],
        [QPointF(0.2 * step, -0.3 * step) for step in range(25)],
    ],
    ids=["sideways", "upwards", "folding back", "tiny"],
)
def test_an_arrow_has_a_head_that_ends_at_its_tip(way: list[QPointF]) -> None:
    """Once the head was squashed to a bar where a way folded back at its end."""
    width = 8.0
    outline = list(arrow_outline(way, width))
    tip = way[-1]
    assert any(math.dist((p.x(), p.y()), (tip.x(), tip.y())) < 1e-6 for p in outline)
    at = outline.index(tip)
    left, right = outline[at - 1], outline[at + 1]
    breadth = math.dist((left.x(), left.y()), (right.x(), right.y()))
    middle = QPointF((left.x() + right.x()) / 2, (left.y() + right.y()) / 2)
    length = math.dist((middle.x(), middle.y()), (tip.x(), tip.y()))
    assert breadth == pytest.approx(2.6 * width)
    way_length = math.dist((way[0].x(), way[0].y()), (tip.x(), tip.y()))
    assert length >= min(2.6 * width, way_length) * 0.9
