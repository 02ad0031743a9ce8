/// A fault that a program on a terminal meets, and the required outcome.
struct Fault: Sendable {
  enum Group: String, CaseIterable, Sendable {
    case life, signal, crash, hangup, eof, output, pressure, input, sizes, environment, inject
    /// The n-th system call fails, for every n.
    case sweep

    /// Whether calls of the program are made to fail.
    var failsCalls: Bool { self == .inject || self == .sweep }
  }

  /// The program that meets the fault.
  enum Program: Hashable, Sendable {
    /// The gallery with these arguments.
    case gallery([String])
    /// A gallery with a component that misbehaves in the named way.
    case misbehaving(String, [String])
    /// The gallery reviewing pending changes in a folder.
    case review
    /// The gallery presenting at a socket of its own.
    case presenting
  }

  /// The groups in which the durations of endings are reported.
  enum Ending: String, CaseIterable, Sendable {
    case idle
    case stoppedReader = "reader stopped"
  }

  /// A check that is skipped for a fault.
  enum Exemption: Hashable, Sendable {
    /// The terminal is gone, or no longer takes output: its state cannot be known.
    case modes, settings
    /// The runtime or the system prints more than a line.
    case errors
  }

  let group: Group
  let name: String
  var program = Program.gallery(["browse"])
  /// Preparations before the program starts, in the probe's words.
  var preparation: [String] = []
  /// Variables in addition to the usual ones.
  var environment: [String: String] = [:]
  /// Variables to unset.
  var without: Set<String> = []
  var columns: UInt16 = 120
  var rows: UInt16 = 40
  /// Whether the terminal answers the questions of the start.
  var answers = true
  var steps: [Step]
  /// The endings, as the shell reports them, that are allowed.
  var endings: Set<String> = ["exited 130"]
  var exemptions: Set<Exemption> = []
  var timed: Ending?
  /// Seconds to wait for a condition.
  var timeout = 60
  /// The most megabytes of memory beyond the program's own pages. Not checked with ncurses, which keeps three screens.
  var memory: Int?
  /// Whether a call must have failed; otherwise the fault never reached the program and proves nothing.
  var hasToFail = false

  init(_ group: Group, _ name: String, _ steps: Step..., change: (inout Fault) -> Void = { _ in }) {
    self.group = group
    self.name = name
    self.steps = steps
    change(&self)
  }
}

extension Fault {
  /// A step of a fault. No step waits for a time: only for the program.
  enum Step: Hashable, Sendable {
    /// The program has read everything, has written its output, and waits.
    case rest
    /// Types keys and reads part of the resulting output: how much is random.
    case moment
    case type(String)
    case bytes([UInt8])
    /// One byte after another, each once the one before has been read.
    case slowly([UInt8])
    case random(Noise, Int)
    /// Types bytes and records how long they took and how much memory grew.
    case digest(String, [UInt8])
    case signal(Int32)
    case signals([Int32])
    case resize(UInt16, UInt16)
    /// A number of random sizes, as fast as they can be set.
    case resizes(Int)
    case stopReading
    /// Answers no more questions.
    case withhold
    /// Reads a random amount of the output.
    case someOutput
    /// Waits until every mode is off; the settings may follow.
    case modesOff
    /// Waits until the program has stopped or ended, and continues it in the foreground if it has stopped.
    case goOn
    /// Resumes reading, with at most this many bytes at once.
    case read(Int)
    case hangUp
    /// Sends the shell an order: `f` foreground, `b` background, `s` sane settings.
    case order(Character)
    case report(String)
    case raw
    case restored
    /// The screen equals the screen after a full redraw.
    case exactPicture
    /// Ctrl-C, until the program has ended.
    case leave
  }

  enum Noise: Hashable, Sendable {
    case anything, keys, sequences, text, mouse, keysAndMouse
  }
}
