"""The kinds of files a double click opens with StackHub: one list for the installers of every system."""

from typing import NamedTuple


class FileType(NamedTuple):
    """``suffix`` with its dot; ``mime`` for Linux, ``apple_type`` for macOS, ``windows_class`` for the registry."""

    suffix: str
    mime: str
    apple_type: str
    windows_class: str
    name: str
    french: str


FILE_TYPES = (
    FileType(
        ".stackhub",
        "application/vnd.stackhub.match",
        "org.stackhub.match",
        "StackHub.Match",
        "StackHub match",
        "partie StackHub",
    ),
    FileType(
        ".stackreplay",
        "application/vnd.stackhub.replay",
        "org.stackhub.replay",
        "StackHub.Replay",
        "StackHub replay",
        "partie à revoir de StackHub",
    ),
    FileType(
        ".stackdeck",
        "application/vnd.stackhub.deck",
        "org.stackhub.deck",
        "StackHub.Deck",
        "StackHub deck",
        "jeu de cartes StackHub",
    ),
)
