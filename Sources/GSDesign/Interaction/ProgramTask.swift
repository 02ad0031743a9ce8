/// Work that a program has done beside itself: it takes its time, reports as it goes on, and can be cancelled.
///
/// A program asks for it by an effect, and hears of it by messages.
///
/// ```swift
/// func receive(_ model: inout Model, _ event: Event) -> [TaskEffect<Message>] {
///   guard event == .key(KeyPress("u")) else { return [] }
///   return [.start(ProgramTask("upload") { report in
///     for part in 0..<10 {
///       await upload(part)
///       await report(.progress(Double(part + 1) / 10))
///     }
///     return .finished
///   })]
/// }
/// ```
public struct ProgramTask<Message: Sendable>: Sendable {
  /// Sends a message while the work goes on. It waits while 64 messages are still to be handled.
  public typealias Report = @Sendable (Message) async -> Void

  /// The name to cancel it by. A task that is started cancels the one of the same name; nil is the name of none.
  public let name: String?
  package let work: @Sendable (Report) async -> Message?

  /// - Parameters:
  ///   - name: the name to cancel it by; of two tasks of one name only the later goes on.
  ///   - work: runs outside of the program, on no actor. It returns the last message, or nil. Once the task is
  ///     cancelled, no message of it reaches the program, even one sent before.
  public init(_ name: String? = nil, _ work: @escaping @Sendable (Report) async -> Message?) {
    self.name = name
    self.work = work
  }
}

/// The effects of a program that has work done beside itself; see ``ProgramTask``.
public enum TaskEffect<Message: Sendable>: Sendable {
  /// A request to the screen, such as `.screen(.quit)`.
  case screen(ScreenEffect)
  /// Starts a task, and cancels the one of the same name.
  case start(ProgramTask<Message>)
  /// Cancels the task of this name, if it runs.
  case cancel(String)
}
