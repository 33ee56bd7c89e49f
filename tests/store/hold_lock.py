"""Holds the lock on a data folder until it is killed or told to end. Usage: ``python hold_lock.py FOLDER``; prints a
line once it has the lock, or who has it."""

import sys
from pathlib import Path

from stackhub.store.lock import FolderLock

lock = FolderLock(Path(sys.argv[1]))
holder = lock.acquire()
sys.stdout.write("mine\n" if holder is None else f"{holder.process}\n")
sys.stdout.flush()
sys.stdin.readline()
