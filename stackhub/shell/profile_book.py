"""The stored profiles as the screens use them: read once, told to everybody when one changes."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from stackhub.engine.errors import SaidError
from stackhub.engine.look import COLOUR_NAMES, ColourName
from stackhub.engine.names import fold
from stackhub.shell.profile_avatar import avatar_to_text, default_avatar
from stackhub.store.folder import DataFolder
from stackhub.store.profiles import Played, Profile


class ProfileBook(QObject):
    """``changed`` comes when any profile is another, new or gone. Reading tells what is wrong through ``tell`` and goes
    on without profiles; what changes something raises StoreError and has then changed nothing."""

    changed = Signal()

    def __init__(self, folder: DataFolder, tell: Callable[[SaidError], None], parent: QObject) -> None:
        super().__init__(parent)
        self._folder = folder
        self._tell = tell
        self._known: list[Profile] | None = None

    def all(self) -> list[Profile]:
        """Every profile, by name; none where they cannot be read."""
        if self._known is None:
            try:
                self._known = self._folder.profiles.all()
            except SaidError as error:
                self._known = []
                self._tell(error)
        return list(self._known)

    def get(self, profile: str | None) -> Profile | None:
        """The profile of that id; None when there is none."""
        return next((known for known in self.all() if known.id == profile), None)

    def named(self, name: str) -> Profile | None:
        """The profile that is called so, whatever the case of the letters."""
        plain = fold(" ".join(name.split()))
        return next((known for known in self.all() if fold(known.name) == plain), None)

    def free_colour(self) -> ColourName:
        """A colour that the fewest profiles have."""
        used = [known.colour for known in self.all()]
        return min(COLOUR_NAMES, key=used.count)

    def left_by_guest(self, name: str) -> Played:
        """What a guest of that name has left, which a new profile may take over. Raises SaidError."""
        return self._folder.profiles.left_by_guest(" ".join(name.split()))

    def add(self, name: str, colour: ColourName | None = None, *, adopt: bool = False) -> tuple[Profile, int]:
        """A new profile with the head its name gives, and how many results of a guest of that name are its own now:
        all with ``adopt``, else none."""
        made = self._folder.profiles.add(
            name, colour or self.free_colour(), avatar=avatar_to_text(default_avatar(name))
        )
        adopted = self._folder.profiles.adopt(made.id, made.name) if adopt else 0
        self.forget()
        return made, adopted

    def change(self, profile: Profile) -> Profile:
        """Write ``profile`` down as it now is; its name may be another."""
        changed = self._folder.profiles.change(profile)
        self.forget()
        return changed

    def merge(self, profile: str, into: str) -> None:
        """Make ``profile`` one with ``into``."""
        self._folder.profiles.merge(profile, into)
        self.forget()

    def delete(self, profile: str) -> None:
        """Forget a profile; its results stay, by name."""
        self._folder.profiles.delete(profile)
        self.forget()

    def forget(self) -> None:
        """Something else may have changed the profiles: read them again when they are asked for."""
        self._known = None
        self.changed.emit()
