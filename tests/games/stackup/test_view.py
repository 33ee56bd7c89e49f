"""What a seat of Stack Up! may know, and why it may not play a card."""

import pytest

from stackhub.engine.chance import Chance
from stackhub.games.stackup.refusals import why_not
from tests.games.stackup.tables import fresh, moves, place, play, stackup


def test_a_view_holds_the_own_hand_and_what_lies_open() -> None:
    state = place("red9 flip", "blue1 blue2", "green1", top="red2 blue5", draw="red4 red5", spare=[False, True, False])
    view = state.view(1)
    assert (view.hand, view.counts, view.stock) == (("blue1", "blue2"), (2, 2, 1), 2)
    assert (view.laid, view.colour, view.number, view.direction) == (("red2", "blue5"), "blue", 5, "up")
    assert (view.spare, view.gone, view.over) == ((False, True, False), (), False)
    assert view.legal_moves() == [], "it is not its turn"
    assert [str(move) for move in state.view(0).legal_moves()] == moves(state)


def test_only_who_drew_sees_the_card() -> None:
    state = place("red9", "blue1", draw="blue8 blue9")
    play(state, "draw")
    assert [state.view(seat).has_drawn for seat in (0, 1)] == [True, True]
    assert (state.view(0).drawn, state.view(1).drawn) == (state.view(0).hand[-1], None)


def test_a_redealt_world_keeps_what_a_snatch_showed() -> None:
    state = place("red9 flip red1 red3", "blue1", "green1", draw="red4", seen=[[1, 0, "flip"], [1, 0, "red3"]])
    for seed in range(30):
        world = stackup().redeal(state.view(1), Chance(seed))
        assert {"flip", "red3"} <= set(world.view(0).hand)
        assert world.view(1) == state.view(1)


def test_a_redealt_world_leaves_out_as_many_cards_as_lie_in_no_pile() -> None:
    state = place("red9", "blue1", draw="red4 red5")
    found = {card for seed in range(200) for card in stackup().redeal(state.view(0), Chance(seed)).view(1).hand}
    assert len(found) > 30
    assert all(stackup().redeal(state.view(0), Chance(seed)).view(0).stock == 2 for seed in range(20))


def test_a_redealt_world_hides_which_card_was_drawn() -> None:
    state = place("red9", "blue1", draw="blue8 blue9")
    play(state, "draw")
    drawn = {str(stackup().redeal(state.view(1), Chance(seed)).position()["drawn"]) for seed in range(50)}
    assert len(drawn) > 5


# --- why not


def said(*hands: str, card: str, chosen: tuple[str, ...] = (), **keys: object) -> str | None:
    reason = why_not(place(*hands, **keys).view(0), card, chosen)
    return reason and reason.english()


@pytest.mark.parametrize("card", ["blue9", "red6", "flip", "freeze", "snatch", "switch", "crash"])
def test_there_is_no_reason_against_what_may_be_played(card: str) -> None:
    assert said("blue9 red6 flip freeze snatch switch crash", "red2", card=card) is None


@pytest.mark.parametrize(
    ("hand", "card", "chosen", "reason"),
    [
        ("red7 red1", "red7", (), "the red 7 is neither blue nor number 6"),
        ("blue6 blue7 red1", "blue7", ("blue6",), None),
        ("blue6 blue7 blue8 red1", "blue8", ("blue6", "blue7"), None),
        ("blue6 blue8 red1", "blue8", ("blue6",), "a combo is of one colour, each number exactly one step further"),
        ("blue6 red7", "red7", ("blue6",), "a combo is of one colour, each number exactly one step further"),
        ("blue6 blue7", "blue6", ("blue7",), "the numbers go up now: the blue 6 cannot follow the blue 7"),
        ("blue6 flip", "flip", ("blue6",), "a special card is played alone"),
        ("freeze", "freeze", (), "a Freeze may not be your last card"),
    ],
)
def test_the_reason_against_a_card(hand: str, card: str, chosen: tuple[str, ...], reason: str | None) -> None:
    found = said(hand, "red2", card=card, chosen=chosen)
    assert found is None if reason is None else reason in str(found)


def test_the_reason_when_something_else_is_due() -> None:
    assert said("red9", "red2", card="red9", to_play=1) == "it is not your turn"
    assert "the stacking direction has to be chosen first" in str(said("red9", "red2", card="red9", direction=None))
    assert "a Crash has hit you" in str(said("blue9 crash", "red2", card="blue9", crash=True))
    assert said("blue9 crash", "red2", card="crash", crash=True) is None
    assert "you have drawn the red 6" in str(said("blue9 red6", "red2", card="blue9", drawn="red6"))
    assert said("snatch red9", "", card="snatch") == "nobody else holds a card that could be snatched"
    strict = {"combo_start": "strict"}
    assert "has to start with the next number, 6" in str(
        said("blue9 blue10 red1", "red2", card="blue10", chosen=("blue9",), options=strict)
    )


def test_no_reason_and_every_move_agree() -> None:
    """Whatever may be played stands up, whatever may not has a reason, in a hundred rounds."""
    chance = Chance(7)
    for seed in range(100):
        state = fresh(2 + seed % 5, seed)
        while state.outcome() is None:
            view, legal = state.view(state.to_play), state.legal_moves()
            first = {str(move).split("-")[0].split(":")[0] for move in legal if move.mask}
            for card in view.hand:
                assert (why_not(view, card) is None) == (card in first)
            state.play(chance.choice(legal))
        assert all(str(why_not(state.view(0), card)) for card in state.view(0).hand)
