"""Writes the tokens of Upturn beside this file: `python models/upturn/make_tokens.py`.

A sheet is 80 x 100: a tile of bone with a bevelled edge. A colour is written `var(--role, #rrggbb)`: the board puts the
palette's own in its place, and any viewer of SVG shows the one given. `number.svg` and `twin.svg` are empty (the number
is laid on them), the actions are whole. `stackhub.tabletop.sheets` reads the files; a test keeps them and this script
in step.
"""

import re
from pathlib import Path

HERE = Path(__file__).parent
SIGNS = HERE.parent / "signs"

BONE, SHADE, SIDE = "var(--bone, #fbf2dc)", "var(--shade, #ecdcb8)", "var(--side, #b9975f)"
INK = "var(--ink, #3a2a17)"
STANDARD = {"red": "#c62f2a", "blue": "#1d62b8", "yellow": "#f5c11f", "green": "#2e7d3c", "black": "#2a2725"}


def colour(name: str) -> str:
    """Return the role of a palette colour."""
    return f"var(--{name}-base, {STANDARD[name]})"


def sheet(body: str, top: str = BONE, low: str = SHADE, side: str = SIDE) -> str:
    """Return a whole tile with `body` on its face."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 100">\n'
        '  <defs><linearGradient id="face" x1="0" y1="0" x2="0.25" y2="1">'
        f'<stop offset="0" stop-color="{top}"/><stop offset="1" stop-color="{low}"/></linearGradient></defs>\n'
        f'  <rect x="1" y="3" width="78" height="96" rx="12" fill="{side}"/>\n'
        f'  <rect x="1" y="1" width="78" height="93" rx="12" fill="url(#face)" stroke="{side}" stroke-width="1.2"/>\n'
        '  <path d="M6,13 C6,8.5 8.5,6 13,6 L67,6 C71.5,6 74,8.5 74,13" fill="none" stroke="#ffffff"'
        ' stroke-opacity="0.75" stroke-width="2" stroke-linecap="round"/>\n'
        f"{body}</svg>\n"
    )


def sign(name: str, size: float, x: float, y: float) -> str:
    """Return a sign of models/signs in its colour, `size` wide around (x, y)."""
    found = re.search(r'\bd="([^"]+)"', (SIGNS / f"{name}.svg").read_text(encoding="utf-8"))
    assert found is not None, name
    place = f"translate({x - size / 2:.2f} {y - size / 2:.2f}) scale({size / 100:.3f})"
    return f'  <path transform="{place}" fill="{colour(name)}" d="{found[1]}"/>\n'


def arrow(name: str, x: float, y: float, turn: int, scale: float = 1.0) -> str:
    """Return a block arrow around (x, y) that points up, or elsewhere when turned."""
    return (
        f'  <path transform="translate({x} {y}) rotate({turn}) scale({scale})" fill="{colour(name)}" stroke="{INK}"'
        f' stroke-width="{2.2 / scale:.2f}" stroke-linejoin="round" d="M0,-27 L23,-1 L10,-1 L10,25 L-10,25 L-10,-1'
        ' L-23,-1 Z"/>\n'
    )


def leap(x: float, y: float, scale: float = 1.0) -> str:
    """Return an arrow that leaps over a dot."""
    return (
        f'  <g transform="translate({x} {y}) scale({scale})">'
        f'<path d="M-23,13 C-21,-17 15,-19 18,6" fill="none" stroke="{colour("red")}" stroke-width="8"'
        ' stroke-linecap="round"/>'
        f'<path d="M29,1 L19,20 L5,4 Z" fill="{colour("red")}" stroke="{colour("red")}" stroke-width="3"'
        ' stroke-linejoin="round"/>'
        f'<circle cx="-3" cy="17" r="7" fill="{INK}"/></g>\n'
    )


def joker() -> str:
    """Return a jester's cap with its three bells."""
    cap = (
        f'  <path d="M16,64 C8,50 8,40 13,32 C21,34 27,39 30,47 C31,36 35,27 40,21 C45,27 49,36 50,47'
        f' C53,39 59,34 67,32 C72,40 72,50 64,64 Z" fill="{colour("red")}" stroke="{INK}" stroke-width="2.2"'
        ' stroke-linejoin="round"/>\n'
        f'  <path d="M30,47 C31,36 35,27 40,21 C45,27 49,36 50,47 L49,64 L31,64 Z" fill="{colour("blue")}"'
        f' stroke="{INK}" stroke-width="2.2" stroke-linejoin="round"/>\n'
    )
    bells = "".join(
        f'  <circle cx="{x}" cy="{y}" r="6" fill="{colour("yellow")}" stroke="{INK}" stroke-width="2"/>\n'
        for x, y in ((13, 30), (40, 19), (67, 30))
    )
    band = (
        f'  <rect x="14" y="62" width="52" height="12" rx="6" fill="{colour("yellow")}" stroke="{INK}"'
        ' stroke-width="2.2"/>\n'
    )
    return cap + bells + band


def twin() -> str:
    """Return the frame of a twin: a double line, and its two dots."""
    red = colour("red")
    return (
        f'  <rect x="7" y="11" width="66" height="77" rx="9" fill="none" stroke="{red}" stroke-width="2.4"/>\n'
        f'  <rect x="11" y="15" width="58" height="69" rx="6" fill="none" stroke="{red}" stroke-width="1.2"/>\n'
        f'  <circle cx="34" cy="78" r="4" fill="{red}"/><circle cx="46" cy="78" r="4" fill="{red}"/>\n'
    )


def back() -> str:
    """Return the back: dark wood with two arrows that chase each other."""
    ink = "var(--back-ink, #f0d9a8)"
    half = "M-20,4 C-20,-16 8,-24 18,-9 L23,-13 L24,6 L6,2 L12,-3 C4,-14 -11,-9 -12,4 Z"
    body = "".join(
        f'  <path transform="translate(40 48) rotate({turn})" fill="{ink}" fill-opacity="0.85" d="{half}"/>\n'
        for turn in (0, 180)
    )
    line = f'  <rect x="8" y="9" width="64" height="78" rx="8" fill="none" stroke="{ink}" stroke-opacity="0.5"/>\n'
    return sheet(line + body, "var(--back, #7b4a2a)", "var(--back-low, #5d351b)", "var(--back-side, #3b2110)")


def tokens() -> dict[str, str]:
    """Return every sheet by the name of its file."""
    return {
        "number": sheet(""),
        "twin": sheet(twin()),
        "back": back(),
        "up": sheet(arrow("blue", 40, 46, 0) + sign("blue", 15, 16, 80)),
        "down": sheet(arrow("green", 40, 48, 180) + sign("green", 15, 64, 80)),
        "turn": sheet(arrow("blue", 23, 46, 0, 0.7) + arrow("green", 57, 48, 180, 0.7)),
        "skip": sheet(leap(39, 48)),
        "skip2": sheet(leap(39, 30, 0.82) + leap(39, 68, 0.82)),
        "joker": sheet(joker()),
    }


if __name__ == "__main__":
    for name, text in tokens().items():
        (HERE / f"{name}.svg").write_text(text, encoding="utf-8", newline="\n")
