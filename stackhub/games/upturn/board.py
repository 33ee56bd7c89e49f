"""Upturn's board: a rack of tokens and a row, played with the mouse, the keyboard or a screen reader."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QWidget

from stackhub.engine.events import Event
from stackhub.games.upturn import board_words as words
from stackhub.games.upturn.board_faces import TokenFaces
from stackhub.games.upturn.board_picking import TokenPicking
from stackhub.games.upturn.material import ACTIONS, is_twin
from stackhub.games.upturn.notation import Move, move_from
from stackhub.games.upturn.view import UpturnView
from stackhub.tabletop.board import Board, Look
from stackhub.tabletop.faces import Faces
from stackhub.tabletop.film import Shot
from stackhub.tabletop.hand_actions import Action
from stackhub.tabletop.hand_board import HandBoard
from stackhub.tabletop.hand_game import Order, Question
from stackhub.tabletop.order_sign import SignShown
from stackhub.tabletop.picking import Picking
from stackhub.tabletop.question import Panel
from stackhub.tabletop.share_panel import SharePanel


def make_board(look: Look) -> Board:
    """The board of Upturn in ``look``."""
    return UpturnBoard(look)


class UpturnBoard(HandBoard):
    """Shows an :class:`UpturnView`; the moves it chooses are those of :meth:`invite`."""

    view: UpturnView | None
    row = True

    # --- what HandBoard asks

    def make_faces(self, look: Look, family: str) -> Faces:
        return TokenFaces(look, family)

    def make_orders(self) -> Sequence[Order]:
        return (Order(words.by_number, _number_key), Order(words.by_kind, _kind_key))

    def picking_for(self, moves: Sequence[Move]) -> Picking:
        assert self.view is not None
        return TokenPicking(self.view, moves)

    def question(self, moves: Sequence[Move]) -> Question | None:
        """Only a gift has something left to be said (UP-14)."""
        return self._gift(self.view) if moves[0].kind == "give" and self.view is not None else None

    def sign_of(self, view: UpturnView) -> SignShown:
        if view.order is None:
            return SignShown(below=words.not_begun(view.last_number))
        return _sign(view.order, view.last_number)

    def badges(self, view: UpturnView, seat: int) -> tuple[str, ...]:
        return (words.last_badge(),) if view.announced[seat] and view.counts[seat] == 1 else ()

    def offered_actions(self) -> Sequence[Action]:
        picking, chosen = self._picking, self.turn.names
        offered = [
            ("draw", words.draw(), "D", words.draw_tip(), not picking.lays),
            ("keep", words.keep(), "K", words.keep_tip(), not picking.lays),
            ("pass", words.pass_on(), "X", words.pass_tip(), not picking.lays),
        ]
        actions = [
            Action(name, said, key, tip, primary=primary)
            for name, said, key, tip, primary in offered
            if picking.action(name) is not None and not chosen
        ]
        if chosen and picking.whole_run(chosen):
            actions.append(Action("run", words.whole_run(), "R", words.whole_run_tip()))
        if picking.can_shout(chosen):
            actions.append(Action("shout", words.shout(), "A", words.shout_tip(), checked=picking.shout))
        return actions

    def own_action(self, name: str) -> bool:
        picking = self._picking
        if name == "run":
            self.turn.choose(picking.whole_run(self.turn.names))
        elif name == "shout":
            picking.shout = not picking.shout
            self.turn.changed.emit()
        return name in ("run", "shout")

    def trace(self, event: Event) -> str:
        return words.trace(event, [name for name, _ in self.players_by_seat()])

    def _remember(self, events: Sequence[Event]) -> None:
        """A gift to several leaves one trace: that to the last of them alone would mislead."""
        super()._remember(events)
        gifts = [event for event in events if event.name == "gave" and event.details["count"]]
        if len(gifts) > 1 and gifts[-1].seat is not None:
            self.traces[gifts[-1].seat] = words.gave_away(sum(int(str(gift.details["count"])) for gift in gifts))

    def piece_words(self, name: str) -> str:
        return words.token_name(name)

    def piece_does(self, name: str) -> str:
        return words.effect(self.view, name) if self.view is not None else ""

    def leads(self, name: str) -> bool:
        """UP-13: the next number follows the last numbered token, whatever lies after it."""
        return name not in ACTIONS

    def laid_words(self) -> str:
        return words.row_words(self.view.laid, self.view.last_number) if self.view is not None else ""

    def why_not(self, name: str, chosen: tuple[str, ...]) -> str:
        return words.reason(self.view, name, chosen) if self.view is not None else ""

    def why_incomplete(self, chosen: tuple[str, ...]) -> str:
        return words.gap(self.view, chosen) if self.view is not None else ""

    def why_not_draw(self) -> str:
        return words.no_draw(self.view) if self.view is not None else ""

    def hinted_pieces(self, move: str) -> tuple[str, ...]:
        return move_from(move).tokens

    def begin_turn(self) -> None:
        gifts = [move for move in self._picking.offered[:1] if move.kind == "give"]
        if gifts:
            self.asking.ask(gifts)

    def special_shot(self, event: Event) -> Callable[[], Shot] | None:
        film = self.film_maker
        match event.name:
            case "turned":
                return lambda: self._turned(event)
            case "played":
                return lambda: film.played_then(event, lambda: self._after(event))
            case "announced" if event.details.get("what") == "last" and event.seat is not None:
                seat = event.seat
                return lambda: film.flash(event, seat, "speech", words.last_token())
            case _:
                return None

    # --- inside

    @property
    def _picking(self) -> TokenPicking:
        picking = self.turn.picking
        assert isinstance(picking, TokenPicking)
        return picking

    def _gift(self, view: UpturnView) -> Question:
        """How many tokens to whom; with one other player there is nothing to choose, only to confirm."""
        seats = len(view.counts)
        around = [(view.to_play + step) % seats for step in range(1, seats)]
        receivers = [seat for seat in around if seat not in view.gone]  # as their plates lie, from left to right
        players = self.players_by_seat()
        names = [players[seat][0] for seat in receivers]
        title = words.gift_title(view.gift, names)

        def panel(parent: QWidget) -> Panel:
            icons = [self.seat_icon(seat) for seat in receivers]
            return SharePanel(title, list(zip(names, icons, strict=True)), view.gift, parent)

        def narrow(shares: tuple[int, ...]) -> Sequence[Move]:
            gifts = sorted((seat, share) for seat, share in zip(receivers, shares, strict=True) if share)
            return [Move("give", gifts=tuple(gifts))]

        return Question(title, panel=panel, narrow=narrow, can_cancel=False, seats=receivers)

    def _turned(self, event: Event) -> Shot:
        sign = self._sign_now()
        turns = sign.arrow is not None
        return self.film_maker.turn_sign(event, _sign(str(event.details["order"]), self._last()), turns=turns)

    def _after(self, event: Event) -> SignShown | None:
        """The sign once the tokens of ``event`` have landed."""
        order, last = self._sign_now().arrow, self._last()
        if order is None:
            return None
        return _sign(order, last)

    def _sign_now(self) -> SignShown:
        return self.table.sign.shown if self.table.sign is not None else SignShown()

    def _last(self) -> int:
        """The last number of the row as it lies there now."""
        laid = self.table.laid
        numbers = [int(item.name) for item in laid.items if item.name and self.leads(item.name)] if laid else []
        return numbers[-1] if numbers else 0


def _sign(order: str, last: int) -> SignShown:
    up = order == "up"
    return SignShown(
        arrow="up" if up else "down",
        word=words.order_word(order),
        number=words.follows(order, last),
        clockwise=up,
        below=words.way_word(clockwise=up),
    )


def _number_key(token: str) -> tuple[int, int]:
    return (100, ACTIONS.index(token)) if token in ACTIONS else (int(token), 0)


def _kind_key(token: str) -> tuple[int, int]:
    """Actions first, then twins, then the other numbers."""
    if token in ACTIONS:
        return 0, ACTIONS.index(token)
    return (1 if is_twin(int(token)) else 2), int(token)
