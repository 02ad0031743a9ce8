/// The part of a state that is the same for everything that can be focused and pressed once.
///
/// A press of the pointer acts on release over the thing and ends when the pointer leaves; keys act at once.
package struct PressState: Hashable, Sendable {
  package var isFocused: Bool
  package var interaction: Interaction

  package init(isFocused: Bool = false, interaction: Interaction = .normal) {
    self.isFocused = isFocused
    self.interaction = interaction
  }

  /// Takes an intent in; `.activated` means that the thing acts.
  ///
  /// A disabled thing ignores everything, and forgets what the pointer did to it: when it is enabled again it must
  /// not look as if the pointer were still there.
  package mutating func handle(_ intent: Intent, isDisabled: Bool) -> Outcome {
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
