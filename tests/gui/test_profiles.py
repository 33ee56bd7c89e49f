"""Profiles: made, changed, merged and deleted by real clicks and keys; their aids act; results are theirs."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from stackhub.engine.look import COLOUR_NAMES
from stackhub.shell.first_start import FirstStart
from stackhub.shell.home import HomeScreen
from stackhub.shell.hub import Hub
from stackhub.shell.profile_aids import aids_at, aids_sentence
from stackhub.shell.profile_avatar import PARTS, Avatar, avatar_of, avatar_to_text, default_avatar
from stackhub.shell.profile_drawing import avatar_pixmap
from stackhub.shell.profile_questions import GoCard, NameCard
from stackhub.shell.profile_screen import ProfilesScreen
from stackhub.shell.settings_screen import SettingsScreen
from stackhub.shell.setup import SetupScreen
from stackhub.shell.window import MainWindow
from stackhub.store.profiles import Aids, Profile
from stackhub.store.settings import GameChoice, SeatChoice
from stackhub.tabletop.hand_board import HandBoard
from stackhub.tabletop.palette import paint
from tests.gui.conftest import Waiter, click, close, game_screen, press
from tests.gui.test_playing import ADA, EASY, choose_order, play_out, start


def open_profiles(window: MainWindow) -> ProfilesScreen:
    home = window.screen_on_top
    assert isinstance(home, HomeScreen)
    click(home.page_buttons["person"])
    screen = window.screen_on_top
    assert isinstance(screen, ProfilesScreen)
    return screen


def in_menu(choose: Callable[[QMenu], None]) -> None:
    """Do something in the menu that the next click opens."""

    def act() -> None:
        menu = QApplication.activePopupWidget()
        if isinstance(menu, QMenu):
            choose(menu)
            menu.close()  # whatever was chosen: nothing may wait for ever
        else:
            QTimer.singleShot(20, act)

    QTimer.singleShot(20, act)


def pick_first(menu: QMenu) -> None:
    QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Return)


# --- heads


def test_a_name_always_has_the_same_head_however_it_is_written() -> None:
    assert default_avatar("Léa") == default_avatar("LÉA")
    assert len({default_avatar(name) for name in ("Ada", "Léa", "Noor", "Tom", "Zoé", "Max")}) == 6


def test_a_head_is_kept_as_it_was_drawn_and_an_unknown_one_is_the_names() -> None:
    drawn = Avatar(hair=3, hat=5)
    assert avatar_of(avatar_to_text(drawn), "Ada") == drawn
    broken = ("", "nonsense", "[1]", '{"version":1,"hat":99}', '{"version":2,"wings":1}', '{"version":1,"hat":"5"}')
    for content in broken:
        assert avatar_of(content, "Ada") == default_avatar("Ada"), content


def test_every_part_looks_like_no_other_of_its_kind(hub: Hub) -> None:
    swatch = paint(hub.palette, "red")
    for part, count in PARTS.items():
        base = Avatar(hair=2)
        pictures = [avatar_pixmap(base.with_part(part, n), swatch, 96, 1.0).toImage() for n in range(count)]
        for number, picture in enumerate(pictures):
            assert all(picture != other for other in pictures[:number]), f"{part} {number}"
    signs = [avatar_pixmap(Avatar(), paint(hub.palette, c), 96, 1.0, c).toImage() for c in COLOUR_NAMES]
    assert len({bytes(sign.constBits()) for sign in signs}) == len(COLOUR_NAMES)


# --- the screen


def test_the_first_start_makes_the_first_profile(hub: Hub) -> None:
    hub.settings.name = ""
    window = MainWindow(hub)
    window.open_first()
    window.show()
    first = window.screen_on_top
    assert isinstance(first, FirstStart)
    first.name_edit.selectAll()
    QTest.keyClicks(first.name_edit, "Zoe")
    QTest.keyClick(first.name_edit, Qt.Key.Key_Return)
    assert [profile.name for profile in hub.folder.profiles.all()] == ["Zoe"]
    close(window)


def test_profiles_are_made_and_changed_by_keys_alone(window: MainWindow, hub: Hub) -> None:
    screen = open_profiles(window)
    assert window.focusWidget() is screen.new_button, "nobody has one yet: the way on is to make one"
    assert screen.empty_label.isVisible()
    press(window, Qt.Key.Key_Return)
    assert isinstance(screen.card, NameCard)
    assert screen.card.name_edit.text() == "Ada", "whoever sits here is proposed"
    press(window, Qt.Key.Key_Return)
    (ada,) = hub.folder.profiles.all()
    assert window.focusWidget() is screen.editor.name_edit
    assert avatar_of(ada.avatar, ada.name) == default_avatar("Ada")

    screen.editor.name_edit.selectAll()
    QTest.keyClicks(screen.editor.name_edit, "Adele")
    press(window, Qt.Key.Key_Return)
    assert hub.folder.profiles.all()[0].name == "Adele"
    assert hub.settings.name == "Adele", "she is the one who plays here"
    hat = screen.editor.parts["hat"]
    hat.setFocus()
    before = hat.currentIndex()
    press(window, Qt.Key.Key_Down if before == 0 else Qt.Key.Key_Up)
    after = hub.folder.profiles.all()[0]
    assert avatar_of(after.avatar, after.name).hat == hat.currentIndex() != before
    screen.editor.switches["big_cards"].setFocus()
    press(window, Qt.Key.Key_Space)
    assert hub.folder.profiles.all()[0].aids.big_cards
    screen.editor.year_edit.setFocus()
    QTest.keyClicks(screen.editor.year_edit, "1985")
    press(window, Qt.Key.Key_Return)
    assert hub.folder.profiles.all()[0].birth_year == 1985


def test_who_is_called_otherwise_still_sits_where_they_sat(window: MainWindow, hub: Hub) -> None:
    hub.profiles.add("Ada")
    hub.settings.games = {"babylon": GameChoice(seats=[ADA, SINAN, SeatChoice(name="Léa", colour="blue")])}
    screen = open_profiles(window)
    screen.editor.name_edit.setText("Augusta")
    QTest.keyClick(screen.editor.name_edit, Qt.Key.Key_Return)
    assert [seat.name for seat in hub.settings.games["babylon"].seats] == ["Augusta", "Sinan", "Léa"]
    window.open_settings()
    settings = window.screen_on_top
    assert isinstance(settings, SettingsScreen)
    assert settings.name_edit.text() == "Augusta"
    settings.name_edit.setText("Ida")
    QTest.keyClick(settings.name_edit, Qt.Key.Key_Return)
    assert [profile.name for profile in hub.folder.profiles.all()] == ["Ida"]
    assert hub.settings.games["babylon"].seats[0].name == "Ida"


def test_the_result_of_a_match_that_was_left_goes_to_whoever_is_called_otherwise_now(
    window: MainWindow, hub: Hub, wait: Waiter
) -> None:
    profile, _ = hub.profiles.add("Ada")
    screen_of_match = start(window, [ADA, EASY])
    choose_order(screen_of_match, "Play first")
    screen_of_match.play.play(screen_of_match.play.moves()[0])
    path = screen_of_match.play.path
    window.open_home()
    screen = open_profiles(window)
    screen.editor.name_edit.setText("Augusta")
    QTest.keyClick(screen.editor.name_edit, Qt.Key.Key_Return)
    window.open_home()
    window.open_file(path)
    resumed = game_screen(window)
    assert [player.name for player in resumed.play.match.players] == ["Augusta", "Zaha"]
    assert resumed.play.match.moves_played >= 1
    play_out(resumed, wait)
    assert hub.folder.profiles.played(profile.id).matches == 1


def test_a_year_of_birth_that_cannot_be_is_said_and_taken_back(window: MainWindow, hub: Hub) -> None:
    hub.profiles.add("Ada")
    screen = open_profiles(window)
    for typed in ("1066", "2999"):
        screen.editor.year_edit.setText(typed)
        QTest.keyClick(screen.editor.year_edit, Qt.Key.Key_Return)
        assert "A year of birth lies between 1900 and 2" in window.notice.sentence
        assert screen.editor.year_edit.text() == ""
        click(window.notice.close_button)
    assert hub.folder.profiles.all()[0].birth_year is None


def test_a_name_that_somebody_has_is_refused_and_nothing_is_changed(window: MainWindow, hub: Hub) -> None:
    hub.profiles.add("Ada")
    hub.profiles.add("Léa")
    screen = open_profiles(window)
    screen.editor.name_edit.setText("LÉA")
    QTest.keyClick(screen.editor.name_edit, Qt.Key.Key_Return)
    assert window.notice.sentence == 'There is a profile "LÉA" already'
    assert screen.editor.name_edit.text() == "Ada"
    assert [profile.name for profile in hub.folder.profiles.all()] == ["Ada", "Léa"]
    click(screen.new_button)
    assert isinstance(screen.card, NameCard)
    screen.card.name_edit.setText("léa")
    click(screen.card.ok_button)
    assert len(hub.folder.profiles.all()) == 2


@pytest.mark.qt_log_ignore("grabbing the keyboard")
def test_the_colour_is_chosen_by_its_name_and_sign(window: MainWindow, hub: Hub) -> None:
    hub.profiles.add("Ada", "red")
    screen = open_profiles(window)

    def green(menu: QMenu) -> None:
        QTest.keyClick(menu, Qt.Key.Key_Down)
        for _ in range(list(COLOUR_NAMES).index("green")):
            QTest.keyClick(menu, Qt.Key.Key_Down)
        QTest.keyClick(menu, Qt.Key.Key_Return)

    in_menu(green)
    click(screen.editor.colour_button)
    assert hub.folder.profiles.all()[0].colour == "green"
    assert screen.editor.colour_button.accessibleName() == "Colour: green"


def test_merging_and_deleting_ask_with_what_they_concern(window: MainWindow, hub: Hub, wait: Waiter) -> None:
    hub.profiles.add("Ada")
    hub.profiles.add("Augusta")
    screen_of_match = start(window, [ADA, EASY])
    choose_order(screen_of_match, "Play first")
    play_out(screen_of_match, wait)
    window.open_home()
    screen = open_profiles(window)
    assert screen.current is not None
    assert screen.current.name == "Ada"
    click(screen.editor.merge_button)
    card = screen.card
    assert isinstance(card, GoCard)
    assert card.into is not None
    assert card.into.currentText() == "Augusta"
    said = [label.text() for label in card.findChildren(type(screen.empty_label))]
    assert "Ada took part in 1 match(es) and 0 party(ies)." in said or "Ada took part in 1 match and 0 parties." in said
    assert window.focusWidget() is card.no_button, "the harmless answer is at hand"
    press(window, Qt.Key.Key_Escape)
    assert len(hub.folder.profiles.all()) == 2
    click(screen.editor.merge_button)
    assert isinstance(screen.card, GoCard)
    click(screen.card.yes_button)
    (augusta,) = hub.folder.profiles.all()
    assert hub.settings.name == "Augusta", "it was her all the time"
    assert hub.folder.profiles.played(augusta.id).matches == 1
    assert not screen.editor.merge_button.isEnabled(), "there is nobody left to merge with"
    click(screen.editor.delete_button)
    assert isinstance(screen.card, GoCard)
    click(screen.card.yes_button)
    assert hub.folder.profiles.all() == []
    (match,) = hub.folder.history.matches()
    assert {seat.name for seat in match.seats} >= {"Ada"}
    assert screen.empty_label.isVisible()


# --- at the table


@pytest.mark.qt_log_ignore("grabbing the keyboard")
def test_a_seat_takes_a_profile_with_its_colour_and_a_typed_name_stays_a_guest(window: MainWindow, hub: Hub) -> None:
    hub.profiles.add("Ada", "red")
    hub.profiles.add("Léa", "beige")
    window.open_setup("stackup")
    setup = window.screen_on_top
    assert isinstance(setup, SetupScreen)
    first, second = setup.seats.chips[:2]
    assert "profile of Ada" in first.people_button.accessibleName()
    second.kind.setCurrentIndex(0)
    in_menu(pick_first)
    click(second.people_button)
    assert second.choice.name == "Léa"
    assert second.choice.colour == "beige"
    assert "profile of Léa" in second.people_button.accessibleName()
    second.name_edit.setText("Somebody")
    assert "guest" in second.people_button.accessibleName()
    second.kind.setCurrentIndex(1)
    assert second.people_button.isHidden(), "a bot has no profile"


def test_no_seat_offers_profiles_where_there_are_none(window: MainWindow) -> None:
    window.open_setup("babylon")
    setup = window.screen_on_top
    assert isinstance(setup, SetupScreen)
    assert all(chip.people_button.isHidden() for chip in setup.seats.chips)


LEA = SeatChoice(name="Léa", colour="blue")
SINAN = SeatChoice(name="Sinan", colour="green", level="easy")


def change_aids(hub: Hub, name: str, aids: Aids) -> None:
    profile, _ = hub.profiles.add(name)
    hub.profiles.change(Profile(profile.id, name, profile.colour, profile.avatar, None, aids, profile.created))


def test_all_aids_act_for_somebody_alone_until_the_match_is_left(window: MainWindow, hub: Hub) -> None:
    change_aids(hub, "Ada", Aids(palette="red_green", big_cards=True, slow_animations=True, left_handed=True))
    window.start_match("stackup", [ADA, SINAN], {})
    look = game_screen(window).board.look
    assert look.big_pieces
    assert look.palette == hub.palettes["red_green"]
    assert look.speed == hub.settings.speed / 2
    assert look.controls.left_handed
    assert window.notice.sentence == "Set for Ada: colours, big cards and tokens, slow motion."
    board = game_screen(window).board
    assert isinstance(board, HandBoard)
    big = board.table.layout_now.piece
    window.open_home()
    assert window.notice.sentence == "", "it is over"
    assert hub.palette == hub.palettes["standard"]
    assert not hub.look.big_pieces
    assert not hub.settings.controls.left_handed, "the settings are as they were"
    window.start_match("stackup", [LEA, SINAN], {})
    plain = game_screen(window).board
    assert isinstance(plain, HandBoard)
    assert big > plain.table.layout_now.piece * 1.2


def test_what_is_set_is_said_for_a_while(window: MainWindow, hub: Hub, wait: Waiter) -> None:
    change_aids(hub, "Ada", Aids(slow_animations=True))
    window.notice._fading.setInterval(30)
    window.start_match("babylon", [ADA, SINAN], {})
    assert window.notice.sentence == "Set for Ada: slow motion."
    wait(lambda: window.notice.sentence == "")


def test_again_keeps_the_aids(window: MainWindow, hub: Hub) -> None:
    """The new match sits down before the old one is left."""
    change_aids(hub, "Ada", Aids(big_cards=True))
    window.start_match("stackup", [ADA, SINAN], {})
    window.start_match("stackup", [ADA, SINAN], {})
    assert game_screen(window).board.look.big_pieces
    assert hub.look.big_pieces


@pytest.mark.parametrize(
    ("people", "acts"),
    [
        ([], Aids()),
        ([None], Aids()),
        ([Aids(left_handed=True, big_cards=True)], Aids(left_handed=True, big_cards=True)),
        ([Aids(left_handed=True, big_cards=True), None], Aids(big_cards=True)),
        ([Aids(left_handed=True), Aids(left_handed=True)], Aids(left_handed=True)),
        ([Aids(palette="blue_yellow"), Aids(slow_animations=True)], Aids(palette="blue_yellow", slow_animations=True)),
    ],
)
def test_at_a_shared_table_what_is_for_the_eyes_acts_for_everybody(people: list[Aids | None], acts: Aids) -> None:
    seated = [None if aids is None else Profile(str(n), f"P{n}", "red", aids=aids) for n, aids in enumerate(people)]
    assert aids_at(seated) == acts


def test_only_whose_aids_act_are_named(hub: Hub) -> None:
    ada = Profile("1", "Ada", "red", aids=Aids(left_handed=True))
    lea = Profile("2", "Léa", "blue", aids=Aids(big_cards=True))
    assert aids_sentence([ada, lea], hand=True) == "Set for Léa: big cards and tokens."
    assert aids_sentence([ada, lea], tower=True) == ""
    assert aids_sentence([ada], tower=True) == "Set for Ada: the left hand."
    tom = Profile("3", "Tom", "green", aids=Aids(looseness_aid=True))
    assert aids_sentence([tom], tower=True) == ""
    assert aids_sentence([tom], tower=True, felt=True) == "Set for Tom: what was felt stays marked."


def test_the_year_of_birth_reaches_the_rules_that_ask_for_the_youngest(window: MainWindow, hub: Hub) -> None:
    """BA-02: the youngest chooses who begins."""
    for name, year in (("Ada", 1985), ("Léa", 2015)):
        profile, _ = hub.profiles.add(name)
        hub.profiles.change(Profile(profile.id, name, profile.colour, birth_year=year))
    window.start_match("babylon", [ADA, LEA], {})
    assert [player.birth_year for player in game_screen(window).play.match.players] == [1985, 2015]
