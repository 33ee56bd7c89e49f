"""The program's icon (models/icons/stackhub.svg) as PNG files, and in the formats of Windows and macOS.

``python packaging/icons.py DIR`` writes ``stackhub-SIZE.png`` for every size.
"""

from __future__ import annotations

import os
import struct
import sys
from pathlib import Path

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_KINDS = {b"icp4": 16, b"icp5": 32, b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic10": 1024}


def png(root: Path, size: int) -> bytes:
    """The icon as a PNG of ``size`` × ``size`` pixels."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
    from PySide6.QtGui import QGuiApplication, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    _application = QGuiApplication.instance() or QGuiApplication([])
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(root / "models" / "icons" / "stackhub.svg")).render(painter)
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return bytes(data.data())


def write_ico(root: Path, target: Path) -> None:
    """A Windows icon: a directory of PNG pictures."""
    pictures = [(size, png(root, size)) for size in ICO_SIZES]
    directory, offset = b"", 6 + 16 * len(pictures)
    for size, picture in pictures:
        directory += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), offset)
        offset += len(picture)
    target.write_bytes(struct.pack("<HHH", 0, 1, len(pictures)) + directory + b"".join(p for _, p in pictures))


def write_icns(root: Path, target: Path) -> None:
    """A macOS icon: chunks of PNG pictures."""
    chunks = b""
    for kind, size in ICNS_KINDS.items():
        picture = png(root, size)
        chunks += kind + struct.pack(">I", 8 + len(picture)) + picture
    target.write_bytes(b"icns" + struct.pack(">I", 8 + len(chunks)) + chunks)


def main(folder: Path) -> None:
    """Write every PNG into ``folder``."""
    root = Path(__file__).resolve().parent.parent
    folder.mkdir(parents=True, exist_ok=True)
    for size in SIZES:
        (folder / f"stackhub-{size}.png").write_bytes(png(root, size))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
