"""Stack Up!'s board: a fan of cards, played with the mouse, the keyboard or a screen reader."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from PySide6.QtCore import QEvent
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from stackhub.engine.events import Event
from stackhub.engine.look import ColourName
from stackhub.games.stackup import board_words as words
from stackhub.games.stackup.board_clock import AnswerClock, Banner
from stackhub.games.stackup.board_faces import CardFaces
from stackhub.games.stackup.board_picking import CardPicking, laid_by
from stackhub.games.stackup.board_questions import Asker
from stackhub.games.stackup.cards import COLOURS, KINDS
from stackhub.games.stackup.moves import Move, move_from
from stackhub.games.stackup.names import colour_and_number
from stackhub.games.stackup.view import StackUpView
from stackhub.tabletop.board import Board, Look
from stackhub.tabletop.faces import Faces
from stackhub.tabletop.film import Shot
from stackhub.tabletop.hand_actions import Action
from stackhub.tabletop.hand_board import HandBoard
from stackhub.tabletop.hand_game import Order, Question
from stackhub.tabletop.order_sign import SignShown
from stackhub.tabletop.picking import Picking


def make_board(look: Look) -> Board:
    """The board of Stack Up! in ``look``."""
    return StackUpBoard(look)


class StackUpBoard(HandBoard):
    """Shows a :class:`StackUpView`; the moves it chooses are those of :meth:`invite`."""

    view: StackUpView | None

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.clock = AnswerClock(self)
        self.banner = Banner(look.theme, self.font().family(), self)
        self.clock.beat.connect(self.banner.count)
        self.clock.ran_out.connect(self._time_out)

    # --- what HandBoard asks

    def make_faces(self, look: Look, family: str) -> Faces:
        return CardFaces(look, family)

    def make_orders(self) -> Sequence[Order]:
        return (Order(words.by_colour, _colour_key), Order(words.by_number, _number_key))

    def picking_for(self, moves: Sequence[Move]) -> Picking:
        return CardPicking(moves)

    def question(self, moves: Sequence[Move]) -> Question | None:
        assert self.view is not None
        names = [name for name, _ in self.players_by_seat()]
        return Asker(self.view, names, self.seat_icon, self.look, self.table.faces).question(moves)

    def sign_of(self, view: StackUpView) -> SignShown:
        return SignShown(
            arrow="up" if view.direction == "up" else "down" if view.direction == "down" else None,
            word=words.direction(view.direction) if view.direction else "",
            number=str(view.number),
            colour=cast(ColourName, view.colour),
            below=words.next_number(view),
        )

    def badges(self, view: StackUpView, seat: int) -> tuple[str, ...]:
        return (words.spare_badge(),) if view.spare[seat] else ()

    def offered_actions(self) -> Sequence[Action]:
        action = self.turn.picking.action
        offered = [
            (
                "spare",
                self.tr("Spare draw"),
                "S",
                self.tr("End your turn without drawing; the spare draw is gone then"),
            ),
            ("draw", self.tr("Draw"), "D", self.tr("Draw a card")),
            ("keep", self.tr("Keep"), "K", self.tr("Keep the card you have drawn and end your turn")),
            ("take", self.tr("Take three"), "T", self.tr("Take three cards and end your turn")),
            ("pass", self.tr("Pass"), "X", self.tr("End your turn")),
        ]
        there = [entry for entry in offered if action(entry[0]) is not None]
        picking = self.turn.picking
        plays = isinstance(picking, CardPicking) and any(move.mask for move in picking.offered)
        first = there[-1][0] if there and not (plays and there[-1][0] == "draw") else None
        return [Action(name, said, key, tip, primary=name == first) for name, said, key, tip in there]

    def trace(self, event: Event) -> str:
        return words.trace(event)

    def piece_words(self, name: str) -> str:
        return words.card_name(name)

    def piece_does(self, name: str) -> str:
        return words.effect(name)

    def why_not(self, name: str, chosen: tuple[str, ...]) -> str:
        return words.reason(self.view, name, chosen) if self.view is not None else ""

    def why_incomplete(self, chosen: tuple[str, ...]) -> str:
        return words.gap(chosen)

    def why_not_draw(self) -> str:
        return words.no_draw(self.view) if self.view is not None else ""

    def hinted_pieces(self, move: str) -> tuple[str, ...]:
        return laid_by(move_from(move))

    def begin_turn(self) -> None:
        view, offered = self.view, self.turn.picking
        assert view is not None
        assert isinstance(offered, CardPicking)
        if view.crash:
            self.banner.say(words.crash_hits(), self.table.layout_now.middle)
            if view.options.answer_seconds:
                self.clock.start(view.options.answer_seconds)
        openings = [move for move in offered.offered if move.kind == "direction"]
        if openings:
            self.asking.want(openings)

    def end_turn(self) -> None:
        self.clock.stop()
        self.banner.be_silent()

    def special_shot(self, event: Event) -> Callable[[], Shot] | None:
        film, seat = self.film_maker, event.seat
        match event.name:
            case "turned":
                return lambda: film.turn_sign(event, self._turned(event), turns=not event.details.get("opening"))
            case "switched":
                return lambda: film.turn_sign(event, self._switched(event), turns=False)
            case "crashed":
                return lambda: film.flash(event, int(str(event.details["target"])), "burst", "3")
            case "answered":
                target = event.details.get("target")
                if event.details.get("cancelled") or target is None:
                    return lambda: film.flash(event, seat if seat is not None else film.own, "shield", "3")
                return lambda: film.flash(event, int(str(target)), "burst", "3")
            case "played":
                return lambda: self._laid_shot(event)
            case _:
                return None

    # --- shots of its own

    def _laid_shot(self, event: Event) -> Shot:
        """Cards fly; when they have landed the sign says what counts now."""
        pieces = event.details["pieces"]
        landed = colour_and_number(str(pieces[-1])) if isinstance(pieces, list | tuple) and pieces else None

        def shown() -> SignShown | None:
            return self._counting(cast(ColourName, landed[0]), landed[1]) if landed is not None else None

        return self.film_maker.played_then(event, shown)

    def _sign(self) -> SignShown:
        return self.table.sign.shown if self.table.sign is not None else SignShown()

    def _counting(self, colour: ColourName, number: int, arrow: str | None = None) -> SignShown:
        """The sign for that colour and number, while the view still shows what was before."""
        now = self._sign()
        arrow = arrow or now.arrow
        below = words.next_after(number, arrow)
        way: tuple[str, ...] = ("up", "down")
        return SignShown(
            arrow="up" if arrow == way[0] else "down" if arrow == way[1] else None,
            word=words.direction(arrow) if arrow else "",
            number=str(number),
            colour=colour,
            below=below,
        )

    def _turned(self, event: Event) -> SignShown:
        now = self._sign()
        return self._counting(now.colour or "red", int(now.number or 0), str(event.details["direction"]))

    def _switched(self, event: Event) -> SignShown:
        now = self._sign()
        return self._counting(cast(ColourName, str(event.details["colour"])), int(now.number or 0))

    # --- the clock

    def set_paused(self, paused: bool) -> None:
        self.clock.set_paused(paused)

    def set_look(self, look: Look) -> None:
        self.banner.theme = look.theme
        super().set_look(look)

    def _time_out(self) -> None:
        take = self.turn.picking.action("take")
        if take is not None:
            self.asking.want([take])

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.banner.words:
            self.banner.say(self.banner.words, self.table.layout_now.middle)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self.banner.words:
            self.banner.say(words.crash_hits(), self.table.layout_now.middle)


def _colour_key(card: str) -> tuple[int, int]:
    found = colour_and_number(card)
    return (COLOURS.index(found[0]), found[1]) if found else (len(COLOURS), KINDS.index(card))


def _number_key(card: str) -> tuple[int, int]:
    found = colour_and_number(card)
    return (found[1], COLOURS.index(found[0])) if found else (100, KINDS.index(card))
