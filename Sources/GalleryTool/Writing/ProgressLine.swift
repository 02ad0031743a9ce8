import Synchronization

/// One line on standard error that says how far a command is; silent where nobody watches.
final class ProgressLine: Sendable {
  private let total: Int
  private let isShown: Bool
  private let done = Mutex(0)

  init(total: Int, isShown: Bool) {
    self.total = total
    self.isShown = isShown
  }

  /// One piece more is done.
  func advance(to name: String) {
    guard isShown else { return }
    done.withLock { count in
      count += 1
      let line = "\(count)/\(total) \(name)"
      StandardStreams.showProgress(
        line + String(repeating: " ", count: max(0, Self.columns - line.count)))
    }
  }

  /// Takes the line away.
  func end() {
    guard isShown else { return }
    StandardStreams.showProgress(String(repeating: " ", count: Self.columns))
    StandardStreams.showProgress("")
  }

  /// What is left of the line before is covered up to here; the narrowest terminal that is common has more.
  private static let columns = 60
}
