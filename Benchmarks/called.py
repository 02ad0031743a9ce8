#!/usr/bin/env python3
"""Names every function that runs while a program starts and answers a few keys, first called first.

    called.py WORDS KEYS COMMAND

COMMAND has its symbols still; the first frame is whole when it shows the WORDS. Needs valgrind.
"""
import os
import re
import shlex
import sys
import tempfile

from terminal import Session

NAME = re.compile(r"^c?fn=\(\d+\) (\S+)", re.MULTILINE)


def called(words, keys, command):
    with tempfile.TemporaryDirectory() as folder:
        record = os.path.join(folder, "calls")
        session = Session(
            ["valgrind", "--tool=callgrind", "--demangle=no", "--log-file=" + os.path.join(folder, "log"),
             "--callgrind-out-file=" + record] + command, "xterm-256color")
        while words not in session.output:
            if session.read(60) is None:
                raise SystemExit("no whole frame: %r" % session.output[-200:])
        for key in keys:
            session.settle(1, 5)
            session.send(key.encode())
        session.end(patience=60)
        with open(record) as file:
            names = NAME.findall(file.read())
    # What calls itself is told apart by a number; what has no name is an address, another in every binary.
    return dict.fromkeys(re.sub(r"'\d+$", "", name) for name in names if not name.startswith("0x"))


if __name__ == "__main__":
    print("\n".join(called(sys.argv[1].encode(), sys.argv[2], shlex.split(sys.argv[3]))))
