extension GSTextField {
  /// The look of a text field.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// One row on the fill of fields.
    case plain
    /// A magnifier before the text: GitSpace's, radius 10.
    case searchBar
    /// The field for the name of a tag: GitSpace's, radius 10.
    case addTag
    /// A magnifier and bold words in the middle, on a line of 2 points: Zatch's.
    case search
    /// The field that finds a place: Zatch's, 44 points high, radius 8.
    case location
    /// A thin line around the text: RIBs-todo's, 50 points high, radius 10.
    case task
  }
}

extension GSTextField.Style {
  /// The roles at rest.
  var ink: Ink {
    switch self {
    case .plain, .searchBar, .addTag, .location: Ink(text: .onField, fill: .fieldFill)
    case .search: Ink(text: .text)
    case .task: Ink(text: .text, stroke: .outline)
    }
  }

  /// Measures in points, as the systems publish them.
  func panel(_ ink: Ink) -> Panel {
    switch self {
    case .plain: Panel(ink: ink, horizontalPadding: .small)
    case .searchBar:
      Panel(
        ink: ink, shape: .rounded(radius: Radius(.gitspace, "searchBar")),
        height: .padded(Space(.gitspace, "searchBarVertical")),
        horizontalPadding: Space(.gitspace, "searchBarHorizontal"))
    case .addTag:
      Panel(
        ink: ink, shape: .rounded(radius: Radius(.gitspace, "addTag")),
        height: .padded(Space(.gitspace, "addTag")),
        horizontalPadding: Space(.gitspace, "addTag"))
    case .search: Panel(ink: ink, horizontalPadding: .small)
    case .location:
      Panel(
        ink: ink, shape: .rounded(radius: Radius(.zatch, "field")),
        height: .fixed(ControlSize(.zatch, "location")))
    case .task:
      Panel(
        ink: ink, shape: .rounded(radius: Radius(.ribsTodo, "field")),
        height: .fixed(ControlSize(.ribsTodo, "field")),
        horizontalPadding: Space(.ribsTodo, "inset"),
        strokeWidth: StrokeWidth(.ribsTodo, "fieldThin"))
    }
  }

  var alignment: Alignment {
    switch self {
    case .plain, .searchBar, .addTag, .location, .task: .topLeading
    case .search: Alignment(.center, .top)
    }
  }

  /// The text of the field, or its placeholder, in the type of the design.
  func words(of state: TextFieldState, placeholder: String) -> Element {
    .words(
      of: state, placeholder: placeholder,
      placeholderRole: ink.fill == nil ? .textTertiary : .placeholder,
      emphasis: self == .search ? .bold : [], style: type)
  }

  private var type: GSTextStyle {
    switch self {
    case .plain, .searchBar, .addTag: .body1
    case .search: .zatch.bold18
    case .location: .zatch.medium14
    case .task: .ribsTodo.field
    }
  }

  /// The field with its icon before the text, and a line below it.
  func decorated(_ panel: Panel, _ line: Element, _ state: TextFieldState) -> Element {
    let icon = Element.spoken(
      Spoken(.decoration),
      .words([Span("⌕", role: state.isDisabled || self != .location ? nil : .placeholder)]))
    switch self {
    case .plain, .addTag, .task: return .panel(panel, line)
    case .searchBar:
      return .panel(panel, .row(spacing: Space(.gitspace, "searchBarGap"), [icon, line]))
    case .location:
      // The icon lies in the room before the text.
      let text = Element.padded(
        Edges(
          leading: Space(.zatch, "locationLeading"), trailing: Space(.zatch, "locationTrailing")),
        line)
      return .panel(
        panel,
        .layered(text, overlay: .padded(Edges(leading: .small), icon), alignment: .topLeading))
    case .search:
      return .column([
        .panel(panel, .row(spacing: .small, [icon, line])),
        .sized(
          height: .exactly(1),
          .padded(
            Edges(horizontal: Space(.zatch, "searchInset")),
            .rule(
              .horizontal, role: state.isDisabled ? .textDisabled : .text,
              width: StrokeWidth(.zatch, "searchUnderline")))),
      ])
    }
  }
}
