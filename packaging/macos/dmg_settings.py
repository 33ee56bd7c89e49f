"""The disk image: StackHub.app beside a link to the folder Applications. dmgbuild runs this with ``-D app=PATH``."""

from pathlib import Path

app = Path(defines["app"])  # type: ignore[name-defined]  # noqa: F821 - dmgbuild gives it

format = "ULMO"  # noqa: A001 - the key's name; the smallest that macOS 10.15 and later open
filesystem = "HFS+"
files = [str(app)]
symlinks = {"Applications": "/Applications"}
icon = str(app / "Contents" / "Resources" / "stackhub.icns")
window_rect = ((200, 200), (600, 380))
icon_size = 128
icon_locations = {app.name: (160, 170), "Applications": (440, 170)}
