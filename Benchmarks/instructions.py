#!/usr/bin/env python3
"""Counts the instructions of the gallery's start, of single keys and of commands that print.

    instructions.py BINARY

The counts are those of valgrind's callgrind: the same for the same binary, whatever else the machine does. Needs valgrind.
"""
import os
import re
import subprocess
import sys
import tempfile

from terminal import Session

# So many presses are counted and divided; one alone would count what the first of them sets up.
PRESSES = 8
# valgrind is some fifty times slower than the processor, so a program is given as much longer to fall silent.
QUIET, FIRST = 1, 20
# What the gallery's status line ends in.
LAST_WORDS = b"quit"
TOTALS = re.compile(r"^(?:totals|summary): (\d+)", re.MULTILINE)


def counted(command, run):
    """The instructions of a command, which `run` starts with valgrind before it and sees through to its end."""
    with tempfile.TemporaryDirectory() as folder:
        record = os.path.join(folder, "calls")
        run(["valgrind", "--tool=callgrind", "--log-file=" + os.path.join(folder, "log"),
             "--callgrind-out-file=" + record] + command)
        with open(record) as file:
            return int(TOTALS.search(file.read()).group(1))


def printing(command):
    """Of a command that prints and ends."""
    return counted(command, lambda whole: subprocess.run(whole, check=True, stdout=subprocess.DEVNULL))


def typing(command, keys):
    """Of a command on a terminal from its start until it has left: its first frame, the keys, and `q`."""
    def run(whole):
        session = Session(whole, "xterm-256color")
        while LAST_WORDS not in session.output:
            if session.read(60) is None:
                raise SystemExit("no whole frame: %r" % session.output[-200:])
        session.settle(QUIET, FIRST)
        for key in keys:
            os.write(session.terminal, key.encode())
            session.settle(QUIET, FIRST)
        session.end(patience=60)

    return counted(command, run)


def main():
    binary = sys.argv[1]
    browse = [binary, "browse", "tag/filled"]
    start = typing(browse, "")
    matrix = typing(browse, "m")
    rows = [
        ("browse, its first frame and leaving", start),
        ("a key down the tree", (typing(browse, "j" * PRESSES) - start) // PRESSES),
        ("opening the matrix", matrix - start),
        ("j in the matrix", (typing(browse, "m" + "j" * PRESSES) - matrix) // PRESSES),
        ("show tag/filled", printing([binary, "show", "tag/filled"])),
        ("list --json", printing([binary, "list", "--json"])),
    ]
    print("Million instructions")
    for name, count in rows:
        print("%-40s %8.1f" % (name, count / 1e6))


if __name__ == "__main__":
    main()
