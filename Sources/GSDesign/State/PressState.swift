/// The focus and the press of a single thing: the part that the states of buttons, tags and fields share.
///
/// A press of the pointer acts on release over the thing and ends when the pointer leaves; keys act at once.
///
/// ```swift
/// var press = PressState()
/// press.handle(.pressDown(0))  // .changed
/// press.handle(.pressUp(0))    // .activated
/// ```
public struct PressState: Hashable, Sendable {
  /// Whether keys go to it.
  public private(set) var isFocused: Bool
  /// The interaction with the pointer.
  public private(set) var interaction: Interaction

  /// A component at rest, unless told otherwise.
  public init(isFocused: Bool = false, interaction: Interaction = .normal) {
    self.isFocused = isFocused
    self.interaction = interaction
  }

  /// Takes an intent in; `.activated` means that the thing acts.
  ///
  /// A disabled thing ignores everything, and forgets what the pointer did to it: when it is enabled again it must
  /// not look as if the pointer were still there.
  ///
  /// - Parameters:
  ///   - intent: what the person means; the thing is member 0.
  ///   - isDisabled: whether the thing refuses to act now.
  /// - Returns: `.ignored`, `.changed` or `.activated`.
  @discardableResult
  public mutating func handle(_ intent: Intent, isDisabled: Bool = false) -> Outcome {
    if isDisabled {
      self = PressState()
      return .ignored
    }
    switch intent {
    case .activate: return .activated
    case .focus: return change { $0.isFocused = true }
    case .blur:
      return change {
        $0.isFocused = false
        // Whoever loses the focus in the middle of a press has not pressed.
        if $0.interaction == .pressed { $0.interaction = .normal }
      }
    case .hover(let member):
      guard member == 0 else { return change { $0.interaction = .normal } }
      return interaction == .pressed ? .ignored : change { $0.interaction = .hovered }
    case .pressDown(let member):
      return member == 0 ? change { $0.interaction = .pressed } : .ignored
    case .pressUp(let member):
      guard interaction == .pressed else { return .ignored }
      interaction = member == 0 ? .hovered : .normal
      return member == 0 ? .activated : .changed
    case .remove, .move, .first, .last, .insert, .deleteBackward, .deleteForward, .cancel:
      return .ignored
    }
  }

  private mutating func change(_ body: (inout PressState) -> Void) -> Outcome {
    let old = self
    body(&self)
    return self == old ? .ignored : .changed
  }
}

/// Has a selection that can be read and set.
public protocol Selectable {
  /// Whether it is selected.
  var isSelected: Bool { get set }
}

/// The state of a button besides its style: its focus and its interaction with the pointer.
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
  ///   - intent: what the person asks for.
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
  /// The pointer's part in it; none while it is disabled.
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

  /// Every state there is: a disabled tag has neither focus nor pointer.
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

  /// Takes an intent in: `.selected(0)` or `.deselected(0)` when it acts.
  public mutating func handle(_ intent: Intent) -> Outcome {
    let outcome = press.handle(intent, isDisabled: isDisabled)
    guard outcome == .activated else { return outcome }
    isSelected.toggle()
    return isSelected ? .selected(0) : .deselected(0)
  }
}

extension Intent {
  /// The intent of a pointer event over a component: the component itself is member 0, its children count by their index.
  ///
  /// A part with a name of its own below the component, such as the arrow beside its tabs, is not a member: the
  /// pointer belongs to that part alone.
  ///
  /// - Parameters:
  ///   - phase: what the pointer did.
  ///   - target: the part under it, as layout found out; nil where there is none.
  ///   - id: the component asked about.
  /// - Returns: nil where it means nothing: other buttons, the wheel, a press elsewhere.
  public static func pointer(
    _ phase: PointerPhase, over target: FocusID?, for id: FocusID
  ) -> Intent? {
    let member = target.flatMap { id.member(at: $0) }
    return switch phase {
    case .moved, .dragged(.primary): .hover(member)
    case .pressed(.primary): member.map { .pressDown($0) }
    case .released(.primary): .pressUp(member)
    case .pressed(.middle), .pressed(.secondary), .released(.middle), .released(.secondary),
      .dragged(.middle), .dragged(.secondary), .scrolled:
      nil
    }
  }
}

extension FocusID {
  /// The member that a part belongs to; nil where it belongs to none.
  fileprivate func member(at part: FocusID) -> Int? {
    if part == self { return 0 }
    guard part.path.hasPrefix(path + "/") else { return nil }
    let below = part.path.dropFirst(path.count + 1).prefix { $0 != "/" }
    return Int(below)
  }
}
