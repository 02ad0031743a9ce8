/// The headless state of a tag.
///
/// Activating it toggles the selection. Four flags, none of which overwrites another: leaving disabled shows the
/// selection that was there before.
///
/// ```swift
/// var state = TagState()
/// let outcome = state.handle(.activate)  // .selected(0)
/// ```
public struct TagState: Hashable, Sendable, Selectable, Configurable {
  /// Whether it is selected; disabling it leaves this as it is.
  public var isSelected: Bool
  /// Whether it refuses focus, keys and pointer.
  public private(set) var isDisabled: Bool
  private var press: PressState

  /// Whether it has the focus; never while it is disabled.
  public var isFocused: Bool { press.isFocused }
  /// The pointer state; none while it is disabled.
  public var interaction: Interaction { press.interaction }

  /// Makes a state; a disabled tag keeps its selection and has neither focus nor pointer.
  public init(
    isSelected: Bool = false, isDisabled: Bool = false, isFocused: Bool = false,
    interaction: Interaction = .normal
  ) {
    self.isSelected = isSelected
    self.isDisabled = isDisabled
    press =
      isDisabled ? PressState() : PressState(isFocused: isFocused, interaction: interaction)
  }

  /// Every possible state: a disabled tag has neither focus nor pointer.
  public static let all: [TagState] = [false, true].flatMap { isSelected in
    [TagState(isSelected: isSelected, isDisabled: true)]
      + [false, true].flatMap { isFocused in
        Interaction.allCases.map {
          TagState(isSelected: isSelected, isFocused: isFocused, interaction: $0)
        }
      }
  }

  /// Disables or enables the tag. The selection stays; focus and pointer leave a disabled tag.
  public mutating func setDisabled(_ isDisabled: Bool) {
    self.isDisabled = isDisabled
    if isDisabled { press = PressState() }
  }

  /// Handles an intent: `.selected(0)` or `.deselected(0)` when it acts.
  public mutating func handle(_ intent: Intent) -> Outcome {
    let outcome = press.handle(intent, isDisabled: isDisabled)
    guard outcome == .activated else { return outcome }
    isSelected.toggle()
    return isSelected ? .selected(0) : .deselected(0)
  }
}
