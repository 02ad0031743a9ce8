/// The state of a tag group: how many tags can be selected, which are, and the focused tag.
///
/// ```swift
/// var state = TagGroupState(count: 3, selection: .single)
/// state.handle(.move(.right))  // .changed: the focus moved
/// state.handle(.activate)      // .selected(1)
/// ```
public struct TagGroupState: MemberGroupState {
  /// How many tags are selected at a time.
  public enum Selection: String, Hashable, Sendable, CaseIterable {
    /// None: acting on a tag runs its action alone.
    case none
    /// One at most.
    case single
    /// Any number.
    case multiple
  }

  /// How acting on a tag changes the selection.
  public enum Behavior: String, Hashable, Sendable, CaseIterable {
    /// A selected tag is deselected; others stay where several may be.
    case toggle
    /// The tag is selected and no other is; one that is selected already stays so.
    case replace
  }

  /// The number of tags that can be selected at a time.
  public let selection: Selection
  /// The effect of acting on a tag on the selection.
  public let behavior: Behavior
  /// Whether Backspace, Delete and the `✕` of a tag ask for it to be removed.
  public var isEditing: Bool
  /// The selected tags by index.
  public private(set) var selected: Set<Int>
  /// Focus and pointer of the tags.
  public private(set) var group: MemberGroup

  /// Makes a state; invalid tag numbers are left out.
  ///
  /// - Parameters:
  ///   - count: how many tags there are; below 0 counts as 0.
  ///   - selection: how many are selected at a time.
  ///   - behavior: what acting on a tag does to the selection.
  ///   - isEditing: whether Backspace and Delete ask for a tag to be removed.
  ///   - selected: the selected tags; if only one is allowed, the first of them.
  ///   - disabled: the tags that refuse to act.
  ///   - focused: the tag with the tab stop; nil is the first.
  ///   - isFocused: whether the group has the focus.
  ///   - includesDisabled: whether disabled tags take the focus all the same.
  ///   - pointed: the tag under the pointer.
  ///   - isPressed: whether the button is held on it.
  public init(
    count: Int, selection: Selection = .multiple, behavior: Behavior = .toggle,
    isEditing: Bool = false, selected: Set<Int> = [], disabled: Set<Int> = [], focused: Int? = nil,
    isFocused: Bool = false, includesDisabled: Bool = false, pointed: Int? = nil,
    isPressed: Bool = false
  ) {
    self.selection = selection
    self.behavior = behavior
    self.isEditing = isEditing
    let existing = selected.filter { 0..<max(0, count) ~= $0 }
    switch selection {
    case .none: self.selected = []
    case .single: self.selected = Set(existing.min().map { [$0] } ?? [])
    case .multiple: self.selected = existing
    }
    let focus = MemberFocus(
      count: count, index: focused, disabled: disabled, includesDisabled: includesDisabled)
    group = MemberGroup(
      focus: focus, isFocused: isFocused && focus.index != nil, pointed: pointed,
      isPressed: isPressed)
  }

  /// Whether the group has no tags.
  public var isEmpty: Bool { count == 0 }

  /// Whether a tag is selected.
  public func isSelected(_ member: Int) -> Bool { selected.contains(member) }

  /// Handles an intent. Moving the focus never changes the selection.
  ///
  /// `.removed` is only a request: the owner of the tags removes it, here with ``remove(at:)``. While the tags are edited,
  /// their `✕` are the members after them, in the same order: a click on one asks for its tag to be removed.
  @discardableResult
  public mutating func handle(_ intent: Intent) -> Outcome {
    if isEditing, let mark = intent.overMark(of: count) {
      return handle(mark.intent, on: mark.thing)
    }
    return switch group.handle(intent, arrows: .both) {
    case .ignored: .ignored
    case .changed, .moved: .changed
    case .removing(let member): isEditing ? .removed(member) : .ignored
    case .acted(let member): act(on: member)
    }
  }

  /// Disables or enables a tag; its selection stays.
  public mutating func setDisabled(_ isDisabled: Bool, at member: Int) {
    group.setDisabled(isDisabled, at: member)
  }

  /// Removes a tag: the focus moves to its neighbour.
  public mutating func remove(at member: Int) {
    guard 0..<count ~= member else { return }
    group.remove(at: member)
    selected = selected.shifted(removing: member)
  }

  /// Handles an intent over the `✕` of a tag.
  private mutating func handle(_ intent: Intent, on member: Int) -> Outcome {
    // A press that began on the label does not go on over the mark.
    if case .hover = intent, interaction(of: member) == .pressed {
      _ = group.handle(.hover(nil), arrows: .both)
    }
    return switch group.handle(intent, arrows: .both) {
    case .ignored: .ignored
    case .changed, .moved: .changed
    case .acted(let member), .removing(let member): .removed(member)
    }
  }

  private mutating func act(on member: Int) -> Outcome {
    switch (selection, behavior) {
    case (.none, _): return .activated
    case (.single, .toggle): selected = isSelected(member) ? [] : [member]
    case (.single, .replace), (.multiple, .replace):
      guard selected != [member] else { return .ignored }
      selected = [member]
    case (.multiple, .toggle): selected.formSymmetricDifference([member])
    }
    return isSelected(member) ? .selected(member) : .deselected(member)
  }
}
