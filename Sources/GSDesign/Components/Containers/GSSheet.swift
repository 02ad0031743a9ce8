/// A pane that comes up from the foot of a screen, with a title over its content.
///
/// ```swift
/// GSSheet("Sort by") {
///   GSList(rows, state: state)
/// }
/// ```
public struct GSSheet: Component {
  /// The title, one line.
  public let title: String
  private let content: Content

  /// Makes a sheet.
  ///
  /// - Parameters:
  ///   - title: the words over the content.
  ///   - content: what stands in it, side by side; for another arrangement use
  ///     ``Content/column(spacing:alignment:_:)``.
  public init(_ title: String, @ContentBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  /// Returns the look, and enters whatever the content enters; a sheet itself takes no focus.
  public func lower(into table: inout InteractionTable) -> Element {
    let panel = Panel(
      ink: Ink(text: .text, fill: .raised), shape: .rounded(radius: Self.radius),
      height: .padded(Self.padding), horizontalPadding: .extraLarge)
    let heading = Element.words(
      [Span(title, role: .text, emphasis: .bold)], style: .zatch.bold18)
    return .spoken(
      Spoken(.sheet, title),
      .panel(
        panel,
        .column([
          .spoken(Spoken(.decoration), heading), .blank, content.lower(into: &table),
        ])))
  }

  /// Points, as Zatch publishes them.
  private static let radius = Radius.points28
  private static let padding = Space(points: 24)
}
