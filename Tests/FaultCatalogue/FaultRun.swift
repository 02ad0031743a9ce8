import GSDesign
import Glibc
import TerminalTesting

/// One run of a fault: with one presenter and one seed.
struct FaultRun {
  let fault: Fault
  let presenter: String
  let seed: UInt64
  let setting: FaultSetting

  /// The observations of a run.
  struct Result: Sendable {
    /// Descriptions of what went wrong; empty if nothing did.
    var complaints: [String] = []
    /// Milliseconds from the last step to the end of the program.
    var leaving: Int?
    var processor = 0
    /// The peak of its memory, without the pages of the program itself: those depend on the build.
    var kilobytes = 0
    var digests: [Digest] = []
    /// How many calls were made to fail.
    var failedCalls = 0
  }

  /// The cost of reading a large amount of input.
  struct Digest: Sendable {
    let name: String
    let milliseconds: Int
    /// By how much private memory grew.
    let kilobytes: Int
  }

  var name: String { "\(fault.group.rawValue): \(fault.name), \(presenter), seed \(seed)" }

  func result() -> Result {
    var result = Result()
    let report = "/tmp/gs-fault-\(getpid())-\(UInt64.random(in: 0...UInt64.max))"
    defer { unlink(report) }
    do {
      let terminal = try setting.start(fault, presenter, report: report)
      var player = FaultPlayer(terminal: terminal, fault: fault, seed: seed)
      do {
        try player.play()
      } catch {
        result.complaints.append("\(error)")
      }
      result.digests = player.digests
      FaultJudge(
        terminal: terminal, fault: fault, presenter: presenter, left: player.left,
        fileKilobytes: player.fileKilobytes
      ).judge(&result)
    } catch {
      result.complaints.append("\(error)")
    }
    if fault.group.failsCalls { result.failedCalls = Self.number(in: report) }
    if fault.hasToFail, result.failedCalls == 0 {
      result.complaints.append("no call was made to fail: the fault never reached the program")
    }
    return result
  }

  private static func number(in file: String) -> Int {
    guard let stream = fopen(file, "r") else { return 0 }
    defer { fclose(stream) }
    var digits = [CChar](repeating: 0, count: 32)
    guard fgets(&digits, Int32(digits.count), stream) != nil else { return 0 }
    return atol(digits)
  }
}

/// Performs the steps of a fault.
struct FaultPlayer {
  let terminal: ProbeTerminal
  let fault: Fault
  /// When the last step was done.
  private(set) var left = ProbeTerminal.now()
  private(set) var digests: [FaultRun.Digest] = []
  /// The most pages of files that it had at rest.
  private(set) var fileKilobytes = 0
  private var generator: SplitMix64

  init(terminal: ProbeTerminal, fault: Fault, seed: UInt64) {
    self.terminal = terminal
    self.fault = fault
    generator = SplitMix64(seed: seed)
  }

  mutating func play() throws {
    for step in fault.steps {
      left = ProbeTerminal.now()
      try take(step)
    }
  }

  private mutating func take(_ step: Fault.Step) throws {
    switch step {
    case .rest:
      try terminal.rest()
      fileKilobytes = max(fileKilobytes, terminal.usage?.fileKilobytes ?? 0)
    case .moment: try moment()
    case .type(let text): try terminal.feed(Array(text.utf8))
    case .bytes(let bytes): try terminal.feed(bytes)
    case .slowly(let bytes):
      for byte in bytes {
        try terminal.feed([byte])
        try terminal.wait("a byte to be read") { terminal.waitingInput == 0 || terminal.isOver }
      }
    case .random(let noise, let count):
      try terminal.feed(noise.bytes(count, from: &generator))
    case .digest(let name, let bytes): try digest(name, bytes)
    case .signal(let signal): terminal.send(signal)
    case .signals(let signals): for signal in signals { terminal.send(signal) }
    case .resize(let columns, let rows): terminal.resize(columns: columns, rows: rows)
    case .resizes(let count):
      for _ in 0..<count {
        terminal.resize(
          columns: .random(in: 0...200, using: &generator),
          rows: .random(in: 0...80, using: &generator))
      }
    case .stopReading: terminal.isReading = false
    case .withhold: terminal.answers = false
    case .someOutput: try takeSome(atMost: 400)
    case .modesOff: try terminal.wait("modes off") { terminal.tracker.isRestored }
    case .goOn:
      try terminal.wait("a stop or the end") { terminal.hasStopped || terminal.isOver }
      if terminal.hasStopped { terminal.order("f") }
    case .read(let appetite):
      terminal.isReading = true
      terminal.appetite = appetite
    case .hangUp: terminal.hangUp()
    case .order(let letter): terminal.order(letter)
    case .report(let line): try terminal.expect(line)
    case .raw: try terminal.wait("raw mode") { terminal.isRaw }
    case .restored:
      try terminal.wait("modes off") { terminal.tracker.isRestored && terminal.hasOriginalSettings }
    case .exactPicture: try comparePictures()
    case .leave: try leave()
    }
  }

  /// Types keys, and reads a random number of the resulting bytes.
  private mutating func moment() throws {
    terminal.appetite = Int.random(in: 1...700, using: &generator)
    try terminal.feed(
      Fault.Noise.keys.bytes(.random(in: 0...12, using: &generator), from: &generator))
    try takeSome(atMost: 9_000)
  }

  private mutating func takeSome(atMost most: Int) throws {
    terminal.appetite = Int.random(in: 1...700, using: &generator)
    let end = terminal.taken + Int.random(in: 0...most, using: &generator)
    var calm = 0
    try terminal.wait("a moment") {
      let seen = terminal.taken
      terminal.move(milliseconds: 2)
      calm = terminal.taken == seen ? calm + 1 : 0
      return terminal.taken >= end || calm > 4 || terminal.isOver
    }
    terminal.appetite = 65_536
  }

  private mutating func digest(_ name: String, _ bytes: [UInt8]) throws {
    try terminal.rest()
    let before = terminal.usage?.privateKilobytes ?? 0
    let start = ProbeTerminal.now()
    try terminal.feed(bytes)
    try terminal.rest()
    let end = ProbeTerminal.now()
    let growth = (terminal.usage?.privateKilobytes ?? 0) - before
    digests.append(FaultRun.Digest(name: name, milliseconds: end - start, kilobytes: growth))
  }

  private mutating func comparePictures() throws {
    try terminal.rest()
    let screen = EmulatedTerminal(columns: Int(fault.columns), rows: Int(fault.rows))
    // Half a character, left where output was discarded, ends at the next control sequence (Unicode 3.9, table 3-8);
    // libvterm keeps it until the next character that is not ASCII.
    screen.feed(Array(String(decoding: terminal.output, as: UTF8.self).utf8))
    let shown = screen.grid
    terminal.forget()
    try terminal.feed([0x0C])
    try terminal.rest()
    guard !terminal.output.isEmpty else { throw ProbeTerminal.Failure.setup("nothing was redrawn") }
    screen.feed(terminal.output)
    guard screen.grid == shown else { throw ProbeTerminal.Failure.setup("the picture was wrong") }
  }

  /// A paste or a string that is open takes the first for itself, until it has been open long enough.
  private mutating func leave() throws {
    for attempt in 0..<4 where !terminal.isOver {
      left = ProbeTerminal.now()
      try terminal.feed([0x03])
      // A terminal that stopped answering is waited for half a second: a key at the end of that is the shell's already.
      // An open paste times out two seconds after the last key at most; it is that long where the terminal answers slowly.
      terminal.waitBriefly(until: { terminal.isOver }, milliseconds: attempt < 1 ? 1_200 : 2_500)
    }
  }
}
