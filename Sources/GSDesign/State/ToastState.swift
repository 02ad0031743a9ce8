/// The state of a toast: the message shown, if any.
///
/// A new message takes the place of the old one and gets a timer of its own, so that the old one's timer cannot take
/// the new message away.
///
/// ```swift
/// var state = ToastState()
/// let timer = state.show(ToastState.Message("Saved.", kind: .success))
/// state.handle(timer: timer)  // .changed: it is gone
/// ```
public struct ToastState: Hashable, Sendable {
  /// The kind of message.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A piece of news: `i`.
    case information
    /// A success: `✓`.
    case success
    /// A failure: `!`.
    case failure
  }

  /// A message.
  public struct Message: Hashable, Sendable {
    /// The kind of message, which decides its glyph.
    public let kind: Kind
    /// The words, one line.
    public let text: String

    /// Makes a message, of information by default.
    public init(_ text: String, kind: Kind = .information) {
      self.kind = kind
      self.text = text
    }
  }

  /// The message shown; nil for none.
  public private(set) var message: Message?
  private var generation: Int

  /// Makes a state that shows a message, or none.
  public init(_ message: Message? = nil) {
    self.message = message
    generation = 0
  }

  /// Whether a message is shown.
  public var isShown: Bool { message != nil }

  /// The name of the timer that ends the message shown now.
  public var timer: String { "toast/\(generation)" }

  /// Shows a message and returns the name of the timer that ends it.
  public mutating func show(_ message: Message) -> String {
    self.message = message
    generation &+= 1
    return timer
  }

  /// Handles a timer; only the timer of the current message ends it.
  @discardableResult
  public mutating func handle(timer name: String) -> Outcome {
    name == timer ? dismiss() : .ignored
  }

  /// Handles an intent: Escape ends the message.
  @discardableResult
  public mutating func handle(_ intent: Intent) -> Outcome {
    intent == .cancel ? dismiss() : .ignored
  }

  private mutating func dismiss() -> Outcome {
    guard isShown else { return .ignored }
    message = nil
    return .changed
  }
}
