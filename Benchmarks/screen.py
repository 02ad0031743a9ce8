"""A terminal's screen as xterm keeps it, as far as the measured programs use it. What it does not know is an error, so
that no picture is ever judged by guessing."""
import re
import unicodedata

TOKEN = re.compile(
    r"\x1b\[(?P<prefix>[<=>?]?)(?P<parameters>[0-9:;]*)(?P<between>[ -/]*)(?P<final>[@-~])"
    r"|\x1b\](?P<command>[^\x07\x1b]*)(?:\x07|\x1b\\)"
    r"|\x1bP[^\x1b]*\x1b\\"
    r"|\x1b(?P<escape>[()][0-9A-B]|[=>\\M])"
    r"|(?P<control>[\x00-\x1a\x1c-\x1f\x7f])"
    r"|(?P<text>[^\x00-\x1f\x7f]+)", re.DOTALL)

BLANK = " "


class Screen:
    def __init__(self, columns, rows):
        self.columns, self.rows = columns, rows
        self.ink = self.ground = None
        self.attributes = frozenset()
        self.cells = [[self.blank()] * columns for _ in range(rows)]
        self.column = self.row = 0
        self.wraps_next = False
        self.last = None
        self.pending = b""

    def blank(self):
        return (BLANK, None, self.ground, frozenset())

    def picture(self):
        """The cells as they are seen: of a blank neither ink nor weight is."""
        return [[(text, None, ground, frozenset()) if text == BLANK else (text, ink, ground, attributes)
                 for text, ink, ground, attributes in row] for row in self.cells]

    def feed(self, data):
        data = self.pending + data
        text = data.decode("utf-8", "surrogateescape")
        position = 0
        while position < len(text):
            match = TOKEN.match(text, position)
            if not match:
                break
            position = match.end()
            self.take(match)
        # The rest is incomplete: a sequence, or a character of several bytes.
        self.pending = text[position:].encode("utf-8", "surrogateescape")
        if len(self.pending) > 4096:
            raise ValueError("not understood: %r" % self.pending[:80])

    def take(self, match):
        if match["text"]:
            for character in match["text"]:
                if 0xDC80 <= ord(character) <= 0xDCFF:
                    raise ValueError("output is no UTF-8")
                self.put(character)
        elif match["final"]:
            self.control(match["prefix"], match["parameters"], match["between"], match["final"])
        elif match["control"]:
            self.motion(match["control"])
        elif match["escape"] == "M":
            self.reverse_index()

    def put(self, character):
        width = 2 if unicodedata.east_asian_width(character) in "WF" else 1
        if self.wraps_next or self.column + width > self.columns:
            self.column, self.row, self.wraps_next = 0, min(self.row + 1, self.rows - 1), False
        row = self.cells[self.row]
        for column in range(self.column, self.column + width):
            self.cut(row, column)
        row[self.column] = (character, self.ink, self.ground, self.attributes)
        if width == 2:
            row[self.column + 1] = ("", self.ink, self.ground, self.attributes)
        self.last = character
        self.column += width
        if self.column == self.columns:
            self.column, self.wraps_next = self.columns - 1, True

    def cut(self, row, column):
        """Takes away the other half of a wide character."""
        if row[column][0] == "" and column > 0:
            row[column - 1] = (BLANK,) + row[column - 1][1:]
        if column + 1 < self.columns and row[column + 1][0] == "":
            row[column + 1] = (BLANK,) + row[column + 1][1:]

    def motion(self, control):
        self.wraps_next = False
        if control == "\r":
            self.column = 0
        elif control == "\n":
            if self.row == self.rows - 1:
                raise ValueError("the screen would scroll")
            self.row += 1
        elif control == "\b":
            self.column = max(0, self.column - 1)
        elif control == "\t":
            self.column = min(self.columns - 1, (self.column // 8 + 1) * 8)
        elif control not in "\x00\x07\x0e\x0f":
            raise ValueError("control %r" % control)

    def reverse_index(self):
        """Up by a row; from the first row the screen would scroll."""
        self.wraps_next = False
        if self.row == 0:
            raise ValueError("the screen would scroll")
        self.row -= 1

    def control(self, prefix, parameters, between, final):
        if prefix or between:
            # Modes, queries, cursor shapes: they change no cell. The alternate screen starts empty.
            if prefix == "?" and final == "h" and parameters == "1049":
                self.cells = [[self.blank()] * self.columns for _ in range(self.rows)]
            return
        if final == "m":
            return self.graphics(parameters)
        numbers = [int(number or 0) for number in parameters.split(";")] if parameters else [0]
        count = max(1, numbers[0])
        self.wraps_next = False
        if final == "H":
            self.row = min(count, self.rows) - 1
            self.column = min(max(1, numbers[1] if len(numbers) > 1 else 1), self.columns) - 1
        elif final in "ABCDGd":
            row, column = self.row, self.column
            self.row, self.column = {
                "A": (row - count, column), "B": (row + count, column), "C": (row, column + count),
                "D": (row, column - count), "G": (row, count - 1), "d": (count - 1, column)}[final]
            self.row = min(max(self.row, 0), self.rows - 1)
            self.column = min(max(self.column, 0), self.columns - 1)
        elif final == "J":
            self.erase_line(numbers[0])
            for row in {0: range(self.row + 1, self.rows), 1: range(self.row), 2: range(self.rows)}[numbers[0]]:
                self.cells[row] = [self.blank()] * self.columns
        elif final == "K":
            self.erase_line(numbers[0])
        elif final == "X":
            self.erase(self.column, self.column + count)
        elif final == "b":
            for _ in range(count):
                self.put(self.last)
        elif final not in "rlhcnt":
            raise ValueError("CSI %s %s" % (parameters, final))

    def erase_line(self, extent):
        first, end = {0: (self.column, self.columns), 1: (0, self.column + 1), 2: (0, self.columns)}[extent]
        self.erase(first, end)

    def erase(self, first, end):
        row = self.cells[self.row]
        for column in range(first, min(end, self.columns)):
            self.cut(row, column)
            row[column] = self.blank()

    def graphics(self, parameters):
        # 38:2::r:g:b, 38:2:r:g:b and 38;2;r;g;b are the same; a missing parameter is 0.
        numbers = [int(number or 0) for part in parameters.split(";")
                   for number in (filter(None, part.split(":")) if ":" in part else [part])]
        while numbers:
            number = numbers.pop(0)
            if number == 0:
                self.ink = self.ground = None
                self.attributes = frozenset()
            elif number in (38, 48):
                count = {2: 4, 5: 2}[numbers[0]]
                color, numbers = tuple(numbers[:count]), numbers[count:]
                self.ink, self.ground = (color, self.ground) if number == 38 else (self.ink, color)
            elif number in (39, 49):
                self.ink, self.ground = (None, self.ground) if number == 39 else (self.ink, None)
            elif number == 22:
                self.attributes -= {1, 2}
            elif number < 10:
                self.attributes |= {number}
            elif number < 30:
                self.attributes -= {number - 20}
            elif number // 10 in (3, 9):
                self.ink = (5, number % 10 + (8 if number >= 90 else 0))
            elif number // 10 in (4, 10):
                self.ground = (5, number % 10 + (8 if number >= 100 else 0))
            else:
                raise ValueError("SGR %d" % number)
