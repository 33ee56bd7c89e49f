"""Puts a theme on the whole application: palette, font and style sheet.

Roles a screen may give with `setProperty("role", ...)`: QPushButton primary, quiet, danger; QLabel title, heading,
game, muted, danger, success, wood; QFrame card, panel, bar, notice, seat, turn; QWidget window, scrolled (inside a
QScrollArea).
"""

from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from stackhub.engine.look import Theme
from stackhub.resources import models_dir
from stackhub.tabletop.colour_vision import luminance, mix
from stackhub.tabletop.stylesheet import filled

GRID = 8
"""Spacing on screen is a multiple of this, in pixels at scale 1."""
RADIUS = 10
BODY_SIZE = 15
GAME_SIZE = 20
HEADING_SIZE = 20
TITLE_SIZE = 32
"""Text sizes in pixels at scale 1."""

TEXT_PAIRS: tuple[tuple[str, str], ...] = (
    *((text, ground) for text in ("text", "text_muted") for ground in ("window", "surface", "surface_raised", "field")),
    *(("text", ground) for ground in ("hover", "pressed", "danger_hover")),
    *(("on_accent", ground) for ground in ("accent", "accent_hover", "accent_pressed")),
    *((text, ground) for text in ("danger", "success") for ground in ("window", "surface", "surface_raised")),
    ("danger", "danger_hover"),
    ("on_wood", "wood_light"),
    ("on_wood", "wood_dark"),
)
"""Every shade text is written in, with every ground it may lie on."""

RING_GROUNDS = ("window", "surface", "surface_raised", "field", "accent", "wood_light", "wood_dark")
"""Everything the focus ring may lie on."""


def shades(theme: Theme) -> dict[str, str]:
    """Return every colour of the theme by name, with those mixed from them, as `#rrggbb`."""
    own = {name: value for name, value in theme if isinstance(value, str)}
    return own | {
        "accent_hover": mix(theme.accent, "#ffffff", 0.16),
        "accent_pressed": mix(theme.accent, "#000000", 0.06 if theme.dark else 0.12),
        "accent_edge": mix(theme.accent, "#000000", 0.32),
        "accent_line": theme.accent if theme.dark else mix(theme.accent, "#000000", 0.32),
        "hover": mix(theme.surface_raised, theme.accent, 0.18),
        "pressed": mix(theme.surface_raised, theme.accent, 0.32),
        "danger_hover": mix(theme.surface_raised, theme.danger, 0.08),
        "disabled": mix(theme.text_muted, theme.surface, 0.4),
        "groove": mix(theme.line, theme.border, 0.3),
        "thumb": mix(theme.border, theme.surface, 0.25),
    }


def stylesheet(theme: Theme, font_family: str, scale: float = 1.0) -> str:
    """Return the style sheet of the theme, every length times `scale`."""
    marks = {"mark": _mark_address(theme.text), "on_mark": _mark_address(theme.on_accent)}
    ring = f"{round(theme.focus_width * scale)}px"
    slack = f"{max(0, round(theme.focus_width * scale) - round(2 * scale))}px"
    words = shades(theme) | {"ring": ring, "slack": slack}
    return f'QWidget {{ font-family: "{font_family}"; }}\n' + filled(words, marks, scale)


def palette_for(theme: Theme) -> QPalette:
    """Return the Qt palette of the theme, for what is painted by hand and what the style sheet leaves alone."""
    words = shades(theme)
    roles = {
        QPalette.ColorRole.Window: "window",
        QPalette.ColorRole.WindowText: "text",
        QPalette.ColorRole.Base: "field",
        QPalette.ColorRole.AlternateBase: "surface",
        QPalette.ColorRole.Text: "text",
        QPalette.ColorRole.PlaceholderText: "text_muted",
        QPalette.ColorRole.Button: "surface_raised",
        QPalette.ColorRole.ButtonText: "text",
        QPalette.ColorRole.BrightText: "danger",
        QPalette.ColorRole.Highlight: "accent",
        QPalette.ColorRole.HighlightedText: "on_accent",
        QPalette.ColorRole.Accent: "accent",
        QPalette.ColorRole.ToolTipBase: "surface_raised",
        QPalette.ColorRole.ToolTipText: "text",
        QPalette.ColorRole.Link: "text",
        QPalette.ColorRole.LinkVisited: "text_muted",
        QPalette.ColorRole.Light: "surface_raised",
        QPalette.ColorRole.Midlight: "surface",
        QPalette.ColorRole.Mid: "line",
        QPalette.ColorRole.Dark: "border",
        QPalette.ColorRole.Shadow: "shadow",
    }
    palette = QPalette()
    for role, name in roles.items():
        palette.setColor(role, QColor(words[name]))
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(words["disabled"]))
    return palette


def apply_theme(app: QApplication, theme: Theme, font_family: str, scale: float = 1.0) -> None:
    """Make the whole application look like `theme`, now and when it is called again with another."""
    app.setStyle("Fusion")  # the same on every system, and it honours the palette
    palette = palette_for(theme)
    app.setPalette(palette)
    QToolTip.setPalette(palette)
    font = QFont(font_family)
    font.setPixelSize(round(BODY_SIZE * scale))
    app.setFont(font)
    app.setStyleSheet(stylesheet(theme, font_family, scale))


def set_role(widget: QWidget, role: str) -> None:
    """Give a widget another role after it was first shown; the style sheet is asked again."""
    widget.setProperty("role", role)
    widget.style().unpolish(widget)
    widget.style().polish(widget)


def _mark_address(colour: str) -> str:
    """Return the address of the small marks drawn dark or light, whichever is nearer to `colour`."""
    tone = "light" if luminance(colour) > 0.4 else "dark"
    return (models_dir() / "icons" / "marks" / f"{{}}_{tone}.svg").as_posix()
