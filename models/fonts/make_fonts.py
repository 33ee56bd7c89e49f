"""Makes the fonts beside this file out of the full Nunito: `python models/fonts/make_fonts.py FOLDER`.

FOLDER holds the unpacked npm package @expo-google-fonts/nunito (0.4.2 was used). Needs fonttools (4.68 was used), which
StackHub itself does not. Keeps the Latin letters of every European language, and adds what Nunito lacks: the narrow
space that French puts before `? ! ;`, arrows, a tick, and our seven signs, so that they look in a line of text as they
do on a piece, on every computer. The licence (OFL.txt, no reserved name) allows both.
"""

import sys
from pathlib import Path

from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.svgLib.path import parse_path
from fontTools.ttLib import TTFont

HERE = Path(__file__).resolve().parent
WEIGHTS = {"Regular": "400Regular", "SemiBold": "600SemiBold", "Bold": "700Bold", "ExtraBold": "800ExtraBold"}

KEPT = [
    *range(0x20, 0x180),  # Basic Latin, Latin-1, Latin Extended-A
    *(0x218, 0x219, 0x21A, 0x21B, 0x1E9E, 0x2C6, 0x2C7, 0x2DA, 0x2DC),
    *range(0x2007, 0x203B),  # spaces, dashes, quotation marks, dots
    *(0x2044, 0x2070, *range(0x2074, 0x208A), 0x20AC, 0x2116, 0x2122, 0x2212, 0x2248, 0x2260, 0x2264, 0x2265),
]

NARROW_NO_BREAK_SPACE, THIN_SPACE = 0x202F, 0x2009

SIGNS = {"red": "▲", "blue": "●", "yellow": "★", "green": "■", "white": "○", "black": "◆", "beige": "≡"}
SIGN_ADVANCE, SIGN_SIDE, SIGN_BASE = 780, 720, -10
"""Width of a sign's cell, side of the sign, and where its sheet stands on the base line; in units of 1/1000 em."""

# Outlines on the signs' sheet of 100 x 100, y downwards.
ARROW = "M8,44 L60,44 L60,44 L44,28 L52,20 L84,50 L52,80 L44,72 L60,56 L8,56 Z"
TICK = "M8,54 L18,44 L38,64 L82,16 L92,26 L38,84 Z"
TURNS = {"→": (1, 0, 0, 1, 0, 0), "←": (-1, 0, 0, 1, 100, 0), "↓": (0, 1, -1, 0, 100, 0), "↑": (0, -1, 1, 0, 0, 100)}


def main(folder: Path) -> None:
    """Write one file for each weight."""
    for weight, name in WEIGHTS.items():
        font = TTFont(folder / name / f"Nunito_{name}.ttf")
        for colour, character in SIGNS.items():
            add(font, character, outline_of(colour), (1, 0, 0, 1, 0, 0))
        for character, turn in TURNS.items():
            add(font, character, ARROW, turn)
        add(font, "✓", TICK, (1, 0, 0, 1, 0, 0))
        glyphs = font.getBestCmap()
        for table in font["cmap"].tables:
            if table.isUnicode():
                table.cmap[NARROW_NO_BREAK_SPACE] = glyphs[THIN_SPACE]
        options = Options(layout_features=["kern", "mark", "mkmk", "ccmp", "locl", "case", "frac"], hinting=False)
        options.name_IDs = ["*"]
        subsetter = Subsetter(options)
        subsetter.populate(unicodes=[*KEPT, *(ord(char) for char in "".join([*SIGNS.values(), *TURNS, "✓"]))])
        subsetter.subset(font)
        font.save(HERE / f"Nunito-{weight}.ttf")


def outline_of(colour: str) -> str:
    """Return the path data of a sign."""
    svg = (HERE.parent / "signs" / f"{colour}.svg").read_text(encoding="utf-8")
    return svg.split(' d="')[1].split('"')[0]


def add(font: TTFont, character: str, path: str, turn: tuple[float, ...]) -> None:
    """Add one glyph drawn on the signs' sheet, turned on the sheet first."""
    scale = SIGN_SIDE / 100
    side = (SIGN_ADVANCE - SIGN_SIDE) / 2
    glyph_pen = TTGlyphPen(None)
    sheet = TransformPen(Cu2QuPen(glyph_pen, max_err=0.8), (scale, 0, 0, -scale, side, SIGN_BASE + SIGN_SIDE))
    parse_path(path, TransformPen(sheet, turn))
    name = f"uni{ord(character):04X}"
    glyph = glyph_pen.glyph()
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"][name] = glyph
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][name] = (SIGN_ADVANCE, glyph.xMin)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[ord(character)] = name


if __name__ == "__main__":
    main(Path(sys.argv[1]))
