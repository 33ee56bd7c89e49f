"""Writes the cards of Stack Up! beside this file: `python models/stackup/make_cards.py`.

A sheet is 100 x 140. A colour is written `var(--role, #rrggbb)`: the board puts the palette's own in its place, and
any viewer of SVG shows the one given. `card.svg` is the empty number card (number and sign are laid on it), the
specials are whole. `stackhub.tabletop.sheets` reads the files; a test keeps them and this script in step.
"""

import math
import re
from pathlib import Path

HERE = Path(__file__).parent
SIGNS = HERE.parent / "signs"
FOUR = ("red", "blue", "yellow", "green")

PAPER = "var(--paper, #fffaf0)"
RIM = "var(--rim, #b9a27a)"
DARK, INK = "var(--dark, #2a2725)", "var(--dark-ink, #f7f0e3)"
STANDARD = {
    "red": ("#c62f2a", "#861a18", "#fff8ee"),
    "blue": ("#1d62b8", "#123f7a", "#fff8ee"),
    "yellow": ("#f5c11f", "#b27f0c", "#33240a"),
    "green": ("#2e7d3c", "#1a5025", "#fff8ee"),
}


def colour(name: str, part: str = "base") -> str:
    """Return the role of one part (base, edge, ink) of a palette colour."""
    return f"var(--{name}-{part}, {STANDARD[name][('base', 'edge', 'ink').index(part)]})"


def sheet(body: str) -> str:
    """Return a whole card around `body`."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140">\n'
        '  <defs><linearGradient id="shine" x1="0" y1="0" x2="0" y2="1">'
        '<stop offset="0" stop-color="#ffffff" stop-opacity="0.20"/>'
        '<stop offset="0.45" stop-color="#ffffff" stop-opacity="0"/>'
        '<stop offset="1" stop-color="#000000" stop-opacity="0.16"/></linearGradient></defs>\n'
        f'  <rect x="0.6" y="0.6" width="98.8" height="138.8" rx="9" fill="{PAPER}" stroke="{RIM}"'
        ' stroke-width="1.2"/>\n'
        f"{body}</svg>\n"
    )


def panel(fill: str, line: str) -> str:
    """Return the coloured field of a card, lit from above, with a fine line inside its edge."""
    return (
        f'  <rect x="5" y="5" width="90" height="130" rx="6" fill="{fill}"/>\n'
        '  <rect x="5" y="5" width="90" height="130" rx="6" fill="url(#shine)"/>\n'
        f'  <rect x="8" y="8" width="84" height="124" rx="4" fill="none" stroke="{line}" stroke-opacity="0.32"'
        ' stroke-width="0.9"/>\n'
    )


def placed(body: str, x: float, y: float, scale: float, turn: float = 0) -> str:
    """Return `body`, drawn around (0, 0), somewhere else."""
    return f'  <g transform="translate({x} {y}) rotate({turn}) scale({scale})">{body}</g>\n'


def special(picture: str) -> str:
    """Return a special card: its picture large, and small in two corners."""
    corners = placed(picture, 19.5, 21, 0.24) + placed(picture, 80.5, 119, 0.24, 180)
    return sheet(panel(DARK, INK) + placed(picture, 50, 70, 1) + corners)


def sign(name: str, size: float, x: float, y: float, fill: str) -> str:
    """Return a sign of models/signs, `size` wide around (x, y)."""
    found = re.search(r'\bd="([^"]+)"', (SIGNS / f"{name}.svg").read_text(encoding="utf-8"))
    assert found is not None, name
    scale = size / 100
    place = f"translate({x - size / 2:.2f} {y - size / 2:.2f}) scale({scale:.3f})"
    return f'<path transform="{place}" fill="{fill}" d="{found[1]}"/>'


def flip() -> str:
    """Return two arrows, one up, one down."""
    up = "M0,-32 L19,-8 L9,-8 L9,26 L-9,26 L-9,-8 L-19,-8 Z"
    arrows = ""
    for x, turn, name in ((-18, 0, "blue"), (18, 180, "yellow")):
        y = 2 if turn == 0 else -2
        arrows += (
            f'<path transform="translate({x} {y}) rotate({turn}) scale(0.92)" d="{up}" fill="{colour(name)}"'
            f' stroke="{INK}" stroke-width="4" stroke-linejoin="round"/>'
        )
    return arrows


def freeze() -> str:
    """Return a snowflake."""
    arm = "M0,0 L0,-36 M0,-14 L-9,-22 M0,-14 L9,-22 M0,-25 L-7.5,-32 M0,-25 L7.5,-32"
    arms = "".join(f'<path transform="rotate({turn})" d="{arm}"/>' for turn in range(0, 360, 60))
    return f'<g fill="none" stroke="#cfe9ff" stroke-width="4.6" stroke-linecap="round">{arms}</g>'


def snatch() -> str:
    """Return a hand that reaches for a card."""
    card = (
        f'<rect x="-3" y="-40" width="27" height="37" rx="3.5" transform="rotate(14)" fill="{colour("red")}"'
        f' stroke="{INK}" stroke-width="3"/>'
    )
    fingers = "".join(
        f'<rect x="{x}" y="{y}" width="8.4" height="{32 - y}" rx="4.2"/>'
        for x, y in ((-19.5, -6), (-10, -14), (-0.5, -15), (9, -9))
    )
    hand = (
        f'<g fill="{INK}" stroke="{DARK}" stroke-width="1.6">{fingers}'
        '<rect x="-31" y="9" width="9" height="26" rx="4.5" transform="rotate(-38 -26 30)"/>'
        '<path d="M-19.5,16 L17.4,16 L17.4,26 C17.4,38 10,43 -1,43 C-12,43 -19.5,37 -22,28 Z"/></g>'
    )
    return card + hand


def switch() -> str:
    """Return the four colours with their signs in a ring, turning."""
    ring = f'<circle r="27" fill="none" stroke="{INK}" stroke-width="3.4" stroke-dasharray="14 28.4" />'
    chips = ""
    for index, name in enumerate(FOUR):
        turn = math.pi * (index / 2 - 0.25)
        x, y = 24 * math.cos(turn), 24 * math.sin(turn)
        chips += (
            f'<circle cx="{x:.2f}" cy="{y:.2f}" r="15" fill="{colour(name)}" stroke="{INK}" stroke-width="2.6"/>'
            + sign(name, 17, round(x, 2), round(y, 2), colour(name, "ink"))
        )
    return ring + chips


def crash() -> str:
    """Return a burst with three cards flying out of it."""
    points = []
    for index in range(22):
        radius = (38, 23)[index % 2] + (4 if index % 4 == 0 else 0)
        turn = math.pi * (index / 11 - 0.5)
        points.append(f"{radius * math.cos(turn):.2f},{radius * math.sin(turn):.2f}")
    burst = (
        f'<polygon points="{" ".join(points)}" fill="{colour("yellow")}" stroke="{INK}" stroke-width="2.4"'
        ' stroke-linejoin="round"/>'
    )
    cards = "".join(
        f'<rect x="-6.5" y="-24" width="13" height="18.5" rx="2" transform="rotate({turn}) translate(0 {drop})"'
        f' fill="{colour("red")}" stroke="#ffffff" stroke-width="1.8"/>'
        for turn, drop in ((-44, 5), (44, 5), (0, 3))
    )
    return burst + cards


def back() -> str:
    """Return the back: bars that pile up, seen from both ends."""
    ink = "var(--back-ink, #f0d9a8)"
    bars = "".join(
        f'<rect x="{-width / 2}" y="{y}" width="{width}" height="6" rx="3" fill="{ink}"/>'
        for width, y in ((46, 17), (36, 8), (26, -1), (16, -10))
    )
    lattice = "".join(
        f'<path d="M{x},{y - 5} L{x + 4},{y} L{x},{y + 5} L{x - 4},{y} Z"/>'
        for row in range(11)
        for x, y in ((17 + 11 * column + 5.5 * (row % 2), 15 + 11 * row) for column in range(7 - row % 2))
    )
    field = f'<g fill="{ink}" fill-opacity="0.16">{lattice}</g>'
    seal = (
        f'<circle r="33" fill="var(--back, #27435a)" stroke="{ink}" stroke-width="2"/>'
        f'<path d="M0,-25 L9,-14 L-9,-14 Z" fill="{ink}"/>'
    )
    return sheet(panel("var(--back, #27435a)", ink) + f"  {field}\n" + placed(seal + bars, 50, 70, 1))


def cards() -> dict[str, str]:
    """Return every sheet by the name of its file."""
    return {
        "card": sheet(panel("var(--base, #c62f2a)", "var(--ink, #fff8ee)")),
        "back": back(),
        "flip": special(flip()),
        "freeze": special(freeze()),
        "snatch": special(snatch()),
        "switch": special(switch()),
        "crash": special(crash()),
    }


if __name__ == "__main__":
    for name, text in cards().items():
        (HERE / f"{name}.svg").write_text(text, encoding="utf-8", newline="\n")
