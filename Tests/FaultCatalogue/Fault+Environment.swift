extension Fault {
  private static func among(
    _ name: String, _ variables: [String: String], change: (inout Fault) -> Void = { _ in }
  ) -> Fault {
    Fault(.environment, name, .rest, .type("mt"), .rest, .leave) {
      $0.environment = variables
      change(&$0)
    }
  }

  private static let terminals = [
    "xterm", "xterm-direct", "xterm-kitty", "screen", "screen-256color", "tmux-256color", "linux",
    "vt100", "vt220", "ansi", "rxvt-unicode", "foot",
  ]
  private static let hostileNames = [
    "no-such-terminal", "", "../../../etc/passwd", "\u{1B}[31m;$(reboot)",
    String(repeating: "x", count: 20_000), "xterm-256color\n",
  ]
  private static let locales = [
    "C", "POSIX", "ko_KR.UTF-8", "ko_KR.EUC-KR", "xx_YY.UTF-8", "", "C.ISO-8859-1", "\u{1B}]0;",
  ]

  /// Environments of the process.
  static let environments: [Fault] =
    terminals.map { among("TERM=\($0)", ["TERM": $0]) }
    + hostileNames.enumerated().map { index, name in
      // On a terminal unknown to ncurses, only the other presenter can draw.
      among("a hostile TERM, number \(index + 1)", ["TERM": name]) {
        $0.endings = ["exited 130", "exited 4"]
      }
    }
    + locales.map { among("LC_ALL=\($0.debugDescription)", ["LC_ALL": $0]) }
    + [
      among("TERM=dumb", ["TERM": "dumb"]) { $0.endings = ["exited 4"] },
      among("no TERM", [:]) {
        $0.without = ["TERM"]
        $0.endings = ["exited 130", "exited 4"]
      },
      among("NO_COLOR", ["NO_COLOR": "1"]),
      among("COLORTERM of no known kind", ["COLORTERM": String(repeating: "24bit", count: 999)]),
      among("a HOME that is none", ["HOME": "/nonexistent/\u{7F}"]),
      among("no terminfo", ["TERMINFO": "/nonexistent", "TERMINFO_DIRS": "/nonexistent"]) {
        $0.endings = ["exited 130", "exited 4"]
      },
      among("no PATH", [:]) { $0.without = ["PATH"] },
      among("hostile LINES and COLUMNS", ["LINES": "-1", "COLUMNS": "99999999999999999999"]) {
        ($0.columns, $0.rows) = (0, 0)
      },
      among("LINES and COLUMNS that lie", ["LINES": "9999", "COLUMNS": "9999"]),
      among("within tmux and over SSH", ["TMUX": "/tmp/none,1,0", "SSH_CONNECTION": "1 2 3 4"]),
      among("a COLORFGBG that is none", ["COLORFGBG": ";;;999;-1"]),
    ]
    + [3, 4, 5, 6, 7, 8, 10, 16].map { limit in
      Fault(.environment, "\(limit) descriptors", .rest, .type("mt"), .rest, .leave) {
        $0.preparation = ["limit=\(limit)"]
        // If it cannot even be linked, the linker reports it.
        $0.endings = ["exited 130", "exited 4", "exited 127"]
      }
    }
}
