#!/usr/bin/env python3
"""Measures programs that draw the workload, in turn, on a terminal that answers like xterm.

    measure.py [--runs N] [--json FILE] [--no-pictures] NAME=COMMAND@TERM[,FRAMES-COMMAND] ...

The first program is what the others are compared with. Times are medians of one invocation and mean something only as
ratios; bytes and writes are counts. Before measuring, the pictures of all programs are compared cell by cell, from
the bytes they write.
FRAMES-COMMAND MODE COUNT draws so many frames of 200x60 and ends with a line `cpu=NANOSECONDS`.
Python's standard library only.
"""
import argparse
import fcntl
import json
import os
import re
import select
import shlex
import signal
import statistics
import struct
import sys
import termios
import time

from screen import Screen

COLUMNS, ROWS = 120, 40
# What the status line ends in: the mark of a whole first frame.
LAST_WORDS = b"q:quit"
KEYS = {"right": b"\x1b[C", "down": b"\x1b[B", "s": b"s", "d": b"d", "t": b"t", "tab": b"\t"}
# Under keypad mode (DECCKM) arrows are sent as SS3.
APPLICATION_KEYS = {"right": b"\x1bOC", "down": b"\x1bOB"}
# Frames of 200x60 by what changes from one to the next.
FRAMES = {"all": 200, "one": 4000, "none": 1000, "scroll": 200}
PRESSES = [key for key in KEYS for _ in range(8)]

QUERY = re.compile(rb"\x1b\[([>?]?)([0-9;]*)(\$?)([cnpqu])|\x1b\](1[0-2]);\?(\x07|\x1b\\)")
KNOWN_MODES = {1, 3, 6, 7, 9, 25, 69, 1000, 1002, 1003, 1004, 1005, 1006, 1015, 1016, 1049, 2004}


def answer(match):
    """What xterm says to a query; None where it says nothing."""
    prefix, number, dollar, final, slot, end = match.groups()
    if slot:
        color = {b"10": b"d8d8/d9d9/e0e0", b"11": b"1616/1717/1c1c", b"12": b"ffff/ffff/ffff"}[slot]
        return b"\x1b]" + slot + b";rgb:" + color + end
    if final == b"c":
        return b"\x1b[>41;379;0c" if prefix == b">" else b"\x1b[?64;1;2;6;9;15;16;17;18;21;22;28c"
    if final == b"q" and prefix == b">":
        return b"\x1bP>|XTerm(379)\x1b\\"
    if final == b"n" and prefix == b"":
        return {b"5": b"\x1b[0n", b"6": b"\x1b[1;1R"}.get(number)
    if final == b"p" and dollar:
        state = 2 if number.isdigit() and int(number) in KNOWN_MODES else 0
        return b"\x1b[?%s;%d$y" % (number, state)
    return None


class Session:
    """One program on a pseudoterminal."""

    def __init__(self, command, term, columns=COLUMNS, rows=ROWS):
        environment = {"PATH": os.environ["PATH"], "HOME": os.environ.get("HOME", "/"), "TERM": term,
                       "COLORTERM": "truecolor", "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}
        self.terminal, side = os.openpty()
        fcntl.ioctl(side, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, columns * 8, rows * 16))
        # The write end closes when exec succeeds: that is time zero.
        started, starting = os.pipe()
        self.process = os.fork()
        if self.process == 0:
            try:
                os.setsid()
                fcntl.ioctl(side, termios.TIOCSCTTY, 0)
                for descriptor in range(3):
                    os.dup2(side, descriptor)
                os.closerange(3, starting)
                os.execvpe(command[0], command, environment)
            except OSError as error:
                os.write(starting, str(error).encode())
            os._exit(127)
        os.close(starting)
        failure = os.read(started, 500)
        self.zero = time.monotonic_ns()
        os.close(started)
        os.close(side)
        if failure:
            raise SystemExit("%s: %s" % (command[0], failure.decode()))
        os.set_blocking(self.terminal, False)
        self.clock = (~self.process << 3) | 2
        self.output = b""
        self.answered = 0
        self.ended = False

    def cpu(self):
        return time.clock_gettime_ns(self.clock)

    def writes(self):
        with open("/proc/%d/io" % self.process) as counters:
            return int(re.search(r"syscw: (\d+)", counters.read()).group(1))

    def peak_memory(self):
        with open("/proc/%d/status" % self.process) as status:
            return int(re.search(r"VmHWM:\s+(\d+)", status.read()).group(1))

    def read(self, patience):
        """Reads what is there within so many seconds; the moment of reading, or None."""
        if not select.select([self.terminal], [], [], patience)[0]:
            return None
        try:
            chunk = os.read(self.terminal, 1 << 16)
        except OSError:
            chunk = b""
        moment = time.monotonic_ns()
        if not chunk:
            self.ended = True
            return None
        self.output += chunk
        # No query is longer than this; what was read long ago need not be looked through again.
        recent = max(self.answered, len(self.output) - len(chunk) - 64)
        for match in QUERY.finditer(self.output, recent):
            self.answered = match.end()
            reply = answer(match)
            if reply:
                os.write(self.terminal, reply)
        return moment

    def settle(self, quiet=0.05, first=0.4):
        """Reads until nothing has come for a while; the moment of the last byte, or None."""
        last, patience = None, first
        while not self.ended:
            moment = self.read(patience)
            if moment is None:
                break
            last, patience = moment, quiet
        return last

    def start(self):
        frame = None
        while frame is None and not self.ended:
            moment = self.read(5)
            if moment is None:
                raise SystemExit("no whole frame: %r" % self.output[-200:])
            if LAST_WORDS in self.output:
                frame = moment
        bytes_to_frame = len(self.output)
        self.settle()
        return {"frame": frame - self.zero, "frame_bytes": bytes_to_frame, "frame_cpu": self.cpu()}

    def press(self, key):
        application = self.output.rfind(b"\x1b[?1h") > self.output.rfind(b"\x1b[?1l")
        text = APPLICATION_KEYS.get(key, KEYS[key]) if application else KEYS[key]
        before, cpu, writes = len(self.output), self.cpu(), self.writes()
        moment = time.monotonic_ns()
        os.write(self.terminal, text)
        last = self.settle()
        return {"bytes": len(self.output) - before, "latency": (last or moment) - moment,
                "cpu": self.cpu() - cpu, "writes": self.writes() - writes}

    def idle(self, seconds=1.0):
        cpu, before = self.cpu(), len(self.output)
        self.settle(seconds, seconds)
        return {"idle_cpu": self.cpu() - cpu, "idle_bytes": len(self.output) - before}

    def end(self):
        os.write(self.terminal, b"q")
        deadline = time.monotonic() + 2
        while not self.ended and time.monotonic() < deadline:
            self.read(0.1)
        if not self.ended:
            os.kill(self.process, signal.SIGKILL)
        os.close(self.terminal)
        _, status = os.waitpid(self.process, 0)
        return os.waitstatus_to_exitcode(status)


def run(command, term):
    session = Session(command, term)
    result = {"start": session.start()}
    result["start"].update(session.idle())
    result["presses"] = [dict(session.press(key), key=key) for key in PRESSES]
    result["memory"] = session.peak_memory()
    result["exit"] = session.end()
    return result


def run_frames(command, term, mode):
    count = FRAMES[mode]
    session = Session(command + [mode, str(count)], term, 200, 60)
    size, tail = 0, b""
    while not session.ended:
        session.output = b""
        session.answered = 0
        session.read(30)
        size += len(session.output)
        tail = (tail + session.output)[-4096:]
    os.waitpid(session.process, 0)
    os.close(session.terminal)
    return {"cpu": int(re.search(rb"cpu=(\d+)", tail).group(1)) / count, "bytes": size / count}


def summarize(runs):
    median = statistics.median
    summary = {name: median(one["start"][name] for one in runs) for name in runs[0]["start"]}
    summary["memory"] = median(one["memory"] for one in runs)
    summary["exit"] = max(one["exit"] for one in runs)
    summary["keys"] = {
        key: {name: median(press[name] for one in runs for press in one["presses"] if press["key"] == key)
              for name in ("bytes", "writes", "cpu", "latency")}
        for key in KEYS}
    return summary


# ---- pictures


def pictures(command, term):
    """The picture after the start and after every press, played into an emulator."""
    session = Session(command, term)
    session.start()
    screen = Screen(COLUMNS, ROWS)
    screen.feed(session.output)
    shown = [screen.picture()]
    for key in PRESSES:
        seen = len(session.output)
        session.press(key)
        screen.feed(session.output[seen:])
        shown.append(screen.picture())
    session.end()
    return shown


def compare_pictures(programs):
    """The number of states compared; leaves with a message where two programs differ."""
    (_, command, term), *others = programs
    wanted = pictures(command, term)
    for name, command, term in others:
        for state, (want, seen) in enumerate(zip(wanted, pictures(command, term))):
            for row in range(ROWS):
                for column in range(COLUMNS):
                    if want[row][column] != seen[row][column]:
                        raise SystemExit("%s, after %d keys, row %d, column %d: %r instead of %r" % (
                            name, state, row, column, seen[row][column], want[row][column]))
    return len(wanted)


# ---- the table


def ratio(value, base, unit=1.0, digits=0):
    shown = "%.*f" % (digits, value / unit)
    return "%s (%.2f)" % (shown, value / base) if base else shown


def table(summaries):
    base = next(iter(summaries.values()))
    lines = []
    for title, name, unit, digits in (("bytes a key", "bytes", 1, 0), ("writes a key", "writes", 1, 0),
                                      ("CPU a key, µs", "cpu", 1e3, 0), ("key to last byte, µs", "latency", 1e3, 0)):
        lines += ["", "| %s | %s |" % (title, " | ".join(KEYS)), "|---" * (len(KEYS) + 1) + "|"]
        for program, summary in summaries.items():
            cells = [ratio(summary["keys"][key][name], base["keys"][key][name], unit, digits) for key in KEYS]
            lines.append("| %s | %s |" % (program, " | ".join(cells)))
    columns = (("whole first frame, ms", "frame", 1e6, 2), ("its bytes", "frame_bytes", 1, 0),
               ("its CPU, ms", "frame_cpu", 1e6, 2), ("peak memory, MB", "memory", 1024, 1))
    lines += ["", "| start | %s | idle CPU, µs/s |" % " | ".join(column[0] for column in columns),
              "|---" * (len(columns) + 2) + "|"]
    for program, summary in summaries.items():
        cells = [ratio(summary[name], base[name], unit, digits) for _, name, unit, digits in columns]
        lines.append("| %s | %s | %.0f |" % (program, " | ".join(cells), summary["idle_cpu"] / 1e3))
    framed = {program: summary["frames"] for program, summary in summaries.items() if "frames" in summary}
    base = framed.get(next(iter(summaries)))
    if base:
        for title, name, unit in (("CPU a frame of 200x60, µs", "cpu", 1e3), ("its bytes", "bytes", 1)):
            lines += ["", "| %s | %s |" % (title, " | ".join(FRAMES)), "|---" * (len(FRAMES) + 1) + "|"]
            for program, frames in framed.items():
                cells = [ratio(frames[mode][name], base[mode][name], unit, 1) for mode in FRAMES]
                lines.append("| %s | %s |" % (program, " | ".join(cells)))
    return "\n".join(lines[1:])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--json", metavar="FILE")
    parser.add_argument("--no-pictures", action="store_true", help="do not compare the pictures first")
    parser.add_argument("programs", nargs="+", metavar="NAME=COMMAND@TERM")
    options = parser.parse_args()
    programs, frame_programs = [], {}
    for program in options.programs:
        name, _, rest = program.partition("=")
        command, _, rest = rest.rpartition("@")
        term, _, frames = rest.partition(",")
        programs.append((name, shlex.split(command), term))
        frame_programs[name] = shlex.split(frames)
    if not options.no_pictures and len(programs) > 1:
        print("%d states look the same in every program." % compare_pictures(programs), file=sys.stderr)
    runs = {name: [] for name, _, _ in programs}
    frames = {name: {mode: [] for mode in FRAMES} for name, command in frame_programs.items() if command}
    for number in range(options.runs):
        for name, command, term in programs:
            runs[name].append(run(command, term))
        for mode in FRAMES:
            for name, _, term in programs:
                if name in frames:
                    frames[name][mode].append(run_frames(frame_programs[name], term, mode))
        print("run %d of %d" % (number + 1, options.runs), file=sys.stderr)
    summaries = {name: summarize(found) for name, found in runs.items()}
    for name, modes in frames.items():
        summaries[name]["frames"] = {
            mode: {what: statistics.median(one[what] for one in found) for what in ("cpu", "bytes")}
            for mode, found in modes.items()}
    if options.json:
        with open(options.json, "w") as file:
            json.dump({"base": programs[0][0], "times": "nanoseconds", "programs": summaries}, file, indent=1)
            file.write("\n")
    print("Ratios to %s in brackets.\n" % programs[0][0])
    print(table(summaries))
    return 1 if any(summary["exit"] for summary in summaries.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
