/// The head of a section: its title, and a button that shows the rest of the section.
///
/// ```swift
/// GSSectionHeader("Contributors", button: "See all") { showAll() }
/// ```
public struct GSSectionHeader: Component {
  /// The title, one line.
  public let title: String
  /// The words of the button; empty shows none.
  public let button: String
  /// Focus and pointer of the button.
  public let state: ButtonState
  /// The name of the button.
  public let id: FocusID
  private let action: () -> Void

  /// Makes a head of a section.
  ///
  /// - Parameters:
  ///   - title: one line.
  ///   - button: the words of the button; empty shows none.
  ///   - state: at rest by default.
  ///   - id: the name of the button.
  ///   - action: runs when the button is pressed.
  public init(
    _ title: String, button: String = "", state: ButtonState = ButtonState(),
    id: FocusID = "see-all", action: @escaping () -> Void = {}
  ) {
    self.title = title
    self.button = button
    self.state = state
    self.id = id
    self.action = action
  }

  /// Returns the look; the button enters its tab stop and its action.
  public func lower(into table: inout InteractionTable) -> Element {
    let heading = table.add(GSText(.title3, title))
    guard !button.isEmpty else { return pinned(heading) }
    let end = table.add(
      GSButton(
        style: .plainText(isDestructive: false), state: state, id: id, action: action
      ) { GSText(.body2, button) })
    return pinned(
      .row(
        alignment: .center, [heading, .sized(width: .fill, height: .exactly(1), .empty), end]))
  }

  /// The ground of the page, which content is scrolled below.
  private func pinned(_ content: Element) -> Element {
    .panel(
      Panel(
        ink: Ink(text: .text, fill: .page), height: .padded(Self.verticalPadding),
        horizontalPadding: Self.horizontalPadding), content)
  }

  /// Points, as GitSpace publishes them.
  private static let verticalPadding = Space(.gitspace, "sectionVertical")
  private static let horizontalPadding = Space(.gitspace, "sectionHorizontal")
}
