/// A thing of the design system: it lowers into an element, and into what its parts do.
///
/// Elements stay data; closures live in the table beside them, under the name that the interactive node carries. What
/// holds other components takes ``Content`` and lowers it into its own table, so that an action fires however deep it
/// stands.
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

  /// The look, and what its parts do.
  public func lowered() -> Lowered {
    var table = InteractionTable()
    let element = lower(into: &table)
    return Lowered(element: element, interactions: table)
  }
}

/// An element and the actions of its interactive parts; in a container it is what the component was.
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
