/// A row of a list of articles, with a bookmark that has a switch of its own.
///
/// ```swift
/// GSArticleRow(
///   "A plan for nine months", tags: ["Family", "Hospital"], readingTime: "5 min",
///   excerpt: "What to expect first.", state: ToggleRowState(isOn: true)
/// ) { part in … }
/// ```
public struct GSArticleRow: Component {
  /// The title, one line.
  public let title: String
  /// The names of its categories, on one line with dots between them.
  public let tags: [String]
  /// How long it takes to read, such as `5 min`; empty shows none.
  public let readingTime: String
  /// Its first words, in as many lines as they take.
  public let excerpt: String
  /// Whether it is bookmarked, and which part has the focus.
  public let state: ToggleRowState
  /// The name of its one tab stop; its parts are members of it.
  public let id: FocusID
  private let action: ((ToggleRowState.Part) -> Void)?

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - tags: the names of its categories.
  ///   - readingTime: how long it takes to read.
  ///   - excerpt: its first words.
  ///   - state: not bookmarked and at rest by default; on is bookmarked.
  ///   - id: the name of its one tab stop.
  ///   - action: runs with the part that was pressed.
  public init(
    _ title: String, tags: [String] = [], readingTime: String = "", excerpt: String = "",
    state: ToggleRowState = ToggleRowState(), id: FocusID = "article",
    action: ((ToggleRowState.Part) -> Void)? = nil
  ) {
    self.title = title
    self.tags = tags
    self.readingTime = readingTime
    self.excerpt = excerpt
    self.state = state
    self.id = id
    self.action = action
  }

  /// Returns the look, and enters one tab stop and its parts.
  public func lower(into table: inout InteractionTable) -> Element {
    table.note(GSToggleIcon.self)
    var lines = [state.title(title, style: .lionheart.head3)]
    var details = tags.isEmpty ? [] : [Span(tags.joined(separator: " · "), role: .textSecondary)]
    if !readingTime.isEmpty {
      details.append(Span((tags.isEmpty ? "" : "  ") + readingTime, role: .textTertiary))
    }
    if !details.isEmpty { lines.append(.words(details, style: .lionheart.body4)) }
    if !excerpt.isEmpty {
      lines.append(
        .words(
          [Span(excerpt, role: .textSecondary)], wraps: true, style: .lionheart.body3R))
    }
    let icon = GSToggleIcon.look(.bookmark, state.state(of: .toggle))
    return state.row(.column(lines), [(.toggle, icon)], id, action, &table)
  }
}

extension ToggleRowState {
  /// The title of a row. It carries the marks of the whole row, so the other lines stay plain.
  func title(_ text: String, style: GSTextStyle) -> Element {
    let state = state(of: .row)
    let panel = Panel(
      ink: Ink(text: .text).under(state.interaction),
      marks: Marks(isFocused: state.isFocused, interaction: state.interaction))
    let words = Element.panel(panel, .words([Span(text, emphasis: .bold)], style: style))
    return style.edges == Edges() ? words : .padded(style.edges, words)
  }

  /// Puts a row together, as wide as the room, and enters its parts.
  ///
  /// - Parameters:
  ///   - words: the row itself.
  ///   - controls: the controls behind it, from left to right.
  ///   - id: the name of its one tab stop.
  ///   - action: runs with the part that was pressed.
  func row(
    _ words: Element, _ controls: [(part: Part, look: Element)], _ id: FocusID,
    _ action: ((Part) -> Void)?, _ table: inout InteractionTable
  ) -> Element {
    table.add(id)
    for part in parts {
      table.add(
        id.child(part.rawValue), isTabStop: false, action: action.map { action in { action(part) } }
      )
    }
    let row = Element.sized(
      width: .fill,
      .interactive(id.child(Part.row.rawValue), .spoken(Spoken(.button), words)))
    let others = controls.map { Element.interactive(id.child($0.part.rawValue), $0.look) }
    return .interactive(id, .row(spacing: .small, [row] + others))
  }
}
