/// A pane: a surface with two columns of air at its sides and an optional heading.
///
/// Panes are told apart by the steps of their surfaces, not by frames.
public struct GSPanel: Component, Hashable, Sendable {
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
  private let content: Element

  public init(
    _ title: String = "", level: Level = .surface, @ElementBuilder content: () -> Element
  ) {
    self.title = title
    self.level = level
    self.content = content()
  }

  public func lower(into table: inout InteractionTable) -> Element {
    let heading: [Element] =
      title.isEmpty
      ? []
      : [
        .words([Span(title, role: .text, emphasis: .bold)]),
        .sized(height: .exactly(1), .empty),
      ]
    return .backdrop(
      level.role, .padded(Edges(horizontal: .large), .column(heading + [content])))
  }
}
