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
  /// Whether a bar above the title says that the sheet can be moved: GitSpace's, the others are Zatch's.
  public let hasGrabber: Bool
  private let content: Content

  /// Makes a sheet.
  ///
  /// - Parameters:
  ///   - title: the words over the content.
  ///   - hasGrabber: whether a bar above the title says that the sheet can be moved.
  ///   - content: the content, side by side; for another arrangement use
  ///     ``Content/column(spacing:alignment:_:)``.
  public init(
    _ title: String, hasGrabber: Bool = false, @ContentBuilder content: () -> Content
  ) {
    self.title = title
    self.hasGrabber = hasGrabber
    self.content = content()
  }

  /// Returns the look, and enters whatever the content enters; a sheet itself takes no focus.
  public func lower(into table: inout InteractionTable) -> Element {
    let panel = Panel(
      ink: Ink(text: .text, fill: .raised),
      shape: .rounded(radius: hasGrabber ? Self.platformRadius : Self.radius),
      height: .padded(hasGrabber ? Self.screenPadding : Self.padding),
      horizontalPadding: hasGrabber ? Self.screenPadding : .extraLarge)
    let heading = Element.words(
      [Span(title, role: .text, emphasis: .bold)], style: hasGrabber ? .title2 : .zatch.bold18)
    let rows = [
      Element.spoken(Spoken(.decoration), heading), .blank, content.lower(into: &table),
    ]
    // The bar lies over a blank row, so that it takes no width of its own, a row above the title.
    let body =
      hasGrabber
      ? Element.layered(
        .column([.blank, .blank] + rows), overlay: Self.grabber, alignment: Alignment(.center, .top)
      )
      : .column(rows)
    return .spoken(Spoken(.sheet, title), .panel(panel, body))
  }

  private static let grabber = Element.sized(
    width: .exactly(5), height: .exactly(1), .rule(.horizontal, role: .outline, width: .bar))

  /// Points, as Zatch publishes them.
  private static let radius = Radius(.zatch, "sheet")
  private static let padding = Space(.zatch, "sheet")
  /// The padding of GitSpace's screens; the platform rounds its sheet.
  private static let screenPadding = Space(.gitspace, "screen")
  private static let platformRadius = Radius.points10
}
