#!/usr/bin/env python3
"""Measures programs that draw the workload, in turn, on a terminal that answers like xterm.

    measure.py [--runs N] [--json FILE] [--no-pictures] [--starting NAME=COMMAND@TERM@WORDS]
               [--printing NAME=COMMAND] NAME=COMMAND@TERM[,FRAMES-COMMAND] ...

The first program is what the others are compared with. Times are medians of one invocation and mean something only as
ratios; bytes and writes are counts. Before measuring, the pictures of all programs are compared cell by cell, from
the bytes they write.
A program that is only started is whole when it shows the WORDS. What is printed is compared with the first of these.
FRAMES-COMMAND MODE COUNT draws so many frames of 200x60 and ends with a line `cpu=NANOSECONDS`.
Python's standard library only.
"""
import argparse
import json
import os
import re
import shlex
import statistics
import sys

import occasions
from screen import Screen
from terminal import COLUMNS, KEYS, ROWS, Session

# Frames of 200x60, by the kind of change between two.
FRAMES = {"all": 200, "one": 4000, "none": 1000, "scroll": 200}
PRESSES = [key for key in KEYS for _ in range(8)]
# Events other than keys: the columns of a table, with unit and digits.
OCCASIONS = (
    ("whole first frame, ms, answers never", "never", "frame", 1e6, 2),
    ("answers 0.3 s late", "late", "frame", 1e6, 2),
    ("60 keys at once: bytes", "burst", "bytes", 1, 0), ("writes", "burst", "writes", 1, 0),
    ("CPU, ms", "burst", "cpu", 1e6, 2), ("to last byte, ms", "burst", "latency", 1e6, 2),
    ("stalled reader: bytes", "stall", "bytes", 1, 0), ("in whole frames", "stall", "frames", 1, 1),
    ("wrong pictures", "stall", "wrong", 1, 0),
    ("focus onto Latin, bytes", "words", "latin", 1, 0), ("onto Korean", "words", "korean", 1, 0))
STARTS = (
    ("answers at once, ms", "at once", "frame", 1e6, 2), ("CPU, ms", "at once", "frame_cpu", 1e6, 2),
    ("never, ms", "never", "frame", 1e6, 2), ("0.3 s late, ms", "late", "frame", 1e6, 2),
    ("bytes", "at once", "frame_bytes", 1, 0), ("peak memory, MB", "at once", "memory", 1024, 1))
DELAYS = {"at once": 0.0, "never": None, "late": occasions.LATE}


def run(command, term):
    session = Session(command, term)
    result = {"start": session.start()}
    result["start"].update(session.idle())
    result["presses"] = [dict(session.press(key), key=key) for key in PRESSES]
    result["memory"] = session.peak_memory()
    result["exit"] = session.end()
    return result


def run_occasions(command, term):
    return {"never": occasions.start(command, term, None), "late": occasions.start(command, term, occasions.LATE),
            "burst": occasions.burst(command, term), "stall": occasions.stall(command, term),
            "words": occasions.words(command, term)}


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


def medians(runs):
    """The medians of equal dictionaries of dictionaries of numbers."""
    return {group: {name: statistics.median(run[group][name] for run in runs) for name in runs[0][group]}
            for group in runs[0]}


def nested(programs, title, columns):
    base = next(iter(programs.values()))
    lines = ["", "| %s | %s |" % (title, " | ".join(column[0] for column in columns)),
             "|---" * (len(columns) + 1) + "|"]
    for program, found in programs.items():
        cells = [ratio(found[group][name], base[group][name], unit, digits) for _, group, name, unit, digits in columns]
        lines.append("| %s | %s |" % (program, " | ".join(cells)))
    return lines


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
    lines += nested({program: summary["occasions"] for program, summary in summaries.items()}, "occasions", OCCASIONS)
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
    parser.add_argument("--starting", action="append", default=[], metavar="NAME=COMMAND@TERM@WORDS")
    parser.add_argument("--printing", action="append", default=[], metavar="NAME=COMMAND")
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
    starting = [(programs[0][0], programs[0][1], programs[0][2], None)]
    for program in options.starting:
        name, _, rest = program.partition("=")
        command, term, words = rest.rsplit("@", 2)
        starting.append((name, shlex.split(command), term, words.encode()))
    printing = [(name, shlex.split(command)) for name, _, command in (one.partition("=") for one in options.printing)]
    runs = {name: [] for name, _, _ in programs}
    found = {name: [] for name, _, _ in programs}
    starts = {name: [] for name, _, _, _ in starting}
    prints = {name: [] for name, _ in printing}
    frames = {name: {mode: [] for mode in FRAMES} for name, command in frame_programs.items() if command}
    for number in range(options.runs):
        for name, command, term in programs:
            runs[name].append(run(command, term))
            found[name].append(run_occasions(command, term))
        # Starts and prints are short: the more of them, the better.
        for _ in range(5):
            for name, command in printing:
                prints[name].append({"run": occasions.once(command)})
            for name, command, term, words in starting if options.starting else []:
                starts[name].append({
                    title: occasions.start(command, term, delay, **({"words": words} if words else {}))
                    for title, delay in DELAYS.items()})
        for mode in FRAMES:
            for name, _, term in programs:
                if name in frames:
                    frames[name][mode].append(run_frames(frame_programs[name], term, mode))
        print("run %d of %d" % (number + 1, options.runs), file=sys.stderr)
    summaries = {name: dict(summarize(runs[name]), occasions=medians(found[name])) for name in runs}
    starts = {name: medians(some) for name, some in starts.items() if some}
    prints = {name: medians(some) for name, some in prints.items()}
    for name, modes in frames.items():
        summaries[name]["frames"] = {
            mode: {what: statistics.median(one[what] for one in some) for what in ("cpu", "bytes")}
            for mode, some in modes.items()}
    if options.json:
        with open(options.json, "w") as file:
            json.dump({"base": programs[0][0], "times": "nanoseconds", "programs": summaries,
                       "starting": starts, "printing": prints}, file, indent=1)
            file.write("\n")
    print("Ratios to %s in brackets.\n" % programs[0][0])
    print(table(summaries))
    if starts:
        print("\n".join(nested(starts, "start of", STARTS)))
    if prints:
        print("\n".join(nested(prints, "exec to exit", (
            ("ms", "run", "time", 1e6, 2), ("CPU, ms", "run", "cpu", 1e6, 2)))))
    return 1 if any(summary["exit"] for summary in summaries.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
