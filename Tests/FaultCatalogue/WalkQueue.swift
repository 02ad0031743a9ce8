import Synchronization
import TerminalTesting

/// Random inputs to every program, in pieces that wait to be done by several at once.
final class WalkQueue: Sendable {
  /// A program that inputs are given to.
  private enum Kind: Sendable {
    case model(String, InputHistory.Theme)
    case terminal
  }

  private static let kinds: [Kind] = [
    .terminal, .model("browse", .builtIn), .model("browse", .file), .model("review", .builtIn),
    .model("present", .builtIn), .model("browse", .builtIn), .model("browse", .folder),
    .model("kiosk", .builtIn), .model("follow", .builtIn), .terminal,
    .model("browse", .builtIn), .model("browse", .file), .model("demo", .builtIn),
    .model("linear", .file), .model("browse", .builtIn), .model("browse", .folder),
    .model("linear-review", .builtIn), .model("linear", .builtIn), .model("browse", .builtIn),
    .model("review", .builtIn),
  ]
  private static let pieceLength = 10_000
  private let count: Int
  private let firstSeed: UInt64
  private let progress = Mutex((next: 0, isClean: true))

  /// - Parameter inputs: their total number, a tenth of them on a terminal.
  init(inputs: Int, firstSeed: UInt64) {
    count = max(1, inputs / Self.pieceLength)
    self.firstSeed = firstSeed
  }

  /// Whether no input ended a program that was not asked to end.
  var isClean: Bool { progress.withLock { $0.isClean } }

  func work() {
    while let piece = take() {
      let outcome = Self.outcome(
        of: Self.kinds[piece % Self.kinds.count], seed: firstSeed &+ UInt64(piece))
      print(outcome)
      if !outcome.isWhole { progress.withLock { $0.isClean = false } }
    }
  }

  private func take() -> Int? {
    progress.withLock { progress in
      guard progress.next < count else { return nil }
      defer { progress.next += 1 }
      return progress.next
    }
  }

  private static func outcome(of kind: Kind, seed: UInt64) -> InputHistory.Outcome {
    do {
      let folder = try ScratchFolder()
      switch kind {
      case .model(let program, let theme):
        return try InputHistory.walk(
          program, seed: seed, inputs: pieceLength, theme: theme, in: folder)
      case .terminal: return try InputHistory.type(seed: seed, inputs: pieceLength, in: folder)
      }
    } catch {
      return .ended("\(error), seed \(seed)", history: [])
    }
  }
}
