public import ColorScience
public import GSDesign

/// Presents frames through ncurses.
///
/// ncurses decides how cells reach the terminal; their contents are decided before, as for every presenter. It draws
/// into memory, so it changes neither the terminal's modes nor the handlers of signals, and each frame is one write. It
/// has no strikethrough. Of clusters it can draw only a base with marks; of others it draws the first scalar.
///
/// ncurses is one set of globals: the presenters of a process belong to one thread at a time.
public struct NcursesPresenter<Sink: ByteSink & ~Copyable>: Presenter, ~Copyable {
  /// The error that prevents writing a frame.
  public typealias Failure = Sink.Failure

  private var screen: NcursesScreen
  private var pens: NcursesPens
  private var glyphs = NcursesGlyphs()
  private var modes = ModeTracker()
  private var shown: Surface?
  /// The cells as given to ncurses, row by row.
  private var held: [NcursesPen.Held] = []
  /// Cells on their way to ncurses, so that it is called once for many.
  private var run: [NcursesScreen.Spot] = []
  private var sink: Sink
  private var features: TerminalFeatures
  /// The colour depth: no more than the terminal's entry has.
  public let depth: ColorDepth
  /// Whose terminfo entry is used.
  public let term: String

  /// - Parameters:
  ///   - sink: where the bytes go.
  ///   - term: the terminal's name.
  ///   - depth: the colours of the terminal; in true colour, `directTerm` is used if its entry exists.
  ///   - features: only synchronized output counts; the entry defines the rest.
  ///   - directTerm: the entry with direct colours.
  ///   - pairLimit: how many pairs of colours are kept at most.
  /// - Throws: ``NcursesError`` if ncurses has no entry for the terminal, or no locale.
  public init(
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
    pens = NcursesPens(
      pairs: ColorPairs(limit: min(screen.pairs, pairLimit), colors: screen.colors),
      ColorReduction(self.depth))
    self.screen = screen
    self.sink = sink
    self.features = features
  }

  /// Forgets the contents of the screen: the next frame is drawn whole.
  public mutating func invalidate() {
    shown = nil
    modes.invalidate()
  }

  /// Adopts synchronized output alone: for the rest, ncurses keeps to its terminfo entry.
  public mutating func adopt(_ features: TerminalFeatures, depth: ColorDepth) {
    self.features = features
  }

  /// Adopts the terminal's sixteen named colours, nil for those of xterm. If they change, the next frame is drawn
  /// whole.
  public mutating func adopt(named: IndexedPalette?) {
    guard pens.adopt(ColorReduction(depth, named: named)) else { return }
    shown = nil
  }

  /// Has ncurses draw the frame in memory, and writes its output in one piece.
  ///
  /// - Throws: the error of the sink.
  public mutating func present(_ frame: Frame) throws(Sink.Failure) {
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
      guard pens.hasOverflow else { return }
    } else {
      screen.resize(to: CellSize(columns: surface.columns, rows: surface.rows))
    }
    // Everything is drawn, with the pairs of this frame alone, and independent of the pen that was left.
    ControlSequence.resetGraphics.encode(into: &output)
    pens.recycle()
    glyphs.forget()
    held = Array(repeating: .nothing, count: surface.cells.count)
    screen.invalidate()
    for row in 0..<surface.rows { draw(0..<surface.columns, of: row, surface) }
  }

  private mutating func draw(_ range: Range<Int>, of row: Int, _ surface: Surface) {
    guard row < NcursesScreen.largest.rows else { return }
    let range = range.clamped(to: 0..<NcursesScreen.largest.columns)
    let start = row * surface.columns
    var first = range.lowerBound
    run.removeAll(keepingCapacity: true)
    for column in range {
      let cell = surface.cells[start + column]
      guard !cell.isContinuation else {
        if run.isEmpty { first = column + 1 }
        continue
      }
      var pen = pens.pen(of: cell, in: surface.pool, on: &screen)
      if cell.glyph == .blank, !pen.showsOnBlanks {
        // Only the ground of this blank shows: it is left alone, or takes the pen that is already set there.
        guard !held[start + column].isBlank(on: pen.ground) else {
          flush(&first, row, next: column + 1)
          continue
        }
        if column > 0 { pen = held[start + column - 1].pen(over: pen) }
        append(0x20, columns: 1, pen, isBlank: true, at: start + column)
        continue
      }
      let columns = max(1, cell.glyph.columns)
      let drawn: Int
      switch glyphs.form(of: cell.glyph, in: surface.pool) {
      case .scalar(let scalar, columns: let width):
        drawn = width
        append(scalar, columns: width, pen, isBlank: false, at: start + column)
      case .cluster(let scalars, columns: let width):
        drawn = width
        flush(&first, row, next: column + width)
        put(scalars, columns: width, pen, column: column, row: row, surface.columns)
      case .clusters(let cells):
        drawn = cells.count
        flush(&first, row, next: column + drawn)
        for (offset, scalars) in cells.enumerated() {
          put(scalars, columns: 1, pen, column: column + offset, row: row, surface.columns)
        }
      }
      for blank in column + drawn..<max(column + drawn, column + columns) {
        append(0x20, columns: 1, pen, isBlank: !pen.showsOnBlanks, at: start + blank)
      }
    }
    flush(&first, row, next: range.upperBound)
  }

  /// Gives ncurses a base with its marks.
  private mutating func put(
    _ scalars: [UInt32], columns: Int, _ pen: NcursesPen, column: Int, row: Int, _ width: Int
  ) {
    screen.put(scalars, column: column, row: row, attributes: pen.attributes, pair: Int(pen.pair))
    let index = row * width + column
    hold(pen, isBlank: false, index..<index + columns)
  }

  private mutating func append(
    _ scalar: UInt32, columns: Int, _ pen: NcursesPen, isBlank: Bool, at index: Int
  ) {
    run.append(NcursesScreen.Spot(scalar, columns: columns, pen.attributes, pair: pen.pair))
    hold(pen, isBlank: isBlank, index..<index + columns)
  }

  private mutating func hold(_ pen: NcursesPen, isBlank: Bool, _ range: Range<Int>) {
    for index in range where index < held.count {
      held[index] = NcursesPen.Held(pen: pen, isBlank: isBlank)
    }
  }

  /// Hands the run over; the one after it begins at `next`.
  private mutating func flush(_ first: inout Int, _ row: Int, next: Int) {
    if !run.isEmpty {
      screen.put(run, column: first, row: row)
      run.removeAll(keepingCapacity: true)
    }
    first = next
  }
}

extension ColorDepth {
  /// This depth, or the best one that a number of colours allows.
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

/// The reason why ncurses has no screen.
public enum NcursesError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name has no terminfo entry.
  case unknownTerminal(String)
  /// The C library has no locale in UTF-8.
  case noUnicodeLocale
  /// The library was built without its trait `Ncurses`.
  case notBuilt

  /// The problem, and what to do.
  public var description: String { description(otherwise: "present with ANSI") }

  /// The problem, and what to do.
  ///
  /// - Parameter otherwise: the way to do without ncurses, as an instruction to the reader.
  public func description(otherwise: String) -> String {
    switch self {
    case .unknownTerminal(let name):
      """
      ncurses does not know the terminal "\(name)". Install its terminfo entry (Debian: ncurses-term), set TERM to \
      a known name such as xterm-256color, or \(otherwise).
      """
    case .noUnicodeLocale:
      "The C library has no locale in UTF-8, not even C.UTF-8. Install one, or \(otherwise)."
    case .notBuilt:
      "This program was built without ncurses. Build it with the trait Ncurses, or \(otherwise)."
    }
  }
}
