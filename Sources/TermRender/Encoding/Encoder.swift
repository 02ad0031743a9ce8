package import GSDesign

/// Turns frames into the bytes that bring a terminal from the last frame to the next.
///
/// It keeps what the terminal shows, its pen, its cursor and its modes, and says nothing twice: for an equal frame
/// there are no bytes at all.
package struct Encoder {
  private(set) var features: TerminalFeatures
  private(set) var depth: ColorDepth
  private(set) var pens: PenTable
  private(set) var glyphs = GlyphTable()
  private var modes = ModeTracker()
  var writer: ScreenWriter
  /// What the terminal shows; nil when it is not known.
  private var shown: Surface?
  /// The same as the terminal keeps it, row by row.
  private var screen: [ScreenCell] = []

  package init(depth: ColorDepth, features: TerminalFeatures = .xterm) {
    self.features = features
    self.depth = depth
    pens = PenTable(downsampler: Downsampler(depth: depth))
    writer = ScreenWriter(size: CellSize(columns: 0, rows: 0))
  }

  /// Forgets what the terminal shows: the next frame is drawn whole, and its modes are set again.
  package mutating func invalidate() {
    forgetScreen()
    modes.invalidate()
  }

  /// Takes in what was learned of the terminal; at another depth the next frame is drawn whole.
  package mutating func adopt(_ features: TerminalFeatures, depth: ColorDepth) {
    self.features = features
    guard depth != self.depth else { return }
    self.depth = depth
    pens = PenTable(downsampler: Downsampler(depth: depth))
    forgetScreen()
  }

  /// The bytes that make the terminal show the frame; none where it does already.
  package mutating func encode(_ frame: Frame) -> [UInt8] {
    let surface = frame.surface
    pens.update(from: surface.pool)
    glyphs.update(from: surface.pool)
    if shown?.columns != surface.columns || shown?.rows != surface.rows { forgetScreen() }
    writer.size = CellSize(columns: surface.columns, rows: surface.rows)
    writer.output.removeAll(keepingCapacity: true)
    if modes.change(to: frame.modes, into: &writer.output) { forgetScreen() }
    let start = writer.output.count
    draw(surface)
    placeCursor(frame.cursor)
    if features.contains(.synchronizedOutput), writer.output.count > start {
      writer.output.insert(
        contentsOf: ControlSequence.setMode(.synchronizedOutput).bytes, at: start)
      writer.write(.resetMode(.synchronizedOutput))
    }
    shown = surface
    return writer.output
  }

  private mutating func forgetScreen() {
    shown = nil
    writer.cursor = nil
    writer.pen = nil
  }

  private mutating func placeCursor(_ place: CellPosition?) {
    guard let place, place.column >= 0, place.column < writer.size.columns, place.row >= 0,
      place.row < writer.size.rows
    else { return modes.showCursor(false, into: &writer.output) }
    writer.move(to: place)
    modes.showCursor(true, into: &writer.output)
  }

  private mutating func draw(_ surface: Surface) {
    guard surface.columns > 0, surface.rows > 0 else { return }
    guard let shown, let damage = Damage(from: shown, to: surface) else {
      let cells = surface.cells.map { pens.cell($0) }
      var whole = ScreenUpdate(new: cells, old: nil, size: writer.size)
      whole.addClearing(&pens, features, changed: cells.count)
      screen = cells
      return perform(whole)
    }
    guard !damage.isEmpty else { return }
    var cells = screen
    var changed = 0
    for (row, range) in damage.rows.enumerated() where !range.isEmpty {
      let start = row * surface.columns
      for index in start + range.lowerBound..<start + range.upperBound {
        cells[index] = pens.cell(surface.cells[index])
        if cells[index] != screen[index] { changed += 1 }
      }
    }
    guard changed > 0 else { return }
    var update = ScreenUpdate(new: cells, old: (screen, damage), size: writer.size)
    if changed * 2 > cells.count { update.addClearing(&pens, features, changed: changed) }
    screen = cells
    perform(update)
  }
}
