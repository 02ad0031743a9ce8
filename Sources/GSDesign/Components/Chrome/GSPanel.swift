/// A pane: a surface with two columns of air at its sides and an optional heading.
///
/// Panes differ in their surface level; they have no frames.
///
/// ```swift
/// GSPanel("Selected tags") {
///   GSTag.filled("Swift")
/// }
/// ```
public struct GSPanel: Component {
  /// The elevation of a pane above the page.
  public enum Level: String, Hashable, Sendable, CaseIterable {
    /// On the page itself.
    case page
    /// A pane on the page.
    case surface
    /// An overlay above panes.
    case raised

    fileprivate var role: ColorRole {
      switch self {
      case .page: .page
      case .surface: .surface
      case .raised: .raised
      }
    }
  }

  /// The step of the surface, which decides the fill.
  public let level: Level
  /// The heading, one bold line; empty shows none.
  public let title: String
  /// Whether the content reaches the sides, as lists do; the heading keeps its air.
  public let isFlush: Bool
  /// Whether the content follows the heading without a blank row between them.
  public let isDense: Bool
  private let content: Content
  private var width = Extent.content
  private var height = Extent.content
  private var alignment = Alignment.topLeading

  /// Makes a pane.
  ///
  /// - Parameters:
  ///   - title: the heading; empty shows none.
  ///   - level: the elevation above the page.
  ///   - isFlush: whether the content reaches the sides.
  ///   - isDense: whether no blank row separates heading and content.
  ///   - content: the content, side by side; for another arrangement use
  ///     ``Content/column(spacing:alignment:_:)``.
  public init(
    _ title: String = "", level: Level = .surface, isFlush: Bool = false, isDense: Bool = false,
    @ContentBuilder content: () -> Content
  ) {
    self.title = title
    self.level = level
    self.isFlush = isFlush
    self.isDense = isDense
    self.content = content()
  }

  /// The same pane of a given size of a screen, regardless of its content.
  public func filling(
    columns: Int, rows: Int, alignment: Alignment = .topLeading
  ) -> GSPanel {
    var panel = self
    panel.width = .exactly(columns)
    panel.height = .exactly(rows)
    panel.alignment = alignment
    return panel
  }

  /// Returns the look, and enters whatever the content enters; a pane itself takes no focus.
  public func lower(into table: inout InteractionTable) -> Element {
    let air = Edges(horizontal: .large)
    let content = content.lower(into: &table)
    let body: Element
    if isFlush {
      body = heading.isEmpty ? content : .column([.padded(air, .column(heading)), content])
    } else {
      body = .padded(air, .column(heading + [content]))
    }
    let isSized = width != .content
    return .backdrop(
      level.role,
      isSized ? .sized(width: width, height: height, alignment: alignment, body) : body)
  }

  private var heading: [Element] {
    guard !title.isEmpty else { return [] }
    let words = Element.spoken(
      Spoken(.heading), .words([Span(title, role: .text, emphasis: .bold)], style: .title3))
    return isDense ? [words] : [words, .blank]
  }
}

extension Element {
  /// Empty columns.
  public static func gap(_ columns: Int) -> Element {
    .sized(width: .exactly(columns), height: .exactly(1), .empty)
  }

  /// An empty row.
  public static let blank = Element.sized(height: .exactly(1), .empty)
}
