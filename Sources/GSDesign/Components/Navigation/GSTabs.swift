/// The tabs at the head of a screen: words on a hairline that is heavy below the selected one.
///
/// ```swift
/// GSTabs(["Starred", "Activity"], state: TabsState(count: 2))
/// ```
///
/// More tabs than fit scroll, with marks at the ends where more are hidden; a press on a mark shows them
/// (``TabsState/reveal(_:)``). For the sections of a whole application use ``GSTabBar``.
public struct GSTabs: Component {
  /// The mark of the selected tab.
  public enum Style: Hashable, Sendable {
    /// By a heavy line on the hairline below all tabs, as on GitSpace's home.
    case underlined
    /// By the accent alone, as on Zatch's pages.
    case plain
  }

  /// The words of the tabs, at most as many as the state counts.
  public let titles: [String]
  /// The mark of the selected tab.
  public let style: Style
  /// The selected tab, the focus, disabled tabs and the badges.
  public let state: TabsState
  /// The name of the row's one tab stop; each tab is a child of it by its index.
  public let id: FocusID
  private let action: (Int) -> Void

  /// The width in points of the line that runs under all of the tabs.
  static let hairlineWidth = StrokeWidth(.gitspace, "hairline")
  fileprivate static let underlineWidth = StrokeWidth(.gitspace, "tabUnderline")

  /// - Parameters:
  ///   - titles: at most as many as the state counts; further titles are not shown.
  ///   - style: the mark of the selected tab.
  ///   - state: the headless state.
  ///   - id: the name of the component in the interaction table.
  ///   - action: what pressing the tab at an index does.
  public init(
    _ titles: [String], style: Style = .underlined, state: TabsState, id: FocusID = "tabs",
    action: @escaping (Int) -> Void = { _ in }
  ) {
    self.titles = Array(titles.prefix(state.count))
    self.style = style
    self.state = state
    self.id = id
    self.action = action
  }

  /// Returns the look, and enters one tab stop with a part for each tab; disabled tabs have no action.
  public func lower(into table: inout InteractionTable) -> Element {
    guard !titles.isEmpty else { return .empty }
    if state.focused != nil { table.add(id) }
    var parts: [Element] = []
    for index in titles.indices {
      let part = id.child(index)
      table.add(
        part, isTabStop: false,
        action: state.isDisabled(index) ? nil : { [action] in action(index) })
      let tab = tab(at: index)
      let spoken = Spoken(tab: tab.title, badge: tab.badge, index: index, of: titles.count)
      if index > 0, style == .underlined { parts.append(Self.gap) }
      parts.append(
        .interactive(part, .spoken(spoken, style == .plain ? tab.plain : tab.element)))
    }
    let tabs = Element.viewport(
      target: state.shown.map { id.child($0) }, marksEnds: true, .row(parts))
    return style == .plain ? tabs : .row([tabs, Self.remainder])
  }

  private func tab(at index: Int) -> GSTab {
    GSTab(
      titles[index], badge: state.badges[index] ?? 0, isSelected: state.isSelected(index),
      isDisabled: state.isDisabled(index), isFocused: state.isFocused(index),
      interaction: state.interaction(of: index))
  }

  /// The hairline between two tabs.
  private static let gap = Element.layered(
    .padded(
      Edges(leading: Space(.gitspace, "tabGap")),
      .sized(width: .exactly(0), height: .exactly(2), .empty)),
    overlay: .rule(.horizontal, role: .text, width: hairlineWidth), alignment: .bottom)

  /// The hairline to the end of the room.
  private static let remainder = Element.sized(
    width: .fill, height: .exactly(2),
    .column([
      .sized(height: .exactly(1), .empty), .rule(.horizontal, role: .text, width: hairlineWidth),
    ]))
}

/// One tab of ``GSTabs``: words above a line that is there while the tab is selected.
///
/// ```swift
/// GSTab("Received", badge: 3, isSelected: true)
/// ```
public struct GSTab: Component, Selectable, Hashable, Sendable {
  /// The words of the tab, one line.
  public let title: String
  /// The count beside the title; nothing is shown for 0 or less, and `99+` from 100 on.
  public let badge: Int
  /// Whether its screen is shown: a heavy line below it, and words in full ink.
  public var isSelected: Bool
  /// Whether it refuses to act.
  public var isDisabled: Bool
  /// Whether it has the focus: the ends of the line below turn up.
  public var isFocused: Bool
  /// The pointer state: none, hovering or pressing.
  public var interaction: Interaction

  /// - Parameters:
  ///   - title: the words on it.
  ///   - badge: the count beside the title; 0 is none.
  ///   - isSelected: whether it is the current one.
  ///   - isDisabled: whether it ignores keys and pointer.
  ///   - isFocused: whether it has the focus.
  ///   - interaction: the pointer state.
  public init(
    _ title: String, badge: Int = 0, isSelected: Bool = false, isDisabled: Bool = false,
    isFocused: Bool = false, interaction: Interaction = .normal
  ) {
    self.title = title
    self.badge = badge
    self.isSelected = isSelected
    self.isDisabled = isDisabled
    self.isFocused = isFocused
    self.interaction = interaction
  }

  /// Returns the look; a tab alone enters nothing, its row does.
  public func lower(into table: inout InteractionTable) -> Element {
    let enabled = isSelected ? Ink(text: .text) : Self.unselected
    let label = label(enabled, isUnderlined: false, of: .gitspace, style: .title3)
    let width = isSelected ? GSTabs.underlineWidth : GSTabs.hairlineWidth
    return .layered(
      .column([label, .sized(height: .exactly(1), .empty)]),
      overlay: .rule(.horizontal, role: .text, width: width, isFocused: isFocused),
      alignment: .bottom)
  }

  /// The words alone: in the accent while the tab is selected, underlined while it has the focus.
  fileprivate var plain: Element {
    label(
      isSelected ? Ink(text: .accentText) : Self.unselected, isUnderlined: isFocused, of: .zatch,
      style: .zatch.bold16)
  }

  private func label(
    _ enabled: Ink, isUnderlined: Bool, of system: DesignSystem, style: GSTextStyle
  ) -> Element {
    let panel = Panel(
      ink: isDisabled ? Self.disabled : enabled.under(interaction),
      horizontalPadding: .small,
      marks: Marks(
        isSelected: isSelected, isFocused: isUnderlined, isDisabled: isDisabled,
        interaction: interaction)
    ).and {
      $0.enabledInks = [enabled]
      $0.unselectedInks = [Self.unselected, Self.disabled]
    }
    return .panel(panel, .label(title, badge: badge, in: system, style: style))
  }

  private static let unselected = Ink(text: .textTertiary)
  private static let disabled = Ink(text: .textDisabled)
}

extension Spoken {
  /// One of several tabs, with its badge count if that is 1 or more.
  init(tab title: String, badge: Int, index: Int, of count: Int) {
    self.init(
      .tab, name: SampleLabel(title, title),
      value: GSBadge(badge).map {
        SampleLabel($0.text + ($0.count == 1 ? " item" : " items"), $0.text + "개 항목")
      },
      position: Position(index: index, of: count))
  }
}
