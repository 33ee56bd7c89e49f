"""How a card will look at the table: for the preview of the editor."""

from __future__ import annotations

from stackhub.games.stickstack import challenge_words
from stackhub.games.stickstack.board_card import CardText, Line
from stackhub.games.stickstack.challenge_cards import Card
from stackhub.games.stickstack.challenge_checks import All, parts_of
from stackhub.tabletop.translate import say, written


def card_text(card: Card) -> CardText:
    """The card before anybody has played it."""
    checks = () if card.check is None else parts_of(card.check) if isinstance(card.check, All) else (card.check,)
    lines = [Line(say(challenge_words.check_words(check)), None) for check in checks]
    if card.vote:
        lines.append(Line(say(challenge_words.VOTED_ON), None))
    return CardText(
        head=say(challenge_words.DUO) if card.duo else "",
        title=written(card.title.wording),
        text=written(card.text.wording),
        changes=tuple(say(change) for change in challenge_words.conditions_of(card)),
        lines=tuple(lines),
    )
