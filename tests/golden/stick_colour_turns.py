"""Turns of Stick & Stack about colours (SS-04, SS-06, SS-07), with what the rulings say of them."""

from __future__ import annotations

from tests.golden.stick_stage import Act, Expected, Scenario, Stage, beyond_border, near_border

PLACED = Expected("placed")
CABIN = ("s20", "s21", "s05", "s09")


def right(stage: Stage) -> None:
    stage.lay(stage.right())
    stage.settle()


def wrong(stage: Stage) -> None:
    stage.lay(stage.wrong())
    stage.settle()


def wrong_then_right(times: int) -> Act:
    def act(stage: Stage) -> None:
        for _ in range(times):
            stage.lay(stage.wrong())
        right(stage)

    return act


def kept(times: int) -> Act:
    def act(stage: Stage) -> None:
        for _ in range(times):
            stage.lay(stage.wrong())
        stage.bench.keep()
        stage.settle()

    return act


def by_border(stage: Stage) -> None:
    stage.lay(stage.spot(near_border))
    stage.settle()


def past_border(stage: Stage) -> None:
    stage.lay(stage.spot(beyond_border))
    right(stage)


def slides(stage: Stage) -> None:
    """Judged right, it is knocked a little further afterwards."""
    stage.lay(stage.right())
    assert stage.bench.judgement is not None
    assert stage.bench.judgement.result == "legal"
    stage.knock_stick(stage.bench.stick or "", 900.0, 500.0)
    stage.settle()


def on_sticks(stage: Stage) -> None:
    stage.lay(stage.right_on_sticks())
    stage.settle()


def wrong_on_sticks(stage: Stage) -> None:
    stage.lay(stage.wrong_on_sticks())
    right(stage)


def _fresh(kind: str, stick: str) -> Scenario:
    return Scenario(f"fresh_{kind}", f"A {kind} stick alone on the cup, like on like (SS-04).", right, PLACED, stick)


def _refused(kind: str, stick: str) -> Scenario:
    why = f"A {kind} stick in wrong colours is refused, and then placed in right ones (SS-06)."
    return Scenario(f"refused_{kind}", why, wrong_then_right(1), Expected("placed", refused=1), stick)


COLOURS = (
    _fresh("w", "s01"),
    _fresh("wr", "s04"),
    _fresh("wy", "s09"),
    _fresh("wb", "s14"),
    _fresh("rwy", "s19"),
    _fresh("ywb", "s25"),
    _fresh("bwr", "s31"),
    _refused("bwr", "s32"),
    _refused("rwy", "s20"),
    _refused("ywb", "s26"),
    Scenario("on_sticks", "Only on other sticks, colour on colour.", on_sticks, PLACED, "s22", CABIN),
    Scenario("white_on_white", "A white stick lies on the white of others.", on_sticks, PLACED, "s01", CABIN),
    Scenario(
        "wrong_on_sticks",
        "Other sticks' colours count as the cup's do.",
        wrong_on_sticks,
        Expected("placed", refused=1),
        "s26",
        CABIN,
    ),
    Scenario("near_border", "Within 3 mm of a border either colour counts.", by_border, PLACED, "s23", CABIN),
    Scenario("near_border_of_the_cup", "The borders of the cup's sectors count too.", by_border, PLACED, "s32"),
    Scenario(
        "past_border",
        "Four millimetres past a border it is wrong.",
        past_border,
        Expected("placed", refused=1),
        "s23",
        CABIN,
    ),
    Scenario(
        "refused_twice",
        "As often as one likes.",
        wrong_then_right(2),
        Expected("placed", refused=2),
        "s20",
        ("s05",),
    ),
    Scenario(
        "refused_four_times",
        "Three refusals allow to give up, they do not force it.",
        wrong_then_right(4),
        Expected("placed", refused=4),
        "s20",
        ("s05",),
    ),
    Scenario(
        "kept",
        "After three refused attempts the player lays the stick before them.",
        kept(3),
        Expected("kept", (1, 1), refused=3),
        "s20",
        ("s05",),
    ),
    Scenario(
        "taken_back",
        "With take_back the stick goes in front of the player and the turn is over.",
        wrong,
        Expected("taken_back", (1, 1), refused=1),
        "s20",
        ("s05",),
        {"colours": "take_back"},
    ),
    Scenario(
        "take_back_right",
        "With take_back a right colour is placed as ever.",
        right,
        PLACED,
        "s20",
        ("s05",),
        {"colours": "take_back"},
    ),
    Scenario(
        "warned",
        "With warn a wrong colour stays where it is.",
        wrong,
        Expected("placed", refused=1),
        "s20",
        ("s05",),
        {"colours": "warn"},
    ),
    Scenario(
        "slides_later",
        "Sliding into other colours after it was judged does not matter (SS-07).",
        slides,
        PLACED,
        "s19",
    ),
    Scenario(
        "own_stick",
        "A stick that lay in front of the player instead of one from the bag (SS-03, SS-08).",
        right,
        PLACED,
        "s19",
        ("s05",),
        front=("s19", "s24"),
    ),
    Scenario(
        "own_stick_kept",
        "One's own stick that fits nowhere comes back to one's front, and costs a point.",
        kept(3),
        Expected("kept", (1, 1), refused=3),
        "s20",
        ("s05",),
        front=("s20", "s24"),
    ),
    Scenario(
        "last_of_the_bag",
        "The bag is empty and the next player has nothing in front: the round is over (SS-10 b).",
        right,
        Expected("placed", over="empty", points=0),
        "s19",
        ("s05",),
        bag=("s19",),
    ),
    Scenario(
        "bag_empty_own_left",
        "The bag is empty, and the next player has nothing: over, though the player has a stick left.",
        right,
        Expected("placed", over="empty", points=1),
        "s19",
        ("s05",),
        front=("s19", "s24"),
        bag=(),
    ),
)
