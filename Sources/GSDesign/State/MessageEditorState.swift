/// The state of a message editor: the text, and a button that sends it.
///
/// It has one tab stop, the text; Enter sends, and so does a click on the button. A message of blanks alone is not sent.
/// Once it is sent the editor is empty. The text is member 0 and the button member 1.
///
/// ```swift
/// var state = MessageEditorState("Hello")
/// state.handle(.activate)  // .submitted("Hello")
/// state.handle(.activate)  // .ignored: there is nothing to send
/// ```
public struct MessageEditorState: Hashable, Sendable {
  /// Whether no message can be sent at all: it refuses focus, keys and pointer.
  public let isBlocked: Bool
  /// The text and its caret, focus and pointer.
  public private(set) var field: TextFieldState
  private var button: PressState

  /// Whether there is something to send.
  public var isSendable: Bool { !isBlocked && !field.text.allSatisfy(\.isWhitespace) }
  /// The pointer state of the send button; none while there is nothing to send.
  public var buttonInteraction: Interaction { button.interaction }

  /// Makes a state; a blocked editor keeps its text and has neither focus nor pointer.
  ///
  /// - Parameters:
  ///   - text: the message so far, in as many lines as it has.
  ///   - caret: the position of the caret; at the end by default.
  ///   - isBlocked: whether no message can be sent.
  ///   - isFocused: whether keys go to the text.
  ///   - pointed: the member under the pointer, 0 or 1.
  ///   - isPressed: whether the button of the pointer is held on it.
  public init(
    _ text: String = "", caret: Int? = nil, isBlocked: Bool = false, isFocused: Bool = false,
    pointed: Int? = nil, isPressed: Bool = false
  ) {
    self.isBlocked = isBlocked
    let interaction = isPressed ? Interaction.pressed : .hovered
    field = TextFieldState(
      text, caret: caret, isFocused: isFocused, isDisabled: isBlocked,
      interaction: pointed == 0 ? interaction : .normal, isMultiline: true)
    button = PressState()
    if isSendable, pointed == 1 { button = PressState(interaction: interaction) }
  }

  /// Handles an intent: `.edited` when the text changed, `.submitted` with the message when it is sent.
  @discardableResult
  public mutating func handle(_ intent: Intent) -> Outcome {
    switch intent {
    case .activate: return send()
    case .hover(let member):
      return point(.hover(member == 0 ? 0 : nil), .hover(member == 1 ? 0 : nil))
    case .pressDown(0): return point(.pressDown(0), .hover(nil))
    case .pressDown(1): return point(.hover(nil), isSendable ? .pressDown(0) : .hover(nil))
    case .pressDown: return .ignored
    case .pressUp(let member):
      let isSent = button.interaction == .pressed && member == 1
      let outcome = point(.pressUp(member == 0 ? 0 : nil), .pressUp(member == 1 ? 0 : nil))
      return isSent ? send() : outcome
    case .remove, .move, .first, .last, .insert, .deleteBackward, .deleteForward, .deleteAll,
      .cancel, .focus, .blur:
      let outcome = field.handle(intent)
      if !isSendable { button = PressState() }
      return outcome
    }
  }

  /// Passes pointer events to the text and the button.
  private mutating func point(_ text: Intent, _ send: Intent) -> Outcome {
    let old = self
    field.handle(text)
    button.handle(send, isDisabled: !isSendable)
    return self == old ? .ignored : .changed
  }

  private mutating func send() -> Outcome {
    guard isSendable else { return .ignored }
    let text = field.text
    self = MessageEditorState(
      isFocused: field.isFocused, pointed: field.interaction == .normal ? nil : 0,
      isPressed: field.interaction == .pressed)
    return .submitted(text)
  }
}
