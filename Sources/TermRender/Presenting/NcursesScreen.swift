internal import CNcurses
import GSDesign
import Words

/// A screen of ncurses that draws into memory.
///
/// ncurses is one set of globals: all screens of a process belong to one thread at a time.
@safe
struct NcursesScreen: ~Copyable {
  private let handle: UnsafeMutablePointer<gs_ncurses>
  /// How many colours the terminal's entry has: 0, 8, 16, 88, 256 or 2 to the 24th.
  let colors: Int
  /// How many pairs there can be, the default one included.
  let pairs: Int

  init(term: String) throws(NcursesError) {
    guard gs_ncurses_set_locale() != 0 else { throw .noUnicodeLocale }
    guard !term.isEmpty, let handle = unsafe gs_ncurses_open(term) else {
      throw .unknownTerminal(term)
    }
    unsafe self.handle = handle
    colors = Int(unsafe gs_ncurses_colors(handle))
    pairs = Int(unsafe gs_ncurses_pairs(handle))
  }

  deinit {
    unsafe gs_ncurses_close(handle)
  }

  /// ncurses counts columns and rows in sixteen bits with a sign.
  static let largest = CellSize(columns: 32_000, rows: 32_000)

  mutating func resize(to size: CellSize) {
    _ = unsafe gs_ncurses_resize(
      handle, Int32(min(size.columns, Self.largest.columns)),
      Int32(min(size.rows, Self.largest.rows)))
  }

  /// The next update draws everything.
  mutating func invalidate() {
    unsafe gs_ncurses_invalidate(handle)
  }

  mutating func definePair(_ pair: Int, foreground: Int, background: Int) {
    unsafe gs_ncurses_define_pair(
      handle, Int32(clamping: pair), Int32(clamping: foreground), Int32(clamping: background))
  }

  /// One scalar on its way to a cell, or to two.
  typealias Spot = gs_ncurses_spot

  /// Writes scalars side by side.
  mutating func put(_ spots: [Spot], column: Int, row: Int) {
    unsafe spots.withUnsafeBufferPointer {
      unsafe gs_ncurses_put_run(
        handle, Int32(clamping: column), Int32(clamping: row), $0.baseAddress,
        Int32(clamping: $0.count))
    }
  }

  /// Writes a cluster.
  mutating func put(
    _ scalars: [UInt32], column: Int, row: Int, attributes: Attributes, pair: Int
  ) {
    unsafe scalars.withUnsafeBufferPointer {
      unsafe gs_ncurses_put(
        handle, Int32(clamping: column), Int32(clamping: row), $0.baseAddress, Int32($0.count),
        Int32(attributes.rawValue), Int32(clamping: pair))
    }
  }

  /// Appends what brings the terminal up to date.
  mutating func update(cursor: CellPosition?, into output: inout [UInt8]) {
    let column = cursor.map { Int32(clamping: $0.column) } ?? -1
    let row = cursor.map { Int32(clamping: $0.row) } ?? -1
    let count = unsafe gs_ncurses_update(handle, column, row)
    guard count > 0 else { return }
    let start = output.count
    output.append(contentsOf: repeatElement(0, count: count))
    unsafe output.withUnsafeMutableBufferPointer { output in
      guard let base = output.baseAddress else { return }
      unsafe gs_ncurses_take(handle, base + start, count)
    }
  }

  /// The columns that ncurses takes for a scalar; -1 where it cannot draw it.
  static func columns(of scalar: Unicode.Scalar) -> Int { Int(gs_ncurses_columns(scalar.value)) }
}

extension NcursesScreen.Spot {
  /// - Parameter columns: 1 or 2.
  init(_ scalar: UInt32, columns: Int, _ attributes: Attributes, pair: Int32) {
    self.init(
      scalar: scalar, pair: pair, attributes: attributes.rawValue, columns: UInt8(clamping: columns)
    )
  }
}

/// Glyphs in the form in which ncurses can draw them.
struct NcursesGlyphs {
  enum Form {
    case scalar(UInt32, columns: Int)
    case cluster([UInt32], columns: Int)
    /// A spacing mark has a cell of its own, as the letter before it.
    case clusters([[UInt32]])
  }

  /// By the index of the cluster in the pool.
  private var clusters: [Form?] = []

  /// The clusters of another pool follow.
  mutating func forget() { clusters.removeAll(keepingCapacity: true) }

  /// The form of a glyph that ncurses can draw, and its columns: bases and spacing marks with at most four marks each
  /// if terminals agree on them, otherwise the first scalar. U+FFFD replaces a scalar that is wider than its cells or
  /// cannot be drawn.
  mutating func form(of glyph: Cell.Glyph, in pool: CellPool) -> Form {
    let columns = max(1, glyph.columns)
    if let scalar = glyph.scalar {
      let value = scalar.value
      return value >= 0x20 && value < 0x7F
        ? .scalar(value, columns: 1) : NcursesGlyphs.form(of: scalar, columns)
    }
    guard let index = glyph.clusterIndex else { return .scalar(0xFFFD, columns: 1) }
    if index < clusters.count, let known = clusters[index] { return known }
    while clusters.count <= index { clusters.append(nil) }
    let form = NcursesGlyphs.form(of: DisplayWidth.presentable(pool.text(of: glyph)), columns)
    clusters[index] = form
    return form
  }

  private static func form(of scalar: Unicode.Scalar, _ columns: Int) -> Form {
    guard !scalar.isForbiddenInText else { return .scalar(0xFFFD, columns: 1) }
    let width = NcursesScreen.columns(of: scalar)
    guard width > 0, width <= columns else { return .scalar(0xFFFD, columns: 1) }
    return .scalar(scalar.value, columns: width)
  }

  private static func form(of text: String, _ columns: Int) -> Form {
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.first else { return .scalar(0xFFFD, columns: 1) }
    let base = form(of: first, columns)
    guard case .scalar(let value, columns: let width) = base, value == first.value else {
      return base
    }
    guard scalars.count > 1, text.allSatisfy({ DisplayWidth.isTrusted($0) || $0.isTrailingMark }),
      let cells = cells(of: scalars)
    else { return base }
    if cells.count == 1 { return .cluster(cells[0], columns: width) }
    return width == 1 && cells.count <= columns ? .clusters(cells) : base
  }

  /// A cell for each scalar that has columns, with the zero-width marks that follow it; nil if a cell of ncurses cannot
  /// hold them.
  private static func cells(of scalars: [Unicode.Scalar]) -> [[UInt32]]? {
    var cells: [[UInt32]] = []
    for scalar in scalars {
      switch NcursesScreen.columns(of: scalar) {
      case 0 where !cells.isEmpty: cells[cells.count - 1].append(scalar.value)
      case let width where width > 0 && (width == 1 || cells.isEmpty): cells.append([scalar.value])
      case _: return nil
      }
    }
    return cells.allSatisfy { $0.count <= 5 } ? cells : nil
  }
}
