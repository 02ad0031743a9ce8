/// What a group of tags is: how many are selected at a time, which, and where the focus stands.
public struct TagGroupState: Hashable, Sendable {
  /// How many tags are selected at a time.
  public enum Selection: String, Hashable, Sendable, CaseIterable {
    case none, single, multiple
  }

  /// What acting on a tag does to the selection.
  public enum Behavior: String, Hashable, Sendable, CaseIterable {
    /// A selected tag is deselected; others stay where several may be.
    case toggle
    /// The tag is selected and no other is; one that is selected already stays so.
    case replace
  }

  public let selection: Selection
  public let behavior: Behavior
  /// Whether Backspace and Delete ask for a tag to be taken away.
  public var isEditing: Bool
  public private(set) var selected: Set<Int>
  private var group: MemberGroup

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

  public var count: Int { group.focus.count }
  public var isEmpty: Bool { count == 0 }
  /// The tag with the group's one tab stop; nil where no tag can have it.
  public var focused: Int? { group.focus.index }
  public var isFocused: Bool { group.isFocused }

  /// What one tag is.
  public func isSelected(_ member: Int) -> Bool { selected.contains(member) }
  public func isDisabled(_ member: Int) -> Bool { group.focus.isDisabled(member) }
  public func isFocused(_ member: Int) -> Bool { group.isFocused(member) }
  public func interaction(of member: Int) -> Interaction { group.interaction(of: member) }

  /// Takes an intent in. Moving the focus never changes the selection.
  ///
  /// `.removed` only asks: the owner of the tags takes it away, here with ``remove(at:)``.
  @discardableResult
  public mutating func handle(_ intent: Intent) -> Outcome {
    switch group.handle(intent, arrows: .both) {
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

  /// Takes a tag away: the focus goes to the one beside it.
  public mutating func remove(at member: Int) {
    guard 0..<count ~= member else { return }
    group.remove(at: member)
    selected = selected.shifted(removing: member)
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
