import GSDesign

/// The gaps before the children of a stack, in cells along its axis; the first child that shows has none.
func gaps(_ stack: Stack, _ children: [Element], _ traits: LayoutTraits) -> [Int] {
  let gap =
    switch stack.axis {
    case .horizontal: CellMetrics.columns(stack.spacing.points)
    case .vertical: CellMetrics.rows(stack.spacing.points)
    }
  var gaps = Array(repeating: 0, count: children.count)
  var reachesBefore: Bool?
  for (index, child) in children.enumerated() where !child.isEmpty {
    let reaches = stack.axis == .vertical && gap == 0 && child.reach(traits) > 0
    // Two outlines that both reach beyond their rows would touch.
    if let reachesBefore { gaps[index] = reaches && reachesBefore ? 1 : gap }
    reachesBefore = reaches
  }
  return gaps
}

extension CellSize {
  /// The length along an axis.
  subscript(axis: Axis) -> Int {
    get { axis == .horizontal ? columns : rows }
    set {
      switch axis {
      case .horizontal: columns = max(0, newValue)
      case .vertical: rows = max(0, newValue)
      }
    }
  }
}

extension Axis {
  var across: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Measurer {
  /// Measures the children of a stack.
  ///
  /// Inflexible children take their size in order, those at the far end first. Flexible ones share the rest, the first
  /// of them taking the spare cells. In a row short of room, marks come before words, and children of one fixed width
  /// share the room. Children for which no room is left have no size.
  mutating func measureStack(
    _ stack: Stack, _ children: [Element], _ traits: LayoutTraits, room: CellSize, depth: Int
  ) -> Measurement {
    let axis = stack.axis
    let gaps = gaps(stack, children, traits)
    let places = places(children.count)
    let isBounded = CellSize.isBounded(room[axis])
    func isFlexible(_ child: Element) -> Bool { isBounded && child.isFlexible(axis) }
    var flexible = 0
    // The children after the last flexible one belong to the far end; they come before those that may be cut.
    var end = 0
    for (index, child) in children.enumerated() where isFlexible(child) {
      flexible += 1
      end = index + 1
    }
    var left = room
    for (child, gap) in zip(children, gaps) where isFlexible(child) { left[axis] -= gap }
    for step in children.indices {
      let index = (end + step) % children.count
      let child = children[index]
      guard !child.isEmpty, !isFlexible(child) else { continue }
      left[axis] -= gaps[index]
      let inner = measure(child, traits, room: left, depth: depth + 1)
      kept[places.lowerBound + index] = inner
      left[axis] -= inner.size[axis]
    }
    if axis == .horizontal, isBounded, left[axis] <= 0 {
      let order = children.indices.map { (end + $0) % children.count }
        .filter { !children[$0].isEmpty && !isFlexible(children[$0]) }
      var room = room
      room.columns -= gaps.reduce(0, +)
      share(room, among: children, order, places, traits, depth: depth)
    }
    if flexible > 0 {
      let (share, spare) = left[axis].quotientAndRemainder(dividingBy: flexible)
      var order = 0
      for (child, place) in zip(children, places) where isFlexible(child) {
        var room = left
        room[axis] = share + (order < spare ? 1 : 0)
        kept[place] = measure(child, traits, room: room, depth: depth + 1)
        kept[place].size[axis] = room[axis]
        order += 1
      }
    }
    let total = extent(of: children, places, axis: axis, gaps)
    return Measurement(size: total.limited(to: room), children: places)
  }

  /// Measures the children of a row that is short of room again, where that helps.
  ///
  /// - Parameters:
  ///   - room: what there is without the gaps.
  ///   - children: those of the row.
  ///   - order: the children that are not flexible, in the order in which they are served.
  private mutating func share(
    _ room: CellSize, among children: [Element], _ order: [Int], _ places: Range<Int>,
    _ traits: LayoutTraits, depth: Int
  ) {
    let marks = order.filter { children[$0].isMark }
    let others = order.filter { !children[$0].isMark }
    let widths = Set(others.map { children[$0].exactColumns })
    let isEven = others.count > 1 && widths.count == 1 && widths != [nil]
    guard !marks.isEmpty || isEven else { return }
    var left = room
    for index in marks {
      let inner = measure(children[index], traits, room: left, depth: depth + 1)
      kept[places.lowerBound + index] = inner
      left.columns -= inner.size.columns
    }
    let (share, spare) = left.columns.quotientAndRemainder(dividingBy: max(1, others.count))
    for (place, index) in others.enumerated() {
      var room = left
      if isEven { room.columns = share + (place < spare ? 1 : 0) }
      let inner = measure(children[index], traits, room: room, depth: depth + 1)
      kept[places.lowerBound + index] = inner
      if !isEven { left.columns -= inner.size.columns }
    }
  }

  private func extent(
    of children: [Element], _ places: Range<Int>, axis: Axis, _ gaps: [Int]
  ) -> CellSize {
    var total = CellSize(columns: 0, rows: 0)
    for index in children.indices where !children[index].isEmpty {
      let size = kept[places.lowerBound + index].size
      total[axis] += size[axis] + gaps[index]
      total[axis.across] = max(total[axis.across], size[axis.across])
    }
    return total
  }
}

/// The settings that change geometry: no colour does.
struct LayoutTraits: Hashable {
  var density: Density
  var widthPolicy: WidthPolicy
  /// The glyphs asked for.
  private var chosenGlyphs: GlyphSet

  init(_ environment: RenderEnvironment) {
    density = environment.density
    widthPolicy = environment.widthPolicy
    chosenGlyphs = environment.glyphs
  }

  /// The glyphs of frames, caps and marks: ASCII if ambiguous characters take two columns, since all of theirs are
  /// ambiguous.
  var glyphs: GlyphSet { widthPolicy == .ambiguousWide ? .ascii : chosenGlyphs }

  func applying(_ change: EnvironmentChange) -> LayoutTraits {
    var result = self
    if let density = change.density { result.density = density }
    if let glyphs = change.glyphs { result.chosenGlyphs = glyphs }
    if let widthPolicy = change.widthPolicy { result.widthPolicy = widthPolicy }
    return result
  }
}
