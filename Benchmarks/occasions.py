"""What happens to a program besides single keys: terminals that answer late or never, many keys at once, a reader that
stalls, words that are wide, and commands that only print. Every function measures one run."""
import os
import time

from screen import Screen
from terminal import COLUMNS, KEYS, LAST_WORDS, ROWS, Session

# A link to the other side of the world.
LATE = 0.3
BURST = ["right"] * 60
STALLED = ["right", "t"] * 15
# Under the focus in the workload, by whether its label is Korean.
KOREAN = [False, True, True, False, False, True, True, False, True, False, True, False, True, False, True, False]


def start(command, term, delay, words=LAST_WORDS):
    """The start on a terminal that answers so many seconds late; None is never."""
    session = Session(command, term, delay=delay)
    result = session.start(words)
    # The frame drawn once the answers have come still belongs to the start.
    session.settle(0.1, (delay or 0) + 0.2)
    result["later_bytes"] = len(session.output) - result["frame_bytes"]
    result["memory"] = session.peak_memory()
    result.update(session.idle())
    result["exit"] = session.end()
    return result


def burst(command, term):
    """Sixty keys in one packet."""
    session = Session(command, term)
    session.start()
    single = session.press("right")["bytes"]
    result = session.send(b"".join(session.bytes_of(key) for key in BURST))
    result["single_bytes"] = single
    session.end()
    return result


def stall(command, term):
    """A reader that takes nothing for a second while thirty frames change, then everything."""
    session = Session(command, term)
    session.start()
    frame = max(session.press("t")["bytes"], session.press("t")["bytes"])
    screen = Screen(COLUMNS, ROWS)
    screen.feed(session.output)
    before = len(session.output)
    for key in STALLED:
        os.write(session.terminal, session.bytes_of(key))
        time.sleep(1 / len(STALLED))
    session.settle(0.2)
    screen.feed(session.output[before:])
    sent = len(session.output) - before
    # The screen of a program that is not slowed down.
    other = Session(command, term)
    other.start()
    for key in ["t", "t"] + STALLED:
        other.press(key)
    wanted = Screen(COLUMNS, ROWS)
    wanted.feed(other.output)
    for one in (session, other):
        one.end()
    return {"bytes": sent, "frames": sent / frame, "wrong": int(screen.picture() != wanted.picture())}


def words(command, term):
    """The bytes of moving the focus onto Latin and onto Korean words."""
    session = Session(command, term)
    session.start()
    sizes = {True: [], False: []}
    for was, now in zip(KOREAN, KOREAN[1:]):
        size = session.press("right")["bytes"]
        if was == now:
            sizes[now].append(size)
    session.end()
    return {"latin": sum(sizes[False]) / len(sizes[False]), "korean": sum(sizes[True]) / len(sizes[True])}


def once(command):
    """A command that prints and ends: from before exec to its end."""
    output, printing = os.pipe()
    environment = {"PATH": os.environ["PATH"], "LANG": "C.UTF-8"}
    zero = time.monotonic_ns()
    try:
        process = os.posix_spawnp(
            command[0], command, environment, file_actions=[(os.POSIX_SPAWN_DUP2, printing, 1)])
    except OSError as error:
        raise SystemExit("%s: %s" % (command[0], error))
    os.close(printing)
    while os.read(output, 1 << 16):
        pass
    os.close(output)
    _, status, usage = os.wait4(process, 0)
    taken = time.monotonic_ns() - zero
    cpu = (usage.ru_utime + usage.ru_stime) * 1e9
    return {"time": taken, "cpu": cpu, "exit": os.waitstatus_to_exitcode(status)}
