import Glibc

extension Fault {
  /// Ways to end when the terminal is gone: by the signal, or by the result of reading.
  private static let gone: Set<String> = ["killed 1", "exited 4"]

  /// The terminal goes away.
  static let hangups: [Fault] =
    [
      Fault(.hangup, "closed", .rest, .hangUp),
      Fault(.hangup, "closed at once", .hangUp),
      Fault(.hangup, "closed at some moment", .moment, .hangUp),
      Fault(.hangup, "closed while keys are taken in", .rest, .moment, .hangUp),
      Fault(.hangup, "closed, HUP ignored", .rest, .hangUp) { $0.preparation = ["ignore=1"] },
      Fault(.hangup, "closed, HUP blocked", .rest, .hangUp) { $0.preparation = ["block=1"] },
      Fault(.hangup, "closed while nothing is read", .rest, .stopReading, .type("mtt"), .hangUp),
      Fault(
        .hangup, "closed while stopped", .rest, .signal(SIGTSTP), .report("stopped"), .hangUp,
        .signal(SIGHUP), .order("b")),
      Fault(.hangup, "no controlling terminal, closed", .rest, .hangUp) {
        $0.preparation = ["alone=1"]
      },
      Fault(.hangup, "HUP and closed at once", .rest, .signal(SIGHUP), .hangUp),
    ].map { fault in
      var fault = fault
      fault.endings = gone
      fault.exemptions = [.modes, .settings]
      return fault
    } + [
      Fault(.hangup, "no controlling terminal, q", .rest, .type("q")) {
        $0.preparation = ["alone=1"]
        $0.endings = ["exited 0"]
      },
      Fault(.hangup, "no controlling terminal, TERM", .rest, .moment, .signal(SIGTERM)) {
        $0.preparation = ["alone=1"]
        $0.endings = killed(SIGTERM)
      },
    ]

  /// Nothing to read from.
  static let endsOfInput: [Fault] = [
    Fault(.eof, "Ctrl-D", .rest, .type("\u{4}\u{4}\u{4}"), .rest, .leave),
    Fault(.eof, "Ctrl-D typed ahead", .type("\u{4}"), .rest, .leave) {
      $0.endings = ["exited 130", "killed 2"]
    },
    Fault(.eof, "standard input closed") {
      $0.preparation = ["close=0"]
      $0.endings = ["exited 4"]
    },
    Fault(.eof, "standard input from nowhere") {
      $0.preparation = ["null=0"]
      $0.endings = ["exited 4"]
    },
  ]
}
