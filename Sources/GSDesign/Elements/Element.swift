/// A look as data: a tree of words, panels and arrangements in roles and points.
///
/// Two equal elements draw the same cells under the same environment. A component makes its element of
/// words (``words(_:alignment:wraps:caret:style:)``), of painted panels (``panel(_:_:)``) and of the arrangements beside them.
public struct Element: Hashable, Sendable {
  package indirect enum Node: Hashable, Sendable {
    /// Nothing, taking no room.
    case empty
    case words(Words)
    /// Cells as they are, of a fixed size.
    case cells(CellPicture)
    case panel(Panel, Element)
    /// A backdrop behind the child, over all the room it is given.
    case backdrop(ColorRole, Element)
    case stack(Stack, [Element])
    /// The later above the earlier, each placed in the room of the first.
    case layers([Layer])
    /// From left to right, in as many rows as it takes.
    case flow(spacing: Space, lineSpacing: Space, [Element])
    /// Each where constraints put it.
    case constrained(ConstrainedLayout)
    case padded(Edges, Element)
    case sized(Sizing, Element)
    /// Takes the rest of the room along the stack's axis.
    case spacer
    case rule(Rule)
    /// Shows a part of a child that is larger than the room.
    case viewport(Viewport, Element)
    case interactive(FocusID, Element)
    /// The room of the child, with nothing in it.
    case hidden(Element)
    case environment(EnvironmentChange, Element)
    /// A child with a description for screen readers; draws nothing itself.
    case spoken(Spoken, Element)
  }

  package let node: Node
  /// Follows from the node.
  let fit: ElementFit

  init(_ node: Node) {
    self.node = node
    fit = ElementFit(node)
  }
}

/// Words in one or more lines.
package struct Words: Hashable, Sendable {
  package var spans: [Span]
  package var alignment: Alignment.Horizontal
  /// Whether it takes as many lines as it needs; otherwise one line that ends in `…` if it is too long.
  package var wraps: Bool
  /// The position of the terminal's cursor, in grapheme clusters from the start; nil for no cursor.
  package var caret: Int?
  /// The style they were written in, for its size and weight in points; cells have one size. Nil for words without one.
  package var style: GSTextStyle?

  init(
    _ spans: [Span], alignment: Alignment.Horizontal = .leading, wraps: Bool = false,
    caret: Int? = nil, style: GSTextStyle? = nil
  ) {
    self.spans = spans
    self.alignment = alignment
    self.wraps = wraps
    self.caret = caret
    self.style = style
  }
}

/// Children beside or below one another.
package struct Stack: Hashable, Sendable {
  package var axis: Axis
  package var spacing: Space
  /// Across the axis. Only the component that fits the axis is read.
  package var alignment: Alignment
}

/// A child of `layers` and its position over the first.
package struct Layer: Hashable, Sendable {
  package var alignment: Alignment
  package var element: Element
}

/// The size of an element along one axis, in cells; never more than the room there is.
public enum Extent: Hashable, Sendable {
  /// As large as its content.
  case content
  /// A fixed number of cells, regardless of the content.
  case exactly(Int)
  /// As large as its content, with a minimum in cells.
  case atLeast(Int)
  /// As large as its content, with a maximum in cells.
  case atMost(Int)
  /// An equal share of the remaining room.
  case fill
}

/// The size policy of a child and its alignment in that size.
package struct Sizing: Hashable, Sendable {
  package var width: Extent
  package var height: Extent
  package var alignment: Alignment
}

/// A line between things.
package struct Rule: Hashable, Sendable {
  package var axis: Axis
  package var role: ColorRole
  package var width: StrokeWidth
  /// Whether the control it belongs to has the focus.
  package var isFocused = false
}

/// Which part of a larger child is shown.
package struct Viewport: Hashable, Sendable {
  /// Cells cut off at the left and above, before the target is looked for.
  package var columns: Int
  package var rows: Int
  /// The part that must be visible: the viewport scrolls just far enough, and never past the end of the child.
  package var target: FocusID?
  /// `‹ ›` (or `< >`) at the ends where more is hidden.
  package var marksEnds: Bool
  /// The part whose children `left`, `right`, `up` and `down` are the marks that lead to no member of a row; nil if a
  /// press on them does nothing.
  package var ends: FocusID?
}

extension Element {
  /// The same node with other children.
  func mapChildren(_ transform: (Element) -> Element) -> Element {
    switch node {
    case .empty, .words, .cells, .spacer, .rule: self
    case .panel(let panel, let child): .panel(panel, transform(child))
    case .backdrop(let role, let child): .backdrop(role, transform(child))
    case .stack(let stack, let children): Element(.stack(stack, children.map(transform)))
    case .layers(let layers):
      Element(
        .layers(layers.map { Layer(alignment: $0.alignment, element: transform($0.element)) }))
    case .flow(let spacing, let lineSpacing, let children):
      .flow(spacing: spacing, lineSpacing: lineSpacing, children.map(transform))
    case .constrained(let layout): Element(.constrained(layout.mapElements(transform)))
    case .padded(let edges, let child): .padded(edges, transform(child))
    case .sized(let sizing, let child): Element(.sized(sizing, transform(child)))
    case .viewport(let viewport, let child): Element(.viewport(viewport, transform(child)))
    case .interactive(let id, let child): .interactive(id, transform(child))
    case .hidden(let child): .hidden(transform(child))
    case .environment(let change, let child): .environment(change, transform(child))
    case .spoken(let spoken, let child): .spoken(spoken, transform(child))
    }
  }
}
