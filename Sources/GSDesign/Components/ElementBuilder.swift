/// Puts what a label closure names side by side: components and elements, with `if` and `for` between them.
@resultBuilder
public enum ElementBuilder {
  public static func buildExpression(_ element: Element) -> Element { element }

  public static func buildExpression(_ component: some Component) -> Element { component.element }

  @available(*, unavailable, message: "plain words are set with GSText(_:_:)")
  public static func buildExpression(_ text: String) -> Element { .empty }

  public static func buildBlock(_ elements: Element...) -> Element {
    elements.count == 1 ? elements[0] : .row(spacing: .small, elements)
  }

  public static func buildOptional(_ element: Element?) -> Element { element ?? .empty }

  public static func buildEither(first element: Element) -> Element { element }

  public static func buildEither(second element: Element) -> Element { element }

  public static func buildArray(_ elements: [Element]) -> Element {
    .row(spacing: .small, elements)
  }
}
