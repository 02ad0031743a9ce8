/// A message that needs an answer.
///
/// ```swift
/// GSAlert(
///   "Delete this tag?", style: .question(confirm: "Delete", cancel: "Cancel", isDestructive: true)
/// ) { answer in
///   if answer == .confirm { model.delete() }
/// }
/// ```
///
/// For messages that need no answer use ``GSToast``.
public struct GSAlert: Component {
  /// The answers to choose from.
  public enum Style: Hashable, Sendable {
    /// One answer, which confirms that the message was read.
    case message(confirm: String)
    /// Two answers; `!` and a colour mark a destructive one.
    case question(confirm: String, cancel: String, isDestructive: Bool)
  }

  /// The answer a person gave.
  public enum Answer: Hashable, Sendable {
    /// The first answer.
    case confirm
    /// The second answer, and Escape.
    case cancel
  }

  /// The message; it takes as many lines as it needs.
  public let message: String
  /// The answers.
  public let style: Style
  /// Which answer has the focus, and whether the pointer hovers over an answer or presses it.
  public let state: ActionRowState
  /// The name used for focus and pointer events; its answers are members of it.
  public let id: FocusID
  private let action: ((Answer) -> Void)?

  /// Makes an alert.
  ///
  /// - Parameters:
  ///   - message: the words, one sentence or two.
  ///   - style: the answers.
  ///   - state: the first answer has the focus by default; a state of another number of answers is not used.
  ///   - id: the name of its one tab stop.
  ///   - action: runs with the answer.
  public init(
    _ message: String, style: Style, state: ActionRowState? = nil, id: FocusID = "alert",
    action: ((Answer) -> Void)? = nil
  ) {
    self.message = message
    self.style = style
    self.id = id
    self.action = action
    self.state = style.state.replaced(by: state)
  }

  /// Returns the look, and enters one tab stop and an action for each answer.
  public func lower(into table: inout InteractionTable) -> Element {
    table.add(id)
    var answers: [Element] = []
    for (index, answer) in style.answers.enumerated() {
      let part = id.child(index)
      let kind: Answer = index == 0 ? .confirm : .cancel
      table.add(part, isTabStop: false, action: action.map { action in { action(kind) } })
      answers.append(
        .interactive(part, .spoken(spoken(answer, at: index), look(of: answer, at: index))))
    }
    let words = Element.sized(
      width: .exactly(Self.textColumns),
      .words(
        [Span(message)], alignment: .center, wraps: true, style: .zatch.medium13On15))
    let panel = Panel(
      ink: Ink(text: .text, fill: .raised), shape: .rounded(radius: Self.radius),
      height: .padded(Self.padding), horizontalPadding: Self.padding
    ).and { $0.shadow = .dialog }
    return .interactive(
      id,
      .spoken(
        Spoken(.alert, message),
        .panel(
          panel,
          .column(
            alignment: .center,
            [
              .spoken(Spoken(.decoration), words), .blank,
              // If the two do not fit side by side, the second goes below the first, uncut.
              .flow(spacing: .extraLarge, lineSpacing: .large, answers),
            ]))))
  }

  private func spoken(_ answer: String, at index: Int) -> Spoken {
    Spoken(.button, answer, states: index == 0 && style.isDestructive ? [.destructive] : [])
  }

  /// The first answer is a capsule, the second one words alone.
  private func look(of answer: String, at index: Int) -> Element {
    let marks = Marks(isFocused: state.isFocused(index), interaction: state.interaction(of: index))
    let label = Element.label(answer, style: index == 0 ? .zatch.bold16 : .zatch.bold14)
    guard index == 0 else {
      return .panel(Panel(ink: ink(.accentText, at: index), marks: marks), label)
    }
    // No alert of the systems has an answer in red: the mark shows that it deletes.
    if style.isDestructive {
      let marked = Element.row(spacing: .small, [.label("!"), label])
      return .panel(Panel(ink: ink(.text, at: index), marks: marks), marked)
    }
    let panel = Panel(
      ink: Ink(text: .onAccent, fill: .accent).under(state.interaction(of: index)),
      shape: .rounded(radius: Self.confirmRadius), height: .fixed(Self.confirmHeight),
      horizontalPadding: .extraLarge,
      marks: marks)
    return .panel(panel, label)
  }

  private func ink(_ role: ColorRole, at index: Int) -> Ink {
    Ink(text: role).under(state.interaction(of: index))
  }

  /// Points, as Zatch publishes them.
  private static let radius = Radius(.zatch, "alert")
  private static let confirmHeight = ControlSize(.zatch, "confirm")
  private static let confirmRadius = Radius(.zatch, "confirm")
  private static let padding = Space(.zatch, "alert")
  private static let textColumns = 28
}

extension GSAlert.Style {
  /// The state in which the first answer has the focus; Escape takes the last one, which of two changes nothing.
  public var state: ActionRowState {
    let count = answers.count
    return ActionRowState(count: count, cancelling: count - 1, isFocused: true)
  }

  /// The words of the answers, from left to right.
  public var answers: [String] {
    switch self {
    case .message(let confirm): [confirm]
    case .question(let confirm, let cancel, _): [confirm, cancel]
    }
  }

  fileprivate var isDestructive: Bool {
    switch self {
    case .message: false
    case .question(_, _, let isDestructive): isDestructive
    }
  }
}
