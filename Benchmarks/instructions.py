#!/usr/bin/env python3
"""Counts the instructions of the gallery's start, of single keys and of commands that print.

    instructions.py BINARY

The counts are those of valgrind's callgrind: the same for the same binary, whatever else the machine does. Needs valgrind.
"""
import re
import sys

from callgrind import printing, typing

# The number of presses to average over; a single one would include the setup of the first.
PRESSES = 8
# The end of the gallery's status line.
LAST_WORDS = b"quit"
TOTALS = re.compile(r"^(?:totals|summary): (\d+)", re.MULTILINE)


def count(record):
    """The instructions of a record."""
    return int(TOTALS.search(record).group(1))


def main():
    binary = sys.argv[1]
    browse = [binary, "browse", "tag/filled"]

    def pressing(keys):
        return count(typing(browse, LAST_WORDS, keys))

    start = pressing("")
    matrix = pressing("m")
    rows = [
        ("browse, its first frame and leaving", start),
        ("a key down the tree", (pressing("j" * PRESSES) - start) // PRESSES),
        ("opening the matrix", matrix - start),
        ("j in the matrix", (pressing("m" + "j" * PRESSES) - matrix) // PRESSES),
        ("show tag/filled", count(printing([binary, "show", "tag/filled"]))),
        ("list --json", count(printing([binary, "list", "--json"]))),
    ]
    print("Million instructions")
    for name, instructions in rows:
        print("%-40s %8.1f" % (name, instructions / 1e6))


if __name__ == "__main__":
    main()
