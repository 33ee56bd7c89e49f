"""The rules as a player reads them: one page per game, in the language that is switched on."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QTextCursor
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from stackhub.games import registry
from stackhub.shell import guide
from stackhub.shell.hub import Hub
from stackhub.shell.screen import PageHeader, Screen
from stackhub.tabletop.translate import say


class RulesReader(Screen):
    """All games at the left, the chosen one's rules at the right, a line to search in them. ``guide_wanted(game)`` asks
    for a first turn with the guide."""

    guide_wanted = Signal(str)

    def __init__(self, hub: Hub, game: str | None = None, parent: QWidget | None = None) -> None:
        super().__init__(hub, parent)
        self.header = PageHeader(self)
        self.guide_button = QPushButton()
        self.guide_button.clicked.connect(lambda: self.guide_wanted.emit(self.game))
        self.search = QLineEdit()
        self.search.setMaximumWidth(280)
        self.list = QListWidget()
        self.list.setFixedWidth(220)
        for entry in registry.games():
            item = QListWidgetItem()
            item.setData(Qt.ItemDataRole.UserRole, entry.id)
            self.list.addItem(item)
        self.page = QTextBrowser()
        self.page.setOpenLinks(False)
        self.page.document().setDocumentMargin(24)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(32, 20, 32, 24)
        outer.setSpacing(16)
        top = QHBoxLayout()
        top.setSpacing(16)
        top.addWidget(self.header, 1)
        top.addWidget(self.guide_button)
        top.addWidget(self.search)
        outer.addLayout(top)
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(self.list)
        row.addWidget(self.page, 1)
        outer.addLayout(row, 1)
        self.list.currentItemChanged.connect(lambda *_: self._show())
        self.search.returnPressed.connect(self._find)
        self.search.textEdited.connect(self._find_from_here)
        self._choose(game)
        hub.look_changed.connect(self._show)

    def _choose(self, game: str | None) -> None:
        for row in range(self.list.count()):
            if game in (None, self.list.item(row).data(Qt.ItemDataRole.UserRole)):
                self.list.setCurrentRow(row)
                return

    @property
    def game(self) -> str:
        """The game whose rules are open."""
        return str(self.list.currentItem().data(Qt.ItemDataRole.UserRole))

    def _show(self) -> None:
        if self.list.currentItem() is None:
            return
        self.guide_button.setVisible(guide.can_be_shown(self.game))
        file = registry.entry(self.game).help_dir() / f"{self.hub.language.current}.md"
        try:
            words = file.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            words = self.tr("The rules could not be read: {reason}").format(reason=error)
        font = QFont(self.page.font())
        font.setPixelSize(18)
        self.page.document().setDefaultFont(font)
        self.page.setMarkdown(words)
        self._space_out()
        self.page.moveCursor(QTextCursor.MoveOperation.Start)

    def _space_out(self) -> None:
        """Room between the paragraphs and above the headings: Markdown in Qt knows no style sheet."""
        block = self.page.document().begin()
        while block.isValid():
            form = block.blockFormat()
            heading = form.headingLevel() > 0
            form.setTopMargin(20 if heading and block.blockNumber() else 0)
            form.setBottomMargin(4 if block.textList() else 8)
            QTextCursor(block).setBlockFormat(form)
            block = block.next()

    def _find_from_here(self) -> None:
        """While words are typed: the first place from where the last find began."""
        cursor = self.page.textCursor()
        cursor.setPosition(cursor.selectionStart())
        self.page.setTextCursor(cursor)
        self._find()

    def _find(self) -> None:
        """The next place where the words stand; from the top again after the last."""
        words = self.search.text()
        if words and not self.page.find(words):
            self.page.moveCursor(QTextCursor.MoveOperation.Start)
            self.page.find(words)

    def retranslate(self) -> None:
        self.header.set_texts(self.tr("Rules"))
        self.guide_button.setText(self.tr("Show me a first turn"))
        self.guide_button.setAccessibleName(self.tr("Show me a first turn"))
        self.guide_button.setToolTip(self.tr("A match against an easy bot. The match you are in is kept."))
        self.search.setPlaceholderText(self.tr("Search"))
        self.search.setAccessibleName(self.tr("Search in the rules"))
        self.list.setAccessibleName(self.tr("Games"))
        self.page.setAccessibleName(self.tr("Rules"))
        for row in range(self.list.count()):
            item = self.list.item(row)
            item.setText(say(registry.entry(item.data(Qt.ItemDataRole.UserRole)).room("title").TITLE))
        self._show()

    def first_focus(self) -> QWidget:
        return self.page
