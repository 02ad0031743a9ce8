internal import ColorScience
import GSDesign

/// A style in the form that ncurses understands.
struct NcursesPen {
  var pair: Int32
  var attributes: Attributes
  /// The number of the background's colour; -1 is the terminal's own.
  var ground: Int32

  /// Whether more of it than the ground is seen on a blank.
  var showsOnBlanks: Bool { !attributes.isDisjoint(with: .visibleOnBlanks) }

  /// The content of a cell as given to ncurses.
  struct Held {
    private var pen: NcursesPen
    /// -1 for an unknown cell, 1 for a blank of which only the ground shows.
    private var kind: Int8

    static let nothing = Held()

    private init() {
      pen = NcursesPen(pair: 0, attributes: [], ground: -1)
      kind = -1
    }

    init(pen: NcursesPen, isBlank: Bool) {
      self.pen = pen
      kind = isBlank ? 1 : 0
    }

    func isBlank(on ground: Int32) -> Bool { kind == 1 && pen.ground == ground }

    /// The pen for a blank behind this cell: its own, where that leaves the ground that is wanted.
    func pen(over wanted: NcursesPen) -> NcursesPen {
      kind >= 0 && pen.ground == wanted.ground && !pen.showsOnBlanks ? pen : wanted
    }
  }
}

/// The pens of the styles of a pool, each made once.
struct NcursesPens {
  private var pairs: ColorPairs
  private var downsampler: Downsampler
  /// By twice the index of the style: under words, and under a part of a fill.
  private var known: [NcursesPen?] = []

  init(pairs: ColorPairs, _ reduction: ColorReduction) {
    self.pairs = pairs
    downsampler = Downsampler(reduction)
  }

  /// Adopts the colours of the terminal, and returns whether they have changed.
  mutating func adopt(_ reduction: ColorReduction) -> Bool {
    guard reduction != downsampler.reduction else { return false }
    downsampler = Downsampler(reduction)
    recycle()
    return true
  }

  /// Whether a pen had no pair since the last ``recycle()``.
  var hasOverflow: Bool { pairs.hasOverflow }

  /// Gives all pairs free. A surface of another pool follows, or one that is drawn whole.
  mutating func recycle() {
    pairs.recycle()
    known.removeAll(keepingCapacity: true)
  }

  mutating func pen(
    of cell: Cell, in pool: CellPool, on screen: inout NcursesScreen
  ) -> NcursesPen {
    let index = 2 * Int(cell.style.index) + (cell.glyph.isPartOfFill ? 1 : 0)
    if index < known.count, let pen = known[index] { return pen }
    while known.count <= index { known.append(nil) }
    let wanted = downsampler.pen(of: cell, in: pool)
    let pen = NcursesPen(
      pair: Int32(clamping: pairs.number(of: wanted, on: &screen)), attributes: wanted.attributes,
      ground: Int32(clamping: pairs.index(of: wanted.background)))
    known[index] = pen
    return pen
  }
}

/// Numbers pairs of colours as ncurses wants them, and begins again when the numbers run out.
struct ColorPairs {
  private struct Pair: Hashable {
    var foreground: Int
    var background: Int
  }

  /// The default pair included.
  private let limit: Int
  /// How many colours there are; 0 for none.
  private let colors: Int
  private var numbers: [Pair: Int] = [:]
  /// Whether a pair had no number since the last ``recycle()``.
  private(set) var hasOverflow = false

  init(limit: Int, colors: Int) {
    self.limit = limit
    self.colors = colors
  }

  /// Gives all numbers free.
  mutating func recycle() {
    numbers.removeAll(keepingCapacity: true)
    hasOverflow = false
  }

  /// The number of the pair of a pen; the default pair if none is left.
  mutating func number(of pen: Pen, on screen: inout NcursesScreen) -> Int {
    let pair = Pair(foreground: index(of: pen.foreground), background: index(of: pen.background))
    if pair == Pair(foreground: -1, background: -1) { return 0 }
    if let known = numbers[pair] { return known }
    let number = numbers.count + 1
    guard number < limit else {
      hasOverflow = true
      return 0
    }
    numbers[pair] = number
    screen.definePair(number, foreground: pair.foreground, background: pair.background)
    return number
  }

  /// The number that ncurses knows a colour by; -1 is the terminal's own.
  func index(of color: TerminalColor) -> Int {
    switch color.form {
    case .standard: return -1
    case .direct(let rgb):
      let value = Int(rgb.value)
      // The entries with direct colours keep 0 to 7 for the named ones: one step of green beside them is free.
      return value < 8 ? value | 0x100 : value
    case .indexed(let index): return Int(index) < colors ? Int(index) : -1
    case .named(let index):
      return Int(index) < colors ? Int(index) : colors >= 8 ? Int(index) - 8 : -1
    }
  }
}
