/// A row that opens to show its content below.
///
/// ```swift
/// GSDisclosure("Week 4", detail: "A road map of nine months", state: TagState(isSelected: true)) {
///   GSText(.body2, "What to expect in the first weeks.")
/// }
/// ```
public struct GSDisclosure: Component {
  /// The title, visible whether the row is open or closed.
  public let title: String
  /// Words behind the title; empty shows none.
  public let detail: String
  /// Whether it is open (selected), disabled, focused or under the pointer.
  public let state: TagState
  /// The name used for focus and pointer events.
  public let id: FocusID
  private let action: (() -> Void)?
  private let content: Content

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - title: visible whether the row is open or closed.
  ///   - detail: words behind the title; empty shows none.
  ///   - state: open if it is selected; closed and at rest by default.
  ///   - id: the name of its own tab stop.
  ///   - action: runs when it is pressed; a disabled row never runs it.
  ///   - content: shown below the row while it is open, side by side.
  public init(
    _ title: String, detail: String = "", state: TagState = TagState(),
    id: FocusID = "disclosure", action: (() -> Void)? = nil,
    @ContentBuilder content: () -> Content
  ) {
    self.title = title
    self.detail = detail
    self.state = state
    self.id = id
    self.action = action
    self.content = content()
  }

  /// Returns the look, and enters its tab stop and, while it is open, whatever the content enters.
  public func lower(into table: inout InteractionTable) -> Element {
    table.add(id, isTabStop: !state.isDisabled, action: state.isDisabled ? nil : action)
    let isOpen = state.isSelected
    let panel = Panel(
      ink: ink, horizontalPadding: .small,
      marks: Marks(
        isFocused: state.isFocused, isDisabled: state.isDisabled, interaction: state.interaction))
    var spans = [
      Span(isOpen ? "▾ " : "▸ "),
      Span(title, role: titleRole, emphasis: isOpen && state.interaction != .pressed ? .bold : []),
    ]
    if !detail.isEmpty { spans.append(Span("  " + detail)) }
    let spoken = Spoken(
      .button, detail.isEmpty ? title : title + ", " + detail,
      states: [isOpen ? .expanded : .collapsed])
    let row = Element.interactive(
      id, .spoken(spoken, .panel(panel, .words(spans, style: .lionheart.body2R))))
    guard isOpen else { return row }
    return .column([
      row, .padded(Edges(leading: Space(points: 24)), content.lower(into: &table)),
    ])
  }

  private var ink: Ink {
    Ink(text: state.isDisabled ? .textDisabled : .text).under(
      state.interaction, isDisabled: state.isDisabled)
  }

  /// The title of an open row has the accent and that of a closed one says least, as LionHeart's weeks have.
  private var titleRole: ColorRole? {
    guard !state.isDisabled, state.interaction == .normal else { return nil }
    return state.isSelected ? .accentText : .textTertiary
  }
}
