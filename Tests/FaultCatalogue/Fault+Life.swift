extension Fault {
  /// The ordinary endings.
  static let life: [Fault] = [
    Fault(.life, "q", .rest, .type("q")) {
      $0.endings = ["exited 0"]
      $0.timed = .idle
    },
    Fault(.life, "Ctrl-C", .rest, .type("\u{3}")) { $0.timed = .idle },
    Fault(.life, "q typed ahead", .type("q")) { $0.endings = ["exited 0"] },
    // Interrupts the process in the foreground at that moment, which may be the shell.
    Fault(.life, "Ctrl-C typed ahead", .type("\u{3}"), .rest, .leave) {
      $0.endings = ["exited 130", "killed 2"]
    },
    Fault(.life, "q while keys are taken in", .rest, .moment, .type("q"), .leave) {
      $0.endings = ["exited 0", "exited 130"]
    },
    Fault(.life, "a link is copied and printed", .rest, .type("yq")) { $0.endings = ["exited 0"] },
    Fault(
      .life, "Ctrl-Z and the foreground again", .rest, .type("\u{1A}"), .report("stopped"),
      .restored, .order("f"), .raw, .rest, .type("q")
    ) { $0.endings = ["exited 0"] },
    Fault(
      .life, "Ctrl-Z three times", .rest, .type("\u{1A}"), .report("stopped"), .restored,
      .order("f"), .raw, .rest, .type("\u{1A}"), .report("stopped"), .restored, .order("f"), .raw,
      .rest, .type("\u{1A}"), .report("stopped"), .restored, .order("f"), .raw, .rest,
      .exactPicture,
      .type("q")
    ) { $0.endings = ["exited 0"] },
    Fault(.life, "a matrix, a theme, the pages of help", .rest, .type("mt?"), .rest, .leave),
    Fault(.life, "a terminal that never answers", .rest, .type("q")) {
      $0.answers = false
      $0.endings = ["exited 0"]
    },
    Fault(.life, "a review", .rest, .type("jk"), .rest, .leave) { $0.program = .review },
  ]
}
