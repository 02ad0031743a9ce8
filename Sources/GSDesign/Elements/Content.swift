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
/// No two parts have the same name: of two components with the same identifier, the later one in reading order gets
/// `:2` behind the first step of its path. If a model has to distinguish them, give each an identifier of its own.
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
  /// - Parameters:
  ///   - contents: the parts, from the top or from the left.
  ///   - arrange: the arrangement of their looks; tab stops go in the order of the contents.
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

  /// From left to right in as many rows as it takes, as tags in a sheet.
  public static func flow(
    spacing: Space = .small, lineSpacing: Space = .none,
    @ContentBuilder _ contents: () -> [Content]
  ) -> Content {
    Content(contents()) { .flow(spacing: spacing, lineSpacing: lineSpacing, $0) }
  }
}

/// A component of the design system: it lowers into an element and the actions of its parts.
///
/// Elements stay data; closures live in the table beside them, under the name that the interactive node carries. A
/// container takes ``Content`` and lowers it into its own table, so that an action fires at any depth.
public protocol Component {
  /// The look of the component, with its actions put into the table.
  func lower(into table: inout InteractionTable) -> Element
}

extension Component {
  /// The look alone.
  public var element: Element {
    var table = InteractionTable()
    return lower(into: &table)
  }

  /// The look, and the actions of its parts.
  public func lowered() -> Lowered {
    var table = InteractionTable(of: self)
    let element = lower(into: &table)
    return Lowered(element: element, interactions: table)
  }
}

/// An element and the actions of its interactive parts; in a container it acts as the component did.
public struct Lowered: Component {
  /// The look.
  public let element: Element
  /// The tab stops, parts and actions that belong to the look.
  public let interactions: InteractionTable

  /// Puts a look and a table together; the names in the table must be those in the look.
  public init(element: Element, interactions: InteractionTable) {
    self.element = element
    self.interactions = interactions
  }

  /// Returns the look, and adds its table to the one given.
  public func lower(into table: inout InteractionTable) -> Element {
    table.merge(interactions)
    return element
  }
}
