import GSDesign

/// The size an element takes in a room, and where the measurer keeps those of its children in it.
struct Measurement {
  var size: CellSize
  /// Places in ``Measurer/kept``, one for each child.
  var children = 0..<0
  /// The room it was made for; nil if nothing was measured.
  var room: CellSize?

  /// Whether the measurements of the children hold in a frame: it has the measured size, or is the room measured for.
  func fits(_ frame: CellSize) -> Bool { size == frame || room == frame }

  static let nothing = Measurement(size: CellSize(columns: 0, rows: 0))
}

extension CellSize {
  /// More cells than any thing has; sums of lengths stay far below the limits of an integer.
  static let unboundedLength = 1 << 40

  /// Room for a thing at its natural size.
  static let unbounded = CellSize(columns: unboundedLength, rows: unboundedLength)

  /// Whether a length of room is a real one, that can be filled.
  static func isBounded(_ length: Int) -> Bool { length < unboundedLength >> 1 }

  /// No more than the room.
  func limited(to room: CellSize) -> CellSize {
    CellSize(columns: min(columns, room.columns), rows: min(rows, room.rows))
  }
}

extension CellRect {
  var size: CellSize { CellSize(columns: columns, rows: rows) }

  init(column: Int, row: Int, size: CellSize) {
    self.init(column: column, row: row, columns: size.columns, rows: size.rows)
  }

  /// Every cell there could be.
  static let everywhere = CellRect(
    column: -CellSize.unboundedLength, row: -CellSize.unboundedLength,
    columns: 2 * CellSize.unboundedLength, rows: 2 * CellSize.unboundedLength)
}

/// Finds the size that an element takes in a room.
///
/// A size is never larger than the room, and measuring in the size found finds it again.
struct Measurer {
  /// Deeper trees than any screen needs are cut here, before the stack of calls runs out.
  static let deepest = 400

  /// The measurements of all children, those of one element side by side: one array for a whole tree.
  var kept: [Measurement] = []

  mutating func measure(
    _ element: Element, _ traits: LayoutTraits, room: CellSize, depth: Int = 0
  ) -> Measurement {
    guard depth < Self.deepest else { return .nothing }
    var result = measureNode(of: element, traits, room: room, depth: depth)
    result.room = room
    return result
  }

  private mutating func measureNode(
    of element: Element, _ traits: LayoutTraits, room: CellSize, depth: Int
  ) -> Measurement {
    switch element.node {
    case .empty, .spacer: return .nothing
    case .words(let words): return Measurement(size: TextBlock.size(words, traits, room: room))
    case .cells(let picture):
      let size = CellSize(columns: picture.columns, rows: picture.rows)
      return Measurement(size: size.limited(to: room))
    case .rule(let rule):
      let size =
        switch rule.axis {
        case .horizontal: CellSize(columns: 0, rows: 1)
        case .vertical: CellSize(columns: 1, rows: 0)
        }
      return Measurement(size: size.limited(to: room))
    case .panel(let panel, let label):
      return measurePanel(panel, label, traits, room: room, depth: depth)
    case .backdrop(_, let child), .interactive(_, let child), .spoken(_, let child),
      .hidden(let child):
      let (inner, place) = measureOnly(child, traits, room: room, depth: depth)
      return Measurement(size: inner.size, children: place)
    case .environment(let change, let child):
      let inside = traits.applying(change)
      let (inner, place) = measureOnly(child, inside, room: room, depth: depth)
      return Measurement(size: inner.size, children: place)
    case .stack(let stack, let children):
      return measureStack(stack, children, traits, room: room, depth: depth)
    case .layers(let layers):
      return measureLayers(layers, traits, room: room, depth: depth)
    case .flow(let spacing, let lineSpacing, let children):
      return measureFlow(
        FlowGaps(spacing, lineSpacing, children, traits), children, traits, room: room, depth: depth
      )
    case .constrained(let layout):
      return measureConstrained(layout, traits, room: room, depth: depth)
    case .padded(let edges, let child):
      let insets = Insets(edges)
      let (inner, place) = measureOnly(child, traits, room: insets.inner(of: room), depth: depth)
      return Measurement(size: insets.outer(of: inner.size).limited(to: room), children: place)
    case .sized(let sizing, let child):
      return measureSized(sizing, child, traits, room: room, depth: depth)
    case .viewport(let viewport, let child):
      let (content, place) = measureOnly(
        child, traits, room: Self.viewportRoom(child, room), depth: depth)
      var size = content.size
      for axis in Axis.allCases where CellSize.isBounded(room[axis]) && child.isFlexible(axis) {
        size[axis] = max(size[axis], room[axis])
      }
      if viewport.marksEnds && content.size.rows > room.rows { size.columns += 1 }
      return Measurement(size: size.limited(to: room), children: place)
    }
  }

  /// The room for the content of a viewport: unbounded, except where the child adapts to its room.
  static func viewportRoom(_ child: Element, _ room: CellSize) -> CellSize {
    let (columns, rows) = (room.columns, room.rows)
    return CellSize(
      columns: CellSize.isBounded(columns) && child.adaptsToRoom(.horizontal)
        ? columns : CellSize.unboundedLength,
      rows: CellSize.isBounded(rows) && child.adaptsToRoom(.vertical)
        ? rows : CellSize.unboundedLength)
  }

  /// Takes places for the measurements of a given number of children.
  mutating func places(_ count: Int) -> Range<Int> {
    let first = kept.count
    for _ in 0..<count { kept.append(.nothing) }
    return first..<first + count
  }

  /// Measures the only child of an element.
  private mutating func measureOnly(
    _ child: Element, _ traits: LayoutTraits, room: CellSize, depth: Int
  ) -> (Measurement, place: Range<Int>) {
    let place = places(1)
    let inner = measure(child, traits, room: room, depth: depth + 1)
    kept[place.lowerBound] = inner
    return (inner, place)
  }

  private mutating func measurePanel(
    _ panel: Panel, _ label: Element, _ traits: LayoutTraits, room: CellSize, depth: Int
  ) -> Measurement {
    let geometry = PanelGeometry(panel, traits)
    let (inner, place) = measureOnly(
      label, traits, room: geometry.labelRoom(in: room), depth: depth)
    return Measurement(size: geometry.size(around: inner.size).limited(to: room), children: place)
  }

  private mutating func measureLayers(
    _ layers: [Layer], _ traits: LayoutTraits, room: CellSize, depth: Int
  ) -> Measurement {
    guard let base = layers.first else { return .nothing }
    let places = places(layers.count)
    let first = measure(base.element, traits, room: room, depth: depth + 1)
    kept[places.lowerBound] = first
    for (layer, place) in zip(layers, places).dropFirst() {
      kept[place] = measure(layer.element, traits, room: first.size, depth: depth + 1)
    }
    return Measurement(size: first.size, children: places)
  }

  private mutating func measureSized(
    _ sizing: Sizing, _ child: Element, _ traits: LayoutTraits, room: CellSize, depth: Int
  ) -> Measurement {
    // A fixed size does not depend on the child, which is measured when placed, unless it is kept from the last frame.
    if let fixed = sizing.fixedSize(in: room) { return Measurement(size: fixed) }
    let (inner, place) = measureOnly(child, traits, room: sizing.room(in: room), depth: depth)
    let size = CellSize(
      columns: sizing.width.length(of: inner.size.columns, in: room.columns),
      rows: sizing.height.length(of: inner.size.rows, in: room.rows))
    return Measurement(size: size, children: place)
  }
}

extension Sizing {
  /// The room available to the child.
  func room(in room: CellSize) -> CellSize {
    CellSize(columns: width.room(in: room.columns), rows: height.room(in: room.rows))
  }

  /// The size in a room that does not follow from the child; nil for one that does.
  func fixedSize(in room: CellSize) -> CellSize? {
    switch (width, height) {
    case (.exactly, .exactly): self.room(in: room)
    case (.exactly, _), (.content, _), (.atLeast, _), (.atMost, _), (.fill, _): nil
    }
  }
}

extension Extent {
  /// The room available to the child.
  func room(in room: Int) -> Int {
    switch self {
    case .content, .fill, .atLeast: room
    case .exactly(let length), .atMost(let length): min(room, Self.cells(length))
    }
  }

  /// The length around a child, no more than the room.
  func length(of content: Int, in room: Int) -> Int {
    switch self {
    case .content, .atMost: min(content, room)
    case .exactly(let length): min(room, Self.cells(length))
    case .atLeast(let length): min(room, max(content, Self.cells(length)))
    case .fill: CellSize.isBounded(room) ? room : content
    }
  }

  private static func cells(_ length: Int) -> Int { min(max(0, length), CellMetrics.limit) }
}

/// Room around a child in cells.
struct Insets {
  var leading: Int
  var trailing: Int
  var top: Int
  var bottom: Int

  init(_ edges: Edges) {
    leading = CellMetrics.columns(edges.leading.points)
    trailing = CellMetrics.columns(edges.trailing.points)
    top = CellMetrics.rows(edges.top.points)
    bottom = CellMetrics.rows(edges.bottom.points)
  }

  func inner(of size: CellSize) -> CellSize {
    CellSize(columns: size.columns - leading - trailing, rows: size.rows - top - bottom)
  }

  func outer(of size: CellSize) -> CellSize {
    CellSize(columns: size.columns + leading + trailing, rows: size.rows + top + bottom)
  }

  func inner(of frame: CellRect) -> CellRect {
    CellRect(
      column: frame.column + leading, row: frame.row + top, size: inner(of: frame.size))
  }
}

/// The gaps of a flow in cells.
struct FlowGaps {
  let columns: Int
  let rows: Int

  init(_ spacing: Space, _ lineSpacing: Space, _ children: [Element], _ traits: LayoutTraits) {
    columns = CellMetrics.columns(spacing.points)
    let rows = CellMetrics.rows(lineSpacing.points)
    self.rows = rows == 0 && children.contains { $0.reach(traits) > 0 } ? 1 : rows
  }
}

/// The places of a flow's children: from left to right, and on the next line if one does not fit.
struct FlowLines {
  private let gaps: FlowGaps
  private let limit: Int
  private(set) var size = CellSize(columns: 0, rows: 0)
  private var column = 0
  private var row = 0

  init(_ gaps: FlowGaps, columns limit: Int) {
    self.gaps = gaps
    self.limit = limit
  }

  /// The place of the next child.
  mutating func place(_ child: CellSize) -> CellPosition {
    if column > 0 && column + gaps.columns + child.columns > limit {
      row = size.rows + gaps.rows
      column = 0
    }
    let start = column > 0 ? column + gaps.columns : 0
    column = start + child.columns
    size = CellSize(
      columns: max(size.columns, column), rows: max(size.rows, row + child.rows))
    return CellPosition(column: start, row: row)
  }
}

extension Measurer {
  mutating func measureFlow(
    _ gaps: FlowGaps, _ children: [Element], _ traits: LayoutTraits, room: CellSize, depth: Int
  ) -> Measurement {
    var lines = FlowLines(gaps, columns: room.columns)
    let places = places(children.count)
    for (child, place) in zip(children, places) {
      kept[place] = measure(child, traits, room: room, depth: depth + 1)
      if !child.isEmpty { _ = lines.place(kept[place].size) }
    }
    return Measurement(size: lines.size.limited(to: room), children: places)
  }
}
