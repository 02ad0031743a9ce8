/// A terminal that answers questions as late and in such pieces as a test wants.
///
/// Answers are given while a condition is waited for, so every wait goes through here.
package final class AnsweringTerminal {
  /// How it answers.
  package struct Manner {
    /// From a question to its answer, in milliseconds; nil answers nothing.
    package var roundTrip: Int?
    /// How often each answer is given.
    package var times: Int
    /// The milliseconds between the two halves of each answer; nil sends it whole.
    package var pause: Int?
    /// Its own name and version.
    package var name: String
    /// Dark or light, for OSC 11.
    package var background: String
    /// DA1: its kind and features; 4 is sixel.
    package var attributes: String
    /// Whether it knows kitty's graphics.
    package var drawsImages: Bool
    /// One cell in pixels, height first.
    package var cell: String
    /// The fixed column of the cursor in its answers; nil if probes move it.
    package var column: Int?

    package init(
      roundTrip: Int? = 0, times: Int = 1, pause: Int? = nil, name: String = "ghostty 1.2.0",
      background: String = "1e1e/1e1e/2e2e", attributes: String = "62;22",
      drawsImages: Bool = false, cell: String = "17;8", column: Int? = nil
    ) {
      self.attributes = attributes
      self.drawsImages = drawsImages
      self.cell = cell
      self.column = column
      self.roundTrip = roundTrip
      self.times = times
      self.pause = pause
      self.name = name
      self.background = background
    }
  }

  package let probe: ProbeTerminal
  package var manner: Manner
  /// How many answers were given whole.
  package private(set) var given = 0
  private var waiting: [(due: Int, bytes: [UInt8], isWhole: Bool)] = []
  private var cursors = [1, 4, 4, 2, 2, 72]
  private var scanned = 0

  package init(_ start: ProbeStart, _ manner: Manner = Manner()) throws {
    probe = try ProbeTerminal(start)
    self.manner = manner
  }

  /// Starts the gallery and waits until its first frame is whole.
  package convenience init(
    gallery arguments: [String],
    environment: [String] = ["TERM=xterm-256color", "LANG=C.UTF-8"], _ manner: Manner = Manner()
  ) throws {
    try self.init(ProbeStart(["gallery"] + arguments, environment: environment), manner)
    try wait("a first frame") { probe.tracker.enteredAlternateScreen > 0 && probe.shows("quit") }
  }

  /// Questions whose answers are still to be given.
  package var unanswered: Int { waiting.filter(\.isWhole).count }

  /// Moves bytes and answers until the condition holds.
  package func wait(_ what: String, until condition: () throws -> Bool) throws {
    try probe.wait(what) {
      answer()
      return try condition()
    }
  }

  /// Waits for the next report, which must begin with the given text.
  @discardableResult
  package func expect(_ beginning: String) throws -> String {
    try wait("report \(beginning)") { probe.hasReport }
    return try probe.expect(beginning)
  }

  /// Waits until every question is answered and the job has no more output.
  package func settle() throws {
    try wait("the last answer") { given > 0 && waiting.isEmpty }
    try probe.rest()
    answer()
  }

  package func forget() {
    answer()
    probe.forget()
    scanned = 0
  }

  private func answer() {
    scan()
    let now = ProbeTerminal.now()
    while let first = waiting.first, first.due <= now {
      waiting.removeFirst()
      probe.type(first.bytes)
      if first.isWhole { given += 1 }
    }
  }

  /// Finds the questions in new output.
  private func scan() {
    let output = probe.output
    while scanned < output.count {
      guard output[scanned] == 0x1B else {
        scanned += 1
        continue
      }
      let rest = output[scanned...]
      guard let found = Self.questions.first(where: { rest.starts(with: $0.bytes) }) else {
        // A question may be cut here.
        if Self.questions.contains(where: { $0.bytes.starts(with: rest) }) { return }
        scanned += 1
        continue
      }
      scanned += found.bytes.count
      note(found.answer(manner, &cursors))
    }
  }

  private func note(_ text: String) {
    guard let roundTrip = manner.roundTrip else { return }
    let bytes = Array(text.utf8)
    let due = ProbeTerminal.now() + roundTrip
    for _ in 0..<manner.times {
      guard let pause = manner.pause else {
        waiting.append((due, bytes, true))
        continue
      }
      let start = max(due, waiting.last?.due ?? 0)
      waiting.append((start, Array(bytes.prefix(bytes.count / 2)), false))
      waiting.append((start + pause, Array(bytes.dropFirst(bytes.count / 2)), true))
    }
  }
}

extension AnsweringTerminal {
  private struct Question {
    var bytes: [UInt8]
    var answer: (Manner, inout [Int]) -> String

    init(_ text: String, _ answer: @escaping (Manner, inout [Int]) -> String) {
      bytes = Array(text.utf8)
      self.answer = answer
    }

    init(_ text: String, _ answer: String) { self.init(text) { _, _ in answer } }
  }

  nonisolated(unsafe) private static let questions: [Question] =
    [
      Question("\u{1B}[>q") { manner, _ in "\u{1B}P>|\(manner.name)\u{1B}\\" },
      Question("\u{1B}[?u", "\u{1B}[?0u"),
      Question("\u{1B}[5n", "\u{1B}[0n"),
      Question("\u{1B}]11;?\u{1B}\\") { manner, _ in "\u{1B}]11;rgb:\(manner.background)\u{1B}\\" },
      Question("\u{1B}]10;?\u{1B}\\", "\u{1B}]10;rgb:d0d0/d0d0/d0d0\u{1B}\\"),
      Question("\u{1B}P+q524742\u{1B}\\", "\u{1B}P1+r524742=38\u{1B}\\"),
      Question("\u{1B}P+q5463\u{1B}\\", "\u{1B}P0+r5463\u{1B}\\"),
      Question("\u{1B}P$qm\u{1B}\\", "\u{1B}P1$r0;48:2::1:2:3m\u{1B}\\"),
      Question("\u{1B}[16t") { manner, _ in "\u{1B}[6;\(manner.cell)t" },
      Question("\u{1B}_Ga=q,s=1,v=1,f=24,i=31;AAAA\u{1B}\\") { manner, _ in
        manner.drawsImages ? "\u{1B}_Gi=31;OK\u{1B}\\" : ""
      },
      Question("\u{1B}[6n") { manner, cursors in
        if let column = manner.column { return "\u{1B}[2;\(column + 1)R" }
        cursors.append(cursors.removeFirst())
        return "\u{1B}[2;\((cursors.last ?? 0) + 1)R"
      },
      Question("\u{1B}[c") { manner, _ in "\u{1B}[?\(manner.attributes)c" },
    ]
    + [1006, 2004, 2026, 2027, 2031].map {
      Question("\u{1B}[?\($0)$p", "\u{1B}[?\($0);2$y")
    }
}
