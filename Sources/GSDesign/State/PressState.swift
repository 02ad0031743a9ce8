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
  /// What the pointer does to it.
  public private(set) var interaction: Interaction

  /// A thing that nobody touches, unless told otherwise.
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
