/// Arranges the words and elements of a label closure side by side; the closure may use `if` and `for`.
///
/// A label is a look and does nothing, so components with actions are refused. Containers of components with actions
/// take a ``ContentBuilder``.
@resultBuilder
public enum ElementBuilder {
  /// Takes an element as it is.
  public static func buildExpression(_ element: Element) -> Element { element }

  /// Takes the look of words.
  public static func buildExpression(_ text: GSText) -> Element { text.element }

  /// Unavailable: a label has no actions.
  @available(
    *, unavailable,
    message: "a label does nothing; put the component beside it, or take its look with `.element`"
  )
  public static func buildExpression(_ component: some Component) -> Element { component.element }

  /// Unavailable: words need a style.
  @available(*, unavailable, message: "plain words are set with GSText(_:_:)")
  public static func buildExpression(_ text: String) -> Element { .empty }

  /// Puts the statements of a block side by side.
  public static func buildBlock(_ elements: Element...) -> Element { .sideBySide(elements) }

  /// Takes an `if` without `else`; nothing if the condition is false.
  public static func buildOptional(_ element: Element?) -> Element { element ?? .empty }

  /// Takes the first branch of an `if` or `switch`.
  public static func buildEither(first element: Element) -> Element { element }

  /// Takes the other branch of an `if` or `switch`.
  public static func buildEither(second element: Element) -> Element { element }

  /// Puts the results of a `for` loop side by side.
  public static func buildArray(_ elements: [Element]) -> Element {
    .row(spacing: .small, elements)
  }
}

extension Element {
  /// The element as the label of a panel: its words are on one line and take the panel's ink.
  ///
  /// A style of words fixes their role. On a fill that changes with the state that role would be wrong in every
  /// state but one; so only weight and emphasis stay. Blank rows of the style are left out.
  public var asLabel: Element {
    switch node {
    case .words(let words):
      Element(
        .words(
          Words(
            words.spans.map { Span($0.text, emphasis: $0.emphasis.subtracting(.dimInMono)) },
            alignment: words.alignment, caret: words.caret, style: words.style)))
    case .panel: self
    case .interactive(_, let child): child.asLabel
    case .padded(let edges, let child) where child.isBlock(with: edges):
      // The blank row is that of a title over other things; a label with one would be off the middle of its panel.
      child.asLabel
    case .spoken(let spoken, let child): .spoken(spoken, child.asLabel)
    case .empty, .cells, .spacer, .rule, .backdrop, .stack, .layers, .flow, .constrained, .padded,
      .sized, .viewport, .environment, .hidden:
      mapChildren(\.asLabel)
    }
  }
}
