/// A group with at most one selected member: the core of ``TabsState`` and ``ListState``.
struct SelectingGroup: Hashable, Sendable {
  /// Whether the selection follows the focus.
  let activation: TabsState.Activation
  private(set) var selected: Int?
  private(set) var group: MemberGroup

  /// - Parameters:
  ///   - selected: an existing member, or nil.
  ///   - focused: the member with the tab stop; nil takes the selected one.
  ///   - wraps: whether the arrows go from the last member to the first.
  init(
    count: Int, selected: Int?, focused: Int?, isFocused: Bool, activation: TabsState.Activation,
    disabled: Set<Int>, wraps: Bool, includesDisabled: Bool, pointed: Int?, isPressed: Bool
  ) {
    self.activation = activation
    self.selected = selected
    let focus = MemberFocus(
      count: count, index: focused ?? selected, disabled: disabled, wraps: wraps,
      includesDisabled: includesDisabled)
    group = MemberGroup(
      focus: focus, isFocused: isFocused && focus.index != nil, pointed: pointed,
      isPressed: isPressed)
  }

  /// Handles an intent.
  ///
  /// - Parameter repeated: the outcome of acting on the member that is selected already.
  mutating func handle(
    _ intent: Intent, arrows: MemberGroup.Arrows, repeated: Outcome
  ) -> Outcome {
    outcome(of: group.handle(intent, arrows: arrows), repeated: repeated)
  }

  /// Moves the focus by a number of members, as far as there are some.
  mutating func move(by offset: Int) -> Outcome {
    outcome(of: group.move(by: offset), repeated: .ignored)
  }

  /// The members moved under the pointer.
  mutating func slide(by offset: Int) { group.slide(by: offset) }

  private mutating func outcome(of result: MemberGroup.Outcome, repeated: Outcome) -> Outcome {
    switch result {
    case .ignored, .removing: .ignored
    case .changed: .changed
    case .moved(let member):
      switch activation {
      case .manual: .changed
      case .automatic:
        group.focus.isDisabled(member) ? .changed : select(member, otherwise: .changed)
      }
    case .acted(let member): select(member, otherwise: repeated)
    }
  }

  mutating func setDisabled(_ isDisabled: Bool, at member: Int) {
    group.setDisabled(isDisabled, at: member)
  }

  /// Changes the number of members, at the end; a selected one that is gone leaves the selection to the last.
  mutating func setCount(_ count: Int) {
    group.setCount(count)
    let last = group.focus.count - 1
    selected = last < 0 ? nil : selected.map { min($0, last) }
  }

  /// Removes a member: focus and selection move to its neighbour. Ignores a member that does not exist.
  mutating func remove(at member: Int) {
    guard 0..<group.focus.count ~= member else { return }
    group.remove(at: member)
    guard let selected else { return }
    let moved = selected > member ? selected - 1 : selected
    let count = group.focus.count
    self.selected = count > 0 ? min(moved, count - 1) : nil
  }

  private mutating func select(_ member: Int, otherwise outcome: Outcome) -> Outcome {
    guard selected != member else { return outcome }
    selected = member
    return .selected(member)
  }
}
