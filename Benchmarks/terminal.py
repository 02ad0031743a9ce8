"""Programs on a pseudoterminal that answers like xterm: at once, late, or never. Python's standard library only."""
import fcntl
import os
import re
import select
import signal
import struct
import termios
import time

COLUMNS, ROWS = 120, 40
# The end of the status line, which marks a complete first frame.
LAST_WORDS = b"q:quit"
KEYS = {"right": b"\x1b[C", "down": b"\x1b[B", "s": b"s", "d": b"d", "t": b"t", "tab": b"\t"}
# Under keypad mode (DECCKM) arrows are sent as SS3.
APPLICATION_KEYS = {"right": b"\x1bOC", "down": b"\x1bOB"}

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

    def __init__(self, command, term, columns=COLUMNS, rows=ROWS, delay=0.0):
        """delay: seconds until the terminal answers a query; None where it never does."""
        environment = {"PATH": os.environ["PATH"], "HOME": os.environ.get("HOME", "/"), "TERM": term,
                       "COLORTERM": "truecolor", "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}
        self.terminal, side = os.openpty()
        fcntl.ioctl(side, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, columns * 8, rows * 16))
        # Opening it makes it the controlling terminal of the new session. Time zero is before: on a busy machine the
        # program may have drawn when the call returns.
        self.zero = time.monotonic_ns()
        try:
            self.process = os.posix_spawnp(
                command[0], command, environment, setsid=True,
                file_actions=[(os.POSIX_SPAWN_OPEN, 0, os.ttyname(side), os.O_RDWR, 0),
                              (os.POSIX_SPAWN_DUP2, 0, 1), (os.POSIX_SPAWN_DUP2, 0, 2)])
        except OSError as error:
            raise SystemExit("%s: %s" % (command[0], error))
        os.close(side)
        os.set_blocking(self.terminal, False)
        self.clock = (~self.process << 3) | 2
        self.output = b""
        self.answered = 0
        self.ended = False
        self.delay = delay
        # Answers on their way: when they are due, and their bytes.
        self.due = []

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
        end = time.monotonic() + patience
        while True:
            left = max(0, end - time.monotonic())
            wait = min(left, max(0, self.due[0][0] - time.monotonic())) if self.due else left
            if select.select([self.terminal], [], [], wait)[0]:
                break
            self.send_due()
            if time.monotonic() >= end:
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
        # No query is longer than this, so older input need not be searched again.
        recent = max(self.answered, len(self.output) - len(chunk) - 64)
        for match in QUERY.finditer(self.output, recent):
            self.answered = match.end()
            reply = answer(match) if self.delay is not None else None
            if reply:
                self.due.append((time.monotonic() + self.delay, reply))
        self.send_due()
        return moment

    def send_due(self):
        while self.due and self.due[0][0] <= time.monotonic():
            os.write(self.terminal, self.due.pop(0)[1])

    def settle(self, quiet=0.05, first=0.4):
        """Reads until nothing has come for a while; the moment of the last byte, or None."""
        last, patience = None, first
        while not self.ended:
            moment = self.read(patience)
            if moment is None:
                break
            last, patience = moment, quiet
        return last

    def start(self, words=LAST_WORDS):
        frame = None
        while frame is None and not self.ended:
            moment = self.read(5)
            if moment is None:
                raise SystemExit("no whole frame: %r" % self.output[-200:])
            if words in self.output:
                frame = moment
        bytes_to_frame = len(self.output)
        self.settle()
        return {"frame": frame - self.zero, "frame_bytes": bytes_to_frame, "frame_cpu": self.cpu()}

    def bytes_of(self, key):
        """What the terminal sends for a key."""
        application = self.output.rfind(b"\x1b[?1h") > self.output.rfind(b"\x1b[?1l")
        return APPLICATION_KEYS.get(key, KEYS[key]) if application else KEYS[key]

    def press(self, key):
        return self.send(self.bytes_of(key))

    def send(self, text):
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

    def end(self, patience=2):
        os.write(self.terminal, b"q")
        deadline = time.monotonic() + patience
        while not self.ended and time.monotonic() < deadline:
            self.read(0.1)
        if not self.ended:
            os.kill(self.process, signal.SIGKILL)
        os.close(self.terminal)
        _, status = os.waitpid(self.process, 0)
        return os.waitstatus_to_exitcode(status)
