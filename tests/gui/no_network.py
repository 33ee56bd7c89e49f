"""The application under guard: a process that asks for a network socket dies of it. Usage:

``python no_network.py GUARDS tour STOP...``: those stops of the self-test's walk (none: all of them).
``python no_network.py GUARDS socket AF_INET``: only makes such a socket, to see that the guard bites.

GUARDS is ``python``, ``kernel`` or both with a comma: Python's audit hook, which says where in the program; on Linux a
filter in the kernel that also sees what Qt, Panda3D and every other library do, in all threads and child processes.
"""

import ctypes
import os
import platform
import socket
import struct
import sys
import tempfile
from pathlib import Path

FAMILIES = (socket.AF_INET, socket.AF_INET6)
#: The number of the system call `socket` by machine, and what the kernel calls the machine (linux/audit.h).
MACHINES = {"x86_64": (41, 0xC000003E), "aarch64": (198, 0xC00000B7)}

PR_SET_NO_NEW_PRIVS, PR_SET_SECCOMP, SECCOMP_MODE_FILTER = 38, 22, 2
KILL_PROCESS, ALLOW = 0x80000000, 0x7FFF0000
LOAD, EQUAL, RETURN = 0x20, 0x15, 0x06  # the filter's instructions: load a word, jump if equal, return


def kernel_guard() -> bool:
    """Have the kernel kill this process, and its children, when they ask for a network socket. False where that cannot
    be had."""
    machine = MACHINES.get(platform.machine())
    if not sys.platform.startswith("linux") or machine is None:
        return False
    number, architecture = machine
    program = [
        (LOAD, 0, 0, 4),  # the machine of the call
        (EQUAL, 0, 5, architecture),
        (LOAD, 0, 0, 0),  # the system call's number
        (EQUAL, 0, 3, number),
        (LOAD, 0, 0, 16),  # its first argument, the family
        (EQUAL, 2, 0, FAMILIES[0]),
        (EQUAL, 1, 0, FAMILIES[1]),
        (RETURN, 0, 0, ALLOW),
        (RETURN, 0, 0, KILL_PROCESS),
    ]
    code = ctypes.create_string_buffer(b"".join(struct.pack("HBBI", *step) for step in program))

    class Program(ctypes.Structure):
        _fields_ = (("length", ctypes.c_ushort), ("steps", ctypes.c_void_p))

    libc = ctypes.CDLL(None, use_errno=True)
    described = Program(len(program), ctypes.addressof(code))
    if libc.prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0:
        return False
    return int(libc.prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, ctypes.byref(described), 0, 0)) == 0


def python_guard() -> None:
    """Have this process die when Python asks for a network socket, or for an address."""

    def look(event: str, arguments: tuple[object, ...]) -> None:
        if event == "socket.getaddrinfo" or (event == "socket.__new__" and arguments[1] in FAMILIES):
            import traceback

            traceback.print_stack(file=sys.stderr)
            os._exit(97)

    sys.addaudithook(look)


def tour(stops: list[str]) -> None:
    """The application, with a log and a match or two."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from stackhub.shell.app import make_application
    from stackhub.shell.crash import start_log
    from stackhub.shell.hub import Hub
    from stackhub.shell.walk import Walk, process
    from stackhub.shell.window import MainWindow
    from stackhub.store.folder import DataFolder

    with tempfile.TemporaryDirectory() as home:
        folder = DataFolder(Path(home))
        start_log(folder)
        hub = Hub(make_application(["stackhub"]), folder)
        hub.settings.name = "Test"
        window = MainWindow(hub)
        window.open_first()
        window.show()
        for stop in Walk(hub, window).stops():
            if not stops or stop.name in stops:
                stop.go()
                process()
                sys.stdout.write(f"{stop.name}\n")
                sys.stdout.flush()
        window.close()
        process()


def main() -> None:
    python, kernel = "python" in sys.argv[1], "kernel" in sys.argv[1]
    if kernel:
        sys.stdout.write(f"guarded by the kernel: {kernel_guard()}\n")
        sys.stdout.flush()
    if python:
        python_guard()
    if sys.argv[2] == "tour":
        tour(sys.argv[3:])
    else:
        socket.socket(getattr(socket, sys.argv[3])).close()
        sys.stdout.write("made\n")


if __name__ == "__main__":
    main()
