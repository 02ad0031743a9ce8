/// Collects the components and elements of a container's closure in reading order; the closure may use `if` and `for`.
///
/// A closure of one ``Content`` puts them side by side; for a closure of several the container arranges them.
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
  /// Takes a component, with its tab stops and actions.
  public static func buildExpression(_ component: some Component) -> [Content] {
    [Content(component)]
  }

  /// Takes an element, which has no actions.
  public static func buildExpression(_ element: Element) -> [Content] { [Content(element)] }

  /// Unavailable: words need a style.
  @available(*, unavailable, message: "plain words are set with GSText(_:_:)")
  public static func buildExpression(_ text: String) -> [Content] { [] }

  /// Joins the statements of a block in reading order.
  public static func buildBlock(_ contents: [Content]...) -> [Content] { contents.flatMap(\.self) }

  /// Takes an `if` without `else`; nothing if the condition is false.
  public static func buildOptional(_ contents: [Content]?) -> [Content] { contents ?? [] }

  /// Takes the first branch of an `if` or `switch`.
  public static func buildEither(first contents: [Content]) -> [Content] { contents }

  /// Takes the other branch of an `if` or `switch`.
  public static func buildEither(second contents: [Content]) -> [Content] { contents }

  /// Joins the results of a `for` loop.
  public static func buildArray(_ contents: [[Content]]) -> [Content] { contents.flatMap(\.self) }

  /// Returns the contents apart, for a container that arranges them itself.
  public static func buildFinalResult(_ contents: [Content]) -> [Content] { contents }

  /// Returns the contents side by side, for a container that takes one.
  public static func buildFinalResult(_ contents: [Content]) -> Content {
    Content(contents) { .sideBySide($0) }
  }

  /// Unavailable: a closure of components cannot become an element without losing their actions.
  @available(
    *, unavailable,
    message: "an element has no actions; take Content, and lower it into the container's table"
  )
  public static func buildFinalResult(_ contents: [Content]) -> Element { .empty }
}
