import Glibc
import TerminalTesting
import Testing

/// A terminal at 9,600 bits per second, by its settings: frames come in parts, each after the answer to the one before.
@Suite(.serialized) struct SlowLineTests {
  /// The most bytes of a part: its share, and the row that goes over it.
  static let part = 1_200
  private static let question = Array("\u{1B}[5n".utf8)

  /// A terminal that answers when the test says so.
  private final class Line {
    let terminal: ProbeTerminal
    private var scanned = 0
    /// The bytes of each part.
    private(set) var parts: [Int] = []

    init(_ arguments: [String]) throws {
      var start = ProbeStart(
        ["gallery"] + arguments, environment: ["TERM=xterm-256color", "LANG=C.UTF-8"])
      start.speed = speed_t(B9600)
      terminal = try ProbeTerminal(start)
      terminal.answers = true
    }

    /// Waits until a part is there with its question and nothing follows it; false if none comes.
    func receive() throws -> Bool {
      // Not until it rests: it checks components meanwhile, and after five seconds it waits no longer for the answer.
      try terminal.rest {
        terminal.output[scanned...].suffix(4).elementsEqual(SlowLineTests.question)
      }
      let output = terminal.output[scanned...]
      guard !output.isEmpty else { return false }
      let questions = output.indices.count { output[$0...].starts(with: SlowLineTests.question) }
      #expect(questions == 1 && output.suffix(4).elementsEqual(SlowLineTests.question))
      parts.append(output.count)
      scanned = terminal.output.count
      return true
    }

    func answer() { terminal.type("\u{1B}[0n") }

    /// Answers until nothing more comes.
    func finish() throws {
      while try receive() { answer() }
    }

    func forget() {
      terminal.forget()
      (scanned, parts) = (0, [])
    }
  }

  private func screen(_ line: Line, into screen: EmulatedTerminal) {
    screen.feed(line.terminal.output)
    line.forget()
  }

  @Test func aPictureComesInPartsAndAKeyIsAnsweredBeforeTheRest() throws {
    let line = try Line(["browse", "tag/filled"])
    let seen = EmulatedTerminal(columns: 120, rows: 40)
    try line.finish()
    #expect(line.parts.count > 8)
    #expect(line.parts.dropFirst().allSatisfy { $0 <= Self.part }, "\(line.parts)")
    screen(line, into: seen)
    // A repaint, of which one part is under way when the key comes.
    line.terminal.type("t")
    #expect(try line.receive())
    line.terminal.type("?")
    try line.terminal.rest { true }
    let underWay = line.terminal.output.count
    #expect(underWay <= Self.part)
    screen(line, into: seen)
    line.answer()
    #expect(try line.receive())
    #expect(line.terminal.output.count <= Self.part)
    screen(line, into: seen)
    let early = seen.grid
    line.answer()
    try line.finish()
    let later = line.parts.count
    screen(line, into: seen)
    #expect(later > 2)
    #expect(early != seen.grid)
    // The parts are the same picture as a whole one.
    let inParts = seen.grid
    line.terminal.type("\u{C}")
    try line.finish()
    screen(line, into: seen)
    #expect(seen.grid == inParts)
    // The help, then the gallery.
    line.terminal.type("q")
    try line.finish()
    line.terminal.type("q")
    try line.terminal.expect("exited 0")
  }

  @Test func quittingDoesNotSendTheRest() throws {
    let line = try Line(["browse", "tag/filled"])
    try line.finish()
    line.forget()
    line.terminal.type("t")
    #expect(try line.receive())
    line.terminal.type("q")
    try line.terminal.rest { true }
    line.answer()
    try line.terminal.expect("exited 0")
    line.terminal.drain()
    // The part under way, and what restores the terminal.
    #expect(line.terminal.output.count <= Self.part + 400, "\(line.terminal.output.count)")
    #expect(line.terminal.tracker.isRestored)
    #expect(line.terminal.leftInput().isEmpty)
  }

  /// On a fast line too: the last of their pictures, which takes at most 5 kB.
  @Test(arguments: [
    (["browse", "tag/filled"], ["\u{1B}[B", "\u{1B}[A", "\t", "\u{1B}[C", " "]),
    // The overview.
    (["browse"], ["\u{1B}[C"]),
  ])
  func fiftyKeysAtOnceAreAFewKilobytes(gallery: [String], keys: [String]) throws {
    for key in keys {
      let terminal = try ProbeTerminal(
        gallery: gallery, environment: GalleryEndingTests.terminals[0])
      try terminal.rest()
      terminal.forget()
      terminal.type(String(repeating: key, count: 50))
      try terminal.rest()
      let burst = terminal.output.count
      #expect(burst <= 5_120, "\(key.debugDescription): \(burst)")
      terminal.send(SIGTERM)
      try terminal.expect("killed 15")
    }
  }
}
