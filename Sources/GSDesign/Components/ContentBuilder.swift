/// Collects the components and elements of a container's closure in reading order; the closure may use `if` and `for`.
///
/// A closure of one ``Content`` puts them side by side; a closure of several leaves that to whoever takes them.
///
/// ```swift
/// struct Card: Component {
///   private let content: Content
///
///   init(@ContentBuilder content: () -> Content) { self.content = content() }
///
///   func lower(into table: inout InteractionTable) -> Element {
///     .backdrop(.raised, content.lower(into: &table))
///   }
/// }
/// ```
@resultBuilder
public enum ContentBuilder {
  public static func buildExpression(_ component: some Component) -> [Content] {
    [Content(component)]
  }

  public static func buildExpression(_ element: Element) -> [Content] { [Content(element)] }

  @available(*, unavailable, message: "plain words are set with GSText(_:_:)")
  public static func buildExpression(_ text: String) -> [Content] { [] }

  public static func buildBlock(_ contents: [Content]...) -> [Content] { contents.flatMap(\.self) }

  public static func buildOptional(_ contents: [Content]?) -> [Content] { contents ?? [] }

  public static func buildEither(first contents: [Content]) -> [Content] { contents }

  public static func buildEither(second contents: [Content]) -> [Content] { contents }

  public static func buildArray(_ contents: [[Content]]) -> [Content] { contents.flatMap(\.self) }

  public static func buildFinalResult(_ contents: [Content]) -> [Content] { contents }

  public static func buildFinalResult(_ contents: [Content]) -> Content {
    Content(contents) { .sideBySide($0) }
  }

  @available(
    *, unavailable,
    message: "an element has no actions; take Content, and lower it into the container's table"
  )
  public static func buildFinalResult(_ contents: [Content]) -> Element { .empty }
}
