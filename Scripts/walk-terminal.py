#!/usr/bin/env python3
"""Does every action of every variant in a terminal on an X display, by the pointer and by keys, and reads the screen.

    walk-terminal.py PROGRAM PROBE kitty|xterm COLUMNS ROWS [VARIANT…]

PROBE says what there is to do and what the gallery has to say then (`gallery-probe actions`). Each way to do an action
begins with a new start of PROGRAM. Prints a line for each variant and each way that was not done; ends with 1 where there
is one, and with 4 where the terminal does not start.
"""
import glob, json, os, re, socket, subprocess, sys, tempfile, time

PATIENCE = 8.0  # Seconds to wait for a screen.
HOLD = "0.03"  # Seconds between moving, pressing and releasing, as of a quick hand.
COLOR = {"COLORTERM": "truecolor", "LC_ALL": "C.UTF-8", "LIBGL_ALWAYS_SOFTWARE": "1"}


def wait(condition):
    """The first true value of a condition, or its last one."""
    end = time.monotonic() + PATIENCE
    while True:
        value = condition()
        if value or time.monotonic() > end:
            return value
        time.sleep(0.01)


class Terminal:
    """A window with the gallery in it; `links` starts it again and again."""

    def __init__(self, program, columns, rows, work):
        self.columns, self.rows, self.work = columns, rows, work
        links = work + "/links"
        os.mkfifo(links)
        start = work + "/start"
        with open(start, "w") as file:
            file.write(
                "#!/bin/bash\nexec 3<%s\nwhile IFS= read -r link <&3; do\n  %s browse \"$link\" 2>%s/errors\n"
                "  status=$?; clear; echo \"left $status\"\ndone\n" % (links, program, work))
        os.chmod(start, 0o700)
        environment = dict(os.environ, HOME=work, XDG_CONFIG_HOME=work, XDG_RUNTIME_DIR=work, **COLOR)
        for name in ("TMUX", "WAYLAND_DISPLAY"):
            environment.pop(name, None)
        self.process = subprocess.Popen(
            self.command(start), env=environment, stdout=open(work + "/log", "w"), stderr=subprocess.STDOUT)
        self.window = wait(lambda: self.run("search", "--onlyvisible", "--class", self.name).split("\n")[0])
        if not self.window:
            sys.exit("%s opened no window: %s" % (self.name, open(work + "/log").read()))
        self.links = os.fdopen(os.open(links, os.O_RDWR), "w")
        geometry = dict(line.split("=") for line in self.run("getwindowgeometry", "--shell", self.window).split())
        self.left, self.top = int(geometry["X"]), int(geometry["Y"])
        self.width, self.height = int(geometry["WIDTH"]), int(geometry["HEIGHT"])

    def run(self, *words):
        return subprocess.run(["xdotool", *words], capture_output=True, text=True).stdout.strip()

    def place(self, column, row):
        """The pixel in the middle of a cell: the window is made of nothing but cells."""
        x = self.left + (2 * column + 1) * self.width // (2 * self.columns)
        y = self.top + (2 * row + 1) * self.height // (2 * self.rows)
        return str(x), str(y)

    def begin(self, link):
        """Starts the gallery, and waits until its page is whole and at rest."""
        self.run("mousemove", *self.place(0, 0))
        self.links.write(link + "\n")
        self.links.flush()
        before = [""]

        def at_rest():
            text = self.text()
            is_whole = text == before[0] and "left " not in text[:8] and len(text.split("\n")) > self.rows // 2
            before[0] = text
            return text if is_whole and "quit" in text else None

        return wait(at_rest) or ""

    def rest(self):
        """Waits until the screen shows the same for a while."""
        texts = []

        def is_same():
            texts.append(self.text())
            time.sleep(0.05)
            return len(texts) > 2 and texts[-1] == texts[-2] == texts[-3]

        wait(is_same)

    def do(self, step, waits):
        """Does a step; after a key that a click follows, waits until it is seen."""
        words = step.split()
        before = self.text() if waits and words[0] == "key" else None
        if words[0] == "click":
            # A person waits until the target is on the screen.
            self.rest()
            place = self.place(int(words[1]), int(words[2]))
            self.run("mousemove", *place, "sleep", HOLD, "mousedown", "1", "sleep", HOLD, "mouseup", "1")
        else:
            self.run("key", words[1])
            if before is not None:
                wait(lambda: self.text() != before)

    def end(self):
        """Leaves the gallery; false where it does not go."""
        self.run("key", "ctrl+c")
        return wait(lambda: self.text().startswith("left 130"))

    def close(self):
        self.links.close()
        self.process.terminate()
        self.process.wait()


class Kitty(Terminal):
    name = "kitty"

    def command(self, start):
        options = {
            "font_family": "DejaVu Sans Mono", "font_size": "10", "remember_window_size": "no",
            "initial_window_width": "%dc" % self.columns, "initial_window_height": "%dc" % self.rows,
            "window_padding_width": "0", "window_margin_width": "0", "window_border_width": "0",
            "placement_strategy": "top-left", "update_check_interval": "0", "allow_remote_control": "socket-only",
            "background": "#FFFFFF", "foreground": "#262626"}
        words = [word for option in options.items() for word in ("-o", "=".join(option))]
        return ["kitty", "--config", "NONE", "--class", "kitty", "--listen-on", "unix:" + self.work + "/control", *words, start]

    def text(self):
        """What the screen shows, by kitty's remote control."""
        control = wait(lambda: glob.glob(self.work + "/control*"))
        request = {"cmd": "get-text", "version": [0, 26, 0], "payload": {"extent": "screen"}}
        with socket.socket(socket.AF_UNIX) as peer:
            peer.connect(control[0])
            peer.sendall(b"\x1bP@kitty-cmd" + json.dumps(request).encode() + b"\x1b\\")
            answer = b""
            while not answer.endswith(b"\x1b\\"):
                piece = peer.recv(65536)
                if not piece:
                    break
                answer += piece
        return json.loads(answer[len(b"\x1bP@kitty-cmd"):-2]).get("data", "")


class XTerm(Terminal):
    name = "XTerm"

    def command(self, start):
        resources = [
            "XTerm*VT100.translations: #override <Key>F12: print-immediate()",
            "XTerm*printFileImmediate: " + self.work + "/screen", "XTerm*printModeImmediate: 0",
            "XTerm*printOptsImmediate: 0"]
        words = [word for resource in resources for word in ("-xrm", resource)]
        return ["xterm", "-class", "XTerm", "-tn", "xterm-256color", "-fa", "DejaVu Sans Mono", "-fs", "10", "-b", "0",
                "-bw", "0", "+sb", "-geometry", "%dx%d+0+0" % (self.columns, self.rows), *words, "-e", start]

    def text(self):
        """What the screen shows, as xterm prints it by a key of its own."""
        for path in glob.glob(self.work + "/screen*"):
            os.remove(path)
        self.run("key", "F12")
        paths = wait(lambda: glob.glob(self.work + "/screen*"))
        if not paths:
            return ""
        size = [-1]

        def whole():
            before, size[0] = size[0], os.path.getsize(paths[0])
            return size[0] > 0 and size[0] == before

        wait(whole)
        with open(paths[0], encoding="utf-8", errors="replace") as file:
            return file.read().replace("\f", "").replace("\r", "")


def is_said(text, told):
    """Whether a line ends with what is told. Where the cursor went by a tab, the terminal says a tab for a gap."""
    told = " ".join(told.split())
    return any(" ".join(line.split()).endswith(told) for line in text.split("\n"))


def main(program, probe, name, columns, rows, *variants):
    lines = subprocess.run([probe, "actions", columns, rows, *variants], capture_output=True, text=True, check=True)
    ways = [line.split("\t") for line in lines.stdout.splitlines()]
    if not ways:
        sys.exit("There is nothing to do.")
    kind = {"kitty": Kitty, "xterm": XTerm}[name]
    table, failures = {}, []

    def opened():
        work = tempfile.mkdtemp(prefix="walk-")
        return kind(os.path.abspath(program), int(columns), int(rows), work)

    def trace(*words):
        if os.environ.get("TRACE"):
            print(*words, file=sys.stderr, flush=True)

    terminal = opened()
    trace("window", terminal.left, terminal.top, terminal.width, terminal.height)
    for link, action, way, steps, told in ways:
        variant = re.split("[:@]", link)[0]
        row = table.setdefault(variant, {"actions": 0, "pointer": [0, 0], "key": [0, 0]})
        row["actions"] += way == "key"
        if steps == "-":
            continue
        row[way][1] += 1
        why = "no way is known"
        if steps:
            text = terminal.begin(link)
            if not text:
                why = "the page did not come: " + terminal.text()[:300]
            elif is_said(text, told):
                why = "it is said before anything was done"
            else:
                for step in steps.split(";"):
                    terminal.do(step, waits="click" in steps)
                text = ""

                def said():
                    nonlocal text
                    text = terminal.text()
                    return is_said(text, told)

                why = "" if wait(said) else "not said:\n" + text
            if not terminal.end():
                why = why or "it did not leave"
                terminal.close()
                terminal = opened()
        trace(link, action, way, steps, why or "done")
        if why:
            failures.append("%s %sx%s %s, %s by %s [%s], %s: %s" % (
                name, columns, rows, link, action, way, steps, told, why))
        else:
            row[way][0] += 1
    terminal.close()
    print("%s %sx%s" % (name, columns, rows))
    print("%-26s %8s %12s %12s" % ("variant", "actions", "by pointer", "by key"))
    for variant, row in table.items():
        done = ["%d of %d" % tuple(row[way]) if row[way][1] else "-" for way in ("pointer", "key")]
        print("%-26s %8d %12s %12s" % (variant, row["actions"], *done))
    total = [sum(row[way][place] for row in table.values()) for way in ("pointer", "key") for place in (0, 1)]
    for failure in failures:
        print("NOT DONE " + failure)
    print("%s %sx%s: %d variants, %d actions, %d of %d done by pointer, %d of %d by key" % (
        name, columns, rows, len(table), sum(row["actions"] for row in table.values()), *total))
    sys.exit(1 if failures else 0)


main(*sys.argv[1:])
