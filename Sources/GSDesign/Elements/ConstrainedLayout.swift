/// Items and the constraints that place them, checked: they hold together and leave nothing open.
public struct ConstrainedLayout: Hashable, Sendable {
  /// The items, the later above the earlier.
  public private(set) var items: [ConstrainedItem]
  private let system: ConstraintSystem
  fileprivate let depth: Int

  /// Makes a layout of items and constraints, and checks it.
  ///
  /// - Parameters:
  ///   - items: the items, the later above the earlier.
  ///   - safeArea: room at the container's edges that ``ConstraintContainer/safeArea`` leaves free.
  ///   - constraints: the ties of the items to the container and to each other.
  /// - Throws: all conflicts and all items whose place or size is left open.
  public init(
    _ items: [ConstrainedItem], safeArea: Edges = Edges(),
    @ConstraintBuilder constraints: (ConstraintContainer) -> [Constraint]
  ) throws(ConstraintError) {
    depth = 1 + items.reduce(0) { max($0, $1.element.constrainedDepth) }
    guard depth <= ConstraintProblem.depthLimit else { throw ConstraintError(problems: [.tooDeep]) }
    self.items = items
    system = try ConstraintCheck.system(
      items.map(\.traits), safeArea: safeArea, constraints(ConstraintContainer()))
  }

  /// The size of the container and the frames of the items.
  ///
  /// - Parameters:
  ///   - contents: the sizes of the items' contents, in their order.
  ///   - width: the room from left to right.
  ///   - height: the room from top to bottom.
  public func frames(
    _ contents: [ItemContent], width: ConstraintRoom, height: ConstraintRoom
  ) -> (container: PointFrame, items: [PointFrame]) {
    let solver = system.solved(contents, width: width, height: height)
    let container = PointFrame(
      x: 0, y: 0, width: max(0, solver.value(system.container(.horizontal))),
      height: max(0, solver.value(system.container(.vertical))))
    let frames = items.indices.map { index in
      let (x, width) = system.variables(of: index, .horizontal)
      let (y, height) = system.variables(of: index, .vertical)
      return PointFrame(
        x: solver.value(x), y: solver.value(y), width: max(0, solver.value(width)),
        height: max(0, solver.value(height)))
    }
    return (container, frames)
  }

  /// Whether a constraint names a baseline of an item, by its place in ``items``: only then is its baseline looked for.
  public func usesBaseline(of index: Int) -> Bool { system.usesBaseline(of: items[index].owner) }

  func mapElements(_ transform: (Element) -> Element) -> ConstrainedLayout {
    var layout = self
    for index in items.indices { layout.items[index].element = transform(items[index].element) }
    return layout
  }
}

extension Element {
  /// Items where constraints put them, for what rows and columns cannot do.
  ///
  /// ```swift
  /// let title = ConstrainedItem("title", .label("Week 4"))
  /// let badge = ConstrainedItem("badge", .label("New")).hugging(251).resistance(751)
  /// let row = try Element.constrained(title, badge) { container in
  ///   title.leading.equalTo(container.leading).inset(.large)
  ///   title.trailing.equalTo(badge.leading).inset(.small)
  ///   badge.trailing.equalTo(container.trailing).inset(.large)
  ///   title.vertical.equalTo(container.vertical)
  ///   badge.firstBaseline.equalTo(title.firstBaseline)
  /// }
  /// ```
  ///
  /// Constraints are required unless they have a priority. Lengths are points; edges are rounded to cells when all of them
  /// are known, so items that do not overlap in points do not in cells. For a row or a column use ``row(spacing:alignment:_:)``
  /// or ``column(spacing:alignment:_:)``: they need no names.
  ///
  /// - Parameters:
  ///   - items: the items, the later above the earlier.
  ///   - safeArea: room at the container's edges that ``ConstraintContainer/safeArea`` leaves free.
  ///   - constraints: the ties of the items to the container and to each other.
  /// - Throws: all conflicts and all items whose place or size is left open, by name and with the lines of the sources. They
  ///   follow from the constraints and priorities alone, never from words or the size of a screen.
  public static func constrained(
    _ items: ConstrainedItem..., safeArea: Edges = Edges(),
    @ConstraintBuilder constraints: (ConstraintContainer) -> [Constraint]
  ) throws(ConstraintError) -> Element {
    try constrained(items, safeArea: safeArea, constraints: constraints)
  }

  /// The items of a list where constraints put them.
  ///
  /// - Throws: all conflicts and ambiguities of the constraints.
  public static func constrained(
    _ items: [ConstrainedItem], safeArea: Edges = Edges(),
    @ConstraintBuilder constraints: (ConstraintContainer) -> [Constraint]
  ) throws(ConstraintError) -> Element {
    Element(
      .constrained(try ConstrainedLayout(items, safeArea: safeArea, constraints: constraints)))
  }

  /// How many layouts by constraints are in one another, counted as far as it matters.
  fileprivate var constrainedDepth: Int {
    switch node {
    case .empty, .words, .cells, .spacer, .rule: 0
    case .constrained(let layout): layout.depth
    case .panel(_, let child), .backdrop(_, let child), .padded(_, let child),
      .sized(_, let child), .viewport(_, let child), .interactive(_, let child),
      .environment(_, let child), .spoken(_, let child), .hidden(let child):
      child.constrainedDepth
    case .stack(_, let children), .flow(_, _, let children):
      children.reduce(0) { max($0, $1.constrainedDepth) }
    case .layers(let layers): layers.reduce(0) { max($0, $1.element.constrainedDepth) }
    }
  }
}
