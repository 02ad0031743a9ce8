import Glibc

extension Fault {
  private static let asking: [(Int32, String)] = [
    (SIGINT, "INT"), (SIGTERM, "TERM"), (SIGHUP, "HUP"), (SIGQUIT, "QUIT"),
  ]

  /// Somewhere to write to is missing, or takes little.
  static let outputs: [Fault] =
    [
      ("standard output closed", ["close=1"]), ("standard output into nowhere", ["null=1"]),
      ("every stream closed", ["close=0", "close=1", "close=2"]),
    ].map { name, preparation in
      Fault(.output, name) {
        $0.preparation = preparation
        $0.endings = ["exited 4"]
      }
    } + [
      Fault(.output, "standard error closed", .rest, .type("q")) {
        $0.preparation = ["close=2"]
        $0.endings = ["exited 0"]
      },
      Fault(.output, "read 16 bytes at once", .read(16), .type("mt"), .rest, .leave),
      Fault(.output, "read byte for byte, TERM", .read(1), .moment, .signal(SIGTERM)) {
        $0.endings = killed(SIGTERM)
      },
      Fault(.output, "read byte for byte, SEGV", .read(1), .moment, .signal(SIGSEGV)) {
        $0.endings = killed(SIGSEGV)
      },
    ]

  /// So many themes one after the other that no terminal keeps them.
  private static let filling: [Step] =
    [.rest, .type("m"), .rest, .stopReading]
    + (0..<9).flatMap { _ in [Step.type("t"), .rest] }

  private static func stalled(
    _ name: String, _ steps: Step..., change: (inout Fault) -> Void = { _ in }
  ) -> Fault {
    Fault(.pressure, "nothing is read, " + name) {
      $0.program = .gallery(["browse", "tag/filled"])
      $0.steps = filling + steps
      $0.timed = .stoppedReader
      change(&$0)
    }
  }

  /// The terminal takes nothing any longer.
  static let pressures: [Fault] =
    asking.map { number, name in
      stalled(name, .signal(number)) { $0.endings = killed(number) }
    } + [
      stalled("q", .type("q")) { $0.endings = ["exited 0"] },
      stalled("Ctrl-C", .type("\u{3}")),
      stalled("SEGV", .signal(SIGSEGV)) { $0.endings = killed(SIGSEGV) },
      stalled("TRAP", .signal(SIGTRAP)) { $0.endings = killed(SIGTRAP) },
      stalled("TERM twice", .signals([SIGTERM, SIGTERM])) { $0.endings = killed(SIGTERM) },
      stalled("then everything is", .read(4_096), .exactPicture, .leave) { $0.timed = nil },
      stalled(
        "TSTP, CONT", .signal(SIGTSTP), .report("stopped"), .read(65_536), .restored, .order("f"),
        .exactPicture, .leave
      ) { $0.timed = nil },
      stalled("another size", .resize(90, 30), .resize(120, 40), .read(333), .exactPicture, .leave)
      {
        $0.timed = nil
      },
      stalled(
        "500 times CONT", .signals(Array(repeating: SIGCONT, count: 500)), .rest, .read(65_536),
        .exactPicture, .leave
      ) { $0.timed = nil },
      stalled("keys all the while, then TERM", .random(.keys, 2_000), .rest, .signal(SIGTERM)) {
        $0.endings = killed(SIGTERM)
      },
      Fault(
        .pressure, "nothing is read from the start, TERM", .stopReading, .rest, .signal(SIGTERM)
      ) {
        $0.endings = killed(SIGTERM)
        $0.answers = false
      },
      Fault(
        .pressure, "read slowly under keys", .read(50), .random(.keys, 400), .read(65_536),
        .exactPicture, .leave),
    ]
}
