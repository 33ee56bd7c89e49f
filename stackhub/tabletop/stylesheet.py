"""The style sheet of every ordinary widget: what it looks like is written here once, in the words of the theme.

`@word` stands for a shade of the theme (see `stackhub.tabletop.theme.shades`), `@ring` for the width of the focus ring
and `@slack` for the room kept free around what can have it, so that nothing moves when the ring appears. Lengths are
pixels at scale 1 and keep to a grid of 8 (halves inside small things).
"""

import re
from collections.abc import Mapping

STYLE = """
QMainWindow, QDialog, QWidget[role="window"] { background-color: @window; }
QToolTip { background-color: @surface_raised; color: @text; border: 1px solid @border; padding: 8px; font-size: 15px; }

QLabel { background: transparent; }
QLabel[role="title"] { font-size: 32px; font-weight: 800; }
QLabel[role="heading"] { font-size: 20px; font-weight: 700; }
QLabel[role="game"] { font-size: 20px; font-weight: 600; }
QLabel[role="muted"] { color: @text_muted; }
QLabel[role="danger"] { color: @danger; font-weight: 600; }
QLabel[role="success"] { color: @success; font-weight: 600; }
QLabel[role="wood"] { color: @on_wood; font-size: 20px; font-weight: 600; }
QLabel:disabled { color: @disabled; }

QFrame[role="card"] { background-color: @surface_raised; border: 1px solid @line; border-radius: 10px; }
QFrame[role="panel"] { background-color: @surface; border: 1px solid @line; border-radius: 10px; }
QFrame[role="bar"] { background-color: @surface; border: none; border-bottom: 1px solid @line; }
QFrame[role="notice"] { background-color: @surface_raised; border: none; border-bottom: 3px solid @danger; }
QFrame[role="seat"] { background: transparent; border: 2px solid transparent; border-radius: 10px; }
QFrame[role="turn"] { background-color: @surface_raised; border: 2px solid @accent_line; border-radius: 10px; }
QFrame[role="card"]:focus, QFrame[role="panel"]:focus { border: @ring solid @focus; }

QPushButton {
    background-color: @surface_raised; color: @text; border: 2px solid @border; border-radius: 10px; margin: @slack;
    padding: 6px 16px; min-height: 26px; min-width: 32px; font-size: 16px; font-weight: 700;
    icon-size: 20px;
}
QPushButton:hover { background-color: @hover; }
QPushButton:pressed { background-color: @pressed; }
QPushButton:checked { background-color: @pressed; border-color: @accent_line; }
QPushButton:disabled { background-color: @surface; color: @disabled; border-color: @line; }
QPushButton:focus { border: @ring solid @focus; margin: 0px; outline: none; }
QPushButton[role="primary"] {
    background-color: @accent; color: @on_accent; border-color: @accent_edge;
    padding: 8px 24px; min-height: 28px; font-size: 19px; font-weight: 800; icon-size: 24px;
}
QPushButton[role="primary"]:hover { background-color: @accent_hover; }
QPushButton[role="primary"]:pressed { background-color: @accent_pressed; }
QPushButton[role="primary"]:disabled { background-color: @surface; color: @disabled; border-color: @line; }
QPushButton[role="primary"]:focus { border-color: @focus; }
QPushButton[role="quiet"] { background-color: transparent; border-color: transparent; padding: 6px 12px; }
QPushButton[role="quiet"]:hover { background-color: @hover; }
QPushButton[role="quiet"]:pressed { background-color: @pressed; }
QPushButton[role="quiet"]:checked { background-color: @pressed; border-color: @accent_line; }
QPushButton[role="quiet"]:focus { border-color: @focus; }
QPushButton[role="danger"] { color: @danger; border-color: @danger; }
QPushButton[role="danger"]:hover { background-color: @danger_hover; }
QPushButton[role="danger"]:disabled { color: @disabled; border-color: @line; }
QPushButton[role="danger"]:focus { border-color: @focus; }
QPushButton::menu-indicator { image: @mark(down); width: 12px; subcontrol-position: right center; right: 8px; }

QToolButton {
    background-color: transparent; color: @text; border: 2px solid transparent; border-radius: 10px; margin: @slack;
    padding: 4px; min-height: 28px; min-width: 28px; font-size: 15px; font-weight: 600; icon-size: 24px;
}
QToolButton:hover { background-color: @hover; }
QToolButton:pressed { background-color: @pressed; }
QToolButton:checked { background-color: @pressed; border-color: @accent_line; }
QToolButton:disabled { color: @disabled; }
QToolButton:focus { border: @ring solid @focus; margin: 0px; }
QToolButton::menu-indicator { image: none; }

QLineEdit, QSpinBox, QDoubleSpinBox, QDateEdit, QComboBox {
    background-color: @field; color: @text; border: 2px solid @border; border-radius: 10px; margin: @slack;
    padding: 5px 12px; min-height: 26px; font-size: 16px;
}
QLineEdit { placeholder-text-color: @text_muted; }
QLineEdit:disabled, QSpinBox:disabled, QComboBox:disabled {
    background-color: @surface; color: @disabled; border-color: @line;
}
QLineEdit:focus, QSpinBox:focus, QDoubleSpinBox:focus, QDateEdit:focus, QComboBox:focus {
    border: @ring solid @focus; margin: 0px;
}
QSpinBox, QDoubleSpinBox { padding: 5px 0px; min-width: 136px; }
QSpinBox::up-button, QDoubleSpinBox::up-button {
    background: transparent; border: none; width: 40px; height: 36px;
    subcontrol-origin: border; subcontrol-position: center right;
}
QSpinBox::down-button, QDoubleSpinBox::down-button {
    background: transparent; border: none; width: 40px; height: 36px;
    subcontrol-origin: border; subcontrol-position: center left;
}
QSpinBox::up-arrow, QDoubleSpinBox::up-arrow { image: @mark(plus); width: 14px; height: 14px; }
QSpinBox::down-arrow, QDoubleSpinBox::down-arrow { image: @mark(minus); width: 14px; height: 14px; }

QComboBox { combobox-popup: 0; padding-right: 40px; }
QDateEdit { min-width: 128px; padding-right: 0px; }
QComboBox:hover, QDateEdit:hover { background-color: @hover; }
QComboBox::drop-down, QDateEdit::drop-down {
    background: transparent; border: none; width: 40px; subcontrol-position: center right;
}
QComboBox::down-arrow, QDateEdit::down-arrow { image: @mark(down); width: 16px; height: 16px; }
QComboBox QAbstractItemView {
    background-color: @surface_raised; color: @text; border: 2px solid @border; border-radius: 0px; padding: 4px;
    outline: none; font-size: 16px; selection-background-color: @accent; selection-color: @on_accent;
}
QComboBox QAbstractItemView::item { min-height: 36px; padding: 0px 8px; border-radius: 6px; }
QComboBox QAbstractItemView::item:selected { background-color: @accent; color: @on_accent; }

QCheckBox, QRadioButton {
    background-color: transparent; spacing: 10px; padding: 4px; min-height: 26px; font-size: 16px;
    border: @ring solid transparent; border-radius: 10px;
}
QCheckBox:focus, QRadioButton:focus { border-color: @focus; }
QCheckBox:disabled, QRadioButton:disabled { color: @disabled; }
QCheckBox::indicator, QRadioButton::indicator, QAbstractItemView::indicator, QGroupBox::indicator, QMenu::indicator {
    width: 20px; height: 20px; background-color: @field; border: 2px solid @border;
}
QCheckBox::indicator, QAbstractItemView::indicator, QGroupBox::indicator, QMenu::indicator { border-radius: 6px; }
QRadioButton::indicator { border-radius: 12px; }
QCheckBox::indicator:hover, QRadioButton::indicator:hover { background-color: @hover; }
QCheckBox::indicator:checked, QAbstractItemView::indicator:checked, QGroupBox::indicator:checked,
QMenu::indicator:checked { background-color: @accent; border-color: @accent_edge; image: @on_mark(check); }
QCheckBox::indicator:indeterminate, QAbstractItemView::indicator:indeterminate {
    background-color: @accent; border-color: @accent_edge; image: @on_mark(dash);
}
QRadioButton::indicator:checked { background-color: @accent; border-color: @accent_edge; image: @on_mark(dot); }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { background-color: @surface; border-color: @line; }

QSlider { border: @ring solid transparent; border-radius: 10px; min-height: 32px; min-width: 32px; padding: 0px 4px; }
QSlider:focus { border-color: @focus; }
QSlider::groove:horizontal { height: 8px; border-radius: 4px; background-color: @groove; }
QSlider::groove:vertical { width: 8px; border-radius: 4px; background-color: @groove; }
QSlider::sub-page:horizontal, QSlider::add-page:vertical { background-color: @accent; border-radius: 4px; }
QSlider::handle { background-color: @accent; border: 2px solid @accent_edge; border-radius: 12px; }
QSlider::handle:horizontal { width: 20px; margin: -8px 0px; }
QSlider::handle:vertical { height: 20px; margin: 0px -8px; }
QSlider::handle:hover { background-color: @accent_hover; }
QSlider::handle:disabled, QSlider::sub-page:disabled { background-color: @line; border-color: @line; }

QProgressBar {
    background-color: @groove; color: transparent; border: none; border-radius: 8px;
    min-height: 16px; max-height: 16px;
}
QProgressBar::chunk { background-color: @accent; border-radius: 8px; }

QScrollArea, QScrollArea > QWidget > QWidget[role="scrolled"] { background: transparent; border: none; }
QScrollBar { background: transparent; border: none; margin: 0px; }
QScrollBar:vertical { width: 16px; }
QScrollBar:horizontal { height: 16px; }
QScrollBar::handle { background-color: @thumb; border-radius: 5px; margin: 3px; }
QScrollBar::handle:vertical { min-height: 42px; }
QScrollBar::handle:horizontal { min-width: 42px; }
QScrollBar::handle:hover { background-color: @border; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0px; height: 0px; border: none; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QAbstractScrollArea::corner { background: transparent; border: none; }

QListView, QTableView, QTreeView, QTextBrowser, QTextEdit, QPlainTextEdit {
    background-color: @field; color: @text; border: 2px solid @line; border-radius: 10px; margin: @slack; padding: 4px;
    outline: none; gridline-color: @line; alternate-background-color: @surface;
}
QTextBrowser, QTextEdit, QPlainTextEdit { padding: 12px; }
QListView:focus, QTableView:focus, QTreeView:focus, QTextBrowser:focus, QTextEdit:focus, QPlainTextEdit:focus {
    border: @ring solid @focus; margin: 0px;
}
QListView::item, QTableView::item, QTreeView::item { min-height: 34px; padding: 2px 10px; border: none; }
QListView::item { border-radius: 6px; }
QListView::item:hover, QTableView::item:hover, QTreeView::item:hover { background-color: @hover; color: @text; }
QListView::item:selected, QTableView::item:selected, QTreeView::item:selected {
    background-color: @accent; color: @on_accent;
}
QHeaderView { background-color: transparent; border: none; }
QHeaderView::section {
    background-color: transparent; color: @text_muted; border: none; border-bottom: 2px solid @line; padding: 8px 10px;
    font-size: 15px; font-weight: 700;
}
QTableCornerButton::section { background: transparent; border: none; }

QTabWidget::pane { border: none; border-top: 2px solid @line; }
QTabBar { background: transparent; font-size: 16px; font-weight: 700; qproperty-drawBase: 0; }
QTabBar::tab {
    background-color: transparent; color: @text_muted; border: @ring solid transparent; border-radius: 10px;
    padding: 7px 16px; min-height: 22px; margin: 0px 4px 4px 0px;
}
QTabBar::tab:hover { background-color: @hover; color: @text; }
QTabBar::tab:selected { background-color: @accent; color: @on_accent; }
QTabBar::tab:selected:focus { border-color: @focus; }

QMenuBar { background-color: @surface; }
QMenuBar::item { padding: 8px 12px; border-radius: 6px; background: transparent; }
QMenuBar::item:selected { background-color: @hover; color: @text; }
QMenu { background-color: @surface_raised; color: @text; border: 2px solid @border; padding: 6px; font-size: 16px; }
QMenu::item { padding: 6px 24px 6px 10px; min-height: 20px; border-radius: 6px; border: 2px solid transparent; }
QMenu::item:selected { background-color: @pressed; color: @text; border-color: @accent_line; }
QMenu::item:disabled { color: @disabled; }
QMenu::separator { height: 1px; background-color: @line; margin: 6px 8px; }
QMenu::icon { padding-left: 8px; }

QGroupBox {
    border: 1px solid @line; border-radius: 10px; margin-top: 16px; padding: 16px 8px 8px 8px; font-weight: 700;
}
QGroupBox::title { subcontrol-origin: margin; left: 12px; padding: 0px 4px; }
QSplitter::handle { background-color: @line; }
QStatusBar { background-color: @surface; color: @text_muted; }
"""

_WORD = re.compile(r"@([a-z_]+)(?:\((\w+)\))?")
_PIXELS = re.compile(r"(-?\d+)px")


def filled(words: Mapping[str, str], marks: Mapping[str, str], scale: float) -> str:
    """Return the style sheet with `words` put in, `@mark(name)` and `@on_mark(name)` made pictures, lengths scaled.

    `words` gives a value for every `@word`; `marks` gives for `mark` and `on_mark` the address of a picture with `{}`
    for its name. Raises KeyError for a word nobody explains. Lines do not thin out below a pixel.
    """

    def word(match: re.Match[str]) -> str:
        name, argument = match.groups()
        return f'url("{marks[name].format(argument)}")' if argument else words[name]

    def pixels(match: re.Match[str]) -> str:
        length = int(match[1])
        scaled = round(length * scale)
        return f"{scaled or (length > 0) - (length < 0)}px"

    # Pictures last: a number before "px" in the name of a folder is no length.
    lengths = _PIXELS.sub(pixels, STYLE)
    return _WORD.sub(word, lengths)
