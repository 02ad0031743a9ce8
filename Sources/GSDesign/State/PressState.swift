/// The focus and the press of a single component: the part that the states of buttons, tags and fields share.
///
/// A press of the pointer acts on release over the component and ends when the pointer leaves; keys act at once.
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

  /// Makes a state; at rest by default.
  public init(isFocused: Bool = false, interaction: Interaction = .normal) {
    self.isFocused = isFocused
    self.interaction = interaction
  }

  /// Handles an intent; `.activated` means that the component acts.
  ///
  /// A disabled component ignores everything and resets its pointer state: enabled again, it must not look as if the
  /// pointer were still there.
  ///
  /// - Parameters:
  ///   - intent: the intent; the component is member 0.
  ///   - isDisabled: whether the component refuses to act now.
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
        // A press ends without an action when the focus is lost.
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
    case .remove, .move, .first, .last, .insert, .deleteBackward, .deleteForward, .deleteAll,
      .cancel:
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

/// The state of a button, without its style: its focus and its interaction with the pointer.
///
/// Whether it is disabled or being edited belongs to the style, so it is stored only once:
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
  /// The pointer state: none, hovering or pressing.
  public var interaction: Interaction { press.interaction }

  /// Makes a state; without focus and pointer by default.
  public init(isFocused: Bool = false, interaction: Interaction = .normal) {
    press = PressState(isFocused: isFocused, interaction: interaction)
  }

  /// Every possible state.
  public static let all: [ButtonState] = [false, true].flatMap { isFocused in
    Interaction.allCases.map { ButtonState(isFocused: isFocused, interaction: $0) }
  }

  /// Handles an intent: `.activated` when the button acts, `.removed(0)` when one being edited is removed.
  ///
  /// The `✕` of a button being edited is member 1: a click on it removes.
  ///
  /// - Parameters:
  ///   - intent: the intent.
  ///   - isDisabled: as the style says; a disabled button ignores everything.
  ///   - isEditing: as the style says; only then Backspace, Delete and the `✕` remove.
  @discardableResult
  public mutating func handle(
    _ intent: Intent, isDisabled: Bool = false, isEditing: Bool = false
  ) -> Outcome {
    guard isEditing, !isDisabled else { return press.handle(intent, isDisabled: isDisabled) }
    if intent == .remove { return .removed(0) }
    guard let mark = intent.overMark(of: 1) else { return press.handle(intent) }
    // A press that began on the label does not go on over the mark.
    if case .hover = intent, interaction == .pressed { press.handle(.hover(nil)) }
    let outcome = press.handle(mark.intent)
    return outcome == .activated ? .removed(0) : outcome
  }
}

extension Interaction {
  /// Follows the pointer over a control of one look, whichever member it is over.
  ///
  /// ```swift
  /// if let star = interaction.follow(intent, members: 5) { rating = star + 1 }
  /// ```
  ///
  /// - Parameters:
  ///   - intent: the intent; one that is not of the pointer changes nothing.
  ///   - members: how many members there are; the pointer is over none of the others.
  /// - Returns: the member that was clicked: the button went down over the control, and came up over the member. nil for
  ///   any other intent.
  public mutating func follow(_ intent: Intent, members: Int = 1) -> Int? {
    func exists(_ member: Int?) -> Bool { member.map { 0..<max(0, members) ~= $0 } ?? false }
    switch intent {
    case .hover(let member):
      if !exists(member) { self = .normal } else if self == .normal { self = .hovered }
    case .pressDown(let member): if exists(member) { self = .pressed }
    case .pressUp(let member):
      let isClick = self == .pressed && exists(member)
      self = exists(member) ? .hovered : .normal
      return isClick ? member : nil
    case .activate, .remove, .move, .first, .last, .insert, .deleteBackward, .deleteForward,
      .deleteAll, .cancel, .focus, .blur:
      break
    }
    return nil
  }
}

extension Intent {
  /// The intent of a pointer event over a component: the component itself is member 0, its children count by their index.
  ///
  /// A part with a name of its own below the component, such as the arrow beside its tabs, is not a member: the
  /// pointer belongs to that part alone.
  ///
  /// - Parameters:
  ///   - phase: the pointer event.
  ///   - target: the part under it, as layout found; nil over no part.
  ///   - id: the component.
  /// - Returns: nil for events without a meaning for the component: other buttons, the wheel, a press elsewhere.
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

extension Intent {
  /// The same intent over a thing, for one over the remove mark of that thing; nil for any other.
  ///
  /// - Parameter count: the number of things; their marks are the members after them, in the same order.
  public func overMark(of count: Int) -> (thing: Int, intent: Intent)? {
    func thing(_ member: Int?) -> Int? {
      guard let member, member >= count, member - count < count else { return nil }
      return member - count
    }
    return switch self {
    case .hover(let member): thing(member).map { ($0, .hover($0)) }
    case .pressDown(let member): thing(member).map { ($0, .pressDown($0)) }
    case .pressUp(let member): thing(member).map { ($0, .pressUp($0)) }
    case .activate, .remove, .move, .first, .last, .insert, .deleteBackward, .deleteForward,
      .deleteAll, .cancel, .focus, .blur:
      nil
    }
  }
}

extension FocusID {
  /// The member that a part belongs to; nil if it is outside the component.
  fileprivate func member(at part: FocusID) -> Int? {
    if part == self { return 0 }
    guard part.path.hasPrefix(path + "/") else { return nil }
    let below = part.path.dropFirst(path.count + 1).prefix { $0 != "/" }
    return Int(below)
  }
}
