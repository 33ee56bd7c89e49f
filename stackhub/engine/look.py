"""What a palette and a theme are, as plain checked data: colours by name, written `#rrggbb`.

The values come from config/palettes.yaml and config/themes.yaml (read by `stackhub.store.look`) and become Qt colours
in `stackhub.tabletop`. They are described here because both sides need the words and neither may import the other.
"""

import re
from typing import Annotated, Literal, get_args

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, model_validator

from stackhub.engine.errors import BadConfig
from stackhub.engine.words import QT_TRANSLATE_NOOP

ColourName = Literal["red", "blue", "yellow", "green", "white", "black", "beige"]
"""The colours of every piece in every game."""

COLOUR_NAMES: tuple[ColourName, ...] = get_args(ColourName)

Sight = Literal["normal", "protan", "deutan", "tritan"]
"""How somebody sees colours: all of them, or without the red, the green or the blue cones."""

ThemeName = Literal["light", "dark", "high_contrast"]
PaletteName = Literal["standard", "red_green", "blue_yellow"]


def _checked_hex(text: str) -> str:
    if not re.fullmatch(r"#[0-9a-fA-F]{6}", text):
        raise BadConfig(QT_TRANSLATE_NOOP("errors", "should be a colour such as #c62f2a"))
    return text.lower()


Hex = Annotated[str, AfterValidator(_checked_hex)]
"""An opaque sRGB colour, `#rrggbb`."""


class _Frozen(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Swatch(_Frozen):
    """One game colour as it is painted."""

    base: Hex
    """The face of the piece."""
    edge: Hex
    """Its outline and its shaded sides, darker than the face."""
    ink: Hex
    """The sign on it, and any text on it."""


class Palette(_Frozen):
    """The seven game colours, made for certain kinds of sight."""

    sight: tuple[Sight, ...] = Field(min_length=1)
    """For whom every pair of its colours is told apart; always with a sign as well, but colour alone must do."""
    red: Swatch
    blue: Swatch
    yellow: Swatch
    green: Swatch
    white: Swatch
    black: Swatch
    beige: Swatch

    def swatch(self, colour: ColourName) -> Swatch:
        """Return the paint of one game colour. Raises KeyError for any other name."""
        if colour not in COLOUR_NAMES:
            raise KeyError(colour)
        swatch: Swatch = getattr(self, colour)
        return swatch


class PaletteFile(_Frozen):
    """config/palettes.yaml: every palette a player may choose, by name."""

    palettes: dict[PaletteName, Palette]

    @model_validator(mode="after")
    def _has_standard(self) -> "PaletteFile":
        if "standard" not in self.palettes:
            raise BadConfig(QT_TRANSLATE_NOOP("errors", 'the palette "standard" is missing'))
        return self


class Theme(_Frozen):
    """The colours of everything that is not a piece, by what they are for."""

    dark: bool
    """Light text on dark ground: chooses the variant of marks and shadows."""
    contrast: float = Field(ge=4.5, le=21)
    """Lowest contrast ratio of any text on its ground that this theme promises (WCAG 2, between 1 and 21)."""
    window: Hex
    """Behind everything."""
    surface: Hex
    """Panels and quiet buttons, on the window."""
    surface_raised: Hex
    """Cards, menus and dialogs: nearest to the player."""
    field: Hex
    """What is typed or chosen into: lines, lists, boxes."""
    text: Hex
    text_muted: Hex
    accent: Hex
    """The one obvious next step, and what is chosen."""
    on_accent: Hex
    border: Hex
    """Lines around things that can be used."""
    line: Hex
    """Faint lines that only part things."""
    focus: Hex
    """The ring around what the keyboard acts on; stands out from window, surfaces and accent alike."""
    focus_width: int = Field(ge=2, le=6)
    """Width of that ring, in pixels at scale 1."""
    danger: Hex
    """Text and line of what cannot be taken back."""
    success: Hex
    """Text of what went well."""
    wood_light: Hex
    """The table's planks: the lighter of the two woods its grain runs between."""
    wood_dark: Hex
    on_wood: Hex
    """Text straight on the table."""
    shadow: Hex
    """Painted translucent under pieces and cards."""


class ThemeFile(_Frozen):
    """config/themes.yaml: every theme a player may choose, by name."""

    themes: dict[ThemeName, Theme]

    @model_validator(mode="after")
    def _has_light(self) -> "ThemeFile":
        if "light" not in self.themes:
            raise BadConfig(QT_TRANSLATE_NOOP("errors", 'the theme "light" is missing'))
        return self
