/// A thing of the design system: it lowers into an element, and into what its parts do.
///
/// Elements stay data; closures live in the table beside them, under the name that the interactive node carries.
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

/// An element and the actions of its interactive parts.
public struct Lowered {
  public let element: Element
  public let interactions: InteractionTable

  public init(element: Element, interactions: InteractionTable) {
    self.element = element
    self.interactions = interactions
  }
}

/// What the interactive parts of an element do, in the order of their tab stops.
public struct InteractionTable {
  /// The identifiers that take focus, in order: one tab stop for each component.
  public private(set) var tabStops: [FocusID] = []
  private var actions: [FocusID: () -> Void] = [:]

  public init() {}

  /// Puts a part in.
  ///
  /// - Parameters:
  ///   - isTabStop: whether Tab reaches it; members of a group are reached by arrows instead.
  ///   - action: what pressing it does; a disabled part has none.
  public mutating func add(_ id: FocusID, isTabStop: Bool = true, action: (() -> Void)? = nil) {
    if isTabStop { tabStops.append(id) }
    if let action { actions[id] = action }
  }

  /// Whether the part does anything; it is not done.
  public func hasAction(_ id: FocusID) -> Bool { actions[id] != nil }

  /// Does what the part does; false when it does nothing.
  @discardableResult
  public func perform(_ id: FocusID) -> Bool {
    guard let action = actions[id] else { return false }
    action()
    return true
  }
}
