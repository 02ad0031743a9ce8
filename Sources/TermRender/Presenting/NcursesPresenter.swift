internal import ColorScience
package import GSDesign

/// Presents frames through ncurses.
///
/// ncurses decides how cells are brought to the terminal; what they are is decided before, as everywhere. It draws
/// into memory, so it changes neither the terminal's modes nor the handlers of signals, and each frame is one write.
/// It knows no strikethrough, and of clusters only a base with marks: of others it draws the first scalar.
package struct NcursesPresenter<Sink: ByteSink & ~Copyable>: Presenter, ~Copyable {
  package typealias Failure = Sink.Failure

  private var screen: NcursesScreen
  private var pairs: ColorPairs
  private var downsampler: Downsampler
  private var modes = ModeTracker()
  private var shown: Surface?
  private var sink: Sink
  private var features: TerminalFeatures
  /// What is drawn: not more than the terminal's entry has.
  package let depth: ColorDepth
  /// Whose terminfo entry is used.
  package let term: String

  /// - Parameters:
  ///   - term: the terminal's name.
  ///   - depth: what the terminal has; in true colour an entry with direct colours is taken where there is one.
  ///   - features: of these only synchronized output counts; the rest is told by the entry.
  ///   - directTerm: the entry with direct colours.
  ///   - pairLimit: how many pairs of colours are kept at most.
  package init(
    sink: consuming Sink, term: String, depth: ColorDepth, features: TerminalFeatures = [],
    directTerm: String = "xterm-direct", pairLimit: Int = .max
  ) throws(NcursesError) {
    let screen: NcursesScreen
    if depth == .truecolor, let direct = try? NcursesScreen(term: directTerm) {
      screen = direct
      self.term = directTerm
    } else {
      screen = try NcursesScreen(term: term)
      self.term = term
    }
    self.depth = depth.reduced(toColors: screen.colors)
    pairs = ColorPairs(limit: min(screen.pairs, pairLimit), colors: screen.colors)
    downsampler = Downsampler(depth: self.depth)
    self.screen = screen
    self.sink = sink
    self.features = features
  }

  package mutating func invalidate() {
    shown = nil
    modes.invalidate()
  }

  /// Of what was learned only synchronized output counts: ncurses keeps to its entry of terminfo.
  package mutating func adopt(_ features: TerminalFeatures, depth: ColorDepth) {
    self.features = features
  }

  package mutating func present(_ frame: Frame) throws(Sink.Failure) {
    let surface = frame.surface
    guard surface.columns > 0, surface.rows > 0 else { return }
    var output: [UInt8] = []
    if modes.change(to: frame.modes, into: &output) { shown = nil }
    let start = output.count
    draw(surface, into: &output)
    screen.update(cursor: frame.cursor, into: &output)
    modes.showCursor(frame.cursor != nil, into: &output)
    if features.contains(.synchronizedOutput), output.count > start {
      output.insert(contentsOf: ControlSequence.setMode(.synchronizedOutput).bytes, at: start)
      ControlSequence.resetMode(.synchronizedOutput).encode(into: &output)
    }
    shown = surface
    guard !output.isEmpty else { return }
    do {
      try sink.write(output)
    } catch {
      invalidate()
      throw error
    }
  }

  private mutating func draw(_ surface: Surface, into output: inout [UInt8]) {
    if let shown, let damage = Damage(from: shown, to: surface) {
      for (row, range) in damage.rows.enumerated() where !range.isEmpty {
        draw(range, of: row, surface)
      }
      guard pairs.hasOverflow else { return }
    } else {
      screen.resize(to: CellSize(columns: surface.columns, rows: surface.rows))
    }
    // Everything: with the pairs of nothing but this frame, and whatever pen somebody left.
    ControlSequence.resetGraphics.encode(into: &output)
    pairs.recycle()
    screen.invalidate()
    for row in 0..<surface.rows { draw(0..<surface.columns, of: row, surface) }
  }

  private mutating func draw(_ range: Range<Int>, of row: Int, _ surface: Surface) {
    for column in range {
      let cell = surface[column, row]
      guard !cell.isContinuation else { continue }
      let pen = downsampler.pen(for: surface.pool[cell.style])
      let pair = pairs.number(of: pen, on: &screen)
      let columns = max(1, cell.glyph.columns)
      let (scalars, drawn) = NcursesPresenter.drawable(surface.pool.text(of: cell.glyph), columns)
      screen.put(scalars, column: column, row: row, attributes: pen.attributes, pair: pair)
      for blank in column + drawn..<max(column + drawn, column + columns) {
        screen.put([0x20], column: blank, row: row, attributes: pen.attributes, pair: pair)
      }
    }
  }

  /// What ncurses can draw of a cluster, and how many columns it takes: a base and at most four marks where terminals
  /// agree on them, else the first scalar; U+FFFD for what is wider than its cells or cannot be drawn.
  private static func drawable(_ text: String, _ columns: Int) -> ([UInt32], Int) {
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.first, !first.isForbiddenInText else { return ([0xFFFD], 1) }
    let width = NcursesScreen.columns(of: first)
    guard width > 0, width <= columns else { return ([0xFFFD], 1) }
    let marks = scalars.dropFirst()
    guard marks.count <= 4, marks.allSatisfy({ NcursesScreen.columns(of: $0) == 0 }),
      marks.isEmpty || text.allSatisfy({ DisplayWidth.isTrusted($0) })
    else {
      return ([first.value], width)
    }
    return (scalars.map(\.value), width)
  }
}

extension ColorDepth {
  /// This depth, or what so many colours allow.
  fileprivate func reduced(toColors colors: Int) -> ColorDepth {
    switch self {
    case .mono: .mono
    case .truecolor where colors >= 1 << 24: .truecolor
    case .truecolor, .indexed256:
      colors >= 256 ? .indexed256 : ColorDepth.indexed16.reduced(toColors: colors)
    case .indexed16: colors >= 8 ? .indexed16 : .mono
    }
  }
}
