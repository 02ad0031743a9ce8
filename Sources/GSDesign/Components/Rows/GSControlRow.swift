/// A row of a list: a title, and at its end the control that it names.
///
/// ```swift
/// GSControlRow("Notifications") {
///   GSSwitch(state: TagState(isSelected: true))
/// }
/// ```
public struct GSControlRow: Component {
  /// The title, one line.
  public let title: String
  /// Whether a bar at the left edge says that the row is the current one.
  public let isCurrent: Bool
  private let control: Content

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - title: the name of the control.
  ///   - isCurrent: whether the row is marked at its left edge, as one with the focus in it.
  ///   - control: the control at the end of the row.
  public init(_ title: String, isCurrent: Bool = false, @ContentBuilder control: () -> Content) {
    self.title = title
    self.isCurrent = isCurrent
    self.control = control()
  }

  /// Returns the look, and enters whatever the control enters; a row itself takes no focus.
  public func lower(into table: inout InteractionTable) -> Element {
    let row = Element.row(
      alignment: .center,
      [
        .spoken(Spoken(.decoration), .words([Span(title, role: .text)], style: .lionheart.body2R)),
        .spacer, .gap(2),
        control.lower(into: &table),
      ])
    let marked = Element.layered(
      .padded(Edges(horizontal: .large), row), overlay: isCurrent ? .accentBar : .empty,
      alignment: .topLeading)
    return .spoken(
      Spoken(.label, title), .column([marked, .rule(.horizontal, role: .outline, width: .thin)]))
  }
}
