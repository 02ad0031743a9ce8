#!/usr/bin/env python3
"""Counts the instructions of lists and tables of many rows, and the memory they take.

    rows.py WORKLOAD

WORKLOAD is gallery-workload. The counts are those of valgrind's callgrind: the same for the same binary, whatever else the machine
does. Needs valgrind.
"""
import os
import pty
import select
import signal
import sys

from callgrind import typing
from instructions import PRESSES, count

LAST_WORDS = b"quit"
DOWN = "\x1b[B"
UP = "\x1b[A"
END = "\x1b[F"
# How many keys the time is an average of: down past the last row in view and up again, so that each one changes the screen.
KEYS = ([DOWN] * 40 + [UP] * 40) * 13


def spent(command):
    """Milliseconds of processor time for each of a thousand keys, the start among them, and the peak memory in megabytes."""
    child, terminal = pty.fork()
    if child == 0:
        os.environ["TERM"] = "xterm-256color"
        os.execv(command[0], command)
    for key in [""] + KEYS + ["q"]:
        os.write(terminal, key.encode())
        # The next key comes after the frame of this one.
        if not select.select([terminal], [], [], 60)[0]:
            os.kill(child, signal.SIGKILL)
            raise SystemExit("no frame after %r" % key)
        try:
            os.read(terminal, 65536)
        except OSError:
            break
    _, _, usage = os.wait4(child, 0)
    return (usage.ru_utime + usage.ru_stime) * 1000 / len(KEYS), usage.ru_maxrss / 1024


def main():
    workload = sys.argv[1]
    print("%-28s %12s %12s %12s %10s %8s" % ("rows", "first frame", "a key", "to the end", "ms a key", "MB"))
    for kind, rows in (("list", 50), ("list", 100_000), ("table", 50), ("table", 1_000_000)):
        command = [workload, kind, str(rows)]
        start = count(typing(command, LAST_WORDS, []))
        key = (count(typing(command, LAST_WORDS, [DOWN] * PRESSES)) - start) // PRESSES
        end = count(typing(command, LAST_WORDS, [END])) - start
        milliseconds, memory = spent(command)
        print(
            "%-28s %10.1f M %10.2f M %10.2f M %10.2f %8.0f"
            % ("%s of %d" % (kind, rows), start / 1e6, key / 1e6, end / 1e6, milliseconds, memory)
        )


if __name__ == "__main__":
    main()
