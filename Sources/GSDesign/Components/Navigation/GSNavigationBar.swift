/// The bar at the head of a screen: its title, the way back, and other destinations.
///
/// ```swift
/// GSNavigationBar(.pushed(title: "Bookmarks"))
/// GSNavigationBar(.root(title: "Today"), items: [.bookmarks, .profile], isScrolled: true)
/// ```
///
/// It takes the full width. The way back is member 0, then come the items from left to right.
public struct GSNavigationBar: Component {
  /// How the screen was opened, which decides the item at the left.
  public enum Style: Hashable, Sendable {
    /// The first screen of a tab: its title at the left, and no way back.
    case root(title: String)
    /// A screen pushed onto another: `‹`, and the title in the middle; an empty title shows none.
    case pushed(title: String)
    /// A screen over others: `✕`, and the title in the middle; an empty title shows none.
    case presented(title: String)

    /// The words of the title; they may be empty.
    public var title: String {
      switch self {
      case .root(let title), .pushed(let title), .presented(let title): title
      }
    }

    fileprivate var leaving: Member? {
      switch self {
      case .root: nil
      case .pushed: Member(glyph: "‹", name: SampleLabel("Back", "뒤로"))
      case .presented: Member(glyph: "✕", name: SampleLabel("Close", "닫기"))
      }
    }
  }

  /// The item at an end: its look and its spoken description.
  fileprivate struct Member {
    let glyph: String
    let name: SampleLabel
  }

  /// A destination at the trailing end.
  public enum Item: String, Hashable, Sendable, CaseIterable {
    /// Saved items: `⚑`.
    case bookmarks
    /// The person's account: `☺`.
    case profile

    fileprivate var member: Member {
      switch self {
      case .bookmarks: Member(glyph: "⚑", name: SampleLabel("Bookmarks", "북마크"))
      case .profile: Member(glyph: "☺", name: SampleLabel("Profile", "프로필"))
      }
    }
  }

  /// The look of the bar.
  public enum Look: String, Hashable, Sendable, CaseIterable {
    /// A line below: LionHeart's.
    case ruled
    /// No line, and a larger title: Zatch's.
    case plain

    fileprivate var title: GSTextStyle {
      switch self {
      case .ruled: .lionheart.head4
      case .plain: .zatch.bold20
      }
    }
  }

  /// How the screen was opened, with its title.
  public let style: Style
  /// The look of the bar.
  public let look: Look
  /// The items at the trailing end.
  public let items: [Item]
  /// Whether content has been scrolled below the bar, which makes the line under it heavier.
  public let isScrolled: Bool
  /// Which member has the focus, and whether the pointer hovers over a member or presses it.
  public let state: ActionRowState
  /// The name of the bar's one tab stop; each member is a child of it by its number.
  public let id: FocusID
  private let action: ((Int) -> Void)?

  /// Makes a bar.
  ///
  /// - Parameters:
  ///   - style: how the screen was opened, with its title.
  ///   - items: the items at the trailing end.
  ///   - look: with a line below by default.
  ///   - isScrolled: whether content has been scrolled below the bar.
  ///   - state: at rest by default; one of another number of members is not used.
  ///   - id: the name of the bar.
  ///   - action: runs with the number of the member that was pressed.
  public init(
    _ style: Style, items: [Item] = [], look: Look = .ruled, isScrolled: Bool = false,
    state: ActionRowState? = nil, id: FocusID = "navigation", action: ((Int) -> Void)? = nil
  ) {
    self.style = style
    self.items = items
    self.look = look
    self.isScrolled = isScrolled
    self.id = id
    self.action = action
    self.state = ActionRowState(count: style.memberCount(items)).replaced(by: state)
  }

  /// Returns the look, and enters one tab stop and an action for each member.
  public func lower(into table: inout InteractionTable) -> Element {
    table.add(id, isTabStop: state.count > 0)
    let leaving = style.leaving.map { member($0, at: 0, &table) }
    let first = leaving == nil ? 0 : 1
    let trailing = items.enumerated().map { member($1.member, at: first + $0, &table) }
    let words = Element.panel(
      Panel(ink: Ink(text: .text), horizontalPadding: leaving == nil ? .none : .small),
      .words([Span(style.title, emphasis: .bold)], style: look.title))
    let title = Element.spoken(Spoken(style.title.isEmpty ? .decoration : .heading), words)
    // Both sides are equally wide, so the title is in the middle of the bar and never covers an item.
    let side = Extent.atLeast(max(1, items.count) * Self.memberColumns)
    let bar =
      leaving.map {
        Element.row([
          .sized(width: side, $0), .sized(width: .fill, alignment: Alignment(.center, .top), title),
          .sized(width: side, alignment: .topTrailing, .row(trailing)),
        ])
      }
      ?? .row([.sized(width: .fill, title), .row(trailing)])
    let line = Element.rule(
      .horizontal, role: isScrolled ? .outline : .separator,
      width: isScrolled ? Self.scrolledWidth : Self.hairline)
    let spoken = Spoken(
      .navigationBar, name: SampleLabel("", ""), states: isScrolled ? [.scrolled] : [])
    return .interactive(
      id,
      .spoken(
        spoken,
        .layered(
          .panel(
            Panel(ink: Ink(text: .text), height: .fixed(look.height)),
            .padded(look.edges(hasWayBack: leaving != nil), bar)),
          overlay: look == .ruled || isScrolled ? .sized(height: .exactly(1), line) : .empty,
          alignment: .bottom)))
  }

  private func member(_ member: Member, at index: Int, _ table: inout InteractionTable) -> Element {
    let part = id.child(index)
    table.add(part, isTabStop: false, action: action.map { action in { action(index) } })
    let interaction = state.interaction(of: index)
    let panel = Panel(
      ink: Ink(text: .text).under(interaction),
      marks: Marks(isFocused: state.isFocused(index), interaction: interaction))
    // The room of an item is on its inner side, so that its glyph lies where the edges of the bar put it.
    let isWayBack = index == 0 && style.leaving != nil
    let room = isWayBack ? Edges(trailing: .large) : Edges(leading: .large)
    return .interactive(
      part,
      .spoken(
        Spoken(.button, name: member.name), .padded(room, .panel(panel, .label(member.glyph)))))
  }

  /// Columns of an item with its room.
  private static let memberColumns = 3
  /// Points.
  private static let hairline = StrokeWidth(.lionheart, "hairline")
  private static let scrolledWidth = StrokeWidth.thick
}

extension GSNavigationBar.Look {
  /// Points, as LionHeart and Zatch publish them.
  fileprivate var height: ControlSize {
    switch self {
    case .ruled: ControlSize(.lionheart, "bar")
    case .plain: ControlSize(.zatch, "header")
    }
  }

  /// The distances of the outer items from the sides of the screen.
  fileprivate func edges(hasWayBack: Bool) -> Edges {
    switch self {
    case .ruled:
      Edges(leading: Space(.lionheart, "barLeading"), trailing: Space(.lionheart, "barTrailing"))
    case .plain:
      Edges(
        leading: Space(.zatch, hasWayBack ? "headerItem" : "headerTitle"),
        trailing: Space(.zatch, "headerItem"))
    }
  }
}

extension GSNavigationBar.Style {
  /// The names of the members of a bar with these items, from the left.
  public func memberNames(_ items: [GSNavigationBar.Item]) -> [SampleLabel] {
    (leaving.map { [$0.name] } ?? []) + items.map(\.member.name)
  }

  /// The number of members of a bar with these items.
  public func memberCount(_ items: [GSNavigationBar.Item]) -> Int {
    items.count + (leaving == nil ? 0 : 1)
  }
}
