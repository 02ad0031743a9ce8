#!/usr/bin/env python3
"""Names every function that runs while a program starts and answers a few keys, first called first.

    called.py WORDS KEYS COMMAND

COMMAND has its symbols still; the first frame is whole when it shows the WORDS. Needs valgrind.
"""
import re
import shlex
import sys

from callgrind import typing

NAME = re.compile(r"^c?fn=\(\d+\) (\S+)", re.MULTILINE)


def called(words, keys, command):
    names = NAME.findall(typing(command, words, keys))
    # Recursive functions have a number appended; unnamed ones are addresses, which differ in every binary.
    return dict.fromkeys(re.sub(r"'\d+$", "", name) for name in names if not name.startswith("0x"))


if __name__ == "__main__":
    print("\n".join(called(sys.argv[1].encode(), sys.argv[2], shlex.split(sys.argv[3]))))
