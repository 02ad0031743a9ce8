/// The components and elements in a container, in reading order. They keep their tab stops and actions.
///
/// A container takes it from a closure and lowers it into the table it was given itself:
///
/// ```swift
/// GSPanel("Report") {
///   Content.column(spacing: .small) {
///     GSText(.body1, "Send the report?")
///     GSButton(style: .primary(isDisabled: false), id: "send", action: send) { GSText(.buttonTitle1, "Send") }
///   }
/// }
/// ```
///
/// Two parts never answer to one name: of two components with the same identifier the later one in reading order gets
/// `:2` behind the first step of its path. Give each one of its own where a model tells them apart.
public struct Content: Component {
  private let lowering: (inout InteractionTable) -> Element

  /// One component.
  public init(_ component: some Component) {
    lowering = { $0.add(component) }
  }

  /// A look that does nothing.
  public init(_ element: Element) {
    lowering = { _ in element }
  }

  /// Several contents in reading order.
  ///
  /// - Parameter arrange: how their looks stand together; tab stops go in the order of the contents.
  public init(_ contents: [Content], arrange: @escaping ([Element]) -> Element) {
    lowering = { table in arrange(contents.map { $0.lowering(&table) }) }
  }

  /// Returns the look, and enters the contents into the table in reading order.
  public func lower(into table: inout InteractionTable) -> Element { lowering(&table) }

  /// The same content with something around its look: padding, a backdrop, another environment.
  public func wrapped(_ wrap: @escaping (Element) -> Element) -> Content {
    Content([self]) { wrap($0[0]) }
  }
}

extension Content {
  /// Side by side.
  public static func row(
    spacing: Space = .none, alignment: Alignment.Vertical = .top,
    @ContentBuilder _ contents: () -> [Content]
  ) -> Content {
    Content(contents()) { .row(spacing: spacing, alignment: alignment, $0) }
  }

  /// One below the other.
  public static func column(
    spacing: Space = .none, alignment: Alignment.Horizontal = .leading,
    @ContentBuilder _ contents: () -> [Content]
  ) -> Content {
    Content(contents()) { .column(spacing: spacing, alignment: alignment, $0) }
  }

  /// From left to right in as many rows as it takes, as tags stand in a sheet.
  public static func flow(
    spacing: Space = .small, lineSpacing: Space = .none,
    @ContentBuilder _ contents: () -> [Content]
  ) -> Content {
    Content(contents()) { .flow(spacing: spacing, lineSpacing: lineSpacing, $0) }
  }
}
