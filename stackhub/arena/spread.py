"""Plays the games of a contest on many processes, through joblib: on this machine's cores, or on a Dask cluster. What
plays them is chosen around it (``joblib.parallel_config``); here it makes no difference."""

from __future__ import annotations

import contextlib
import logging
import multiprocessing.resource_tracker
import signal
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import joblib
from joblib.externals.loky import get_reusable_executor
from joblib.externals.loky.backend import resource_tracker

from stackhub import __version__
from stackhub.arena.contest import Broken, Contest, play
from stackhub.bots.paired import Played
from stackhub.engine.errors import SaidError

_CONNECT_S = 10
LOCAL = "local:"


class NoCluster(SaidError):
    """The cluster cannot be used; one sentence."""


def spread(contest: Contest, stop: Callable[[], bool] = lambda: False) -> Iterator[Played | Broken | None]:
    """The games in the order in which they end; None for each that was left. No game is begun any more once ``stop``
    says so. Raises what joblib raises when a process dies."""
    games = (joblib.delayed(play)(contest, *numbers) for numbers in _numbers(contest, stop))
    with _unheard():
        results: Any = joblib.Parallel(return_as="generator_unordered")(games)
    try:
        yield from results
    finally:
        with warnings.catch_warnings():  # that games are given up is meant
            warnings.simplefilter("ignore")
            results.close()


def _numbers(contest: Contest, stop: Callable[[], bool]) -> Iterator[tuple[int, int]]:
    for deal in range(1, contest.deals + 1):
        for game in range(1, contest.seats + 1):
            if stop():
                return
            yield deal, game


@contextlib.contextmanager
def cores(jobs: int) -> Iterator[int]:
    """Play on ``jobs`` processes of this machine; all of them have ended afterwards."""
    if jobs > 1:
        _start_trackers()
    try:
        deaf = {"initializer": _hear_no_interrupt} if jobs > 1 else {}
        with joblib.parallel_config(backend="loky", n_jobs=jobs, **deaf):
            yield jobs
    finally:
        if jobs > 1:
            get_reusable_executor(reuse=True).shutdown(wait=True, kill_workers=True)


@contextlib.contextmanager
def cluster(address: str) -> Iterator[int]:
    """Play on the Dask cluster at ``address``; ``local:2`` makes one of two processes here. Raises NoCluster."""
    count = _count(address) if address.startswith(LOCAL) else 0
    try:
        from distributed import Client, LocalCluster  # noqa: PLC0415 - few have it, and it is slow to load
    except ImportError:
        raise NoCluster("a cluster needs dask and distributed: install stackhub[cluster] (docs/arena.md)") from None
    with contextlib.ExitStack() as stack:
        stack.callback(logging.disable, logging.NOTSET)
        place: Any = address
        try:
            if count:
                _start_trackers()
                with _unheard():
                    place = LocalCluster(n_workers=count, threads_per_worker=1, dashboard_address="127.0.0.1:0")
                stack.enter_context(place)
            client = stack.enter_context(Client(place, timeout=_CONNECT_S))
            _check_workers(client)
        except (OSError, ValueError, ImportError) as error:
            raise NoCluster(
                "the cluster at {address} cannot be used ({reason})", address=address[:80], reason=str(error)
            ) from None
        stack.enter_context(joblib.parallel_config(backend="dask"))
        stack.callback(logging.disable, logging.CRITICAL)  # what a cluster says while it ends concerns nobody
        yield sum(client.ncores().values())


def _count(address: str) -> int:
    count = address.removeprefix(LOCAL)
    if not (count.isascii() and count.isdigit() and 1 <= int(count) <= 1000):
        raise NoCluster("'{address}' makes no cluster: write local:2 for two processes", address=address[:80])
    return int(count)


def _version() -> str:
    return __version__


def _check_workers(client: Any) -> None:
    """Raises NoCluster where there is no worker, or one has another StackHub."""
    client.wait_for_workers(1, timeout=_CONNECT_S)
    for worker, version in client.run(_version).items():
        if version != __version__:
            raise NoCluster(
                "the worker {worker} has StackHub {version}, this is {own}",
                worker=worker,
                version=version,
                own=__version__,
            )


def _hear_no_interrupt() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _start_trackers() -> None:
    """The processes that clear up after the others. Python and joblib start one each when they first need it, and let
    go of held back signals then: it has to be done before."""
    resource_tracker.ensure_running()
    multiprocessing.resource_tracker.ensure_running()


@contextlib.contextmanager
def _unheard() -> Iterator[None]:
    """Processes and threads that are made meanwhile never hear a Ctrl-C: the terminal sends it to all, and only the
    arena itself must answer. (On Windows a signal cannot be held back, and a process hears it until it has begun.)"""
    hold = getattr(signal, "pthread_sigmask", None)
    if hold is not None:
        before = hold(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        if hold is not None:
            hold(signal.SIG_SETMASK, before)
