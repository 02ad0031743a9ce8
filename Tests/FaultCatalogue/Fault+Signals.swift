import Glibc

extension Fault {
  static func killed(_ signals: Int32...) -> Set<String> { Set(signals.map { "killed \($0)" }) }

  private static let asking: [(Int32, String)] = [
    (SIGINT, "INT"), (SIGTERM, "TERM"), (SIGHUP, "HUP"), (SIGQUIT, "QUIT"),
  ]
  /// Signals that end a process without a handler.
  private static let unknown: [(Int32, String)] = [
    (SIGUSR1, "USR1"), (SIGUSR2, "USR2"), (SIGALRM, "ALRM"), (SIGVTALRM, "VTALRM"),
    (SIGPROF, "PROF"), (SIGXCPU, "XCPU"), (SIGIO, "IO"), (SIGPWR, "PWR"), (34, "RTMIN"),
  ]

  /// Signals that ask to end, and others.
  static let signals: [Fault] =
    asking.flatMap { number, name in
      [
        Fault(.signal, name, .rest, .signal(number)) {
          $0.endings = killed(number)
          $0.timed = .idle
        },
        Fault(.signal, "\(name) at once", .signal(number)) { $0.endings = killed(number) },
        Fault(.signal, "\(name) at some moment", .moment, .signal(number)) {
          $0.endings = killed(number)
        },
        Fault(.signal, "\(name) while keys are taken in", .rest, .moment, .signal(number)) {
          $0.endings = killed(number)
        },
        Fault(.signal, "\(name) twice", .rest, .signals([number, number])) {
          $0.endings = killed(number)
        },
      ]
    }
    + unknown.map { number, name in
      Fault(.signal, name, .rest, .moment, .signal(number)) { $0.endings = killed(number) }
    } + [
      Fault(.signal, "PIPE", .rest, .signal(SIGPIPE), .rest, .leave),
      Fault(.signal, "CHLD, URG", .rest, .signals([SIGCHLD, SIGURG]), .rest, .leave),
      Fault(.signal, "all that ask to end at once", .rest, .signals(asking.map(\.0))) {
        $0.endings = killed(SIGTERM, SIGINT, SIGHUP, SIGQUIT)
      },
      Fault(
        .signal, "a storm of WINCH", .rest, .signals(Array(repeating: SIGWINCH, count: 300)), .rest,
        .leave),
      Fault(
        .signal, "TERM in a storm of WINCH", .rest, .resizes(40),
        .signals(Array(repeating: SIGWINCH, count: 100) + [SIGTERM])
      ) { $0.endings = killed(SIGTERM) },
      Fault(.signal, "TERM in a review", .rest, .type("j"), .signal(SIGTERM)) {
        $0.program = .review
        $0.endings = killed(SIGTERM)
      },
    ]

  /// Stopping and going on.
  static let stops: [Fault] = [
    Fault(
      .signal, "TSTP, CONT", .rest, .moment, .signal(SIGTSTP), .report("stopped"), .restored,
      .order("f"), .raw, .exactPicture, .leave),
    Fault(
      .signal, "STOP, CONT", .rest, .moment, .signal(SIGSTOP), .report("stopped"), .order("f"),
      .exactPicture, .leave),
    Fault(
      .signal, "STOP, sane settings, CONT", .rest, .signal(SIGSTOP), .report("stopped"),
      .order("s"), .report("sane"), .order("f"), .raw, .exactPicture, .leave),
    Fault(
      .signal, "TTIN, CONT", .rest, .signal(SIGTTIN), .report("stopped"), .order("f"), .raw,
      .exactPicture, .leave),
    Fault(
      .signal, "TTOU, CONT", .rest, .signal(SIGTTOU), .report("stopped"), .order("f"), .raw,
      .exactPicture, .leave),
    Fault(
      .signal, "started in the background", .report("stopped"), .order("f"), .raw, .rest,
      .exactPicture, .leave
    ) { $0.preparation = ["background=1"] },
    Fault(
      .signal, "TSTP, on in the background", .rest, .signal(SIGTSTP), .report("stopped"),
      .order("b"), .report("stopped"), .restored, .order("f"), .raw, .rest, .leave),
    Fault(
      .signal, "TSTP, then TERM", .rest, .signal(SIGTSTP), .report("stopped"), .restored,
      .signal(SIGTERM), .order("f")
    ) { $0.endings = killed(SIGTERM) },
    Fault(
      .signal, "TSTP, then HUP in the background", .rest, .signal(SIGTSTP), .report("stopped"),
      .restored, .signal(SIGHUP), .order("b")
    ) { $0.endings = killed(SIGHUP) },
    Fault(
      .signal, "STOP, then TERM", .rest, .signal(SIGSTOP), .report("stopped"), .signal(SIGTERM),
      .order("f")
    ) { $0.endings = killed(SIGTERM) },
    Fault(
      .signal, "CONT without a stop", .rest, .signals(Array(repeating: SIGCONT, count: 50)), .rest,
      .exactPicture, .leave),
    Fault(
      .signal, "TSTP at once", .signal(SIGTSTP), .report("stopped"), .order("f"), .rest, .leave),
    Fault(
      .signal, "stopped in another size", .rest, .signal(SIGTSTP), .report("stopped"),
      .resize(60, 20), .order("f"), .raw, .rest, .resize(120, 40), .rest, .exactPicture, .leave),
  ]
}

// Asked to end while it leaves for a suspend: it ends, and waits for no shell to wake it.
extension Fault {
  private static let suspended: [(Program, String)] = [
    (.gallery(["browse"]), "browse"), (.gallery(["demo"]), "demo"), (.review, "review"),
    (.presenting, "present"),
    (.gallery(["follow", "/tmp/gs-fault-nobody.sock", "--wait"]), "follow"),
  ]

  /// A terminal that answers nothing any more keeps it leaving for half a second.
  static func leaving(_ name: String, _ program: Program, _ steps: Step...) -> Fault {
    var fault = Fault(.signal, name, .rest, .withhold, .type("\u{1A}"), .modesOff)
    fault.program = program
    fault.steps += steps
    return fault
  }

  static let suspends: [Fault] = suspended.flatMap { program, command in
    asking.flatMap { number, signal in
      var leaving = leaving(
        "\(signal) while \(command) leaves for a suspend", program, .signal(number))
      leaving.endings = killed(number)
      var resumed = Self.leaving(
        "\(signal) while \(command) goes on", program, .report("stopped"), .order("f"),
        .someOutput, .signal(number))
      resumed.endings = killed(number)
      let drawn = Fault(
        .signal, "\(signal) at some moment of a suspend of \(command)", .rest, .type("\u{1A}"),
        .someOutput, .signal(number), .goOn
      ) {
        $0.program = program
        $0.endings = killed(number)
      }
      return [leaving, resumed, drawn]
    }
  }
}
