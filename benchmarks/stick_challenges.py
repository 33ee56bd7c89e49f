"""How hard each challenge card is: of places where a stick would hang in right colours, how many do what the card says.

    python benchmarks/stick_challenges.py --towers 6 --places 40 --seed 1

Towers grow stick by stick, each laid at one of the places tried, as people lay them who think of nothing else. At some
sizes many places are tried for a stick, on copies of the tower, and every card is judged for each. What depends on the
hand (time, attempts, pushing) is taken as done well. The peer is chance: a card that one place in three does is there
for the taking, one that none does at any size is not doable.
"""

from __future__ import annotations

import argparse
from collections import defaultdict

import PySide6.QtCore  # noqa: F401  Qt before Panda3D

from stackhub.engine.chance import Chance
from stackhub.games.stickstack.challenge_judge import Turn, failure_of
from stackhub.games.stickstack.deck_file import load_deck
from stackhub.games.stickstack.judge import is_wrong
from stackhub.games.stickstack.record import FRAMES, Attempt, TurnRecord
from stackhub.games.stickstack.table import CupTable
from stackhub.games.stickstack.table_attempt import at_rest_contacts, sight_of
from stackhub.games.stickstack.table_candidates import Candidate, Glance
from stackhub.games.stickstack.table_facts import Facing
from stackhub.games.stickstack.table_scene import StickStackScene
from stackhub.resources import config_dir
from stackhub.store.scenes import load_scene

SIZES = (0, 1, 2, 4, 6, 9, 12, 16)
_REACH_MM = 45.0


def tried(table: CupTable, stick: str, candidate: Candidate) -> tuple[CupTable, TurnRecord]:
    """The tower with the stick laid there, and the record of that turn."""
    standing = tuple(table.sticks)
    facing = Facing(table)
    twin = table.clone()
    twin.add_stick(stick, candidate.pose.moved(dz=1.0))
    most = 0.0
    for _ in range(45):
        twin.world.run(1 / 60)
        most = max(most, twin.tilt_deg)
    seen = []
    for _ in range(FRAMES):
        twin.world.run(1 / 60)
        seen.append(frozenset(map(sight_of, twin.contacts_of(stick))))
    twin.world.run(1.0)
    hangs = twin.hanging()
    hung = tuple(name for name in (*standing, stick) if name in hangs)
    contacts = at_rest_contacts(seen)
    return twin, TurnRecord(
        stick=stick,
        attempts=(Attempt(at_s=25.0, judged_s=26.0, contacts=contacts),),
        cup_deg=min(180.0, most),
        end="closed",
        hung=hung,
        eased=True,
        facts=facing.facts(twin, stick, hung),
    )


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--towers", type=int, default=4)
    asked.add_argument("--places", type=int, default=30)
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    scene = load_scene("stickstack", StickStackScene)
    cards = [card for card in load_deck(config_dir() / "challenges" / "standard.yaml").cards if card.check is not None]
    done: dict[tuple[str, int], list[int]] = defaultdict(lambda: [0, 0])
    for tower in range(given.towers):
        chance = Chance(given.seed + tower)
        names = list(scene.stick_names())
        chance.shuffle(names)
        table = CupTable(scene)
        for size, stick in enumerate(names[: SIZES[-1] + 1]):
            if size != len(table.sticks):
                break
            many = size in SIZES
            glance = Glance(table, stick)
            spots = glance.anywhere(chance, 40 * given.places, _REACH_MM)
            found = [one for spot in spots if (one := glance.at(spot)) is not None]
            legal = [one for one in found if one.legal][: given.places if many else 8]
            other = [one for one in found if not one.legal][: given.places if many else 0]
            tower_now, kept = tuple(table.sticks), None
            for candidate in (*legal, *other):
                twin, record = tried(table, stick, candidate)
                wrong = any(map(is_wrong, record.attempts[0].contacts))
                stands = len(record.hung) == size + 1 and twin.tilt_deg < 15
                kind = scene.kind_of(stick).kind
                for card in cards if many else ():
                    if not card.is_apt(size) or not stands or (wrong and card.colours == "like"):
                        continue
                    count = done[card.id, size]
                    count[1] += 1
                    count[0] += failure_of(card, Turn(record, tower_now, kind, "bag"), "placed") is None
                if kept is None and stands and not wrong:
                    kept = twin
            if kept is None:
                break
            table = kept
    print("% of legal places that do it, by how many sticks hang")
    print("card".ljust(18), *(f"{size:>5}" for size in SIZES))
    for card in cards:
        cells = []
        for size in SIZES:
            good, all_ = done[card.id, size]
            cells.append(f"{100 * good / all_:5.0f}" if all_ else "    –")
        print(card.id.ljust(18), *cells)


if __name__ == "__main__":
    main()
