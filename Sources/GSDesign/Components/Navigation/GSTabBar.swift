/// The bar at the foot of an application: a glyph and a label for each of its sections.
///
/// ```swift
/// GSTabBar([GSTabBar.Item(glyph: "★", label: "Stars")], state: TabsState(count: 1))
/// ```
///
/// The items share the width; where their shares would be too narrow for a label they scroll, with marks at the ends.
public struct GSTabBar: Component {
  /// A section.
  public struct Item: Hashable, Sendable {
    /// The sign above the label, one or two columns wide.
    public let glyph: String
    /// The words below the glyph, one line.
    public let label: String

    /// Makes a section from its glyph and its label.
    public init(glyph: String, label: String) {
      self.glyph = glyph
      self.label = label
    }
  }

  /// How the sections are shown, and how the selected one is marked.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// A glyph and a label, with a bar above the selected one: GitSpace's.
    case marked
    /// A glyph and a label in small letters, bold where selected: LionHeart's.
    case labelled
    /// Glyphs alone, the selected one in the accent: Zatch's.
    case icons
    /// Glyphs alone on the page, with a line below the selected one: RIBs-todo's profile.
    case underlined
  }

  /// The sections shown, at most as many as the state counts.
  public let items: [Item]
  /// The selected section, the focus, disabled sections and the badges.
  public let state: TabsState
  /// The name of the bar's one tab stop; each section is a child of it by its index.
  public let id: FocusID
  /// How the sections are shown.
  public let style: Style
  private let action: (Int) -> Void

  /// The width in points of the bar above the selected item.
  static let indicatorWidth = StrokeWidth(.gitspace, "tabMark")

  /// - Parameters:
  ///   - items: at most as many as the state counts; further items are not shown.
  ///   - state: the headless state.
  ///   - id: the name of the component in the interaction table.
  ///   - style: glyphs with labels and a bar above the selected one by default.
  ///   - action: what pressing the item at an index does.
  public init(
    _ items: [Item], state: TabsState, id: FocusID = "tab-bar", style: Style = .marked,
    action: @escaping (Int) -> Void = { _ in }
  ) {
    self.items = Array(items.prefix(state.count))
    self.state = state
    self.id = id
    self.style = style
    self.action = action
  }

  /// Returns the look, and enters one tab stop with a part for each section; disabled ones have no action.
  public func lower(into table: inout InteractionTable) -> Element {
    guard !items.isEmpty else { return .empty }
    if state.focused != nil { table.add(id) }
    let parts = items.indices.map { index in
      let part = id.child(index)
      table.add(
        part, isTabStop: false,
        action: state.isDisabled(index) ? nil : { [action] in action(index) })
      let spoken = Spoken(
        tab: items[index].label, badge: state.badges[index] ?? 0, index: index, of: items.count)
      return Element.interactive(part, .spoken(spoken, share(look(at: index))))
    }
    let bar = Element.viewport(
      target: state.shown.map { id.child($0) }, marksEnds: true,
      .sized(width: .fill, .row(parts)))
    // The marks at the ends take the ink around the viewport.
    let marks = style == .underlined ? Ink(text: .textTertiary) : Ink(text: .tabBarItem)
    return .backdrop(fill, .panel(Panel(ink: marks), bar))
  }

  /// The least columns of an item: a quarter of a screen of 320 points. With more than four items, a fifth of 360
  /// points: between the marks at the ends of a phone's 47 columns, five of them fit uncut.
  private var leastColumns: Int { items.count > 4 ? 9 : 10 }

  private func share(_ item: Element) -> Element {
    .sized(
      width: .fill, alignment: .center,
      .sized(width: .atLeast(leastColumns), alignment: .center, item))
  }

  private func look(at index: Int) -> Element {
    let panel = Panel(
      ink: ink(at: index), horizontalPadding: .small,
      marks: Marks(
        isSelected: state.isSelected(index), isFocused: state.isFocused(index),
        isDisabled: state.isDisabled(index), interaction: state.interaction(of: index))
    ).and {
      $0.enabledInks = [enabledInk(isSelected: state.isSelected(index))]
      $0.unselectedInks = [enabledInk(isSelected: false), disabledInk]
    }
    let look = Element.column([
      .sized(height: .exactly(1), .empty), .panel(panel, label(at: index)),
    ])
    guard state.isSelected(index) else { return look }
    switch style {
    case .marked:
      return .layered(
        look,
        overlay: .rule(.horizontal, role: .tabBarSelected, width: Self.indicatorWidth),
        alignment: Alignment(.center, .top))
    case .labelled, .icons: return look
    case .underlined:
      return .layered(
        look,
        overlay: .rule(
          .horizontal, role: .text, width: StrokeWidth(.ribsTodo, "tabUnderline")),
        alignment: .bottom)
    }
  }

  private func label(at index: Int) -> Element {
    let item = items[index]
    let glyph = Element.label(
      item.glyph, badge: state.badges[index] ?? 0, in: style.system)
    switch style {
    case .marked:
      return .column(alignment: .center, [glyph, .label(item.label, style: .caption2)])
    case .labelled:
      let isSelected = state.isSelected(index)
      let label = Element.words(
        [Span(item.label, emphasis: isSelected ? .bold : [])],
        style: isSelected ? .lionheart.body5B : Self.resting)
      return .column(alignment: .center, [glyph, label])
    case .icons: return glyph
    case .underlined: return .column([glyph, .sized(height: .exactly(1), .empty)])
    }
  }

  /// The platform's letters, 9 points high.
  private static let resting = GSTextStyle("tabBar", size: 9, weight: 400)

  private var fill: ColorRole { style == .underlined ? .page : .tabBarFill }

  private func ink(at index: Int) -> Ink {
    if state.isDisabled(index) { return disabledInk }
    return enabledInk(isSelected: state.isSelected(index)).under(state.interaction(of: index))
  }

  private var disabledInk: Ink {
    Ink(text: style == .underlined ? .textDisabled : .tabBarDisabled, fill: fill)
  }

  private func enabledInk(isSelected: Bool) -> Ink {
    let roles: (selected: ColorRole, resting: ColorRole) =
      style == .underlined ? (.text, .textSecondary) : (.tabBarSelected, .tabBarItem)
    return Ink(text: isSelected ? roles.selected : roles.resting, fill: fill)
  }
}

extension GSTabBar.Style {
  /// The system whose bar it is.
  fileprivate var system: DesignSystem {
    switch self {
    case .marked: .gitspace
    case .labelled: .lionheart
    case .icons: .zatch
    case .underlined: .ribsTodo
    }
  }
}
