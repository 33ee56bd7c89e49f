"""What Stack Up!'s board asks before a move is complete: direction, colour, target, how many, bonus."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QWidget

from stackhub.engine.look import ColourName
from stackhub.games.stackup import board_words as words
from stackhub.games.stackup.cards import COLOURS
from stackhub.games.stackup.moves import Move
from stackhub.games.stackup.view import StackUpView
from stackhub.tabletop.board import Look
from stackhub.tabletop.faces import Faces
from stackhub.tabletop.hand_game import Question
from stackhub.tabletop.icons import icon
from stackhub.tabletop.palette import paint
from stackhub.tabletop.pick_fan import PickFan
from stackhub.tabletop.question import Choice, Panel
from stackhub.tabletop.signs import sign_icon


class Asker:
    """Asks about the table that ``view`` shows; ``names`` are the players by seat."""

    def __init__(
        self, view: StackUpView, names: Sequence[str], seat_icon: Callable[[int], QIcon], look: Look, faces: Faces
    ) -> None:
        self.view = view
        self.names = names
        self.seat_icon = seat_icon
        self.look = look
        self.faces = faces

    def question(self, moves: Sequence[Move]) -> Question | None:
        """What tells ``moves`` apart; None when nothing does."""
        kind = moves[0].kind
        if len(moves) < 2:
            return None
        if kind == "direction":
            return self._direction(moves)
        if kind == "switch":
            return self._colour(moves)
        if kind == "snatch":
            targets = sorted({move.target for move in moves})
            return self._target(moves, targets) if len(targets) > 1 else self._how_many(moves, targets[0])
        return self._bonus(moves) if kind == "numbers" else None

    def _direction(self, moves: Sequence[Move]) -> Question:
        answers = {1: (words.up_answer(), "up"), -1: (words.down_answer(), "down")}
        choices = [
            Choice(answers[move.step][0], [move], icon(answers[move.step][1], self.look.theme.text, 32))
            for move in moves
        ]
        return Question(words.which_direction(), choices, can_cancel=False)

    def _colour(self, moves: Sequence[Move]) -> Question:
        choices = []
        for move in moves:
            colour = cast(ColourName, COLOURS[move.colour])
            chip = sign_icon(colour, paint(self.look.palette, colour), 32)
            choices.append(Choice(words.colour_name(colour), [move], chip))
        return Question(words.which_colour(), choices)

    def _target(self, moves: Sequence[Move], targets: Sequence[int]) -> Question:
        choices = [
            Choice(
                words.player_with(self.names[target], self.view.counts[target]),
                [move for move in moves if move.target == target],
                self.seat_icon(target),
            )
            for target in targets
        ]
        return Question(words.from_whom(), choices, seats=targets)

    def _how_many(self, moves: Sequence[Move], target: int) -> Question:
        by_count = {move.taken: move for move in moves}
        title = words.take_from(self.names[target], max(by_count))

        def panel(parent: QWidget) -> Panel:
            return PickFan(title, self.view.counts[target], by_count.keys(), self.faces, parent)

        return Question(title, panel=panel, narrow=lambda count: [by_count[count]])

    def _bonus(self, moves: Sequence[Move]) -> Question:
        by_bonus = {move.bonus: move for move in moves}
        choices = []
        if "spare" in by_bonus:
            choices.append(Choice(words.spare_answer(), [by_bonus["spare"]], icon("save", self.look.theme.text, 32)))
        if "skip" in by_bonus:
            choices.append(Choice(words.skip_next(), [by_bonus["skip"]], icon("next", self.look.theme.text, 32)))
        return Question(words.which_bonus(), choices)
