import Glibc

extension Fault {
  /// The signal that a programming error ends in on this processor.
  #if arch(x86_64)
    private static let trap = SIGILL
  #else
    private static let trap = SIGTRAP
  #endif

  private static let deaths: [(Int32, String)] = [
    (SIGSEGV, "SEGV"), (SIGBUS, "BUS"), (SIGILL, "ILL"), (SIGTRAP, "TRAP"), (SIGFPE, "FPE"),
    (SIGABRT, "ABRT"), (SIGSYS, "SYS"),
  ]
  private static let misbehaviours: [(String, String, Set<String>)] = [
    ("trap", "a breakpoint", killed(SIGTRAP)), ("illegal", "an index out of range", killed(trap)),
    ("sum", "a sum too large", killed(trap)), ("abandon", "abort", killed(SIGABRT)),
    ("segment", "an address that is none", killed(SIGSEGV)),
    ("overflow", "a stack that overflows", killed(SIGSEGV)), ("leave", "exit", ["exited 3"]),
  ]

  /// The program crashes while a frame is made.
  static let crashes: [Fault] =
    deaths.flatMap { number, name in
      [
        Fault(.crash, name, .rest, .signal(number)) { $0.endings = killed(number) },
        Fault(.crash, "\(name) at some moment", .moment, .signal(number)) {
          $0.endings = killed(number)
        },
      ]
    }
    + misbehaviours.flatMap { word, name, endings in
      [
        Fault(.crash, "\(name) at the start") {
          $0.program = .misbehaving(word, ["browse", "probe/fault:broken"])
          $0.endings = endings
          // The runtime itself reports a trap, with a stack trace in a debug build.
          $0.exemptions = [.errors]
        },
        Fault(.crash, "\(name) after a key", .rest, .type(" ")) {
          $0.program = .misbehaving(word, ["browse", "probe/fault"])
          $0.endings = endings
          // The runtime itself reports a trap, with a stack trace in a debug build.
          $0.exemptions = [.errors]
        },
      ]
    }
}
