/// A log of failures, the newest last: the lines of a diagnostics pane.
///
/// ```swift
/// var log = FailureLog<SourceError>()
/// log.note(.offline, from: "tags")
/// log.note(.offline, from: "tags")
/// log.entries.map(\.count)  // [2]
/// ```
///
/// It holds as many lines as ``capacity`` says, and the same failure again is counted on its line. So a source that
/// fails for ever takes no more room than one that failed once.
public struct FailureLog<Message: Hashable & Sendable>: Hashable, Sendable {
  /// A line of the log.
  public struct Entry: Hashable, Sendable {
    /// The name that the program gives to the failed source.
    public let source: String
    /// Why.
    public let message: Message
    /// How often in a row, 1 or more.
    public fileprivate(set) var count: Int
    /// Which failure since the start the last of them was, from 1.
    public fileprivate(set) var number: Int
  }

  /// The most lines that are held.
  public static var capacity: Int { 100 }

  /// The lines, the oldest first.
  public private(set) var entries: [Entry] = []
  /// How many failures there were, lines that were dropped among them.
  public private(set) var total = 0

  /// A log without lines.
  public init() {}

  /// Adds a failure; one equal to the last line is counted there.
  ///
  /// - Parameters:
  ///   - message: the reason, as people read it.
  ///   - source: the name of the source that failed.
  ///   - times: how often it happened in a row, 1 or more.
  public mutating func note(_ message: Message, from source: String, times: Int = 1) {
    let times = max(1, times)
    total = total.saturatingSum(times)
    if let last = entries.last, last.source == source, last.message == message {
      entries[entries.count - 1].count = last.count.saturatingSum(times)
      entries[entries.count - 1].number = total
      return
    }
    entries.append(Entry(source: source, message: message, count: times, number: total))
    if entries.count > Self.capacity { entries.removeFirst() }
  }
}

extension Int {
  /// The sum, or the largest number on overflow.
  fileprivate func saturatingSum(_ other: Int) -> Int {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? .max : sum
  }
}
