/// Rows one below the other, one of which is chosen.
///
/// The chosen row has a bar at its left edge and is bold; the row with the focus is underlined and lies on a fill of its
/// own, so that of several lists on a screen the one that has the keys is seen. A list is a menu, a tree (headings,
/// indentation, disclosure) or a table of settings (values, keys).
///
/// ```swift
/// GSList([GSList.Row("Notices"), GSList.Row("Questions")], state: ListState(count: 2))
/// ```
///
/// Of a list with a window only the rows in it are drawn, and a line at the right shows their place. Rows can be made
/// as they are needed:
///
/// ```swift
/// GSList(state: model.files, id: "files") { GSList.Row(names[$0]) }
/// ```
public struct GSList: Component {
  /// The rows shown: those in the window of the state, or at most as many as it counts.
  public let rows: [Row]
  /// The indices of the rows shown.
  let shown: Range<Int>
  /// How many rows there are, shown or not.
  let count: Int
  /// The chosen row, the focus, and disabled rows.
  public let state: ListState
  /// The name of the list's one tab stop; a row without a name is a child of it.
  public let id: FocusID
  /// Columns of the titles, so that values below one another are aligned; nil is as wide as each is.
  public let titleColumns: Int?
  /// The style of titles, details and values.
  public let textStyle: GSTextStyle
  private let action: (Int) -> Void
  private var isQuiet = false

  /// The same list without bold and underlined titles: only the bar marks the chosen row, and only the fill the focus.
  public var quiet: GSList {
    var list = self
    list.isQuiet = true
    return list
  }

  /// - Parameters:
  ///   - rows: at most as many as the state counts; further rows are not shown.
  ///   - state: the headless state.
  ///   - id: the name of the component in the interaction table.
  ///   - titleColumns: the columns of the titles; by default those of the longest.
  ///   - textStyle: the style of titles, details and values; LionHeart's by default.
  ///   - action: what pressing the row at an index does.
  public init(
    _ rows: [Row], state: ListState, id: FocusID = "list", titleColumns: Int? = nil,
    textStyle: GSTextStyle = .lionheart.body2R, action: @escaping (Int) -> Void = { _ in }
  ) {
    let count = min(rows.count, state.count)
    self.init(
      count: count, state: state, id: id, titleColumns: titleColumns, textStyle: textStyle,
      action: action, row: { rows[$0] })
  }

  /// Makes a list of as many rows as the state counts; only those in its window are made.
  ///
  /// - Parameters:
  ///   - state: the headless state.
  ///   - id: the name of the component in the interaction table.
  ///   - titleColumns: the columns of the titles; by default those of the longest.
  ///   - textStyle: the style of titles, details and values; LionHeart's by default.
  ///   - action: what pressing the row at an index does.
  ///   - row: makes the row at an index; called once for each row that is shown.
  public init(
    state: ListState, id: FocusID = "list", titleColumns: Int? = nil,
    textStyle: GSTextStyle = .lionheart.body2R, action: @escaping (Int) -> Void = { _ in },
    row: (Int) -> Row
  ) {
    self.init(
      count: state.count, state: state, id: id, titleColumns: titleColumns, textStyle: textStyle,
      action: action, row: row)
  }

  private init(
    count: Int, state: ListState, id: FocusID, titleColumns: Int?, textStyle: GSTextStyle,
    action: @escaping (Int) -> Void, row: (Int) -> Row
  ) {
    self.count = count
    shown = (state.window?.visible ?? 0..<count).clamped(to: 0..<count)
    rows = shown.map(row)
    self.state = state
    self.id = id
    self.titleColumns = titleColumns
    self.textStyle = textStyle
    self.action = action
  }

  /// Returns the look, and enters one tab stop with a part for each row; disabled rows have no action.
  public func lower(into table: inout InteractionTable) -> Element {
    guard !rows.isEmpty else { return .empty }
    if state.focused != nil { table.add(id) }
    var parts: [Element] = []
    for index in shown {
      let row = row(at: index)
      table.add(
        name(of: index), isTabStop: false,
        action: state.isDisabled(index) ? nil : { [action] in action(index) })
      if index > shown.lowerBound, row.isHeading || row.startsGroup {
        parts.append(.blank)
        if let section = row.section { parts.append(Self.heading(section)) }
      }
      let look = appearance(of: index)
      parts.append(
        .interactive(
          name(of: index), .spoken(spoken(at: index), .row([look.bar, self.look(at: index)]))))
    }
    let target = state.isFocused ? state.focused : state.selected
    let list = Element.viewport(target: target.map { name(of: $0) }, .column(parts))
    guard let window = state.window, window.isScrollable else { return list }
    table.add(id.ground, isTabStop: false)
    return .interactive(id.ground, .scrolling(window, list))
  }

  /// The line with the name of a section.
  public static func heading(_ section: String) -> Element {
    .padded(
      Edges(leading: .small),
      .words([Span(section, role: .textSecondary, emphasis: .bold)], style: .title4))
  }

  private func name(of index: Int) -> FocusID {
    shown.contains(index) ? row(at: index).id ?? id.child(index) : id.child(index)
  }

  /// A row that is shown.
  func row(at index: Int) -> Row { rows[index - shown.lowerBound] }

  private func look(at index: Int) -> Element {
    let row = row(at: index)
    // The selected mark of panels is a glyph in the padding; a list has its bar instead.
    let panel = Panel(
      ink: appearance(of: index).ink, horizontalPadding: .small,
      marks: Marks(
        isFocused: state.isFocused(index) && !isQuiet, isDisabled: state.isDisabled(index),
        interaction: state.interaction(of: index)))
    var parts = [
      Element.padded(
        Edges(leading: Space(points: Space.large.points * Double(row.indentation))),
        .words(title(at: index), style: textStyle))
    ]
    if let titleColumns {
      parts[0] = .sized(width: .exactly(max(1, titleColumns)), height: .exactly(1), parts[0])
    }
    if let value = row.value {
      parts.append(
        value.element(
          id: name(of: index), role: quiet(.accentText, at: index), style: textStyle,
          isEmphasized: state.isFocused(index)))
    }
    parts.append(.spacer)
    let end = end(at: index)
    if !end.isEmpty { parts += [.gap(1), .words(end, style: textStyle), .gap(1)] }
    let look = Element.panel(panel, .row(parts))
    guard row.isChanged else { return look }
    let dot = Span("•", role: state.isFocused(index) ? .onSelection : .accentText)
    return .layered(look, overlay: .words([dot]), alignment: .topLeading)
  }

  private func title(at index: Int) -> [Span] {
    let row = row(at: index)
    guard row.matched.isEmpty else { return found(row) }
    let isEmphasized = state.isSelected(index) && !isQuiet || row.isHeading
    let title = Span(row.title, emphasis: isEmphasized ? .bold : [])
    guard let disclosure = row.disclosure else { return [title] }
    let glyph = disclosure == .open ? "▾ " : "▸ "
    return [Span(glyph, role: row.isHeading ? nil : quiet(.textTertiary, at: index)), title]
  }

  /// A title with its matched letters in bold; the chosen row is then marked by its bar alone.
  private func found(_ row: Row) -> [Span] {
    let matched = Set(row.matched)
    var spans: [Span] = []
    var piece = ""
    var isFound = false
    for (place, character) in row.title.enumerated() {
      if matched.contains(place) != isFound {
        if !piece.isEmpty { spans.append(Span(piece, emphasis: isFound ? .bold : [])) }
        piece = ""
        isFound.toggle()
      }
      piece.append(character)
    }
    spans.append(Span(piece, emphasis: isFound ? .bold : []))
    return spans
  }

  private func end(at index: Int) -> [Span] {
    let row = row(at: index)
    if !row.key.isEmpty { return [Span(row.key, emphasis: .bold)] }
    guard !row.detail.isEmpty else { return [] }
    let role = state.isSelected(index) ? nil : quiet(.textSecondary, at: index)
    return [Span(row.detail, role: role)]
  }

  /// A role of its own on the plain ground; on the fill of the focus and where disabled, the ink of the row.
  private func quiet(_ role: ColorRole, at index: Int) -> ColorRole? {
    state.isDisabled(index) || state.isFocused(index) ? nil : role
  }

  func appearance(of index: Int) -> RowAppearance {
    RowAppearance(state, index, isHeading: row(at: index).isHeading)
  }
}

extension Element {
  /// The bar at the left edge of a chosen row, a quarter of a column wide: 2 points would be a box line.
  public static let accentBar = Element.rule(
    .vertical, role: .accentText, width: StrokeWidth(points: 2.25))
}

extension GSList {
  /// A row.
  ///
  /// ```swift
  /// GSList.Row("Notices", detail: "12")
  /// GSList.Row("Theme", value: .words("zatch"))
  /// ```
  public struct Row: Hashable, Sendable {
    /// Whether the rows below a row are shown.
    public enum Disclosure: Hashable, Sendable, CaseIterable {
      /// The rows below are shown: `▾`.
      case open
      /// The rows below are hidden: `▸`.
      case closed
    }

    /// The words of the row, one line; a title too long for its room ends in `…`.
    public let title: String
    /// The characters of the title that a search found, by their places: they alone are bold.
    public let matched: [Int]
    /// Words at the right end, such as a count.
    public let detail: String
    /// The key that acts on it, at the right end.
    public let key: String
    /// The depth of the row in a tree; each step is two columns.
    public let indentation: Int
    /// Whether it heads the rows below it; there is a blank row above.
    public let isHeading: Bool
    /// Whether it is the first of a group; there is a blank row above.
    public let startsGroup: Bool
    /// Whether it is other than usual; there is a dot before the title.
    public let isChanged: Bool
    /// The glyph before the title of a row that can be folded; nil for one that cannot.
    public let disclosure: Disclosure?
    /// The value shown at the end of a settings row.
    public let value: Value?
    /// The name of the row; nil is its place in the list.
    public let id: FocusID?
    /// The name of the section that begins with this row, a heading or the first of a group; shown in a line above.
    public private(set) var section: String?

    /// The same row as the first of a section.
    public func under(_ section: String?) -> Row {
      var row = self
      row.section = section
      return row
    }

    /// Makes a row; only the title is needed.
    ///
    /// - Parameters:
    ///   - title: the words of the row.
    ///   - matched: the places of its characters that a search found, from 0.
    ///   - detail: words at the right end; not shown beside a key.
    ///   - key: a key at the right end.
    ///   - indentation: steps of two columns; below 0 counts as 0.
    ///   - isHeading: whether it heads the rows below it.
    ///   - startsGroup: whether a blank row precedes it.
    ///   - isChanged: whether a dot precedes the title.
    ///   - disclosure: the glyph of a row that can be folded.
    ///   - value: the current value of a settings row.
    ///   - id: the row's name; nil names it by its place in the list.
    public init(
      _ title: String, matched: [Int] = [], detail: String = "", key: String = "",
      indentation: Int = 0,
      isHeading: Bool = false, startsGroup: Bool = false, isChanged: Bool = false,
      disclosure: Disclosure? = nil, value: Value? = nil, id: FocusID? = nil
    ) {
      self.title = title
      self.matched = matched
      self.detail = detail
      self.key = key
      self.indentation = max(0, indentation)
      self.isHeading = isHeading
      self.startsGroup = startsGroup
      self.isChanged = isChanged
      self.disclosure = disclosure
      self.value = value
      self.id = id
    }
  }
}

extension GSList.Row {
  /// The value of a setting.
  public enum Value: Hashable, Sendable {
    /// Words that cannot be changed in the row.
    case words(String)
    /// A switch with its words: `●` while it is on, `○` while it is off.
    case toggle(isOn: Bool, String)
    /// One of several, between arrows that can be clicked; the columns are those of the widest. A swatch follows the
    /// arrows.
    case choice(
      String, columns: Int, back: FocusID, forward: FocusID, swatch: Element? = nil)
    /// A text that is typed in the row; the columns are those of its text, 1 or more.
    case field(TextFieldState, placeholder: String, columns: Int)
  }
}

extension GSList.Row.Value {
  /// - Parameters:
  ///   - id: of the row; a field is pointed at under the same name.
  ///   - role: of the marks that are not words; nil on the fill of the focus.
  ///   - style: of the words.
  func element(
    id: FocusID, role: ColorRole?, style: GSTextStyle, isEmphasized: Bool
  ) -> Element {
    let emphasis: Emphasis = isEmphasized ? .bold : []
    switch self {
    case .words(let text): return .label(text, style: style)
    case .toggle(let isOn, let text):
      let mark =
        isOn ? Span("● ", role: role) : Span("○ ", role: role.map { _ in .textTertiary })
      return .words(
        [mark, Span(text, role: isOn ? nil : role.map { _ in .textSecondary })],
        style: style)
    case .choice(let text, let columns, let back, let forward, let swatch):
      let parts: [Element] = [
        .interactive(back, .words([Span("‹ ", role: role, emphasis: emphasis)])),
        .sized(
          width: .exactly(max(0, columns)), height: .exactly(1),
          .label(text, style: style)),
        .interactive(forward, .words([Span(" ›", role: role, emphasis: emphasis)])),
      ]
      return .row(parts + (swatch.map { [.gap(1), $0] } ?? []))
    case .field(let state, let placeholder, let columns):
      return GSTextField(state: state, placeholder: placeholder, id: id, columns: columns).element
    }
  }
}
