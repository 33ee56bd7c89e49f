"""Lets the pieces be heard: plays the files of models/sounds by name, as loud as the settings say."""

from __future__ import annotations

import logging
import wave
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QLoggingCategory, QObject, QTimer, QUrl
from PySide6.QtGui import QGuiApplication

from stackhub.resources import models_dir
from stackhub.store.settings import Settings

log = logging.getLogger(__name__)

#: Nothing is heard so soon after the start (seconds): loading the sound must not slow it.
QUIET_START_S = 1.0
#: Every file ends with so much silence (models/sounds/make_sounds.py), in milliseconds.
_TAIL_MS = 150
#: Platforms without a person in front of them.
_NOBODY_LISTENS = ("offscreen", "minimal", "vnc")


class NoSound(Exception):
    """This computer cannot play sounds; the message says why."""


class Effect(Protocol):
    """One file, ready to be heard."""

    def set_volume(self, volume: float) -> None:
        """From 0 (silent) to 1."""

    def play(self) -> None:
        """From the beginning, at once or as soon as the file is read."""

    def stop(self) -> None:
        """Be silent and let the device go."""


#: Makes the effect of a file, owned by a QObject; calls the function with the reason when it cannot be heard after all.
EffectMaker = Callable[[Path, Callable[[str], None], QObject], Effect]


class Sounds(QObject):
    """``play(name)`` with the ``settings`` of the moment. Whatever goes wrong with sound is said once in the log, and
    from then on there is none; it never stops the game."""

    def __init__(
        self,
        settings: Callable[[], Settings],
        parent: QObject | None = None,
        *,
        make_effect: EffectMaker | None = None,
        quiet_start_s: float = QUIET_START_S,
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._make_effect = make_effect or _qt_effect
        self._first_at = monotonic() + quiet_start_s
        self._effects: dict[str, list[Effect]] | None = None
        self._silent = False
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self.close)  # before Qt takes the sound server away

    def play(self, name: str, loud: float = 1.0) -> None:
        """Play the sound called ``name``; of several variants (``clack1``, ``clack2``...) the next one. ``loud`` is how
        loud it is among its like, up to 1."""
        settings = self._settings()
        if self._silent or loud <= 0 or not settings.sound or not settings.volume or monotonic() < self._first_at:
            return
        if self._effects is None:
            self._load()
        variants = (self._effects or {}).get(name)
        if not variants:
            return
        variants.append(variants.pop(0))
        variants[-1].set_volume(loudness(settings.volume) * min(1.0, loud))
        variants[-1].play()

    def close(self) -> None:
        """Stop what is heard and let go of the sound device, for good."""
        self._silent = True
        effects, self._effects = self._effects, None
        for variants in (effects or {}).values():
            for effect in variants:
                effect.stop()

    def _load(self) -> None:
        """Every file at once: the first sound may be a little late, the others are not."""
        self._effects = {}
        try:
            for file in sorted((models_dir() / "sounds").glob("*.wav")):
                effect = self._make_effect(file, self._give_up, self)
                if self._silent:
                    effect.stop()
                    return
                self._effects.setdefault(file.stem.rstrip("0123456789"), []).append(effect)
        except NoSound as reason:
            self._give_up(str(reason))

    def _give_up(self, reason: str) -> None:
        if not self._silent:
            log.info("no sound: %s", reason)
            self.close()


def loudness(volume: int) -> float:
    """The factor for a volume of 0-100. Ears count in ratios: squared, half the way of the slider is about half as
    loud."""
    return (volume / 100) ** 2


class _QtEffect:
    """A QSoundEffect that never ends by itself.

    When one does, the thread of the sound device may be the last to hold its voice and then takes away a socket
    notifier of the main thread, which from there on spins for ever (QTBUG-144711; Qt 6.11.3 still does it on a busy
    computer). A voice that is *stopped* is given back to the main thread. So the effect is played in a loop, and
    stopped when the sound is over, in the silence at the end of the file.
    """

    def __init__(self, file: Path, failed: Callable[[str], None], parent: QObject) -> None:
        from PySide6.QtMultimedia import QSoundEffect

        self._effect = QSoundEffect(parent)
        self._effect.setLoopCount(QSoundEffect.Loop.Infinite.value)
        self._over = QTimer(self._effect, singleShot=True, interval=_milliseconds_of(file) - _TAIL_MS)
        self._over.timeout.connect(self._effect.stop)
        self._ready, self._error = QSoundEffect.Status.Ready, QSoundEffect.Status.Error
        self._wanted = False
        self._failed = failed
        self._file = file
        self._effect.statusChanged.connect(self._look)
        self._effect.setSource(QUrl.fromLocalFile(str(file)))

    def set_volume(self, volume: float) -> None:
        self._effect.setVolume(volume)

    def play(self) -> None:
        self._wanted = self._effect.status() != self._ready
        if not self._wanted:
            self._effect.stop()
            self._effect.play()
            self._over.start()

    def stop(self) -> None:
        self._effect.statusChanged.disconnect(self._look)
        self._over.stop()
        self._effect.stop()
        self._effect.deleteLater()

    def _look(self) -> None:
        if self._effect.status() == self._error:
            self._failed(f"{self._file.name} cannot be played here (no sound device?)")
        elif self._effect.status() == self._ready and self._wanted:
            self.play()


def _milliseconds_of(file: Path) -> int:
    """The length of a WAV file. Raises OSError or wave.Error."""
    with wave.open(str(file), "rb") as sound:
        return round(1000 * sound.getnframes() / sound.getframerate())


def _has_device() -> bool:
    """Whether there is anything to be heard with: QSoundEffect would say so once for every file, on stderr."""
    # It names every video library that it does not need, and a sound server that cannot be reached outside of its own
    # category.
    QLoggingCategory.setFilterRules("qt.multimedia.*=false\ndefault.warning=false")
    try:
        from PySide6.QtMultimedia import QMediaDevices

        return not QMediaDevices.defaultAudioOutput().isNull()
    finally:
        QLoggingCategory.setFilterRules("qt.multimedia.*=false")


def _qt_effect(file: Path, failed: Callable[[str], None], parent: QObject) -> Effect:
    """Load QtMultimedia, the first time, and make an effect. Raises NoSound."""
    platform = QGuiApplication.platformName()
    if platform in _NOBODY_LISTENS:
        raise NoSound(f"nobody listens to the platform {platform}")
    try:
        if not _has_device():
            raise NoSound("there is no sound device")
        return _QtEffect(file, failed, parent)
    except (ImportError, OSError, RuntimeError, wave.Error) as error:  # e.g. libpulse is missing
        raise NoSound(f"QtMultimedia does not work here: {error}") from error
