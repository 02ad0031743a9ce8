/// What is the same for every group: one tab stop, arrows inside, a pointer over one member at a time.
package struct MemberGroup: Hashable, Sendable {
  /// Which arrows move.
  package enum Arrows: Hashable, Sendable {
    case horizontal, vertical, both
  }

  /// What an intent came to, before the group's own rule of selection.
  package enum Event: Hashable, Sendable {
    case ignored, changed
    case moved(Int)
    case acted(Int)
    case removing(Int)
  }

  package var focus: MemberFocus
  package var isFocused: Bool
  /// The member under the pointer, and whether the button is held on it.
  package private(set) var pointed: Int?
  package private(set) var isPressed = false

  package init(focus: MemberFocus, isFocused: Bool, pointed: Int? = nil, isPressed: Bool = false) {
    self.focus = focus
    self.isFocused = isFocused
    point(at: pointed, isPressed: isPressed)
  }

  package func interaction(of member: Int) -> Interaction {
    pointed == member ? (isPressed ? .pressed : .hovered) : .normal
  }

  package func isFocused(_ member: Int) -> Bool { isFocused && focus.index == member }

  package mutating func handle(_ intent: Intent, arrows: Arrows) -> Event {
    switch intent {
    case .activate:
      guard let member = focus.index, !focus.isDisabled(member) else { return .ignored }
      return .acted(member)
    case .remove:
      guard let member = focus.index, !focus.isDisabled(member) else { return .ignored }
      return .removing(member)
    case .move(let direction):
      guard let step = arrows.step(direction) else { return .ignored }
      return move(step)
    case .first: return move(.first)
    case .last: return move(.last)
    case .focus, .blur:
      let isFocusing = intent == .focus
      guard isFocused != isFocusing, !isFocusing || focus.index != nil else { return .ignored }
      isFocused = isFocusing
      if !isFocusing, isPressed { point(at: nil) }
      return .changed
    case .hover(let member): return hover(member)
    case .pressDown(let member):
      guard isActive(member) else { return .ignored }
      point(at: member, isPressed: true)
      return .changed
    case .pressUp(let member): return release(member)
    case .insert, .deleteBackward, .deleteForward, .cancel: return .ignored
    }
  }

  /// Disables or enables a member; the pointer leaves a disabled one.
  package mutating func setDisabled(_ isDisabled: Bool, at member: Int) {
    focus.setDisabled(isDisabled, at: member)
    point(at: pointed, isPressed: isPressed)
    if focus.index == nil { isFocused = false }
  }

  package mutating func remove(at member: Int) {
    focus.remove(at: member)
    point(at: nil)
    if focus.index == nil { isFocused = false }
  }

  private mutating func move(_ step: MemberFocus.Step) -> Event {
    guard focus.move(step), let member = focus.index else { return .ignored }
    return .moved(member)
  }

  private mutating func hover(_ member: Int?) -> Event {
    guard member != pointed else { return .ignored }
    let old = self
    point(at: member)
    return self == old ? .ignored : .changed
  }

  private mutating func release(_ member: Int?) -> Event {
    guard isPressed else { return .ignored }
    let pressed = pointed
    point(at: member)
    guard let member, member == pressed else { return .changed }
    focus.move(to: member)
    return .acted(member)
  }

  private func isActive(_ member: Int) -> Bool {
    0..<focus.count ~= member && !focus.isDisabled(member)
  }

  private mutating func point(at member: Int?, isPressed: Bool = false) {
    if let member, isActive(member) {
      pointed = member
      self.isPressed = isPressed
    } else {
      pointed = nil
      self.isPressed = false
    }
  }
}

extension MemberGroup.Arrows {
  fileprivate func step(_ direction: Intent.Direction) -> MemberFocus.Step? {
    switch (self, direction) {
    case (.horizontal, .left), (.both, .left), (.vertical, .up), (.both, .up): .previous
    case (.horizontal, .right), (.both, .right), (.vertical, .down), (.both, .down): .next
    case (.horizontal, .up), (.horizontal, .down), (.vertical, .left), (.vertical, .right): nil
    }
  }
}
