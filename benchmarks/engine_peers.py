"""Random games of the peers, in their own environment: asked line by line by benchmarks/engine.py.

Each line names a peer and a time in seconds; the answer is a line of JSON: games, moves and the processor time they
took. Nothing of StackHub is imported here, so that the environment needs nothing but benchmarks/peers.txt.
"""

import json
import random
import sys
import time
from collections.abc import Callable

import pyspiel
import rlcard
from rlcard.agents import RandomAgent
from rlcard.games.uno.game import UnoGame

chance = random.Random(1)


def uno_core() -> int:
    """RLCard's rules of UNO for two, without its environment. Returns the number of moves."""
    game = UnoGame(num_players=2)
    game.init_game()
    moves = 0
    while not game.is_over():
        game.step(chance.choice(game.get_legal_actions()))
        moves += 1
    return moves


def uno_environment() -> Callable[[], int]:
    """RLCard's environment of UNO for two, with its own random players."""
    environment = rlcard.make("uno", config={"seed": 3})
    environment.set_agents([RandomAgent(environment.num_actions) for _ in range(environment.num_players)])

    def play() -> int:
        trajectories, _ = environment.run(is_training=False)
        return sum(len(trajectory) // 2 for trajectory in trajectories)

    return play


def picked(outcomes: list[tuple[int, float]], at: float) -> int:
    """The outcome that a number from 0 to 1 falls on."""
    for action, probability in outcomes:
        at -= probability
        if at <= 0:
            return action
    return outcomes[-1][0]


def crazy_eights() -> Callable[[], int]:
    """OpenSpiel's crazy eights for two, written in C++ and driven from Python."""
    game, draw = pyspiel.load_game("crazy_eights(players=2)"), chance.random

    def play() -> int:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(picked(state.chance_outcomes(), draw()))
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(draw() * len(actions))])
                moves += 1
        return moves

    return play


def main() -> None:
    peers = {"uno core": uno_core, "uno environment": uno_environment(), "crazy eights": crazy_eights()}
    for line in sys.stdin:
        seconds, _, name = line.strip().partition(" ")
        games = moves = 0
        start = time.process_time()
        while (taken := time.process_time() - start) < float(seconds):
            moves += peers[name]()
            games += 1
        print(json.dumps({"games": games, "moves": moves, "seconds": taken}), flush=True)


if __name__ == "__main__":
    main()
