public import GSDesign

/// The selected tags of an ``OwnTagGroup``, and the focused one; `TagGroupState` as another package would write it.
public struct OwnTagGroupState: Hashable, Sendable {
  public let selection: TagGroupState.Selection
  public let behavior: TagGroupState.Behavior
  public let isEditing: Bool
  public private(set) var selected: Set<Int>
  var group: MemberGroup

  public init(
    count: Int, selection: TagGroupState.Selection, behavior: TagGroupState.Behavior,
    isEditing: Bool, selected: Set<Int>, disabled: Set<Int>, focused: Int?, isFocused: Bool,
    includesDisabled: Bool, pointed: Int?, isPressed: Bool
  ) {
    self.selection = selection
    self.behavior = behavior
    self.isEditing = isEditing
    let existing = selected.filter { 0..<count ~= $0 }
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

  /// Handles an intent: all arrows move, and while editing, Backspace and a click on a `✕` ask to remove a tag.
  public mutating func handle(_ intent: Intent) -> Outcome {
    if isEditing, let mark = intent.overMark(of: group.focus.count) {
      if case .hover = intent, group.interaction(of: mark.thing) == .pressed {
        _ = group.handle(.hover(nil), arrows: .both)
      }
      switch group.handle(mark.intent, arrows: .both) {
      case .ignored: return .ignored
      case .changed, .moved: return .changed
      case .acted(let member), .removing(let member): return .removed(member)
      }
    }
    return switch group.handle(intent, arrows: .both) {
    case .ignored: .ignored
    case .changed, .moved: .changed
    case .removing(let member): isEditing ? .removed(member) : .ignored
    case .acted(let member): act(on: member)
    }
  }

  public mutating func setDisabled(_ isDisabled: Bool, at member: Int) {
    group.setDisabled(isDisabled, at: member)
  }

  public mutating func remove(at member: Int) {
    guard 0..<group.focus.count ~= member else { return }
    group.remove(at: member)
    selected = Set(selected.filter { $0 != member }.map { $0 > member ? $0 - 1 : $0 })
  }

  private mutating func act(on member: Int) -> Outcome {
    let old = selected
    switch (selection, behavior) {
    case (.none, .toggle), (.none, .replace): return .activated
    case (.single, .toggle): selected = old == [member] ? [] : [member]
    case (.multiple, .toggle): selected = old.symmetricDifference([member])
    case (.single, .replace), (.multiple, .replace): selected = [member]
    }
    guard selected != old else { return .ignored }
    return selected.contains(member) ? .selected(member) : .deselected(member)
  }
}

/// Filled tags that wrap into rows, as another package would write `GSTagGroup`.
public struct OwnTagGroup: Component {
  let titles: [String]
  let color: TagColor
  let configuration: TagConfiguration
  let state: OwnTagGroupState
  let id: FocusID
  let emptyText: String
  let action: (Int) -> Void

  public init(
    _ titles: [String], color: TagColor, configuration: TagConfiguration, state: OwnTagGroupState,
    id: FocusID, emptyText: String, action: @escaping (Int) -> Void
  ) {
    self.titles = Array(titles.prefix(state.group.focus.count))
    self.color = color
    self.configuration = configuration
    self.state = state
    self.id = id
    self.emptyText = emptyText
    self.action = action
  }

  public func lower(into table: inout InteractionTable) -> Element {
    guard !titles.isEmpty else { return GSText(.zatch.regular13, emptyText).lower(into: &table) }
    if state.group.focus.index != nil { table.addGroup(id) }
    var members: [Element] = []
    for (index, title) in titles.enumerated() {
      members.append(tag(title, at: index, in: &table))
    }
    return .flow(spacing: .small, lineSpacing: .medium, members)
  }

  private func tag(
    _ title: String, at index: Int, in table: inout InteractionTable
  ) -> Element {
    let control = ControlState(
      isSelected: state.selected.contains(index), isFocused: state.group.isFocused(index),
      isDisabled: state.group.focus.isDisabled(index),
      interaction: state.group.interaction(of: index))
    var panel = Panel(
      ink: ink(of: color, isSelected: control.isSelected, isDisabled: control.isDisabled),
      shape: .capsule, height: .fixed(configuration.height),
      horizontalPadding: configuration.horizontalPadding)
    panel.unselectedInks =
      TagColor.allCases.map { ink(of: $0, isSelected: false, isDisabled: false) }
      + [ink(of: color, isSelected: false, isDisabled: true)]
    var label = Element.label(title)
    if state.isEditing {
      let mark = table.removeMark(id.child(state.group.focus.count + index))
      label = .row(spacing: .small, [label, mark])
    }
    return table.control(
      id.child(index), control, panel: panel,
      label: label, isTabStop: false, action: { [action] in action(index) })
  }

  private func ink(of color: TagColor, isSelected: Bool, isDisabled: Bool) -> Ink {
    guard !isDisabled else { return Ink(text: .onTagDisabled, fill: .tagDisabledFill) }
    switch (color, isSelected) {
    case (.purple, false): return Ink(text: .tagPurpleOnTint, fill: .tagPurpleTint)
    case (.purple, true): return Ink(text: .tagPurpleOnSolid, fill: .tagPurpleSolid)
    case (.yellow, false): return Ink(text: .tagYellowOnTint, fill: .tagYellowTint)
    case (.yellow, true): return Ink(text: .tagYellowOnSolid, fill: .tagYellowSolid)
    }
  }
}
