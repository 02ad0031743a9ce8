"""What valgrind's callgrind records of a command, on a terminal or off it."""
import os
import subprocess
import tempfile

from terminal import Session

# valgrind is some fifty times slower than the processor, so a program gets as much longer to fall silent.
QUIET, FIRST = 1, 20


def recorded(command, run):
    """The record of a command, which `run` starts with valgrind before it and sees through to its end."""
    with tempfile.TemporaryDirectory() as folder:
        # The state of an earlier visit, such as another grouping of the tree, would be counted.
        os.environ["HOME"] = folder
        os.environ.pop("XDG_CONFIG_HOME", None)
        record = os.path.join(folder, "calls")
        run(["valgrind", "--tool=callgrind", "--demangle=no", "--log-file=" + os.path.join(folder, "log"),
             "--callgrind-out-file=" + record] + command)
        with open(record) as file:
            return file.read()


def printing(command):
    """The record of a command that prints and ends."""
    return recorded(command, lambda whole: subprocess.run(whole, check=True, stdout=subprocess.DEVNULL))


def typing(command, words, keys):
    """The record of a command on a terminal: its first frame, which shows the words when it is whole, each of the keys, and `q`."""
    def run(whole):
        session = Session(whole, "xterm-256color")
        while words not in session.output:
            if session.read(60) is None:
                raise SystemExit("no whole frame: %r" % session.output[-200:])
        session.settle(QUIET, FIRST)
        for key in keys:
            os.write(session.terminal, key.encode())
            session.settle(QUIET, FIRST)
        session.end(patience=60)

    return recorded(command, run)
