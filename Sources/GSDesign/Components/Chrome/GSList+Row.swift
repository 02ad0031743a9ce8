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
    /// How deep it stands below others; each step is two columns.
    public let indentation: Int
    /// Whether it heads the rows below it; there is a blank row above.
    public let isHeading: Bool
    /// Whether it is the first of a group; there is a blank row above.
    public let startsGroup: Bool
    /// Whether it is other than usual; there is a dot before the title.
    public let isChanged: Bool
    /// The glyph before the title of a row that can be folded; nil for one that cannot.
    public let disclosure: Disclosure?
    /// What a row of settings is set to.
    public let value: Value?
    /// The name of the row; nil is its place in the list.
    public let id: FocusID?

    /// Makes a row; only the title is needed.
    ///
    /// - Parameters:
    ///   - title: the words of the row.
    ///   - matched: the places of its characters that a search found, from 0.
    ///   - detail: words at the right end; not shown beside a key.
    ///   - key: a key at the right end.
    ///   - indentation: steps of two columns; below 0 counts as 0.
    ///   - isHeading: whether it heads the rows below it.
    ///   - startsGroup: whether a blank row stands above it.
    ///   - isChanged: whether a dot stands before it.
    ///   - disclosure: the glyph of a row that can be folded.
    ///   - value: what a row of settings is set to.
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
  /// What a setting is set to.
  public enum Value: Hashable, Sendable {
    /// Words that cannot be changed in the row.
    case words(String)
    /// A switch with its words: `●` where it is on, `○` where it is off.
    case toggle(isOn: Bool, String)
    /// One of several, between arrows that can be pointed at; the columns are those of the widest. A swatch stands behind
    /// the arrows.
    case choice(
      String, columns: Int, back: FocusID, forward: FocusID, swatch: Element? = nil)
    /// A text that is typed in the row; the columns are those of its text, 1 or more.
    case field(TextFieldState, placeholder: String, columns: Int)
  }
}

extension GSList.Row.Value {
  /// - Parameters:
  ///   - id: of the row; a field is pointed at under the same name.
  ///   - role: of the marks that are not words; nil where they stand on the fill of the focus.
  func element(id: FocusID, role: ColorRole?, isEmphasized: Bool) -> Element {
    let emphasis: Emphasis = isEmphasized ? .bold : []
    switch self {
    case .words(let text): return .label(text)
    case .toggle(let isOn, let text):
      let mark =
        isOn ? Span("● ", role: role) : Span("○ ", role: role.map { _ in .textTertiary })
      return .words([mark, Span(text, role: isOn ? nil : role.map { _ in .textSecondary })])
    case .choice(let text, let columns, let back, let forward, let swatch):
      let parts: [Element] = [
        .interactive(back, .words([Span("‹ ", role: role, emphasis: emphasis)])),
        .sized(width: .exactly(max(0, columns)), height: .exactly(1), .label(text)),
        .interactive(forward, .words([Span(" ›", role: role, emphasis: emphasis)])),
      ]
      return .row(parts + (swatch.map { [.gap(1), $0] } ?? []))
    case .field(let state, let placeholder, let columns):
      return GSTextField(state: state, placeholder: placeholder, id: id, columns: columns).element
    }
  }
}
