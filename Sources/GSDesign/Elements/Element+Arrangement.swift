/// Arrangements of elements. They paint nothing.
extension Element {
  /// Nothing, taking no room.
  public static let empty = Element(.empty)

  /// Takes the rest of the room along the axis of the stack around it.
  public static let spacer = Element(.spacer)

  /// Side by side.
  public static func row(
    spacing: Space = .none, alignment: Alignment.Vertical = .top, _ children: [Element]
  ) -> Element {
    Element(
      .stack(
        Stack(axis: .horizontal, spacing: spacing, alignment: Alignment(.leading, alignment)),
        children))
  }

  /// One below the other.
  public static func column(
    spacing: Space = .none, alignment: Alignment.Horizontal = .leading, _ children: [Element]
  ) -> Element {
    Element(
      .stack(
        Stack(axis: .vertical, spacing: spacing, alignment: Alignment(alignment, .top)),
        children))
  }

  /// From left to right in as many rows as it takes, as tags in a sheet.
  public static func flow(
    spacing: Space = .small, lineSpacing: Space = .none, _ children: [Element]
  ) -> Element {
    Element(.flow(spacing: spacing, lineSpacing: lineSpacing, children))
  }

  /// The overlay above the base, in the base's room.
  public static func layered(
    _ base: Element, overlay: Element, alignment: Alignment = .center
  ) -> Element {
    Element(
      .layers([
        Layer(alignment: .topLeading, element: base), Layer(alignment: alignment, element: overlay),
      ]))
  }

  /// Room around a child.
  public static func padded(_ edges: Edges, _ child: Element) -> Element {
    Element(.padded(edges, child))
  }

  /// A painted area around a label. Make controls with
  /// ``InteractionTable/control(_:_:panel:label:spoken:isTabStop:action:decorate:)``.
  public static func panel(_ panel: Panel, _ label: Element) -> Element {
    Element(.panel(panel, label))
  }

  /// A backdrop over all the room the child is given.
  public static func backdrop(_ role: ColorRole, _ child: Element) -> Element {
    Element(.backdrop(role, child))
  }

  /// A hairline between things, or a heavier line from 1.5 points on.
  ///
  /// - Parameters:
  ///   - axis: the way it runs.
  ///   - role: its colour.
  ///   - width: its thickness in points.
  ///   - isFocused: whether it shows the focus of the words above it: the ends of a horizontal line of at most 2 points
  ///     turn up, any other line is twice as thick. The words themselves are then not underlined.
  public static func rule(
    _ axis: Axis, role: ColorRole = .separator, width: StrokeWidth = .thin, isFocused: Bool = false
  ) -> Element {
    Element(.rule(Rule(axis: axis, role: role, width: width, isFocused: isFocused)))
  }

  /// A child that can take focus and be pointed at under this name.
  package static func interactive(_ id: FocusID, _ child: Element) -> Element {
    Element(.interactive(id, child))
  }

  /// An empty element in the size of a child: no words, no part that the pointer finds, no caret.
  ///
  /// A placeholder is laid over it:
  ///
  /// ```swift
  /// Element.layered(.hidden(tag), overlay: bar)
  /// ```
  public static func hidden(_ child: Element) -> Element {
    Element(.hidden(child))
  }

  /// A child under another environment.
  public static func environment(_ change: EnvironmentChange, _ child: Element) -> Element {
    Element(.environment(change, child))
  }

  /// A child with a description for screen readers, in place of that of its look.
  public static func spoken(_ spoken: Spoken, _ child: Element) -> Element {
    Element(.spoken(spoken, child))
  }

  /// The child in the middle of all the room there is.
  public static func centered(_ child: Element) -> Element {
    Element(.sized(Sizing(width: .fill, height: .fill, alignment: .center), child))
  }

  /// A child with a size of its own, in cells.
  ///
  /// ```swift
  /// Element.sized(width: .exactly(24), height: .exactly(1), .words([Span(text)]))
  /// ```
  ///
  /// - Parameters:
  ///   - width: how many columns it takes.
  ///   - height: how many rows it takes.
  ///   - alignment: the position of the child in more room than it needs. In less room it is cut at the end.
  ///   - child: the content.
  public static func sized(
    width: Extent = .content, height: Extent = .content, alignment: Alignment = .topLeading,
    _ child: Element
  ) -> Element {
    Element(.sized(Sizing(width: width, height: height, alignment: alignment), child))
  }

  /// The part of a child that fits into the room, scrolled just far enough that one of its parts is seen.
  ///
  /// - Parameters:
  ///   - columns: cells that are scrolled away at the left before the target is looked for, 0 or more.
  ///   - rows: cells that are scrolled away at the top before the target is looked for, 0 or more.
  ///   - target: the interactive part that must be seen; nil scrolls no farther.
  ///   - marksEnds: whether `‹` and `›` (or `<` and `>`) mark the sides where more is hidden, in the ink around.
  ///   - ends: the part whose children `left`, `right`, `up` and `down` are the marks that do not lead to a member of a
  ///     row; nil if a press on them does nothing.
  ///   - child: the content to scroll, at its natural size.
  public static func viewport(
    columns: Int = 0, rows: Int = 0, target: FocusID? = nil, marksEnds: Bool = false,
    ends: FocusID? = nil, _ child: Element
  ) -> Element {
    let viewport = Viewport(
      columns: columns, rows: rows, target: target, marksEnds: marksEnds, ends: ends)
    return Element(.viewport(viewport, child))
  }

  /// Words in several styles.
  ///
  /// ```swift
  /// Element.words([Span("3", emphasis: .bold), Span(" of 8", role: .textTertiary)])
  /// ```
  ///
  /// - Parameters:
  ///   - spans: the pieces from left to right.
  ///   - alignment: the position of each line in more room than it needs.
  ///   - wraps: whether they take as many lines as they need; otherwise they are one line that ends in `…` if it
  ///     is too long.
  ///   - caret: the position of the terminal's cursor, in grapheme clusters from the start; nil for no cursor. A line
  ///     with a caret scrolls so that the caret is visible.
  ///   - style: the type that documents set them in; nil is the terminal's own. Cells look the same in every style.
  public static func words(
    _ spans: [Span], alignment: Alignment.Horizontal = .leading, wraps: Bool = false,
    caret: Int? = nil, style: GSTextStyle? = nil
  ) -> Element {
    Element(.words(Words(spans, alignment: alignment, wraps: wraps, caret: caret, style: style)))
  }

  /// A picture of cells that were drawn before, in its own colours: no theme changes them, but a simulated depth or vision does.
  ///
  /// They have a fixed size: less room cuts them, and surplus room goes to the elements around.
  public static func cells(_ picture: CellPicture) -> Element {
    Element(.cells(picture))
  }

  /// One line of words in the ink of the panel around them.
  ///
  /// - Parameters:
  ///   - text: the words.
  ///   - style: the type that documents set them in; nil is the terminal's own, as for marks.
  public static func label(_ text: String, style: GSTextStyle? = nil) -> Element {
    .words([Span(text)], style: style)
  }
}

extension Element {
  /// Puts elements into a row; a single one is returned as it is.
  static func sideBySide(_ elements: [Element]) -> Element {
    elements.count == 1 ? elements[0] : .row(spacing: .small, elements)
  }
}
