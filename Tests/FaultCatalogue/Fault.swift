/// Something that goes wrong for a program on a terminal, and what the program has to come to.
struct Fault: Sendable {
  enum Group: String, CaseIterable, Sendable {
    case life, signal, crash, hangup, eof, output, pressure, input, sizes, environment, inject
    /// The n-th call of the system failing, for every n.
    case sweep

    /// Whether calls of the program are made to fail.
    var failsCalls: Bool { self == .inject || self == .sweep }
  }

  /// Which program meets it.
  enum Program: Hashable, Sendable {
    /// The gallery with these arguments.
    case gallery([String])
    /// A gallery with a component that misbehaves so.
    case misbehaving(String, [String])
    /// The gallery reviewing what is pending in a folder.
    case review
    /// The gallery presenting at a socket of its own.
    case presenting
  }

  /// What the figures of how long an ending takes are told by.
  enum Ending: String, CaseIterable, Sendable {
    case idle
    case stoppedReader = "reader stopped"
  }

  /// What cannot be asked of a run.
  enum Exemption: Hashable, Sendable {
    /// The terminal is gone, or takes nothing any longer: nobody can tell what it shows.
    case modes, settings
    /// The runtime or the system says more than a line.
    case errors
  }

  let group: Group
  let name: String
  var program = Program.gallery(["browse"])
  /// What is done before the program is started, as the probe's words.
  var preparation: [String] = []
  /// Variables besides the usual.
  var environment: [String: String] = [:]
  /// Variables that are not there.
  var without: Set<String> = []
  var columns: UInt16 = 120
  var rows: UInt16 = 40
  /// Whether the terminal answers the questions of the start.
  var answers = true
  var steps: [Step]
  /// How the shell says that it may end.
  var endings: Set<String> = ["exited 130"]
  var exemptions: Set<Exemption> = []
  var timed: Ending?
  /// Seconds that a condition is waited for.
  var timeout = 60
  /// Megabytes of memory at most beside the program's own pages, where ncurses does not keep three screens of its own.
  var memory: Int?
  /// Whether a call has to have failed; else the fault never reached the program and says nothing of it.
  var hasToFail = false

  init(_ group: Group, _ name: String, _ steps: Step..., change: (inout Fault) -> Void = { _ in }) {
    self.group = group
    self.name = name
    self.steps = steps
    change(&self)
  }
}

extension Fault {
  /// What happens, one after the other. Nothing waits for a time: only for what the program does.
  enum Step: Hashable, Sendable {
    /// The program has taken in everything, has written what it has to say, and waits.
    case rest
    /// Some keys, and some of what they bring about: how much is drawn by lot.
    case moment
    case type(String)
    case bytes([UInt8])
    /// One byte after the other, each when the one before has been taken in.
    case slowly([UInt8])
    case random(Noise, Int)
    /// How long the bytes took and how much memory grew is noted.
    case digest(String, [UInt8])
    case signal(Int32)
    case signals([Int32])
    case resize(UInt16, UInt16)
    /// So many random sizes as fast as they can be set.
    case resizes(Int)
    case stopReading
    /// From now on no question is answered.
    case withhold
    /// So much of what it writes is taken as the lot says.
    case someOutput
    /// Waits until every mode is off; the settings may follow.
    case modesOff
    /// Waits until the program has stopped or ended, and lets it go on in the foreground if it has stopped.
    case goOn
    /// Reads again, so many bytes at once at most.
    case read(Int)
    case hangUp
    /// The shell is told something: `f` foreground, `b` background, `s` sane settings.
    case order(Character)
    case report(String)
    case raw
    case restored
    /// What is seen is what is seen after everything is drawn anew.
    case exactPicture
    /// Ctrl-C, until the program has ended.
    case leave
  }

  enum Noise: Hashable, Sendable {
    case anything, keys, sequences, text, mouse, keysAndMouse
  }
}
