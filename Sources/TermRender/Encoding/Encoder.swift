internal import ColorScience
package import GSDesign

/// Turns frames into the bytes that bring a terminal from the last frame to the next.
///
/// It keeps the terminal's contents, pen, cursor and modes, and never repeats itself: an equal frame gives no bytes. It
/// reuses its buffers for the next frame.
package struct Encoder: ~Copyable {
  private var reduction: ColorReduction
  private var modes = ModeTracker()
  var writer: ScreenWriter
  var tables: CellTables
  /// The last frame, row by row, and its pool; nil if the content of the terminal is unknown.
  private(set) var pool: CellPool?
  private var drawn: [Cell] = []
  /// The cells that the terminal shows, in its own representation.
  var screen: [ScreenCell] = []
  /// The cells to show; the same as `screen` where the frame does not differ.
  var target: [ScreenCell] = []
  /// By row: where the two may differ.
  var changes: [Range<Int>] = []
  var segmenter: RowSegmenter
  var plans: [RowPlan] = []
  var planner: UpdatePlanner
  /// A row after it was pushed to and fro.
  var pushed: [ScreenCell] = []
  /// By pen: how many blanks there are of it.
  var blanks: [Int32] = []
  /// By column: in how many rows another background begins there.
  var edges: [Int32] = []
  /// The first columns of the panes of a frame that is painted.
  var panes: [Int] = []
  var scrolls = ScrollSearch()
  var images = TerminalImages()
  var words = TerminalWords()

  package init(depth: ColorDepth, features: TerminalFeatures = .xterm) {
    reduction = ColorReduction(depth)
    tables = CellTables(reduction, features: features)
    writer = ScreenWriter(features: features)
    segmenter = RowSegmenter(features: features)
    planner = UpdatePlanner(features: features)
  }

  /// Forgets the terminal's contents: the next frame is drawn whole, and its modes are set again.
  mutating func invalidate() {
    forgetScreen()
    modes.invalidate()
  }

  /// Adopts the features of the terminal. If the depth changes, or clusters were split so far, the next frame is drawn
  /// whole.
  mutating func adopt(_ features: TerminalFeatures, depth: ColorDepth) {
    adopt(features, depth: depth, named: reduction.named)
  }

  /// Adopts the terminal's sixteen named colours as well; nil for those of xterm.
  mutating func adopt(_ features: TerminalFeatures, depth: ColorDepth, named: IndexedPalette?) {
    writer.features = features
    segmenter = RowSegmenter(features: features)
    planner = UpdatePlanner(features: features)
    let shortensOthers = tables.glyphs.adopt(features)
    let reduction = ColorReduction(depth, named: named)
    if reduction != self.reduction {
      self.reduction = reduction
      tables = CellTables(reduction, features: features)
    } else if !shortensOthers {
      return
    }
    forgetScreen()
  }

  /// Adopts the way to send shapes as images, and returns whether it is new; nil draws them as cells.
  mutating func adopt(_ support: ImageSupport?) -> Bool {
    guard support != images.support else { return false }
    // Shapes drawn as cells so far are brought up to date as usual.
    if images.support != nil { forgetScreen() }
    images.adopt(support)
    return true
  }

  /// The bytes that make the terminal show the frame; none if it does already.
  package mutating func encode(_ frame: Frame) -> [UInt8] {
    let sized = words.view(of: frame.surface, sizesText: sizesText)
    let surface =
      images.support == nil ? sized.withCorners(writer.features) : images.view(of: sized)
    let size = CellSize(columns: surface.columns, rows: surface.rows)
    tables.update(from: surface.pool)
    if size != writer.size { forgetScreen() }
    writer.size = size
    planner.size = size
    writer.output.truncate(to: 0)
    if modes.change(to: frame.modes, into: &writer.output) { forgetScreen() }
    let start = writer.output.count
    let isSynchronized = writer.features.contains(.synchronizedOutput)
    if isSynchronized { writer.write(.setMode(.synchronizedOutput)) }
    let begin = writer.output.count
    if pool !== surface.pool { images.forget() }
    images.clear(into: &writer.output)
    let (cells, cursor) = (writer.output.count, writer.cursor)
    // Erased cells take sixel images with them that have not changed.
    writer.erasesTails =
      (images.support?.imageProtocol != .sixel || images.isIdle) && words.isIdle
    planner.erasesTails = writer.erasesTails
    draw(surface)
    if !words.isIdle { drawWords(since: cells, from: cursor) }
    if !images.isIdle { drawImages(since: begin, from: cursor) }
    placeCursor(frame.cursor)
    if isSynchronized {
      if writer.output.count > begin {
        writer.write(.resetMode(.synchronizedOutput))
      } else {
        writer.output.truncate(to: start)
      }
    }
    return writer.output.bytes()
  }

  private mutating func forgetScreen() {
    pool = nil
    images.forget()
    words.shown = []
    writer.forget()
  }

  private mutating func placeCursor(_ place: CellPosition?) {
    guard let place, place.column >= 0, place.column < writer.size.columns, place.row >= 0,
      place.row < writer.size.rows
    else { return modes.showCursor(false, into: &writer.output) }
    writer.move(to: CursorPlace(place))
    modes.showCursor(true, into: &writer.output)
  }

  private mutating func draw(_ surface: Surface) {
    guard surface.columns > 0, surface.rows > 0 else { return }
    guard pool === surface.pool else {
      pool = surface.pool
      drawn.removeAll(keepingCapacity: true)
      drawn.append(contentsOf: surface.cells)
      target.removeAll(keepingCapacity: true)
      target.reserveCapacity(drawn.count)
      for cell in drawn { target.append(tables.cell(cell)) }
      screen = target
      changes = Array(repeating: 0..<surface.columns, count: surface.rows)
      return repaint(changed: nil)
    }
    let changed = takeOver(surface) + uncoverImages() + uncoverWords()
    guard changed > 0 else { return }
    // Terminals do not agree on what becomes of images, and of larger words, where rows scroll.
    if writer.features.contains(.scrollRegions), images.isIdle, words.isIdle {
      scrollAndUpdate(changed)
    } else {
      update(changed)
    }
  }

  /// Brings `drawn` and `target` up to date with a surface and finds the changes.
  ///
  /// - Returns: how many cells have to change on the terminal.
  private mutating func takeOver(_ surface: Surface) -> Int {
    let columns = surface.columns
    guard Damage.takeOver(surface.cells, columns: columns, into: &drawn, &changes) else { return 0 }
    let (drawn, screen) = (drawn, screen)
    var changed = 0
    for row in changes.indices where !changes[row].isEmpty {
      let start = row * columns
      let cells = start + changes[row].lowerBound..<start + changes[row].upperBound
      let count = Self.reduce(drawn.span, cells, shown: screen.span, into: &target, &tables)
      if count == 0 { changes[row] = 0..<0 }
      changed += count
    }
    return changed
  }

  /// Copies cells in the form that the terminal keeps, and returns how many differ from its contents.
  private static func reduce(
    _ source: Swift.Span<Cell>, _ cells: Range<Int>, shown: Swift.Span<ScreenCell>,
    into target: inout [ScreenCell], _ tables: inout CellTables
  ) -> Int {
    var wanted = target.mutableSpan
    var changed = 0
    for index in cells {
      let cell = tables.cell(source[index])
      wanted[index] = cell
      if cell != shown[index] { changed += 1 }
    }
    return changed
  }

  /// Records that the terminal shows the frame.
  mutating func settle() {
    let columns = writer.size.columns
    let target = target
    for row in changes.indices where !changes[row].isEmpty {
      let start = row * columns
      Self.copy(
        target.span, start + changes[row].lowerBound..<start + changes[row].upperBound,
        into: &screen)
    }
  }

  private static func copy(
    _ source: Swift.Span<ScreenCell>, _ cells: Range<Int>, into screen: inout [ScreenCell]
  ) {
    var noted = screen.mutableSpan
    for index in cells { noted[index] = source[index] }
  }
}

/// Where a terminal's cursor is, as far as one can know.
struct CursorPlace: Hashable {
  var row: Int32
  /// The count of columns after the last one was written: there a terminal waits for the next glyph. Only a carriage
  /// return or an address leads away from it in the same way everywhere.
  var column: Int32

  init(column: Int, row: Int) {
    self.row = Int32(truncatingIfNeeded: row)
    self.column = Int32(truncatingIfNeeded: column)
  }

  init(_ position: CellPosition) {
    self.init(column: position.column, row: position.row)
  }

  private init(unknownIn row: Int32) {
    self.row = row
    column = -1
  }

  static let unknown = CursorPlace(unknownIn: -1)

  var isKnown: Bool { row >= 0 }
}
