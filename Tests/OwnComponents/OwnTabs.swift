public import GSDesign

/// Which of an ``OwnTabs`` is selected, and which has the focus; `TabsState` as another package would write it.
public struct OwnTabsState: Hashable, Sendable {
  /// Whether a tab is selected as soon as it has the focus, or by Enter, Space and the pointer.
  public let isAutomatic: Bool
  public private(set) var selected: Int?
  /// Counts beside labels, by tab.
  public private(set) var badges: [Int: Int]
  var group: MemberGroup

  public init(
    count: Int, selected: Int, focused: Int?, isFocused: Bool, isAutomatic: Bool,
    disabled: Set<Int>, badges: [Int: Int], includesDisabled: Bool, pointed: Int?, isPressed: Bool
  ) {
    self.isAutomatic = isAutomatic
    self.selected = count > 0 ? min(max(0, selected), count - 1) : nil
    self.badges = badges.filter { 0..<count ~= $0.key }
    let focus = MemberFocus(
      count: count, index: focused ?? self.selected, disabled: disabled,
      includesDisabled: includesDisabled)
    group = MemberGroup(
      focus: focus, isFocused: isFocused && focus.index != nil, pointed: pointed,
      isPressed: isPressed)
  }

  /// Takes an intent in: left and right move and wrap.
  public mutating func handle(_ intent: Intent) -> Outcome {
    switch group.handle(intent, arrows: .horizontal) {
    case .ignored, .removing: return .ignored
    case .changed: return .changed
    case .moved(let member):
      guard isAutomatic, !group.focus.isDisabled(member) else { return .changed }
      return select(member) ?? .changed
    case .acted(let member): return select(member) ?? .ignored
    }
  }

  public mutating func setDisabled(_ isDisabled: Bool, at member: Int) {
    group.setDisabled(isDisabled, at: member)
  }

  public mutating func remove(at member: Int) {
    guard 0..<group.focus.count ~= member else { return }
    group.remove(at: member)
    let badges = badges
    self.badges = [:]
    for (index, count) in badges where index != member {
      self.badges[index > member ? index - 1 : index] = count
    }
    guard let selected else { return }
    let count = group.focus.count
    self.selected = count > 0 ? min(selected > member ? selected - 1 : selected, count - 1) : nil
  }

  private mutating func select(_ member: Int) -> Outcome? {
    guard selected != member else { return nil }
    selected = member
    return .selected(member)
  }
}

/// The tabs at the head of a screen, as another package would write `GSTabs`.
public struct OwnTabs: Component {
  let titles: [String]
  let state: OwnTabsState
  let id: FocusID
  let action: (Int) -> Void

  public init(
    _ titles: [String], state: OwnTabsState, id: FocusID, action: @escaping (Int) -> Void
  ) {
    self.titles = Array(titles.prefix(state.group.focus.count))
    self.state = state
    self.id = id
    self.action = action
  }

  public func lower(into table: inout InteractionTable) -> Element {
    guard !titles.isEmpty else { return .empty }
    if state.group.focus.index != nil { table.addGroup(id) }
    var parts: [Element] = []
    for (index, title) in titles.enumerated() {
      if index > 0 { parts.append(Self.gap) }
      parts.append(tab(title, at: index, in: &table))
    }
    let seen = state.group.isFocused ? state.group.focus.index : state.selected
    return .row([
      .viewport(target: seen.map { id.child($0) }, marksEnds: true, .row(parts)), Self.remainder,
    ])
  }

  private func tab(
    _ title: String, at index: Int, in table: inout InteractionTable
  ) -> Element {
    let isSelected = state.selected == index
    let (isDisabled, isFocused) = (
      state.group.focus.isDisabled(index), state.group.isFocused(index)
    )
    let enabled = Ink(text: isSelected ? .text : .textTertiary)
    var panel = Panel(
      ink: isDisabled ? Ink(text: .textDisabled) : enabled, horizontalPadding: .small)
    panel.enabledInks = [enabled]
    panel.unselectedInks = [Ink(text: .textTertiary), Ink(text: .textDisabled)]
    return table.control(
      id.child(index),
      ControlState(
        isSelected: isSelected, isFocused: false, isDisabled: isDisabled,
        interaction: state.group.interaction(of: index)),
      panel: panel,
      label: .label(title, badge: state.badges[index] ?? 0, style: .title3), isTabStop: false,
      action: { [action] in action(index) },
      decorate: { underlined($0, isSelected: isSelected, isFocused: isFocused) })
  }

  private func underlined(_ label: Element, isSelected: Bool, isFocused: Bool) -> Element {
    .layered(
      .column([label, .sized(height: .exactly(1), .empty)]),
      overlay: .rule(
        .horizontal, role: .text, width: isSelected ? .thick : .hairline, isFocused: isFocused),
      alignment: .bottom)
  }

  /// GitSpace's distance of two tabs, in points.
  private static let gap = Element.layered(
    .padded(
      Edges(leading: Space(custom: 10)),
      .sized(width: .exactly(0), height: .exactly(2), .empty)),
    overlay: .rule(.horizontal, role: .text, width: .hairline), alignment: .bottom)

  private static let remainder = Element.sized(
    width: .fill, height: .exactly(2),
    .column([
      .sized(height: .exactly(1), .empty), .rule(.horizontal, role: .text, width: .hairline),
    ]))
}
