/// What a button is besides its style: whether it has the focus, and what the pointer does to it.
///
/// The style says whether it is disabled or being edited, so that there is one truth about either:
///
/// ```swift
/// var state = ButtonState()
/// state.handle(.activate)                    // .activated
/// state.handle(.activate, isDisabled: true)  // .ignored
/// ```
public struct ButtonState: Hashable, Sendable {
  private var press: PressState

  /// Whether it has the focus.
  public var isFocused: Bool { press.isFocused }
  /// The pointer's part in it: none, hovering or pressing.
  public var interaction: Interaction { press.interaction }

  /// Makes a state; without focus and pointer by default.
  public init(isFocused: Bool = false, interaction: Interaction = .normal) {
    press = PressState(isFocused: isFocused, interaction: interaction)
  }

  /// Every state there is.
  public static let all: [ButtonState] = [false, true].flatMap { isFocused in
    Interaction.allCases.map { ButtonState(isFocused: isFocused, interaction: $0) }
  }

  /// Takes an intent in: `.activated` when the button acts, `.removed(0)` when one being edited is taken away.
  ///
  /// - Parameters:
  ///   - isDisabled: as the style says; a disabled button ignores everything.
  ///   - isEditing: as the style says; only then Backspace and Delete remove.
  @discardableResult
  public mutating func handle(
    _ intent: Intent, isDisabled: Bool = false, isEditing: Bool = false
  ) -> Outcome {
    if intent == .remove, isEditing, !isDisabled { return .removed(0) }
    return press.handle(intent, isDisabled: isDisabled)
  }
}
