/// Two panes beside or below one another, with a divider that can be moved.
///
/// The divider shows the pointer, a press and the focus by a handle in its middle as well as by its colour. It fills
/// the room it is given, whose length the state knows.
///
/// ```swift
/// GSSplit(model.split, id: "split") {
///   GSList(state: model.files, id: "files") { GSList.Row(names[$0]) }
/// } second: {
///   GSTextArea(state: model.log, id: "log", columns: model.split.second) { lines[$0] }
/// }
/// ```
public struct GSSplit: Component {
  /// The place of the divider.
  public let state: SplitState
  /// The name of the divider, which is a tab stop between those of the panes.
  public let id: FocusID
  private let first: Content
  private let second: Content

  /// Makes two panes.
  ///
  /// - Parameters:
  ///   - state: the place of the divider, the focus and the pointer.
  ///   - id: the name of the divider.
  ///   - first: the content at the left or above.
  ///   - second: the content at the right or below.
  public init(
    _ state: SplitState, id: FocusID = "split", @ContentBuilder first: () -> Content,
    @ContentBuilder second: () -> Content
  ) {
    self.state = state
    self.id = id
    self.first = first()
    self.second = second()
  }

  /// Returns the look, and enters the first pane, the divider and the second pane.
  public func lower(into table: inout InteractionTable) -> Element {
    let before = pane(.exactly(state.first), table.add(first))
    table.add(id)
    let after = pane(.fill, table.add(second))
    let divider = Element.interactive(id, .spoken(spoken, pane(.exactly(1), look)))
    let panes = Element.sized(
      width: .fill, height: .fill, stack([before, divider, after]))
    guard state.interaction == .pressed else { return panes }
    // Each cell along the axis has a name, so that the program learns the place of the pointer.
    let places = SplitState.places(of: id)
    let cells = (0..<state.length).map { index in
      Element.interactive(places.child(index), pane(.exactly(1), .empty))
    }
    return .layered(panes, overlay: stack(cells), alignment: .topLeading)
  }

  private func stack(_ parts: [Element]) -> Element {
    switch state.axis {
    case .horizontal: .row(parts)
    case .vertical: .column(parts)
    }
  }

  /// An element of a length along the axis, which fills the room across it.
  private func pane(_ length: Extent, _ element: Element) -> Element {
    switch state.axis {
    case .horizontal: .sized(width: length, height: .fill, element)
    case .vertical: .sized(width: .fill, height: length, element)
    }
  }

  private var look: Element {
    let isActive = state.isFocused || state.interaction == .pressed
    let role: ColorRole =
      if isActive {
        .onSelection
      } else if state.interaction == .hovered {
        .text
      } else {
        // As clear as words: an outline only divides, and this line is a control.
        .textSecondary
      }
    let line = Element.rule(
      state.axis == .horizontal ? .vertical : .horizontal, role: role,
      width: state.interaction == .normal ? .thin : StrokeWidth(points: 2))
    let marks = handle.map { Element.words([Span($0, role: role, emphasis: .bold)]) }
    let grip = state.axis == .horizontal ? Element.column(marks) : .row(marks)
    let marked = Element.layered(pane(.exactly(1), line), overlay: grip, alignment: .center)
    return isActive ? .backdrop(.selectionFill, marked) : marked
  }

  /// The handle in the middle: a dot while it is held, a ring under the pointer, and around them the ways that keys
  /// move the divider.
  private var handle: [String] {
    let pointer: [String] =
      switch state.interaction {
      case .normal: []
      case .hovered: ["○"]
      case .pressed: ["●"]
      }
    guard state.isFocused else { return pointer }
    return switch state.axis {
    case .horizontal: ["◂"] + pointer + ["▸"]
    case .vertical: ["▴"] + pointer + ["▾"]
    }
  }

  private var spoken: Spoken {
    Spoken(
      .stepper, name: SampleLabel("Divider", "구분선"),
      value: SampleLabel("\(state.first)", "\(state.first)"),
      states: Set(isFocused: state.isFocused, interaction: state.interaction))
  }
}
