/// A pane: a surface with two columns of air at its sides and an optional heading.
///
/// Panes are told apart by the steps of their surfaces, not by frames.
public struct GSPanel: Component {
  /// How far a pane stands above the page.
  public enum Level: String, Hashable, Sendable, CaseIterable {
    case page, surface, raised

    fileprivate var role: ColorRole {
      switch self {
      case .page: .page
      case .surface: .surface
      case .raised: .raised
      }
    }
  }

  public let level: Level
  public let title: String
  /// Whether the content reaches the sides, as lists do; the heading keeps its air.
  public let isFlush: Bool
  /// Whether the content follows the heading without a blank row between them.
  public let isDense: Bool
  private let content: Content
  private var width = Extent.content
  private var height = Extent.content
  private var alignment = Alignment.topLeading

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

  /// The same pane over so many cells of a screen, whatever its content takes.
  package func filling(
    columns: Int, rows: Int, alignment: Alignment = .topLeading
  ) -> GSPanel {
    var panel = self
    panel.width = .exactly(columns)
    panel.height = .exactly(rows)
    panel.alignment = alignment
    return panel
  }

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
    let words = Element.words([Span(title, role: .text, emphasis: .bold)])
    return isDense ? [words] : [words, .blank]
  }
}
