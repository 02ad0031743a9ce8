import GSDesign

#if Ncurses
  internal import CNcurses

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
        scalar: scalar, pair: pair, attributes: attributes.rawValue,
        columns: UInt8(clamping: columns)
      )
    }
  }
#else
  /// A screen of ncurses, in a build without it: it cannot be opened.
  struct NcursesScreen: ~Copyable {
    let colors = 0
    let pairs = 0

    init(term: String) throws(NcursesError) { throw .notBuilt }

    static let largest = CellSize(columns: 0, rows: 0)

    /// One scalar on its way to a cell, or to two.
    struct Spot {
      init(_ scalar: UInt32, columns: Int, _ attributes: Attributes, pair: Int32) {}
    }

    mutating func resize(to size: CellSize) {}
    mutating func invalidate() {}
    mutating func definePair(_ pair: Int, foreground: Int, background: Int) {}
    mutating func put(_ spots: [Spot], column: Int, row: Int) {}
    mutating func put(
      _ scalars: [UInt32], column: Int, row: Int, attributes: Attributes, pair: Int
    ) {}
    mutating func update(cursor: CellPosition?, into output: inout [UInt8]) {}
    static func columns(of scalar: Unicode.Scalar) -> Int { -1 }
  }
#endif
